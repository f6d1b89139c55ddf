import type { PlainDate } from "../calendar/plain-date.ts";
import type { Threshold } from "./alert-index.ts";
import { limitMargin, priceMargin, type AlertReading, type AlertRule } from "./alert-rule.ts";

/** What an alert on a quote alone waits for next; null: its kind needs more than a quote. */
export function priceThresholds(rule: AlertRule, status: "armed" | "fired"): readonly Threshold[] | null {
  if (rule.kind === "price") {
    const { is, value } = rule;
    if (status === "armed") return [{ gauge: "price", is, value }];
    return [{ gauge: "price", is: is === "above" ? "below" : "above", value: backFrom(is, value) }];
  }
  if (rule.kind !== "move" || rule.over !== "day") return null;
  const { direction, percent } = rule;
  // A hair less than the limit: a move of exactly so much has reached it.
  const limit = percent * (1 - 1e-12);
  const up: Threshold = { gauge: "day-percent", is: "above", value: limit };
  const down: Threshold = { gauge: "day-percent", is: "below", value: -limit };
  if (status === "armed") return direction === "up" ? [up] : direction === "down" ? [down] : [up, down];
  const back = percent * (1 - limitMargin);
  // After a move either way there is no one threshold to come back over: every quote is looked at.
  if (direction === "either") return [{ gauge: "day-percent", is: "above", value: -Infinity }];
  return direction === "up"
    ? [{ gauge: "day-percent", is: "below", value: back }]
    : [{ gauge: "day-percent", is: "above", value: -back }];
}

/** What a quote says to such an alert. `day` is the session that its change of the day is of; a move is told of once a day, or again after it went back. */
export function priceReading(
  rule: Extract<AlertRule, { kind: "price" | "move" }>,
  quote: { readonly price: number | null; readonly changePercent: number | null; readonly currency: string | null },
  day: PlainDate,
): AlertReading {
  if (rule.kind === "move")
    return {
      ...moveReading(rule, quote.changePercent, "today"),
      occasion: { key: day, isAnew: true, endsWhenBack: true },
    };
  const { price, currency } = quote;
  const { is, value } = rule;
  return {
    isMet: price === null ? null : is === "above" ? price > value : price < value,
    isBack: price !== null && (is === "above" ? price < backFrom(is, value) : price > backFrom(is, value)),
    occasion: null,
    value: price,
    words: price === null ? "" : `${numberText(price)}${currency === null ? "" : ` ${currency}`}`,
  };
}

/** A change in per cent against the limit of a move. */
export function moveReading(
  { direction, percent }: Extract<AlertRule, { kind: "move" }>,
  changePercent: number | null,
  since: string,
): AlertReading {
  const change = changePercent ?? NaN;
  const way = direction === "up" ? change : direction === "down" ? -change : Math.abs(change);
  return {
    isMet: changePercent === null ? null : way >= percent * (1 - 1e-12),
    isBack: way < percent * (1 - limitMargin),
    occasion: null,
    value: changePercent,
    words: changePercent === null ? "" : `${percentText(change)} ${since}`,
  };
}

/** "1,234.50", "0.00001234": two decimals, up to four below ten, and four digits of what is smaller than those show. */
export function numberText(value: number): string {
  if (value !== 0 && Math.abs(value) < 0.01) return value.toLocaleString("en", { maximumSignificantDigits: 4 });
  const maximumFractionDigits = Math.abs(value) < 10 ? 4 : 2;
  return value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits });
}

function percentText(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(2)} %`;
}

function backFrom(is: "above" | "below", value: number): number {
  return is === "above" ? value * (1 - priceMargin) : value * (1 + priceMargin);
}
