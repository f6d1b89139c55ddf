import ical, { ICalCalendarMethod, type ICalEventData } from "ical-generator";
import type { CalendarType } from "#contract/calendar.ts";
import { addDays } from "#core/calendar/index.ts";
import type { Language } from "#core/languages/languages.ts";
import type { Words } from "#core/words/shape.ts";
import type { CalendarEntries } from "../market/provider.ts";
import type { DatedEvent } from "./known-events.ts";
import type { KnownEvent } from "./store.ts";

export type FeedEvents = { readonly [T in keyof CalendarEntries]: readonly CalendarEntries[T][] };

const minutesOfTimedEvent = 30;

interface WrittenEvent extends DatedEvent {
  readonly data: Pick<ICalEventData, "summary" | "description" | "url">;
}

/**
 * Events as an iCalendar file (RFC 5545), in the words and formats of its reader. The same event keeps its UID, so that
 * programs renew it instead of adding another: `identify` knows how it was told before.
 */
export async function calendarFile(
  events: FeedEvents,
  {
    appUrl,
    now,
    words,
    language,
    identify,
  }: {
    appUrl: URL;
    now: number;
    words: Words["calendarFeed"];
    language: Language;
    identify: (events: readonly DatedEvent[]) => Promise<readonly Pick<KnownEvent, "uid" | "sequence">[]>;
  },
): Promise<string> {
  const calendar = ical({
    name: "Bellwether",
    prodId: { company: "Bellwether", product: "Calendar", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  const written: WrittenEvent[] = [];
  const add = (
    [type, ...parts]: readonly [CalendarType, ...string[]],
    { date, at = null }: { readonly date: string; readonly at?: string | null },
    data: WrittenEvent["data"],
  ) => void written.push({ type, parts, date, at, data });
  const times = ({ date, at }: DatedEvent) =>
    at === null
      ? { start: day(date), end: day(addDays(date, 1)), allDay: true }
      : { start: new Date(at), end: new Date(Date.parse(at) + minutesOfTimedEvent * 60_000) };
  const insights = (symbol: string) => new URL(`/insights?symbol=${encodeURIComponent(symbol)}`, appUrl).href;

  for (const entry of events.earnings) {
    const facts = [
      entry.company,
      words.reports(entry.time),
      entry.estimate === null ? null : words.estimate(entry.estimate),
      entry.actual === null ? null : words.actual(entry.actual),
      entry.isEstimate ? words.dateEstimated : null,
    ];
    add(["earnings", entry.symbol], entry, {
      summary: words.earnings(entry.symbol, entry.time),
      description: lines(facts),
      url: insights(entry.symbol),
    });
  }
  for (const entry of events.dividends) {
    add(["dividends", entry.symbol], entry, {
      summary: words.exDividend(
        entry.symbol,
        entry.amount === null ? null : { amount: entry.amount, currency: entry.currency },
      ),
      description: lines([
        entry.company,
        entry.recordDate === null ? null : words.recordDay(entry.recordDate),
        entry.paymentDate === null ? null : words.paymentDay(entry.paymentDate),
      ]),
      url: insights(entry.symbol),
    });
  }
  for (const entry of events.splits) {
    add(["splits", entry.symbol], entry, {
      summary: words.split(entry.symbol, entry.ratio),
      description: lines([entry.company, newShares(entry.ratio, words)]),
      url: insights(entry.symbol),
    });
  }
  for (const entry of events.economic) {
    add(["economic", entry.country ?? "", entry.event], entry, {
      summary: [entry.country, entry.event].filter((part) => part !== null).join(" "),
      description: lines([
        entry.forecast === null ? null : words.forecast(entry.forecast),
        entry.previous === null ? null : words.previous(entry.previous),
        entry.actual === null ? null : words.actual(entry.actual),
      ]),
    });
  }
  for (const entry of events.ipo) {
    add(["ipo", entry.company], entry, {
      summary: words.ipo(entry.company, entry.symbol),
      description: lines([
        entry.price === null ? null : words.price(entry.price),
        entry.exchange,
        entry.state === null ? null : words.state(entry.state),
      ]),
    });
  }
  const identities = await identify(written);
  written.forEach((event, index) => {
    const { uid, sequence } = identities[index]!;
    const id = `${uid}@bellwether`;
    calendar.createEvent({ ...event.data, ...times(event), id, sequence, stamp: new Date(now) });
  });
  // The generator leaves out the line break that RFC 5545 wants after the last line, too.
  return `${calendar.toString().trimEnd()}\r\n`;
}

function newShares(ratio: string, words: Words["calendarFeed"]): string {
  const [added = "", old = ""] = ratio.split(":");
  return words.newShares(added, old);
}

function day(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function lines(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join("\n");
}
