import { z } from "zod";
import { AlertEvent } from "./alerts.ts";
import { endpoint, stream } from "./endpoint.ts";
import { Provenance } from "./provenance.ts";
import { TickerSymbol, tickerSymbols } from "./ticker-symbol.ts";

const nullableNumber = z.number().nullable();

export const Quote = z.object({
  symbol: z.string(),
  name: z.string().nullable(),
  /** ISO code, or the minor unit a price is quoted in (GBp, ILA, ZAc). Market capitalisation is in the major unit. */
  currency: z.string().nullable(),
  /** Market identifier code (ISO 10383) if known, otherwise the provider's own code. */
  exchange: z.string().nullable(),
  exchangeName: z.string().nullable(),
  timeZone: z.string().nullable(),
  type: z.string().nullable(),
  price: nullableNumber,
  change: nullableNumber,
  changePercent: nullableNumber,
  previousClose: nullableNumber,
  open: nullableNumber,
  dayLow: nullableNumber,
  dayHigh: nullableNumber,
  fiftyTwoWeekLow: nullableNumber,
  fiftyTwoWeekHigh: nullableNumber,
  volume: nullableNumber,
  averageVolume: nullableNumber,
  marketCap: nullableNumber,
  pe: nullableNumber,
  eps: nullableNumber,
  /** Per cent: 0.41 is 0.41 %. */
  dividendYield: nullableNumber,
  /** Mood from the day's price change, 0 to 1, 0.5 neutral. */
  sentiment: nullableNumber,
  provenance: Provenance,
});
export type Quote = z.infer<typeof Quote>;

export const getQuotes = endpoint("GET /api/market/quotes", {
  summary: "Quotes of up to 50 symbols, in the requested order",
  input: z.object({ symbols: tickerSymbols(1) }),
  output: z.object({ quotes: z.array(Quote), unknown: z.array(z.string()) }),
  problems: ["stock-data-unavailable"],
});

export const historyIntervals = ["1m", "2m", "5m", "15m", "30m", "1h", "1d", "1wk", "1mo"] as const;
export type HistoryInterval = (typeof historyIntervals)[number];

export const Bar = z.object({
  /** Exchange-local day, YYYY-MM-DD. */
  date: z.string(),
  /** Start of an intraday bar, RFC 3339; absent on daily and longer bars. */
  time: z.string().optional(),
  open: nullableNumber,
  high: nullableNumber,
  low: nullableNumber,
  close: z.number(),
  volume: nullableNumber,
});
export type Bar = z.infer<typeof Bar>;

/** True if the bar is withheld as implausible, or if only its close is plausible. */
export const HeldBackBar = z.object({
  date: z.string(),
  reason: z.string(),
  words: z.string(),
  part: z.enum(["bar", "range"]),
});
export type HeldBackBar = z.infer<typeof HeldBackBar>;

export const History = z.object({
  symbol: z.string(),
  interval: z.enum(historyIntervals),
  currency: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** True when the prices are adjusted for dividends as well as splits. */
  adjusted: z.boolean(),
  bars: z.array(Bar),
  events: z.array(z.object({ date: z.string(), type: z.enum(["split", "dividend"]), value: z.number() })),
  heldBack: z.array(HeldBackBar),
  provenance: Provenance,
});
export type History = z.infer<typeof History>;

export const getHistory = endpoint("GET /api/market/history", {
  summary: "Bars of one symbol, ascending",
  input: z.object({
    symbol: TickerSymbol,
    interval: z.enum(historyIntervals).default("1d"),
    limit: z.coerce.number<number | string>().int().min(1).max(5000).default(640),
  }),
  output: History,
  problems: ["unknown-symbol", "bars-not-offered", "stock-data-unavailable"],
});

export const Sparkline = z.object({
  symbol: z.string(),
  /** Closes of the last session's bars, oldest first. */
  closes: z.array(z.number()),
  previousClose: nullableNumber,
  provenance: Provenance,
});
export type Sparkline = z.infer<typeof Sparkline>;

export const getSparklines = endpoint("GET /api/market/sparklines", {
  summary: "The last session's prices of up to 50 symbols, for small charts. Symbols without prices are left out",
  input: z.object({ symbols: tickerSymbols(1) }),
  output: z.object({ sparklines: z.array(Sparkline) }),
});

