import { writeCountsWith } from "../text/counted.ts";
import { formatCache, locale } from "./locale.ts";

writeCountsWith(atMost);

const formats = formatCache<string, Intl.NumberFormat>();

/** Formats a number with a fixed number of decimals and a true minus sign. */
export function fixed(value: number, digits: number): string {
  return withSigns(format(`fixed ${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits }, value));
}

/** Formats a number with a fixed number of significant digits. */
export function significant(value: number, digits: number): string {
  const options = { minimumSignificantDigits: digits, maximumSignificantDigits: digits } as const;
  return withSigns(format(`significant ${digits}`, options, value));
}

/** Formats a number with at most the given decimals. */
export function atMost(value: number, digits: number): string {
  return withSigns(format(`at most ${digits}`, { maximumFractionDigits: digits }, value));
}

/** Formats a number with at most the given significant digits. */
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
