/** The preset of the strategy lab that trades on what a reading says. */
const presetOf: Readonly<Record<string, string>> = {
  sma: "sma-cross",
  rsi: "rsi-reversal",
  macd: "macd",
  adx: "adx-trend",
};

/** The strategy lab with a symbol, and the preset that fits a reading. */
export function strategyPath(symbol: string, reading: string): string {
  const preset = presetOf[reading] ?? "app-signals";
  return `/strategy?${new URLSearchParams({ symbol, preset }).toString()}`;
}
