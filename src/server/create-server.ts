import { createAccountCopyRoom } from "./account-copy/create-account-copy.ts";
import { type AccountEvents, createAccountRoom } from "./account/create-account.ts";
import { createSessionWatch } from "./account/session-watch.ts";
import { createAccountStore } from "./account/store.ts";
import { createAlertListeners } from "./alerts/alert-listeners.ts";
import { createAlertRoom } from "./alerts/create-alerts.ts";
import { createAssistantRoom } from "./assistant/create-assistant.ts";
import { type BaseOptions, openBase } from "./base.ts";
import { createCalendarRoom } from "./calendar/create-calendar.ts";
import { createEvent } from "./event.ts";
import { createHealthRoom } from "./health/create-health.ts";
import { createIdempotency } from "./http/idempotency.ts";
import type { EventWriter } from "./http/serve.ts";
import { createJobRoom } from "./jobs/create-jobs.ts";
import { createKeys } from "./keys/create-keys.ts";
import { createMailRoom } from "./mail/create-mail.ts";
import { createMarketRoom } from "./market/create-market.ts";
import { createMcp } from "./mcp/create-mcp.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createNewsletterRoom } from "./newsletter/create-newsletter.ts";
import { createDrawingRoom } from "./drawings/create-drawings.ts";
import { createNoteRoom } from "./notes/create-notes.ts";
import { createPortfolioRoom } from "./portfolio/create-portfolio.ts";
import { createPushRoom } from "./push/create-push.ts";
import { endpointsOf, type Room } from "./room.ts";
import { serveRooms } from "./serve-rooms.ts";
import { createSettingsRoom } from "./settings/create-settings.ts";
import { createSharingRoom } from "./sharing/create-sharing.ts";
import { createStrategyRoom } from "./strategy/create-strategy.ts";
import { createTokenRoom } from "./tokens/create-tokens.ts";
import type * as CreateTracing from "./tracing/create-tracing.ts";
import { createUpkeepRoom } from "./upkeep/create-upkeep.ts";
import { createWatchlistRoom } from "./watchlists/create-watchlists.ts";

const sessionWatchMs = 2_000;

/** Loaded only where traces are on. */
async function openTracing(options: Parameters<typeof CreateTracing.createTracingRoom>[0]): Promise<Room> {
  const { createTracingRoom } = await import("./tracing/create-tracing.ts");
  return createTracingRoom(options);
}

/** The whole server: its rooms in the order in which they need each other, listening. `webDirectory` holds the built application; null serves the API alone. */
export async function createServer({ webDirectory, ...options }: BaseOptions & { webDirectory: string | null }) {
  const base = await openBase(options);
  const { config, log } = base;
  const tracing = config.traces === null ? [] : [await openTracing({ ...base, traces: config.traces })];
  const state = { isStopping: false };

  // Links between rooms, so that none has to know a later one.
  const users = createAccountStore(base);
  const confirmedAddressOf = (userId: string) => users.confirmedAddress(userId);
  const events: AccountEvents = { addressChanged: createEvent(), enabled: createEvent() };
  const sessionWatch = createSessionWatch({ log, everyMs: sessionWatchMs });
  const keys = createKeys(base);

  const health = createHealthRoom({ ...base, isStopping: () => state.isStopping });
  const watchlists = createWatchlistRoom(base);
  const settings = createSettingsRoom({ ...base, keys, watchlists });
  const listeners = createAlertListeners({ ...base, words: settings.words });
  const mail = createMailRoom({ ...base, users, words: settings.words });
  const tokens = createTokenRoom({ ...base, sessionWatch });
  const account = createAccountRoom({
    ...base,
    store: users,
    sessionWatch,
    mail,
    words: settings.words,
    events,
    prepare: watchlists.prepareUser,
    endTokens: tokens.removeAll,
  });
  const market = createMarketRoom({ ...base, sessionWatch, alertListeners: listeners, keys });
  const portfolio = createPortfolioRoom({ ...base, market, settings });
  const calendar = createCalendarRoom({ ...base, market, portfolio, watchlists, words: settings.words });
  const push = createPushRoom({ ...base, words: settings.words });
  const alerts = createAlertRoom({
    ...base,
    listeners,
    market,
    portfolio,
    mail,
    push,
    words: settings.words,
    confirmedAddressOf,
    events,
  });
  const notes = createNoteRoom(base);
  const drawings = createDrawingRoom(base);
  const sharing = createSharingRoom({ ...base, portfolio });
  const strategy = createStrategyRoom({ ...base, market });

  const inner = [health, watchlists, settings, mail, tokens, account, market, portfolio, calendar, push];
  const asked: Room[] = [...inner, alerts, notes, drawings, sharing, strategy];
  const endpoints = endpointsOf(asked);
  const delivery = { mail, push, words: settings.words, confirmedAddressOf, appUrl: config.appUrl };
  const assistant = createAssistantRoom({
    ...base,
    sessionWatch,
    keys,
    endpoints,
    namesIn: market.namesIn,
    delivery,
    words: settings.words,
  });
  const newsletter = createNewsletterRoom({
    ...base,
    users,
    mail,
    words: settings.words,
    narrate: assistant.narrate,
    events,
    endpoints,
  });
  const mcp = createMcp({ ...base, toolbox: assistant.toolbox });
  const accountCopy = createAccountCopyRoom({
    ...base,
    rooms: [portfolio, watchlists, settings, account, notes, drawings, alerts, newsletter, strategy, assistant],
  });

  const idempotency = createIdempotency(base);
  const busy: Room[] = [...asked, assistant, newsletter, mcp, accountCopy];
  const upkeep = createUpkeepRoom({ ...base, market, portfolio, watchlists, cleaned: [...busy, idempotency] });
  const jobs = createJobRoom({ ...base, jobs: [...busy, upkeep].flatMap((room) => room.jobs ?? []) });
  const openStreams = new Set<EventWriter>();
  const metrics = createMetrics({
    ...base,
    dataDirectory: config.dataDirectory,
    listenAt: config.metrics,
    openStreams: () => openStreams.size,
    waitingFigures: portfolio.waitingFigures,
    outboxes: { mail: mail.waiting, push: push.waiting },
    jobs: jobs.overview,
  });
  const serving = await serveRooms({
    ...base,
    rooms: [...tracing, ...busy, upkeep, jobs, metrics],
    users,
    account,
    tokens,
    answerMcp: mcp.answer,
    idempotency,
    openStreams,
    metrics,
    webDirectory,
  });

  return {
    port: serving.port,
    metricsPort: metrics.port(),
    engine: base.engine,
    account: users,
    /** Readiness says no from now on, so that a balancer stops sending, and connections end with their next reply. */
    startStopping() {
      state.isStopping = true;
      serving.startEnding();
    },
    async stop(): Promise<void> {
      state.isStopping = true;
      await serving.stop();
    },
  };
}
