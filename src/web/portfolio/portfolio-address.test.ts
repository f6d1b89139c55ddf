import { describe, expect, it } from "vitest";
import { daysOfRange, portfolioParams, readPortfolioAddress } from "./portfolio-address.ts";

describe("the portfolio's address", () => {
  it("keeps tab, account and range, and omits defaults", () => {
    const written = (query: string) => portfolioParams(readPortfolioAddress(new URLSearchParams(query)));
    expect(written("")).toEqual({});
    expect(written("tab=income&account=a1&range=All")).toEqual({ tab: "income", account: "a1", range: "All" });
    expect(written("from=2025-01-01&to=2025-03-31")).toEqual({ from: "2025-01-01", to: "2025-03-31" });
    expect(written("tab=transactions&symbol=NVDA")).toEqual({ tab: "transactions", symbol: "NVDA" });
  });

  it("replaces invalid parts with defaults", () => {
    const { tab, range } = readPortfolioAddress(new URLSearchParams("tab=x&range=9Q&from=2025-02-30"));
    expect([tab, range]).toEqual(["holdings", "6M"]);
  });
});

describe("the days of a range", () => {
  it("opens with the value of the same day months before", () => {
    expect(daysOfRange("6M", "2026-11-21")).toEqual({ from: "2026-05-22", to: null });
    expect(daysOfRange("1M", "2026-01-15")).toEqual({ from: "2025-12-16", to: null });
    expect(daysOfRange("YTD", "2026-03-04").from).toBe("2026-01-01");
    expect(daysOfRange("All", "2026-03-04").from).toBeNull();
  });

  it("falls back on the last day of a shorter month", () => {
    expect(daysOfRange("1M", "2026-03-31").from).toBe("2026-03-01");
    expect(daysOfRange("1Y", "2024-02-29").from).toBe("2023-03-01");
  });
});
