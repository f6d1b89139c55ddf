import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  defaultAssumptions,
  prepareBacktest,
  runBacktest,
  type Condition,
  type Operand,
  type RotationStrategy,
  type RuleStrategy,
  type Series,
} from "#core/backtest/index.ts";
import type { Figure } from "./main.ts";
import { limitAverage, limitSmaCross } from "./support/limit-sma-cross.ts";
import { madeWalk } from "../tests/support/made-walk.ts";
import { plainSmaCross } from "../tests/support/plain-sma-cross.ts";

const barCount = 2_148;
const rounds = 15;
const warmUpRounds = 5;
const assumptions = { ...defaultAssumptions, startCash: 10_000, units: "whole", dividends: "ignore" } as const;

/**
 * Runs per second of processor time and bytes allocated per run, on a made-up random walk: an SMA cross on 2,148 daily
 * bars, a grid of 1,000 of them beside a hand-written loop, other rules, and a rotation of 50 instruments over 20
 * years.
 */
export function* run(): Generator<Figure> {
  const series = madeWalk("A", barCount, 1);
  const ground = { series: [series], assumptions, from: null, to: null };
  const prepared = prepareBacktest(ground);
  const cross = smaCross(10, 20);
  const { trades } = prepared.run(cross);
  const shape = { bars: barCount, trades: trades.length };

  yield { work: "SMA cross, statistics alone", ...shape, ...measured(500, () => prepared.summary(cross)) };
  yield {
    work: "SMA cross, whole result",
    ...shape,
    ...measured(500, () => runBacktest({ ...ground, strategy: cross })),
  };
  const reversal = rsiReversal(30, 70);
  yield {
    work: "RSI rule with stop, target and trailing stop, statistics alone",
    bars: barCount,
    trades: prepared.run(reversal).trades.length,
    ...measured(500, () => prepared.summary(reversal)),
  };

  const grid = Array.from({ length: 25 }, (_, i) => 2 + 2 * i).flatMap((fast) =>
    Array.from({ length: 40 }, (_, i) => [fast, 55 + 5 * i] as const),
  );
  const strategies = grid.map(([fast, slow]) => smaCross(fast, slow));
  for (const [index, [fast, slow]] of grid.entries()) {
    const ours = prepared.summary(strategies[index]!);
    const plain = plainSmaCross(series, fast, slow, assumptions);
    if (Math.abs(ours.finalValue / plain.finalValue - 1) > 1e-9 || ours.tradeCount !== plain.tradeCount)
      throw new Error(`SMA ${fast} and ${slow}: the two loops do not agree`);
  }
  // Each pass starts with fresh bars, so that every average is calculated once in it.
  const [ours, plain] = inTurn(
    () => {
      const fresh = prepareBacktest({ ...ground, series: [{ ...series }] });
      for (const strategy of strategies) fresh.summary(strategy);
    },
    () => {
      for (const [fast, slow] of grid) plainSmaCross(series, fast, slow, assumptions);
    },
  );
  yield {
    work: "grid of 1,000 SMA crosses, averages included",
    bars: barCount,
    milliseconds: rounded(ours / 1e3),
    runsPerSecond: Math.round(grid.length / (ours / 1e6)),
    plainRunsPerSecond: Math.round(grid.length / (plain / 1e6)),
    ratio: rounded(ours / plain),
    ratioToLimit: rounded(ours / limitOf(series, grid)),
    goalRatioToLimit: 2,
    // Few enough runs that the garbage collector doesn't interrupt.
    ...allocation(20, () => {
      for (const strategy of strategies.slice(0, 20)) prepared.summary(strategy);
    }),
  };

  yield {
    work: "one rule on bars nothing is known of",
    bars: barCount,
    ...measured(100, () => prepareBacktest({ ...ground, series: [{ ...series }] }).summary(cross)),
    goalMicrosecondsPerRun: 100,
  };

  const many = Array.from({ length: 50 }, (_, index) => madeWalk(`S${index}`, 20 * 252, index + 1));
  const wide = prepareBacktest({
    series: many,
    assumptions: { ...assumptions, units: "fractional" },
    from: null,
    to: null,
  });
  yield {
    work: "rotation of 50 instruments over 20 years, statistics alone",
    bars: 20 * 252,
    trades: wide.run(rotation).trades.length,
    ...measured(20, () => wide.summary(rotation)),
  };
}

