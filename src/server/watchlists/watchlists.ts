import { randomUUID } from "node:crypto";
import type { Watchlist } from "#contract/watchlists.ts";
import { isUniqueViolation } from "../database/is-unique-violation.ts";
import type { Queries } from "../database/open-database.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { WatchlistStore } from "./store.ts";

/** The first watchlist of a new account. Source: product specification, section 9. */
export const firstSymbols = ["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"] as const;

export const maximumLists = 50;

type Which = { id: string } | "default";

export type Watchlists = ReturnType<typeof createWatchlists>;

/** Named lists of symbols; one per user is the default list and always there. */
export function createWatchlists({ store, maximumSymbols }: { store: WatchlistStore; maximumSymbols: number }) {
  async function change(
    userId: string,
    which: Which,
    work: (queries: Queries, list: Watchlist) => Promise<Refusal | void>,
  ): Promise<Watchlist | Refusal> {
    return store.transaction(async (queries) => {
      const id = await store.hold(queries, userId, which);
      const list = id === undefined ? undefined : await store.one(userId, id, queries);
      if (list === undefined) return refuse("watchlist-not-found");
      const refusal = await work(queries, list);
      if (refusal instanceof Refusal) return refusal;
      return (await store.one(userId, list.id, queries)) ?? list;
    });
  }

  return {
    /** Gives a new account its first list. */
    async prepare(userId: string, queries: Queries): Promise<void> {
      const id = randomUUID();
      await store.insert(queries, { id, userId, name: "My list", isDefault: true });
      await store.append(queries, id, firstSymbols);
    },

    all: (userId: string): Promise<Watchlist[]> => store.all(userId),

    /** The symbols of all lists, each once, those of the default list first. */
    async symbols(userId: string): Promise<string[]> {
      return [...new Set((await store.all(userId)).flatMap(({ symbols }) => symbols))];
    },

    async default(userId: string): Promise<Watchlist> {
      const list = (await store.all(userId)).find(({ isDefault }) => isDefault);
      if (list === undefined) throw new Error("a user has no default watchlist");
      return list;
    },

    async create(userId: string, name: string): Promise<Watchlist | Refusal> {
      try {
        return await store.transaction(async (queries) => {
          await store.hold(queries, userId, "default");
          if ((await store.count(queries, userId)) >= maximumLists)
            return refuse("too-many-watchlists", { values: { maximum: maximumLists } });
          const id = randomUUID();
          await store.insert(queries, { id, userId, name, isDefault: false });
          return { id, name, isDefault: false, symbols: [] };
        });
      } catch (error) {
        if (isUniqueViolation(error)) return nameTaken(name);
        throw error;
      }
    },

    async change(
      userId: string,
      id: string,
      input: { name?: string | undefined; isDefault?: true | undefined },
    ): Promise<Watchlist | Refusal> {
      try {
        return await change(userId, { id }, async (queries) => {
          if (input.name !== undefined) await store.rename(queries, userId, id, input.name);
          if (input.isDefault === true) await store.makeDefault(queries, userId, id);
        });
      } catch (error) {
        if (isUniqueViolation(error)) return nameTaken(input.name ?? "");
        throw error;
      }
    },

    async delete(userId: string, id: string): Promise<Refusal | Record<string, never>> {
      const changed = await change(userId, { id }, async (queries, list) => {
        if (list.isDefault) return refuse("default-watchlist");
        await store.delete(queries, userId, id);
        return undefined;
      });
      return changed instanceof Refusal ? changed : {};
    },

    add: (userId: string, which: Which, symbol: string): Promise<Watchlist | Refusal> =>
      change(userId, which, async (queries, list) => {
        if (list.symbols.includes(symbol)) return undefined;
        if (list.symbols.length >= maximumSymbols)
          return refuse("watchlist-full", { values: { maximum: maximumSymbols } });
        await store.append(queries, list.id, [symbol]);
        return undefined;
      }),

    remove: (userId: string, which: Which, symbol: string): Promise<Watchlist | Refusal> =>
      change(userId, which, (queries, list) => store.remove(queries, list.id, symbol)),
  };
}

function nameTaken(name: string): Refusal {
  const message = `A list named "${name}" exists`;
  return refuse("watchlist-name-taken", { detail: message, errors: [{ path: "name", message }] });
}
