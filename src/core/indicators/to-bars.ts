import type { Bars } from "./bars.ts";
import { dayNumber } from "../calendar/plain-date.ts";
import type { Bar } from "../market/bar.ts";

/** The bars of a history as columns. Bars within a day carry the day as their session. */
export function toBars(bars: readonly Bar[]): Bars {
  // A loop takes a tenth of the time of `Float64Array.from` with a callback.
  const column = (read: (bar: Bar) => number | null): Float64Array => {
    const values = new Float64Array(bars.length);
    for (const [index, bar] of bars.entries()) values[index] = read(bar) ?? NaN;
    return values;
  };
  const isIntraday = bars.some((bar) => bar.time !== undefined);
  return {
    open: column((bar) => bar.open),
    high: column((bar) => bar.high),
    low: column((bar) => bar.low),
    close: column((bar) => bar.close),
    volume: column((bar) => bar.volume),
    ...(isIntraday && { session: column((bar) => dayNumber(bar.date)) }),
  };
}
