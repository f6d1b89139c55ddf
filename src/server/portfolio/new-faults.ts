import { type Account, checkLedger, type LedgerFault } from "#core/portfolio/index.ts";
import type { LedgerLine } from "./store.ts";

export interface LedgerChange {
  readonly added?: readonly LedgerLine[];
  /** Lines that go, or that are replaced by added ones of the same id. */
  readonly removed?: readonly LedgerLine[];
}

/** Returns the faults a ledger has after a change and does not have now. `lines` may be those of the concerned symbols alone. */
export function newFaults(
  accounts: readonly Account[],
  lines: readonly LedgerLine[],
  change: LedgerChange,
): readonly LedgerFault[] {
  const symbols = new Set(concernedSymbols(change, lines.flatMap(linkOf)));
  const now = lines.filter(({ symbol }) => symbol !== null && symbols.has(symbol));
  const gone = new Set((change.removed ?? []).map(({ id }) => id));
  const then = [...now.filter(({ id }) => !gone.has(id)), ...(change.added ?? [])];
  const faults = checkLedger(accounts, then);
  if (faults.length === 0) return [];
  // A ledger that has a fault already can still be worked on.
  const known = new Set(checkLedger(accounts, now).map(({ transactionId }) => transactionId));
  return faults.filter(({ transactionId }) => !known.has(transactionId));
}

interface Link {
  readonly symbol: string;
  readonly newSymbol: string;
}

/** Symbols of a change, and those that a corporate action ties to them. */
export function concernedSymbols({ added = [], removed = [] }: LedgerChange, links: readonly Link[]): string[] {
  const own = [...added, ...removed].flatMap(({ symbol, newSymbol }) => [symbol ?? [], newSymbol ?? []].flat());
  return tiedSymbols(own, [...links, ...added.flatMap(linkOf)]);
}

/** Symbols, and those that corporate actions tie to them. */
export function tiedSymbols(symbols: readonly string[], links: readonly Link[]): string[] {
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

/** A symbol with those that it became, and those that became it. */
export function followedSymbols(symbol: string, changes: readonly Link[]): string[] {
  const reached = (from: (link: Link) => string, to: (link: Link) => string) => {
    const found = new Set([symbol]);
    for (let size = -1; size !== found.size;) {
      size = found.size;
      for (const link of changes) if (found.has(from(link))) found.add(to(link));
    }
    return found;
  };
  const [older, newer] = [(link: Link) => link.symbol, (link: Link) => link.newSymbol] as const;
  return [...new Set([...reached(older, newer), ...reached(newer, older)])];
}

function linkOf({ symbol, newSymbol }: LedgerLine): Link[] {
  return symbol === null || newSymbol === null ? [] : [{ symbol, newSymbol }];
}
