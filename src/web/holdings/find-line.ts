import { call } from "../api/call.ts";
import type { LedgerLine } from "./use-ledger.ts";

/** Finds a ledger line by id and day; null if it no longer exists. */
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
