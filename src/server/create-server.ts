import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createCalendarFeeds } from "./calendar/feeds.ts";
import { createCalendarFeedStore } from "./calendar/store.ts";
import { calendarFeedEndpoints } from "./calendar/endpoints.ts";
import { createAccount } from "./account/account.ts";
import { accountEndpoints } from "./account/endpoints.ts";
import { createPasswordHasher } from "./account/password-hash.ts";
import { createSessionWatch } from "./account/session-watch.ts";
import { createSessions } from "./account/sessions.ts";
import { createAccountStore } from "./account/store.ts";
import { createClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { healthEndpoints } from "./health/endpoints.ts";
import { createHttpApp } from "./http/app.ts";
import { createIdempotency } from "./http/idempotency.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import type { EventWriter } from "./http/serve.ts";
import { createStaticFiles } from "./http/static-files.ts";
import type { Log } from "./log.ts";
import { createCalendars } from "./market/calendars.ts";
import { createDirectory } from "./market/directory.ts";
import { createInstrumentStore } from "./market/instrument-store.ts";
import { marketEndpoints } from "./market/endpoints.ts";
import { createExchangeRates } from "./market/exchange-rates.ts";
import { factEndpoints } from "./market/fact-endpoints.ts";
import { createFundamentals } from "./market/fundamentals.ts";
import { createHistories } from "./market/histories.ts";
import { indicatorEndpoints } from "./market/indicator-endpoints.ts";
import { createIndicators } from "./market/indicators.ts";
import { createMoodStore } from "./market/mood-store.ts";
import { createSentiment } from "./market/sentiment.ts";
import { createLiveHub } from "./market/live-hub.ts";
import { createNewsStore } from "./market/news-store.ts";
import { createNews } from "./market/news.ts";
import { createProviders } from "./market/providers/index.ts";
import { createQuotes } from "./market/quotes.ts";
import { createRouter } from "./market/router.ts";
import { createSearch } from "./market/search.ts";
import { createMarketStore } from "./market/store.ts";
import { settingsEndpoints } from "./settings/endpoints.ts";
import { createSettings } from "./settings/settings.ts";
import { createSettingsStore } from "./settings/store.ts";
import { watchlistEndpoints } from "./watchlists/endpoints.ts";
import { createWatchlistStore } from "./watchlists/store.ts";
import { createWatchlists } from "./watchlists/watchlists.ts";

const sessionWatchMs = 2_000;
const cleanUpMs = 60 * 60_000;
const directoryCheckMs = 24 * 60 * 60_000;
const drainMs = 10_000;
/** For values still being written when everything else has ended. */
const lastWritesMs = 1_500;

/** The whole server, wired in reading order and listening. `webDirectory` holds the built application; null serves the API alone. */
export async function createServer({
  config,
  log,
  version,
  webDirectory,
}: {
  config: Config;
  log: Log;
  version: string;
  webDirectory: string | null;
}) {
  const clock = createClock(config.clockStartsAt);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDirectory: config.dataDirectory, log });
  const { db } = database;
  const limits = createRateLimits(config.limits);
  let isStopping = false;

  const watchlists = createWatchlists({
    store: createWatchlistStore({ db, clock }),
    maximumSymbols: config.limits.LIMIT_WATCHLIST_SYMBOLS,
  });
  const settings = createSettings({
    store: createSettingsStore({ db }),
    clock,
    watchlistOf: async (userId) => (await watchlists.default(userId)).symbols,
  });

  const accountStore = createAccountStore({ db, clock });
  const sessions = createSessions({ store: accountStore, clock });
  const sessionWatch = createSessionWatch({ store: accountStore, log, everyMs: sessionWatchMs });
  const account = createAccount({
    store: accountStore,
    sessions,
    sessionWatch,
    hasher: createPasswordHasher({
      atOnce: config.limits.LIMIT_HASHES_AT_ONCE,
      queueLength: config.limits.LIMIT_HASH_QUEUE,
    }),
    limits,
    clock,
    secret: config.secret,
    signUpMode: config.signUp,
    minimumPasswordLength: config.minimumPasswordLength,
    version,
    prepare: (userId, queries) => watchlists.prepare(userId, queries),
  });

  const all = createProviders({
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
    rapidapi: config.rapidapi,
  });
  const sample = all.get("sample");
  if (sample === undefined) throw new Error("the sample provider is missing");
  const providers = config.providers.map((id) => all.get(id)).filter((provider) => provider !== undefined);
  // A keyless source of daily prices settles whether a move beyond belief is true.
  const secondOpinions = [all.get("stooq")].filter((provider) => provider !== undefined);
  const router = createRouter({ providers, secondOpinions, clock, log });
  const marketStore = createMarketStore({ db, clock });
  const quotes = createQuotes({
    router,
    sample,
    store: marketStore,
    eventsOf: (symbol) => histories.events(symbol),
    clock,
    log,
  });
  const histories = createHistories({
    router,
    sample,
    store: marketStore,
    clock,
    log,
    delayOf: (symbol) => quotes.held(symbol)?.provenance.delayMinutes ?? null,
  });
  const negativeCacheMs = config.limits.LIMIT_UPSTREAM_NEGATIVE_CACHE_MS;
  const shared = { router, store: marketStore, negativeCacheMs, clock, log };
  const newsStore = createNewsStore({ db, clock });
  const news = createNews({ ...shared, newsStore });
  const calendars = createCalendars(shared);
  const indicators = createIndicators({ histories, router, clock });
  const moodStore = createMoodStore({ db });
  const sentiment = createSentiment({ quotes, news, histories, moodStore, clock, log });
  const fundamentals = createFundamentals({ ...shared, quotes });
  const rateSources = [...all.values()].filter((provider) => "exchangeRates" in provider);
  const exchangeRates = createExchangeRates({
    ...shared,
    router: createRouter({ providers: rateSources, clock, log }),
  });
  const calendarFeeds = createCalendarFeeds({
    store: createCalendarFeedStore({ db, clock }),
    eventsOf: (type, range) => calendars.get(type, { ...range, cursor: null }),
    symbolsOf: (userId) => watchlists.symbols(userId),
    clock,
    appUrl: config.appUrl,
  });
  const directory = createDirectory({ store: createInstrumentStore({ db, clock }), marketStore, clock, log });
  const liveHub = createLiveHub({ quotes, log, pollMs: config.quotePollMs });

  const openStreams = new Set<EventWriter>();
  const app = createHttpApp({
    clock,
    config,
    log,
    version,
    served: [
      ...healthEndpoints({ db, isStopping: () => isStopping }),
      ...accountEndpoints(account),
      ...marketEndpoints({
        quotes,
        histories,
        search: createSearch({ router, directory, clock, log }),
        router,
        liveHub,
        sessionWatch,
        limits,
        streamsPerUser: config.limits.LIMIT_STREAMS_PER_USER,
        clock,
      }),
      ...factEndpoints({ news, calendars, fundamentals, exchangeRates, clock }),
      ...indicatorEndpoints({ indicators, sentiment }),
      ...calendarFeedEndpoints(calendarFeeds),
      ...watchlistEndpoints(watchlists),
      ...settingsEndpoints(settings),
    ],
    findSession: (token) => sessions.find(token),
    limits,
    idempotency: createIdempotency({ db, clock }),
    staticFiles: webDirectory === null ? null : createStaticFiles(webDirectory),
    openStreams,
  });

  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      maxHeaderSize: 16 * 1024,
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 10_000,
    },
  });
  let repliesUnderWay = 0;
  server.on("request", (_request: IncomingMessage, reply: ServerResponse) => {
    repliesUnderWay += 1;
    reply.once("close", () => (repliesUnderWay -= 1));
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(config.port, config.host, resolve);
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  const cleaning = setInterval(() => {
    Promise.all([
      accountStore.deleteExpiredSessions(),
      accountStore.deleteOldFailures(),
      marketStore.deleteUnused(),
      newsStore.deleteOld(),
      sentiment.deleteOld(),
    ]).catch((error: unknown) => log.error({ err: error }, "cleaning up failed"));
  }, cleanUpMs);
  // Readers come first: the list of tickers is read when the server stands.
  const refreshDirectory = () => void directory.refresh(providers);
  refreshDirectory();
  const directoryTimer = setInterval(refreshDirectory, directoryCheckMs);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    engine: database.engine,
    account: accountStore,
    /** Readiness says no from now on, so that a balancer stops sending. */
    startStopping() {
      isStopping = true;
    },
    /** Stops taking requests, lets those under way finish for up to ten seconds, and closes the database. */
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(cleaning);
      clearInterval(directoryTimer);
      directory.stop();
      liveHub.close();
      sessionWatch.stop();
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      // With the last reply through, what is left are connections a browser holds ready for seconds more.
      const closingIdle = setInterval(() => {
        if (repliesUnderWay === 0 && "closeAllConnections" in server) server.closeAllConnections();
      }, 50);
      const cut = setTimeout(() => {
        if ("closeAllConnections" in server) server.closeAllConnections();
      }, drainMs);
      // Live streams never finish by themselves; browsers come back to the next process.
      for (const stream of openStreams) stream.end();
      await closed;
      clearInterval(closingIdle);
      clearTimeout(cut);
      await Promise.race([marketStore.settled(), new Promise((resolve) => setTimeout(resolve, lastWritesMs))]);
      await database.close();
    },
  };
}
