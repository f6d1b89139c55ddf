/** Returns the strategy preset that trades on a reading's signal. */
const presetOf: Readonly<Record<string, string>> = {
  sma: "sma-cross",
  rsi: "rsi-reversal",
  macd: "macd",
  adx: "adx-trend",
};

/** Returns the strategy lab's address for a symbol and a reading's preset. */
export function strategyPath(symbol: string, reading: string): string {
  const preset = presetOf[reading] ?? "app-signals";
  return `/strategy?${new URLSearchParams({ symbol, preset }).toString()}`;
}
