import type { CalendarType } from "#contract/calendar.ts";
import { addDays } from "#core/calendar/index.ts";
import type { CalendarEntries, ProvidedCalendar } from "../../provider.ts";
import type { YahooCalls } from "./yahoo-calls.ts";
import { eventModules, summaryModules } from "./yahoo-events.ts";
import { eventsOf } from "./yahoo-history.ts";
import { type MarketCalendar, visualizationBody, visualizationEntries } from "./yahoo-visualization.ts";

/** Yahoo refuses larger pages. */
const pageSize = 250;
const maxPages = 8;

export type FoundEvents<T extends CalendarType> = Pick<ProvidedCalendar<T>, "missing"> & {
  readonly entries: readonly CalendarEntries[T][];
};

export type YahooEventCalls = ReturnType<typeof createYahooEventCalls>;

/** Asks Yahoo for events: those of the market, and the summary and the chart of single instruments. */
export function createYahooEventCalls({ calls, today }: { calls: YahooCalls; today: () => string }) {
  async function marketEntries<T extends MarketCalendar>(
    type: T,
    { from, to }: { from: string; to: string },
    signal: AbortSignal | undefined,
  ): Promise<FoundEvents<T>> {
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

  return { marketEntries, summary, chartEvents };
}
