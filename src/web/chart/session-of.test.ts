import { describe, expect, it } from "vitest";
import type { Quote } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { sessionOf } from "./session-of.ts";

const provenance = {
  source: "yahoo",
  status: "delayed",
  asOf: "2026-03-02T15:00:00Z",
  fetchedAt: null,
  delayMinutes: 15,
} satisfies Provenance;
const quote = { price: 12.5, previousClose: 10, timeZone: "America/New_York", provenance } as Quote;
const bars = [{ date: "2026-03-02", open: 11, high: 12, low: 10, close: 12, volume: null }];
const history = { timeZone: "America/New_York", provenance };

describe("sessionOf", () => {
  it("is the quote's own day, from the previous close to the price", () => {
    expect(sessionOf(bars, history, quote)).toEqual({ previousClose: 10, price: 12.5 });
  });

  it("is unknown without a quote or its previous close, for another day, and if either is a sample", () => {
    expect(sessionOf(bars, history, undefined)).toBeNull();
    expect(sessionOf(bars, history, { ...quote, previousClose: null })).toBeNull();
    expect(
      sessionOf(bars, history, { ...quote, provenance: { ...provenance, asOf: "2026-03-03T15:00:00Z" } }),
    ).toBeNull();
    expect(sessionOf(bars, { ...history, provenance: { ...provenance, status: "sample" } }, quote)).toBeNull();
  });
});
