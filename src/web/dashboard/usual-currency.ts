import { majorCurrency } from "#core/money/currencies.ts";

/** Returns the currency of most prices, the first one on a tie; null without prices. */
export function usualCurrency(currencies: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const currency of currencies.map(majorCurrency)) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
