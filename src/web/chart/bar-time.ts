import { formatDay, formatExchangeTime } from "../format/format-date.ts";

/** Returns a bar's time in words: 4 Mar 2026, or 4 Mar, 11:05 New York. */
export function barTime(bar: { readonly date: string; readonly time?: string | undefined }, timeZone: string): string {
  return bar.time === undefined
    ? formatDay(bar.date)
    : `${formatDay(bar.date, { year: false })}, ${formatExchangeTime(Date.parse(bar.time), timeZone, false)}`;
}
