import type { PlainDate } from "./plain-date.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day on the clocks of a time zone. */
export function zonedDate(ms: number, timeZone: string): PlainDate {
  return new Date(ms + zoneOffsetMs(ms, timeZone)).toISOString().slice(0, 10);
}

/**
 * The moment at which the clocks of a time zone show a day and a number of minutes since midnight (1440 is the next midnight).
 * A time that a clock change skips lands after the change; one that happens twice is the first.
 */
export function zonedInstantMs(date: PlainDate, minutes: number, timeZone: string): number {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const before = asIfUtc - zoneOffsetMs(asIfUtc - 86_400_000, timeZone);
  const after = asIfUtc - zoneOffsetMs(asIfUtc + 86_400_000, timeZone);
  if (before === after) return before;
  return zoneOffsetMs(before, timeZone) === asIfUtc - before ? before : after;
}

/** Clocks have changed at whole quarters of an hour (UTC) only since 1970, so one answer serves for the quarter. */
const quarterMs = 15 * 60_000;
/** By zone and quarter: histories of instruments of one exchange ask for the same openings of decades. */
const answered = new Map<string, Map<number, number>>();
const mostAnswers = 20_000;

/** How far the clocks of a time zone are ahead of UTC at a moment. */
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
  if (ofZone.size >= mostAnswers) ofZone.clear();
  ofZone.set(quarter, offsetMs);
  return offsetMs;
}

// Asking is slow: some microseconds each time.
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
