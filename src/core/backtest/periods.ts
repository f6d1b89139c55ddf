import type { Market } from "./market.ts";
import type { Period } from "./strategy.ts";

const kept = new WeakMap<Market, Map<Period, Uint8Array>>();

/**
 * Days on which a new period has begun since the day before. The first day of the run doesn't count. 1 or 0. Cached per
 * market.
 */
export function periodStarts(market: Market, every: Period): Uint8Array {
  const known = kept.get(market) ?? new Map<Period, Uint8Array>();
  kept.set(market, known);
  const starts = known.get(every) ?? computeStarts(market, every);
  known.set(every, starts);
  return starts;
}

function computeStarts({ dates, dayNumbers, length }: Market, every: Period): Uint8Array {
  const starts = new Uint8Array(length);
  let before = periodOf(dates[0]!, dayNumbers[0]!, every);
  for (let day = 1; day < length; day++) {
    const period = periodOf(dates[day]!, dayNumbers[day]!, every);
    if (period !== before) starts[day] = 1;
    before = period;
  }
  return starts;
}

/** Days after which a new period begins. The last day of the run doesn't count, because the next day is unknown. */
export function periodEnds(market: Market, every: Period): Uint8Array {
  const ends = new Uint8Array(market.length);
  ends.set(periodStarts(market, every).subarray(1));
  return ends;
}

function periodOf(date: string, day: number, every: Period): number {
  // 1970-01-01 was a Thursday. Weeks begin on Monday.
  if (every === "week") return Math.floor((day + 3) / 7);
  const year = Number(date.slice(0, 4));
  if (every === "year") return year;
  const month = Number(date.slice(5, 7)) - 1;
  return every === "month" ? year * 12 + month : year * 4 + Math.floor(month / 3);
}
