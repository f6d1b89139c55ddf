import type { PlainDate } from "../calendar/plain-date.ts";
import type { Threshold } from "./alert-index.ts";
import type { QuoteOfDay } from "./alert-kind.ts";
import { alertKindOf, type AlertRule } from "./alert-kinds.ts";
import { unknownReading, type AlertReading } from "./alert-reading.ts";

/** Returns the thresholds that a quote-only alert waits for next; null when it needs more than a quote. */
export function priceThresholds(rule: AlertRule, status: "armed" | "fired"): readonly Threshold[] | null {
  return alertKindOf(rule).quote?.thresholds(rule, status) ?? null;
}

/** Returns the reading of such an alert from a quote. `day` is the session of the quote's daily change. */
export function priceReading(rule: AlertRule, quote: QuoteOfDay, day: PlainDate): AlertReading {
  return alertKindOf(rule).quote?.read(rule, quote, day) ?? unknownReading;
}
