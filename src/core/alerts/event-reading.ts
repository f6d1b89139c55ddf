import { dayText } from "../calendar/day-text.ts";
import { dayNumber, type PlainDate } from "../calendar/plain-date.ts";
import type { AlertReading } from "./alert-rule.ts";

/** The next of the days on which something happens, against so many days before it. Each day is told once. */
export function eventReading(days: number, dates: readonly PlainDate[], today: PlainDate): AlertReading {
  const next = dates.filter((date) => date >= today).toSorted()[0];
  if (next === undefined) return { isMet: false, isBack: true, occasion: null, value: null, words: "" };
  const left = dayNumber(next) - dayNumber(today);
  const when = left === 0 ? "today" : left === 1 ? "tomorrow" : `in ${left} days`;
  return {
    isMet: left <= days,
    isBack: left > days,
    occasion: { key: next, isAnew: true },
    value: left,
    words: `${dayText(next)}, ${when}`,
  };
}
