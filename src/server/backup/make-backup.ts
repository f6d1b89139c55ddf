import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { faultInThread, sizeOf } from "../database/file-check.ts";
import { fingerprintRow, fingerprintTable, wrongSecret } from "../secrets/secret-check.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupHead, type BackupRun, formatVersion, type TableHashes, writeBackup } from "./backup-file.ts";
import { sealSecret } from "./sealed-secret.ts";
import { openTables, type TableAccess } from "./table-access.ts";

const prefix = "bellwether-";
const suffix = ".backup";

/** Where a database is: PostgreSQL, or the embedded one in its folder. */
export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
}

export function tablesPlace({ databaseUrl, dataDirectory }: DatabasePlace): Parameters<typeof openTables>[0] {
  return databaseUrl === null ? { file: join(dataDirectory, "bellwether.db") } : { databaseUrl };
}

/**
 * Makes one file of the whole database and the server's secret while writes go on, as it is at the moment this begins. The file has its
 * name only when it is complete and on disk. The embedded database has to pass its integrity check first.
 */
export async function makeBackup({
  place,
  folder,
  name,
  secret,
  passphrase,
  application,
  madeAt,
  ...run
}: BackupRun & {
  readonly place: DatabasePlace;
  readonly folder: string;
  /** Sorts by age: 2026-03-02T03-15-00Z. */
  readonly name: string;
  readonly secret: string;
  readonly passphrase: string | null;
  /** The version of Bellwether. */
  readonly application: string;
  readonly madeAt: string;
}): Promise<{ readonly file: string; readonly bytes: number; readonly tables: TableHashes }> {
  if (place.databaseUrl === null && sizeOf(join(place.dataDirectory, "bellwether.db")) === 0)
    throw new BackupError(`${place.dataDirectory} has no database yet: start Bellwether once, or set DATA_DIR.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${prefix}${name}${suffix}`);
  const unfinished = `${file}.part`;
  for (const entry of readdirSync(folder))
    if (entry.startsWith(prefix) && entry.endsWith(".part")) rmSync(join(folder, entry), { force: true });
  if (place.databaseUrl === null) {
    const fault = await faultInThread(
      { file: join(place.dataDirectory, "bellwether.db"), pragma: "integrity_check" },
      run.signal,
    );
    if (fault !== null)
      throw new BackupError(`The database failed its integrity check, so no backup was kept: ${fault}`);
  }
  const source = await openTables(tablesPlace(place), "read");
  try {
    await checkFingerprint(source, secret);
    const head: BackupHead = {
      format: "bellwether-backup",
      version: formatVersion,
      madeAt,
      application,
      engine: source.engine,
      migrations: [...source.migrations],
      secret: sealSecret(secret, passphrase),
    };
    const tables = await writeBackup(unfinished, source, head, run);
    run.signal?.throwIfAborted();
    renameSync(unfinished, file);
    await syncFolder(folder);
    return { file, bytes: statSync(file).size, tables };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await source.close();
  }
}

/** A backup with a secret that opens nothing would be found out only when it is needed. */
async function checkFingerprint(source: TableAccess, secret: string): Promise<void> {
  const known = await fingerprintOf(source);
  if (known !== null && known !== fingerprintRow(secret, "")["fingerprint"]) throw new BackupError(wrongSecret);
}

/** The fingerprint of the secret that a database is used with; null if it keeps none yet. */
export async function fingerprintOf(source: TableAccess): Promise<string | null> {
  const table = source.tables.find(({ name }) => name === fingerprintTable);
  if (table === undefined) return null;
  const found: string[] = [];
  for await (const rows of source.rows(table))
    for (const row of rows) found.push(String(row[table.columns.indexOf("fingerprint")]));
  return found[0] ?? null;
}

/** The backups of a folder, oldest first. */
export function backupsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((entry) => entry.startsWith(prefix) && entry.endsWith(suffix))
      .toSorted()
      .map((entry) => join(folder, entry));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Deletes all but the newest `keep` backups of a folder. */
export function keepNewest(folder: string, keep: number): void {
  const files = backupsIn(folder);
  for (const file of files.slice(0, Math.max(0, files.length - keep))) rmSync(file, { force: true });
}

/** A name that sorts by time and is a file name on every system. */
export function nameAt(time: string): string {
  return `${time.slice(0, 19).replaceAll(":", "-")}Z`;
}

/** A new name survives a power cut only when its folder is on disk, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems can't.
    if (!["EINVAL", "EPERM", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  } finally {
    await handle.close();
  }
}
