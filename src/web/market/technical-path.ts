/** The address of a symbol on the technical screen, in daily bars. */
export function technicalPath(symbol: string): string {
  return `/technical?${new URLSearchParams({ symbol, interval: "1d", points: "100" }).toString()}`;
}
