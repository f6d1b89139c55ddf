import type { CalendarType } from "#contract/calendar.ts";
import { dayNumber } from "#core/calendar/index.ts";
import type { CalendarEntries } from "./provider.ts";

type Entry = CalendarEntries[CalendarType];

/** Days by which two sources may differ and still mean the same event. Reports and dividends recur every quarter at most. */
export const maxGapDays: Readonly<Record<CalendarType, number>> = {
  earnings: 21,
  dividends: 14,
  splits: 14,
  ipo: 21,
  economic: 0,
};

/**
 * Merges the entries of two sources into one list. An event in both is listed once, on the day they agree on. Where
 * they differ, the first source's day is used and `otherDates` names the other. Fields that the first source lacks are
 * filled in.
 */
export function mergedEntries<T extends CalendarType>(
  type: T,
  first: readonly CalendarEntries[T][],
  second: { readonly source: string; readonly entries: readonly CalendarEntries[T][] },
): CalendarEntries[T][] {
  if (type === "economic") return mergedEconomic(first, second.entries);
  const byName = groupBy(first, nameOf);
  const merged: CalendarEntries[T][] = [];
  for (const [name, others] of groupBy(second.entries, nameOf)) {
    const ours = byName.get(name) ?? [];
    byName.delete(name);
    merged.push(...mergedOf(type, ours, { ...second, entries: others }));
  }
  return [...merged, ...[...byName.values()].flat()];
}

/** All entries of one company. */
function mergedOf<T extends CalendarType>(
  type: T,
  ours: readonly CalendarEntries[T][],
  { source, entries }: { readonly source: string; readonly entries: readonly CalendarEntries[T][] },
): CalendarEntries[T][] {
  const open = new Set(entries);
  const isNear = (one: Entry, other: Entry) =>
    Math.abs(dayNumber(one.date) - dayNumber(other.date)) <= maxGapDays[type];
  const kept: CalendarEntries[T][] = [];
  const unmatched: CalendarEntries[T][] = [];
  for (const entry of ours) {
    const same = entries.find((other) => open.has(other) && other.date === entry.date);
    if (same === undefined) unmatched.push(entry);
    else {
      open.delete(same);
      kept.push(filled(entry, same));
    }
  }
  for (const entry of unmatched) {
    // The first source names several days and the second one of them: that one is taken, and this one is mentioned there.
    const agreed = kept.findIndex((one) => isNear(one, entry) && isGuess(entry));
    const other = entries.find((one) => open.has(one) && isNear(one, entry));
    if (agreed >= 0) kept[agreed] = withOther(kept[agreed]!, { source: null, date: entry.date });
    else if (other === undefined) kept.push(entry);
    else {
      open.delete(other);
      kept.push(withOther(filled(entry, other), { source, date: other.date }));
    }
  }
  return [...kept, ...open];
}

function isGuess(entry: Entry): boolean {
  return "isEstimate" in entry && entry.isEstimate;
}

/** The sources name events differently, so the second one is used for days and countries of which the first has none. */
function mergedEconomic<T extends CalendarType>(
  first: readonly CalendarEntries[T][],
  second: readonly CalendarEntries[T][],
): CalendarEntries[T][] {
  const placeOf = (entry: Entry) => `${entry.date} ${"event" in entry ? (entry.country ?? "") : ""}`;
  const known = new Set(first.map(placeOf));
  return [...first, ...second.filter((entry) => !known.has(placeOf(entry)))];
}

function filled<E extends Entry>(entry: E, other: E): E {
  const gaps = Object.entries(other).filter(
    ([key, value]) => value !== null && (entry as Readonly<Record<string, unknown>>)[key] === null,
  );
  // A time of day that only one source knows.
  const time = "time" in entry && entry.time === "TBD" && "time" in other ? { time: other.time } : {};
  return { ...entry, ...Object.fromEntries(gaps), ...time };
}

function withOther<E extends Entry>(entry: E, other: { readonly source: string | null; readonly date: string }): E {
  return { ...entry, otherDates: [...(entry.otherDates ?? []), other] };
}

/** Returns the name that identifies a company in both sources. */
function nameOf(entry: Entry): string {
  const symbol = "symbol" in entry ? entry.symbol : null;
  if (symbol !== null) return symbol;
  const company = "company" in entry ? (entry.company ?? "") : "";
  return company.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function groupBy<E>(items: readonly E[], keyOf: (item: E) => string): Map<string, E[]> {
  const groups = new Map<string, E[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
