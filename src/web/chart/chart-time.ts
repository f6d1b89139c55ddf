import type { Time, UTCTimestamp } from "lightweight-charts";
import { zoneOffsetMs } from "#core/calendar/zoned-time.ts";

/** The library has no time zones, so intraday times are shifted to show the exchange's clock. */
export function chartTime(bar: { readonly date: string; readonly time?: string | undefined }, timeZone: string): Time {
  if (bar.time === undefined) return bar.date;
  const ms = Date.parse(bar.time);
  return Math.floor((ms + zoneOffsetMs(ms, timeZone)) / 1000) as UTCTimestamp;
}
