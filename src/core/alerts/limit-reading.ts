import { limitMargin, type AlertReading } from "./alert-rule.ts";

/** A value against a limit that it must not reach: a weight, a fall, a volume. */
export function limitReading(value: number | null, limit: number, words: string): AlertReading {
  return {
    isMet: value === null ? null : value >= limit,
    isBack: value !== null && value < limit * (1 - limitMargin),
    occasion: null,
    value,
    words,
  };
}
