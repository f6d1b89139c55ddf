import type { Quote } from "#contract/market.ts";
import type { AlertDistance } from "#core/alerts/alert-distance.ts";
import { formatPercent, formatPercentChange, formatPrice } from "../format/format-price.ts";
import { fixed } from "../format/number-format.ts";
import { alertsText as words } from "../text/alerts-text.ts";

/** The smallest distance that is written out. A smaller one would read as none. */
const minShown = 0.1;

/** Returns the present value of what an alert watches, and how far it is from firing. */
export function distanceWords(
  { threshold, present, toGo }: AlertDistance,
  quote: Pick<Quote, "price" | "currency" | "type" | "symbol">,
): string {
  const isPrice = threshold.gauge === "price";
  const inMoney = (price: number) =>
    [formatPrice(price, { ...quote, price }), quote.currency].filter((part) => part !== null).join(" ");
  const now = isPrice ? words.priceNow(inMoney(present)) : words.dayNow(formatPercentChange(present));
  if (toGo === 0) return now;
  const isLess = toGo < minShown;
  const shown = isLess ? minShown : toGo;
  const percent = isLess ? words.lessPercentToGo : words.percentToGo;
  const points = isLess ? words.lessPointsToGo : words.pointsToGo;
  return isPrice
    ? words.distance(now, inMoney(threshold.value), percent(formatPercent(shown, 1)))
    : words.distance(now, formatPercentChange(threshold.value), points(fixed(shown, 1)));
}
