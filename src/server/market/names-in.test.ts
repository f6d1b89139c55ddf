import { expect, it } from "vitest";
import { createSymbolIndex } from "#core/market/symbol-index.ts";
import { createNamesIn } from "./names-in.ts";

const row = (symbol: string, name: string) => ({ symbol, name, type: "equity", exchange: null });
const rows = [
  row("PLTR", "Palantir Technologies Inc."),
  row("AAPL", "Apple Inc."),
  row("APLE", "Apple Hospitality REIT, Inc."),
  row("X", "United States Steel Corporation"),
  row("IBM", "International Business Machines Corporation"),
  row("FSLR", "First Solar, Inc."),
  row("FHN", "First Horizon Corporation"),
  row("FR", "First Industrial Realty Trust, Inc."),
  row("FBP", "First BanCorp"),
  row("EPS", "WisdomTree U.S. LargeCap Fund"),
  row("USD", "ProShares Ultra Semiconductors"),
  row("CEO", "CNOOC Limited"),
];
const index = createSymbolIndex(rows);
const namesIn = createNamesIn({
  find: (query, limit) => index.find(query, limit).map(({ row: { symbol, name } }) => ({ ticker: symbol, name })),
});
const symbols = (text: string) => namesIn(text).map(({ symbol }) => symbol);

it.each([
  ["Palantir trades at $231.59.", ["PLTR"]],
  ["Shares of Palantir’s rival", ["PLTR"]],
  ["Apple rose, Palantir Technologies fell.", ["AAPL", "PLTR"]],
  ["PLTR costs more.", ["PLTR"]],
  ["It beats $PLTR and rivals (IBM).", ["PLTR", "IBM"]],
  ["IBM's price is up.", ["IBM"]],
  ["| IBM | 3 |", ["IBM"]],
])("finds the instruments of: %s", (text, expected) => {
  expect(symbols(text)).toEqual(expected);
});

it.each([
  "Exports of the United States rose.",
  "First, the price rose.",
  "EPS was 3 in USD.",
  "CEO pay is high.",
  "The P/E is 30.",
  "It fell (USD).",
])("finds none in: %s", (text) => {
  expect(symbols(text)).toEqual([]);
});

it("reads a long text to its end", () => {
  const others = Array.from({ length: 200 }, (_, number) => `Someone Else Number${number}.`).join(" ");
  expect(symbols(`${others} Then Palantir.`)).toEqual(["PLTR"]);
});
