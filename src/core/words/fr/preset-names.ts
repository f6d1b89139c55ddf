/** Names of the strategy lab's starting points, by id. */
export const presetNames = {
  "buy-and-hold": "Achat-conservation",
  "monthly-saving": "Épargne mensuelle",
  "sma-cross": "Croisement de SMA",
  "rsi-reversal": "Retournement RSI",
  macd: "MACD",
  "adx-trend": "Tendance ADX",
  "donchian-breakout": "Cassure de Donchian",
  "bollinger-reversion": "Retour aux bandes de Bollinger",
  "dual-momentum": "Double momentum",
  "app-signals": "Signaux de Bellwether",
};
