import type { Quote } from "#contract/market.ts";
import { majorCurrency, unitsPerMajor } from "#core/money/currencies.ts";

/** Returns a price in whole units if converting it makes sense: real, and in a foreign currency. */
export function convertible(
  { price, currency, type, provenance }: Pick<Quote, "price" | "currency" | "type" | "provenance">,
  own: string,
): { readonly price: number; readonly currency: string } | null {
  if (price === null || currency === null || provenance.status === "sample") return null;
  // An index is in points and a rate is a ratio: neither is money.
  if (type === "Index" || type === "Currency") return null;
  const whole = { price: price / unitsPerMajor(currency), currency: majorCurrency(currency) };
  return whole.currency === own ? null : whole;
}
