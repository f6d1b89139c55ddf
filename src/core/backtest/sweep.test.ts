import { expect, it } from "vitest";
import { addDays, isWeekend } from "../calendar/plain-date.ts";
import { defaultAssumptions } from "./assumptions.ts";
import type { BacktestInput, Series } from "./backtest-input.ts";
import { neighbourValues } from "./neighbour-values.ts";
import { readStrategy } from "./read-strategy.ts";
import { runBacktest } from "./run-backtest.ts";
import { sweep } from "./sweep.ts";
import { tunableNumbers } from "./tunable-numbers.ts";
import { walkForward } from "./walk-forward.ts";

/** Waves of 40 days with an upward trend, and a ripple of 7 days. */
function waves(count: number): Series {
  const dates = Array.from({ length: count * 2 }, (_, index) => addDays("2020-01-01", index))
    .filter((date) => !isWeekend(date))
    .slice(0, count);
  const close = Float64Array.from(
    dates,
    (_, index) => 100 + index / 20 + 10 * Math.sin((index * Math.PI) / 20) + 2 * Math.sin((index * 2 * Math.PI) / 7),
  );
  const open = close.map((value, index) => (value + (close[index - 1] ?? value)) / 2);
  return {
    symbol: "WAVE",
    dates,
    open,
    high: close.map((value, index) => Math.max(value, open[index]!) + 1),
    low: close.map((value, index) => Math.min(value, open[index]!) - 1),
    close,
    volume: new Float64Array(dates.length).fill(1000),
    dividends: [],
  };
}

function inputOf(long: unknown, count = 400): BacktestInput {
  const read = readStrategy({ kind: "rules", name: "Test", long });
  if (!read.ok) throw new Error(read.problems[0]!.words);
  return { series: [waves(count)], strategy: read.strategy, assumptions: defaultAssumptions, from: null, to: null };
}

const sma = (length: number) => ({ kind: "indicator", id: "sma", parameters: { length } });
const cross = {
  entry: { kind: "compare", left: sma(5), is: "crosses-above", right: sma(20) },
  exit: { kind: "compare", left: sma(5), is: "crosses-below", right: sma(20) },
};

it("runs every combination as if it ran alone", () => {
  const input = inputOf(cross);
  const [fast, slow] = tunableNumbers(input.strategy);
  const { axes, cells } = sweep({
    input,
    axes: [
      { key: fast!.key, values: neighbourValues(fast!) },
      { key: slow!.key, values: [15, 20] },
    ],
  });
  expect(axes.map(({ tunable, values }) => [tunable.value, values])).toEqual([
    [5, [3, 4, 5, 6, 7]],
    [20, [15, 20]],
  ]);
  expect(cells.map(({ values }) => values.join(" "))).toEqual(
    [3, 4, 5, 6, 7].flatMap((value) => [`${value} 15`, `${value} 20`]),
  );
  for (const {
    values: [one, other],
    statistics,
  } of cells) {
    const alone = inputOf(
      JSON.parse(JSON.stringify(cross).replaceAll(":20}", `:${other}}`).replaceAll(":5}", `:${one}}`)),
    );
    expect(statistics).toEqual(runBacktest(alone).statistics);
  }
  expect(new Set(cells.map(({ statistics }) => statistics!.finalValue)).size).toBe(cells.length);
});

it("gives the reason for invalid combinations", () => {
  const macd = (output: string) => ({ kind: "indicator", id: "macd", output, parameters: {} });
  const input = inputOf({ entry: { kind: "compare", left: macd("macd"), is: "above", right: macd("signal") } });
  const fast = tunableNumbers(input.strategy).find(
    ({ what }) => what.kind === "parameter" && what.parameter === "fast",
  )!;
  const { cells } = sweep({ input, axes: [{ key: fast.key, values: [12, 30, 0] }] });
  expect(cells.map(({ statistics }) => statistics === null)).toEqual([false, true, true]);
  expect(cells[0]!.reason).toBeNull();
  expect(cells[1]!.reason).toContain("are incompatible: macd: ");
  expect(cells[2]!.reason).toContain("fast must be a whole number from 2");
});

it("refuses unknown numbers and oversized grids", () => {
  const input = inputOf(cross);
  const [fast, slow] = tunableNumbers(input.strategy);
  const many = Array.from({ length: 101 }, (_, index) => index + 1);
  expect(() => sweep({ input, axes: [{ key: "nothing", values: [1] }] })).toThrow("no number “nothing”");
  const axes = [fast!, slow!].map(({ key }) => ({ key, values: many }));
  expect(() => sweep({ input, axes })).toThrow("10201 combinations are too many");
});

