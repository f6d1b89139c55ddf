import { pageLanguage } from "../text/page-language.ts";

const names = new Intl.DisplayNames(pageLanguage, { type: "currency" });

/** Returns a currency's code and name: USD, US Dollar. */
export function currencyName(code: string): string {
  return `${code}, ${names.of(code) ?? code}`;
}
