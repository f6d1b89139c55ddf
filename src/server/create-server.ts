import { randomUUID } from "node:crypto";
import { createServer as createNodeServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createCalendarFeeds } from "./calendar/feeds.ts";
import { createCalendarFeedStore } from "./calendar/store.ts";
import { calendarFeedEndpoints } from "./calendar/endpoints.ts";
import { createAccountCopies } from "./account-copy/account-copies.ts";
import { accountCopyEndpoints } from "./account-copy/endpoints.ts";
import { createAccountCopyStore } from "./account-copy/store.ts";
import { createAccount } from "./account/account.ts";
import { createAddressConfirmation } from "./account/address-confirmation.ts";
import { createCredentials } from "./account/credentials.ts";
import { createFirebase } from "./account/create-firebase.ts";
import { keyOf } from "./account/email-address.ts";
import { createBeginSession } from "./account/begin-session.ts";
import { accountEndpoints } from "./account/endpoints.ts";
import { firebaseRules } from "./account/firebase-config.ts";
import { firebaseEndpoints, noHostedSession } from "./account/firebase-endpoints.ts";
import { createAccountLinkStore } from "./account/link-store.ts";
import { createAssistant } from "./assistant/create-assistant.ts";
import { passkeyEndpoints } from "./account/passkey-endpoints.ts";
import { passkeyPlace } from "./account/passkey-place.ts";
import { createPasskeyStore } from "./account/passkey-store.ts";
import { createPasskeys } from "./account/passkeys.ts";
import { createPasswordHasher } from "./account/password-hash.ts";
import { createIdentityStore } from "./account/identity-store.ts";
import { createOidc } from "./account/oidc.ts";
import { createKnownBrowsers } from "./account/known-browsers.ts";
import { oidcEndpoints } from "./account/oidc-endpoints.ts";
import { createOidcProvider } from "./account/oidc-provider.ts";
import { createOwnerNotice } from "./account/owner-notice.ts";
import { createSecondFactor } from "./account/second-factor.ts";
import { secondFactorEndpoints } from "./account/second-factor-endpoints.ts";
import { createSecondFactorStore } from "./account/second-factor-store.ts";
import { createSessionStart } from "./account/session-start.ts";
import { signInWayEndpoints } from "./account/sign-in-ways.ts";
import { createSessionWatch } from "./account/session-watch.ts";
import { createSessions } from "./account/sessions.ts";
import { createAccountStore } from "./account/store.ts";
import { removeAllButPassword } from "./account/way-in-store.ts";
import { userEndpoints } from "./account/users.ts";
import { createAlertListeners } from "./alerts/alert-listeners.ts";
import { createAlertRoom } from "./alerts/create-alerts.ts";
import { createAlertStore } from "./alerts/store.ts";
import { createClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { healthEndpoints } from "./health/endpoints.ts";
import { createS3Store } from "./backup/s3-store.ts";
import { createHttpApp } from "./http/app.ts";
import { createBacklog } from "./http/backlog.ts";
import { createIdempotency } from "./http/idempotency.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import type { EventWriter, Served } from "./http/serve.ts";
import { createStaticFiles } from "./http/static-files.ts";
import { jobEndpoints } from "./jobs/endpoints.ts";
import { createScheduler } from "./jobs/scheduler.ts";
import { createJobStore } from "./jobs/store.ts";
import type { Log } from "./log.ts";
import { createUserKeyStore } from "./keys/store.ts";
import { createUserKeys } from "./keys/user-keys.ts";
import { createMailRoom } from "./mail/create-mail.ts";
import { createMarket } from "./market/create-market.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createNewsletter } from "./newsletter/create-newsletter.ts";
import { noteEndpoints } from "./notes/endpoints.ts";
import { createNotes } from "./notes/notes.ts";
import { createNoteStore } from "./notes/store.ts";
import { createOpening } from "./opening/opening.ts";
import { createPortfolioAccounts } from "./portfolio/accounts.ts";
import { createDemo } from "./portfolio/demo.ts";
import { portfolioEndpoints } from "./portfolio/endpoints.ts";
import { createAnnouncedDividends } from "./portfolio/figures/announced-dividends.ts";
import { createCalculation } from "./portfolio/figures/calculation.ts";
import { createClassifications } from "./portfolio/figures/classifications.ts";
import { figureEndpoints } from "./portfolio/figures/endpoints.ts";
import { createFigures } from "./portfolio/figures/figures.ts";
import { createGathering } from "./portfolio/figures/gather.ts";
import { createPreferences } from "./portfolio/figures/preferences.ts";
import { createInstrumentLookup } from "./portfolio/instrument-lookup.ts";
import { importEndpoints } from "./portfolio/import-endpoints.ts";
import { createImportStore } from "./portfolio/import-store.ts";
import { createImports } from "./portfolio/imports.ts";
import { createSymbolCheck } from "./portfolio/known-symbols.ts";
import { createPortfolioInstruments } from "./portfolio/instruments.ts";
import { createPortfolioCopy } from "./portfolio/portfolio-copy.ts";
import { createPortfolioStore } from "./portfolio/store.ts";
import { createTransactions } from "./portfolio/transactions.ts";
import { createPushRoom } from "./push/create-push.ts";
import { settingsEndpoints } from "./settings/endpoints.ts";
import { createSettings } from "./settings/settings.ts";
import { createSettingsStore } from "./settings/store.ts";
import { createStrategyLab } from "./strategy/create-strategy-lab.ts";
import { backupBeforeMigrations, backupJob } from "./upkeep/backup-job.ts";
import { cleanUpJob } from "./upkeep/clean-up-job.ts";
import { dailyBarsJob } from "./upkeep/daily-bars-job.ts";
import { watchlistEndpoints } from "./watchlists/endpoints.ts";
import { createWatchlistStore } from "./watchlists/store.ts";
import { createMcp } from "./mcp/create-mcp.ts";
import { sharingEndpoints } from "./sharing/endpoints.ts";
import { openSharedState } from "./shared/open-shared-state.ts";
import { createSharedLimits } from "./shared/shared-limits.ts";
import { createVault } from "./secrets/vault.ts";
import { createSharing } from "./sharing/sharing.ts";
import { createSharingStore } from "./sharing/store.ts";
import { tokenEndpoints } from "./tokens/endpoints.ts";
import { createTokenStore } from "./tokens/store.ts";
import { createTokens } from "./tokens/tokens.ts";
import { createWatchlists } from "./watchlists/watchlists.ts";

const sessionWatchMs = 2_000;
const drainMs = 10_000;
/** Connections that wait to be taken up, where the system allows so many. */
const maxWaitingConnections = 4_096;
/** For values still being written when everything else has ended. */
const lastWritesMs = 1_500;

/** The whole server, wired in reading order and listening. `webDirectory` holds the built application; null serves the API alone. */
export async function createServer({
  config,
  log,
  version,
  webDirectory,
  onDamage,
}: {
  config: Config;
  log: Log;
  version: string;
  webDirectory: string | null;
  /** Called when the database file, checked while the server runs already, turns out to be damaged. */
  onDamage?: (error: Error) => void;
}) {
  const clock = createClock(config.clockStartsAt);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    log,
    beforeMigrations: backupBeforeMigrations({ config, version, clock, log }),
    ...(onDamage === undefined ? {} : { onDamage }),
  });
  const { db } = database;
  const shared = await openSharedState(config, log);
  const instance = randomUUID();
  const sharedLimits = createSharedLimits({ shared, log });
  const limits = createRateLimits(config.limits, sharedLimits);
  const idempotency = createIdempotency({ db, engine: database.engine, clock, secret: config.secret });
  let isStopping = false;

  const watchlistStore = createWatchlistStore({ db, clock });
  const watchlists = createWatchlists({
    store: watchlistStore,
    maximumSymbols: config.limits.LIMIT_WATCHLIST_SYMBOLS,
  });
  const vault = createVault(config.secret);
  const keys = createUserKeys({
    store: createUserKeyStore({ db }),
    changes: database.changes,
    vault,
    clock,
    log,
  });
  const settings = createSettings({
    store: createSettingsStore({ db }),
    clock,
    keysOf: (userId) => keys.told(userId),
    watchlistOf: async (userId) => (await watchlists.default(userId)).symbols,
  });

  const accountStore = createAccountStore({ db, clock });
  const mail = createMailRoom({
    config,
    db,
    isOnlyProcess: database.engine === "sqlite",
    confirmedAddressOf: (userId) => accountStore.confirmedAddress(userId),
    isAdministrator: (userId) => account.isAdministrator(userId),
    limits,
    clock,
    log,
  });

  const sessions = createSessions({ store: accountStore, changes: database.changes, clock });
  const sessionWatch = createSessionWatch({
    statesOf: async (names) => {
      firebase?.watch(names);
      return new Map([...(await accountStore.sessionStates(names)), ...(await tokens.states(names))]);
    },
    log,
    everyMs: sessionWatchMs,
  });
  const tokenStore = createTokenStore({ db, clock });
  const tokens = createTokens({
    store: tokenStore,
    sessionEnded: (name) => sessionWatch.end(name, "expired"),
    maximumTokens: config.limits.LIMIT_TOKENS,
    appUrl: config.appUrl,
    clock,
  });
  const accountLinks = createAccountLinkStore({ db, clock });
  const hasher = createPasswordHasher({
    atOnce: config.limits.LIMIT_HASHES_AT_ONCE,
    queueLength: config.limits.LIMIT_HASH_QUEUE,
  });
  const tellOwner = createOwnerNotice(mail);
  const sessionStart = createSessionStart({ store: accountStore, sessions });
  const provider =
    config.oidc === null
      ? null
      : createOidcProvider({
          config: config.oidc,
          redirectUrl: new URL("/api/account/oidc/callback", config.appUrl),
          clock,
          log,
        });
  const passkeyStore = createPasskeyStore({ db, clock });
  const knownBrowsers = createKnownBrowsers(config.secret);
  const secondFactor = createSecondFactor({
    store: accountStore,
    factors: createSecondFactorStore({ db, clock }),
    sessionStart,
    vault,
    tellOwner,
    hasPasskey: (userId) => passkeys.hasAny(userId),
    limits,
    knownBrowsers,
    clock,
    secret: config.secret,
    appUrl: config.appUrl,
  });
  const place = passkeyPlace(config.appUrl);
  const passkeys = createPasskeys({
    place,
    store: accountStore,
    passkeys: passkeyStore,
    issuer: provider?.issuer ?? null,
    sessionStart,
    challenged: secondFactor.challenged,
    noteProved: (tokenHash) => accountStore.noteProved(tokenHash),
    tellOwner,
    limits,
    appUrl: config.appUrl,
  });
  const account = createAccount({
    store: accountStore,
    sessions,
    sessionStart,
    passkeyAddress: place?.origin ?? null,
    providerName: config.oidc?.name ?? null,
    secondFactor,
    sessionWatch,
    knownBrowsers,
    hasher,
    limits,
    clock,
    secret: config.secret,
    signUpMode: config.signUp,
    minimumPasswordLength: config.minimumPasswordLength,
    version,
    appUrl: config.appUrl,
    links: accountLinks,
    mail,
    prepare: (userId, queries) => watchlists.prepare(userId, queries),
    hosted: config.firebase === null ? null : firebaseRules(config.firebase),
  });
  const endReplaced = (previousToken: string, token: string) => account.endReplaced(previousToken, token);
  const beginSession = createBeginSession({ endReplaced, knownBrowsers });
  const addressConfirmation = createAddressConfirmation({
    store: accountStore,
    links: accountLinks,
    mail,
    limits,
    appUrl: config.appUrl,
    addressChanged: (userId) => newsletter.addressChanged(userId),
  });
  const identities = createIdentityStore({ db, clock });
  const firebase =
    config.firebase === null
      ? null
      : createFirebase({
          config: config.firebase,
          db,
          appUrl: config.appUrl,
          vault,
          store: accountStore,
          sessions,
          links: accountLinks,
          identities,
          limits,
          clock,
          log,
          signUpMode: config.signUp,
          prepare: (userId, queries) => watchlists.prepare(userId, queries),
          changeAddress: (userId, email) => addressConfirmation.change(userId, email, true, null),
          endTokens: (userId, queries) => tokenStore.removeAll(userId, queries),
        });

  const oidc = createOidc({
    provider,
    identities,
    account,
    store: accountStore,
    sessionStart,
    vault,
    tellOwner,
    havePasskeys: place !== null,
    limits,
    clock,
    appUrl: config.appUrl,
  });
  const credentials = createCredentials({
    store: accountStore,
    links: accountLinks,
    hasher,
    mail,
    tellOwner,
    secondFactor,
    hasPasskey: passkeys.hasAny,
    hasProvider: async (userId) => (await oidc.linkedAt(userId)) !== null,
    removeAllButPassword,
    limits,
    knownBrowsers,
    clock,
    secret: config.secret,
    appUrl: config.appUrl,
    minimumPasswordLength: config.minimumPasswordLength,
    endTokens: (userId, queries) => tokenStore.removeAll(userId, queries),
    addressConfirmation,
  });

  const alertStore = createAlertStore({ db, clock });
  const alertListeners = createAlertListeners({ store: alertStore, clock, log });
  const market = createMarket({ config, db, clock, log, limits, sessionWatch, alertListeners, keys, shared, instance });
  const portfolioStore = createPortfolioStore({ db, clock });
  const calendarFeeds = createCalendarFeeds({
    store: createCalendarFeedStore({ db, clock }),
    eventsOf: (type, range) => market.calendars.get(type, { ...range, cursor: null }),
    symbolsOf: async (userId) => [
      ...new Set([...(await portfolioStore.symbols(userId)), ...(await watchlists.symbols(userId))]),
    ],
    clock,
    appUrl: config.appUrl,
  });

  const transactions = createTransactions({
    store: portfolioStore,
    lookUp: createInstrumentLookup(market),
    defaultCurrencyOf: async (userId) => (await settings.read(userId)).preferences.defaultCurrency,
    clock,
    maximumTransactions: config.limits.LIMIT_PORTFOLIO_TRANSACTIONS,
    maximumHoldings: config.limits.LIMIT_PORTFOLIO_HOLDINGS,
  });

  const imports = createImports({
    store: portfolioStore,
    importStore: createImportStore({ db }),
    checkSymbols: createSymbolCheck(market),
    defaultCurrencyOf: async (userId) => (await settings.read(userId)).preferences.defaultCurrency,
    limits,
    clock,
    log,
    maximumBytes: config.limits.LIMIT_IMPORT_KILOBYTES * 1024,
    maximumTransactions: config.limits.LIMIT_PORTFOLIO_TRANSACTIONS,
    maximumHoldings: config.limits.LIMIT_PORTFOLIO_HOLDINGS,
  });
  const calculation = createCalculation({ store: portfolioStore, log });
  const portfolioPreferences = createPreferences({ store: portfolioStore });
  const quotesOf = async (userId: string, symbols: readonly string[]) =>
    (await market.quotesFor(userId, symbols)).quotes;
  const figures = createFigures({
    gathering: createGathering({
      store: portfolioStore,
      calculation,
      quotesOf,
      dailyCloses: market.dailyCloses,
      rateSeries: market.rateSeries,
      baseCurrencyOf: async (userId) => (await settings.read(userId)).preferences.defaultCurrency,
      clock,
    }),
    calculation,
    preferences: portfolioPreferences,
    classifications: createClassifications({ company: (symbol) => market.fundamentals.company(symbol) }),
    quotesOf,
    announcedDividends: createAnnouncedDividends(market.calendars),
    clock,
  });

  const push = createPushRoom({
    config,
    db,
    isOnlyProcess: database.engine === "sqlite",
    testWait: (userId) => limits.connectionTest(userId),
    clock,
    log,
  });

  const alerts = createAlertRoom({
    store: alertStore,
    listeners: alertListeners,
    market,
    figures,
    mail,
    push,
    confirmedAddressOf: (userId) => accountStore.confirmedAddress(userId),
    appUrl: config.appUrl,
    maximumAlerts: config.limits.LIMIT_ALERTS,
    clock,
    log,
  });

  const notes = createNotes({
    store: createNoteStore({ db, clock }),
    clock,
    maximumNotes: config.limits.LIMIT_NOTES,
  });
  const portfolioAccounts = createPortfolioAccounts({ store: portfolioStore });
  const sharing = createSharing({
    store: createSharingStore({ db, clock }),
    figures,
    accountsOf: (userId) => portfolioAccounts.all(userId),
    maximumShares: config.limits.LIMIT_SHARES,
    appUrl: config.appUrl,
    clock,
  });

  const localAccount = [
    ...accountEndpoints({ account, addressConfirmation, credentials, store: accountStore, sessionWatch, beginSession }),
    ...secondFactorEndpoints(secondFactor, beginSession),
    ...passkeyEndpoints(passkeys, beginSession),
    ...oidcEndpoints(oidc, beginSession),
    ...signInWayEndpoints({ store: accountStore, secondFactor, passkeys, oidc }),
  ];
  const accountCopies = createAccountCopies({
    store: createAccountCopyStore({ db, portfolio: portfolioStore, clock }),
    portfolio: portfolioStore,
    watchlists: watchlistStore,
    limits,
    sizes: config.limits,
    clock,
  });

  const served: Served[] = [
    ...healthEndpoints({ db, clock, isStopping: () => isStopping }),
    ...(firebase === null
      ? [...localAccount, noHostedSession()]
      : firebaseEndpoints({ firebase, local: localAccount, endReplaced, clock })),
    ...userEndpoints({
      store: accountStore,
      links: accountLinks,
      appUrl: config.appUrl,
      clock,
      wake: (queries, userId) => alertStore.wake(queries, userId),
    }),
    ...market.served,
    ...calendarFeedEndpoints(calendarFeeds),
    ...watchlistEndpoints(watchlists),
    ...portfolioEndpoints({
      accounts: portfolioAccounts,
      transactions,
      instruments: createPortfolioInstruments({
        store: portfolioStore,
        clock,
        maximumInstruments: config.limits.LIMIT_PORTFOLIO_HOLDINGS,
      }),
      realised: (userId, accountId, transactionIds) => figures.realised(userId, accountId, transactionIds),
      demo: createDemo({ store: portfolioStore, dailyCloses: market.dailyCloses, clock }),
      copy: createPortfolioCopy({ store: portfolioStore, limits, clock }),
    }),
    ...importEndpoints(imports),
    ...figureEndpoints({ figures, preferences: portfolioPreferences }),
    ...createStrategyLab({
      db,
      clock,
      historyOf: (symbol, interval, limit) => market.histories.get(symbol, interval, limit),
      maximumRuns: config.limits.LIMIT_STRATEGY_RUNS,
    }),
    ...noteEndpoints(notes),
    ...settingsEndpoints(settings, keys),
    ...alerts.served,
    ...tokenEndpoints(tokens),
    ...sharingEndpoints(sharing),
    ...accountCopyEndpoints(accountCopies),
  ];
  const assistant = createAssistant({
    config,
    db,
    clock,
    log,
    limits,
    sessionWatch,
    keys,
    served,
    namesIn: market.namesIn,
  });
  const newsletter = createNewsletter({
    config,
    db,
    clock,
    log,
    addressOf: (userId) => accountStore.addressOf(userId),
    confirmedAddressOf: (userId) => accountStore.confirmedAddress(userId),
    addressShown: (userId, address) => accountStore.confirmAddress(db, userId, keyOf(address)),
    mail,
    testWait: (userId) => limits.connectionTest(userId),
    narrate: assistant.narrate,
    served,
  });
  const scheduler = createScheduler({
    jobs: [
      cleanUpJob([
        () => accountStore.deleteExpiredSessions(),
        () => accountStore.deleteOldFailures(),
        () => accountLinks.deleteOld(),
        () => secondFactor.cleanUp(),
        () => passkeys.cleanUp(),
        () => market.cleanUp(),
        () => portfolioStore.deleteOld(),
        () => notes.cleanUp(),
        () => portfolioStore.finishImports({ isStart: false }),
        () => assistant.cleanUp(),
        () => mail.cleanUp(),
        () => push.cleanUp(),
        () => newsletter.cleanUp(),
        () => alerts.cleanUp(),
        () => tokens.cleanUp(),
        () => sharing.cleanUp(),
        () => idempotency.deleteOld(),
      ]),
      ...alerts.jobs,
      dailyBarsJob({
        symbols: async () => [
          ...new Set([...(await portfolioStore.symbolsOfAll()), ...(await watchlistStore.symbolsOfAll())]),
        ],
        dailyCloses: market.dailyCloses,
        refreshRates: async (from) => market.rateSeries(await portfolioStore.currenciesOfAll(), from),
        clock,
      }),
      newsletter.job,
      market.listsJob,
      ...(config.backupsKept > 0
        ? [
            backupJob({
              config,
              version,
              remote: config.backupS3 === null ? null : createS3Store(config.backupS3),
              clock,
            }),
          ]
        : []),
    ],
    store: createJobStore({ db }),
    clock,
    log,
    owner: instance,
  });

  const mcp = createMcp({ toolbox: assistant.toolbox, limits, version, log });

  const openStreams = new Set<EventWriter>();
  const metrics = config.metrics === null ? null : createMetrics({ ...config.metrics, db, clock, log, version });
  const backlog = createBacklog({ maxMs: config.limits.LIMIT_BACKLOG_MS });
  const allServed = [
    ...served,
    ...assistant.served,
    ...jobEndpoints(scheduler),
    ...mail.served,
    ...newsletter.served,
    ...push.served,
  ];
  const app = createHttpApp({
    clock,
    config,
    log,
    version,
    served: allServed,
    openPage: createOpening({ served: allServed, clock, patienceMs: config.limits.LIMIT_OPENING_MS }),
    findSession: (token) => (firebase ?? sessions).find(token),
    isAdministrator: (userId) => account.isAdministrator(userId),
    isRecentSignIn: (signedIn) => credentials.isRecent(signedIn),
    findToken: (token) => tokens.find(token),
    answerMcp: mcp.answer,
    limits,
    idempotency,
    staticFiles:
      webDirectory === null
        ? null
        : createStaticFiles(webDirectory, { signIn: config.firebase === null ? "local" : "firebase" }),
    backlog,
    openStreams,
    metrics,
  });

  const server = createNodeServer(
    {
      maxHeaderSize: 16 * 1024,
      // A file of the largest size arrives over a line of 5 Mbit/s.
      requestTimeout: 150_000,
      headersTimeout: 10_000,
      // Node looks for late headers only every 30 s by default.
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 10_000,
    },
    (request, reply) => void app(request, reply),
  );
  // One process writes to the embedded database, so that whatever is still arriving was left by one that died.
  if (database.engine === "sqlite")
    portfolioStore
      .finishImports({ isStart: true })
      .catch((error: unknown) => log.warn({ err: error }, "could not delete interrupted imports, will retry"));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ port: config.port, host: config.host, backlog: maxWaitingConnections }, resolve);
    });
  } catch (error) {
    await shared.close();
    await database.close();
    throw error;
  }
  await mail.start();
  await push.start();
  await alerts.start();
  await scheduler.start();
  market.start();
  assistant.start();
  const metricsPort =
    (await metrics?.start({
      openStreams: () => openStreams.size,
      waitingFigures: calculation.waiting,
      jobs: () => scheduler.overview(),
    })) ?? null;
  const { port } = server.address() as AddressInfo;

  return {
    port,
    metricsPort,
    engine: database.engine,
    account: accountStore,
    /** Readiness says no from now on, so that a balancer stops sending. */
    startStopping() {
      isStopping = true;
    },
    /** Stops taking requests, lets those under way finish for up to ten seconds, and closes the database. */
    async stop(): Promise<void> {
      isStopping = true;
      market.stop();
      sessionWatch.stop();
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      // With the last reply through, what is left are connections a browser holds ready for seconds more.
      const closingIdle = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      // Live streams never finish by themselves; browsers come back to the next process.
      for (const stream of openStreams) stream.end();
      await Promise.all([assistant.stop(), scheduler.stop()]);
      await Promise.all([alerts.stop(), alertListeners.stop()]);
      await Promise.all([mail.stop(), push.stop(), mcp.stop()]);
      await closed;
      backlog.stop();
      await metrics?.stop();
      clearInterval(closingIdle);
      clearTimeout(cut);
      await calculation.stop();
      await Promise.race([market.settled(), new Promise((resolve) => setTimeout(resolve, lastWritesMs))]);
      await sharedLimits.stop();
      await shared.close();
      await database.close();
    },
  };
}
