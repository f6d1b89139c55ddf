export { priceSentiment } from "./price-sentiment.ts";
