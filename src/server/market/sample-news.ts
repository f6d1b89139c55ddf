import type { NewsItem } from "#contract/news.ts";

/** The two stories shown when no news is available. They are marked as samples and have no score or date. */
export const sampleNews: readonly NewsItem[] = [
  {
    id: "sample-1",
    title: "Sample story: this is how news of your symbols will look",
    summary: "No news source answers at the moment. Stories with source, age and tone appear here as soon as one does.",
    url: null,
    source: "Bellwether",
    publishedAt: null,
    sentiment: null,
    relevantSymbols: ["AAPL", "MSFT"],
    thumbnail: null,
    titleMatches: [],
  },
  {
    id: "sample-2",
    title: "Sample story: each headline names its source and how old it is",
    summary: "Samples are never scored and never enter a mood, a signal or an answer of the assistant.",
    url: null,
    source: "Bellwether",
    publishedAt: null,
    sentiment: null,
    relevantSymbols: ["SPY"],
    thumbnail: null,
    titleMatches: [],
  },
];
