import { join } from "node:path";
import type { Base } from "../base.ts";
import type { RoomWithOffers } from "../room.ts";
import type { AlertListeners } from "../alerts/alert-listeners.ts";
import type { SessionWatch } from "../account/session-watch.ts";
import type { UserKeys } from "../keys/user-keys.ts";
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
const lastWritesMs = 1_500;

export type MarketRoom = ReturnType<typeof createMarketRoom>;

/** Everything about market data, wired in reading order: providers, the gate and caches over them, and what is computed from both. */
export function createMarketRoom({
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
}: Base & { sessionWatch: SessionWatch; alertListeners: AlertListeners; keys: UserKeys }) {
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

  const endpoints = [
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
    endpoints,
    calendars,
    fundamentals,
    histories,
    quotes,
    /** Quotes as this user sees them. */
    quotesFor: async (userId: string, symbols: readonly string[]) => (await rooms.of(userId)).quotes.get(symbols),
    search,
    namesIn: createNamesIn({ find: (query, limit) => directory.known(query, limit) }),
    jobs: [securityListsJob(lists)],
    dailyCloses,
    rateSeries,

    /**
     * Starts the background jobs. Lists of tickers are read only once the server is up, so that requests come first.
     */
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

    /** Waits a moment for values that are still being written. */
    async close(): Promise<void> {
      await Promise.race([marketStore.settled(), new Promise((resolve) => setTimeout(resolve, lastWritesMs))]);
    },
  } satisfies RoomWithOffers;
}
