import { decimal, decimalText } from "#core/money/decimal.ts";
import { isAmbiguousNumber, readNumber } from "#core/money/read-number.ts";
import { writtenFault } from "./written-fault.ts";
import { locale } from "./locale.ts";

/** Returns a plain decimal (131.2, 6e-7) for editing: with the user's decimal sign and without grouping. */
export function fieldNumber(plain: string): string {
  if (/^-?\d+\.\d+$/.test(plain)) return plain.replace(".", locale.style.decimal);
  return hasExponent.test(plain) ? fieldNumber(decimalText(decimal(plain))) : plain;
}

/** Converts typed text to a plain decimal. Unreadable text passes unchanged, so that the answer can name its fault. */
export function plainNumber(typed: string): string {
  const read = readNumber(typed.trim(), null, locale.style.decimal);
  return "fault" in read ? typed.trim() : read.value;
}

/** Returns the hint for a number that could be read in two ways; null if it is clear. */
export function numberDoubt(typed: string): string | null {
  const read = readNumber(typed.trim(), null, locale.style.decimal);
  return "fault" in read && isAmbiguousNumber(typed) ? writtenFault(read.fault) : null;
}

/**
 * Reads a typed number; null if there is none. Ambiguous text is null too, unless bounds rule out one reading. If both
 * fit, the user's format decides.
 */
export function typedNumber(
  typed: string,
  bounds: { readonly min: number; readonly max: number } | null = null,
): number | null {
  const read = readNumber(typed, null, locale.style.decimal);
  if (!("fault" in read)) return Number(read.value);
  if (bounds === null || !isAmbiguousNumber(typed)) return null;
  const { group, decimal: own } = locale.style;
  const readings = ([".", ","] as const).flatMap((sign) => {
    const value = valueWith(typed, sign);
    return value !== null && value >= bounds.min && value <= bounds.max ? [value] : [];
  });
  return readings.length === 2 ? (typed.includes(group) ? valueWith(typed, own) : null) : (readings[0] ?? null);
}

const hasExponent = /^-?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i;

function valueWith(typed: string, sign: "." | ","): number | null {
  const read = readNumber(typed, sign);
  return "fault" in read ? null : Number(read.value);
}
