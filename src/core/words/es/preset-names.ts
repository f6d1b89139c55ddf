/** Names of the strategy lab's starting points, by id. */
export const presetNames = {
  "buy-and-hold": "Comprar y mantener",
  "monthly-saving": "Ahorro mensual",
  "sma-cross": "Cruce de SMA",
  "rsi-reversal": "Reversión RSI",
  macd: "MACD",
  "adx-trend": "Tendencia ADX",
  "donchian-breakout": "Ruptura de Donchian",
  "bollinger-reversion": "Reversión de Bollinger",
  "dual-momentum": "Momentum dual",
  "app-signals": "Señales de Bellwether",
};
