import { holdUser } from "../account/hold-user.ts";
import type { Note } from "#contract/notes.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { visibleAccounts } from "../portfolio/visible-rows.ts";

/** As long as a deleted transaction can be restored. */
const restorableMs = 30 * 86_400_000;

const columns = ["id", "symbol", "account_id", "text", "origin", "created_at", "updated_at", "version"] as const;

export type NoteStore = ReturnType<typeof createNoteStore>;

/** All SQL for notes. Every query of a request is limited to one user; another user's note isn't found. */
export function createNoteStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createNoteWriteStore({ db, clock }),

    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** Locks the user's notes against other writers until the transaction ends. */
    hold: holdUser,

    /** The newest first; `before` continues after that one. */
    async list(
      userId: string,
      {
        symbol,
        limit,
        before,
      }: { symbol?: string | undefined; limit: number; before: { createdAt: string; id: string } | null },
    ): Promise<Note[]> {
      let rows = db
        .selectFrom("notes")
        .select(columns)
        .where("user_id", "=", userId)
        .where("deleted_at", "is", null)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      if (symbol !== undefined) rows = rows.where("symbol", "=", symbol);
      if (before !== null)
        rows = rows.where((where) =>
          where.or([
            where("created_at", "<", before.createdAt),
            where.and([where("created_at", "=", before.createdAt), where("id", "<", before.id)]),
          ]),
        );
      return (await rows.execute()).map(noteOf);
    },

    /** With those that are deleted and can still be restored. */
    async find(queries: Queries, userId: string, id: string): Promise<(Note & { isDeleted: boolean }) | null> {
      const row = await queries
        .selectFrom("notes")
        .select([...columns, "deleted_at"])
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : { ...noteOf(row), isDeleted: row.deleted_at !== null };
    },

    async count(queries: Queries, userId: string): Promise<number> {
      const row = await queries
        .selectFrom("notes")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .where("deleted_at", "is", null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async hasAccount(queries: Queries, userId: string, accountId: string): Promise<boolean> {
      const row = await visibleAccounts(queries, userId).select("id").where("id", "=", accountId).executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** SQL for writing notes. */
function createNoteWriteStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async insert(queries: Queries, userId: string, note: Note): Promise<void> {
      await queries
        .insertInto("notes")
        .values({
          id: note.id,
          user_id: userId,
          symbol: note.symbol,
          account_id: note.accountId,
          text: note.text,
          origin: note.origin,
          created_at: note.createdAt,
          updated_at: note.updatedAt,
          deleted_at: null,
          version: note.version,
        })
        .execute();
    },

    async update(queries: Queries, userId: string, note: Note, { isDeleted }: { isDeleted: boolean }): Promise<void> {
      await queries
        .updateTable("notes")
        .set({
          text: note.text,
          account_id: note.accountId,
          updated_at: note.updatedAt,
          deleted_at: isDeleted ? isoTime(clock.now()) : null,
          version: note.version,
        })
        .where("user_id", "=", userId)
        .where("id", "=", note.id)
        .execute();
    },

    /** Forgets, for all users, what was deleted too long ago to be restored. */
    async deleteOld(): Promise<void> {
      await db
        .deleteFrom("notes")
        .where("deleted_at", "<", isoTime(clock.now() - restorableMs))
        .execute();
    },
  };
}

function noteOf(row: {
  id: string;
  symbol: string;
  account_id: string | null;
  text: string;
  origin: string;
  created_at: string;
  updated_at: string;
  version: number;
}): Note {
  return {
    id: row.id,
    symbol: row.symbol,
    accountId: row.account_id,
    text: row.text,
    origin: row.origin as Note["origin"],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
