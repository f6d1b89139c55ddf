import { addDays, isWeekend, plainDate, yearOf, type PlainDate } from "../calendar/plain-date.ts";
import { dailyGrowth, type Course } from "./daily-growth.ts";

export interface ReturnOfTime {
  readonly returnRatio: number;
  /** The run began or ended within it. */
  readonly isPartial: boolean;
}

export interface YearOfReturns extends ReturnOfTime {
  readonly year: number;
  /** January to December; null: no bars. */
  readonly months: readonly (ReturnOfTime | null)[];
}

/** Exchanges close for this many consecutive weekdays so rarely that a run without them began late or ended early. */
const weekdaysMissed = 3;

/** Linked returns of each month and year of a run, ascending. */
export function monthlyReturns(course: Course & { readonly dates: readonly PlainDate[] }): readonly YearOfReturns[] {
  const { dates } = course;
  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const growths = dailyGrowth(course);
  const months = new Map<string, number>();
  for (const [index, date] of dates.entries()) {
    const month = date.slice(0, 7);
    months.set(month, (months.get(month) ?? 1) * growths[index]!);
  }
  const isPartial = (from: PlainDate, to: PlainDate) =>
    (from < first && missedWeekdays(from, addDays(first, -1)) >= weekdaysMissed) ||
    (to > last && missedWeekdays(addDays(last, 1), to) >= weekdaysMissed);
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(first) + index);
  return years.map((year) => {
    const ofYear = Array.from({ length: 12 }, (_, index) => {
      const from = plainDate(year, index + 1, 1);
      const growth = months.get(from.slice(0, 7));
      if (growth === undefined) return null;
      return { returnRatio: growth - 1, isPartial: isPartial(from, plainDate(year, index + 2, 0)) };
    });
    const growth = ofYear.reduce((product, month) => product * (1 + (month?.returnRatio ?? 0)), 1);
    return {
      year,
      months: ofYear,
      returnRatio: growth - 1,
      isPartial: isPartial(plainDate(year, 1, 1), plainDate(year, 12, 31)),
    };
  });
}

/** Counts weekdays of a range, up to the number that matters. */
function missedWeekdays(from: PlainDate, to: PlainDate): number {
  let count = 0;
  for (let day = from; day <= to && count < weekdaysMissed; day = addDays(day, 1)) if (!isWeekend(day)) count++;
  return count;
}
