import createBig, { type Big } from "big.js";

/** An exact decimal number for money and quantities. */
export type Decimal = Big;

const Exact = createBig();
// Decimal places of quotients. An amount of a million billion divided by a rate is still exact far below a cent.
Exact.DP = 24;

const Short = createBig();
Short.DP = 16;

export const zero: Decimal = new Exact(0);
export const one: Decimal = new Exact(1);

/** Parses a text such as "131.20", or a number as its shortest decimal form. Throws on anything else. */
export function decimal(value: string | number | Decimal): Decimal {
  return new Exact(value);
}

const written = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** The quotient to 16 places: enough for money and shares, and faster than the exact division. */
export function quotient(dividend: Decimal, divisor: Decimal): Decimal {
  return new Exact(new Short(dividend).div(divisor));
}

/** A decimal written plainly, without exponent or separators. Null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const trimmed = text.trim();
  return trimmed.length <= 60 && written.test(trimmed) ? new Exact(trimmed.replace(/^\+/, "")) : null;
}

/** Without exponent and trailing zeros, as used on the wire and in the database. */
export function decimalText(value: Decimal): string {
  return value.toFixed();
}

/** Rounded half up to the currency's usual digits, such as "1575.40". */
export function moneyText(value: Decimal, digits = 2): string {
  const text = value.toFixed(digits);
  return /^-0\.?0*$/.test(text) ? text.slice(1) : text;
}

/** `moneyText` of a binary number with two digits; makes a decimal only where the hundredths are close to a half. */
export function moneyTextOfNumber(value: number): string {
  const scaled = Math.abs(value) * 100;
  const hundredths = Math.round(scaled);
  // Below this size the product is off by a thousandth at most.
  if (!(scaled < 1e13 && Math.abs(scaled - hundredths) < 0.49)) return moneyText(decimal(value));
  const digits = String(hundredths).padStart(3, "0");
  return `${value < 0 && hundredths > 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function sumOf(values: readonly Decimal[]): Decimal {
  return values.reduce((sum, value) => sum.plus(value), zero);
}
