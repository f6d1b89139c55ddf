import { minorUnits } from "#core/money/currencies.ts";

/** Returns a currency's familiar code: pence (GBp) are GBX. */
export function formatCurrencyCode(code: string): string {
  return minorUnits[code]?.label ?? code;
}
