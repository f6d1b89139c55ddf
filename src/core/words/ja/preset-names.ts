/** Names of the strategy lab's starting points, by id. */
export const presetNames = {
  "buy-and-hold": "バイ・アンド・ホールド",
  "monthly-saving": "毎月の積立",
  "sma-cross": "SMAクロス",
  "rsi-reversal": "RSI反転",
  macd: "MACD",
  "adx-trend": "ADXトレンド",
  "donchian-breakout": "ドンチャン・ブレイクアウト",
  "bollinger-reversion": "ボリンジャー回帰",
  "dual-momentum": "デュアルモメンタム",
  "app-signals": "Bellwetherのシグナル",
};
