import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { withEqualPause } from "./equal-pause.ts";
import { revisionNow, stagedAtOnce } from "./ledger-rows.ts";
import { ledgerLines as lines, visibleImports } from "./visible-rows.ts";

export interface LedgerImport {
  readonly id: string;
  readonly fileName: string;
  readonly broker: string | null;
  readonly createdAt: string;
  readonly undoneAt: string | null;
  readonly transactionCount: number;
}

interface LeavingImport {
  readonly id: string;
  readonly left_revision: number | null;
  readonly undone_at: string | null;
}

/** SQL of imports that are in the ledger, and of taking them out again. */
export function createUndoStore({ db, clock }: { db: Database; clock: Clock }) {
  /** Marks the lines of an undone import as deleted, piece by piece; until then the import hides them. */
  async function finishLeaving({ id, left_revision, undone_at }: LeavingImport): Promise<void> {
    const change = { deleted_at: undone_at, revision: left_revision ?? 0 };
    for (const piece of inLedgerOrder(await linesOfImport(db, id)))
      await withEqualPause(() =>
        db
          .updateTable("portfolio_transactions")
          .set((update) => ({ ...change, version: update("version", "+", 1) }))
          .where("id", "in", piece)
          // Another process may have finished this, and a line may have been restored since.
          .where("deleted_at", "is", null)
          .where("import_id", "in", leavingImports().clearSelect().select("id").where("id", "=", id))
          .execute(),
      );
    await db.updateTable("portfolio_imports").set({ is_leaving: 0 }).where("id", "=", id).execute();
  }

  function leavingImports() {
    return db.selectFrom("portfolio_imports").select(["id", "left_revision", "undone_at"]).where("is_leaving", "=", 1);
  }

  return {
    /** Newest first. The count is of lines that are in the ledger. */
    async imports(userId: string, queries: Queries = db): Promise<LedgerImport[]> {
      const rows = await visibleImports(queries, userId)
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(100)
        .execute();
      const counts = await lines(queries, userId)
        .select(["import_id", (select) => select.fn.countAll<number | string>().as("count")])
        .where("import_id", "is not", null)
        .groupBy("import_id")
        .execute();
      const countOf = new Map(counts.map((row) => [row.import_id, Number(row.count)]));
      return rows.map((row) => ({
        id: row.id,
        fileName: row.file_name,
        broker: row.broker,
        createdAt: row.created_at,
        undoneAt: row.undone_at,
        transactionCount: countOf.get(row.id) ?? 0,
      }));
    },

    /**
     * Removes all lines of an import from the ledger and marks the import as undone. The ledger must be held.
     * `finishUndo` marks the lines one by one afterwards.
     */
    async undoImport(queries: Queries, userId: string, id: string): Promise<void> {
      await queries
        .updateTable("portfolio_imports")
        .set({
          undone_at: isoTime(clock.now()),
          is_leaving: 1,
          left_revision: revisionNow(queries, userId).$asScalar(),
        })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .execute();
    },

    /** True while lines of an undone import are hidden but not yet marked as deleted. */
    async isLeaving(queries: Queries, userId: string): Promise<boolean> {
      const found = await queries
        .selectFrom("portfolio_imports")
        .select("id")
        .where("user_id", "=", userId)
        .where("is_leaving", "=", 1)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    async finishUndo(userId: string): Promise<void> {
      for (const leaving of await leavingImports().where("user_id", "=", userId).execute())
        await finishLeaving(leaving);
    },

    /** The same for all users. */
    async finishUndos(): Promise<void> {
      for (const leaving of await leavingImports().execute()) await finishLeaving(leaving);
    },
  };
}

/** The lines of an import that are not deleted, by day. */
async function linesOfImport(db: Database, id: string): Promise<ReadonlyMap<string, readonly ImportedLine[]>> {
  const byDay = new Map<string, ImportedLine[]>();
  for (let after: string | undefined = ""; after !== undefined;) {
    const page: string = after;
    const rows = await withEqualPause(() =>
      db
        .selectFrom("portfolio_transactions")
        .select(["id", "date", "position", "deleted_at"])
        .where("import_id", "=", id)
        .where("id", ">", page)
        .orderBy("id")
        .limit(stagedAtOnce)
        .execute(),
    );
    for (const { id, date, position, deleted_at } of rows) {
      if (deleted_at !== null) continue;
      const day = byDay.get(date);
      if (day === undefined) byDay.set(date, [{ id, position }]);
      else day.push({ id, position });
    }
    after = rows.at(-1)?.id;
  }
  return byDay;
}

interface ImportedLine {
  readonly id: string;
  readonly position: number;
}

/**
 * Yields the ids of lines in ledger order, some at a time. That is insertion order, so updates touch adjacent pages. Each day is sorted when its
 * turn comes: sorting 100,000 lines at once would block every request for half a second.
 */
function* inLedgerOrder(byDay: ReadonlyMap<string, readonly ImportedLine[]>): Generator<string[]> {
  let piece: string[] = [];
  for (const [, lines] of [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    for (const { id } of lines.toSorted((one, other) => one.position - other.position)) {
      piece.push(id);
      if (piece.length < stagedAtOnce) continue;
      yield piece;
      piece = [];
    }
  if (piece.length > 0) yield piece;
}
