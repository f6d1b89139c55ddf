import { createCalendars } from "./calendars.ts";
import { createClassifications } from "./classifications.ts";
import type { ConfirmedHistory } from "./confirmed-history.ts";
import { createDailyCloses } from "./daily-closes.ts";
import { createExchangeRates } from "./exchange-rates.ts";
import { createFundamentals } from "./fundamentals.ts";
import { createMoodStore } from "./mood-store.ts";
import { createNews } from "./news.ts";
import { createNewsStore } from "./news-store.ts";
import { withMarketRates } from "./market-rates.ts";
import { createRateSeries } from "./rate-series.ts";
import { createSentiment } from "./sentiment.ts";
import type { Database } from "../database/open-database.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Histories } from "./histories.ts";
import type { MarketProvider } from "./provider.ts";
import type { Quotes } from "./quotes.ts";
import { createRouter, type Router } from "./router.ts";
import type { SourceSwitches } from "./source-switches.ts";
import type { MarketStore } from "./store.ts";

/** Facts about instruments and the market besides their prices: stories, events, figures, moods and rates. */
export function createMarketFacts({
  db,
  sources,
  switches,
  quotes,
  histories,
  ...shared
}: {
  db: Database;
  /** All providers by id, those that only rates or calendars are asked of included. */
  sources: ReadonlyMap<string, MarketProvider>;
  switches: SourceSwitches;
  quotes: Quotes;
  histories: Histories;
  confirmed: ConfirmedHistory;
  router: Router;
  store: MarketStore;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}) {
  const { clock, log } = shared;
  const newsStore = createNewsStore({ db, clock });
  const news = createNews({ ...shared, newsStore });
  const nasdaq = sources.get("nasdaq");
  const calendarSources = nasdaq === undefined ? [] : [nasdaq];
  const calendarRouter = createRouter({ providers: calendarSources, clock, log });
  const calendars = createCalendars({ ...shared, beside: { router: calendarRouter, isOn: switches.isOn } });
  const moodStore = createMoodStore({ db });
  const sentiment = createSentiment({ quotes, news, histories, moodStore, clock, log });
  const fundamentals = createFundamentals({ ...shared, quotes });
  const classifications = createClassifications({ company: (symbol) => fundamentals.company(symbol) });
  const rateSources = [...sources.values()].filter((provider) => "exchangeRates" in provider);
  const rateRouter = createRouter({ providers: rateSources, clock, log });
  const exchangeRates = createExchangeRates({ ...shared, router: rateRouter });
  const dailyCloses = createDailyCloses(shared);
  const rateSeries = withMarketRates(createRateSeries({ ...shared, router: rateRouter }), dailyCloses);

  return {
    news,
    calendars,
    sentiment,
    fundamentals,
    classifications,
    exchangeRates,
    dailyCloses,
    rateSeries,
    rateRouter,
    calendarRouter,

    async deleteOld(): Promise<void> {
      await Promise.all([newsStore.deleteOld(), sentiment.deleteOld()]);
    },
  };
}
