import { type Lack, lackOn } from "./lack.ts";
import { type Exact, nought, rounded, times, unity } from "./exact.ts";
import type { Ledger } from "./ledger.ts";
import type { Incomplete } from "./portfolio-input.ts";
import type { Position } from "./position.ts";

/** Returns the step in effect on a day; undefined before the first. */
export function stepAt<S extends { readonly day: number }>(steps: readonly S[], day: number): S | undefined {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle]?.day ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return steps[low - 1];
}

export interface PositionWorth {
  /** In the instrument's currency and, to the cent, in the base currency. */
  readonly value: Exact;
  readonly base: Exact;
  readonly rate: Exact;
}

const nothing: PositionWorth = { value: nought, base: nought, rate: nought };

/** Returns the value of a position's shares at the end of a day, or the reason why it is unknown. */
export function worthOf(
  { prices, rates, baseCurrency, arithmetic }: Ledger,
  { symbol, currency }: Position,
  quantity: bigint,
  day: number,
): PositionWorth | Lack {
  if (quantity === 0n) return nothing;
  const price = prices.at(symbol, day);
  if (price === null) return prices.has(symbol) ? lackOn("no-price-on", day) : { code: "no-price" };
  const priced = prices.currencyOf(symbol) ?? currency;
  const toOwn = rates.at(priced, currency, day);
  const rate = rates.at(currency, baseCurrency, day);
  if (toOwn === null) return lackOn("no-rate-on", day, { from: priced, to: currency });
  if (rate === null) return lackOn("no-rate-on", day, { from: currency, to: baseCurrency });
  const inOwn = times(price.price, { digits: quantity, places: arithmetic.quantityPlaces });
  const value = toOwn === unity ? inOwn : times(inOwn, toOwn);
  // To the cent at once, so that the values people see add up to the total they see.
  return { value, base: rounded(rate === unity ? value : times(value, rate), 2), rate };
}

/** Instruments that cannot be valued at an end of the range at which they are held: they are left out of it altogether. */
export function unpriced(ledger: Ledger, days: readonly number[]): Incomplete[] {
  const found = new Map<string, Lack>();
  for (const position of ledger.positions) {
    for (const day of days) {
      const step = stepAt(position.steps, day);
      if (step === undefined || found.has(position.name)) continue;
      const worth = worthOf(ledger, position, step.quantity, day);
      if ("code" in worth)
        found.set(position.name, position.symbol === position.name ? worth : { ...worth, heldAs: position.symbol });
    }
  }
  return [...found].map(([symbol, reason]) => ({ symbol, reason }));
}
