import type { Queries } from "../database/open-database.ts";
import type { ReadVersion } from "../http/if-match.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { createLedgerBounds } from "./ledger-bounds.ts";
import { changeFaults, oversell } from "./ledger-check.ts";
import type { LedgerLine, PortfolioStore } from "./store.ts";

/** The line in the ledger, if it still is what the caller has read. */
export async function currentLine(
  store: PortfolioStore,
  userId: string,
  { id, version }: { id: string; version: ReadVersion },
  queries?: Queries,
) {
  const found = await store.line(userId, id, queries);
  if (found === null || found.isDeleted) return refuse("transaction-not-found");
  if (version !== "any" && found.line.version !== version)
    return refuse("version-conflict", {
      current: found.line,
    });
  return found.line;
}

/** Deletes lines and restores them. */
export function createLineRemoval(store: PortfolioStore, { fullness }: ReturnType<typeof createLedgerBounds>) {
  return {
    async delete(userId: string, id: string, version: ReadVersion): Promise<LedgerLine | Refusal> {
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const read = await currentLine(store, userId, { id, version }, queries);
        if (read instanceof Refusal) return read;
        const accounts = await store.bareAccounts(userId, queries);
        const faults = await changeFaults(store, queries, userId, { accounts, removed: [read] });
        if (faults.length > 0) return oversell(faults, null);
        const deleted = { ...read, version: read.version + 1 };
        await store.setDeleted(queries, userId, deleted, true);
        return deleted;
      });
    },

    /** One that is in the ledger stays as it is. */
    async restore(userId: string, id: string): Promise<LedgerLine | Refusal> {
      // A line whose import was just undone could otherwise be marked as deleted after it was restored.
      await store.finishUndo(userId);
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        if (await store.isLeaving(queries, userId)) return refuse("version-conflict");
        const found = await store.line(userId, id, queries);
        if (found === null) return refuse("transaction-not-found");
        if (!found.isDeleted) return found.line;
        const line = { ...found.line, version: found.line.version + 1 };
        const full = await fullness(queries, userId, line);
        if (full !== null) return full;
        const accounts = await store.bareAccounts(userId, queries);
        const faults = await changeFaults(store, queries, userId, { accounts, added: [line] });
        if (faults.length > 0) return oversell(faults, line);
        await store.setDeleted(queries, userId, line, false);
        return line;
      });
    },
  };
}
