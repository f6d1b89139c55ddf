import { getIndicatorCatalog, getIndicators, getSignals } from "#contract/indicators.ts";
import { getSentiment } from "#contract/sentiment.ts";
import { refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import { indicatorCatalog, readChosenIndicators } from "./chosen-indicators.ts";
import type { OwnRooms } from "./own-rooms.ts";
import type { Sentiment } from "./sentiment.ts";

const windowDays = { "1d": 1, "7d": 7, "30d": 30 } as const;

/** Endpoints for figures computed from bars and stories: indicators, signals, moods. */
export function indicatorEndpoints(market: { rooms: OwnRooms; sentiment: Sentiment }): Served[] {
  return [
    serve(getIndicators, async ({ macd: [fast = 12, slow = 26, signal = 9], add, ...question }, context) => {
      const chosen = readChosenIndicators(add);
      if (typeof chosen === "string")
        return refuse("unknown-indicator", { detail: chosen, errors: [{ path: "add", message: chosen }] });
      const { indicators } = await market.rooms.of(context.userId());
      const found = await indicators.get({ ...question, macd: { fast, slow, signal }, add: chosen });
      return found === "unknown"
        ? refuse("unknown-symbol", { detail: "No data available for symbol", values: { symbol: question.symbol } })
        : found;
    }),
    serve(getIndicatorCatalog, async () => ({ indicators: indicatorCatalog() })),
    serve(getSignals, async ({ symbols, interval, evidence }, context) => {
      const { indicators } = await market.rooms.of(context.userId());
      return { symbols: await indicators.scan(symbols, interval, evidence === "yes") };
    }),
    serve(getSentiment, ({ symbols, window }) => market.sentiment.get(symbols, windowDays[window])),
  ];
}
