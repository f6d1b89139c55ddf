import { createHash } from "node:crypto";
import ical, { ICalCalendarMethod, type ICalEventData } from "ical-generator";
import { addDays } from "#core/calendar/index.ts";
import type { CalendarEntries } from "../market/provider.ts";

export type FeedEvents = { readonly [T in keyof CalendarEntries]: readonly CalendarEntries[T][] };

const earningsTimes = { AMC: "after close", BMO: "before open", TBD: "time not set" } as const;
const minutesOfTimedEvent = 30;

/** Events as an iCalendar file (RFC 5545). The same event keeps its UID, so that programs renew it instead of adding another. */
export function calendarFile(events: FeedEvents, { appUrl, now }: { appUrl: URL; now: number }): string {
  const calendar = ical({
    name: "Bellwether",
    prodId: { company: "Bellwether", product: "Calendar", language: "EN" },
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
      `Reports ${earningsTimes[entry.time]}`,
      entry.estimate === null ? null : `Estimate ${entry.estimate}`,
      entry.actual === null ? null : `Actual ${entry.actual}`,
      entry.isEstimate ? "The date is an estimate." : null,
    ];
    add(["earnings", entry.symbol, entry.date], {
      ...allDay(entry.date),
      summary: `${entry.symbol} earnings, ${earningsTimes[entry.time]}`,
      description: lines(facts),
      url: insights(entry.symbol),
    });
  }
  for (const entry of events.dividends) {
    const amount =
      entry.amount === null ? "" : ` ${entry.amount}${entry.currency === null ? "" : ` ${entry.currency}`}`;
    add(["dividend", entry.symbol, entry.date], {
      ...allDay(entry.date),
      summary: `${entry.symbol} ex-dividend${amount}`,
      description: lines([
        entry.company,
        entry.recordDate === null ? null : `Record day ${entry.recordDate}`,
        entry.paymentDate === null ? null : `Payment day ${entry.paymentDate}`,
      ]),
      url: insights(entry.symbol),
    });
  }
  for (const entry of events.splits) {
    add(["split", entry.symbol, entry.date], {
      ...allDay(entry.date),
      summary: `${entry.symbol} split ${entry.ratio}`,
      description: lines([entry.company, entry.description]),
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
        entry.forecast === null ? null : `Forecast ${entry.forecast}`,
        entry.previous === null ? null : `Previous ${entry.previous}`,
        entry.actual === null ? null : `Actual ${entry.actual}`,
      ]),
    });
  }
  for (const entry of events.ipo) {
    add(["ipo", entry.company, entry.date], {
      ...allDay(entry.date),
      summary: `IPO ${entry.company}${entry.symbol === null ? "" : ` (${entry.symbol})`}`,
      description: lines([
        entry.price === null ? null : `Price ${entry.price}`,
        entry.exchange,
        entry.state === null ? null : `State: ${entry.state}`,
      ]),
    });
  }
  // The generator leaves out the line break that RFC 5545 wants after the last line, too.
  return `${calendar.toString().trimEnd()}\r\n`;
}

function day(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function lines(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join("\n");
}
