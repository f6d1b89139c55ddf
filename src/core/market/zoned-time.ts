const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, YYYY-MM-DD, that clocks in a time zone show at an instant. An unknown zone counts as UTC. */
export function zonedDay(epochMs: number, timeZone: string): string {
  return new Date(epochMs + zoneOffsetMs(epochMs, timeZone)).toISOString().slice(0, 10);
}

/** The instant at which clocks in a time zone show a day and a minute of that day. */
export function zonedInstant(day: string, minuteOfDay: number, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * 60_000;
  const guess = wall - zoneOffsetMs(wall, timeZone);
  return wall - zoneOffsetMs(guess, timeZone);
}

function zoneOffsetMs(epochMs: number, timeZone: string): number {
  const parts = new Map(
    zoneFormat(timeZone)
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return wall - Math.floor(epochMs / 1000) * 1000;
}

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = makeFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const options = {
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  }
}
