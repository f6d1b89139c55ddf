import { createHash } from "node:crypto";
import type { CalendarType } from "#contract/calendar.ts";
import { addDays, dayNumber } from "#core/calendar/index.ts";
import { maxGapDays } from "../market/merged-calendars.ts";
import type { KnownEvent } from "./store.ts";

/** An event of a calendar file by what stays the same when its date moves. */
export interface DatedEvent {
  readonly type: CalendarType;
  /** The symbol or company, or the country and event. */
  readonly parts: readonly string[];
  readonly date: string;
  /** Null: all day. */
  readonly at: string | null;
}

/** Figures of one name are published every week, so only a nearer day is the same event. */
const maxMoveDays: Readonly<Record<CalendarType, number>> = { ...maxGapDays, economic: 3 };

/** The name that an event is known by. */
export function eventName({ type, parts }: DatedEvent): string {
  return [named[type] ?? type, ...parts].join("|");
}

/** As calendars know them already. */
const named: Readonly<Partial<Record<DatedEvent["type"], string>>> = { dividends: "dividend", splits: "split" };

/** The days on which events of these types may have been before. */
export function knownFrom(date: string): string {
  return addDays(date, -Math.max(...Object.values(maxMoveDays)));
}

/**
 * Gives each event the identity it has been told with: the one of its day, else the nearest within the days by which an
 * event of its type can move. A moved one counts its changes (SEQUENCE of RFC 5545). Other events are new.
 */
export function identified(events: readonly DatedEvent[], known: readonly KnownEvent[]): KnownEvent[] {
  const open = new Map<string, KnownEvent[]>();
  for (const event of known) open.set(event.name, [...(open.get(event.name) ?? []), event]);
  const taken = new Set(known.map(({ uid }) => uid));
  const found = new Map<DatedEvent, KnownEvent>();
  const take = (event: DatedEvent, isSame: (candidate: KnownEvent) => boolean) => {
    if (found.has(event)) return;
    const candidates = open.get(eventName(event)) ?? [];
    const distance = ({ date }: KnownEvent) => Math.abs(dayNumber(date) - dayNumber(event.date));
    const nearest = candidates.filter(isSame).toSorted((one, other) => distance(one) - distance(other))[0];
    if (nearest === undefined) return;
    candidates.splice(candidates.indexOf(nearest), 1);
    const isMoved = nearest.date !== event.date || nearest.startsAt !== event.at;
    const sequence = nearest.sequence + Number(isMoved);
    found.set(event, { ...nearest, date: event.date, startsAt: event.at, sequence });
  };
  for (const event of events) take(event, ({ date, startsAt }) => date === event.date && startsAt === event.at);
  for (const event of events) take(event, ({ date }) => date === event.date);
  for (const event of events)
    take(event, ({ date }) => Math.abs(dayNumber(date) - dayNumber(event.date)) <= maxMoveDays[event.type]);
  return events.map((event) => {
    const same = found.get(event);
    if (same !== undefined) return same;
    const uid = newUid(event, taken);
    taken.add(uid);
    return { uid, name: eventName(event), date: event.date, startsAt: event.at, sequence: 0 };
  });
}

/** From name and day. Two dividends of a day, or one on the day from which another has moved, are told apart by a number. */
function newUid(event: DatedEvent, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const unique = [eventName(event), event.date, ...(count === 1 ? [] : [count])].join("|");
    const uid = createHash("sha256").update(unique).digest("hex").slice(0, 32);
    if (!taken.has(uid)) return uid;
  }
}
