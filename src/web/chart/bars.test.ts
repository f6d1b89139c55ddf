import { describe, expect, it } from "vitest";
import type { Quote } from "#contract/market.ts";
import { barsCsv, barsFileName } from "./bars-csv.ts";
import { endsWithQuote, withLivePrice } from "./with-live-price.ts";

const bars = [
  { date: "2026-02-27", open: 10, high: 12, low: 9, close: 11, volume: 100 },
  { date: "2026-03-02", open: 11, high: 12, low: 10, close: 11.5, volume: null },
];
const quote = {
  price: 12.5,
  timeZone: "America/New_York",
  provenance: { source: "yahoo", status: "delayed", asOf: "2026-03-02T15:00:00Z", delayMinutes: 15, fetchedAt: null },
} as Quote;

describe("barsCsv", () => {
  it("writes ISO dates, leaves unknown values empty, and states every row's source", () => {
    expect(barsCsv(bars, { source: "yahoo", status: "delayed" })).toBe(
      "date,open,high,low,close,volume,source,status\r\n2026-02-27,10,12,9,11,100,yahoo,delayed\r\n2026-03-02,11,12,10,11.5,,yahoo,delayed\r\n",
    );
    expect(barsCsv(bars.slice(0, 1), { source: 'a "b", c', status: "sample" })).toContain('"a ""b"", c",sample');
  });

  it("is named by symbol and range, and as a sample if it is one", () => {
    expect(barsFileName("AAPL", "6M", "delayed")).toBe("AAPL-6M.csv");
    expect(barsFileName("AAPL", "6M", "sample")).toBe("AAPL-6M-sample.csv");
    expect(barsFileName("M&M.NS", "Max", "closed")).toBe("M_M.NS-Max.csv");
  });
});

describe("withLivePrice", () => {
  it("moves the close of the quote's own day, and its high if exceeded", () => {
    expect(withLivePrice(bars, quote).at(-1)).toMatchObject({ close: 12.5, high: 12.5, low: 10 });
  });

  it("leaves bars of another day and samples alone", () => {
    const older = { ...quote, provenance: { ...quote.provenance, asOf: "2026-03-01T15:00:00Z" } };
    expect(withLivePrice(bars, older)).toBe(bars);
    const sample = { ...quote, provenance: { ...quote.provenance, status: "sample" as const } };
    expect(withLivePrice(bars, sample)).toBe(bars);
    expect(withLivePrice(bars, undefined)).toBe(bars);
  });
});

describe("endsWithQuote", () => {
  it("is true if the last bar is of the quote's day", () => {
    expect(endsWithQuote(bars, quote)).toBe(true);
    expect(endsWithQuote(bars.slice(0, 1), quote)).toBe(false);
    expect(endsWithQuote(bars, undefined)).toBe(false);
    expect(endsWithQuote([], quote)).toBe(false);
  });
});
