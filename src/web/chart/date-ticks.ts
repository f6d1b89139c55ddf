import type { PlainDate } from "#core/calendar/plain-date.ts";

export interface DateTick {
  readonly index: number;
  /** A year, or a month of it. */
  readonly kind: "year" | "month";
}

/** Returns year starts, or month starts for short ranges; evenly spaced, up to a maximum. */
export function dateTicks(dates: readonly PlainDate[], maxTicks: number): readonly DateTick[] {
  const years = starts(dates, 4);
  const isShort = years.length < 3;
  const all = isShort ? starts(dates, 7) : years;
  const step = Math.max(1, Math.ceil(all.length / maxTicks));
  return all.filter((_, place) => place % step === 0).map((index) => ({ index, kind: isShort ? "month" : "year" }));
}

/** Returns the indices where a date's first letters change, except for the first day. */
function starts(dates: readonly PlainDate[], letters: number): number[] {
  return dates.flatMap((date, index) => {
    const before = dates[index - 1];
    return before !== undefined && before.slice(0, letters) !== date.slice(0, letters) ? [index] : [];
  });
}
