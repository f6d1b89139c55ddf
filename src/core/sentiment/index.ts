export { divergence, type Divergence } from "./divergence.ts";
export { fromSigned } from "./from-signed.ts";
export { marketMood, type MarketMood, type MoodComponent } from "./market-mood.ts";
export { moodWord, type MoodWord } from "./mood-word.ts";
export { lackingForMood } from "./mood-evidence.ts";
export { newsMood, type NewsMood } from "./news-mood.ts";
export { priceSentiment } from "./price-sentiment.ts";
export { scoreText, textSentiment, type TextScore, type ToneMatch } from "./text-sentiment.ts";
