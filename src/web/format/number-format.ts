import { formatCache, locale } from "./locale.ts";

const formats = formatCache<string, Intl.NumberFormat>();

/** A number with so many digits after the point and a true minus sign. */
export function fixed(value: number, digits: number): string {
  return withSigns(format(`fixed ${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits }, value));
}

/** A number with so many digits that mean something. */
export function significant(value: number, digits: number): string {
  const options = { minimumSignificantDigits: digits, maximumSignificantDigits: digits } as const;
  return withSigns(format(`significant ${digits}`, options, value));
}

/** A number with no more digits after the point than it needs. */
export function atMost(value: number, digits: number): string {
  return withSigns(format(`at most ${digits}`, { maximumFractionDigits: digits }, value));
}

/** A number with no more digits that mean something than it needs. */
export function significantAtMost(value: number, digits: number): string {
  return withSigns(format(`significant at most ${digits}`, { maximumSignificantDigits: digits }, value));
}

function format(key: string, options: Intl.NumberFormatOptions, value: number): string {
  let known = formats.get(key);
  if (known === undefined) {
    known = new Intl.NumberFormat(locale.numbers, options);
    formats.set(key, known);
  }
  return known.format(value);
}

function withSigns(text: string): string {
  const { group, decimal } = locale.style;
  const signed = text.replace("-", "−");
  return group === "," ? signed : signed.replaceAll(/[,.]/g, (sign) => (sign === "," ? group : decimal));
}
