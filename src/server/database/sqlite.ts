import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type DatabaseConnection, type Dialect, SqliteDialect, SqliteDriver } from "kysely";
import { LRUCache } from "lru-cache";
import { createPrivateFile } from "./private-files.ts";
import type { TableChanges } from "./table-changes.ts";
import { joiningUnits } from "./unit-driver.ts";

/** The embedded engine. Every commit is on disk before the call returns. */
export function sqliteDialect(file: string, changes: TableChanges): Dialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  createPrivateFile(file);
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA busy_timeout = 5000");
  database.exec("PRAGMA foreign_keys = ON");
  // Lines have random ids: with the usual 2 MB, long imports read pages of their indexes again and again.
  database.exec("PRAGMA cache_size = -16000");
  const config = { database: asKyselyDatabase(database) };
  const dialect = new SqliteDialect(config);
  dialect.createDriver = () => new Driver(config, database);
  return joiningUnits(dialect, { isSingle: true, changes });
}

/** SQLite rolls back by itself when the disk is full or fails. A second rollback would hide the error that says so. */
class Driver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: ConstructorParameters<typeof SqliteDriver>[0], database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

type Value = null | number | bigint | string | NodeJS.ArrayBufferView;

/** Statements that are kept prepared: those of the hot paths many times over. */
const maxStatements = 400;
/**
 * Longer texts insert many rows at once, with a different text for each number of rows. A cached statement also keeps
 * its last values.
 */
const maxKeptText = 4_000;
const maxKeptValue = 4_000;
/** These statements don't change the schema, so prepared statements stay valid. */
const keepsTables = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

// Kysely expects better-sqlite3's interface. node:sqlite differs in the argument list and has no `reader`.
function asKyselyDatabase(database: DatabaseSync) {
  const statements = new LRUCache<string, ReturnType<typeof prepare>>({ max: maxStatements });

  function prepare(text: string) {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...valuesOf(text, parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...valuesOf(text, parameters)),
      // Others may run the same statement while its rows are read one by one.
      iterate: (parameters: readonly unknown[]) => database.prepare(text).iterate(...(parameters as Value[])),
    };
  }

  /** The values; a statement that is given a long one isn't kept. */
  function valuesOf(text: string, parameters: readonly unknown[]): Value[] {
    if (parameters.some(isLong)) statements.delete(text);
    return parameters as Value[];
  }

  return {
    close: () => database.close(),
    prepare(text: string) {
      if (!keepsTables.test(text)) {
        statements.clear();
        return prepare(text);
      }
      const known = statements.get(text);
      if (known !== undefined) return known;
      const made = prepare(text);
      if (text.length <= maxKeptText) statements.set(text, made);
      return made;
    },
  };
}

function isLong(value: unknown): boolean {
  if (typeof value === "string") return value.length > maxKeptValue;
  return ArrayBuffer.isView(value) && value.byteLength > maxKeptValue;
}