export const SearchResult = z.object({
  ticker: z.string(),
  name: z.string(),
  market: z.string(),
  locale: z.string().nullable(),
  primary_exchange: z.string().nullable(),
  type: z.string(),
  active: z.boolean(),
  currency_name: z.string().nullable(),
  /** The kind of match. typo: no instrument matches the query exactly, but this one is close. */
  match: z.enum(["exact", "prefix", "contains", "typo"]).optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const searchInstruments = endpoint("GET /api/market/search", {
  summary: "Instruments whose symbol or name matches the query. Queries under two characters return the built-in list",
  input: z.object({
    query: z.string().max(100).default(""),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(10),
  }),
  output: z.object({ results: z.array(SearchResult), provenance: Provenance }),
});

export const MarketStatus = z.object({
  exchange: z.string(),
  name: z.string().nullable(),
  timeZone: z.string().nullable(),
  state: z.enum(["open", "pre", "after", "closed", "holiday"]).nullable(),
  isOpen: z.boolean().nullable(),
  /** Open and close of the current session, otherwise of the next one. */
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  reason: z.string().nullable(),
  /**
   * Seven days from the exchange's Monday, in the week of the given day, or of the current or next session. Open and
   * close are null on days without a session.
   */
  week: z.array(
    z.object({
      date: z.string(),
      opensAt: z.string().nullable(),
      closesAt: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
});
export type MarketStatus = z.infer<typeof MarketStatus>;

export const getMarketStatus = endpoint("GET /api/market/status", {
  summary: "Whether an exchange is open, from the built-in calendar",
  input: z.object({
    exchange: z.string().trim().toUpperCase().max(16).default("XNYS"),
    /** A day of the week that is returned. Without it: the current or next session's. */
    date: z.iso.date().optional(),
  }),
  output: MarketStatus,
});

export const testConnection = endpoint("POST /api/market/connection-test", {
  summary: "Test a provider with one quote, bypassing every cache",
  input: z.object({ provider: z.string().max(40).optional() }),
  output: z.object({ success: z.boolean(), message: z.string(), responseTime: z.number() }),
  problems: ["rate-limited"],
});

export const getProviders = endpoint("GET /api/market/providers", {
  summary: "The configured market data providers by priority, with their status",
  input: z.object({}),
  output: z.object({
    providers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        needsKey: z.boolean(),
        /** Uses the user's own key, for that user alone. */
        isOwn: z.boolean(),
        lastSuccessAt: z.string().nullable(),
        lastErrorAt: z.string().nullable(),
        lastError: z.string().nullable(),
        /** The first failure since the last successful call. Null while there is none. */
        failingSince: z.string().nullable(),
        /** The time of the next attempt. Null while calls aren't paused. */
        retryAt: z.string().nullable(),
        /** Time of the last successful call. */
        lastLatencyMs: z.number().nullable(),
        /** The remaining quota in the provider's own headers. Null if it reports none. */
        quota: z
          .object({ limit: nullableNumber, remaining: nullableNumber, resetsAt: z.string().nullable() })
          .nullable(),
        /** The kinds of data it provides, such as quotes, news, earnings calendar. */
        coverage: z.array(z.string()),
        /**
         * fallback: used by priority; second-opinion: used for implausible prices; rates: exchange rates; calendars:
         * used alongside the others.
         */
        role: z.enum(["fallback", "second-opinion", "rates", "calendars"]),
        /** True if it is in use. Null: the administrator can't turn it off. */
        isOn: z.boolean().nullable(),
        /** closed: calls pass; open: calls are paused; half-open: one probe is in progress. */
        breaker: z.enum(["closed", "open", "half-open"]),
      }),
    ),
    /** Public lists of securities that the search index is built from. */
    lists: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The terms of use in a sentence. */
        terms: z.string(),
        /** The number of instruments. 0 until it is loaded. */
        rows: z.number(),
        readAt: z.string().nullable(),
        failedAt: z.string().nullable(),
        failure: z.string().nullable(),
        isOn: z.boolean(),
      }),
    ),
  }),
});

export const turnSource = endpoint("PUT /api/market/providers/:id", {
  summary: "Turn a source on or off for all users. Only for sources whose isOn isn't null",
  access: "administrator",
  input: z.object({ id: z.string().max(40), isOn: z.boolean() }),
  output: z.object({ isOn: z.boolean() }),
  problems: ["source-not-found"],
});

/** A quote, or the fields that changed since the last frame. Symbol and provenance are always present. */
export const QuoteChange = Quote.partial().extend({ symbol: z.string(), provenance: Provenance });
export type QuoteChange = z.infer<typeof QuoteChange>;

export const streamQuotes = stream("GET /api/market/live", {
  summary:
    "Stream changed quotes, at most one frame a second. Without symbols, only account events. Last-Event-ID resumes",
  input: z.object({
    symbols: tickerSymbols(0),
    /** Milliseconds between two polls. The server's own interval applies if it is longer or if this is omitted. */
    every: z.coerce.number<number | string>().int().min(1_000).max(3_600_000).optional(),
  }),
  events: {
    quotes: z.object({ quotes: z.array(QuoteChange) }),
    /** An alert of the account has fired. */
    alert: AlertEvent,
    "session-end": z.object({ reason: z.enum(["signed-out", "disabled", "expired"]) }),
  },
  problems: ["too-many-streams"],
});

export const marketEndpoints = [
  getQuotes,
  getHistory,
  getSparklines,
  searchInstruments,
  getMarketStatus,
  testConnection,
  getProviders,
  turnSource,
  streamQuotes,
] as const;
