import type { Assumptions, Series } from "#core/backtest/index.ts";

/** The mean of the last `length` values, as fast as a loop allows; NaN before. */
export function limitAverage(values: Float64Array, length: number): Float64Array {
  const means = new Float64Array(values.length).fill(NaN, 0, length - 1);
  const part = 1 / length;
  let sum = 0;
  for (let bar = 0; bar < length; bar++) sum += values[bar]!;
  means[length - 1] = sum * part;
  for (let bar = length; bar < values.length; bar++) {
    sum += values[bar]! - values[bar - length]!;
    means[bar] = sum * part;
  }
  return means;
}

/**
 * One SMA cross in one pass: long only, whole units, all in, next open, costs as a percentage, with return, drawdown,
 * Sharpe ratio, exposure and trades. Stores nothing per day and has no comparison with buy and hold.
 */
export function limitSmaCross(
  { open, close }: Series,
  short: Float64Array,
  long: Float64Array,
  slow: number,
  { startCash, commission, slippagePercent }: Assumptions,
) {
  const part = commission.percent / 100;
  const slip = slippagePercent / 100;
  const count = close.length;
  let [cash, units, order] = [startCash, 0, 0];
  let [sum, squares, before, peak, deepest] = [0, 0, startCash, startCash, 0];
  let [trades, wins, held, paid] = [0, 0, 0, 0];
  for (let bar = slow; bar < count; bar++) {
    if (order > 0 && units === 0) {
      paid = open[bar]! * (1 + slip) * (1 + part);
      units = Math.floor(cash / paid);
      cash -= units * paid;
      trades++;
    } else if (order < 0 && units > 0) {
      const received = open[bar]! * (1 - slip) * (1 - part);
      cash += units * received;
      if (received > paid) wins++;
      units = 0;
    }
    const nothing = 1e-11 * long[bar]!;
    const step = short[bar]! - long[bar]!;
    const stepBefore = short[bar - 1]! - long[bar - 1]!;
    order = step > nothing && stepBefore <= nothing ? 1 : step < -nothing && stepBefore >= -nothing ? -1 : 0;
    const value = cash + units * close[bar]!;
    const ratio = value / before - 1;
    before = value;
    sum += ratio;
    squares += ratio * ratio;
    if (units > 0) held++;
    if (value > peak) peak = value;
    else deepest = Math.max(deepest, 1 - value / peak);
  }
  const days = count - slow;
  const mean = sum / days;
  const deviation = Math.sqrt(Math.max(0, squares / days - mean * mean));
  return {
    finalValue: before,
    deepest,
    sharpe: (mean / deviation) * Math.sqrt(252),
    trades,
    wins,
    exposure: held / days,
  };
}
