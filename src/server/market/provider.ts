import type { HistoryInterval, SearchResult } from "#contract/market.ts";
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
  /** The provider knows its market and says there is no such instrument, or that it no longer trades. */
  | { readonly kind: "unknown" }
  /** A reply without a usable price: "Invalid quote data received". */
  | { readonly kind: "invalid"; readonly reason: string };

export interface HistoryRequest {
  readonly symbol: string;
  readonly interval: HistoryInterval;
  /** The newest so many bars. */
  readonly limit: number;
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
}

/** A source of market data. A call may throw `ProviderError`, or the reason of the caller's own signal; nothing else. */
export interface MarketProvider {
  readonly id: string;
  readonly name: string;
  readonly needsKey: boolean;
  /** What the connection test says when it worked. */
  readonly connectedMessage: string;
  /** The most symbols one quote call asks for. */
  readonly batchSize: number;
  /** Whether this source can know the symbol at all. */
  covers(symbol: string): boolean;
  /** Answers by symbol, one for each symbol asked. */
  quotes(symbols: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, QuoteAnswer>>;
  /** Null: there is no such instrument. */
  history?(request: HistoryRequest, signal?: AbortSignal): Promise<ProvidedHistory | null>;
  search?(query: string, limit: number, signal?: AbortSignal): Promise<readonly SearchResult[]>;
  health(): UpstreamHealth;
}
