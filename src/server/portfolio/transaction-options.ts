import type { Clock } from "../clock.ts";
import type { DayRate } from "./day-rate.ts";
import type { InstrumentLookup } from "./instrument-lookup.ts";
import type { PortfolioStore } from "./store.ts";

/** The stores, sources and limits that transactions need. */
export interface TransactionOptions {
  readonly store: PortfolioStore;
  readonly lookUp: InstrumentLookup;
  readonly dayRate: DayRate;
  readonly defaultCurrencyOf: (userId: string) => Promise<string>;
  readonly clock: Clock;
  readonly maximumTransactions: number;
  readonly maximumHoldings: number;
}
