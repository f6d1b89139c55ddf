import type {
  CalendarType,
  DividendEntry,
  EarningsEntry,
  EconomicEntry,
  IpoEntry,
  SplitEntry,
} from "#contract/calendar.ts";
import type { Fundamentals, MoverKind, OptionContract } from "#contract/fundamentals.ts";
import type { HeldBackBar, HistoryInterval, SearchResult } from "#contract/market.ts";
import type { NewsItem } from "#contract/news.ts";
import type { Bar, CorporateEvent } from "#core/market/bar.ts";
import type { Origin, QuoteFacts } from "#core/market/quote.ts";
import type { UpstreamHealth } from "#server/upstream/upstream-health.ts";

export { UpstreamError as ProviderError } from "#server/upstream/upstream-error.ts";

export interface ProvidedQuote {
  readonly facts: QuoteFacts;
  readonly origin: Origin;
}

/** One answer for each symbol asked: a quote, or why there is none. */
export type QuoteAnswer =
  | { readonly kind: "quote"; readonly quote: ProvidedQuote }
  /** The provider covers this market, and the instrument doesn't exist or no longer trades. */
  | { readonly kind: "unknown" }
  /** A reply without a usable price: "Invalid quote data received". */
  | { readonly kind: "invalid"; readonly reason: string };

export interface HistoryRequest {
  readonly symbol: string;
  readonly interval: HistoryInterval;
  /** The newest so many bars. */
  readonly limit: number;
}

/** The instrument exists, and the source has no such bars of it. Another request for them changes nothing. */
export interface NotOffered {
  readonly kind: "not-offered";
  /** The source's name, for people. */
  readonly source: string;
  readonly offered: readonly HistoryInterval[];
}

export function isNotOffered(answer: unknown): answer is NotOffered {
  return typeof answer === "object" && answer !== null && "kind" in answer && answer.kind === "not-offered";
}

export interface ProvidedHistory {
  readonly symbol: string;
  readonly interval: HistoryInterval;
  readonly currency: string | null;
  readonly timeZone: string | null;
  readonly exchange: string | null;
  readonly adjusted: boolean;
  /** Ascending. */
  readonly bars: readonly Bar[];
  readonly events: readonly CorporateEvent[];
  readonly previousClose: number | null;
  readonly origin: Origin;
  /** Set by the gate behind the providers: bars, or their ranges, that are not shown as truth. */
  readonly heldBack?: readonly HeldBackBar[];
  /** Set there too: the days of bars that the gate restated for splits, because the source hadn't. */
  readonly restated?: readonly string[];
  /** Set there too: the newest bar, held back for its move until something confirms it. */
  readonly unconfirmed?: Bar;
}

/** A story as the provider sends it; its sentiment is computed here. */
export type ProvidedStory = Omit<NewsItem, "sentiment" | "titleMatches">;

export interface NewsRequest {
  /** Empty: the market as a whole. */
  readonly symbols: readonly string[];
  readonly limit: number;
}

/** Newest first. */
export interface ProvidedNews {
  readonly stories: readonly ProvidedStory[];
  readonly origin: Origin;
}

export interface CalendarRequest<T extends CalendarType = CalendarType> {
  readonly type: T;
  /** Both days included, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** Null: every instrument of the market. */
  readonly symbols: readonly string[] | null;
}

/** An entry of each type of calendar. */
export interface CalendarEntries {
  readonly earnings: EarningsEntry;
  readonly dividends: DividendEntry;
  readonly economic: EconomicEntry;
  readonly ipo: IpoEntry;
  readonly splits: SplitEntry;
}

/** Every event between the two days, by day; none: nothing is scheduled. */
export interface ProvidedCalendar<T extends CalendarType = CalendarType> {
  readonly entries: readonly CalendarEntries[T][];
  /** Days or symbols that could not be read while the others could; a sentence for people. */
  readonly missing: string | null;
  /** Set by the gate behind the providers: entries that can't be true; a sentence for people. */
  readonly heldBack?: string;
  readonly origin: Origin;
}

export interface ProvidedFundamentals extends Omit<Fundamentals, "provenance"> {
  readonly origin: Origin;
}

export interface ProvidedOptions {
  readonly expiries: readonly string[];
  readonly expiry: string | null;
  readonly underlyingPrice: number | null;
  readonly calls: readonly OptionContract[];
  readonly puts: readonly OptionContract[];
  readonly origin: Origin;
}

