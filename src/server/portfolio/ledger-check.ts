import { englishFault } from "#core/faults/english-fault.ts";
import type { Account, LedgerFault } from "#core/portfolio/index.ts";
import type { Queries } from "../database/open-database.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { concernedSymbols, type LedgerChange, newFaults } from "./new-faults.ts";
import type { LedgerLine, PortfolioStore } from "./store.ts";

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

/** Refuses a change that sells too much, of all shares or of a lot. The line itself may, or leave too little for a later one. */
export function oversell(faults: readonly LedgerFault[], line: LedgerLine | null): Refusal {
  const { fault } = faults.find(({ transactionId }) => transactionId === line?.id) ?? faults[0] ?? {};
  if (fault === undefined) throw new Error("a refused change has a fault");
  const message = englishFault(fault);
  if (fault.code === "lot-shortfall")
    return refuse("oversell", { detail: message, errors: [{ path: "lots", message, fault }] });
  const { code, ...values } = fault;
  return refuse(code, line === null ? { values } : { values, errors: [{ path: "quantity", message, fault }] });
}
