import { dayNumber, type PlainDate } from "../calendar/plain-date.ts";
import type { AlertReading } from "./alert-reading.ts";

/**
 * Returns the reading for the next date on which something happens, `days` days ahead of it. Each date notifies once.
 */
export function eventReading(days: number, dates: readonly PlainDate[], today: PlainDate): AlertReading {
  const next = dates.filter((date) => date >= today).toSorted()[0];
  if (next === undefined) return { isMet: false, isBack: true, occasion: null, finding: null };
  const left = dayNumber(next) - dayNumber(today);
  return {
    isMet: left <= days,
    isBack: left > days,
    occasion: { key: next, isAnew: true },
    finding: { kind: "event", date: next, days: left },
  };
}