/** One instrument of a provider's list. */
export interface DirectoryEntry extends SearchResult {
  /** Market capitalisation, to rank by; null where unknown. */
  readonly size: number | null;
}

export interface ProvidedRates {
  /** The day they were set. */
  readonly date: string;
  readonly base: string;
  /** Units of each currency per unit of the base. */
  readonly rates: Readonly<Record<string, number>>;
  readonly origin: Origin;
}

/** Rates of many days; a currency without any is absent. */
export interface ProvidedRateSeries {
  readonly base: string;
  /** Units per unit of the base, ascending by day. */
  readonly series: Readonly<Record<string, readonly { readonly date: string; readonly rate: number }[]>>;
  readonly origin: Origin;
}

/** One of the gateway's own indicator series. */
export interface SeriesRequest {
  readonly symbol: string;
  readonly interval: HistoryInterval;
  readonly indicator: "sma" | "rsi" | "macd" | "adx";
  /** sma, rsi, adx: one length. macd: fast, slow, signal. */
  readonly lengths: readonly number[];
  readonly limit: number;
}

/** Ascending. */
export interface ProvidedSeries {
  readonly rows: readonly {
    /** Milliseconds since the epoch. */
    readonly at: number;
    readonly value: number;
    readonly signal: number | null;
    readonly histogram: number | null;
  }[];
  readonly origin: Origin;
}

/** A source of market data. A call may throw `ProviderError`, or the reason of the caller's own signal; nothing else. */
export interface MarketProvider {
  readonly id: string;
  readonly name: string;
  readonly needsKey: boolean;
  /** The message of a successful connection test. */
  readonly connectedMessage: string;
  /** The symbol requested by the connection test. */
  readonly testSymbol: string;
  /** True for a source of other things than prices. */
  readonly quotesNothing?: boolean;
  /** The most symbols one quote call asks for. */
  readonly batchSize: number;
  /** The calendars it has: of the whole market, and of single instruments. */
  readonly calendars?: { readonly market: readonly CalendarType[]; readonly symbols: readonly CalendarType[] };
  /** True if its daily histories include all their splits and dividends. */
  readonly tellsEvents?: boolean;
  /** Returns true when this source may have the symbol. */
  covers(symbol: string): boolean;
  /** Answers by symbol, one for each symbol asked. */
  quotes(symbols: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, QuoteAnswer>>;
  /** Null: there is no such instrument. */
  history?(request: HistoryRequest, signal?: AbortSignal): Promise<ProvidedHistory | NotOffered | null>;
  search?(query: string, limit: number, signal?: AbortSignal): Promise<readonly SearchResult[]>;
  news?(request: NewsRequest, signal?: AbortSignal): Promise<ProvidedNews>;
  /** Asked only for what `calendars` names. */
  calendar?<T extends CalendarType>(request: CalendarRequest<T>, signal?: AbortSignal): Promise<ProvidedCalendar<T>>;
  /** Null: there is no such instrument. */
  fundamentals?(symbol: string, signal?: AbortSignal): Promise<ProvidedFundamentals | null>;
  /** Null: there is no such instrument. */
  options?(symbol: string, expiry: string | null, signal?: AbortSignal): Promise<ProvidedOptions | null>;
  related?(symbol: string, signal?: AbortSignal): Promise<readonly string[]>;
  /** Quotes, or for "trending" symbols alone. */
  movers?(kind: MoverKind, limit: number, signal?: AbortSignal): Promise<readonly (ProvidedQuote | string)[]>;
  /** The provider's whole list of instruments, page by page. */
  directory?(signal?: AbortSignal): AsyncIterable<readonly DirectoryEntry[]>;
  /** Reference rates of the newest day up to the given one; null date: the newest there is. */
  exchangeRates?(date: string | null, signal?: AbortSignal): Promise<ProvidedRates>;
  /** Rates of some currencies from a day on, as far as it has them. */
  rateSeries?(codes: readonly string[], from: string, signal?: AbortSignal): Promise<ProvidedRateSeries>;
  series?(request: SeriesRequest, signal?: AbortSignal): Promise<ProvidedSeries>;
  /** Makes a single request, past everything that is kept. Throws where the answer isn't what was asked for. */
  probe(): Promise<void>;
  health(): UpstreamHealth;
}
