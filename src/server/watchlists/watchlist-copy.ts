import { randomUUID } from "node:crypto";
import type { AccountCopy, PartCount } from "#contract/account-copy.ts";
import { tooMany } from "../account-copy/copy-faults.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import type { Queries } from "../database/open-database.ts";
import { nameKey } from "../free-names.ts";
import type { WatchlistStore } from "./store.ts";
import { firstSymbols, maximumLists } from "./watchlists.ts";

export function createWatchlistCopy({
  store,
  maximumSymbols,
}: {
  store: WatchlistStore;
  maximumSymbols: number;
}): RoomCopy {
  return {
    export: async (queries, userId) => ({ watchlists: await watchlistsOf(queries, userId) }),
    import: (queries, userId, { copy }) =>
      takeWatchlists(store, queries, userId, { lists: copy.watchlists, maximumSymbols }),
  };
}

async function watchlistsOf(queries: Queries, userId: string): Promise<AccountCopy["watchlists"]> {
  const lists = await queries
    .selectFrom("watchlists")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const symbols = await queries
    .selectFrom("watchlist_symbols")
    .innerJoin("watchlists", "watchlists.id", "watchlist_symbols.watchlist_id")
    .select(["watchlist_id", "symbol"])
    .where("watchlists.user_id", "=", userId)
    .orderBy("position")
    .orderBy("symbol")
    .execute();
  return lists.map((list) => ({
    name: list.name,
    isDefault: list.is_default === 1,
    symbols: symbols.filter((row) => row.watchlist_id === list.id).map(({ symbol }) => symbol),
  }));
}

/** Adds symbols to the list of the same name. An unchanged default list is replaced by the file's. */
async function takeWatchlists(
  watchlists: WatchlistStore,
  queries: Queries,
  userId: string,
  { lists, maximumSymbols }: { lists: AccountCopy["watchlists"]; maximumSymbols: number },
): Promise<readonly PartCount[]> {
  await watchlists.hold(queries, userId, "default");
  let added = 0;
  for (const list of lists) {
    const all = await watchlists.allIn(queries, userId);
    const there = all.find(({ name }) => nameKey(name) === nameKey(list.name));
    const first = all.length === 1 && all[0]?.symbols.join() === firstSymbols.join() ? all[0] : undefined;
    const untouched = list.isDefault && (there === undefined || there === first) ? first : undefined;
    const held = untouched ?? there ?? { id: randomUUID(), symbols: [] };
    if (untouched !== undefined) {
      for (const symbol of untouched.symbols) await watchlists.remove(queries, untouched.id, symbol);
      await watchlists.rename(queries, userId, untouched.id, list.name);
    } else if (there === undefined)
      await watchlists.insert(queries, { id: held.id, userId, name: list.name, isDefault: false });
    await watchlists.append(queries, held.id, list.symbols);
    const after = (await watchlists.one(userId, held.id, queries))?.symbols ?? [];
    if (after.length > maximumSymbols) throw tooMany("watchlists", maximumSymbols);
    const isSame = after.join() === held.symbols.join() && there !== undefined;
    if (!isSame) added += 1;
  }
  if ((await watchlists.allIn(queries, userId)).length > maximumLists) throw tooMany("watchlists", maximumLists);
  return [part("watchlists", added, lists.length)];
}
