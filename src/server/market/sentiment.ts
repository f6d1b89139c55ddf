import { addDays, zonedDate } from "#core/calendar/index.ts";
import { createMarketMood, type MarketMoodOptions } from "./market-mood.ts";
import { joined } from "./mood-material.ts";
import { symbolMood } from "./symbol-mood.ts";

export type Sentiment = ReturnType<typeof createSentiment>;

/** Mood of the market and of symbols: the score of prices beside that of the news, with all sources. */
export function createSentiment(options: MarketMoodOptions) {
  const { quotes, news, moodStore, clock } = options;
  const market = createMarketMood(options);

  return {
    async get(symbols: readonly string[], days: number) {
      const [whole, { quotes: found }] = await Promise.all([market(), quotes.get(symbols)]);
      const bySymbol = new Map(found.map((quote) => [quote.symbol, quote]));
      const moods = await Promise.all(
        symbols.map(async (symbol) => symbolMood(symbol, bySymbol.get(symbol), await news.window(symbol, days))),
      );
      const { provenance, ...facts } = whole;
      return {
        market: facts,
        symbols: moods,
        provenance: joined([provenance, ...moods.map((mood) => mood.provenance)]),
      };
    },

    async deleteOld(): Promise<void> {
      await moodStore.deleteBefore(addDays(zonedDate(clock.now(), "America/New_York"), -400));
    },
  };
}
