import { dayNumber } from "../calendar/plain-date.ts";
import { BacktestFault } from "./backtest-fault.ts";
import type { Series } from "./backtest-input.ts";

const known = new WeakMap<Series, Int32Array>();

/** The day number of each bar. Cached. Throws a BacktestFault if the bars are unusable for a run. */
export function seriesDays(series: Series): Int32Array {
  const kept = known.get(series);
  if (kept !== undefined) return kept;
  const { symbol, dates } = series;
  if (dates.length === 0) throw new BacktestFault(`${symbol}: there are no bars`);
  for (const field of ["open", "high", "low", "close", "volume"] as const)
    if (series[field].length !== dates.length)
      throw new BacktestFault(`${symbol}: ${field} has ${series[field].length} values for ${dates.length} dates`);
  // A fill at a price of zero has no size, and a negative price could ruin a long.
  const { close } = series;
  let worthless = 0;
  while (worthless < close.length && !(close[worthless]! <= 0)) worthless++;
  if (worthless < close.length)
    throw new BacktestFault(
      `${symbol}: the close of ${dates[worthless]} is ${close[worthless]}, but closes must be above 0`,
    );
  let before = -Infinity;
  const days = new Int32Array(dates.length);
  for (let index = 0; index < dates.length; index++) {
    const date = dates[index]!;
    const day = dayNumber(date);
    if (!Number.isInteger(day)) throw new BacktestFault(`${symbol}: ${date} isn't a valid date`);
    if (day <= before)
      throw new BacktestFault(`${symbol}: bars must ascend by date, but ${date} comes after ${dates[index - 1]}`);
    before = day;
    days[index] = day;
  }
  known.set(series, days);
  return days;
}
