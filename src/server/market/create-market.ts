import type { Base } from "../base.ts";
import type { RoomWithOffers } from "../room.ts";
import type { AlertListeners } from "../alerts/alert-listeners.ts";
import type { SessionWatch } from "../account/session-watch.ts";
import type { UserKeys } from "../keys/user-keys.ts";
import { securityListsJob } from "../directory/security-lists-job.ts";
import { createConfirmedHistory } from "./confirmed-history.ts";
import { marketEndpoints } from "./endpoints.ts";
import { factEndpoints } from "./fact-endpoints.ts";
import { createHistories } from "./histories.ts";
import { indicatorEndpoints } from "./indicator-endpoints.ts";
import { createIndicators } from "./indicators.ts";
import type { KnownHistoriesOptions } from "./known-histories.ts";
import { createListedDirectory } from "./listed-directory.ts";
import { createMarketFacts } from "./market-facts.ts";
import { createLiveHub } from "./live-hub.ts";
import { createNamesIn } from "./names-in.ts";
import { createOwnRooms } from "./own-rooms.ts";
import type { MarketProvider } from "./provider.ts";
import { createOwnGateway, createProviders, type ProviderWiring } from "./providers/index.ts";
import { createQuoteExchange } from "./quote-exchange.ts";
import { createQuotePolling } from "./quote-polling.ts";
import type { QuotesOptions } from "./quotes-options.ts";
import { createQuotes } from "./quotes.ts";
import { createRouter, type Router } from "./router.ts";
import { createSearch } from "./search.ts";
import { createSourceSwitchStore } from "./source-switch-store.ts";
import { createSourceSwitches } from "./source-switches.ts";
import { createMarketStore } from "./store.ts";

const lastWritesMs = 1_500;

export type MarketRoom = ReturnType<typeof createMarketRoom>;

/** Everything about market data, wired in reading order: providers, the gate and caches over them, and what is computed from both. */
export function createMarketRoom(
  base: Base & { sessionWatch: SessionWatch; alertListeners: AlertListeners; keys: UserKeys },
) {
  const { config, db, clock, log, limits, sessionWatch, alertListeners, keys, shared: sharedState, instance } = base;
  const wiring = providerWiring({ config, clock, log });
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
  const shared = { router, store: marketStore, negativeCacheMs, clock, log };
  const exchange = others === null ? null : createQuoteExchange(others);
  const { quotes, histories, confirmed } = createPrices({ ...shared, sample, exchange });
  const switches = createSourceSwitches({ store: createSourceSwitchStore({ db }), clock });
  const facts = createMarketFacts({ ...shared, db, sources: all, switches, quotes, histories, confirmed });
  const { news, calendars, sentiment, fundamentals, classifications, exchangeRates } = facts;
  const sources = sourcesOf({ providers, router, rateRouter: facts.rateRouter, calendarRouter: facts.calendarRouter });
  const { lists, directory, ...updates } = createListedDirectory(base, { marketStore, providers, isOn: switches.isOn });
  const indicators = createIndicators({ ...shared, histories });
  const polling = others === null ? null : createQuotePolling(others);
  const liveHub = createLiveHub({ quotes, log, pollMs: config.quotePollMs, polling });
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
    ...factEndpoints({ news, calendars, fundamentals, classifications, exchangeRates, clock }),
    ...indicatorEndpoints({ rooms, sentiment }),
  ];

  return {
    endpoints,
    calendars,
    classifications,
    fundamentals,
    histories,
    quotes,
    /** Quotes as this user sees them. */
    quotesFor: async (userId: string, symbols: readonly string[]) => (await rooms.of(userId)).quotes.get(symbols),
    search,
    namesIn: createNamesIn({ find: (query, limit) => directory.known(query, limit) }),
    jobs: [securityListsJob(lists)],
    dailyCloses: facts.dailyCloses,
    rateSeries: facts.rateSeries,

    /**
     * Starts the background jobs. Lists of tickers are read only once the server is up, so that requests come first.
     */
    start: () => updates.start(),

    /** Forgets what is too old to be shown or counted. */
    async cleanUp(): Promise<void> {
      await Promise.all([marketStore.deleteUnused(), facts.deleteOld()]);
    },

    stop() {
      updates.stop();
      liveHub.close();
      rooms.close();
    },

    /** Waits a moment for values that are still being written. */
    async close(): Promise<void> {
      await Promise.race([marketStore.settled(), new Promise((resolve) => setTimeout(resolve, lastWritesMs))]);
    },
  } satisfies RoomWithOffers;
}

/** Quotes and bars, which need each other: splits explain a price, quotes confirm a bar, and bars are as late as quotes. */
function createPrices(options: Omit<QuotesOptions, "eventsOf"> & Omit<KnownHistoriesOptions, "delayOf">) {
  const quotes = createQuotes({ ...options, eventsOf: (symbol) => histories.events(symbol) });
  const delayOf = (symbol: string) => quotes.held(symbol)?.provenance.delayMinutes ?? null;
  const confirmed = createConfirmedHistory(quotes);
  const histories = createHistories({ ...options, delayOf, confirmed });
  return { quotes, histories, confirmed };
}

/** The addresses and limits of the providers, from the configuration. */
function providerWiring({ config, clock, log }: Pick<Base, "config" | "clock" | "log">): ProviderWiring {
  return {
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
}

/** Every source with its role, in the order in which they are shown. */
function sourcesOf({
  providers,
  router,
  rateRouter,
  calendarRouter,
}: {
  providers: readonly MarketProvider[];
  router: Router;
  rateRouter: Router;
  calendarRouter: Router;
}) {
  const beside = (role: "second-opinion" | "rates" | "calendars", asking: Router) =>
    asking.asked
      .filter((provider) => !providers.includes(provider))
      .map((provider) => ({ provider, role, router: asking }));
  return [
    ...providers.map((provider) => ({ provider, role: "fallback" as const, router })),
    ...beside("second-opinion", router),
    ...beside("rates", rateRouter),
    ...beside("calendars", calendarRouter),
  ];
}
