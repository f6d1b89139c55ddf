/** What a portfolio is worth; null where it holds something and no price of it is known, so that the sum would be of nothing. */
export function knownTotal({
  holdings,
  totalValue,
}: {
  holdings: readonly { readonly value: string | null }[];
  totalValue: string;
}): string | null {
  return holdings.length > 0 && holdings.every(({ value }) => value === null) ? null : totalValue;
}
