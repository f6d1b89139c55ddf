import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#core/calendar/plain-date.ts";
import { dayValues } from "../../../tests/support/day-values.ts";
import { benchmarkWithSameFlows } from "../../../tests/support/listed-analysis.ts";
import { holds } from "../../../tests/support/holds.ts";

const first = "2026-01-01";
const closesOf = (values: readonly (number | null)[]) =>
  values.map((close, index) => ({ date: addDays(first, index), close }));

it("buys and sells the benchmark at the close of each flow's day", () => {
  // By hand: 100 at 10 is 10 units; +60 at 12 is 15 units; -55 at 11 is 10 units, worth 120 at 12.
  const days = dayValues(first, [100, { value: 500, inflow: 60 }, { value: 300, outflow: 55 }, 333]);
  const comparison = benchmarkWithSameFlows(days, closesOf([10, 12, 11, 12]));
  expect(comparison.values).toEqual([100, 180, 110, 120]);
  expect(comparison.returnRatio).toBeCloseTo((180 / 160) * (165 / 180) * (120 / 110) - 1, 12);
});

it("shows no difference for a portfolio that only holds the benchmark", () => {
  const step = fc.record({
    move: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    bought: fc.integer({ min: 0, max: 100 }),
    soldPart: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  holds(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 120 }),
      fc.integer({ min: 0, max: 1000 }),
      (steps, opening) => {
        let [units, close] = [opening, 100];
        const closes = [close];
        const days = dayValues(first, [
          units * close,
          ...steps.map(({ move, bought, soldPart }) => {
            close *= 1 + move;
            closes.push(close);
            const sold = soldPart > 0.8 ? units * soldPart : 0;
            units += bought - sold;
            return { value: units * close, inflow: bought * close, outflow: sold * close };
          }),
        ]);
        const comparison = benchmarkWithSameFlows(days, closesOf(closes));
        expect(comparison.exhaustedDate).toBeNull();
        for (const [index, value] of comparison.values.entries())
          expect(value! - days[index]!.value!).toBeCloseTo(0, 4);
        expect(comparison.differenceRatio).toBeCloseTo(0, 6);
      },
    ),
  );
});

it("is the benchmark's own return without flows", () => {
  const comparison = benchmarkWithSameFlows(dayValues(first, [100, 101, 102]), closesOf([10, 9, 12]));
  expect(comparison.returnRatio).toBeCloseTo(0.2, 12);
  expect(comparison.differenceRatio).toBeCloseTo(-0.18, 12);
});

it("carries a close over a weekend and is null without one", () => {
  const days = dayValues(first, [100, 101, { value: 150, inflow: 50 }, 150]);
  const weekend = [
    { date: first, close: 10 },
    { date: addDays(first, 3), close: 11 },
  ];
  expect(benchmarkWithSameFlows(days, weekend).values).toEqual([100, 100, 150, 165]);
  const missing = benchmarkWithSameFlows(days, closesOf([10, null, 11, 11]));
  expect(missing).toMatchObject({
    returnRatio: null,
    differenceRatio: null,
    exhaustedDate: null,
  });
  expect(benchmarkWithSameFlows(days, []).returnRatio).toBeNull();
});

it("gives the day on which withdrawals exceeded the benchmark's value", () => {
  const days = dayValues(first, [100, { value: 50, outflow: 150 }, 60]);
  const comparison = benchmarkWithSameFlows(days, closesOf([10, 10, 10]));
  expect(comparison.exhaustedDate).toBe("2026-01-02");
  expect(comparison.values).toEqual([100, null, null]);
  expect(comparison.returnRatio).toBeNull();
});

it("begins with nothing where the portfolio begins with a debt", () => {
  const quiet = benchmarkWithSameFlows(dayValues(first, [-50, -40, -40]), closesOf([10, 11, 12]));
  expect(quiet).toMatchObject({ values: [0, 0, 0], exhaustedDate: null });
  const paidIn = benchmarkWithSameFlows(dayValues(first, [-50, { value: 150, inflow: 200 }]), closesOf([10, 11]));
  expect(paidIn.values).toEqual([0, 200]);
});
