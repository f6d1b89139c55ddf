import type { Base } from "../base.ts";
import type { Queries } from "../database/open-database.ts";
import type { RoomWithOffers } from "../room.ts";
import { watchlistEndpoints } from "./endpoints.ts";
import { createWatchlistStore } from "./store.ts";
import { createWatchlistCopy } from "./watchlist-copy.ts";
import { createWatchlists } from "./watchlists.ts";

/** Lists of symbols that a user follows. */
export function createWatchlistRoom({ config, db, clock }: Base) {
  const store = createWatchlistStore({ db, clock });
  const maximumSymbols = config.limits.LIMIT_WATCHLIST_SYMBOLS;
  const watchlists = createWatchlists({ store, maximumSymbols });
  return {
    endpoints: watchlistEndpoints(watchlists),
    copy: createWatchlistCopy({ store, maximumSymbols }),

    /** Gives a new account its first list. */
    prepareUser: (userId: string, queries: Queries) => watchlists.prepare(userId, queries),
    /** The user's symbols, each once, those of the default list first. */
    symbols: (userId: string) => watchlists.symbols(userId),
    default: (userId: string) => watchlists.default(userId),
    symbolsOfAll: () => store.symbolsOfAll(),
  } satisfies RoomWithOffers;
}
