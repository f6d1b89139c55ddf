import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dayValues } from "../../../tests/support/day-values.ts";
import { drawdown } from "../../../tests/support/listed-analysis.ts";
import { holds } from "../../../tests/support/holds.ts";

it("matches Investopedia's example of a maximum drawdown: 500, 750, 400, 600, 350, 800 falls 53.33%", () => {
  const { deepest, ratios } = drawdown(dayValues("2026-01-01", [500, 750, 400, 600, 350, 800]));
  expect(deepest).toEqual({
    drawdownRatio: expect.closeTo(350 / 750 - 1, 12),
    peakDate: "2026-01-02",
    troughDate: "2026-01-05",
    recoveryDate: "2026-01-06",
    fallDays: 3,
    recoveryDays: 1,
  });
  expect(ratios.map((ratio) => ratio?.toFixed(4))).toEqual([
    "0.0000",
    "0.0000",
    "-0.4667",
    "-0.2000",
    "-0.5333",
    "0.0000",
  ]);
});

it("gives -10% for empyrical's mixed returns (tests/test_stats.py)", () => {
  let value = 100;
  const mixed = [1, 10, -4, 2, 3, 2, 1, -10].map((percent) => (value *= 1 + percent / 100));
  expect(drawdown(dayValues("2026-01-01", [100, ...mixed])).deepest?.drawdownRatio).toBeCloseTo(-0.1, 12);
});

it("doesn't count withdrawals as losses, and reports a fall that hasn't recovered", () => {
  const days = dayValues("2026-01-01", [100, { value: 50, outflow: 50 }, 45]);
  expect(drawdown(days).deepest).toMatchObject({ peakDate: "2026-01-02", recoveryDate: null, recoveryDays: null });
  expect(drawdown(days).deepest?.drawdownRatio).toBeCloseTo(-0.1, 12);
});

it("is zero if returns only rise, and restarts after an unknown day", () => {
  expect(drawdown(dayValues("2026-01-01", [1, 2, 3])).deepest).toBeNull();
  const gap = drawdown(dayValues("2026-01-01", [100, 90, { value: null, inflow: 9 }, 40, 44]));
  expect(gap.isComplete).toBe(false);
  expect(gap.ratios).toEqual([0, 90 / 100 - 1, null, null, 0]);
  expect(gap.deepest).toMatchObject({ troughDate: "2026-01-02", recoveryDate: null });
});

it("continues over a day without a value", () => {
  const { ratios, deepest, isComplete } = drawdown(dayValues("2026-01-01", [100, null, 80, 100]));
  expect(ratios.map((ratio) => ratio?.toFixed(2) ?? null)).toEqual(["0.00", null, "-0.20", "0.00"]);
  expect([isComplete, deepest?.recoveryDate]).toEqual([true, "2026-01-04"]);
});

it("lies between -1 and 0, is the lowest of its series and doesn't change with scale", () => {
  holds(
    fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 80 }), (values) => {
      const { ratios: all, deepest } = drawdown(dayValues("2026-01-01", values));
      const ratios = all.map((ratio) => ratio!);
      expect(Math.min(...ratios)).toBe(deepest?.drawdownRatio ?? 0);
      expect(Math.min(...ratios)).toBeGreaterThan(-1);
      expect(Math.max(...ratios)).toBe(0);
      const scaled = drawdown(
        dayValues(
          "2026-01-01",
          values.map((value) => value * 1000),
        ),
      );
      expect(scaled.deepest?.troughDate).toBe(deepest?.troughDate);
      expect(scaled.deepest?.recoveryDate).toBe(deepest?.recoveryDate);
    }),
  );
});
