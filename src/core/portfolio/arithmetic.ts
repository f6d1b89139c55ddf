import { minorUnits } from "#core/money/currencies.ts";
import { divided, tenTo } from "./exact.ts";
import { inLineCurrency } from "./trade-money.ts";
import type { Transaction } from "./transaction.ts";

/** How many places after the point the whole numbers of a ledger have: chosen so that sums and products of its lines are exact. */
export interface Scale {
  readonly amountPlaces: number;
  readonly quantityPlaces: number;
}

/** Places of an exchange rate. */
export const ratePlaces = 24;
export const rateOne = tenTo(ratePlaces);
/** Conversions and parts of a cost are rounded to so many places, far below a cent. */
export const cutPlaces = 16;

const minQuantityPlaces = 12;
/** Where shares are divided, by a ratio or between accounts, quotients have at least so many places. */
export const quotientPlaces = 24;
/** A minor unit is a hundredth. */
const minorPlaces = 2;

/** The smallest scale at which every line of a ledger is exact. */
export function scaleOf(transactions: readonly Transaction[]): Scale {
  let [amountPlaces, quantityPlaces] = [cutPlaces, minQuantityPlaces];
  let [shares, cashPlaces] = [0, 0];
  for (const given of transactions) {
    const line = inLineCurrency(given);
    const { type, quantity, price } = line;
    // A text has fewer places than characters, so that short ones need no closer look.
    const quantityLength = quantity?.length ?? 0;
    if (quantityLength > quantityPlaces) quantityPlaces = Math.max(quantityPlaces, placesOf(quantity));
    for (const lot of line.lots ?? []) quantityPlaces = Math.max(quantityPlaces, placesOf(lot.quantity));
    if (quantityLength + (price?.length ?? 0) + minorPlaces > amountPlaces)
      amountPlaces = Math.max(amountPlaces, placesOf(quantity) + placesOf(price) + minorPlaces);
    const money = [line.amount, line.fee, line.tax, line.received];
    const longest = money.reduce((most, text) => Math.max(most, text?.length ?? 0), 0);
    if (longest + minorPlaces > amountPlaces)
      amountPlaces = Math.max(
        amountPlaces,
        money.reduce((most, text) => Math.max(most, placesOf(text)), 0) + minorPlaces,
      );
    if (!dividesShares(line)) continue;
    quantityPlaces = Math.max(quantityPlaces, quotientPlaces);
    amountPlaces = Math.max(amountPlaces, quotientPlaces);
    if (type === "spin-off") shares += placesOf(line.costShare);
    if (type === "merger") cashPlaces = Math.max(cashPlaces, cutPlaces, placesOf(line.cash) + minorPlaces);
  }
  if (cashPlaces > 0) amountPlaces = Math.max(amountPlaces, quantityPlaces + cashPlaces);
  return { amountPlaces: amountPlaces + shares, quantityPlaces };
}

function dividesShares({ type, ratio }: Transaction): boolean {
  if (type === "split") return !/^\d{1,9}$/.test(ratio ?? "1");
  return (
    type === "return-of-capital" ||
    type === "merger" ||
    type === "spin-off" ||
    type === "symbol-change" ||
    type.startsWith("transfer")
  );
}

function placesOf(text: string | null | undefined): number {
  const point = text?.indexOf(".") ?? -1;
  return text === null || text === undefined || point < 0 ? 0 : text.trim().length - point - 1;
}

const maxShortPlaces = 200;

export type Arithmetic = ReturnType<typeof createArithmetic>;

/** Arithmetic on amounts and quantities of one scale, as whole numbers. Halves are rounded away from zero. */
export function createArithmetic({ amountPlaces, quantityPlaces }: Scale) {
  const cut = tenTo(amountPlaces - cutPlaces);
  const afterRate = tenTo(amountPlaces - cutPlaces + ratePlaces);
  // A binary number ends at 10³⁰⁸: with more places, the quotient would be of two infinite ones.
  const isShort = amountPlaces + ratePlaces <= maxShortPlaces;
  const amountUnit = 10 ** amountPlaces;
  const quantityUnit = 10 ** quantityPlaces;
  const wideUnit = 10 ** (amountPlaces + ratePlaces);

  return {
    amountPlaces,
    quantityPlaces,
    /** Places of an amount times a rate. */
    widePlaces: amountPlaces + ratePlaces,

    /** An amount in another currency, to 16 places. */
    converted(amount: bigint, rate: bigint): bigint {
      const units = divided(amount * rate, afterRate);
      return cut === 1n ? units : units * cut;
    },

    /** The part of an amount that falls to `quantity` out of `whole` shares, to 16 places. */
    portion: (amount: bigint, quantity: bigint, whole: bigint): bigint =>
      cut === 1n ? divided(amount * quantity, whole) : divided(amount * quantity, whole * cut) * cut,

    amountNumber: isShort
      ? (amount: bigint): number => Number(amount) / amountUnit
      : (amount: bigint): number => Number(`${amount}e-${amountPlaces}`),
    wideNumber: isShort
      ? (amount: bigint): number => Number(amount) / wideUnit
      : (amount: bigint): number => Number(`${amount}e-${amountPlaces + ratePlaces}`),
    quantityNumber: (quantity: bigint): number => Number(quantity) / quantityUnit,
  };
}

/** How many of a currency's minor unit make one, 1 where it is a major unit. */
export function perUnitOf(currency: string): number {
  return Object.hasOwn(minorUnits, currency) ? (minorUnits[currency]?.perUnit ?? 1) : 1;
}
