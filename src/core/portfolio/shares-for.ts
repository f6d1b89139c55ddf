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
