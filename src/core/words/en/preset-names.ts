/** Names of the strategy lab's starting points, by id. */
export const presetNames = {
  "buy-and-hold": "Buy and hold",
  "monthly-saving": "Monthly saving",
  "sma-cross": "SMA cross",
  "rsi-reversal": "RSI reversal",
  macd: "MACD",
  "adx-trend": "ADX trend",
  "donchian-breakout": "Donchian breakout",
  "bollinger-reversion": "Bollinger reversion",
  "dual-momentum": "Dual momentum",
  "app-signals": "Bellwether signals",
};
