import { centsText, type Exact, exactText, nought, numberOf, over, plus, rounded, unitsOf } from "./exact.ts";

/** Money as a whole number of cents. */
export type Cents = bigint;

export function centsOver(amount: bigint, places: number): Cents {
  return unitsOf({ digits: amount, places }, 2);
}

export function centsOrNull(cents: Cents | null): string | null {
  return cents === null ? null : centsText({ digits: cents, places: 2 });
}

export function differenceOf(first: bigint | null, second: bigint | null): bigint | null {
  return first === null || second === null ? null : first - second;
}

/** Null when anything in the list is unknown. */
export function sumOrNull(values: readonly (bigint | null)[]): bigint | null {
  let sum = 0n;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** Returns the sum of the known values; null when there are values and all of them are unknown. */
export function knownTotal(values: readonly (bigint | null)[]): bigint | null {
  const known = values.filter((value) => value !== null);
  return values.length > 0 && known.length === 0 ? null : sumOrNull(known);
}

/** 36.25 is 36.25 %, to six places, half away from zero; null where the whole is not above zero. */
export function percentOf(part: Exact, whole: Exact): number | null {
  if (whole.digits <= 0n) return null;
  return percentOfNumbers(numberOf(part), numberOf(whole), () => [part, whole]);
}

/**
 * `percentOf` of binary numbers; `whole` is above zero. `exactly` returns both amounts as exact ones, and is called only
 * near a half.
 */
export function percentOfNumbers(part: number, whole: number, exactly: () => readonly [Exact, Exact]): number {
  const millionths = (part / whole) * 100 * 1e6;
  const size = Math.abs(millionths);
  // Below this size, the product is off by less than the distance from a half.
  if (size < 1e9 && Math.abs(size - Math.floor(size) - 0.5) > 1e-5) return Math.round(millionths) / 1e6;
  return Number(exactText({ digits: over(...exactly(), 8).digits, places: 6 }));
}

export function percentOfCents(part: Cents | null, whole: Cents | null): number | null {
  if (part === null || whole === null) return null;
  return percentOf({ digits: part, places: 2 }, { digits: whole, places: 2 });
}

/** The part of a whole: 0.18. */
export function shareOf(part: Cents, whole: Cents): number {
  return numberOf({ digits: part, places: 2 }) / numberOf({ digits: whole, places: 2 });
}

/** Up to six places, as prices have, more for those of a fraction of a cent (six digits that count), and no fewer than cents. */
export function perShareText(value: Exact): string {
  const size = Math.abs(numberOf(value));
  const zeros = size > 0 && size < 1 ? -1 - Math.floor(Math.log10(size)) : 0;
  const text = exactText(rounded(value, Math.min(perShareMaxPlaces, 6 + zeros)));
  return (text.split(".")[1]?.length ?? 0) < 2 ? centsText(value) : text;
}

const perShareMaxPlaces = 18;

/** Amounts to the cent whose sum is the rounded sum: what rounding leaves goes on from one to the next. */
export function roundedTogether(amounts: readonly (Exact | null)[]): (Cents | null)[] {
  let exact = nought;
  let given = 0n;
  return amounts.map((amount) => {
    if (amount === null) return null;
    exact = plus(exact, amount);
    const part = unitsOf(exact, 2) - given;
    given += part;
    return part;
  });
}
