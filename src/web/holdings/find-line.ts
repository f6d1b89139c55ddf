import { call } from "../api/call.ts";
import type { LedgerLine } from "./use-ledger.ts";

/** A line of the ledger by its id and day; null when it is not there any more. */
export async function findLine(id: string, date: string): Promise<LedgerLine | null> {
  let cursor: string | null = null;
  do {
    const { transactions, nextCursor }: { transactions: LedgerLine[]; nextCursor: string | null } = await call(
      "GET /api/portfolio/transactions",
      { from: date, to: date, limit: 100, ...(cursor === null ? {} : { cursor }) },
    );
    const found = transactions.find((line) => line.id === id);
    if (found !== undefined) return found;
    cursor = nextCursor;
  } while (cursor !== null);
  return null;
}
