import {
  getHistory,
  getMarketStatus,
  getProviders,
  getQuotes,
  getSparklines,
  searchInstruments,
  streamQuotes,
  testConnection,
  turnSource,
} from "#contract/market.ts";
import { sessionAt, sessionWeek } from "#core/calendar/index.ts";
import type { SessionWatch } from "../account/session-watch.ts";
import type { AlertListeners } from "../alerts/alert-listeners.ts";
import type { Clock } from "../clock.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { refuse } from "../http/refusal.ts";
import { serve, serveStream, type Served } from "../http/serve.ts";
import { connectionTest } from "./connection-test.ts";
import { describeProvider, type MarketSource } from "./describe-provider.ts";
import type { SecurityLists } from "../directory/security-lists.ts";
import type { OwnRooms } from "./own-rooms.ts";
import { quoteText } from "./quote-text.ts";
import type { Search } from "./search.ts";
import type { SourceSwitches } from "./source-switches.ts";

const heartbeatMs = 15_000;
const longestStreamMs = 10 * 60_000;

export function marketEndpoints(market: {
  rooms: OwnRooms;
  search: Search;
  /** Every configured source, those that are asked in turn first. */
  sources: readonly MarketSource[];
  switches: SourceSwitches;
  lists: Pick<SecurityLists, "conditions">;
  sessionWatch: SessionWatch;
  alertListeners: Pick<AlertListeners, "listen">;
  limits: RateLimits;
  streamsPerUser: number;
  clock: Clock;
}): Served[] {
  const openStreams = new Map<string, number>();
  return [
    serve(
      getQuotes,
      async ({ symbols }, context) => {
        const { quotes } = await market.rooms.of(context.userId());
        const found = await quotes.get(symbols);
        const failed =
          found.quotes.length > 0 && found.quotes.every((quote) => quote.provenance.status === "unavailable");
        if (!failed) return found;
        return refuse("stock-data-unavailable", { detail: "Failed to fetch stock data", retryAfterSeconds: 30 });
      },
      ({ quotes, unknown }) =>
        `{"quotes":[${quotes.map((quote) => quoteText(quote)).join(",")}],"unknown":${JSON.stringify(unknown)}}`,
    ),
    serve(getHistory, async ({ symbol, interval, limit }, context) => {
      const { histories } = await market.rooms.of(context.userId());
      const history = await histories.get(symbol, interval, limit);
      if (history === "unknown") return refuse("unknown-symbol", { detail: "No data available for symbol" });
      if (history === "failed")
        return refuse("stock-data-unavailable", { detail: "Failed to fetch stock data", retryAfterSeconds: 30 });
      return history;
    }),
    serve(getSparklines, async ({ symbols }, context) => {
      const { histories } = await market.rooms.of(context.userId());
      return { sparklines: await histories.sparklines(symbols) };
    }),
    serve(searchInstruments, ({ query, limit }) => market.search.find(query, limit)),
    serve(getMarketStatus, async ({ exchange }) => {
      const status = sessionAt(exchange, market.clock.now());
      // On a weekend the week that matters is the one to come.
      const week = sessionWeek(
        exchange,
        status.isOpen === true ? market.clock.now() : (status.opensAt ?? market.clock.now()),
      );
      return { ...status, week: week.map((day) => ({ ...day })) };
    }),
    serve(testConnection, async ({ provider }, context) => {
      const wait = await market.limits.connectionTest(context.userId());
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const own = provider === undefined || provider === "rapidapi" ? await market.rooms.test(context.userId()) : null;
      if (own !== null) return own;
      const asked = provider ?? market.sources[0]?.provider.id;
      const found = market.sources.find(({ provider: { id } }) => id === asked);
      if (found === undefined)
        return {
          success: false,
          message: `Connection error: ${asked ?? "no provider"} is not configured`,
          responseTime: 0,
        };
      return connectionTest(found);
    }),
    serve(getProviders, async (_input, context) => {
      const { own } = await market.rooms.of(context.userId());
      const others = market.sources.filter(({ provider }) => provider.id !== own?.provider.id);
      const sources = own === null ? others : [{ ...own, role: "fallback" as const, isOwn: true }, ...others];
      const described = sources.map(async (source) =>
        describeProvider(source, await market.switches.stateOf(source.provider.id)),
      );
      const lists = market.lists
        .conditions()
        .map(async (list) => ({ ...list, isOn: await market.switches.isOn(list.id) }));
      return { providers: await Promise.all(described), lists: await Promise.all(lists) };
    }),
    serve(turnSource, async ({ id, isOn }) => {
      const isTurned = await market.switches.turn(id, isOn);
      return isTurned ? { isOn } : refuse("source-not-found");
    }),
    serveStream(streamQuotes, async ({ symbols, every }, context) => {
      const { signedIn } = context;
      if (signedIn === null) return refuse("not-signed-in");
      const room = await market.rooms.of(signedIn.userId);
      const open = openStreams.get(signedIn.userId) ?? 0;
      if (open >= market.streamsPerUser) return refuse("too-many-streams", { retryAfterSeconds: 30 });
      openStreams.set(signedIn.userId, open + 1);
      const writer = context.start();
      writer.comment("open");
      const heartbeat = setInterval(() => writer.comment("heartbeat"), heartbeatMs);
      // The browser reconnects on its own, and the new request proves that the session is still valid.
      const lifetime = setTimeout(() => writer.end(), longestStreamMs);
      const unwatch = market.sessionWatch.watch(signedIn.tokenHash, (reason) => {
        writer.send("session-end", { reason });
        writer.end();
      });
      const unlistenAlerts = market.alertListeners.listen(signedIn.userId, context.language, (event) =>
        writer.send("alert", event),
      );
      const unlistenRoom = market.rooms.onChange(signedIn.userId, room, () => writer.end());
      let unlisten: (() => void) | null = null;
      let isClosed = false;
      writer.onClose(() => {
        isClosed = true;
        clearInterval(heartbeat);
        clearTimeout(lifetime);
        unwatch();
        unlistenAlerts();
        unlistenRoom();
        unlisten?.();
        const left = (openStreams.get(signedIn.userId) ?? 1) - 1;
        if (left === 0) openStreams.delete(signedIn.userId);
        else openStreams.set(signedIn.userId, left);
      });
      if (symbols.length > 0) {
        void room.liveHub
          .listen(
            symbols,
            context.lastEventId,
            (frame) => {
              if (writer.isBehind()) return false;
              writer.sendFrame(frame);
              return true;
            },
            every,
          )
          .then(
            (stop) => {
              if (isClosed) stop();
              else unlisten = stop;
            },
            (error: unknown) => {
              context.log.error({ err: error }, "a live stream could not start");
              writer.end();
            },
          );
      }
      return undefined;
    }),
  ];
}
