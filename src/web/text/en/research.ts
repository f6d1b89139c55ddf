/** Signals, tone and news on every screen. */
export const signals = {
  none: "No signal",
  steps: { "Strong Sell": "Strong Sell", Sell: "Sell", Hold: "Hold", Buy: "Buy", "Strong Buy": "Strong Buy" },
  overall: (signal: string) => `Overall signal: ${signal}`,
  score: (now: string, weekAgo: string | null) =>
    `Score ${now} on a scale from −2 to +2.${weekAgo === null ? "" : ` A week ago: ${weekAgo}.`}`,
  strongest: "Strongest rule",
};

export const tone = {
  up: "Positive",
  down: "Negative",
  flat: "Neutral",
  counted: { positive: "Counted as positive", negative: "Counted as negative" },
};

export const news = {
  notScored: "Not scored",
  tone: (value: string) => `Tone ${value} out of 1`,
  failed: "Failed to fetch news",
  loading: "Loading news…",
  none: "No stories",
};
