import { randomUUID } from "node:crypto";
import type { AccountCopy } from "#contract/account-copy.ts";
import type { Queries } from "../database/open-database.ts";
import { tooMany } from "./copy-faults.ts";
import { inTurns } from "./in-turns.ts";

/** Notes that are not there yet: the same is one of the same symbol, moment and words. Returns how many came in. */
export async function insertNotes(
  queries: Queries,
  userId: string,
  notes: AccountCopy["notes"],
  { accountIds, most }: { accountIds: ReadonlyMap<string, string>; most: number },
): Promise<number> {
  const there = await queries
    .selectFrom("notes")
    .select(["symbol", "created_at", "text"])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .execute();
  const known = new Set(there.map(({ symbol, created_at, text }) => JSON.stringify([symbol, created_at, text])));
  const fresh = notes.filter(({ symbol, createdAt, text }) => {
    const key = JSON.stringify([symbol, createdAt, text]);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  if (there.length + fresh.length > most) throw tooMany("notes", most);
  for await (const [, note] of inTurns(fresh))
    await queries
      .insertInto("notes")
      .values({
        id: randomUUID(),
        user_id: userId,
        symbol: note.symbol,
        account_id: note.accountId === null ? null : (accountIds.get(note.accountId) ?? null),
        text: note.text,
        origin: note.origin,
        created_at: note.createdAt,
        updated_at: note.updatedAt,
        deleted_at: null,
        version: 1,
      })
      .execute();
  return fresh.length;
}
