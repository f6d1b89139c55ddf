import { centsOfUnits, unitsOfOne } from "./bounded.ts";
import type { PlayedGroup } from "./played-group.ts";
import { type Exact, rounded, times, unitsOf } from "./exact.ts";
import type { PriceBook } from "./price-book.ts";
import type { RateBook } from "./rate-book.ts";

/** Relative error of a value of shares: prices, rates and splits are a few rounded numbers. */
const worthRounding = 2 ** -45;

/** The value to the cent of shares at the end of a day, from the price and rate of the day; exact numbers decide where a half cent is in doubt. */
export function worthCents(
  { prices, rates, baseCurrency }: { prices: PriceBook; rates: RateBook; baseCurrency: string },
  { symbol, currency, quantityPlaces }: PlayedGroup,
  quantity: number,
  day: number,
  price: number,
  rate: number,
): number {
  if (quantity === 0) return 0;
  const units = (quantity / 10 ** quantityPlaces) * price * rate * unitsOfOne;
  const cents = centsOfUnits(units, units * worthRounding);
  if (!Number.isNaN(cents)) return cents;
  const exactPrice = prices.at(symbol, day);
  const exactRate: Exact | null = rates.at(currency, baseCurrency, day);
  if (exactPrice === null || exactRate === null) return Number.NaN;
  const value = times(times(exactPrice.price, { digits: BigInt(quantity), places: quantityPlaces }), exactRate);
  return Number(unitsOf(rounded(value, 2), 2));
}

/** Returns the index of an account's last line up to a day, which has the quantity held; -1 without any. */
export function heldAt(group: PlayedGroup, account: number, day: number): number {
  const { account: accounts } = group.columns;
  for (let at = firstLineFrom(group, day + 1) - 1; at >= group.start; at -= 1) if (accounts[at] === account) return at;
  return -1;
}

/** The first line of a group on a day or after it. */
export function firstLineFrom({ columns, start, end }: PlayedGroup, day: number): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((columns.day[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
