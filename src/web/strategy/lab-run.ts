import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { Assumptions } from "#core/backtest/assumptions.ts";
import type { Strategy } from "#core/backtest/strategy.ts";

/** Everything a result follows from, besides the prices: what the address and a share link hold. A saved run holds all but the unseen share. */
export interface LabRun {
  readonly strategy: Strategy;
  readonly symbols: readonly string[];
  /** Null: from the first bar, to the last. */
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly assumptions: Assumptions;
  /** So much of the period, at its end, is looked at apart: 0 to 50. */
  readonly unseenPercent: number;
}

export const usualUnseenPercent = 20;
/** As many as the server runs and keeps together. */
export const mostSymbols = 50;

/** The same day so many years earlier; 28 February for a leap day. */
export function yearsBefore(date: PlainDate, years: number): PlainDate {
  const year = Number(date.slice(0, 4)) - years;
  const rest = date.slice(4) === "-02-29" ? "-02-28" : date.slice(4);
  return `${year}${rest}`;
}
