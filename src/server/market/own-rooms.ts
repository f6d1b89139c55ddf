import { LRUCache } from "lru-cache";
import type { History, Quote } from "#contract/market.ts";
import { dataStatuses, type DataStatus } from "#core/market/provenance.ts";
import type { Clock } from "../clock.ts";
import type { OpenKey, UserKeys } from "../keys/user-keys.ts";
import type { Log } from "../log.ts";
import { connectionTest, type ConnectionTestResult } from "./connection-test.ts";
import { createConfirmedHistory } from "./confirmed-history.ts";
import { createHistories, type Histories } from "./histories.ts";
import { createIndicators, type Indicators } from "./indicators.ts";
import { createLiveHub, type LiveHub } from "./live-hub.ts";
import type { MarketProvider } from "./provider.ts";
import { createQuotes, type Quotes } from "./quotes.ts";
import { createRouter, type Router } from "./router.ts";

/** Rooms of users with a key of their own that are kept at once. */
const maxRooms = 200;

/** Market services of a user: the shared ones, or those behind the user's own key. */
export interface PriceRoom {
  readonly quotes: Quotes;
  readonly histories: Histories;
  readonly indicators: Indicators;
  readonly liveHub: LiveHub;
  /** The gateway behind a user's own key; null: the room of everybody. */
  readonly own: { readonly provider: MarketProvider; readonly router: Router } | null;
  /** Calls back once when the room is given up. */
  onClose(listener: () => void): () => void;
}

export type OwnRooms = ReturnType<typeof createOwnRooms>;

/**
 * Prices for a user who brought a key for the gateway: read with that key, for requests of that user alone, and kept in that
 * user's room alone. What the gateway does not answer comes from everybody's room, its caches and fallbacks included.
 */
