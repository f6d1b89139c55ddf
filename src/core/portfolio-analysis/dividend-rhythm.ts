import { dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";

export const dividendRhythms = ["weekly", "monthly", "quarterly", "half-yearly", "yearly"] as const;
export type DividendRhythm = (typeof dividendRhythms)[number];

/**
 * The range of the median gap between ex-dates, in days, for each frequency. Gaps between these ranges have no
 * frequency.
 */
const gapDays: Readonly<Record<DividendRhythm, readonly [number, number]>> = {
  weekly: [5, 10],
  monthly: [24, 40],
  quarterly: [70, 115],
  "half-yearly": [150, 215],
  yearly: [300, 430],
};

export const paymentsPerYear: Readonly<Record<DividendRhythm, number>> = {
  weekly: 52,
  monthly: 12,
  quarterly: 4,
  "half-yearly": 2,
  yearly: 1,
};

/**
 * Returns the dividend frequency by the median of the last eight gaps between ex-dates (ascending). Null if there is no
 * pattern.
 */
export function dividendRhythm(exDates: readonly PlainDate[]): DividendRhythm | null {
  const recent = exDates.slice(-9);
  const gaps = recent.slice(1).map((date, index) => dayNumber(date) - dayNumber(recent[index]!));
  const gap = median(gaps);
  if (gap === null) return null;
  return dividendRhythms.find((rhythm) => gap >= gapDays[rhythm][0] && gap <= gapDays[rhythm][1]) ?? null;
}

/** The middle value, or the mean of the two in the middle. Null if empty. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
