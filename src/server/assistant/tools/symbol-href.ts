/** Where a symbol opens in the app. */
export function symbolHref(symbol: string, tab: string | null = null): string {
  return `/insights?symbol=${encodeURIComponent(symbol)}${tab === null ? "" : `&tab=${tab}`}`;
}