/**
 * Microseconds of the tightest loop for the grid, whose final equity matches the engine's; the minimum of all rounds.
 */
function limitOf(series: Series, grid: readonly (readonly [number, number])[]): number {
  const work = () => {
    const averages = new Map<number, Float64Array>();
    const averageOf = (length: number) => {
      const known = averages.get(length) ?? limitAverage(series.close, length);
      averages.set(length, known);
      return known;
    };
    return grid.map(([fast, slow]) => limitSmaCross(series, averageOf(fast), averageOf(slow), slow, assumptions));
  };
  for (const [index, figures] of work().entries()) {
    const [fast, slow] = grid[index]!;
    const { finalValue } = plainSmaCross(series, fast, slow, assumptions);
    if (Math.abs(figures.finalValue / finalValue - 1) > 1e-9)
      throw new Error(`SMA ${fast} and ${slow}: the limit differs`);
  }
  let minimum = Infinity;
  for (let round = -warmUpRounds; round < rounds; round++) minimum = Math.min(minimum, processorMicroseconds(work));
  return minimum;
}

function measured(runs: number, work: () => unknown): Figure {
  const times: number[] = [];
  for (let round = -warmUpRounds; round < rounds; round++) {
    const microseconds = processorMicroseconds(() => {
      for (let index = 0; index < runs; index++) work();
    });
    if (round >= 0) times.push(microseconds);
  }
  const perRun = median(times) / runs;
  return {
    runsPerSecond: Math.round(1e6 / perRun),
    microsecondsPerRun: rounded(perRun),
    ...allocation(20, () => {
      for (let index = 0; index < 20; index++) work();
    }),
  };
}

function inTurn(ours: () => void, plain: () => void): [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUpRounds; round < rounds; round++) {
    const [our, other] = [processorMicroseconds(ours), processorMicroseconds(plain)];
    if (round < 0) continue;
    times[0].push(our);
    times[1].push(other);
  }
  return [median(times[0]), median(times[1])];
}

/** Measures the growth of the heap and external buffers, with the garbage collector kept out. */
function allocation(runs: number, work: () => unknown): Figure {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const grown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    collect();
    const before = process.memoryUsage();
    work();
    const after = process.memoryUsage();
    const bytes = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
    if (bytes >= 0) grown.push(bytes);
  }
  return { bytesPerRun: Math.round(median(grown) / runs) };
}

function processorMicroseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return used.user + used.system;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function indicator(id: string, output: string, parameters: Readonly<Record<string, number>>): Operand {
  return { kind: "indicator", id, output, parameters, of: "close", barsAgo: 0, symbol: null, times: 1 };
}

function compared(left: Operand, is: (Condition & { kind: "compare" })["is"], right: Operand): Condition {
  return { kind: "compare", left, is, right, forBars: 1 };
}

function smaCross(fast: number, slow: number): RuleStrategy {
  const [short, long] = [indicator("sma", "sma", { length: fast }), indicator("sma", "sma", { length: slow })];
  return {
    kind: "rules",
    name: "SMA cross",
    long: { entry: compared(short, "crosses-above", long), exit: compared(short, "crosses-below", long) },
    short: null,
    sizing: { kind: "all-in" },
    protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
  };
}

function rsiReversal(low: number, high: number): RuleStrategy {
  const strength = indicator("rsi", "rsi", { length: 14 });
  return {
    ...smaCross(10, 20),
    name: "RSI reversal",
    long: {
      entry: compared(strength, "below", { kind: "number", value: low }),
      exit: compared(strength, "above", { kind: "number", value: high }),
    },
    protection: { stopLossPercent: 8, takeProfitPercent: 20, trailingStopPercent: 10, maximumBars: 60 },
  };
}

const rotation: RotationStrategy = {
  kind: "rotation",
  name: "Strongest over half a year",
  rank: indicator("roc", "roc", { length: 126 }),
  count: 5,
  filter: compared(indicator("roc", "roc", { length: 252 }), "above", { kind: "number", value: 0 }),
  shelter: null,
  every: "month",
  weighting: "inverse-volatility",
};
