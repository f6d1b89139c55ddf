import { expect, it } from "vitest";
import { builtInInstrument, builtInInstruments } from "./built-in-instruments.ts";
import { exchangeName } from "./exchange-codes.ts";
import { isSymbol } from "./symbol.ts";

it("names about fifty instruments, each once, by a valid symbol and a known exchange", () => {
  const symbols = builtInInstruments.map(({ symbol }) => symbol);
  expect(symbols.length).toBeGreaterThanOrEqual(50);
  expect(new Set(symbols).size).toBe(symbols.length);
  expect(symbols.filter((symbol) => !isSymbol(symbol))).toEqual([]);
  expect(builtInInstruments.filter(({ exchange }) => exchangeName(exchange) === null)).toEqual([]);
});

it("holds the default watchlist and the market strip", () => {
  const expected = "AAPL GOOGL GOOG MSFT AMZN TSLA NVDA META NFLX SPY QQQ DIA IWM TLT".split(" ");
  expect(expected.filter((symbol) => builtInInstrument(symbol) === null)).toEqual([]);
});
