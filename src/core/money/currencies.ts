/** Currencies a user can choose (ISO 4217): those with a published daily reference rate. */
export const currencies = [
  "USD",
  "EUR",
  "GBP",
  "CHF",
  "JPY",
  "CAD",
  "AUD",
  "NZD",
  "CNY",
  "HKD",
  "SGD",
  "INR",
  "KRW",
  "IDR",
  "MYR",
  "THB",
  "PHP",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "CZK",
  "HUF",
  "RON",
  "TRY",
  "ILS",
  "ZAR",
  "BRL",
  "MXN",
  "ISK",
] as const;
export type Currency = (typeof currencies)[number];

/** Minor units that exchanges quote prices in: code -> the main currency and the number of units per main unit. */
export const minorUnits: Readonly<Record<string, { currency: string; perUnit: number; label: string }>> = {
  GBp: { currency: "GBP", perUnit: 100, label: "GBX" },
  GBX: { currency: "GBP", perUnit: 100, label: "GBX" },
  ILA: { currency: "ILS", perUnit: 100, label: "ILA" },
  ZAc: { currency: "ZAR", perUnit: 100, label: "ZAC" },
};

/** The currency of amounts such as a market capitalisation: GBP for a price in GBp. */
export function majorCurrency(code: string): string {
  return Object.hasOwn(minorUnits, code) ? (minorUnits[code]?.currency ?? code) : code;
}

/** How many units of a currency's code are one of its main currency: 100 for GBp, 1 for GBP. */
export function unitsPerMajor(code: string): number {
  return Object.hasOwn(minorUnits, code) ? (minorUnits[code]?.perUnit ?? 1) : 1;
}
