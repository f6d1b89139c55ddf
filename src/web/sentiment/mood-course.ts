import type { MarketMood } from "./use-sentiment.ts";
import { writeCsv } from "#core/csv/write-csv.ts";
import { addDays } from "#core/calendar/plain-date.ts";

export type MoodDay = MarketMood["history"][number];
export type MoodRange = "1M" | "3M";

export const moodRanges = ["1M", "3M"] as const;
const rangeDays: Readonly<Record<MoodRange, number>> = { "1M": 30, "3M": 90 };

/** The days of a range, counted back from the newest one. */
export function moodDays(history: readonly MoodDay[], range: MoodRange): readonly MoodDay[] {
  const newest = history.at(-1);
  if (newest === undefined) return [];
  const from = addDays(newest.date, -rangeDays[range]);
  return history.filter(({ date }) => date >= from);
}

export interface MoodStretch {
  /** Indices of its days; two stretches share the day where one ends and the next begins. */
  readonly from: number;
  readonly to: number;
  /** True where every day of it knows the news. */
  readonly hasNews: boolean;
}

/** The line in stretches of one kind: a step to or from a day without news is drawn as one without. */
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

/** The days as CSV (RFC 4180), oldest first, with what each rests on. */
export function moodCsv(days: readonly MoodDay[]): string {
  const rows = days.map(({ date, score, hasNews }) => [date, String(score), hasNews ? "prices and news" : "prices"]);
  return writeCsv([["date", "mood", "from"], ...rows]);
}
