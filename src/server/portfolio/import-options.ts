import type { Clock } from "../clock.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Log } from "../log.ts";
import type { ImportStore } from "./import-store.ts";
import type { SymbolCheck } from "./known-symbols.ts";
import type { PortfolioStore } from "./store.ts";

/** The stores, sources and limits that imports need. */
export interface ImportOptions {
  readonly store: PortfolioStore;
  readonly importStore: ImportStore;
  readonly checkSymbols: SymbolCheck;
  readonly defaultCurrencyOf: (userId: string) => Promise<string>;
  readonly limits: Pick<RateLimits, "import">;
  readonly clock: Clock;
  readonly log: Log;
  readonly maximumBytes: number;
  readonly maximumTransactions: number;
  readonly maximumHoldings: number;
}
