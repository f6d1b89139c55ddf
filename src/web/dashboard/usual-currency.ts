import { majorCurrency } from "#core/money/currencies.ts";

/** The currency most of several price currencies belong to, the first of them where counts are equal; null for none. */
export function usualCurrency(currencies: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const currency of currencies.map(majorCurrency)) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
