import type { PlainDate } from "#core/calendar/plain-date.ts";

export interface DateTick {
  readonly index: number;
  /** A year, or a month of it. */
  readonly kind: "year" | "month";
}

/** Where years begin, or of a short time where months begin; at most so many, evenly apart. */
export function dateTicks(dates: readonly PlainDate[], most: number): readonly DateTick[] {
  const years = starts(dates, 4);
  const isShort = years.length < 3;
  const all = isShort ? starts(dates, 7) : years;
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, place) => place % step === 0).map((index) => ({ index, kind: isShort ? "month" : "year" }));
}

/** Indices at which the first letters of the date change; the very first day is none. */
function starts(dates: readonly PlainDate[], letters: number): number[] {
  return dates.flatMap((date, index) => {
    const before = dates[index - 1];
    return before !== undefined && before.slice(0, letters) !== date.slice(0, letters) ? [index] : [];
  });
}
