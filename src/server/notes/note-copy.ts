import { randomUUID } from "node:crypto";
import type { AccountCopy } from "#contract/account-copy.ts";
import { tooMany } from "../account-copy/copy-faults.ts";
import { inTurns } from "../account-copy/in-turns.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import type { Queries } from "../database/open-database.ts";
import { realAccountIds } from "../portfolio/visible-rows.ts";

export function createNoteCopy({ maximumNotes }: { maximumNotes: number }): RoomCopy {
  return {
    export: async (queries, userId) => ({ notes: await notesOf(queries, userId) }),

    async import(queries, userId, { copy: { notes }, accountIds }) {
      const added = await insertNotes(queries, userId, notes, { accountIds, most: maximumNotes });
      return [part("notes", added, notes.length)];
    },
  };
}

/** The demo account is not in the file: what was noted about its holdings is about their symbols there. */
async function notesOf(queries: Queries, userId: string): Promise<AccountCopy["notes"]> {
  const accounts = new Set(await realAccountIds(queries, userId));
  const rows = await queries
    .selectFrom("notes")
    .select(["symbol", "account_id as accountId", "text", "origin"])
    .select(["created_at as createdAt", "updated_at as updatedAt"])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...row,
    accountId: row.accountId !== null && accounts.has(row.accountId) ? row.accountId : null,
    origin: row.origin as AccountCopy["notes"][number]["origin"],
  }));
}

/** Notes that are not there yet: the same is one of the same symbol, moment and words. Returns how many came in. */
async function insertNotes(
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
