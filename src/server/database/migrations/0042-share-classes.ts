import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { normaliseSymbol } from "#core/market/symbol.ts";

/** Symbols as columns, with the columns that make a row the same one under another spelling. */
const columns = [
  { table: "portfolio_transactions", column: "symbol", once: null },
  { table: "portfolio_transactions", column: "new_symbol", once: null },
  { table: "portfolio_instruments", column: "symbol", once: ["user_id"] },
  { table: "portfolio_prices", column: "symbol", once: ["user_id", "date"] },
  { table: "watchlist_symbols", column: "symbol", once: ["watchlist_id"] },
  { table: "chart_drawings", column: "symbol", once: ["user_id"] },
  { table: "notes", column: "symbol", once: null },
  { table: "alerts", column: "symbol", once: null },
  { table: "alert_events", column: "symbol", once: null },
  { table: "assistant_reports", column: "symbol", once: null },
] as const;

/** Columns of JSON that name symbols. Answers and reports stay as they were written. */
const documents = [
  { table: "portfolio_preferences", column: "value", keys: ["user_id"] },
  { table: "portfolio_mappings", column: "mapping", keys: ["user_id", "fingerprint"] },
  { table: "alerts", column: "rule", keys: ["id"] },
  { table: "strategy_runs", column: "run", keys: ["id"] },
  { table: "scheduled_questions", column: "context", keys: ["id"] },
] as const;

/** Under this name instead of a header: the symbols that were put in place of a file's. */
const pickedSymbols = "=symbols";

type Rows = Record<string, Record<string, string>>;

/** Symbols of share classes in one spelling: a holding entered as BRK.B is that of BRK-B, as it is for lines of today. */
export const shareClasses: Migration = {
  async up(db: Kysely<Rows>) {
    await changeRevisions(db);
    await joinDrawings(db);
    for (const { table, column, once } of columns)
      for (const [old, now] of await respelled(db, table, column)) {
        if (once !== null) await dropSame(db, { table, once, old, now });
        await db
          .updateTable(table)
          .set({ [column]: now })
          .where(column, "=", old)
          .execute();
      }
    await dropChangesToItself(db);
    for (const document of documents) await respellDocuments(db, document);
    await respellImportKeys(db);
    await respellTries(db);
  },
};

/** The spellings in a column that change, with what they become. */
async function respelled(db: Kysely<Rows>, table: string, column: string): Promise<[string, string][]> {
  const rows = await db.selectFrom(table).select(column).distinct().where(column, "is not", null).execute();
  return rows.flatMap((row): [string, string][] => {
    const old = row[column] ?? "";
    const now = normaliseSymbol(old);
    return now === old ? [] : [[old, now]];
  });
}

/** A row that is there under the new spelling too: that one stays. */
async function dropSame(
  db: Kysely<Rows>,
  { table, once, old, now }: { table: string; once: readonly string[]; old: string; now: string },
): Promise<void> {
  const same = sql.join(
    once.map((name) => sql`other.${sql.ref(name)} = one.${sql.ref(name)}`),
    sql` AND `,
  );
  await sql`DELETE FROM ${sql.table(table)} AS one WHERE one.symbol = ${old}
    AND EXISTS (SELECT 1 FROM ${sql.table(table)} AS other WHERE other.symbol = ${now} AND ${same})`.execute(db);
}

/** Whatever was calculated from a ledger with other spellings is outdated. */
async function changeRevisions(db: Kysely<Rows>): Promise<void> {
  for (const column of ["symbol", "new_symbol"])
    for (const [old] of await respelled(db, "portfolio_transactions", column)) {
      const rows = await db
        .selectFrom("portfolio_transactions")
        .select("user_id")
        .distinct()
        .where(column, "=", old)
        .execute();
      for (const { user_id: userId = "" } of rows) {
        await sql`UPDATE portfolio_ledgers SET revision = revision + 1 WHERE user_id = ${userId}`.execute(db);
        await sql`UPDATE portfolio_transactions
          SET revision = (SELECT revision FROM portfolio_ledgers WHERE portfolio_ledgers.user_id = ${userId})
          WHERE user_id = ${userId} AND ${sql.ref(column)} = ${old}`.execute(db);
      }
    }
}

