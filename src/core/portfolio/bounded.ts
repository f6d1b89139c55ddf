/**
 * Amounts as binary numbers of 10^-6 with a bound of their error: a floating-point filter. An error of 0 says that the number is a
 * whole number of units and exact. Whoever rounds such an amount to a cent gets the cent of the exact amount, or learns that it is in
 * doubt and has to be calculated exactly. Source: J. R. Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast Robust
 * Geometric Predicates, Discrete & Computational Geometry 18, 1997.
 */
export const unitPlaces = 6;
export const unitsOfOne = 1_000_000;
const unitsOfCent = 10_000;

/** Whole numbers up to this one are binary numbers without remainder. */
export const maxWhole = 2 ** 53;
/** Numbers of a line up to this one can be added a few times without leaving the range of whole numbers. */
export const maxLineUnits = 2 ** 50;

/** Twice what one rounding moves a number by, as a part of it. */
export const rounding = 2 ** -52;
/**
 * Relative error of a converted amount: the rate is a quotient of two rounded numbers, and the product is rounded
 * again.
 */
export const conversionRounding = 2 ** -50;
/** The exact engine rounds conversions and parts of a cost to 16 places: in units, with room. */
export const cutRounding = 1e-9;

/** A sum that keeps what each addition rounds off. Whole numbers are added exactly; others to 106 bits. */
export class BoundedSum {
  high = 0;
  low = 0;
  error = 0;

  add(amount: number, error: number): void {
    const { high } = this;
    const sum = high + amount;
    const part = sum - high;
    this.low += high - (sum - part) + (amount - part);
    this.high = sum;
    this.error += error;
  }

  /** Adds another sum, or takes it off with a sign of -1. */
  join({ high, low, error }: BoundedSum, sign: 1 | -1 = 1): void {
    this.add(sign * high, error);
    this.low += sign * low;
  }

  copy(): BoundedSum {
    const copied = new BoundedSum();
    copied.high = this.high;
    copied.low = this.low;
    copied.error = this.error;
    return copied;
  }

  get value(): number {
    return this.high + this.low;
  }

  get cents(): number {
    return centsWithin(this.high, this.low, this.error);
  }
}

/** The cents of an amount of units, halves away from zero; NaN where its error leaves two cents possible. */
export function centsOfUnits(amount: number, error: number): number {
  return centsWithin(amount, 0, error);
}

function centsWithin(high: number, low: number, error: number): number {
  const size = Math.abs(high + low);
  if (!(size < maxCentsUnits)) return Number.NaN;
  const sign = high + low < 0 ? -1 : 1;
  const rest = high % unitsOfCent;
  const cents = Math.round((high - rest) / unitsOfCent) * sign;
  const fraction = (rest + low) * sign;
  const more = Math.floor(fraction / unitsOfCent);
  const part = fraction - more * unitsOfCent;
  const distance = part - unitsOfCent / 2;
  // About zero the sign itself is in doubt, and does not matter.
  if (error !== 0 && Math.abs(distance) <= error + size * rounding) return Number.NaN;
  return sign * (cents + more + (distance >= 0 ? 1 : 0));
}

/** Cents are whole numbers below this many units. */
const maxCentsUnits = 2 ** 62;
