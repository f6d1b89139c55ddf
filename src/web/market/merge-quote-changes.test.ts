import { describe, expect, it } from "vitest";
import type { Quote } from "#contract/market.ts";
import { changesBySymbol, mergeQuoteChanges } from "./merge-quote-changes.ts";

const provenance = (fetchedAt: string) => ({
  source: "yahoo",
  status: "delayed" as const,
  asOf: "2026-03-02T14:45:00Z",
  delayMinutes: 15,
  fetchedAt,
});

function quote(symbol: string, price: number): Quote {
  return {
    symbol,
    name: null,
    currency: "USD",
    exchange: "XNAS",
    exchangeName: null,
    timeZone: null,
    type: null,
    price,
    change: 1,
    changePercent: 1,
    previousClose: null,
    open: null,
    dayLow: null,
    dayHigh: null,
    fiftyTwoWeekLow: null,
    fiftyTwoWeekHigh: null,
    volume: 100,
    averageVolume: null,
    marketCap: null,
    pe: null,
    eps: null,
    dividendYield: null,
    sentiment: null,
    provenance: provenance("2026-03-02T15:00:00Z"),
  };
}

const data = { quotes: [quote("AAPL", 10), quote("MSFT", 20)], unknown: ["NOPE"] };

describe("mergeQuoteChanges", () => {
  it("writes only the received fields, and keeps other quotes the same objects", () => {
    const change = { symbol: "AAPL", price: 11, volume: null, provenance: provenance("2026-03-02T15:01:00Z") };
    const merged = mergeQuoteChanges(data, changesBySymbol([change]));
    expect(merged.quotes[0]).toEqual({ ...data.quotes[0], ...change });
    expect(merged.quotes[1]).toBe(data.quotes[1]);
    expect(merged.unknown).toBe(data.unknown);
  });

  it("returns the same object if no quote changes", () => {
    const change = { symbol: "TSLA", price: 1, provenance: provenance("2026-03-02T15:01:00Z") };
    expect(mergeQuoteChanges(data, changesBySymbol([change]))).toBe(data);
  });

  it("does not let a repeated frame undo a newer answer", () => {
    const change = { symbol: "AAPL", price: 9, provenance: provenance("2026-03-02T14:59:00Z") };
    expect(mergeQuoteChanges(data, changesBySymbol([change]))).toBe(data);
  });

  it("merges several changes of one symbol", () => {
    const first = { symbol: "AAPL", price: 11, change: 2, provenance: provenance("2026-03-02T15:01:00Z") };
    const second = { symbol: "AAPL", price: 12, provenance: provenance("2026-03-02T15:02:00Z") };
    expect(changesBySymbol([first, second]).get("AAPL")).toEqual({ ...first, ...second });
  });
});
