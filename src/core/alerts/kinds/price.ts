import type { AlertKind } from "../alert-kind.ts";
import { priceMargin } from "../alert-reading.ts";

export interface PriceRule {
  readonly kind: "price";
  readonly is: "above" | "below";
  readonly value: number;
}

export const priceAlert: AlertKind<PriceRule> = {
  kind: "price",
  afterSplit: (rule, ratio) => ({ ...rule, value: Number((rule.value / ratio).toPrecision(12)) }),
  quote: {
    thresholds({ is, value }, status) {
      if (status === "armed") return [{ gauge: "price", is, value }];
      return [{ gauge: "price", is: is === "above" ? "below" : "above", value: backFrom(is, value) }];
    },
    read: ({ is, value }, { price, currency }) => ({
      isMet: price === null ? null : is === "above" ? price > value : price < value,
      isBack: price !== null && (is === "above" ? price < backFrom(is, value) : price > backFrom(is, value)),
      occasion: null,
      finding: price === null ? null : { kind: "price", price, currency },
    }),
  },
};

function backFrom(is: "above" | "below", value: number): number {
  return is === "above" ? value * (1 - priceMargin) : value * (1 + priceMargin);
}
