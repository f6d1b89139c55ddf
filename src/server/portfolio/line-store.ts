import type { SelectQueryBuilder } from "kysely";
import type { TransactionType } from "#core/portfolio/transaction.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { Tables } from "../database/schema.ts";
import {
  deleteInPieces,
  insertRows,
  ledgerLine,
  type LedgerLine,
  lineColumns,
  nextPosition,
  revisionNow,
  rowOf,
  stagedAtOnce,
} from "./ledger-rows.ts";
import { inPieces } from "./symbol-store.ts";
import { isLeaving, ledgerLines as lines, storedLines, visibleAccounts } from "./visible-rows.ts";

export interface LedgerFilter {
  /** Left out: all accounts but the demo one. */
  readonly account?: string | undefined;
  /** Lines of any of them. */
  readonly symbols?: readonly string[] | undefined;
  readonly type?: TransactionType | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Where a page of the ledger ended. */
export interface LedgerCursor {
  readonly date: string;
  readonly position: number;
}

const restorableMs = 30 * 86_400_000;

const rowsAtOnce = 500;

/** Some five milliseconds of reading. */
const linesAtOnce = 1_000;

/** Limit of changes returned one by one: reading the ledger in pages lets other requests run in between. */
const maxChangedLines = 2_000;

/** A page of lines by day, after a place. */
export function pageAfter<Row>(
  found: SelectQueryBuilder<Tables, "portfolio_transactions", Row>,
  after: LedgerCursor | null,
  count: number,
) {
  const page = found.orderBy("date").orderBy("position").limit(count);
  if (after === null) return page;
  return page
    .where("date", ">=", after.date)
    .where((where) => where.or([where("date", ">", after.date), where("position", ">", after.position)]));
}

/** SQL of the ledger's lines: reading. */
export function createLineReadStore({ db }: { db: Database }) {
  return {
    /** The lines of the ledger as they were entered: all, or those of some accounts or symbols alone. */
    async ledger(
      userId: string,
      { accountIds, symbols }: { accountIds?: readonly string[]; symbols?: readonly string[] } = {},
      queries: Queries = db,
    ): Promise<LedgerLine[]> {
      if (accountIds?.length === 0 || symbols?.length === 0) return [];
      const read: LedgerLine[] = [];
      for (const some of symbols === undefined ? [null] : inPieces(symbols)) {
        let found = lines(queries, userId).select(lineColumns).orderBy("position");
        if (accountIds !== undefined) found = found.where("account_id", "in", accountIds);
        if (some !== null) found = found.where("symbol", "in", some);
        for (const row of await found.execute()) read.push(ledgerLine(row));
      }
      return read;
    },

    linesPage: (userId: string, after: LedgerCursor | null) => linesPage(db, userId, after),

    /** The ledger by day in pages, between which others are answered. */
    async *ledgerPages(userId: string): AsyncGenerator<LedgerLine[]> {
      for (let after: LedgerCursor | null = null; ;) {
        const { lines, next } = await linesPage(db, userId, after);
        if (lines.length > 0) yield lines;
        if (next === null) return;
        after = next;
      }
    },

    /**
     * Returns the lines changed after a revision, in their current state, and the ids of removed ones. Null when there
     * are too many.
     */
    changedLines: (userId: string, revision: number) => changedLines(db, userId, revision),

    async page(
      userId: string,
      filter: LedgerFilter,
      { limit, after }: { limit: number; after: LedgerCursor | null },
    ): Promise<{ transactions: LedgerLine[]; total: number; next: LedgerCursor | null }> {
      const counted = await filtered(db, userId, filter)
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .executeTakeFirstOrThrow();
      let found = filtered(db, userId, filter)
        .select(lineColumns)
        .orderBy("date", "desc")
        .orderBy("position", "desc")
        .limit(limit + 1);
      if (after !== null)
        found = found.where((where) =>
          where.or([
            where("date", "<", after.date),
            where.and([where("date", "=", after.date), where("position", "<", after.position)]),
          ]),
        );
      const rows = await found.execute();
      const last = rows[limit - 1];
      return {
        transactions: rows.slice(0, limit).map(ledgerLine),
        total: Number(counted.count),
        next: rows.length > limit && last !== undefined ? { date: last.date, position: last.position } : null,
      };
    },

    /** Every instrument of the real accounts, held or not. */
    async symbols(userId: string): Promise<string[]> {
      const rows = await filtered(db, userId, {}).select("symbol").distinct().where("symbol", "is not", null).execute();
      return rows.flatMap(({ symbol }) => symbol ?? []);
    },

    /** A line, also a deleted one. */
    async line(
      userId: string,
      id: string,
      queries: Queries = db,
    ): Promise<{ line: LedgerLine; isDeleted: boolean } | null> {
      const row = await storedLines(queries, userId)
        .select([...lineColumns, "deleted_at"])
        .select((select) => select.case().when(isLeaving(select, userId)).then(1).else(0).end().as("is_leaving"))
        .where("id", "=", id)
        .executeTakeFirst();
      if (row === undefined) return null;
      return { line: ledgerLine(row), isDeleted: row.deleted_at !== null || row.is_leaving === 1 };
    },
  };
}

/** The query of lines that fit, newest first. A line of the demo account fits only where that account is asked for. */
function filtered(db: Database, userId: string, { account, symbols, type, from, to }: LedgerFilter) {
  let found = lines(db, userId);
  found =
    account === undefined
      ? found.where("account_id", "in", visibleAccounts(db, userId).select("id").where("is_demo", "=", 0))
      : found.where("account_id", "=", account);
  if (symbols !== undefined)
    found = found.where((where) => where.or([where("symbol", "in", symbols), where("new_symbol", "in", symbols)]));
  if (type !== undefined) found = found.where("type", "=", type);
  if (from !== undefined) found = found.where("date", ">=", from);
  if (to !== undefined) found = found.where("date", "<=", to);
  return found;
}

/** A page of the ledger by day. Others are answered before it is read. */
async function linesPage(
  db: Database,
  userId: string,
  after: LedgerCursor | null,
): Promise<{ lines: LedgerLine[]; next: LedgerCursor | null }> {
  // The embedded database answers at once: without this all pages would be one long turn.
  await new Promise((resolve) => setImmediate(resolve));
  const rows = await pageAfter(lines(db, userId).select(lineColumns), after, linesAtOnce).execute();
  const last = rows.at(-1);
  const isLast = last === undefined || rows.length < linesAtOnce;
  return { lines: rows.map(ledgerLine), next: isLast ? null : { date: last.date, position: last.position } };
}

async function changedLines(
  db: Database,
  userId: string,
  revision: number,
): Promise<{ lines: LedgerLine[]; gone: string[] } | null> {
  const changed = storedLines(db, userId)
    .select([...lineColumns, "deleted_at"])
    .select((select) => select.case().when(isLeaving(select, userId)).then(1).else(0).end().as("is_leaving"))
    .limit(maxChangedLines + 1);
  // Looked up first, and mostly none: the lines of a user are many, those of a batch or an import are found by its id.
  const batches = await db
    .selectFrom("portfolio_batches")
    .select("id")
    .where("user_id", "=", userId)
    .where("revision", ">", revision)
    .execute();
  const imports = await db
    .selectFrom("portfolio_imports")
    .select("id")
    .where("user_id", "=", userId)
    .where("left_revision", ">", revision)
    .execute();
  const found = await changed.where("revision", ">", revision).execute();
  for (const { id } of batches) found.push(...(await changed.where("batch_id", "=", id).execute()));
  for (const { id } of imports) found.push(...(await changed.where("import_id", "=", id).execute()));
  if (found.length > maxChangedLines) return null;
  const isGone = (row: (typeof found)[number]) => row.deleted_at !== null || row.is_leaving === 1;
  const rows = [...new Map(found.map((row) => [row.id, row])).values()];
  return {
    lines: rows.filter((row) => !isGone(row)).map(ledgerLine),
    gone: rows.filter(isGone).map(({ id }) => id),
  };
}

/** SQL of the ledger's lines: entering, changing and forgetting. */
export function createLineWriteStore({ db, clock }: { db: Database; clock: Clock }) {
  async function lineCount(queries: Queries, userId: string): Promise<number> {
    const row = await lines(queries, userId)
      .select((select) => select.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  return {
    lineCount: (userId: string) => lineCount(db, userId),
    transactionCount: lineCount,

    /** Enters lines in the order given, many of them in pieces between which others are heard. The ledger must be held. */
    async insertLines(queries: Queries, userId: string, entered: readonly LedgerLine[]): Promise<void> {
      const first = await nextPosition(queries, userId);
      const { revision: heldRevision } = await revisionNow(queries, userId).executeTakeFirstOrThrow();
      for (let start = 0; start < entered.length; start += rowsAtOnce) {
        if (start > 0) await new Promise((resolve) => setImmediate(resolve));
        await insertRows(queries, userId, entered.slice(start, start + rowsAtOnce), {
          first: first + start,
          revision: heldRevision,
          batchId: null,
          createdAt: isoTime(clock.now()),
        });
      }
    },

    async updateLine(queries: Queries, userId: string, line: LedgerLine): Promise<void> {
      await queries
        .updateTable("portfolio_transactions")
        .set({ ...rowOf(line), revision: revisionNow(queries, userId).$asScalar().$notNull() })
        .where("user_id", "=", userId)
        .where("id", "=", line.id)
        .execute();
    },

    /** Takes a line out of the ledger, or brings it back. */
    async setDeleted(queries: Queries, userId: string, line: LedgerLine, isDeleted: boolean): Promise<void> {
      await queries
        .updateTable("portfolio_transactions")
        .set({
          deleted_at: isDeleted ? isoTime(clock.now()) : null,
          version: line.version,
          revision: revisionNow(queries, userId).$asScalar().$notNull(),
        })
        .where("user_id", "=", userId)
        .where("id", "=", line.id)
        .execute();
    },

    /** Forgets, for all users, what was deleted too long ago to be restored. */
    async deleteOld(): Promise<void> {
      await deleteInPieces(
        db,
        db
          .selectFrom("portfolio_transactions")
          .select("id")
          .where("deleted_at", "<", isoTime(clock.now() - restorableMs))
          .limit(stagedAtOnce),
      );
    },
  };
}
