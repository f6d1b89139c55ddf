/** Returns a symbol's address on the technical screen, with daily bars. */
export function technicalPath(symbol: string): string {
  return `/technical?${new URLSearchParams({ symbol, interval: "1d", points: "100" }).toString()}`;
}
