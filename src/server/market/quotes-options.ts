import type { CorporateEvent } from "#core/market/bar.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { MarketProvider } from "./provider.ts";
import type { QuoteExchange } from "./quote-exchange.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";

/** The sources of quotes, and how long their answers hold. */
export interface QuotesOptions {
  readonly router: Router;
  readonly sample: Pick<MarketProvider, "covers" | "quotes">;
  readonly store: Pick<MarketStore, "lastGoodQuotes" | "keepQuotes">;
  /** Splits and dividends of an instrument, asked for when its price has moved beyond belief. */
  readonly eventsOf?: (symbol: string) => Promise<readonly CorporateEvent[]>;
  /** How long a reader does not make us ask again for an unknown symbol, or for one whose answer could not be used. */
  readonly negativeCacheMs: number;
  /** Other instances with the same providers and store; null: there are none. */
  readonly exchange?: QuoteExchange | null;
  readonly clock: Clock;
  readonly log: Log;
}
