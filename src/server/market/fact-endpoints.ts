import { getCalendar } from "#contract/calendar.ts";
import {
  getExchangeRates,
  getFundamentals,
  getMovers,
  getOptions,
  getRelated,
  getSectors,
} from "#contract/fundamentals.ts";
import { getNews } from "#contract/news.ts";
import { addDays, dayNumber } from "#core/calendar/index.ts";
import { type Clock, isoTime } from "../clock.ts";
import { refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import { readCursor } from "./calendar-cursor.ts";
import type { AnyCalendarPage, Calendars } from "./calendars.ts";
import type { Classifications } from "./classifications.ts";
import type { ExchangeRates } from "./exchange-rates.ts";
import type { FundamentalFacts } from "./fundamentals.ts";
import type { News } from "./news.ts";

const usualDays = 14;
/** A quarter: what a month view with its edges, or a look back at a season, needs. */
const maxDays = 100;

/** News, calendars, company figures, options, movers and exchange rates. */
export function factEndpoints(market: {
  news: News;
  calendars: Calendars;
  fundamentals: FundamentalFacts;
  classifications: Classifications;
  exchangeRates: ExchangeRates;
  clock: Clock;
}): Served[] {
  return [
    serve(getNews, ({ symbols, limit }) => market.news.get(symbols, limit)),
    serve(getCalendar, async ({ type, symbols, limit, ...asked }) => {
      const from = asked.from ?? isoTime(market.clock.now()).slice(0, 10);
      const to = asked.to ?? addDays(from, usualDays);
      const days = dayNumber(to) - dayNumber(from);
      if (days < 0) return refused("invalid-range", "to", `from (${from}) is after to (${to})`);
      if (days > maxDays) return refused("invalid-range", "to", `At most ${maxDays} days; these are ${days}`);
      const cursor = asked.cursor === undefined ? null : readCursor(asked.cursor);
      if (asked.cursor !== undefined && cursor === null)
        return refused("invalid-cursor", "cursor", "Not a cursor of ours");
      const page = await market.calendars.get(type, { from, to, symbols, limit, cursor });
      return page as AnyCalendarPage;
    }),
    serve(getFundamentals, async ({ symbol }) => {
      const found = await market.fundamentals.company(symbol);
      if (found === "unknown")
        return refuse("unknown-symbol", { detail: "No data available for symbol", values: { symbol } });
      if (found !== "failed") return found;
      return refuse("fundamentals-unavailable", {
        detail: "The company's figures could not be loaded",
        retryAfterSeconds: 30,
      });
    }),
    serve(getOptions, async ({ symbol, expiry }) => {
      const found = await market.fundamentals.options(symbol, expiry ?? null);
      if (found === "unknown") return refuse("unknown-symbol", { detail: "No options are listed for this symbol" });
      if (found !== "failed") return found;
      return refuse("stock-data-unavailable", { detail: "Options could not be loaded", retryAfterSeconds: 30 });
    }),
    serve(getRelated, ({ symbol }) => market.fundamentals.related(symbol)),
    serve(getMovers, ({ kind, limit }) => market.fundamentals.movers(kind, limit)),
    serve(getSectors, async ({ symbols }) => {
      const known = await market.classifications.of(symbols);
      return {
        symbols: symbols.map((symbol) => ({ symbol, sector: known.get(symbol)?.sector ?? null })),
        pending: market.classifications.pending(symbols),
      };
    }),
    serve(getExchangeRates, async ({ base, date }) => {
      const found = await market.exchangeRates.get(base, date ?? null);
      return found === "unknown-currency"
        ? refuse("unknown-currency", { detail: `No reference rate of ${base} is published` })
        : found;
    }),
  ];
}

/** A refusal of one field, found out after all fields were read. */
function refused(code: "invalid-range" | "invalid-cursor", path: string, message: string) {
  return refuse(code, { detail: message, errors: [{ path, message }] });
}
