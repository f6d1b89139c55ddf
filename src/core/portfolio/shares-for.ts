import { type Arithmetic, cutPlaces } from "./arithmetic.ts";
import { divided, type Exact, exactText, numberOf, tenTo } from "./exact.ts";

/** A ratio as a fraction. */
export interface Fraction {
  readonly times: Exact;
  readonly by: bigint;
}

/** Quotients closer to a number of 16 places than this were cut off: it is less than anybody's smallest share. */
const cutOffPlaces = 20;

/**
 * Returns a function that converts a number of shares at `ratio` new ones for one old. Results within rounding of a
 * value with fewer places are snapped to it, so that thirds add up to whole shares again.
 */
export function createSharesFor({ quantityPlaces }: Pick<Arithmetic, "quantityPlaces">) {
  const cut = tenTo(Math.max(0, quantityPlaces - cutPlaces));
  const cutOff = quantityPlaces > cutOffPlaces ? tenTo(quantityPlaces - cutOffPlaces) : 0n;
  return (quantity: bigint, { times, by }: Fraction): bigint => {
    const exact = divided(quantity * times.digits, by * tenTo(times.places));
    const rounded = divided(exact, cut) * cut;
    const distance = rounded > exact ? rounded - exact : exact - rounded;
    return rounded > 0n && distance < cutOff ? rounded : exact;
  };
}

/**
 * The fraction that a ratio with two to five places was cut off or rounded from, as new shares to old ones: 0.3333 is 1:3, 33.33 is
 * 100:3. Null for one that is a fraction itself, or of no small one.
 */
export function cutFraction(ratio: Exact): string | null {
  const text = exactText(ratio);
  const digits = text.split(".")[1]?.length ?? 0;
  const maxOld = maxOldByDigits[digits] ?? 0;
  const value = numberOf(ratio);
  for (let old = 3; old <= maxOld; old += 1) {
    const fresh = Math.round(value * old);
    // A quotient by twos and fives alone ends, and was written whole.
    if (fresh === 0 || isTerminating(old)) continue;
    const scaled = (fresh / old) * 10 ** digits;
    const written = Math.round(value * 10 ** digits);
    if (written === Math.round(scaled) || written === Math.floor(scaled)) return `${fresh}:${old}`;
  }
  return null;
}

/** The more digits, the less a fraction fits by chance. */
const maxOldByDigits: Readonly<Record<number, number>> = { 2: 3, 3: 9, 4: 12, 5: 30 };

function isTerminating(old: number): boolean {
  let rest = old;
  for (const factor of [2, 5]) while (rest % factor === 0) rest /= factor;
  return rest === 1;
}

/**
 * Recovers the fraction behind a rounded ratio (0.333333333333 for 1/3), so that shares stay whole. It must agree in
 * every digit and have a denominator too small for coincidence.
 */
export function fractionOf(ratio: Exact): Fraction {
  const digits = exactText(ratio).split(".")[1]?.length ?? 0;
  const asNumber = numberOf(ratio);
  const maxParts = digits < 6 ? 1 : Math.min(1_000, 10 ** (digits / 2 - 1));
  for (let by = 2; by <= maxParts; by += 1) {
    const times = Math.round(asNumber * by);
    if (times > 0 && Math.abs(asNumber * by - times) < 10 ** -digits * by)
      return { times: { digits: BigInt(times), places: 0 }, by: BigInt(by) };
  }
  return { times: ratio, by: 1n };
}
