import { randomUUID } from "node:crypto";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { nameKey } from "../free-names.ts";
import type { createPortfolioAccountStore } from "./account-store.ts";
import { withEqualPause } from "./equal-pause.ts";
import { deleteInPieces, insertRows, type LedgerLine, nextPosition, revisionNow, stagedAtOnce } from "./ledger-rows.ts";

/** A batch whose lease has not been renewed for this long is abandoned. */
const batchLeaseMs = 10 * 60_000;

/** SQL for rows that arrive in pieces and stay hidden until the last one is there. */
export function createBatchStore({
  db,
  clock,
  accounts: accountStore,
}: {
  db: Database;
  clock: Clock;
  accounts: Pick<ReturnType<typeof createPortfolioAccountStore>, "insertAccount">;
}) {
  return {
    /** Begins a batch of rows that arrive in pieces and stay hidden until `publishBatch`. */
    async beginBatch(userId: string): Promise<{ id: string; nextPosition: number }> {
      const id = randomUUID();
      await db
        .insertInto("portfolio_batches")
        .values({ id, user_id: userId, renewed_at: isoTime(clock.now()), is_dropped: 0, revision: null })
        .execute();
      return { id, nextPosition: await nextPosition(db, userId) };
    },

    /** The accounts that the lines of a batch open, and the import they are of: before the first lines. */
    async stageHead(
      userId: string,
      batchId: string,
      head: { readonly accounts: readonly PortfolioAccount[]; readonly imported: ImportHead },
    ): Promise<void> {
      await db.transaction().execute(async (queries) => {
        await renewBatch(queries, batchId, isoTime(clock.now()));
        for (const account of head.accounts) await accountStore.insertAccount(queries, userId, account, batchId);
        await insertImport(queries, userId, head.imported, { batchId, createdAt: isoTime(clock.now()) });
      });
    },

    /** Writes lines of a batch, in small transactions between which others are heard; `first`: the position of the first one. */
    async stageLines(userId: string, batchId: string, piece: LinePiece): Promise<void> {
      const keyOf = new Map(piece.keys.map(({ transactionId, key }) => [transactionId, key]));
      for (let start = 0; start < piece.lines.length; start += stagedAtOnce) {
        const some = piece.lines.slice(start, start + stagedAtOnce);
        const keys = some.flatMap(({ id }) => {
          const key = keyOf.get(id);
          return key === undefined ? [] : [{ transaction_id: id, user_id: userId, key }];
        });
        await withEqualPause(() =>
          db.transaction().execute(async (queries) => {
            await renewBatch(queries, batchId, isoTime(clock.now()));
            // Revision 0: changes are found by the batch's own revision.
            await insertRows(queries, userId, some, {
              first: piece.first + start,
              revision: 0,
              batchId,
              createdAt: isoTime(clock.now()),
            });
            if (keys.length > 0) await queries.insertInto("portfolio_import_keys").values(keys).execute();
          }),
        );
      }
    },

    /** Makes all rows of a batch visible. The ledger must be held. */
    async publishBatch(
      queries: Queries,
      userId: string,
      id: string,
      accounts: readonly PortfolioAccount[],
    ): Promise<void> {
      const published = await queries
        .updateTable("portfolio_batches")
        .set({ revision: revisionNow(queries, userId).$asScalar() })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .where("is_dropped", "=", 0)
        .executeTakeFirst();
      if (published.numUpdatedRows !== 1n) throw new Error("the batch was dropped before it was published");
      for (const account of accounts)
        await queries
          .updateTable("portfolio_accounts")
          .set({ name_key: nameKey(account.name) })
          .where("user_id", "=", userId)
          .where("id", "=", account.id)
          .execute();
    },

    /** Deletes a batch that is not published, piece by piece. One that is published stays as it is. */
    dropBatch: (id: string): Promise<void> => dropUnpublished(db, id),

    /** Deletes batches that were never published, of all users. `isStart`: no other process writes to this database. */
    async dropDead({ isStart }: { isStart: boolean }): Promise<void> {
      let dead = db.selectFrom("portfolio_batches").select("id").where("revision", "is", null);
      if (!isStart) {
        const before = isoTime(clock.now() - batchLeaseMs);
        dead = dead.where((where) => where.or([where("is_dropped", "=", 1), where("renewed_at", "<", before)]));
      }
      for (const { id } of await dead.execute()) await dropUnpublished(db, id);
    },
  };
}

export interface LinePiece {
  readonly first: number;
  readonly lines: readonly LedgerLine[];
  readonly keys: readonly { readonly transactionId: string; readonly key: string }[];
}

export interface ImportHead {
  readonly id: string;
  readonly fileName: string;
  readonly broker: string | null;
}

async function insertImport(
  queries: Queries,
  userId: string,
  { id, fileName, broker }: ImportHead,
  { batchId, createdAt }: { batchId: string; createdAt: string },
): Promise<void> {
  await queries
    .insertInto("portfolio_imports")
    .values({
      id,
      user_id: userId,
      file_name: fileName,
      broker,
      created_at: createdAt,
      undone_at: null,
      batch_id: batchId,
      left_revision: null,
    })
    .execute();
}

async function renewBatch(queries: Queries, batchId: string, renewedAt: string): Promise<void> {
  const renewed = await queries
    .updateTable("portfolio_batches")
    .set({ renewed_at: renewedAt })
    .where("id", "=", batchId)
    .where("is_dropped", "=", 0)
    .executeTakeFirst();
  if (renewed.numUpdatedRows !== 1n) throw new Error("the batch was dropped while it was written");
}

async function dropUnpublished(db: Database, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("portfolio_batches")
    .set({ is_dropped: 1 })
    .where("id", "=", id)
    .where("revision", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await deleteInPieces(
    db,
    db.selectFrom("portfolio_transactions").select("id").where("batch_id", "=", id).limit(stagedAtOnce),
  );
  await db.deleteFrom("portfolio_imports").where("batch_id", "=", id).execute();
  await db.deleteFrom("portfolio_accounts").where("batch_id", "=", id).execute();
  await db.deleteFrom("portfolio_batches").where("id", "=", id).execute();
}
