import type { Assumptions, Series } from "#core/backtest/index.ts";
import { dayNumber } from "#core/calendar/plain-date.ts";

/** A trade of the plain loop. Bars are indices into the series. */
export interface PlainTrade {
  readonly entryBar: number;
  readonly exitBar: number;
  readonly quantity: number;
  readonly entryPrice: number;
  readonly exitPrice: number;
  readonly profitAmount: number;
}

/**
 * The SMA cross written out for this one strategy and these assumptions: long only, whole units, all in, next open,
 * percentage commission. Shares no code with the engine, so that tests and benchmarks can compare the two.
 */
export function plainSmaCross(
  series: Series,
  fast: number,
  slow: number,
  { startCash, commission, slippagePercent }: Assumptions,
) {
  const { open, close } = series;
  const count = close.length;
  const short = average(close, fast);
  const long = average(close, slow);
  const part = commission.percent / 100;
  const slip = slippagePercent / 100;
  const equity = new Float64Array(count);
  const exposure = new Float64Array(count);
  const trades: PlainTrade[] = [];
  let cash = startCash;
  let units = 0;
  let entryPrice = 0;
  let entryBar = 0;
  let wants = false;
  let fees = 0;
  let traded = 0;
  for (let bar = 0; bar < count; bar++) {
    if (wants && units === 0) {
      entryPrice = open[bar]! * (1 + slip);
      units = Math.floor(cash / (entryPrice * (1 + part)));
      entryBar = bar;
      cash -= units * entryPrice * (1 + part);
      fees += units * entryPrice * part;
      traded += units * entryPrice;
    } else if (!wants && units > 0) {
      const exitPrice = open[bar]! * (1 - slip);
      cash += units * exitPrice * (1 - part);
      fees += units * exitPrice * part;
      traded += units * exitPrice;
      const profitAmount = units * (exitPrice * (1 - part) - entryPrice * (1 + part));
      trades.push({ entryBar, exitBar: bar, quantity: units, entryPrice, exitPrice, profitAmount });
      units = 0;
    }
    const invested = units * close[bar]!;
    equity[bar] = cash + invested;
    exposure[bar] = invested / equity[bar]!;
    if (bar >= slow) {
      const step = short[bar]! - long[bar]!;
      const before = short[bar - 1]! - long[bar - 1]!;
      const nothing = 1e-11 * long[bar]!;
      if (step > nothing && before <= nothing) wants = true;
      else if (step < -nothing && before >= -nothing) wants = false;
    }
  }
  return {
    trades,
    equity,
    ...figures(series, slow, equity, exposure, trades, { startCash, part, slip, fees, traded }),
  };
}

function average(values: Float64Array, length: number): Float64Array {
  const means = new Float64Array(values.length).fill(NaN);
  let sum = 0;
  for (let bar = 0; bar < values.length; bar++) {
    sum += values[bar]!;
    if (bar >= length) sum -= values[bar - length]!;
    if (bar >= length - 1) means[bar] = sum / length;
  }
  return means;
}

const dayNumbers = new WeakMap<Series, Int32Array>();

/** The engine's statistics by hand, including buy and hold. */
function figures(
  series: Series,
  slow: number,
  equity: Float64Array,
  exposure: Float64Array,
  trades: readonly PlainTrade[],
  { startCash, part, slip, fees, traded }: Readonly<Record<"startCash" | "part" | "slip" | "fees" | "traded", number>>,
) {
  const { open, close } = series;
  const count = equity.length;
  let days = dayNumbers.get(series);
  if (days === undefined) dayNumbers.set(series, (days = Int32Array.from(series.dates, dayNumber)));
  const start = slow + 1;
  const held = start < count ? Math.floor(startCash / (open[start]! * (1 + slip) * (1 + part))) : 0;
  const rest = start < count ? startCash - held * open[start]! * (1 + slip) * (1 + part) : startCash;
  let before = startCash;
  let benchmarkBefore = startCash;
  let sum = 0;
  let squares = 0;
  let downSquares = 0;
  let benchmarkSum = 0;
  let benchmarkSquares = 0;
  let products = 0;
  let values = 0;
  let exposures = 0;
  let peak = startCash;
  let peakDay = days[0]!;
  let deepest = 0;
  let longest = 0;
  for (let bar = 0; bar < count; bar++) {
    const value = equity[bar]!;
    const ratio = value / before - 1;
    before = value;
    const benchmarkValue = bar >= start ? rest + held * close[bar]! : startCash;
    const benchmarkRatio = benchmarkValue / benchmarkBefore - 1;
    benchmarkBefore = benchmarkValue;
    sum += ratio;
    squares += ratio * ratio;
    if (ratio < 0) downSquares += ratio * ratio;
    benchmarkSum += benchmarkRatio;
    benchmarkSquares += benchmarkRatio * benchmarkRatio;
    products += ratio * benchmarkRatio;
    values += value;
    exposures += exposure[bar]!;
    if (value >= peak) {
      longest = Math.max(longest, days[bar]! - peakDay);
      peak = value;
      peakDay = days[bar]!;
    } else deepest = Math.min(deepest, value / peak - 1);
  }
  longest = Math.max(longest, days[count - 1]! - peakDay);
  let wins = 0;
  let won = 0;
  let lost = 0;
  let ratios = 0;
  let barsHeld = 0;
  let best = -Infinity;
  let worst = Infinity;
  for (const trade of trades) {
    const ratio = trade.profitAmount / (trade.quantity * trade.entryPrice);
    if (trade.profitAmount > 0) {
      wins++;
      won += trade.profitAmount;
    } else lost -= trade.profitAmount;
    ratios += ratio;
    barsHeld += trade.exitBar - trade.entryBar;
    best = Math.max(best, ratio);
    worst = Math.min(worst, ratio);
  }
  const years = (days[count - 1]! - days[0]!) / 365;
  const mean = sum / count;
  const deviation = Math.sqrt((squares - sum * mean) / (count - 1));
  const cagr = (equity[count - 1]! / startCash) ** (1 / years) - 1;
  const beta = (products - (sum * benchmarkSum) / count) / (benchmarkSquares - benchmarkSum ** 2 / count);
  return {
    finalValue: equity[count - 1]!,
    tradeCount: trades.length,
    cagr,
    volatility: deviation * Math.sqrt(252),
    sharpe: (mean / deviation) * Math.sqrt(252),
    sortino: (mean / Math.sqrt(downSquares / count)) * Math.sqrt(252),
    calmar: -cagr / deepest,
    deepest,
    longest,
    exposure: exposures / count,
    winRatio: wins / trades.length,
    profitFactor: won / lost,
    expectancy: ratios / trades.length,
    averageBarsHeld: barsHeld / trades.length,
    best,
    worst,
    turnover: traded / 2 / (values / count) / years,
    fees,
    beta,
    alpha: (mean - (beta * benchmarkSum) / count) * 252,
  };
}
