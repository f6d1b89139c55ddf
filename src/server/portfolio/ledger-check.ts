import type { PortfolioAccount } from "#contract/portfolio.ts";
import { checkLedger } from "#core/portfolio/index.ts";
import type { Queries } from "../database/open-database.ts";
import type { LedgerLine, PortfolioStore } from "./store.ts";

/** A line that the ledger does not bear, and why. */
export interface LedgerFault {
  readonly transactionId: string;
  readonly message: string;
}

/**
 * What a change would break: faults the ledger has afterwards and does not have now. Only lines of the symbols concerned are
 * read, and of those that a corporate action ties to them. The ledger must be held.
 */
export async function changeFaults(
  store: PortfolioStore,
  queries: Queries,
  userId: string,
  {
    accounts,
    added = [],
    removed = [],
  }: {
    readonly accounts: readonly PortfolioAccount[];
    readonly added?: readonly LedgerLine[];
    /** Lines that go, or that are replaced by added ones of the same id. */
    readonly removed?: readonly LedgerLine[];
  },
): Promise<readonly LedgerFault[]> {
  const links = [...(await store.linkedSymbols(queries, userId)), ...added.flatMap(linkOf)];
  const symbols = tiedSymbols([...added, ...removed].flatMap(symbolsOf), links);
  if (symbols.length === 0) return [];
  const now = await store.ledger(userId, { symbols }, queries);
  const gone = new Set(removed.map(({ id }) => id));
  const then = [...now.filter(({ id }) => !gone.has(id)), ...added];
  const faults = checkLedger(accounts, then);
  if (faults.length === 0) return [];
  // A ledger that has a fault already can still be worked on.
  const known = new Set(checkLedger(accounts, now).map(({ transactionId }) => transactionId));
  return faults.filter(({ transactionId }) => !known.has(transactionId));
}

function symbolsOf({ symbol, newSymbol }: LedgerLine): string[] {
  return [symbol, newSymbol].filter((name) => name !== null);
}

function linkOf({ symbol, newSymbol }: LedgerLine): { symbol: string; newSymbol: string }[] {
  return symbol === null || newSymbol === null ? [] : [{ symbol, newSymbol }];
}

function tiedSymbols(
  symbols: readonly string[],
  links: readonly { readonly symbol: string; readonly newSymbol: string }[],
): string[] {
  const tied = new Set(symbols);
  for (let size = -1; size !== tied.size;) {
    size = tied.size;
    for (const { symbol, newSymbol } of links)
      if (tied.has(symbol) || tied.has(newSymbol)) {
        tied.add(symbol);
        tied.add(newSymbol);
      }
  }
  return [...tied];
}
