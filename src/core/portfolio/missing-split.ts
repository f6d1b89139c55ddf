import { dayText } from "../calendar/day-text.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";

/** The ratio of a split in words: 4-for-1, 3-for-2, 1-for-10. `ratio` is new shares for one old. */
export function splitWords(ratio: string): string {
  return splitRatio(ratio).join("-for-");
}

/** The same as two numbers: new shares for so many old ones. A ratio without small numbers stays decimal text. */
export function splitRatio(ratio: string): readonly [fresh: string, old: string] {
  const value = Number(ratio);
  for (let old = 1; old <= 100; old += 1) {
    const fresh = Math.round(value * old);
    if (fresh > 0 && Math.abs(fresh / old - value) < 1e-9 * Math.max(1, value)) return [String(fresh), String(old)];
  }
  return [ratio, "1"];
}

/** Returns the note shown with every figure affected by a split that the ledger doesn't include. */
export function missingSplitSentence({
  symbol,
  date,
  ratio,
}: {
  readonly symbol: string;
  readonly date: PlainDate;
  readonly ratio: string;
}): string {
  return `${symbol} split ${splitWords(ratio)} on ${dayText(date)}, but your ledger doesn't include it. Add the split to correct your share count.`;
}
