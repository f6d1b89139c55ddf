import { describe, expect, it } from "vitest";
import type { Quote } from "#contract/market.ts";
import { convertible } from "./convertible.ts";

const priced = (currency: string | null, change: Partial<Quote> = {}) => ({
  price: 371.4,
  currency,
  type: "Common Stock",
  provenance: { source: "x", status: "live", asOf: null, delayMinutes: null, fetchedAt: null } as const,
  ...change,
});

describe("a price worth converting", () => {
  it("counts pence as hundredths of a pound", () => {
    expect(convertible(priced("GBp"), "USD")).toEqual({ price: 3.714, currency: "GBP" });
    expect(convertible(priced("GBp"), "GBP")).toBeNull();
  });

  it("is foreign, real and money", () => {
    expect(convertible(priced("EUR"), "USD")).toEqual({ price: 371.4, currency: "EUR" });
    expect(convertible(priced("USD"), "USD")).toBeNull();
    expect(convertible(priced(null), "USD")).toBeNull();
    expect(convertible(priced("EUR", { type: "Index" }), "USD")).toBeNull();
    expect(
      convertible(priced("EUR", { provenance: { ...priced("EUR").provenance, status: "sample" } }), "USD"),
    ).toBeNull();
  });
});
