import { minDays } from "../portfolio-analysis/min-days.ts";
import type { Statistics } from "./result.ts";

/**
 * Columns of a run. Buffers may be longer than the data: the first `length` days and the first `count` trades count.
 */
export interface StatisticsInput {
  /** Days since 1970-01-01, ascending. */
  readonly dayNumbers: Int32Array;
  /** The day of the start cash. Default: the first of `dayNumbers`. */
  readonly startDayNumber?: number;
  readonly equity: Float64Array;
  readonly exposure: Float64Array;
  readonly deposits: Float64Array | null;
  readonly length: number;
  readonly startCash: number;
  readonly riskFreePercent: number;
  /** Buy and hold of the same money. Null: no comparison. */
  readonly benchmarkEquity: Float64Array | null;
  /** Start value of buy and hold. Default: the start cash. */
  readonly benchmarkStartCash?: number;
  /** Deposits of buy and hold. Default: the same deposits. */
  readonly benchmarkDeposits?: Float64Array | null;
  /** Closed trades. */
  readonly trades: {
    readonly count: number;
    readonly profitAmount: Float64Array;
    readonly profitRatio: Float64Array;
    readonly barsHeld: Int32Array;
  };
  readonly openTradeCount: number;
  readonly feeAmount: number;
  readonly dividendAmount: number;
  /** Purchases and sales combined. */
  readonly tradedAmount: number;
}

/** Bars per year at an exchange: 365.25 · 5 / 7 weekdays less about nine holidays. */
export const barsPerYear = 252;

const daysPerYear = 365;

/** Smaller deviations are binary rounding, not risk. */
const noRisk = 1e-9;

/** An account below this share of the start cash is empty: a return on it has no meaning. */
const emptyShare = 1e-9;

/** A rise this close to the peak counts as recovered. */
const reached = 1 - 1e-12;

/** Calculates the statistics of a run. Every figure, its annualisation and its source: docs/backtest-statistics.md. */
export function statistics(input: StatisticsInput): Statistics {
  const { equity, deposits, length, startCash } = input;
  const course = courseOf(input);
  const trades = tradeFigures(input.trades);
  const days = length === 0 ? 0 : input.dayNumbers[length - 1]! - (input.startDayNumber ?? input.dayNumbers[0]!);
  const totalReturnRatio = course.growth - 1;
  const cagrRatio = days < daysPerYear || course.growth <= 0 ? null : finite(course.growth ** (daysPerYear / days) - 1);
  return {
    startValue: startCash,
    finalValue: length === 0 ? startCash : equity[length - 1]!,
    paidIn: startCash + (deposits === null ? 0 : sumOf(deposits, length)),
    totalReturnRatio,
    cagrRatio,
    volatilityRatio: course.volatilityRatio,
    sharpe: course.sharpe,
    sortino: course.sortino,
    calmar:
      cagrRatio === null || course.maximumDrawdownRatio > -noRisk ? null : -cagrRatio / course.maximumDrawdownRatio,
    maximumDrawdownRatio: course.maximumDrawdownRatio,
    longestUnderWaterDays: course.longestUnderWaterDays,
    isUnderWaterAtEnd: course.isUnderWaterAtEnd,
    exposureRatio: course.exposureRatio,
    tradeCount: input.trades.count,
    openTradeCount: input.openTradeCount,
    winRatio: trades.winRatio,
    profitFactor: trades.profitFactor,
    expectancyRatio: trades.expectancyRatio,
    averageBarsHeld: trades.averageBarsHeld,
    bestTradeRatio: trades.bestTradeRatio,
    worstTradeRatio: trades.worstTradeRatio,
    turnoverRatio: turnover(input, course.meanEquity, days),
    feeAmount: input.feeAmount,
    dividendAmount: input.dividendAmount,
    beta: course.beta,
    alphaRatio: course.alphaRatio,
  };
}

