import { LRUCache } from "lru-cache";
import { type CalendarType, calendarTypes } from "#core/market/calendar-types.ts";
import { addDays, isWeekend } from "#core/calendar/index.ts";
import { createUpstreamClient } from "#server/upstream/upstream-client.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import type { UpstreamRequest } from "#server/upstream/upstream-request.ts";
import type { CalendarEntries, CalendarRequest, MarketProvider, ProvidedCalendar } from "../../provider.ts";
import { partialAnswers } from "../partial-answers.ts";
import { untilAborted } from "../until-aborted.ts";
import { endOfDayMs, nasdaqEntries } from "./nasdaq-rows.ts";

const source = "nasdaq";
const host = "https://api.nasdaq.com";
/** A page that can still change is asked for again after this long; one of a day that is over stays for a day. */
const openPageMs = 6 * 60 * 60_000;
const closedPageMs = 24 * 60 * 60_000;
const maxPages = 1_000;

const paths: Readonly<Record<CalendarType, string>> = {
  earnings: "/api/calendar/earnings",
  dividends: "/api/calendar/dividends",
  economic: "/api/calendar/economicevents",
  splits: "/api/calendar/splits",
  ipo: "/api/ipo/calendar",
};

/** The service answers browsers alone. */
const headers = {
  accept: "application/json, text/plain, */*",
  "accept-language": "en-US,en;q=0.9",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

type Entries = readonly CalendarEntries[CalendarType][];

/**
 * The calendars behind Nasdaq's public pages, of the United States market. Unofficial and keyless: one call a kind and day
 * (new listings: a kind and month), two at a time, kept for hours.
 */
export function createNasdaq({
  baseUrl,
  clock,
  log,
  limits = {},
}: {
  baseUrl: string | null;
  clock: { now(): number };
  log: UpstreamLog;
  limits?: Partial<UpstreamLimits>;
}): MarketProvider {
  const client = createUpstreamClient({ name: source, clock, log, limits: { callsAtOnce: 2, ...limits } });
  const pages = new LRUCache<string, { readonly at: number; readonly entries: Promise<Entries> }>({ max: maxPages });

  async function ask(
    type: CalendarType,
    name: string,
    options: Pick<UpstreamRequest, "isSingle"> = {},
  ): Promise<Entries> {
    const url = new URL((baseUrl ?? host).replace(/\/$/, "") + paths[type]);
    url.searchParams.set("date", name);
    return client.callJson({ url, headers, ...options }, (json) => nasdaqEntries(type, json, name));
  }

  function page(type: CalendarType, name: string): Promise<Entries> {
    const key = `${type} ${name}`;
    const kept = pages.get(key);
    const endsMs = endOfDayMs(type === "ipo" ? `${name}-28` : name);
    const freshMs = kept !== undefined && kept.at > endsMs + openPageMs ? closedPageMs : openPageMs;
    if (kept !== undefined && clock.now() - kept.at < freshMs) return kept.entries;
    const entries = ask(type, name);
    pages.set(key, { at: clock.now(), entries });
    entries.catch(() => pages.delete(key));
    return entries;
  }

  async function calendar<T extends CalendarType>(
    { type, from, to }: CalendarRequest<T>,
    signal?: AbortSignal,
  ): Promise<ProvidedCalendar<T>> {
    const names = type === "ipo" ? monthsOf(from, to) : weekdaysOf(from, to);
    const { answers, missing } = await untilAborted(
      partialAnswers(names, (name) => page(type, name)),
      signal,
    );
    const found = [...answers.values()].flat() as CalendarEntries[T][];
    const now = new Date(clock.now()).toISOString();
    return {
      entries: found.filter(({ date }) => date >= from && date <= to).sort((a, b) => a.date.localeCompare(b.date)),
      missing,
      origin: { source, asOf: now, fetchedAt: now, delayMinutes: null, isSample: false },
    };
  }

  return {
    id: source,
    name: "Nasdaq (unofficial)",
    needsKey: false,
    connectedMessage: "Successfully connected to Nasdaq",
    testSymbol: "",
    quotesNothing: true,
    batchSize: 1,
    calendars: { market: calendarTypes, symbols: [] },
    covers: () => false,
    quotes: () => Promise.resolve(new Map()),
    calendar,
    async probe() {
      const today = new Date(clock.now()).toISOString().slice(0, 10);
      await ask("dividends", today, { isSingle: true });
    },
    health: client.health,
  };
}

function weekdaysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isWeekend(day)) days.push(day);
  return days;
}

function monthsOf(from: string, to: string): string[] {
  const months = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) months.add(day.slice(0, 7));
  return [...months];
}
