import type { CalendarType } from "#contract/calendar.ts";
import { addDays } from "#core/calendar/index.ts";
import { type CalendarEntries, type CalendarRequest, ProviderError, type ProvidedCalendar } from "../../provider.ts";
import { partialAnswers } from "../partial-answers.ts";
import { splitEntry } from "../split-entry.ts";
import { untilAborted } from "../until-aborted.ts";
import type { YahooCalls } from "./yahoo-calls.ts";
import { dividendEntries, earningsEntries, eventModules, summaryModules } from "./yahoo-events.ts";
import { eventsOf } from "./yahoo-history.ts";
import { type MarketCalendar, visualizationBody, visualizationEntries } from "./yahoo-visualization.ts";

/** Yahoo refuses larger pages. */
const pageSize = 250;
const maxPages = 8;

/** Splits are announced some weeks ahead; one look at the market serves all who ask for single symbols. */
const announcedDays = 60;
const keptMs = 600_000;

type Found<T extends CalendarType> = Pick<ProvidedCalendar<T>, "missing"> & {
  readonly entries: readonly CalendarEntries[T][];
};

export const yahooCalendars = {
  market: ["earnings", "economic", "ipo", "splits"],
  symbols: ["earnings", "dividends", "splits"],
} as const satisfies { market: readonly CalendarType[]; symbols: readonly CalendarType[] };

const nothing: Found<"splits"> = { entries: [], missing: null };

/** Calendars: of the market from the tables of Yahoo's site, of single instruments from their summary and their chart. */
export function createYahooCalendar({ calls, clock }: { calls: YahooCalls; clock: { now(): number } }) {
  let announced: { readonly at: number; readonly splits: Promise<Found<"splits"> | null> } | null = null;
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);

  async function marketEntries<T extends MarketCalendar>(
    type: T,
    { from, to }: { from: string; to: string },
    signal: AbortSignal | undefined,
  ): Promise<Found<T>> {
    const entries: CalendarEntries[T][] = [];
    for (let page = 0; page < maxPages; page++) {
      const found = await calls.askWithCrumb({
        path: "/v1/finance/visualization",
        query: { lang: "en-US", region: "US" },
        body: visualizationBody(type, { from, to, size: pageSize, offset: page * pageSize }),
        read: (json) => visualizationEntries(type, json, today()),
        signal,
      });
      entries.push(...found.entries);
      if (found.rows < pageSize) return { entries, missing: null };
    }
    return { entries, missing: `There is more than the ${maxPages * pageSize} events that are read.` };
  }

  /** Null: there is no such instrument. */
  const summary = (symbol: string, signal: AbortSignal | undefined) =>
    calls.askWithCrumb({
      path: `/v10/finance/quoteSummary/${encodeURIComponent(symbol)}`,
      query: { modules: eventModules.join(","), formatted: "false", lang: "en-US", region: "US" },
      read: summaryModules,
      accept: [404],
      signal,
    });

  /** Splits and dividends between two days that are not to come. */
  async function chartEvents(symbol: string, from: string, to: string, signal: AbortSignal | undefined) {
    if (from > today()) return eventsOf(null);
    return calls.ask({
      path: `/v8/finance/chart/${encodeURIComponent(symbol)}`,
      query: {
        interval: "1d",
        period1: String(Date.parse(`${from}T00:00:00Z`) / 1000),
        period2: String(Date.parse(`${addDays(to, 1)}T00:00:00Z`) / 1000),
        events: "div|split",
        lang: "en-US",
      },
      read: eventsOf,
      accept: [404],
      signal,
    });
  }

  async function earningsOf(symbols: readonly string[], signal?: AbortSignal): Promise<Found<"earnings">> {
    const { answers, missing } = await partialAnswers(symbols, (symbol) => summary(symbol, signal));
    const entries = [...answers].flatMap(([symbol, modules]) =>
      modules === null ? [] : earningsEntries(symbol, modules, clock.now()),
    );
    return { entries, missing };
  }

  async function dividendsOf(
    symbols: readonly string[],
    { from, to }: { from: string; to: string },
    signal?: AbortSignal,
  ): Promise<Found<"dividends">> {
    const { answers, missing } = await partialAnswers(symbols, async (symbol) => {
      const [modules, { events, currency }] = await Promise.all([
        summary(symbol, signal),
        chartEvents(symbol, from, to, signal),
      ]);
      return dividendEntries(
        symbol,
        modules,
        events.filter(({ type }) => type === "dividend"),
        currency,
      );
    });
    return { entries: [...answers.values()].flat(), missing };
  }

  /** Splits of the market in the next weeks, for whoever asks for single symbols; null where they cannot be had. */
  function announcedSplits(): Promise<Found<"splits"> | null> {
    if (announced !== null && clock.now() - announced.at < keptMs) return announced.splits;
    const range = { from: today(), to: addDays(today(), announcedDays) };
    const splits = marketEntries("splits", range, undefined).catch((error: unknown) => {
      announced = null;
      if (error instanceof ProviderError) return null;
      throw error;
    });
    announced = { at: clock.now(), splits };
    return splits;
  }

  async function splitsOf(
    symbols: readonly string[],
    range: { from: string; to: string },
    signal?: AbortSignal,
  ): Promise<Found<"splits">> {
    const [past, market] = await Promise.all([
      partialAnswers(symbols, async (symbol) => {
        const { events } = await chartEvents(symbol, range.from, range.to, signal);
        return events
          .filter(({ type }) => type === "split")
          .map(({ date, value }) => splitEntry(symbol, null, date, value))
          .filter((entry) => entry !== null);
      }),
      // Future splits are only in the market's table.
      range.to < today() ? nothing : untilAborted(announcedSplits(), signal),
    ]);
    if (market === null && range.from > today())
      throw new ProviderError("Yahoo's splits to come could not be loaded", { advice: "try-next" });
    const known = [...past.answers.values()].flat();
    const isNew = (entry: { symbol: string; date: string }) =>
      symbols.includes(entry.symbol) &&
      !known.some(({ symbol, date }) => symbol === entry.symbol && date === entry.date);
    const unread = market === null ? "Splits to come could not be loaded." : market.missing;
    const missing = [past.missing, unread].filter((words) => words !== null);
    return {
      entries: [...known, ...(market?.entries ?? []).filter(isNew)],
      missing: missing.length === 0 ? null : missing.join(" "),
    };
  }

  function find(request: CalendarRequest, signal?: AbortSignal): Promise<Found<CalendarType>> {
    const { type, symbols } = request;
    if (symbols === null)
      return type === "dividends"
        ? Promise.resolve({ entries: [], missing: null })
        : marketEntries(type, request, signal);
    switch (type) {
      case "earnings":
        return earningsOf(symbols, signal);
      case "dividends":
        return dividendsOf(symbols, request, signal);
      case "splits":
        return splitsOf(symbols, request, signal);
      default:
        return Promise.resolve({ entries: [], missing: null });
    }
  }

  /** Events between the two days, by day and then by symbol. */
  return async function calendar<T extends CalendarType>(
    request: CalendarRequest<T>,
    signal?: AbortSignal,
  ): Promise<Pick<ProvidedCalendar<T>, "entries" | "missing">> {
    const { entries, missing } = (await find(request, signal)) as Found<T>;
    return { entries: inRange(entries, request), missing };
  };
}

function inRange<T extends { readonly date: string }>(
  entries: readonly T[],
  { from, to }: { from: string; to: string },
): readonly T[] {
  return entries.filter(({ date }) => date >= from && date <= to).sort((a, b) => a.date.localeCompare(b.date));
}