/** One pass over the days: returns, their moments against those of the benchmark, and drawdowns. */
function courseOf(input: StatisticsInput) {
  const { equity, deposits, length, startCash, dayNumbers, exposure, benchmarkEquity } = input;
  const benchmarkStart = input.benchmarkStartCash ?? startCash;
  const benchmarkDeposits = input.benchmarkDeposits === undefined ? deposits : input.benchmarkDeposits;
  const riskFree = (1 + input.riskFreePercent / 100) ** (1 / barsPerYear) - 1;

  const empty = startCash * emptyShare;
  const benchmark = benchmarkCourse(benchmarkEquity, benchmarkDeposits, benchmarkStart, empty, length);
  const benchmarkDistances = benchmark.distances;

  // Moments use the distance from the first return, because sums of squared returns would lose a small deviation.
  const shift = length === 0 ? 0 : returnOf(equity, deposits, startCash);
  let sum = 0;
  let squares = 0;
  let shortfallSquares = 0;
  let products = 0;

  let values = 0;
  let exposures = 0;
  let before = startCash;
  let isSolvent = true;

  // Without deposits the level is the equity itself, which avoids rounding errors of a long product.
  let level = startCash;
  let peak = startCash;
  let lowest = 1;
  let peakDay = length === 0 ? 0 : (input.startDayNumber ?? dayNumbers[0]!);
  let isUnderWater = false;
  let longestUnderWaterDays = 0;

  for (let index = 0; index < length; index++) {
    const value = equity[index]!;
    const deposit = deposits === null ? 0 : deposits[index]!;
    const invested = before + deposit;
    if (invested <= empty) isSolvent = false;
    const growth = value / invested;
    const ratio = growth - 1;
    before = value;
    values += value;
    exposures += exposure[index]!;
    const distance = ratio - shift;
    sum += distance;
    squares += distance * distance;
    const excess = ratio - riskFree;
    // The negative part without a branch.
    const shortfall = 0.5 * (excess - Math.abs(excess));
    shortfallSquares += shortfall * shortfall;

    products += distance * benchmarkDistances[index]!;

    if (deposits === null) level = value;
    else if (isSolvent) level *= growth;
    if (level >= peak * reached) {
      if (isUnderWater) longestUnderWaterDays = Math.max(longestUnderWaterDays, dayNumbers[index]! - peakDay);
      isUnderWater = false;
      peakDay = dayNumbers[index]!;
      if (level > peak) peak = level;
    } else {
      isUnderWater = true;
      if (level < lowest * peak) lowest = level / peak;
    }
  }
  if (isUnderWater) longestUnderWaterDays = Math.max(longestUnderWaterDays, dayNumbers[length - 1]! - peakDay);

  const isKnown = isSolvent && length >= minDays;
  const mean = shift + sum / length;
  const deviation = isKnown ? Math.sqrt(Math.max(0, squares - (sum * sum) / length) / (length - 1)) : NaN;
  const shortfall = isKnown ? Math.sqrt(shortfallSquares / length) : NaN;
  const yearly = Math.sqrt(barsPerYear);
  const benchmarkSpread = benchmark.squares - (benchmark.sum * benchmark.sum) / length;
  const isComparable =
    isKnown &&
    benchmark.isSolvent &&
    benchmarkEquity !== null &&
    Math.sqrt((benchmarkSpread / (length - 1)) * barsPerYear) > noRisk;
  const beta = isComparable ? (products - (sum * benchmark.sum) / length) / benchmarkSpread : null;
  const benchmarkMean = benchmark.shift + benchmark.sum / length;
  return {
    growth: level / startCash,
    meanEquity: values / length,
    exposureRatio: length === 0 ? 0 : exposures / length,
    volatilityRatio: finite(deviation * yearly),
    sharpe: deviation * yearly < noRisk ? null : finite(((mean - riskFree) / deviation) * yearly),
    sortino: shortfall * yearly < noRisk ? null : finite(((mean - riskFree) / shortfall) * yearly),
    maximumDrawdownRatio: lowest - 1,
    longestUnderWaterDays,
    isUnderWaterAtEnd: isUnderWater,
    beta,
    alphaRatio: beta === null ? null : (mean - riskFree - beta * (benchmarkMean - riskFree)) * barsPerYear,
  };
}

/** Returns of buy and hold, each as its distance from the first. */
interface BenchmarkCourse {
  readonly distances: Float64Array;
  readonly shift: number;
  readonly sum: number;
  readonly squares: number;
  readonly isSolvent: boolean;
}

/** Cached by equity column, which must not change: a search compares thousands of runs with the same one. */
const benchmarkCourses = new WeakMap<Float64Array, { readonly made: string; readonly course: BenchmarkCourse }>();
const noCourse = { shift: 0, sum: 0, squares: 0, isSolvent: true };

function benchmarkCourse(
  equity: Float64Array | null,
  deposits: Float64Array | null,
  startCash: number,
  empty: number,
  length: number,
): BenchmarkCourse {
  if (equity === null || length === 0) return { ...noCourse, distances: new Float64Array(length) };
  const from = `${startCash} ${empty} ${length}`;
  const known = deposits === null ? benchmarkCourses.get(equity) : undefined;
  if (known?.made === from) return known.course;
  const distances = new Float64Array(length);
  const shift = returnOf(equity, deposits, startCash);
  let sum = 0;
  let squares = 0;
  let isSolvent = true;
  let before = startCash;
  for (let index = 0; index < length; index++) {
    const invested = before + (deposits === null ? 0 : deposits[index]!);
    if (invested <= empty) isSolvent = false;
    before = equity[index]!;
    const distance = before / invested - 1 - shift;
    distances[index] = distance;
    sum += distance;
    squares += distance * distance;
  }
  const course = { distances, shift, sum, squares, isSolvent };
  if (deposits === null) benchmarkCourses.set(equity, { made: from, course });
  return course;
}

function returnOf(equity: Float64Array, deposits: Float64Array | null, startCash: number): number {
  return equity[0]! / (startCash + (deposits?.[0] ?? 0)) - 1;
}

function tradeFigures({ count, profitAmount, profitRatio, barsHeld }: StatisticsInput["trades"]) {
  let wins = 0;
  let won = 0;
  let lost = 0;
  let ratios = 0;
  let bars = 0;
  let best = -Infinity;
  let worst = Infinity;
  for (let index = 0; index < count; index++) {
    const profit = profitAmount[index]!;
    if (profit > 0) {
      wins++;
      won += profit;
    } else lost -= profit;
    const ratio = profitRatio[index]!;
    ratios += ratio;
    if (ratio > best) best = ratio;
    if (ratio < worst) worst = ratio;
    bars += barsHeld[index]!;
  }
  return {
    winRatio: finite(wins / count),
    profitFactor: finite(won / lost),
    expectancyRatio: finite(ratios / count),
    averageBarsHeld: finite(bars / count),
    bestTradeRatio: finite(best),
    worstTradeRatio: finite(worst),
  };
}

function turnover({ length, tradedAmount }: StatisticsInput, meanEquity: number, days: number): number | null {
  if (length < minDays || days <= 0 || meanEquity <= 0) return null;
  return finite((tradedAmount / 2 / meanEquity) * (daysPerYear / days));
}

function sumOf(values: Float64Array, length: number): number {
  let sum = 0;
  for (let index = 0; index < length; index++) sum += values[index]!;
  return sum;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
