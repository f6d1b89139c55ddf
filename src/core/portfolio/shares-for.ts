import { type Arithmetic, cutPlaces } from "./arithmetic.ts";
import { divided, type Exact, exactText, numberOf, tenTo } from "./exact.ts";

/** A ratio as the fraction it stands for. */
export interface Fraction {
  readonly times: Exact;
  readonly by: bigint;
}

/** Quotients closer to a number of 16 places than this were cut off: it is less than anybody's smallest share. */
const cutOffPlaces = 20;

/** What a number of shares becomes at `ratio` new ones for one old; thirds that were cut off come together again as whole shares. */
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
 * 0.333333333333 was written for 1/3: such a ratio is taken as the fraction it stands for, so that shares stay whole. Only a fraction
 * that agrees in every digit, and of so small a denominator that this is no coincidence.
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
