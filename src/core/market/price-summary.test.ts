import { expect, it } from "vitest";
import { deepestFall, priceSummary, rebased, thinned } from "./price-summary.ts";

const bar = (date: string, low: number | null, high: number | null, close: number) => ({ date, low, high, close });

it("sums up a period: first, last, high, low and changes", () => {
  const summary = priceSummary([
    bar("2026-01-02", 95, 105, 100),
    bar("2026-01-05", 80, 102, 90),
    bar("2026-01-06", 90, 150, 120),
  ]);
  expect(summary).toMatchObject({
    first: { date: "2026-01-02", close: 100 },
    last: { date: "2026-01-06", close: 120 },
    high: { date: "2026-01-06", price: 150 },
    low: { date: "2026-01-05", price: 80 },
    change: 20,
  });
  expect(summary?.changePercent).toBeCloseTo(20, 12);
  expect(summary?.belowHighPercent).toBeCloseTo(-20, 12);
  expect(summary?.aboveLowPercent).toBeCloseTo(50, 12);
  expect(priceSummary([])).toBeNull();
  expect(priceSummary([bar("2026-01-02", null, null, 7)])?.high.price).toBe(7);
});

it("thins a series evenly and keeps its ends", () => {
  expect(thinned([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
  expect(thinned([1, 2], 5)).toEqual([1, 2]);
});

it("rebases series to zero on the first shared day", () => {
  const both = rebased([
    [
      { date: "2026-01-02", close: 50 },
      { date: "2026-01-05", close: 100 },
      { date: "2026-01-06", close: 110 },
    ],
    [
      { date: "2026-01-05", close: 20 },
      { date: "2026-01-06", close: 19 },
    ],
  ]);
  expect(both?.dates).toEqual(["2026-01-05", "2026-01-06"]);
  expect(both?.changes[0]?.[1]).toBeCloseTo(10, 12);
  expect(both?.changes[1]?.[1]).toBeCloseTo(-5, 12);
  expect(rebased([[{ date: "2026-01-02", close: 1 }], [{ date: "2026-01-05", close: 1 }]])).toBeNull();
});

it("finds the deepest fall from a peak before it", () => {
  const days = [100, 120, 90, 130, 104].map((close, index) => ({ date: `2026-01-0${index + 1}`, close }));
  expect(deepestFall(days)).toMatchObject({ percent: -25, from: "2026-01-02", to: "2026-01-03" });
  expect(deepestFall(days.slice(0, 2))).toBeNull();
  expect(deepestFall([])).toBeNull();
});
