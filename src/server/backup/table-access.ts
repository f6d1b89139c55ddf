import { DatabaseSync } from "node:sqlite";
import { moveTable } from "../database/move-table.ts";
import type { Cell, Row } from "./row-hash.ts";

const batchRows = 500;
/** Parameters of one statement: SQLite allows 32,766, PostgreSQL 65,535. */
const maxParameters = 30_000;
const connectMs = 10_000;

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** All rows of a database, without its query builder: for copies that must not depend on what this version knows of the tables. */
export interface TableAccess {
  readonly engine: "sqlite" | "postgresql";
  /** Tables in an order in which each comes after those it refers to; none that belong to the engine or to the migrations. */
  readonly tables: readonly TableShape[];
  /** Names of the migrations that were run, in their order. */
  readonly migrations: readonly string[];
  rows(table: TableShape): AsyncIterable<readonly Row[]>;
  insert(table: TableShape, rows: readonly Row[]): Promise<void>;
  empty(table: TableShape): Promise<void>;
  /** True while a move of data into this database has begun and not ended. */
  readonly hasMove: boolean;
  markMove(isMoving: boolean): Promise<void>;
  /** Runs `work` in one transaction: all of it, or nothing. */
  atomically<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Tables of the migrations, of a move, and of short-lived shared state. */
const ownTables = new Set([
  "kysely_migration",
  "kysely_migration_lock",
  moveTable,
  "shared_counts",
  "shared_leases",
  "user_writes",
]);
const markText = (isMoving: boolean) =>
  isMoving ? `CREATE TABLE ${moveTable} (began text)` : `DROP TABLE IF EXISTS ${moveTable}`;

/** Opens a database for reading as it is at this moment, or for writing. What others commit meanwhile isn't seen by a reader. */
export async function openTables(
  place: { readonly databaseUrl: string } | { readonly file: string },
  mode: "read" | "write",
): Promise<TableAccess> {
  return "file" in place ? sqliteTables(place.file, mode) : postgresTables(place.databaseUrl, mode);
}

function sqliteTables(file: string, mode: "read" | "write"): TableAccess {
  const database = new DatabaseSync(file, { readOnly: mode === "read" });
  database.exec("PRAGMA busy_timeout = 10000");
  // A read transaction keeps the state of its beginning until it ends.
  if (mode === "read") database.exec("BEGIN; SELECT count(*) FROM sqlite_master");
  const names = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
    )
    .all()
    .map(({ name }) => String(name));
  const parents = new Map(
    names.map((name) => [
      name,
      database
        .prepare(`PRAGMA foreign_key_list(${quoted(name)})`)
        .all()
        .map(({ table }) => String(table)),
    ]),
  );
  const tables = inOrder(names, parents).map((name) => ({
    name,
    columns: database
      .prepare(`PRAGMA table_info(${quoted(name)})`)
      .all()
      .map((column) => String(column["name"])),
  }));
  return {
    engine: "sqlite",
    tables,
    migrations: names.includes("kysely_migration")
      ? database
          .prepare("SELECT name FROM kysely_migration ORDER BY name")
          .all()
          .map(({ name }) => String(name))
      : [],
    async *rows({ name, columns }) {
      const statement = database.prepare(`SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(name)}`);
      let batch: Row[] = [];
      for (const row of statement.iterate()) {
        batch.push(columns.map((column) => row[column] as Cell));
        if (batch.length < batchRows) continue;
        yield batch;
        batch = [];
        // Others get their turn between two batches.
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (batch.length > 0) yield batch;
    },
    async insert(table, rows) {
      for (const part of parts(table, rows))
        database.prepare(insertText(table, part.length, () => "?")).run(...part.flat());
    },
    async empty({ name }) {
      database.exec(`DELETE FROM ${quoted(name)}`);
    },
    hasMove: names.includes(moveTable),
    async markMove(isMoving) {
      database.exec(markText(isMoving));
    },
    async atomically(work) {
      database.exec("PRAGMA foreign_keys = ON; BEGIN IMMEDIATE");
      try {
        const result = await work();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec("ROLLBACK");
        throw error;
      }
    },
    async close() {
      database.close();
    },
  };
}

/** Connections that servers have to a PostgreSQL database. */
export async function connectionsOfServers(databaseUrl: string): Promise<number> {
  const { Client } = (await import("pg")).default;
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectMs,
    application_name: "bellwether backup",
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('bellwether', 'bellwether shared')",
    );
    return Number(rows[0]?.count ?? 0);
  } finally {
    await client.end();
  }
}

