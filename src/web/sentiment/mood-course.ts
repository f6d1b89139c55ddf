import type { MarketMood } from "./use-sentiment.ts";
import { writeCsv } from "#core/csv/write-csv.ts";
import { addDays } from "#core/calendar/plain-date.ts";

export type MoodDay = MarketMood["history"][number];
export type MoodRange = "1M" | "3M";

export const moodRanges = ["1M", "3M"] as const;
const rangeDays: Readonly<Record<MoodRange, number>> = { "1M": 30, "3M": 90 };

/** Returns the days of a range, counted back from the newest. */
export function moodDays(history: readonly MoodDay[], range: MoodRange): readonly MoodDay[] {
  const newest = history.at(-1);
  if (newest === undefined) return [];
  const from = addDays(newest.date, -rangeDays[range]);
  return history.filter(({ date }) => date >= from);
}

export interface MoodStretch {
  /** Indices of its days. Adjacent stretches share a day. */
  readonly from: number;
  readonly to: number;
  /** True if every day of the stretch includes news. */
  readonly hasNews: boolean;
}

/** Splits the line into stretches of one kind. A step to or from a day without news counts as one without. */
export function moodStretches(days: readonly Pick<MoodDay, "hasNews">[]): readonly MoodStretch[] {
  const stretches: MoodStretch[] = [];
  for (let to = 1; to < days.length; to++) {
    const hasNews = days[to - 1]?.hasNews === true && days[to]?.hasNews === true;
    const before = stretches.at(-1);
    if (before?.hasNews === hasNews) stretches[stretches.length - 1] = { ...before, to };
    else stretches.push({ from: to - 1, to, hasNews });
  }
  return stretches;
}

/** Returns the days as CSV (RFC 4180), oldest first, with the basis of each. */
export function moodCsv(days: readonly MoodDay[]): string {
  const rows = days.map(({ date, score, hasNews }) => [date, String(score), hasNews ? "prices and news" : "prices"]);
  return writeCsv([["date", "mood", "from"], ...rows]);
}
