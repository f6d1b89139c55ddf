import { join } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import type { Log } from "../log.ts";
import { StartError } from "../start-error.ts";
import { DamagedDatabaseError, faultInThread, faultOf, isDamage, sizeOf } from "./file-check.ts";
import { moveTable } from "./move-table.ts";
import { migrations } from "./migrations/index.ts";
import { postgresDialect } from "./postgres.ts";
import { tightenFiles } from "./private-files.ts";
import { lockFolder } from "./process-lock.ts";
import { openReplica, type Replica } from "./replica.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { createTableChanges, type TableChanges } from "./table-changes.ts";

export type Database = Kysely<Tables>;
/** A database or a transaction, as store functions take it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/**
 * Checking this much takes about half a second. Larger files are checked in a thread while the server already answers.
 */
const maxBytesCheckedAtStart = 256 * 1024 * 1024;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: "sqlite" | "postgresql";
  /** Commits of this process. */
  readonly changes: TableChanges;
  /** The replica for reads; null: there is none. */
  readonly replica: Pick<Replica, "figures" | "markUsers"> | null;
  close(): Promise<void>;
}

/** Opens PostgreSQL when `databaseUrl` is given, else the embedded database in the folder, and brings it up to date. */
export async function openDatabase(options: {
  databaseUrl: string | null;
  /** A streaming replica that a server reads from. */
  databaseReadUrl?: string | null;
  dataDirectory: string;
  log: Log;
  /** False for a second process beside the server, such as an administrator's command. */
  lock?: boolean;
  /** Called when a file that is too large to be checked first turns out to be damaged. */
  onDamage?: (error: DamagedDatabaseError) => void;
  /** Called before tables that hold data are changed, with the first migration to run. Nothing is changed if it throws. */
  beforeMigrations?: (first: string) => Promise<void>;
}): Promise<OpenDatabase> {
  tightenFiles(options.dataDirectory, options.log);
  const changes = createTableChanges();
  const isServer = options.lock !== false;
  const prepare = (db: Database) => migrate(db, options.log, options.beforeMigrations);
  const { databaseUrl: url, databaseReadUrl: readUrl = null, log } = options;
  if (url !== null) {
    const replica = readUrl === null || !isServer ? null : await openReplica({ url, readUrl, log });
    const db = new Kysely<Tables>({ dialect: await postgresDialect(url, log, changes, replica) });
    await prepared(db, prepare);
    return { db, engine: "postgresql", changes, replica, close: () => db.destroy() };
  }
  const file = join(options.dataDirectory, "bellwether.db");
  const lock = isServer ? lockFolder(options.dataDirectory) : null;
  const isLarge = sizeOf(file) > maxBytesCheckedAtStart;
  if (isServer && !isLarge && sizeOf(file) > 0) {
    const fault = faultOf({ file, pragma: "quick_check" });
    if (fault !== null) throw new DamagedDatabaseError(file, fault);
  }
  const db = await opened(file, changes, prepare).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  if (isServer && isLarge) checkLater(file, options.onDamage ?? (() => undefined), options.log);
  return {
    db,
    engine: "sqlite",
    changes,
    replica: null,
    async close() {
      await db.destroy();
      lock?.release();
    },
  };
}

async function opened(
  file: string,
  changes: TableChanges,
  prepare: (db: Database) => Promise<void>,
): Promise<Database> {
  try {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file, changes) });
    await prepared(db, prepare);
    return db;
  } catch (error) {
    if (isDamage(error)) throw new DamagedDatabaseError(file, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Leaves no connection behind if it fails. */
async function prepared(db: Database, prepare: (db: Database) => Promise<void>): Promise<void> {
  try {
    await prepare(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function checkLater(file: string, onDamage: (error: DamagedDatabaseError) => void, log: Log): void {
  faultInThread({ file, pragma: "quick_check" }).then(
    (fault) => fault !== null && onDamage(new DamagedDatabaseError(file, fault)),
    (error: unknown) => log.error({ err: error }, "the database file was not checked"),
  );
}

async function migrate(
  db: Database,
  log: Log,
  before: (first: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const tables = new Set(
    (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name),
  );
  if (tables.has(moveTable)) throw new StartError(unfinishedMove);
  const done = tables.has("kysely_migration")
    ? (await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)).rows.map(
        ({ name }) => name,
      )
    : [];
  const unknown = done.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new StartError(
      `${newer} (${unknown.join(", ")}). Start the newer version, or restore a backup from before the update.`,
    );
  const pending = Object.keys(migrations)
    .toSorted()
    .filter((name) => !done.includes(name));
  const [first] = pending;
  if (first === undefined) return;
  if (done.length > 0) await before(first);
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? [])
    log.debug({ migration: result.migrationName, status: result.status }, "migration");
  if (error !== undefined) throw error instanceof Error ? error : new Error("a migration failed", { cause: error });
}

const newer = "The database was changed by a newer Bellwether";
const unfinishedMove =
  "Moving data into this database was interrupted. Run the same npm run migrate-data again; it goes on where it stopped.";
