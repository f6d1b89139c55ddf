import { createHash } from "node:crypto";
import ical, { ICalCalendarMethod, type ICalEventData } from "ical-generator";
import { addDays } from "#core/calendar/index.ts";
import type { Language } from "#core/languages/languages.ts";
import type { Words } from "#core/words/shape.ts";
import type { CalendarEntries } from "../market/provider.ts";

export type FeedEvents = { readonly [T in keyof CalendarEntries]: readonly CalendarEntries[T][] };

const minutesOfTimedEvent = 30;

/**
 * Events as an iCalendar file (RFC 5545), in the words and formats of its reader. The same event keeps its UID, so that
 * programs renew it instead of adding another.
 */
export function calendarFile(
  events: FeedEvents,
  { appUrl, now, words, language }: { appUrl: URL; now: number; words: Words["calendarFeed"]; language: Language },
): string {
  const calendar = ical({
    name: "Bellwether",
    prodId: { company: "Bellwether", product: "Calendar", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  const named = new Map<string, number>();
  const add = (uidParts: readonly string[], data: Omit<ICalEventData, "id" | "stamp">) => {
    const name = uidParts.join("|");
    const before = named.get(name) ?? 0;
    named.set(name, before + 1);
    // A speaker may speak twice a day, and a company pay two dividends: each is an event of its own.
    const unique = before === 0 ? name : `${name}|${before + 1}`;
    const id = createHash("sha256").update(unique).digest("hex").slice(0, 32);
    calendar.createEvent({ ...data, id: `${id}@bellwether`, stamp: new Date(now) });
  };
  const allDay = (date: string) => ({ start: day(date), end: day(addDays(date, 1)), allDay: true });
  const insights = (symbol: string) => new URL(`/insights?symbol=${encodeURIComponent(symbol)}`, appUrl).href;

  for (const entry of events.earnings) {
    const facts = [
      entry.company,
      words.reports(entry.time),
      entry.estimate === null ? null : words.estimate(entry.estimate),
      entry.actual === null ? null : words.actual(entry.actual),
      entry.isEstimate ? words.dateEstimated : null,
    ];
    add(["earnings", entry.symbol, entry.date], {
      ...allDay(entry.date),
      summary: words.earnings(entry.symbol, entry.time),
      description: lines(facts),
      url: insights(entry.symbol),
    });
  }
  for (const entry of events.dividends) {
    add(["dividend", entry.symbol, entry.date], {
      ...allDay(entry.date),
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
    add(["split", entry.symbol, entry.date], {
      ...allDay(entry.date),
      summary: words.split(entry.symbol, entry.ratio),
      description: lines([entry.company, newShares(entry.ratio, words)]),
      url: insights(entry.symbol),
    });
  }
  for (const entry of events.economic) {
    const times =
      entry.at === null
        ? allDay(entry.date)
        : { start: new Date(entry.at), end: new Date(Date.parse(entry.at) + minutesOfTimedEvent * 60_000) };
    add(["economic", entry.country ?? "", entry.event, entry.date], {
      ...times,
      summary: [entry.country, entry.event].filter((part) => part !== null).join(" "),
      description: lines([
        entry.forecast === null ? null : words.forecast(entry.forecast),
        entry.previous === null ? null : words.previous(entry.previous),
        entry.actual === null ? null : words.actual(entry.actual),
      ]),
    });
  }
  for (const entry of events.ipo) {
    add(["ipo", entry.company, entry.date], {
      ...allDay(entry.date),
      summary: words.ipo(entry.company, entry.symbol),
      description: lines([
        entry.price === null ? null : words.price(entry.price),
        entry.exchange,
        entry.state === null ? null : words.state(entry.state),
      ]),
    });
  }
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
