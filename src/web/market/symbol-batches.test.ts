import { describe, expect, it } from "vitest";
import { getQuotes, getSparklines } from "#contract/market.ts";
import { symbolUnion } from "./streamed-symbols.ts";
import { symbolBatches } from "./symbol-batches.ts";

const symbols = Array.from({ length: 200 }, (_, index) => `S${index}`);

describe("symbolBatches", () => {
  it("requests a full watchlist in batches the server accepts, without gaps", () => {
    const batches = symbolBatches(symbols);
    expect(batches.flat()).toEqual(symbols);
    for (const batch of batches)
      for (const { input } of [getQuotes, getSparklines])
        expect(input.safeParse({ symbols: batch }).success).toBe(true);
    expect(getQuotes.input.safeParse({ symbols: symbols.slice(0, 51) }).success).toBe(false);
  });

  it("requests a symbol once, and nothing for an empty list", () => {
    expect(symbolBatches(["SPY", "AAPL", "SPY"])).toEqual([["SPY", "AAPL"]]);
    expect(symbolBatches([])).toEqual([]);
  });

  it("leaves symbols beyond the stream's limit in batches that are partly streamed", () => {
    const streamed = new Set(symbolUnion([symbols]));
    const unstreamed = symbols.filter((symbol) => !streamed.has(symbol));
    expect(unstreamed).toHaveLength(150);
    const polled = symbolBatches(symbols).filter((batch) => !batch.every((symbol) => streamed.has(symbol)));
    expect(polled.flat()).toEqual(unstreamed);
  });
});
