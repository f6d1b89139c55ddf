import { decimal, decimalText } from "#core/money/decimal.ts";

/** The absolute value. Null stays null. */
export function unsigned(text: string | null): string | null {
  return text === null ? null : text.replace(/^-/, "");
}

/** The negated value: the cost of an outgoing amount. */
export function negated(text: string | null): string | null {
  if (text === null || isZero(text)) return text;
  return text.startsWith("-") ? text.slice(1) : `-${text}`;
}

export function isNegative(text: string | null): boolean {
  return text?.startsWith("-") === true;
}

export function isZero(text: string | null): boolean {
  return text === null || decimal(text).eq(0);
}

/** Null for zero: a fee of zero isn't a fee. */
export function unlessZero(text: string | null): string | null {
  return isZero(text) ? null : unsigned(text);
}

export function sumText(...texts: readonly (string | null)[]): string | null {
  const given = texts.filter((text) => text !== null);
  if (given.length === 0) return null;
  return decimalText(given.reduce((sum, text) => sum.plus(decimal(text)), decimal(0)));
}

export function productText(one: string | null, other: string | null): string | null {
  return one === null || other === null ? null : rounded(decimal(one).times(decimal(other)).toFixed());
}

/** A quotient to twelve places. Null if undefined. */
export function quotientText(dividend: string | null, divisor: string | null): string | null {
  if (dividend === null || divisor === null || decimal(divisor).eq(0)) return null;
  return rounded(decimal(dividend).div(decimal(divisor)).toFixed());
}

/** Rounded to the ledger's twelve places. */
export function rounded(text: string): string {
  return decimalText(decimal(decimal(text).round(12).toFixed()));
}