export function createOwnRooms({
  everybody,
  keys,
  createGateway,
  negativeCacheMs,
  quotePollMs,
  clock,
  log,
}: {
  everybody: PriceRoom;
  keys: Pick<UserKeys, "open" | "watch">;
  createGateway: (key: string, onRefused: () => void) => MarketProvider;
  negativeCacheMs: number;
  quotePollMs: number;
  clock: Clock;
  log: Log;
}) {
  const rooms = new LRUCache<string, { key: string; room: PriceRoom; close: () => void }>({
    max: maxRooms,
    dispose: ({ close }) => close(),
  });

  function open(userId: string, { key, refused, taken }: OpenKey): PriceRoom {
    const given = (): void => {
      refused().catch((error: unknown) => log.error({ err: error }, "a refused key was not marked"));
      if (rooms.peek(userId)?.key === key) rooms.delete(userId);
    };
    const provider = createGateway(key, given);
    const router = createRouter({ providers: [provider], clock, log });
    const shared = { router, sample: nothingMade, store: nothingKept, negativeCacheMs, clock, log };
    const ownQuotes = createQuotes({ ...shared, eventsOf: (symbol) => everybody.histories.events(symbol) });
    const confirmed = createConfirmedHistory(everybody.quotes);
    const ownHistories = createHistories({ ...shared, delayOf: () => null, confirmed });
    const stop = ownQuotes.onAnswer((symbols) => {
      const isTaken = symbols.some((symbol) => {
        const quote = ownQuotes.held(symbol);
        return quote !== undefined && isCurrent(quote);
      });
      if (!isTaken) return;
      stop();
      taken().catch((error: unknown) => log.error({ err: error }, "a key that works was not marked"));
    });
    const quotes = joinedQuotes(ownQuotes, everybody.quotes);
    const histories = joinedHistories(ownHistories, everybody.histories);
    const indicators = createIndicators({ ...shared, histories });
    const liveHub = createLiveHub({ quotes, log, pollMs: quotePollMs });
    const listeners = new Set<() => void>();
    const room: PriceRoom = {
      quotes,
      histories,
      indicators,
      liveHub,
      own: { provider, router },
      onClose(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const close = (): void => {
      liveHub.close();
      for (const listener of listeners) listener();
    };
    rooms.set(userId, { key, room, close });
    return room;
  }

  /** The room of a user: of their own where there is a key that may be used. */
  async function roomOf(userId: string, found: OpenKey | null): Promise<PriceRoom> {
    if (found === null) {
      rooms.delete(userId);
      return everybody;
    }
    const known = rooms.get(userId);
    return known?.key === found.key ? known.room : open(userId, found);
  }

  const of = async (userId: string): Promise<PriceRoom> => roomOf(userId, await keys.open(userId, ["rapidapi"]));

  return {
    of,

    /** Calls back when the user must reconnect: the room was closed, or the key has changed. */
    onChange(userId: string, room: PriceRoom, listener: () => void): () => void {
      const stops = [room.onClose(listener), keys.watch(userId, listener)];
      return () => stops.forEach((stop) => stop());
    },

    /** Tries a user's own key, refused or not, and keeps what became of it; null: there is none. */
    async test(userId: string): Promise<ConnectionTestResult | null> {
      const found = await keys.open(userId, ["rapidapi"], { evenRefused: true });
      const { own } = await roomOf(userId, found);
      if (found === null || own === null) return null;
      const result = await connectionTest(own);
      if (result.success) await found.taken();
      return result;
    },

    close: (): void => rooms.clear(),
  };
}

/** Nothing is made up, nothing read and nothing kept: everybody's room does that. */
const nothingMade = { covers: () => false, quotes: () => Promise.resolve(new Map()) };
const nothingKept = {
  lastGoodQuotes: () => Promise.resolve([]),
  keepQuotes: () => Promise.resolve(),
  lastGoodHistory: () => Promise.resolve(null),
  keepHistory: () => Promise.resolve(),
  lastGoodValue: () => Promise.resolve(null),
  keepValue: () => Promise.resolve(),
};

const rankOf = (status: DataStatus): number => dataStatuses.indexOf(status);

/** Returns true when a value is as new as its source can provide, so no other source is needed. */
function isCurrent({ provenance: { status } }: Pick<Quote, "provenance">): boolean {
  return status === "live" || status === "delayed" || status === "closed";
}

function better<T extends Pick<Quote, "provenance">>(own: T | undefined, other: T | undefined): T | undefined {
  if (own === undefined || other === undefined) return own ?? other;
  return rankOf(other.provenance.status) < rankOf(own.provenance.status) ? other : own;
}

function joinedQuotes(own: Quotes, everybodys: Quotes): Quotes {
  const isHeld = (symbol: string): boolean => {
    const quote = own.held(symbol);
    return quote !== undefined && isCurrent(quote);
  };
  return {
    async get(symbols) {
      const found = new Map((await own.get(symbols)).quotes.map((quote) => [quote.symbol, quote]));
      const open = symbols.filter((symbol) => {
        const quote = found.get(symbol);
        return quote === undefined || !isCurrent(quote);
      });
      if (open.length === 0) return { quotes: symbols.flatMap((symbol) => found.get(symbol) ?? []), unknown: [] };
      const others = await everybodys.get(open);
      const rest = new Map(others.quotes.map((quote) => [quote.symbol, quote]));
      return {
        quotes: symbols.flatMap((symbol) => better(priced(found.get(symbol)), rest.get(symbol)) ?? []),
        unknown: others.unknown.filter((symbol) => priced(found.get(symbol)) === undefined),
      };
    },
    held: (symbol) => better(own.held(symbol), everybodys.held(symbol)),
    keep: () => undefined,
    async refresh(symbols) {
      await own.refresh(symbols);
      const open = symbols.filter((symbol) => !isHeld(symbol));
      if (open.length > 0) await everybodys.get(open);
    },
    onAnswer(listener) {
      const stops = [own.onAnswer(listener), everybodys.onAnswer(listener)];
      return () => stops.forEach((stop) => stop());
    },
    onHeard: (hear, isWanted) => everybodys.onHeard(hear, isWanted),
  };
}

/** Treats a quote with status "unavailable" as missing. */
function priced(quote: Quote | undefined): Quote | undefined {
  return quote === undefined || quote.provenance.status === "unavailable" ? undefined : quote;
}

function joinedHistories(own: Histories, everybodys: Histories): Histories {
  return {
    async get(symbol, interval, limit) {
      const found = await own.get(symbol, interval, limit);
      const known: History | undefined = typeof found === "string" ? undefined : found;
      if (known !== undefined && isCurrent(known) && known.bars.length > 0) return known;
      const other = await everybodys.get(symbol, interval, limit);
      return typeof other === "string" ? (known ?? other) : (better(known, other) ?? other);
    },
    offer: (symbol, interval, limit) => everybodys.offer(symbol, interval, limit),
    events: (symbol) => everybodys.events(symbol),
    async sparklines(symbols) {
      const found = new Map((await own.sparklines(symbols)).map((line) => [line.symbol, line]));
      const open = symbols.filter((symbol) => {
        const line = found.get(symbol);
        return line === undefined || !isCurrent(line);
      });
      const others = new Map((await everybodys.sparklines(open)).map((line) => [line.symbol, line]));
      return symbols.flatMap((symbol) => better(found.get(symbol), others.get(symbol)) ?? []);
    },
  };
}
