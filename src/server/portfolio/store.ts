import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { PortfolioAccount, PortfolioInstrument, PortfolioTransaction } from "#contract/portfolio.ts";
import type { CashMode, CostMethod, TransactionType } from "#core/portfolio/transaction.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { Tables } from "../database/schema.ts";
import { nameKey } from "../free-names.ts";
import { withEqualPause } from "./equal-pause.ts";
import {
  isLeaving,
  ledgerLines as lines,
  ofNoArrivingBatch,
  storedLines,
  visibleAccounts,
  visibleImports,
} from "./visible-rows.ts";

export type PortfolioStore = ReturnType<typeof createPortfolioStore>;

/** A line of the ledger without what the engine of figures adds. */
export type LedgerLine = Omit<PortfolioTransaction, "realised">;

export interface LedgerFilter {
  /** Left out: all accounts but the demo one. */
  readonly account?: string | undefined;
  readonly symbol?: string | undefined;
  readonly type?: TransactionType | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Where a page of the ledger ended. */
export interface LedgerCursor {
  readonly date: string;
  readonly position: number;
}

export interface LedgerImport {
  readonly id: string;
  readonly fileName: string;
  readonly broker: string | null;
  readonly createdAt: string;
  readonly undoneAt: string | null;
  readonly transactionCount: number;
}

const restorableMs = 30 * 86_400_000;
const rowsAtOnce = 500;
/** Databases take so many values in one question and no more: SQLite 32,766. */
const symbolsAtOnce = 5_000;
/** Some five milliseconds of reading. */
const linesAtOnce = 1_000;
/** Rows per transaction, small enough to take less than 10 ms. */
const stagedAtOnce = 100;
/** More changes than these are not told one by one: reading the ledger in pages lets others in between. */
const maxChangedLines = 2_000;
/** A batch whose lease has not been renewed for this long is abandoned. */
const batchLeaseMs = 10 * 60_000;

/** What is read of a line. */
const lineColumns = [
  "id",
  "account_id",
  "position",
  "type",
  "symbol",
  "date",
  "quantity",
  "price",
  "amount",
  "fee",
  "tax",
  "currency",
  "ratio",
  "new_symbol",
  "cash",
  "cost_share",
  "note",
  "import_id",
  "version",
] as const;
/** An account without the number of its lines. */
export type BareAccount = Omit<PortfolioAccount, "transactionCount">;

type LineRow = Pick<Selectable<Tables["portfolio_transactions"]>, (typeof lineColumns)[number]>;

interface LeavingImport {
  readonly id: string;
  readonly left_revision: number | null;
  readonly undone_at: string | null;
}

/** All SQL of the portfolio. Every query names the user; what is somebody else's is not found. */
export function createPortfolioStore({ db, clock }: { db: Database; clock: Clock }) {
  /** The revision of the ledger within a transaction; the ledger must be held. */
  const revisionNow = (queries: Queries, userId: string) =>
    queries.selectFrom("portfolio_ledgers").select("revision").where("user_id", "=", userId);

  /** Accounts without the number of their lines, which takes as long as there are lines. */
  async function bareAccounts(userId: string, queries: Queries = db): Promise<BareAccount[]> {
    const rows = await visibleAccounts(queries, userId).selectAll().orderBy("created_at").orderBy("id").execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      currency: row.currency,
      costMethod: row.cost_method as CostMethod,
      cash: row.cash as CashMode,
      isDemo: row.is_demo === 1,
      version: row.version,
    }));
  }

  async function accounts(userId: string, queries: Queries = db): Promise<PortfolioAccount[]> {
    const all = await bareAccounts(userId, queries);
    if (all.length === 0) return [];
    const counts = await lines(queries, userId)
      .select(["account_id", (select) => select.fn.countAll<number | string>().as("count")])
      .groupBy("account_id")
      .execute();
    const countOf = new Map(counts.map((row) => [row.account_id, Number(row.count)]));
    return all.map((account) => ({ ...account, transactionCount: countOf.get(account.id) ?? 0 }));
  }

  async function instruments(userId: string, symbol?: string, queries: Queries = db): Promise<PortfolioInstrument[]> {
    let said = queries.selectFrom("portfolio_instruments").selectAll().where("user_id", "=", userId);
    let prices = queries
      .selectFrom("portfolio_prices")
      .select(["symbol", "date", "price"])
      .where("user_id", "=", userId)
      .orderBy("symbol")
      .orderBy("date");
    if (symbol !== undefined) {
      said = said.where("symbol", "=", symbol);
      prices = prices.where("symbol", "=", symbol);
    }
    const bySymbol = new Map<string, PortfolioInstrument>();
    for (const row of await said.execute())
      bySymbol.set(row.symbol, {
        symbol: row.symbol,
        isCustom: row.is_custom === 1,
        name: row.name,
        currency: row.currency,
        assetClass: row.asset_class,
        sector: row.sector,
        country: row.country,
        tags: JSON.parse(row.tags) as string[],
        note: row.note,
        splitsCountedUntil: row.splits_counted_until,
        manualPrices: [],
      });
    for (const { symbol: priced, date, price } of await prices.execute()) {
      const instrument = bySymbol.get(priced) ?? nothingSaid(priced);
      bySymbol.set(priced, instrument);
      instrument.manualPrices.push({ date, price });
    }
    return [...bySymbol.values()].toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1));
  }

  /** The query of lines that fit, newest first. A line of the demo account fits only where that account is asked for. */
  function filtered(userId: string, { account, symbol, type, from, to }: LedgerFilter) {
    let found = lines(db, userId);
    found =
      account === undefined
        ? found.where("account_id", "in", visibleAccounts(db, userId).select("id").where("is_demo", "=", 0))
        : found.where("account_id", "=", account);
    if (symbol !== undefined)
      found = found.where((where) => where.or([where("symbol", "=", symbol), where("new_symbol", "=", symbol)]));
    if (type !== undefined) found = found.where("type", "=", type);
    if (from !== undefined) found = found.where("date", ">=", from);
    if (to !== undefined) found = found.where("date", "<=", to);
    return found;
  }

  /** Grows with every change of the ledger, of instruments and of manual prices. */
  async function revision(userId: string): Promise<number> {
    const row = await db
      .selectFrom("portfolio_ledgers")
      .select("revision")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row?.revision ?? 0;
  }

  async function nextPosition(userId: string, queries: Queries = db): Promise<number> {
    const last = await queries
      .selectFrom("portfolio_transactions")
      .select((select) => select.fn.max("position").as("position"))
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return (last?.position ?? 0) + 1;
  }

  async function insertRows(
    queries: Queries,
    userId: string,
    entered: readonly LedgerLine[],
    { first, revision, batchId }: { first: number; revision: number; batchId: string | null },
  ): Promise<void> {
    const createdAt = isoTime(clock.now());
    await queries
      .insertInto("portfolio_transactions")
      .values(
        entered.map((line, index) => ({
          ...rowOf(line),
          id: line.id,
          user_id: userId,
          position: first + index,
          import_id: line.importId,
          created_at: createdAt,
          deleted_at: null,
          revision,
          batch_id: batchId,
        })),
      )
      .execute();
  }

  async function insertAccount(
    queries: Queries,
    userId: string,
    account: Pick<PortfolioAccount, "id" | "name" | "currency" | "costMethod" | "cash" | "isDemo">,
    batchId: string | null = null,
  ): Promise<void> {
    await queries
      .insertInto("portfolio_accounts")
      .values({
        id: account.id,
        user_id: userId,
        name: account.name,
        // The name is taken when the account can be seen.
        name_key: batchId === null ? nameKey(account.name) : account.id,
        currency: account.currency,
        cost_method: account.costMethod,
        cash: account.cash,
        is_demo: account.isDemo ? 1 : 0,
        version: 1,
        created_at: isoTime(clock.now()),
        batch_id: batchId,
      })
      .execute();
  }

  async function insertImport(
    queries: Queries,
    userId: string,
    { id, fileName, broker }: { id: string; fileName: string; broker: string | null },
    batchId: string,
  ): Promise<void> {
    await queries
      .insertInto("portfolio_imports")
      .values({
        id,
        user_id: userId,
        file_name: fileName,
        broker,
        created_at: isoTime(clock.now()),
        undone_at: null,
        batch_id: batchId,
        left_revision: null,
      })
      .execute();
  }

  async function renewBatch(queries: Queries, batchId: string): Promise<void> {
    const renewed = await queries
      .updateTable("portfolio_batches")
      .set({ renewed_at: isoTime(clock.now()) })
      .where("id", "=", batchId)
      .where("is_dropped", "=", 0)
      .executeTakeFirst();
    if (renewed.numUpdatedRows !== 1n) throw new Error("the batch was dropped while it was written");
  }

  /** Deletes a batch that is not published, piece by piece. One that is published stays as it is. */
  async function dropBatch(id: string): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable("portfolio_batches")
      .set({ is_dropped: 1 })
      .where("id", "=", id)
      .where("revision", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await deleteInPieces(
      db.selectFrom("portfolio_transactions").select("id").where("batch_id", "=", id).limit(stagedAtOnce),
    );
    await db.deleteFrom("portfolio_imports").where("batch_id", "=", id).execute();
    await db.deleteFrom("portfolio_accounts").where("batch_id", "=", id).execute();
    await db.deleteFrom("portfolio_batches").where("id", "=", id).execute();
  }

  /** Marks the lines of an undone import as deleted, piece by piece; until then the import hides them. */
  async function finishLeaving({ id, left_revision, undone_at }: LeavingImport): Promise<void> {
    const change = { deleted_at: undone_at, revision: left_revision ?? 0 };
    for (const piece of inLedgerOrder(await linesOfImport(id)))
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

  /** The lines of an import that are not deleted, by day. */
  async function linesOfImport(id: string): Promise<ReadonlyMap<string, readonly ImportedLine[]>> {
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

  function leavingImports() {
    return db.selectFrom("portfolio_imports").select(["id", "left_revision", "undone_at"]).where("is_leaving", "=", 1);
  }

  async function lineCount(queries: Queries, userId: string): Promise<number> {
    const row = await lines(queries, userId)
      .select((select) => select.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  /** A page of the ledger by day. Others are answered before it is read. */
  async function linesPage(
    userId: string,
    after: LedgerCursor | null,
  ): Promise<{ lines: LedgerLine[]; next: LedgerCursor | null }> {
    // The embedded database answers at once: without this all pages would be one long turn.
    await new Promise((resolve) => setImmediate(resolve));
    let found = lines(db, userId).select(lineColumns).orderBy("date").orderBy("position").limit(linesAtOnce);
    if (after !== null)
      found = found
        .where("date", ">=", after.date)
        .where((where) => where.or([where("date", ">", after.date), where("position", ">", after.position)]));
    const rows = await found.execute();
    const last = rows.at(-1);
    const isLast = last === undefined || rows.length < linesAtOnce;
    return { lines: rows.map(ledgerLine), next: isLast ? null : { date: last.date, position: last.position } };
  }

  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** Holds the user's ledger against other writers until the transaction ends, and counts one more change of it. */
    async hold(queries: Queries, userId: string): Promise<void> {
      await queries
        .insertInto("portfolio_ledgers")
        .values({ user_id: userId, revision: 1 })
        .onConflict((conflict) =>
          conflict
            .column("user_id")
            .doUpdateSet((update) => ({ revision: update("portfolio_ledgers.revision", "+", 1) })),
        )
        .execute();
    },

    /**
     * Holds the ledger like `hold` if it still has a revision. Otherwise returns false, with nothing counted: whoever planned a change
     * for that revision plans anew.
     */
    async holdAt(queries: Queries, userId: string, expected: number): Promise<boolean> {
      await queries
        .insertInto("portfolio_ledgers")
        .values({ user_id: userId, revision: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const held = await queries
        .updateTable("portfolio_ledgers")
        .set((update) => ({ revision: update("revision", "+", 1) }))
        .where("user_id", "=", userId)
        .where("revision", "=", expected)
        .executeTakeFirst();
      return held.numUpdatedRows === 1n;
    },

    revision,
    accounts,
    bareAccounts,
    instruments,
    lineCount: (userId: string) => lineCount(db, userId),

    insertAccount,

    async updateAccount(
      queries: Queries,
      userId: string,
      { id, name, currency, costMethod, cash, version }: PortfolioAccount,
    ): Promise<void> {
      await queries
        .updateTable("portfolio_accounts")
        .set({ name, name_key: nameKey(name), currency, cost_method: costMethod, cash, version })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .execute();
    },

    /** Its transactions go with it. */
    async deleteAccount(queries: Queries, userId: string, id: string): Promise<void> {
      await queries.deleteFrom("portfolio_accounts").where("user_id", "=", userId).where("id", "=", id).execute();
    },

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

    linesPage,

    /** The ledger by day in pages, between which others are answered. */
    async *ledgerPages(userId: string): AsyncGenerator<LedgerLine[]> {
      for (let after: LedgerCursor | null = null; ;) {
        const { lines, next } = await linesPage(userId, after);
        if (lines.length > 0) yield lines;
        if (next === null) return;
        after = next;
      }
    },

    /** Lines that changed after a revision: as they are now, and the ids of those that are gone. Null: too many to tell. */
    async changedLines(userId: string, revision: number): Promise<{ lines: LedgerLine[]; gone: string[] } | null> {
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
    },

    /** Every instrument in anybody's ledger, each once: for work that the server does for all users alike. */
    async symbolsOfAll(): Promise<string[]> {
      const rows = await db
        .selectFrom("portfolio_transactions")
        .select("symbol")
        .distinct()
        .where("symbol", "is not", null)
        .where(ofNoArrivingBatch)
        .orderBy("symbol")
        .execute();
      return rows.flatMap(({ symbol }) => symbol ?? []);
    },

    /** Every currency in anybody's ledger, each once. */
    async currenciesOfAll(): Promise<string[]> {
      const rows = await db
        .selectFrom("portfolio_transactions")
        .select("currency")
        .distinct()
        .where(ofNoArrivingBatch)
        .orderBy("currency")
        .execute();
      return rows.map(({ currency }) => currency);
    },

    /** Every instrument of the real accounts, held or not. */
    async symbols(userId: string): Promise<string[]> {
      const rows = await filtered(userId, {}).select("symbol").distinct().where("symbol", "is not", null).execute();
      return rows.flatMap(({ symbol }) => symbol ?? []);
    },

    /** Pairs of symbols that a corporate action ties together. */
    async linkedSymbols(queries: Queries, userId: string): Promise<{ symbol: string; newSymbol: string }[]> {
      const rows = await lines(queries, userId)
        .select(["symbol", "new_symbol"])
        .where("new_symbol", "is not", null)
        .execute();
      return rows.flatMap(({ symbol, new_symbol: newSymbol }) =>
        symbol === null || newSymbol === null ? [] : [{ symbol, newSymbol }],
      );
    },

    /** Those of the symbols that are in the ledger, with the currency of their newest line. */
    async symbolCurrencies(
      userId: string,
      symbols: readonly string[],
      queries: Queries = db,
    ): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for (const some of inPieces(symbols)) {
        const newest = (column: "symbol" | "new_symbol") =>
          lines(queries, userId)
            .select((select) => [`${column} as name`, "currency", select.fn.max("date").as("date")])
            .where(column, "in", some)
            .groupBy([column, "currency"])
            .orderBy("date")
            .execute();
        for (const { name, currency } of [...(await newest("new_symbol")), ...(await newest("symbol"))])
          if (name !== null) found.set(name, currency);
      }
      return found;
    },

    transactionCount: lineCount,

    /** Whether a line of the ledger names the symbol. */
    async hasSymbol(queries: Queries, userId: string, symbol: string): Promise<boolean> {
      const named = (column: "symbol" | "new_symbol") =>
        lines(queries, userId).select("id").where(column, "=", symbol).limit(1).executeTakeFirst();
      return ((await named("symbol")) ?? (await named("new_symbol"))) !== undefined;
    },

    async symbolCount(queries: Queries, userId: string): Promise<number> {
      const row = await lines(queries, userId)
        .select((select) => select.fn.count<number | string>("symbol").distinct().as("count"))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async page(
      userId: string,
      filter: LedgerFilter,
      { limit, after }: { limit: number; after: LedgerCursor | null },
    ): Promise<{ transactions: LedgerLine[]; total: number; next: LedgerCursor | null }> {
      const counted = await filtered(userId, filter)
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .executeTakeFirstOrThrow();
      let found = filtered(userId, filter)
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

    /** Enters lines in the order given, many of them in pieces between which others are heard. The ledger must be held. */
    async insertLines(queries: Queries, userId: string, entered: readonly LedgerLine[]): Promise<void> {
      const first = await nextPosition(userId, queries);
      const { revision: heldRevision } = await revisionNow(queries, userId).executeTakeFirstOrThrow();
      for (let start = 0; start < entered.length; start += rowsAtOnce) {
        if (start > 0) await new Promise((resolve) => setImmediate(resolve));
        await insertRows(queries, userId, entered.slice(start, start + rowsAtOnce), {
          first: first + start,
          revision: heldRevision,
          batchId: null,
        });
      }
    },

    /** Begins rows that arrive in pieces and that nobody sees before `publishBatch`. */
    async beginBatch(userId: string): Promise<{ id: string; nextPosition: number }> {
      const id = randomUUID();
      await db
        .insertInto("portfolio_batches")
        .values({ id, user_id: userId, renewed_at: isoTime(clock.now()), is_dropped: 0, revision: null })
        .execute();
      return { id, nextPosition: await nextPosition(userId) };
    },

    /** The accounts that the lines of a batch open, and the import they are of: before the first lines. */
    async stageHead(
      userId: string,
      batchId: string,
      head: {
        readonly accounts: readonly PortfolioAccount[];
        readonly imported: { readonly id: string; readonly fileName: string; readonly broker: string | null };
      },
    ): Promise<void> {
      await db.transaction().execute(async (queries) => {
        await renewBatch(queries, batchId);
        for (const account of head.accounts) await insertAccount(queries, userId, account, batchId);
        await insertImport(queries, userId, head.imported, batchId);
      });
    },

    /** Writes lines of a batch, in small transactions between which others are heard; `first`: the position of the first one. */
    async stageLines(
      userId: string,
      batchId: string,
      piece: {
        readonly first: number;
        readonly lines: readonly LedgerLine[];
        readonly keys: readonly { readonly transactionId: string; readonly key: string }[];
      },
    ): Promise<void> {
      const keyOf = new Map(piece.keys.map(({ transactionId, key }) => [transactionId, key]));
      for (let start = 0; start < piece.lines.length; start += stagedAtOnce) {
        const some = piece.lines.slice(start, start + stagedAtOnce);
        const keys = some.flatMap(({ id }) => {
          const key = keyOf.get(id);
          return key === undefined ? [] : [{ transaction_id: id, user_id: userId, key }];
        });
        await withEqualPause(() =>
          db.transaction().execute(async (queries) => {
            await renewBatch(queries, batchId);
            // Of revision 0: what changed is told by the batch's own revision.
            await insertRows(queries, userId, some, { first: piece.first + start, revision: 0, batchId });
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

    dropBatch,

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

    async saveInstrument(queries: Queries, userId: string, instrument: PortfolioInstrument): Promise<void> {
      const said = rowOfInstrument(instrument);
      await queries
        .insertInto("portfolio_instruments")
        .values({ user_id: userId, symbol: instrument.symbol, ...said })
        .onConflict((conflict) => conflict.columns(["user_id", "symbol"]).doUpdateSet(said))
        .execute();
    },

    async setPrices(
      queries: Queries,
      userId: string,
      symbol: string,
      prices: readonly { readonly date: string; readonly price: string }[],
    ): Promise<void> {
      for (let start = 0; start < prices.length; start += rowsAtOnce)
        await queries
          .insertInto("portfolio_prices")
          .values(prices.slice(start, start + rowsAtOnce).map((price) => ({ user_id: userId, symbol, ...price })))
          .onConflict((conflict) =>
            conflict
              .columns(["user_id", "symbol", "date"])
              .doUpdateSet((update) => ({ price: update.ref("excluded.price") })),
          )
          .execute();
    },

    /** Instruments the user has said nothing of so far. */
    async insertInstruments(
      queries: Queries,
      userId: string,
      instruments: readonly PortfolioInstrument[],
    ): Promise<void> {
      for (let start = 0; start < instruments.length; start += rowsAtOnce)
        await queries
          .insertInto("portfolio_instruments")
          .values(
            instruments
              .slice(start, start + rowsAtOnce)
              .map((instrument) => ({ user_id: userId, symbol: instrument.symbol, ...rowOfInstrument(instrument) })),
          )
          .execute();
    },

    /** Prices of days that have none. */
    async insertPrices(
      queries: Queries,
      userId: string,
      prices: readonly { readonly symbol: string; readonly date: string; readonly price: string }[],
    ): Promise<void> {
      for (let start = 0; start < prices.length; start += rowsAtOnce) {
        await queries
          .insertInto("portfolio_prices")
          .values(prices.slice(start, start + rowsAtOnce).map((price) => ({ user_id: userId, ...price })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },

    async deletePrice(queries: Queries, userId: string, symbol: string, date: string): Promise<void> {
      await queries
        .deleteFrom("portfolio_prices")
        .where("user_id", "=", userId)
        .where("symbol", "=", symbol)
        .where("date", "=", date)
        .execute();
    },

    /** How many instruments and prices the user has said something of. */
    async saidSize(userId: string, queries: Queries = db): Promise<{ instruments: number; prices: number }> {
      const count = (table: "portfolio_instruments" | "portfolio_prices") =>
        queries
          .selectFrom(table)
          .select((select) => select.fn.countAll<number | string>().as("count"))
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow();
      return {
        instruments: Number((await count("portfolio_instruments")).count),
        prices: Number((await count("portfolio_prices")).count),
      };
    },

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
     * Takes all lines of an import out of the ledger, and says so on the import. The ledger must be held. `finishUndo` marks the
     * lines one by one afterwards.
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

    /**
     * Finishes undone imports and deletes batches that were never published, for all users. `isStart`: no other process writes to
     * this database, so that every batch is left over from one that died.
     */
    async finishImports({ isStart }: { isStart: boolean }): Promise<void> {
      let dead = db.selectFrom("portfolio_batches").select("id").where("revision", "is", null);
      if (!isStart) {
        const before = isoTime(clock.now() - batchLeaseMs);
        dead = dead.where((where) => where.or([where("is_dropped", "=", 1), where("renewed_at", "<", before)]));
      }
      for (const { id } of await dead.execute()) await dropBatch(id);
      for (const leaving of await leavingImports().execute()) await finishLeaving(leaving);
    },

    /** The column mapping remembered for a header row; null: none. */
    async mapping(userId: string, fingerprint: string): Promise<unknown> {
      const row = await db
        .selectFrom("portfolio_mappings")
        .select("mapping")
        .where("user_id", "=", userId)
        .where("fingerprint", "=", fingerprint)
        .executeTakeFirst();
      return row === undefined ? null : (JSON.parse(row.mapping) as unknown);
    },

    async keepMapping(queries: Queries, userId: string, fingerprint: string, mapping: unknown): Promise<void> {
      const kept = { mapping: JSON.stringify(mapping), used_at: isoTime(clock.now()) };
      await queries
        .insertInto("portfolio_mappings")
        .values({ user_id: userId, fingerprint, ...kept })
        .onConflict((conflict) => conflict.columns(["user_id", "fingerprint"]).doUpdateSet(kept))
        .execute();
    },

    /** Null: none were ever saved. */
    async preferences(userId: string): Promise<unknown> {
      const row = await db
        .selectFrom("portfolio_preferences")
        .select("value")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row === undefined ? null : (JSON.parse(row.value) as unknown);
    },

    async savePreferences(userId: string, preferences: unknown): Promise<void> {
      const value = JSON.stringify(preferences);
      await db
        .insertInto("portfolio_preferences")
        .values({ user_id: userId, value })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ value }))
        .execute();
    },

    /** Forgets, for all users, what was deleted too long ago to be restored. */
    async deleteOld(): Promise<void> {
      await deleteInPieces(
        db
          .selectFrom("portfolio_transactions")
          .select("id")
          .where("deleted_at", "<", isoTime(clock.now() - restorableMs))
          .limit(stagedAtOnce),
      );
    },
  };

  /** Deletes the lines that `some` finds until it finds none, yielding to other requests in between. Others may do the same at once. */
  async function deleteInPieces(some: { execute(): Promise<{ readonly id: string }[]> }): Promise<void> {
    for (;;) {
      const ids = (await some.execute()).map(({ id }) => id);
      if (ids.length === 0) return;
      await withEqualPause(() => db.deleteFrom("portfolio_transactions").where("id", "in", ids).execute());
    }
  }
}

export function nothingSaid(symbol: string): PortfolioInstrument {
  return {
    symbol,
    isCustom: false,
    name: null,
    currency: null,
    assetClass: null,
    sector: null,
    country: null,
    tags: [],
    note: null,
    splitsCountedUntil: null,
    manualPrices: [],
  };
}

function ledgerLine(row: LineRow): LedgerLine {
  return {
    id: row.id,
    accountId: row.account_id,
    type: row.type as TransactionType,
    symbol: row.symbol,
    date: row.date,
    quantity: row.quantity,
    price: row.price,
    amount: row.amount,
    fee: row.fee,
    tax: row.tax,
    currency: row.currency,
    ratio: row.ratio,
    newSymbol: row.new_symbol,
    cash: row.cash,
    costShare: row.cost_share,
    note: row.note,
    importId: row.import_id,
    version: row.version,
  };
}

function rowOf(line: LedgerLine) {
  return {
    account_id: line.accountId,
    type: line.type,
    symbol: line.symbol,
    date: line.date,
    quantity: line.quantity,
    price: line.price,
    amount: line.amount,
    fee: line.fee,
    tax: line.tax,
    currency: line.currency,
    ratio: line.ratio,
    new_symbol: line.newSymbol,
    cash: line.cash,
    cost_share: line.costShare,
    note: line.note,
    version: line.version,
  };
}

function rowOfInstrument(instrument: PortfolioInstrument) {
  return {
    is_custom: instrument.isCustom ? 1 : 0,
    name: instrument.name,
    currency: instrument.currency,
    asset_class: instrument.assetClass,
    sector: instrument.sector,
    country: instrument.country,
    tags: JSON.stringify(instrument.tags),
    note: instrument.note,
    splits_counted_until: instrument.splitsCountedUntil,
  };
}

function inPieces(symbols: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(symbols.length / symbolsAtOnce) }, (_, index) =>
    symbols.slice(index * symbolsAtOnce, (index + 1) * symbolsAtOnce),
  );
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
