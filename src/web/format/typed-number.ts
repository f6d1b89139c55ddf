import { isAmbiguousNumber, provenDecimalSign, readNumber } from "#core/money/read-number.ts";
import { locale } from "./locale.ts";

/** A plain decimal text (131.2) as it stands in a field to be changed: with the decimal sign the person uses, ungrouped. */
export function fieldNumber(plain: string): string {
  return plain.replace(".", locale.style.decimal);
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

/** A typed number that its field keeps within bounds: "1,234" is what it is among the person's own figures. Null: none. */
export function typedNumber(typed: string): number | null {
  const read = readNumber(typed, provenDecimalSign(typed) ?? locale.style.decimal);
  return "fault" in read ? null : Number(read.value);
}
