import { minorUnits } from "#core/money/currencies.ts";

/** The code of a currency as people know it: pence (GBp) are GBX. */
export function formatCurrencyCode(code: string): string {
  return minorUnits[code]?.label ?? code;
}
