import { plainDateOf, type PlainDate } from "./plain-date.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The local day in a time zone. */
export function zonedDate(ms: number, timeZone: string): PlainDate {
  return plainDateOf(ms + zoneOffsetMs(ms, timeZone));
}

/**
 * Returns the moment at which a time zone shows a day and a number of minutes since midnight (1440 is the next
 * midnight). A skipped local time maps to the time after the clock change, a repeated one to its first occurrence.
 */
export function zonedInstantMs(date: PlainDate, minutes: number, timeZone: string): number {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const before = asIfUtc - zoneOffsetMs(asIfUtc - 86_400_000, timeZone);
  const after = asIfUtc - zoneOffsetMs(asIfUtc + 86_400_000, timeZone);
  if (before === after) return before;
  return zoneOffsetMs(before, timeZone) === asIfUtc - before ? before : after;
}

/** Clocks have changed only at full quarter hours (UTC) since 1970, so one lookup covers the quarter. */
const quarterMs = 15 * 60_000;
/** By zone and quarter, because histories on one exchange look up the same opens for decades. */
const answered = new Map<string, Map<number, number>>();
const maxEntries = 20_000;

/** The offset of a time zone from UTC at a moment. */
export function zoneOffsetMs(ms: number, timeZone: string): number {
  let ofZone = answered.get(timeZone);
  if (ofZone === undefined) {
    ofZone = new Map();
    answered.set(timeZone, ofZone);
  }
  const quarter = Math.floor(ms / quarterMs);
  const known = ofZone.get(quarter);
  if (known !== undefined) return known;
  const offsetMs = askedOffsetMs(ms, timeZone);
  if (ofZone.size >= maxEntries) ofZone.clear();
  ofZone.set(quarter, offsetMs);
  return offsetMs;
}

// A lookup is slow: some microseconds each.
function askedOffsetMs(ms: number, timeZone: string): number {
  const text = formatter(timeZone).format(ms);
  const match = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(text);
  if (match?.[1] === undefined) return 0;
  const size = (Number(match[2]) * 60 + Number(match[3])) * 60_000 + Number(match[4] ?? 0) * 1000;
  return match[1] === "-" ? -size : size;
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  let known = formatters.get(timeZone);
  if (known === undefined) {
    known = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    formatters.set(timeZone, known);
  }
  return known;
}
