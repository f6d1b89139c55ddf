import { z } from "zod";
import { AlertEvent } from "./alerts.ts";
import { endpoint, stream } from "./endpoint.ts";
import { Provenance } from "./provenance.ts";
import { TickerSymbol, tickerSymbols } from "./ticker-symbol.ts";

const nullableNumber = z.number().nullable();

export const Quote = z.object({
  symbol: z.string(),
  name: z.string().nullable(),
  /** ISO code, or the minor unit a price is given in (GBp, ILA, ZAc). Market capitalisation is in the major unit. */
  currency: z.string().nullable(),
  /** Market identifier code (ISO 10383) where known, else the provider's own code. */
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
  summary: "Quotes of up to 50 symbols, in the order asked for",
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

/** A bar that is not shown as truth, or of which only the close is. */
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
  problems: ["unknown-symbol", "stock-data-unavailable"],
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
  summary: "The last session's course of up to 50 symbols, for small charts; a symbol without one is left out",
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
  /** How it fits the query; typo: no instrument holds the query as written, this one nearly does. */
  match: z.enum(["exact", "prefix", "contains", "typo"]).optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const searchInstruments = endpoint("GET /api/market/search", {
  summary: "Instruments whose symbol or name contains the query; under two characters the built-in list",
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
  /** Open and close of the running session, else of the next one. */
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  reason: z.string().nullable(),
  /** The seven days from the exchange's Monday on, of the week of the running or next session; open and close are null on a day without a session. */
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
  summary: "Whether an exchange is open, from its calendar; no service is asked",
  input: z.object({ exchange: z.string().trim().toUpperCase().max(16).default("XNYS") }),
  output: MarketStatus,
});

export const testConnection = endpoint("POST /api/market/connection-test", {
  summary: "Ask one provider for one quote, past every cache",
  input: z.object({ provider: z.string().max(40).optional() }),
  output: z.object({ success: z.boolean(), message: z.string(), responseTime: z.number() }),
  problems: ["rate-limited"],
});

export const getProviders = endpoint("GET /api/market/providers", {
  summary: "The configured market-data providers, in the order they are asked, with their condition",
  input: z.object({}),
  output: z.object({
    providers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        needsKey: z.boolean(),
        /** Asked with a key that the user brought, for that user alone. */
        isOwn: z.boolean(),
        lastSuccessAt: z.string().nullable(),
        lastErrorAt: z.string().nullable(),
        lastError: z.string().nullable(),
        /** The first failure since the last call that succeeded; null while none has failed. */
        failingSince: z.string().nullable(),
        /** When it is asked again; null while nothing holds calls back. */
        retryAt: z.string().nullable(),
        /** Of the last call that was answered. */
        lastLatencyMs: z.number().nullable(),
        /** What the provider's own headers say is left; null where it says nothing. */
        quota: z
          .object({ limit: nullableNumber, remaining: nullableNumber, resetsAt: z.string().nullable() })
          .nullable(),
        /** What it can be asked for, such as quotes, news, earnings calendar. */
        coverage: z.array(z.string()),
        /** fallback: asked in turn; second-opinion: when a price is doubted; rates: exchange rates; calendars: beside the others. */
        role: z.enum(["fallback", "second-opinion", "rates", "calendars"]),
        /** Whether it is in use; null: the administrator can't turn it off. */
        isOn: z.boolean().nullable(),
        /** closed: calls pass; open: calls are held back; half-open: one probe is under way. */
        breaker: z.enum(["closed", "open", "half-open"]),
      }),
    ),
    /** Public lists of securities that search is built from. */
    lists: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Under which terms it can be used, in a sentence. */
        terms: z.string(),
        /** How many instruments it has; 0 until it was read. */
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
  summary: "Turn a source on or off for everybody; only sources whose isOn is not null",
  access: "administrator",
  input: z.object({ id: z.string().max(40), isOn: z.boolean() }),
  output: z.object({ isOn: z.boolean() }),
  problems: ["source-not-found"],
});

/** A quote, or the fields of it that changed since the last frame; symbol and provenance are always there. */
export const QuoteChange = Quote.partial().extend({ symbol: z.string(), provenance: Provenance });
export type QuoteChange = z.infer<typeof QuoteChange>;

export const streamQuotes = stream("GET /api/market/live", {
  summary:
    "Changed quotes, at most one frame a second; without symbols only the account's own events. Last-Event-ID resumes",
  input: z.object({
    symbols: tickerSymbols(0),
    /** Milliseconds between two looks at the sources; this server's own interval where that is longer, or where it is left out. */
    every: z.coerce.number<number | string>().int().min(1_000).max(3_600_000).optional(),
  }),
  events: {
    quotes: z.object({ quotes: z.array(QuoteChange) }),
    /** One of the account's own alerts has told something. */
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
