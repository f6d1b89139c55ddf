import { addDays, type PlainDate, plainDate, yearOf } from "../calendar/plain-date.ts";

export type ValueRange = "1W" | "1M" | "6M" | "YTD" | "1Y" | "All";

/** The first day of a named range that ends today; null: the first of the ledger. It opens with the value of the day before. */
export function rangeStart(range: ValueRange, today: PlainDate): PlainDate | null {
  switch (range) {
    case "1W":
      return addDays(today, -6);
    case "1M":
      return addDays(monthsBefore(today, 1), 1);
    case "6M":
      return addDays(monthsBefore(today, 6), 1);
    case "YTD":
      return plainDate(yearOf(today), 1, 1);
    case "1Y":
      return addDays(monthsBefore(today, 12), 1);
    default:
      return null;
  }
}

/** The same day of an earlier month, or that month's last day where it has none. */
export function monthsBefore(day: PlainDate, months: number): PlainDate {
  const [year, month, date] = [yearOf(day), Number(day.slice(5, 7)), Number(day.slice(8))];
  const last = plainDate(year, month - months + 1, 0);
  return date > Number(last.slice(8)) ? last : plainDate(year, month - months, date);
}
