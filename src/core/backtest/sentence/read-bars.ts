import type { Period } from "../strategy.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** Average trading bars in a period of time. */
const barsOf: readonly (readonly [string, number])[] = [
  ["day|days|bar|bars|session|sessions|period|periods|candle|candles", 1],
  ["week|weeks", 5],
  ["month|months", 21],
  ["quarter|quarters", 63],
  ["year|years", 252],
];

/** "20 days", "6 months", "a year" as bars. */
export function readBars(cursor: TokenCursor): number | null {
  return cursor.attempt(() => {
    const count = cursor.takeNumber(({ isPercent, isMoney }) => !isPercent && !isMoney) ?? 1;
    cursor.take("trading", "consecutive", "straight");
    const unit = barsOf.find(([words]) => cursor.take(words));
    const isWholeYear = count === 52 && unit?.[1] === 5;
    const bars = unit === undefined ? 0 : isWholeYear ? 252 : count * unit[1];
    return Number.isInteger(bars) && bars > 0 ? bars : null;
  });
}

/** "monthly", "every month", "a week". */
export function readPeriod(cursor: TokenCursor): Period | null {
  return cursor.attempt(() => {
    const periods = ["week", "month", "quarter", "year"] as const;
    const adverb = periods.find((period) => cursor.take(`${period}ly`));
    if (adverb !== undefined) return adverb;
    if (cursor.take("annually")) return "year";
    cursor.take("once every|each|per", "once", "every|each|per", "at end every|each", "at end");
    return periods.find((period) => cursor.take(`${period}|${period}s`)) ?? null;
  });
}

/** "for 3 days", "3 days in a row". */
export function readDuration(cursor: TokenCursor): number | null {
  return cursor.attempt(() => {
    const hasFor = cursor.take("for at least", "for");
    cursor.take("last|past");
    const bars = readBars(cursor);
    if (bars === null) return null;
    const isRow = cursor.take("in row", "straight|running|consecutively|long");
    return (hasFor || isRow) && bars <= 250 ? bars : null;
  });
}
