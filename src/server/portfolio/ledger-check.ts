import type { Account, LedgerFault } from "#core/portfolio/index.ts";
import type { Queries } from "../database/open-database.ts";
import { concernedSymbols, type LedgerChange, newFaults } from "./new-faults.ts";
import type { PortfolioStore } from "./store.ts";

/**
 * Returns what a change would break: faults the ledger has afterwards and does not have now. Only lines of the symbols concerned are
 * read, and of those that a corporate action ties to them. The ledger must be held.
 */
export async function changeFaults(
  store: PortfolioStore,
  queries: Queries,
  userId: string,
  { accounts, ...change }: LedgerChange & { readonly accounts: readonly Account[] },
): Promise<readonly LedgerFault[]> {
  const symbols = concernedSymbols(change, await store.linkedSymbols(queries, userId));
  return symbols.length === 0 ? [] : newFaults(accounts, await store.ledger(userId, { symbols }, queries), change);
}
