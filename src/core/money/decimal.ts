import createBig, { type Big } from "big.js";

/** An exact decimal number: money and quantities. */
export type Decimal = Big;

const Exact = createBig();
// Quotients are cut after so many places: an amount of a million billion divided by a rate is still right far below a cent.
Exact.DP = 24;

const Short = createBig();
Short.DP = 16;

export const zero: Decimal = new Exact(0);
export const one: Decimal = new Exact(1);

/** Of a text such as "131.20", or of a number taken as the shortest decimal that names it. Throws on anything else. */
export function decimal(value: string | number | Decimal): Decimal {
  return new Exact(value);
}

const written = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** The quotient to 16 places: enough for money and shares, and cheaper than the exact division. */
export function quotient(dividend: Decimal, divisor: Decimal): Decimal {
  return new Exact(new Short(dividend).div(divisor));
}

/** A decimal written plainly, without exponent or separators; null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const trimmed = text.trim();
  return trimmed.length <= 60 && written.test(trimmed) ? new Exact(trimmed.replace(/^\+/, "")) : null;
}

/** Without exponent and without trailing zeros: what crosses the wire and goes into the database. */
export function decimalText(value: Decimal): string {
  return value.toFixed();
}

/** Rounded half up to the digits people write a currency with, such as "1575.40". */
export function moneyText(value: Decimal, digits = 2): string {
  const text = value.toFixed(digits);
  return /^-0\.?0*$/.test(text) ? text.slice(1) : text;
}

export function sumOf(values: readonly Decimal[]): Decimal {
  return values.reduce((sum, value) => sum.plus(value), zero);
}
