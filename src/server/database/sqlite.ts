import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type DatabaseConnection, type Dialect, SqliteDialect, SqliteDriver } from "kysely";
import { createPrivateFile } from "./private-files.ts";
import { joiningUnits } from "./unit-driver.ts";

/** The embedded engine. Every commit is on disk before it is answered. */
export function sqliteDialect(file: string): Dialect {
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
  return joiningUnits(dialect, { isSingle: true });
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

// Kysely speaks better-sqlite3's interface; node:sqlite differs in the argument list and in not saying `reader`.
function asKyselyDatabase(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare(text: string) {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as Value[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as Value[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as Value[])),
      };
    },
  };
}
