import { locale } from "./locale.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** A number with so many digits after the point and a true minus sign. */
export function fixed(value: number, digits: number): string {
  return withMinus(format(`fixed ${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits }, value));
}

/** A number with so many digits that mean something. */
export function significant(value: number, digits: number): string {
  const options = { minimumSignificantDigits: digits, maximumSignificantDigits: digits } as const;
  return withMinus(format(`significant ${digits}`, options, value));
}

function format(key: string, options: Intl.NumberFormatOptions, value: number): string {
  let known = formats.get(key);
  if (known === undefined) {
    known = new Intl.NumberFormat(locale.numbers, options);
    formats.set(key, known);
  }
  return known.format(value);
}

function withMinus(text: string): string {
  return text.replace("-", "−");
}
