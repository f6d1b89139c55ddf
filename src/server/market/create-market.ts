import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Database } from "../database/open-database.ts";
import type { AlertListeners } from "../alerts/alert-listeners.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Served } from "../http/serve.ts";
import type { SessionWatch } from "../account/session-watch.ts";
import type { Clock } from "../clock.ts";
import type { UserKeys } from "../keys/user-keys.ts";
import type { Log } from "../log.ts";
import type { SharedState } from "../shared/shared-state.ts";
import { createCalendars } from "./calendars.ts";
import { createDailyCloses } from "./daily-closes.ts";
import { listSources } from "../directory/list-sources.ts";
import { createSecurityLists } from "../directory/security-lists.ts";
import { securityListsJob } from "../directory/security-lists-job.ts";
import { createDirectory } from "./directory.ts";
import { createInstrumentStore } from "./instrument-store.ts";
import { marketEndpoints } from "./endpoints.ts";
import { createExchangeRates } from "./exchange-rates.ts";
import { factEndpoints } from "./fact-endpoints.ts";
import { createFundamentals } from "./fundamentals.ts";
import { createHistories } from "./histories.ts";
import { indicatorEndpoints } from "./indicator-endpoints.ts";
import { createIndicators } from "./indicators.ts";
import { createMoodStore } from "./mood-store.ts";
import { createSentiment } from "./sentiment.ts";
import { createLiveHub } from "./live-hub.ts";
import { createNamesIn } from "./names-in.ts";
import { createNewsStore } from "./news-store.ts";
import { createNews } from "./news.ts";
import { createOwnRooms } from "./own-rooms.ts";
import { createOwnGateway, createProviders, type ProviderWiring } from "./providers/index.ts";
import { createQuoteExchange } from "./quote-exchange.ts";
import { createQuotePolling } from "./quote-polling.ts";
import { createQuotes } from "./quotes.ts";
import { createRateSeries } from "./rate-series.ts";
import { createRouter, type Router } from "./router.ts";
import { createSearch } from "./search.ts";
import { createSourceSwitchStore } from "./source-switch-store.ts";
import { createSourceSwitches } from "./source-switches.ts";
import { createMarketStore } from "./store.ts";

const directoryCheckMs = 24 * 60 * 60_000;
/** Another instance may have built a newer directory. */
const listsCheckMs = 60_000;

