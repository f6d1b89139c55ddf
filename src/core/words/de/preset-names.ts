/** Names of the strategy lab's starting points, by id. */
export const presetNames = {
  "buy-and-hold": "Kaufen und Halten",
  "monthly-saving": "Monatlicher Sparplan",
  "sma-cross": "SMA-Kreuzung",
  "rsi-reversal": "RSI-Umkehr",
  macd: "MACD",
  "adx-trend": "ADX-Trend",
  "donchian-breakout": "Donchian-Ausbruch",
  "bollinger-reversion": "Bollinger-Rückkehr",
  "dual-momentum": "Duales Momentum",
  "app-signals": "Signale von Bellwether",
};
