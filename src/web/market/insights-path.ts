/** Returns the address of a symbol's page. */
export function insightsPath(symbol: string): string {
  return `/insights?symbol=${encodeURIComponent(symbol)}`;
}