/** One chart has the drawings of all its spellings. */
async function joinDrawings(db: Kysely<Rows>): Promise<void> {
  for (const [old, now] of await respelled(db, "chart_drawings", "symbol")) {
    const rows = await db
      .selectFrom("chart_drawings")
      .select(["user_id", "drawings"])
      .where("symbol", "=", old)
      .execute();
    for (const { user_id: userId = "", drawings = "[]" } of rows) {
      const others = await db
        .selectFrom("chart_drawings")
        .select("drawings")
        .where("user_id", "=", userId)
        .where("symbol", "=", now)
        .execute();
      for (const other of others)
        await db
          .updateTable("chart_drawings")
          .set({ drawings: JSON.stringify([...listOf(other["drawings"]), ...listOf(drawings)]) })
          .where("user_id", "=", userId)
          .where("symbol", "=", now)
          .execute();
    }
  }
}

function listOf(json: string | undefined): unknown[] {
  const list: unknown = JSON.parse(json ?? "[]");
  return Array.isArray(list) ? list : [];
}

/** A change from one spelling to the other, or a merger of them, which some entered to join two holdings, says nothing any more. */
async function dropChangesToItself(db: Kysely<Rows>): Promise<void> {
  await sql`UPDATE portfolio_transactions SET deleted_at = created_at
    WHERE symbol = new_symbol AND deleted_at IS NULL AND (type = 'symbol-change'
      OR (type = 'merger' AND coalesce(cash, '0') = '0' AND coalesce(ratio, '1') = '1'))`.execute(db);
}

async function respellDocuments(db: Kysely<Rows>, { table, column, keys }: (typeof documents)[number]): Promise<void> {
  const all = await db
    .selectFrom(table)
    .select([column, ...keys])
    .execute();
  // Other mappings are of column headers.
  const rows = all.filter(({ fingerprint }) => fingerprint === undefined || fingerprint === pickedSymbols);
  for (const row of rows) {
    const text = row[column] ?? "null";
    // What was picked for the symbols of files is a list of nothing else.
    const isSymbols = row["fingerprint"] === pickedSymbols;
    const now = JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      isSymbols || namesSymbol.has(key) ? respell(value) : value,
    );
    if (now === JSON.stringify(JSON.parse(text))) continue;
    let update = db.updateTable(table).set({ [column]: now });
    for (const key of keys) update = update.where(key, "=", row[key] ?? "");
    await update.execute();
  }
}

const namesSymbol: ReadonlySet<string> = new Set(["symbol", "symbols", "benchmark", "shelter"]);

function respell(value: unknown): unknown {
  if (typeof value === "string") return normaliseSymbol(value);
  return Array.isArray(value) ? value.map(respell) : value;
}

/** Lines of a file that is read again are recognised by their keys, which have the symbol in third place. */
async function respellImportKeys(db: Kysely<Rows>): Promise<void> {
  const rows = await db.selectFrom("portfolio_import_keys").select("key").distinct().execute();
  for (const { key = "" } of rows) {
    const now = key
      .split("|")
      .map((part, index) => (index === 2 ? normaliseSymbol(part) : part))
      .join("|");
    if (now !== key) await db.updateTable("portfolio_import_keys").set({ key: now }).where("key", "=", key).execute();
  }
}

/** Tries of the strategy lab count once, whichever way their symbols were written. */
async function respellTries(db: Kysely<Rows>): Promise<void> {
  const rows = await db.selectFrom("strategy_tries").select("symbols_key").distinct().execute();
  for (const { symbols_key: old = "" } of rows) {
    const now = old.split(",").map(normaliseSymbol).toSorted().join(",");
    if (now === old) continue;
    await sql`DELETE FROM strategy_tries AS one WHERE one.symbols_key = ${old} AND EXISTS (
      SELECT 1 FROM strategy_tries AS other
      WHERE other.symbols_key = ${now} AND other.user_id = one.user_id AND other.variant_key = one.variant_key
    )`.execute(db);
    await db.updateTable("strategy_tries").set({ symbols_key: now }).where("symbols_key", "=", old).execute();
  }
}
