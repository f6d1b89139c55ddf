import { describe, expect, it } from "vitest";
import type { DataStatus } from "#core/market/provenance.ts";
import { watchlistTiles } from "./watchlist-tiles.ts";

const quote = (
  symbol: string,
  changePercent: number | null,
  marketCap: number | null,
  currency = "USD",
  status: DataStatus = "live",
) => ({
  symbol,
  name: null,
  changePercent,
  marketCap,
  currency,
  provenance: { source: "yahoo", status, asOf: null, delayMinutes: null, fetchedAt: null },
});

describe("watchlistTiles", () => {
  it("sizes symbols by market cap, with a minimum size", () => {
    const { tiles, isByCap } = watchlistTiles([quote("TINY", -2, 1), quote("AAPL", 1, 3e12), quote("MSFT", 3, 1e12)]);
    expect(isByCap).toBe(true);
    expect(tiles.map(({ symbol, size, ratio }) => [symbol, Math.round(size / 1e10), ratio])).toEqual([
      ["MSFT", 100, 0.03],
      ["AAPL", 300, 0.01],
      ["TINY", 8, -0.02],
    ]);
  });

  it.each([
    ["an unknown market cap", quote("BTC-USD", 1, null)],
    ["another currency", quote("SAP.DE", 1, 3e11, "EUR")],
  ])("sizes all alike with %s", (_name, other) => {
    const { tiles, isByCap } = watchlistTiles([quote("AAPL", 1, 3e12), other]);
    expect(isByCap).toBe(false);
    expect(tiles.map(({ size }) => size)).toEqual([1, 1]);
  });

  it("leaves out samples and unknown changes", () => {
    expect(watchlistTiles([quote("A", null, 1), quote("B", 1, 1, "USD", "sample")]).tiles).toEqual([]);
  });
});
