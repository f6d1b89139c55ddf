import { dayNumber, type PlainDate } from "../calendar/plain-date.ts";
import type { BacktestInput } from "./backtest-input.ts";
import { prepareBacktest } from "./prepare-backtest.ts";
import type { BacktestResult, Statistics, Trade } from "./result.ts";
import { statistics } from "./statistics.ts";
import { combinations, variantOf, variedNumbers, type Sweep, type SweepAxis } from "./sweep.ts";

export interface WalkForward {
  readonly axes: Sweep["axes"];
  readonly folds: readonly WalkForwardFold[];
  /** The linked test slices. Each starts with the final value of the previous one, in cash. */
  readonly dates: readonly PlainDate[];
  readonly equity: Float64Array;
  readonly statistics: Statistics;
  /** Buy and hold of the same slices, linked in the same way. */
  readonly benchmarkEquity: Float64Array;
  /**
   * Annual return of the test slices over that of the train slices. Below a half, the choice didn't carry over. Null if
   * the train slices had no gain. R. Pardo, The Evaluation and Optimization of Trading Strategies, 2008, chapter 11.
   */
  readonly efficiency: number | null;
}

export interface WalkForwardFold {
  readonly trainFrom: PlainDate;
  readonly trainTo: PlainDate;
  readonly testFrom: PlainDate;
  readonly testTo: PlainDate;
  /**
   * One value per axis: the combination with the highest Sharpe ratio of the train slice. Null: none had one, and the
   * strategy stayed unchanged.
   */
  readonly values: readonly number[] | null;
  readonly train: Statistics;
  readonly test: Statistics;
}

/** Length of the first train slice in test lengths. */
const trainLengths = 3;
const minTestDays = 20;

/**
 * Repeatedly chooses numbers on one time slice and tests them on the next, which shows the value of the choice. Rolling
 * train slices have a fixed length. Anchored ones start at the first day and grow. Null if a test slice would have
 * fewer than 20 days.
 */
export function walkForward({
  input,
  axes,
  folds = 5,
  isAnchored = false,
  onProgress,
}: {
  readonly input: BacktestInput;
  readonly axes: readonly SweepAxis[];
  readonly folds?: number;
  readonly isAnchored?: boolean;
  readonly onProgress?: (share: number) => void;
}): WalkForward | null {
  const { strategy, ...ground } = input;
  const varied = variedNumbers(strategy, axes);
  const variants = combinations(varied.map(({ values }) => values)).flatMap((values) => {
    const variant = variantOf(strategy, varied, values);
    return "strategy" in variant ? [{ values, strategy: variant.strategy }] : [];
  });
  const { dates } = prepareBacktest(ground).run(strategy);
  const testLength = Math.floor(dates.length / (folds + trainLengths));
  if (testLength < minTestDays) return null;
  const firstTest = dates.length - folds * testLength;

  const runs = Array.from({ length: folds }, (_, fold) => {
    onProgress?.(fold / folds);
    const testStart = firstTest + fold * testLength;
    const trainStart = isAnchored ? 0 : testStart - trainLengths * testLength;
    const slice = { from: dates[trainStart]!, to: dates[testStart - 1]! };
    const prepared = prepareBacktest({ ...ground, ...slice });
    let chosen: { values: readonly number[] | null; strategy: typeof strategy; train: Statistics } | null = null;
    for (const variant of variants) {
      const train = prepared.summary(variant.strategy);
      if (train.sharpe !== null && train.sharpe > (chosen?.train.sharpe ?? -Infinity)) chosen = { ...variant, train };
    }
    chosen ??= { values: null, strategy, train: prepared.summary(strategy) };
    const [testFrom, testTo] = [dates[testStart]!, dates[testStart + testLength - 1]!];
    const test = prepareBacktest({ ...ground, from: testFrom, to: testTo }).run(chosen.strategy);
    return {
      test,
      fold: {
        trainFrom: slice.from,
        trainTo: slice.to,
        testFrom,
        testTo,
        values: chosen.values,
        train: chosen.train,
        test: test.statistics,
      },
    };
  });
  onProgress?.(1);
  const tests = runs.map(({ test }) => test);
  return {
    axes: varied,
    folds: runs.map(({ fold }) => fold),
    ...linked(tests, input.assumptions.riskFreePercent, dates[firstTest - 1]!),
    efficiency: efficiencyOf(runs.map(({ fold }) => fold)),
  };
}

