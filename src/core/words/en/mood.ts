/** Moods of the market and of symbols. */
export const mood = {
  words: {
    positive: "Positive",
    slightlyPositive: "Slightly positive",
    neutral: "Neutral",
    slightlyNegative: "Slightly negative",
    negative: "Negative",
  },
  /** The method behind each part of the score. */
  rules: {
    breadth: "Symbols that rose, as a share of all that rose or fell",
    price: "Mean price mood: over 5% 0.9, over 2% 0.7, over 0% 0.6, over −2% 0.4, over −5% 0.3, else 0.1",
    news: "Mean tone of the stories: positive words as a share of positive and negative ones, 0.5 without either",
  },
  lacking: {
    names: (have: number, needed: number) => `${have} of at least ${needed} symbols with a price`,
    stories: (have: number, needed: number) => `${have} of at least ${needed} stories`,
    days: (have: number, needed: number) => `stories of ${have} of at least ${needed} days`,
  },
  notEnough: (parts: readonly string[]) => `Not enough data for a market mood: ${parts.join(", ")}.`,
  divergences: {
    "price-up-news-negative": "The price is up while the news is negative",
    "price-down-news-positive": "The price is down while the news is positive",
  },
};
