import { expect, it } from "vitest";
import type { History } from "#contract/market.ts";
import { addDays } from "#core/calendar/index.ts";
import { historySource } from "./price-history.ts";
import { subjectOf } from "./subject-of.ts";

const today = "2026-03-04";
const bars = Array.from({ length: 3_000 }, (_, index) => {
  const date = addDays("2018-01-01", index);
  return { date, open: 100, high: 101, low: 99, close: 100, volume: 1_000 };
});

function dividendOf(day: string, value: number, splits: readonly (readonly [string, number])[]) {
  const history: History = {
    symbol: "AAPL",
    interval: "1d",
    currency: "USD",
    timeZone: "America/New_York",
    adjusted: false,
    bars,
    events: [
      { date: day, type: "dividend", value },
      ...splits.map(([date, ratio]) => ({ date, type: "split" as const, value: ratio })),
    ],
    heldBack: [],
    provenance: { source: "yahoo", status: "closed", asOf: null, delayMinutes: null, fetchedAt: null },
  };
  const source = historySource(history, { from: day, to: day }, today, subjectOf("AAPL"));
  const valueOf = (key: string) => source?.facts.find((fact) => fact.key === key)?.value;
  return { paid: valueOf("dividend0"), adjusted: valueOf("adjustedDividend0") };
}

it.each<[string, number, (readonly [string, number])[], number]>([
  ["before a split of four", 0.205, [["2020-08-31", 4]], 0.82],
  [
    "before two splits",
    0.1,
    [
      ["2020-08-31", 4],
      ["2022-06-06", 20],
    ],
    8,
  ],
  ["before a reverse split", 4, [["2021-08-02", 0.125]], 0.5],
  ["before a split of three for two", 0.4, [["2021-08-02", 1.5]], 0.6],
])("tells a dividend %s as it was paid, and adjusted beside it", (_, value, splits, paid) => {
  expect(dividendOf("2020-08-07", value, splits)).toEqual({ paid, adjusted: value });
});

it("tells a dividend after the last split once", () => {
  expect(dividendOf("2021-05-07", 0.22, [["2020-08-31", 4]])).toEqual({ paid: 0.22, adjusted: undefined });
});
