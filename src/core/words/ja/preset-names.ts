/** Names of the strategy lab's starting points, by id. */
export const presetNames = {
  "buy-and-hold": "バイ＆ホールド",
  "monthly-saving": "毎月の積立",
  "sma-cross": "SMAクロス",
  "rsi-reversal": "RSI逆張り",
  macd: "MACD",
  "adx-trend": "ADXトレンド",
  "donchian-breakout": "ドンチャン・ブレイクアウト",
  "bollinger-reversion": "ボリンジャーバンド逆張り",
  "dual-momentum": "デュアルモメンタム",
  "app-signals": "Bellwetherのシグナル",
};
