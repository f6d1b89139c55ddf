const names = new Intl.DisplayNames("en", { type: "currency" });

/** Returns a currency's code and name: USD, US Dollar. */
export function currencyName(code: string): string {
  return `${code}, ${names.of(code) ?? code}`;
}