/** Everything about market data, wired in reading order: providers, the gate and caches over them, and what is computed from both. */
export function createMarket({
  config,
  db,
  clock,
  log,
  limits,
  sessionWatch,
  alertListeners,
  keys,
  shared: sharedState,
  instance,
}: {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  limits: RateLimits;
  sessionWatch: SessionWatch;
  alertListeners: AlertListeners;
  keys: UserKeys;
  shared: SharedState;
  /** Names this process. */
  instance: string;
}) {
  const wiring: ProviderWiring = {
    clock,
    log,
    limits: {
      connectMs: config.limits.LIMIT_UPSTREAM_CONNECT_MS,
      firstByteMs: config.limits.LIMIT_UPSTREAM_FIRST_BYTE_MS,
      totalMs: config.limits.LIMIT_UPSTREAM_TOTAL_MS,
      maxBytes: config.limits.LIMIT_UPSTREAM_REPLY_KILOBYTES * 1_000,
      retries: config.limits.LIMIT_UPSTREAM_RETRIES,
      socketsPerHost: config.limits.LIMIT_UPSTREAM_SOCKETS,
      breakerOpenMs: config.limits.LIMIT_UPSTREAM_BREAKER_OPEN_MS,
    },
    yahooBaseUrl: config.yahooBaseUrl,
    ecbBaseUrl: config.ecbBaseUrl,
    stooqBaseUrl: config.stooqBaseUrl,
    nasdaqBaseUrl: config.nasdaqBaseUrl,
    rapidapi: config.rapidapi,
  };
  const all = createProviders(wiring);
  const sample = all.get("sample");
  if (sample === undefined) throw new Error("the sample provider is missing");
  const providers = config.providers.map((id) => all.get(id)).filter((provider) => provider !== undefined);
  // A keyless source of daily prices settles whether a move beyond belief is true.
  const secondOpinions = [all.get("stooq")].filter((provider) => provider !== undefined);
  const router = createRouter({ providers, secondOpinions, clock, log });
  const marketStore = createMarketStore({ db, clock });
  const negativeCacheMs = config.limits.LIMIT_UPSTREAM_NEGATIVE_CACHE_MS;
  const others = sharedState.home === "memory" ? null : { shared: sharedState, instance, log };
  const quotes = createQuotes({
    router,
    sample,
    store: marketStore,
    eventsOf: (symbol) => histories.events(symbol),
    negativeCacheMs,
    exchange: others === null ? null : createQuoteExchange(others),
    clock,
    log,
  });
  const histories = createHistories({
    router,
    sample,
    store: marketStore,
    negativeCacheMs,
    clock,
    log,
    delayOf: (symbol) => quotes.held(symbol)?.provenance.delayMinutes ?? null,
  });
  const shared = { router, store: marketStore, negativeCacheMs, clock, log };
  const newsStore = createNewsStore({ db, clock });
  const news = createNews({ ...shared, newsStore });
  const switches = createSourceSwitches({ store: createSourceSwitchStore({ db }), clock });
  const nasdaq = all.get("nasdaq");
  const calendarSources = nasdaq === undefined ? [] : [nasdaq];
  const calendarRouter = createRouter({ providers: calendarSources, clock, log });
  const calendars = createCalendars({ ...shared, beside: { router: calendarRouter, isOn: switches.isOn } });
  const indicators = createIndicators({ ...shared, histories });
  const moodStore = createMoodStore({ db });
  const sentiment = createSentiment({ quotes, news, histories, moodStore, clock, log });
  const fundamentals = createFundamentals({ ...shared, quotes });
  const rateSources = [...all.values()].filter((provider) => "exchangeRates" in provider);
  const rateRouter = createRouter({ providers: rateSources, clock, log });
  const exchangeRates = createExchangeRates({ ...shared, router: rateRouter });
  const dailyCloses = createDailyCloses(shared);
  const rateSeries = createRateSeries({ ...shared, router: rateRouter });
  const beside = (role: "second-opinion" | "rates" | "calendars", asking: Router) =>
    asking.asked
      .filter((provider) => !providers.includes(provider))
      .map((provider) => ({ provider, role, router: asking }));
  const sources = [
    ...providers.map((provider) => ({ provider, role: "fallback" as const, router })),
    ...beside("second-opinion", router),
    ...beside("rates", rateRouter),
    ...beside("calendars", calendarRouter),
  ];
  const lists = createSecurityLists({
    folder: join(config.dataDirectory, "directory"),
    sources: listSources(config.directory),
    isOn: switches.isOn,
    clock,
    log,
  });
  const directory = createDirectory({
    store: createInstrumentStore({ db, clock }),
    marketStore,
    listed: lists.current,
    clock,
    log,
  });
  const liveHub = createLiveHub({
    quotes,
    log,
    pollMs: config.quotePollMs,
    polling: others === null ? null : createQuotePolling(others),
  });
  const rooms = createOwnRooms({
    everybody: { quotes, histories, indicators, liveHub, own: null, onClose: () => () => undefined },
    keys,
    createGateway: (key, onRefused) => createOwnGateway(wiring, key, onRefused),
    negativeCacheMs,
    quotePollMs: config.quotePollMs,
    clock,
    log,
  });
  const search = createSearch({ router, directory, clock, log });
  let directoryTimer: NodeJS.Timeout | null = null;
  let listsTimer: NodeJS.Timeout | null = null;
  const stopping = new AbortController();

  const served: Served[] = [
    ...marketEndpoints({
      rooms,
      search,
      sources,
      switches,
      lists,
      sessionWatch,
      alertListeners,
      limits,
      streamsPerUser: config.limits.LIMIT_STREAMS_PER_USER,
      clock,
    }),
    ...factEndpoints({ news, calendars, fundamentals, exchangeRates, clock }),
    ...indicatorEndpoints({ rooms, sentiment }),
  ];

  return {
    served,
    calendars,
    fundamentals,
    histories,
    quotes,
    /** Quotes as this user sees them. */
    quotesFor: async (userId: string, symbols: readonly string[]) => (await rooms.of(userId)).quotes.get(symbols),
    search,
    namesIn: createNamesIn({ find: (query, limit) => directory.known(query, limit) }),
    /** Reads the public lists of securities. */
    listsJob: securityListsJob(lists),
    dailyCloses,
    rateSeries,

    /** Begins what goes on by itself: lists of tickers are read when the server stands, readers come first. */
    start() {
      const refresh = () => void directory.refresh(providers);
      refresh();
      directoryTimer = setInterval(refresh, directoryCheckMs);
      if (lists.current() === null)
        lists.refresh(stopping.signal).catch((error: unknown) => {
          if (!stopping.signal.aborted) log.warn({ err: error }, "the directory of securities was not built");
        });
      listsTimer = setInterval(lists.reopen, listsCheckMs);
    },

    /** Forgets what is too old to be shown or counted. */
    async cleanUp(): Promise<void> {
      await Promise.all([marketStore.deleteUnused(), newsStore.deleteOld(), sentiment.deleteOld()]);
    },

    stop() {
      stopping.abort();
      if (directoryTimer !== null) clearInterval(directoryTimer);
      if (listsTimer !== null) clearInterval(listsTimer);
      directory.stop();
      liveHub.close();
      rooms.close();
    },

    /** Resolves when every value that was being kept is kept, or could not be. */
    settled: () => marketStore.settled(),
  };
}
