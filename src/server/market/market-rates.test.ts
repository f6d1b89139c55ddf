import { describe, expect, it } from "vitest";
import { civilDay } from "#core/portfolio/civil-day.ts";
import type { DailyClosesSource } from "./daily-closes.ts";
import { noProvenance } from "./kept-values.ts";
import { withMarketRates } from "./market-rates.ts";

describe("rates of currencies without a reference rate", () => {
  it("are the closes of their pair with the euro, in that currency alone", async () => {
    const asked: string[][] = [];
    const closes: DailyClosesSource = (symbol) => {
      if (symbol === "EURCLP=X") return Promise.resolve("unknown");
      const points = { days: Int32Array.of(civilDay("2026-03-02")), closes: Float64Array.of(1_500.25) };
      const currency = symbol === "EURARS=X" ? "ARS" : "USD";
      const series = { symbol, currency, points, splits: [], dividends: [], isSplitAdjusted: true };
      return Promise.resolve({ ...series, provenance: noProvenance() });
    };
    const rates = withMarketRates((codes) => {
      asked.push([...codes]);
      return Promise.resolve({ table: { pivot: "EUR", series: { USD: [] } }, provenance: noProvenance() });
    }, closes);
    const { table } = await rates(["USD", "ARS", "CLP", "COP", "GBp"], "2026-03-01");
    expect(asked).toEqual([["USD"]]);
    expect(table.series).toEqual({ USD: [], ARS: [{ date: "2026-03-02", rate: 1_500.25 }] });
  });
});
