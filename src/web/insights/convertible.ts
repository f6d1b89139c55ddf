import type { Quote } from "#contract/market.ts";
import { minorUnits } from "#core/money/currencies.ts";

/** A price in whole units of its currency, where it is worth converting: real, and foreign to the reader. */
export function convertible(
  { price, currency, type, provenance }: Pick<Quote, "price" | "currency" | "type" | "provenance">,
  own: string,
): { readonly price: number; readonly currency: string } | null {
  if (price === null || currency === null || provenance.status === "sample") return null;
  // An index is points and a rate is a ratio: neither is money.
  if (type === "Index" || type === "Currency") return null;
  const minor = minorUnits[currency];
  const whole = { price: price / (minor?.perUnit ?? 1), currency: minor?.currency ?? currency };
  return whole.currency === own ? null : whole;
}
