import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupCancelled, BackupError } from "../src/server/backup/backup-error.ts";
import { keepNewest, makeBackup, nameAt } from "../src/server/backup/make-backup.ts";
import { createS3Store } from "../src/server/backup/s3-folder.ts";
import { readBackupPlaces, readConfig } from "../src/server/config.ts";
import { endOnMistake } from "./end-on-mistake.ts";

const usage = `Usage: npm run backup [-- --to FOLDER]

Saves the database and the secret as one file, also while the server runs: in DATA_DIR/backups, where the newest BACKUPS_KEPT
files are kept, or in FOLDER. With BACKUP_S3_URL the file is sent there, too.`;

/** A shorter backup shows no progress. */
const progressAfterMs = 300;

// Runs the nightly backup now.
await endOnMistake(usage, async () => {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const { databaseUrl, dataDirectory } = readBackupPlaces(process.env);
  // Before the settings are read, which would make a secret in the wrong folder.
  if (databaseUrl === null && !existsSync(join(dataDirectory, "bellwether.db")))
    throw new BackupError(`There is no database in ${dataDirectory} yet. DATA_DIR names the server's folder.`);
  const config = readConfig(process.env);
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
    version: string;
  };
  const madeAt = new Date().toISOString();
  const folder = values.to === undefined ? join(config.dataDirectory, "backups") : resolve(values.to);
  const ending = new AbortController();
  let cancelled = "Cancelled. No backup was kept.";
  process.once("SIGINT", () => ending.abort(new BackupCancelled(cancelled)));
  const clearLine = (): void => {
    if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
  };
  const beganMs = performance.now();
  const { file, bytes, tables } = await makeBackup({
    signal: ending.signal,
    onTable: (done, all) => {
      if (process.stderr.isTTY && performance.now() - beganMs > progressAfterMs)
        process.stderr.write(`\rSaved ${done} of ${all} tables. Ctrl+C cancels.`);
    },
    place: config,
    folder,
    name: nameAt(madeAt),
    secret: config.secret,
    passphrase: config.backupPassphrase,
    application: version,
    madeAt,
  }).finally(clearLine);
  if (values.to === undefined && config.backupsKept > 0) keepNewest(folder, config.backupsKept);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`Saved ${rows} rows of ${Object.keys(tables).length} tables in ${file} (${bytes} bytes).\n`);
  if (config.backupPassphrase === null)
    process.stdout.write("The file holds the server's secret as it is. Set BACKUP_PASSPHRASE to seal it.\n");
  if (config.backupS3 === null) return;
  const remote = createS3Store(config.backupS3);
  cancelled = `Cancelled. The backup is in ${file}, but may not be in ${remote.name}.`;
  if (process.stderr.isTTY) process.stderr.write(`Sending it to ${remote.name}. Ctrl+C cancels.`);
  try {
    await remote.put(file, { signal: ending.signal });
    if (config.backupsKept > 0) await remote.keepNewest(config.backupsKept, ending.signal);
  } catch (error) {
    ending.signal.throwIfAborted();
    throw error;
  } finally {
    clearLine();
  }
  process.stdout.write(`Sent it to ${remote.name}.\n`);
});
