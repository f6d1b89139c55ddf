import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Dialect, SqliteDialect } from "kysely";

/** The embedded engine. Every commit is on disk before it is answered. */
export function sqliteDialect(file: string): Dialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA busy_timeout = 5000");
  database.exec("PRAGMA foreign_keys = ON");
  return new SqliteDialect({ database: asKyselyDatabase(database) });
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
