import type { CalendarType } from "#contract/calendar.ts";
import type { CalendarRequest, ProvidedCalendar } from "../../provider.ts";
import { partialAnswers } from "../partial-answers.ts";
import type { YahooCalls } from "./yahoo-calls.ts";
import { createYahooEventCalls, type FoundEvents } from "./yahoo-event-calls.ts";
import { dividendEntries, earningsEntries } from "./yahoo-events.ts";
import { createYahooSplits } from "./yahoo-splits.ts";

export const yahooCalendars = {
  market: ["earnings", "economic", "ipo", "splits"],
  symbols: ["earnings", "dividends", "splits"],
} as const satisfies { market: readonly CalendarType[]; symbols: readonly CalendarType[] };

/** Calendars: of the market from the tables of Yahoo's site, of single instruments from their summary and their chart. */
export function createYahooCalendar({ calls, clock }: { calls: YahooCalls; clock: { now(): number } }) {
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);

  const { marketEntries, summary, chartEvents } = createYahooEventCalls({ calls, today });
  const splitsOf = createYahooSplits({ marketEntries, chartEvents, today, clock });

  async function earningsOf(symbols: readonly string[], signal?: AbortSignal): Promise<FoundEvents<"earnings">> {
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
  ): Promise<FoundEvents<"dividends">> {
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

  function find(request: CalendarRequest, signal?: AbortSignal): Promise<FoundEvents<CalendarType>> {
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
    const { entries, missing } = (await find(request, signal)) as FoundEvents<T>;
    return { entries: inRange(entries, request), missing };
  };
}

function inRange<T extends { readonly date: string }>(
  entries: readonly T[],
  { from, to }: { from: string; to: string },
): readonly T[] {
  return entries.filter(({ date }) => date >= from && date <= to).sort((a, b) => a.date.localeCompare(b.date));
}