function linked(tests: readonly BacktestResult[], riskFreePercent: number, dayBefore: PlainDate) {
  const dates = tests.flatMap((test) => test.dates);
  const startCash = tests[0]!.statistics.startValue;
  const scales = scalesOf(tests);
  const equity = scaled(tests, scales);
  const benchmarks = tests.map(({ benchmark }) => benchmark);
  const benchmarkEquity = scaled(benchmarks, scalesOf(benchmarks));
  const closed = tests.flatMap(({ trades }, place) =>
    trades
      .filter(({ exitDate }) => exitDate !== null)
      .map(({ profitAmount, ...trade }) => ({ ...trade, profitAmount: profitAmount * scales[place]! })),
  );
  const sum = (amount: (test: BacktestResult) => number) =>
    tests.reduce((total, test, place) => total + amount(test) * scales[place]!, 0);
  return {
    dates,
    equity,
    benchmarkEquity,
    statistics: statistics({
      dayNumbers: Int32Array.from(dates, dayNumber),
      startDayNumber: dayNumber(dayBefore),
      equity,
      exposure: Float64Array.from(tests.flatMap((test) => [...test.exposure])),
      deposits: null,
      length: dates.length,
      startCash,
      riskFreePercent,
      benchmarkEquity,
      trades: {
        count: closed.length,
        profitAmount: Float64Array.from(closed, ({ profitAmount }) => profitAmount),
        profitRatio: Float64Array.from(closed, ({ profitRatio }) => profitRatio),
        barsHeld: Int32Array.from(closed, ({ barsHeld }) => barsHeld),
      },
      openTradeCount: tests.reduce((total, test) => total + test.statistics.openTradeCount, 0),
      feeAmount: sum((test) => test.statistics.feeAmount),
      dividendAmount: sum((test) => test.statistics.dividendAmount),
      tradedAmount: sum(({ trades }) => trades.reduce((total, trade) => total + tradedAmountOf(trade), 0)),
    }),
  };
}

function tradedAmountOf({ quantity, entryPrice, exitPrice, exitDate }: Trade): number {
  return quantity * (entryPrice + (exitDate === null ? 0 : exitPrice));
}

type Course = Pick<BacktestResult, "equity" | "statistics">;

/**
 * The factor that links each run, with its own start value, to the end of the one before. After a ruin there is nothing
 * to link.
 */
function scalesOf(runs: readonly Course[]): readonly number[] {
  let scale = 1;
  return runs.map(({ statistics: { startValue, finalValue } }) => {
    const before = scale;
    scale *= Math.max(0, finalValue / startValue);
    return before;
  });
}

function scaled(runs: readonly Course[], scales: readonly number[]): Float64Array {
  return Float64Array.from(runs.flatMap(({ equity }, place) => Array.from(equity, (value) => value * scales[place]!)));
}

function efficiencyOf(folds: readonly WalkForwardFold[]): number | null {
  const train = yearlyReturn(folds.map((fold) => [fold.train, fold.trainFrom, fold.trainTo]));
  const test = yearlyReturn(folds.map((fold) => [fold.test, fold.testFrom, fold.testTo]));
  return train === null || test === null || train <= 0 ? null : test / train;
}

function yearlyReturn(slices: readonly (readonly [Statistics, PlainDate, PlainDate])[]): number | null {
  const days = slices.reduce((total, [, from, to]) => total + dayNumber(to) - dayNumber(from) + 1, 0);
  const growth = slices.reduce((total, [{ totalReturnRatio }]) => total + Math.log(1 + totalReturnRatio), 0);
  return Number.isFinite(growth) ? Math.exp((growth * 365) / days) - 1 : null;
}
