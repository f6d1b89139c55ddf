import { join } from "node:path";
import { Kysely, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import type { Log } from "../log.ts";
import { migrations } from "./migrations/index.ts";
import { postgresDialect } from "./postgres.ts";
import { lockFolder } from "./process-lock.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

export type Database = Kysely<Tables>;
/** A database or a transaction in it: what a store function needs. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: "sqlite" | "postgresql";
  close(): Promise<void>;
}

/** Opens PostgreSQL when `databaseUrl` is given, else the embedded database in the folder, and brings it up to date. */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataDirectory: string;
  log: Log;
  /** False for a second process beside the server, such as an administrator's command. */
  lock?: boolean;
}): Promise<OpenDatabase> {
  if (options.databaseUrl !== null) {
    const db = new Kysely<Tables>({ dialect: await postgresDialect(options.databaseUrl, options.log) });
    await migrate(db, options.log);
    return { db, engine: "postgresql", close: () => db.destroy() };
  }
  const lock = options.lock === false ? null : lockFolder(options.dataDirectory);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(join(options.dataDirectory, "bellwether.db")) });
  await migrate(db, options.log);
  return {
    db,
    engine: "sqlite",
    async close() {
      await db.destroy();
      lock?.release();
    },
  };
}

async function migrate(db: Database, log: Log): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) log.info({ migration: result.migrationName, status: result.status }, "migration");
  if (error !== undefined) throw error instanceof Error ? error : new Error("a migration failed", { cause: error });
}