async function postgresTables(databaseUrl: string, mode: "read" | "write"): Promise<TableAccess> {
  const { Client, types } = (await import("pg")).default;
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectMs,
    application_name: "bellwether backup",
    types: {
      // Whole numbers of 64 bits come as texts otherwise.
      getTypeParser: (id, format) =>
        id === types.builtins.INT8 && format !== "binary"
          ? Number
          : (types.getTypeParser as (id: number, format?: string) => (text: string) => unknown)(id, format),
    },
  });
  client.on("error", () => undefined);
  await client.connect();
  let isInTransaction = mode === "read";
  if (isInTransaction) await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const textsOf = async (text: string, values: unknown[] = []) =>
    (await client.query<unknown[]>({ text, values, rowMode: "array" })).rows.map((row) => row.map(String));
  const names = (
    await textsOf(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name",
    )
  ).map(([name = ""]) => name);
  const references = await textsOf(
    "SELECT child.relname, parent.relname FROM pg_constraint c JOIN pg_class child ON child.oid = c.conrelid JOIN pg_class parent ON parent.oid = c.confrelid WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace",
  );
  const columns = await textsOf(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position",
  );
  const parents = new Map(
    names.map((name) => [name, references.filter(([child]) => child === name).map(([, parent = ""]) => parent)]),
  );
  const tables = inOrder(names, parents).map((name) => ({
    name,
    columns: columns.filter(([table]) => table === name).map(([, column = ""]) => column),
  }));
  return {
    engine: "postgresql",
    tables,
    migrations: names.includes("kysely_migration")
      ? (await textsOf("SELECT name FROM kysely_migration ORDER BY name")).map(([name = ""]) => name)
      : [],
    async *rows({ name, columns: wanted }) {
      // A cursor lives in a transaction.
      const isOwn = !isInTransaction;
      if (isOwn) await client.query("BEGIN");
      await client.query(
        `DECLARE all_rows NO SCROLL CURSOR FOR SELECT ${wanted.map(quoted).join(", ")} FROM ${quoted(name)}`,
      );
      try {
        for (;;) {
          const { rows } = await client.query<Cell[]>({ text: `FETCH ${batchRows} FROM all_rows`, rowMode: "array" });
          if (rows.length === 0) break;
          yield rows;
        }
      } finally {
        await client.query(isOwn ? "COMMIT" : "CLOSE all_rows");
      }
    },
    async insert(table, rows) {
      for (const part of parts(table, rows))
        await client.query(
          insertText(table, part.length, (index) => `$${index + 1}`),
          part.flat(),
        );
    },
    async empty({ name }) {
      await client.query(`DELETE FROM ${quoted(name)}`);
    },
    hasMove: names.includes(moveTable),
    async markMove(isMoving) {
      await client.query(markText(isMoving));
    },
    async atomically(work) {
      await client.query("BEGIN");
      isInTransaction = true;
      try {
        const result = await work();
        await client.query("COMMIT");
        return result;
      } catch (error) {
        await client.query("ROLLBACK").catch(() => undefined);
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    close: () => client.end(),
  };
}

/** Each table after those that it refers to. A reference to itself doesn't count. */
function inOrder(names: readonly string[], parents: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const ordered: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (ordered.includes(name) || path.includes(name)) return;
    for (const parent of parents.get(name) ?? []) if (names.includes(parent)) visit(parent, [...path, name]);
    ordered.push(name);
  };
  for (const name of names) visit(name, []);
  return ordered.filter((name) => !ownTables.has(name));
}

function* parts({ columns }: TableShape, rows: readonly Row[]): Iterable<readonly Row[]> {
  const size = Math.max(1, Math.floor(maxParameters / Math.max(1, columns.length)));
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

function insertText({ name, columns }: TableShape, count: number, placeholder: (index: number) => string): string {
  const rows = Array.from(
    { length: count },
    (_, row) => `(${columns.map((_column, column) => placeholder(row * columns.length + column)).join(", ")})`,
  );
  return `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(", ")}) VALUES ${rows.join(", ")}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
