import { locale } from "../format/locale.ts";

const names = new Intl.DisplayNames(locale.numbers, { type: "currency" });

/** A currency's code and name: USD, US Dollar. */
export function currencyName(code: string): string {
  return `${code}, ${names.of(code) ?? code}`;
}
