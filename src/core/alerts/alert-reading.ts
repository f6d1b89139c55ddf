import type { AlertFinding } from "./alert-finding.ts";

/** The result of checking an alert once. */
export interface AlertReading {
  /** Null: not known now, so nothing happens. */
  readonly isMet: boolean | null;
  /** It has gone back so far that the next time is another time. */
  readonly isBack: boolean;
  /**
   * Identifies the event, such as a day. Each event notifies once; with `isAnew`, a different key counts as a new
   * event. An event that `endsWhenBack` may occur again under its key after the value has gone back. Null: none.
   */
  readonly occasion: { readonly key: string; readonly isAnew: boolean; readonly endsWhenBack?: true } | null;
  /** Null while nothing is known, or nothing is ahead. */
  readonly finding: AlertFinding | null;
}

/** How far back a value has to go before a repeating alert is armed again: prices by so much of the threshold. */
export const priceMargin = 0.005;
/** From a new high or low. */
export const extremeMargin = 0.01;
/** Moves, volumes, weights and drawdowns by so much of the limit. */
export const limitMargin = 0.1;

/** A comparison with a day before this gap of days would be with another time. */
export const longestGapDays = 10;

export const unknownReading: AlertReading = { isMet: null, isBack: false, occasion: null, finding: null };

/** A value against a limit that it must not reach: a weight, a fall, a volume. */
export function limitReading(value: number, limit: number, finding: AlertFinding): AlertReading {
  return {
    isMet: value >= limit,
    isBack: value < limit * (1 - limitMargin),
    occasion: null,
    finding,
  };
}
