import type { Queries } from "../database/open-database.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { LedgerLine } from "./store.ts";
import type { TransactionOptions } from "./transaction-options.ts";

/** Refuses a line that would make a ledger too long or give it too many instruments. */
export function createLedgerBounds({
  store,
  maximumTransactions,
  maximumHoldings,
}: Pick<TransactionOptions, "store" | "maximumTransactions" | "maximumHoldings">) {
  async function fullness(queries: Queries, userId: string, line: LedgerLine): Promise<Refusal | null> {
    if ((await store.transactionCount(queries, userId)) >= maximumTransactions)
      return refuse("portfolio-full", { values: { part: "transactions", maximum: maximumTransactions } });
    return symbolFullness(queries, userId, line);
  }

  async function symbolFullness(queries: Queries, userId: string, line: LedgerLine): Promise<Refusal | null> {
    if (line.symbol === null) return null;
    const isThere = await store.hasSymbol(queries, userId, line.symbol);
    return isThere || (await store.symbolCount(queries, userId)) < maximumHoldings
      ? null
      : refuse("portfolio-full", { values: { part: "instruments", maximum: maximumHoldings } });
  }

  return { fullness, symbolFullness };
}
