import type { Incomplete } from "#core/portfolio/index.ts";
import { expect, it } from "vitest";
import { fewNames, unpricedThroughout } from "./unpriced.ts";
import { unpricedWords } from "./unpriced-words.ts";

const day = (date: string, value: string | null) => ({
  date,
  value,
  flow: null,
  inflow: null,
  outflow: null,
  income: null,
  fees: null,
  taxes: null,
});
const opening = { date: "2026-01-31", value: "0.00" };
const leftOut: Incomplete[] = [
  { symbol: "NVDA", reason: { code: "no-price" } },
  { symbol: null, reason: { code: "no-rate-on" } },
];

it("names holdings without a price if there is nothing else to draw", () => {
  const series = [day("2026-02-01", "0.00"), day("2026-02-02", null)];
  expect(unpricedThroughout({ opening, series, incomplete: leftOut })).toEqual({ names: ["NVDA"], lacks: "price" });
});

it("distinguishes a missing exchange rate from a missing price", () => {
  const series = [day("2026-02-01", "0.00")];
  const rate: Incomplete = {
    symbol: "SAP.DE",
    reason: { code: "no-rate-on", from: "EUR", to: "USD", day: "2026-02-01" },
  };
  const of = (incomplete: typeof leftOut) => unpricedWords(unpricedThroughout({ opening, series, incomplete }));
  expect(of([rate])).toBe("No exchange rate for SAP.DE yet");
  expect(of([rate, ...leftOut])).toBe("No price or exchange rate for SAP.DE, NVDA yet");
});

it("draws valued holdings and an empty portfolio normally", () => {
  const series = [day("2026-02-01", "0.00"), day("2026-02-02", "12.50")];
  expect(unpricedThroughout({ opening, series, incomplete: leftOut }).names).toEqual([]);
  expect(unpricedThroughout({ opening, series: [], incomplete: [] }).names).toEqual([]);
});

it("keeps the sentence short, however many names there are", () => {
  const others = (count: number) => `and ${count} more`;
  expect(fewNames(["A", "B", "C"], others)).toBe("A, B, C");
  expect(fewNames(["A", "B", "C", "D", "E"], others)).toBe("A, B, C and 2 more");
});
