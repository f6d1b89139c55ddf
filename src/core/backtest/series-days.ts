import { dayNumber } from "../calendar/plain-date.ts";
import { BacktestFault } from "./backtest-fault.ts";
import type { Series } from "./backtest-input.ts";

const known = new WeakMap<Series, Int32Array>();

/** The day number of each bar; worked out once. Throws a BacktestFault where the bars are not what a run can work on. */
export function seriesDays(series: Series): Int32Array {
  const kept = known.get(series);
  if (kept !== undefined) return kept;
  const { symbol, dates } = series;
  if (dates.length === 0) throw new BacktestFault(`${symbol}: there are no bars`);
  for (const field of ["open", "high", "low", "close", "volume"] as const)
    if (series[field].length !== dates.length)
      throw new BacktestFault(`${symbol}: ${field} has ${series[field].length} values for ${dates.length} dates`);
  // A fill at nothing has no size, and below nothing a long could be ruined.
  const worthless = series.close.findIndex((value) => value <= 0);
  if (worthless >= 0)
    throw new BacktestFault(
      `${symbol}: the close of ${dates[worthless]} is ${series.close[worthless]}, a run takes closes above 0`,
    );
  let before = -Infinity;
  const days = Int32Array.from(dates, (date, index) => {
    const day = dayNumber(date);
    if (!Number.isInteger(day)) throw new BacktestFault(`${symbol}: ${date} is not a day`);
    if (day <= before)
      throw new BacktestFault(`${symbol}: bars must ascend by date, but ${date} comes after ${dates[index - 1]}`);
    before = day;
    return day;
  });
  known.set(series, days);
  return days;
}
