import { Kysely } from "kysely";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Migrator } from "kysely/migration";
import { migrations } from "../database/migrations/index.ts";
import { postgresDialect } from "../database/postgres.ts";
import { lockFolder } from "../database/process-lock.ts";
import type { Tables } from "../database/schema.ts";
import { sqliteDialect } from "../database/sqlite.ts";
import { createTableChanges } from "../database/table-changes.ts";
import type { Log } from "../log.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupHead, differences, hashesOf, readBackup, type TableHashes } from "./backup-file.ts";
import { type DatabasePlace, tablesPlace } from "./make-backup.ts";
import { openSecret } from "./sealed-secret.ts";
import { openTables, type TableAccess } from "./table-access.ts";

export interface Restored {
  readonly head: BackupHead;
  readonly tables: TableHashes;
}

/**
 * Restores a backup into an empty place, on either engine: all of it in one transaction, with the tables as they were when it was made.
 * Afterwards the hash of each table equals the backup's; otherwise nothing is kept. The next start brings the tables up to date.
 */
export async function restoreBackup({
  file,
  place,
  passphrase,
  withoutSecret = false,
  givenSecret,
  log,
}: {
  readonly file: string;
  readonly place: DatabasePlace;
  readonly passphrase: string | null;
  /** Leaves the secret in the file, whose passphrase is lost. */
  readonly withoutSecret?: boolean;
  /** From the environment; null: the secret lives in the folder. */
  readonly givenSecret: string | null;
  readonly log: Log;
}): Promise<Restored> {
  // The whole file is read before anything is touched.
  const { head } = await readBackup(file);
  checkMigrations(head.migrations, file);
  const secret = withoutSecret ? null : secretOf(head, { file, passphrase });
  mkdirSync(place.dataDirectory, { recursive: true, mode: 0o700 });
  const lock = place.databaseUrl === null ? lockFolder(place.dataDirectory) : null;
  try {
    if (secret !== null) checkSecret(secret, { place, givenSecret });
    await prepareTables(place, head.migrations.at(-1), log);
    const target = await openTables(tablesPlace(place), "write");
    try {
      const tables = await fill(target, file);
      if (secret !== null && givenSecret === null) keepSecret(secret, place.dataDirectory);
      return { head, tables };
    } finally {
      await target.close();
    }
  } finally {
    lock?.release();
  }
}

/** Restores a backup into a temporary embedded database and compares every table. Leaves nothing behind. */
export async function verifyBackup(
  file: string,
  secret: { readonly passphrase: string | null; readonly withoutSecret?: boolean },
  log: Log,
): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), "bellwether-verify-"));
  try {
    return await restoreBackup({
      file,
      place: { databaseUrl: null, dataDirectory: folder },
      ...secret,
      givenSecret: null,
      log,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the migrations up to one of them on a database that has none, or just these. */
export async function prepareTables(place: DatabasePlace, last: string | undefined, log: Log): Promise<void> {
  const changes = createTableChanges();
  const dialect =
    place.databaseUrl === null
      ? sqliteDialect(join(place.dataDirectory, "bellwether.db"), changes)
      : await postgresDialect(place.databaseUrl, log, changes);
  const db = new Kysely<Tables>({ dialect });
  try {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    if (tables.includes("users") && (await db.selectFrom("users").select("id").limit(1).execute()).length > 0)
      throw new BackupError(
        `${placeName(place)} has accounts already. Choose an empty ${place.databaseUrl === null ? "folder" : "database"}.`,
      );
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
    const done = (await migrator.getMigrations())
      .filter(({ executedAt }) => executedAt !== undefined)
      .map(({ name }) => name);
    const beyond = last === undefined ? undefined : done.find((name) => name > last);
    if (beyond !== undefined)
      throw new BackupError(
        `${placeName(place)} was used by a newer Bellwether than the backup. Restore into an empty ${place.databaseUrl === null ? "folder" : "database"}.`,
      );
    if (last === undefined) return;
    const { error } = await migrator.migrateTo(last);
    if (error !== undefined) throw error instanceof Error ? error : new Error("a migration failed", { cause: error });
  } finally {
    await db.destroy();
  }
}

async function fill(target: TableAccess, file: string): Promise<TableHashes> {
  return target.atomically(async () => {
    // The backup also contains the rows that migrations insert.
    for (const table of target.tables.toReversed()) await target.empty(table);
    const { tables } = await readBackup(file, {
      rows: async (table, rows) => {
        if (!target.tables.some(({ name }) => name === table.name))
          throw new BackupError(`${file}: the table ${table.name} isn't known to this Bellwether`);
        await target.insert(table, rows);
      },
    });
    const wrong = differences(tables, await hashesOf(target));
    if (wrong.length > 0)
      throw new BackupError(`Nothing was restored: these tables came out different: ${wrong.join(", ")}`);
    return tables;
  });
}

/** Refuses tables of a later version than this program's. */
export function checkMigrations(done: readonly string[], what: string): void {
  if (done.some((name) => !Object.hasOwn(migrations, name)))
    throw new BackupError(`${what} was made by a newer Bellwether. Update this one first.`);
}

function secretOf(head: BackupHead, { file, passphrase }: { file: string; passphrase: string | null }): string | null {
  if (head.secret === null) return null;
  const secret = openSecret(head.secret, passphrase);
  if (secret === null)
    throw new BackupError(
      passphrase === null
        ? `${file}: its secret is sealed. Set BACKUP_PASSPHRASE to the passphrase it was made with, or add --without-secret if that is lost.`
        : `${file}: BACKUP_PASSPHRASE is not the passphrase it was made with. If that is lost, add --without-secret.`,
    );
  return secret;
}

function checkSecret(
  secret: string,
  { place, givenSecret }: { place: DatabasePlace; givenSecret: string | null },
): void {
  if (givenSecret !== null && givenSecret !== secret)
    throw new BackupError(
      "APP_SECRET differs from the secret in the backup: keys and second factors could not be read. Set it to the backup's, or leave it unset.",
    );
  if (givenSecret === null) {
    const present = presentSecret(place.dataDirectory);
    if (present !== null && present !== secret)
      throw new BackupError(
        `${join(place.dataDirectory, "secret")} holds another secret than the backup. Move it away first.`,
      );
  }
}

function presentSecret(dataDirectory: string): string | null {
  try {
    return readFileSync(join(dataDirectory, "secret"), "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function keepSecret(secret: string, dataDirectory: string): void {
  const file = join(dataDirectory, "secret");
  if (presentSecret(dataDirectory) !== null) return;
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
  chmodSync(file, 0o600);
}

function placeName({ databaseUrl, dataDirectory }: DatabasePlace): string {
  return databaseUrl === null ? dataDirectory : "The PostgreSQL database";
}
