import type { Origin } from "#core/market/quote.ts";
import type { createYahooCalls } from "./yahoo-calls.ts";

/** Yahoo's calls, and the origin of what they bring. */
export interface YahooContext {
  readonly calls: ReturnType<typeof createYahooCalls>;
  readonly clock: { now(): number };
  readonly source: string;
  readonly fetchedAt: () => string;
  /** Origin of data without a market time, which is current when fetched. */
  readonly originNow: () => Origin;
}
