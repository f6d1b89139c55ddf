import type { QuoteOfDay } from "./alert-kind.ts";
import type { Threshold } from "./alert-index.ts";

/** How far a quote is from a threshold that it hasn't passed. */
export interface AlertDistance {
  readonly threshold: Threshold;
  /** What the threshold is compared with: a price, or the day's change in per cent. */
  readonly present: number;
  /** Per cent that the price has to move, or points that the day's change lacks. 0: passed. */
  readonly toGo: number;
}

/** The distance to the threshold that is passed first. Null without one, or without its value in the quote. */
export function alertDistance(thresholds: readonly Threshold[], quote: QuoteOfDay): AlertDistance | null {
  const distances = thresholds.flatMap((threshold) => {
    const present = threshold.gauge === "price" ? quote.price : quote.changePercent;
    if (present === null || (threshold.gauge === "price" && present <= 0)) return [];
    const gap = threshold.is === "above" ? threshold.value - present : present - threshold.value;
    return [{ threshold, present, toGo: Math.max(0, threshold.gauge === "price" ? (gap / present) * 100 : gap) }];
  });
  return distances.toSorted((one, other) => one.toGo - other.toGo)[0] ?? null;
}