it("reports its progress", () => {
  const input = inputOf(cross);
  const shares: number[] = [];
  const [fast] = tunableNumbers(input.strategy);
  sweep({ input, axes: [{ key: fast!.key, values: [3, 4, 5, 6] }], onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

it.each([false, true])("chooses on one slice and tests on the next (anchored: %s)", (isAnchored) => {
  const input = inputOf(cross, 800);
  const [fast] = tunableNumbers(input.strategy);
  const axes = [{ key: fast!.key, values: [3, 5, 8] }];
  const walk = walkForward({ input, axes, folds: 5, isAnchored })!;
  expect(walk.folds).toHaveLength(5);
  // 800 days are eight lengths of 100: three to train on, then five to test on.
  expect(walk.dates).toEqual(input.series[0]!.dates.slice(300));
  for (const [index, { trainFrom, trainTo, testFrom, testTo, values, train, test }] of walk.folds.entries()) {
    const days = input.series[0]!.dates;
    expect([trainFrom, trainTo, testFrom, testTo]).toEqual([
      days[isAnchored ? 0 : index * 100],
      days[299 + index * 100],
      days[300 + index * 100],
      days[399 + index * 100],
    ]);
    const best = sweep({ input: { ...input, from: trainFrom, to: trainTo }, axes }).cells.toSorted(
      (one, other) => (other.statistics!.sharpe ?? -Infinity) - (one.statistics!.sharpe ?? -Infinity),
    )[0]!;
    expect(values).toEqual(best.values);
    expect(train).toEqual(best.statistics);
    expect(test).toEqual(
      sweep({ input: { ...input, from: testFrom, to: testTo }, axes: [{ key: fast!.key, values: best.values }] })
        .cells[0]!.statistics,
    );
  }
  const growth = walk.folds.reduce((product, { test }) => product * (1 + test.totalReturnRatio), 1);
  expect(walk.statistics.totalReturnRatio).toBeCloseTo(growth - 1, 10);
  expect(walk.equity.at(-1)).toBeCloseTo(10_000 * growth, 6);
  expect(walk.benchmarkEquity).toHaveLength(500);
  expect(walk.statistics.tradeCount).toBe(walk.folds.reduce((sum, { test }) => sum + test.tradeCount, 0));
});

it("never chooses by future days", () => {
  const input = inputOf(cross, 800);
  const [fast] = tunableNumbers(input.strategy);
  const axes = [{ key: fast!.key, values: [3, 5, 8] }];
  const changed = waves(800);
  changed.close.fill(1, 700);
  changed.open.fill(1, 700);
  changed.low.fill(0.5, 700);
  changed.high.fill(1.5, 700);
  const before = walkForward({ input, axes })!.folds;
  const after = walkForward({ input: { ...input, series: [changed] }, axes })!.folds;
  expect(after.map(({ values }) => values)).toEqual(before.map(({ values }) => values));
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
  expect(after[4]!.test).not.toEqual(before[4]!.test);
});

it("continues with nothing after a fold that ended in ruin", () => {
  // Fully short. Once in each test slice the price quintuples.
  const always = { kind: "always" };
  const read = readStrategy({ kind: "rules", name: "Short", short: { entry: always } });
  if (!read.ok) throw new Error("the strategy cannot be read");
  const { series, ...ground } = inputOf(cross, 800);
  const close = Float64Array.from(series[0]!.dates, (_, index) => (index % 100 === 50 ? 500 : 100));
  const spiked = { ...series[0]!, open: close, high: close, low: close, close };
  const walk = walkForward({ input: { ...ground, series: [spiked], strategy: read.strategy }, axes: [] })!;
  expect(walk.folds.every(({ test }) => test.finalValue < 0)).toBe(true);
  expect(walk.equity[99]).toBe(walk.folds[0]!.test.finalValue);
  expect(walk.equity.subarray(100).every((value) => value === 0)).toBe(true);
});

it("has no folds shorter than 20 days", () => {
  const input = inputOf(cross, 150);
  expect(walkForward({ input, axes: [], folds: 5 })).toBeNull();
});

it("gives no figures if two averages are equal or swapped", () => {
  const input = inputOf(cross);
  const [fast, slow] = tunableNumbers(input.strategy);
  const { cells } = sweep({
    input,
    axes: [
      { key: fast!.key, values: [5, 20, 30] },
      { key: slow!.key, values: [20, 40] },
    ],
  });
  const words = cells.map(({ values, statistics, reason }) => [...values, statistics === null ? reason : "run"]);
  expect(words).toEqual([
    [5, 20, "run"],
    [5, 40, "run"],
    [20, 20, "Two lengths of one indicator would be the same."],
    [20, 40, "run"],
    [30, 20, "The short length would exceed the long one, which reverses the rule."],
    [30, 40, "run"],
  ]);
});
