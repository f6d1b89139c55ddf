import { join } from "node:path";
import { Kysely, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import type { Log } from "../log.ts";
import { DamagedDatabaseError, faultInThread, faultOf, isDamage, sizeOf } from "./file-check.ts";
import { migrations } from "./migrations/index.ts";
import { postgresDialect } from "./postgres.ts";
import { tightenFiles } from "./private-files.ts";
import { lockFolder } from "./process-lock.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { createTableChanges, type TableChanges } from "./table-changes.ts";

export type Database = Kysely<Tables>;
/** A database or a transaction in it: what a store function needs. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** Checking that much takes about half a second. A larger file is checked in a thread while the server already answers. */
const maxBytesCheckedAtStart = 256 * 1024 * 1024;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: "sqlite" | "postgresql";
  /** What this process commits. */
  readonly changes: TableChanges;
  close(): Promise<void>;
}

/** Opens PostgreSQL when `databaseUrl` is given, else the embedded database in the folder, and brings it up to date. */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataDirectory: string;
  log: Log;
  /** False for a second process beside the server, such as an administrator's command. */
  lock?: boolean;
  /** Called when a file that is too large to be checked first turns out to be damaged. */
  onDamage?: (error: DamagedDatabaseError) => void;
}): Promise<OpenDatabase> {
  tightenFiles(options.dataDirectory, options.log);
  const changes = createTableChanges();
  if (options.databaseUrl !== null) {
    const db = new Kysely<Tables>({ dialect: await postgresDialect(options.databaseUrl, options.log, changes) });
    await migrate(db, options.log);
    return { db, engine: "postgresql", changes, close: () => db.destroy() };
  }
  const file = join(options.dataDirectory, "bellwether.db");
  const isServer = options.lock !== false;
  const lock = isServer ? lockFolder(options.dataDirectory) : null;
  const isLarge = sizeOf(file) > maxBytesCheckedAtStart;
  if (isServer && !isLarge && sizeOf(file) > 0) {
    const fault = faultOf({ file, pragma: "quick_check" });
    if (fault !== null) throw new DamagedDatabaseError(file, fault);
  }
  const db = await opened(file, options.log, changes);
  if (isServer && isLarge) checkLater(file, options.onDamage ?? (() => undefined), options.log);
  return {
    db,
    engine: "sqlite",
    changes,
    async close() {
      await db.destroy();
      lock?.release();
    },
  };
}

async function opened(file: string, log: Log, changes: TableChanges): Promise<Database> {
  try {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file, changes) });
    await migrate(db, log);
    return db;
  } catch (error) {
    if (isDamage(error)) throw new DamagedDatabaseError(file, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

function checkLater(file: string, onDamage: (error: DamagedDatabaseError) => void, log: Log): void {
  faultInThread({ file, pragma: "quick_check" }).then(
    (fault) => fault !== null && onDamage(new DamagedDatabaseError(file, fault)),
    (error: unknown) => log.error({ err: error }, "the database file was not checked"),
  );
}

async function migrate(db: Database, log: Log): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) log.info({ migration: result.migrationName, status: result.status }, "migration");
  if (error !== undefined) throw error instanceof Error ? error : new Error("a migration failed", { cause: error });
}
