import { cutPlaces } from "./arithmetic.ts";
import { rounded, times, unitsOf } from "./exact.ts";
import type { ReplayContext } from "./replay-context.ts";

/** Values shares that come or go without a price of their own. `convert` is for a day's rate; null: there is none. */
export function createShareValue(
  { arithmetic, baseCurrency, prices, rates }: ReplayContext,
  convert: (amount: bigint | null, from: string, to: string, day: number) => bigint | null,
) {
  /** The value of shares at the start of a day (the last price before it), or at its end; in the given currency and the base currency. */
  return function valueOf(symbol: string, currency: string, quantity: bigint, day: number, at: "start" | "end") {
    const before = at === "start" ? prices.at(symbol, day - 1) : null;
    // Shares carried through the open of a split day count at the price after it.
    const found = before === null || prices.splitOn(symbol, day) !== 1 ? prices.at(symbol, day) : before;
    if (found === null) return { value: null, base: null };
    const { amountPlaces, quantityPlaces } = arithmetic;
    const exact = times(found.price, { digits: quantity, places: quantityPlaces });
    const pricedIn = prices.currencyOf(symbol) ?? currency;
    const rate = rates.at(pricedIn, currency, day);
    const converted = pricedIn === currency ? exact : rate === null ? null : rounded(times(exact, rate), cutPlaces);
    const value = converted === null ? null : unitsOf(converted, amountPlaces);
    const rateDay = found === before ? day - 1 : day;
    return { value, base: convert(value, currency, baseCurrency, rateDay) };
  };
}
