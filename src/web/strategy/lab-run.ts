import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { Assumptions } from "#core/backtest/assumptions.ts";
import type { Strategy } from "#core/backtest/strategy.ts";

/**
 * Everything a result depends on besides prices: the content of the address and of share links. Saved runs have all but
 * the out-of-sample share.
 */
export interface LabRun {
  readonly strategy: Strategy;
  readonly symbols: readonly string[];
  /** Null for the first or the last bar. */
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly assumptions: Assumptions;
  /** The out-of-sample share at the end of the period, in per cent: 0 to 50. */
  readonly unseenPercent: number;
}

export const usualUnseenPercent = 20;
/** The most instruments the server runs and saves together. */
export const maxSymbols = 50;

/** Returns the same day some years earlier; 28 February for a leap day. */
export function yearsBefore(date: PlainDate, years: number): PlainDate {
  const year = Number(date.slice(0, 4)) - years;
  const rest = date.slice(4) === "-02-29" ? "-02-28" : date.slice(4);
  return `${year}${rest}`;
}
