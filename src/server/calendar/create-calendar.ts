import type { Base } from "../base.ts";
import type { Calendars } from "../market/calendars.ts";
import type { Room } from "../room.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { calendarFeedEndpoints } from "./endpoints.ts";
import { createCalendarFeeds } from "./feeds.ts";
import { createCalendarFeedStore } from "./store.ts";

interface Symbols {
  readonly symbols: (userId: string) => Promise<readonly string[]>;
}

/** Private calendar links. */
export function createCalendarRoom({
  db,
  clock,
  appUrl,
  market,
  portfolio,
  watchlists,
  words,
}: Base & {
  market: { readonly calendars: Calendars };
  portfolio: Symbols;
  watchlists: Symbols;
  words: ReaderWords;
}) {
  const feeds = createCalendarFeeds({
    store: createCalendarFeedStore({ db, clock }),
    eventsOf: (type, range) => market.calendars.get(type, { ...range, cursor: null }),
    symbolsOf: async (userId) => [
      ...new Set([...(await portfolio.symbols(userId)), ...(await watchlists.symbols(userId))]),
    ],
    words,
    clock,
    appUrl,
  });
  return { endpoints: calendarFeedEndpoints(feeds), cleanUp: () => feeds.cleanUp() } satisfies Room;
}
