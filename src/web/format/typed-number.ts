import { decimal, decimalText } from "#core/money/decimal.ts";
import { isAmbiguousNumber, readNumber } from "#core/money/read-number.ts";
import { locale } from "./locale.ts";

/** A plain decimal text (131.2, 6e-7) as it stands in a field to be changed: with the decimal sign the person uses, ungrouped. */
export function fieldNumber(plain: string): string {
  if (/^-?\d+\.\d+$/.test(plain)) return plain.replace(".", locale.style.decimal);
  return hasExponent.test(plain) ? fieldNumber(decimalText(decimal(plain))) : plain;
}

/** What a person typed as the plain decimal text that is sent. What cannot be read goes as it is, so that the answer can say what is wrong with it. */
export function plainNumber(typed: string): string {
  const read = readNumber(typed.trim(), null, locale.style.decimal);
  return "fault" in read ? typed.trim() : read.value;
}

/** What to say of a typed number that could mean two, as nobody but its writer can tell which; null: there is no doubt. */
export function numberDoubt(typed: string): string | null {
  const read = readNumber(typed.trim(), null, locale.style.decimal);
  return "fault" in read && isAmbiguousNumber(typed) ? read.fault : null;
}

/**
 * A typed number; null: none. What could be two numbers is none either, unless its field has bounds: then it is the one that lies
 * within them, and where both do, the one that the person's own figures would be.
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
