import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { keepNewest, makeBackup, nameAt } from "../src/server/backup/make-backup.ts";
import { createS3Store } from "../src/server/backup/s3-folder.ts";
import { readConfig } from "../src/server/config.ts";
import { endOnMistake } from "./end-on-mistake.ts";

const usage = `Usage: npm run backup [-- --to FOLDER]

Saves the database and the secret as one file, also while the server runs: in DATA_DIR/backups, where the newest BACKUPS_KEPT
files are kept, or in FOLDER. With BACKUP_S3_URL the file is sent there, too.`;

// Runs the nightly backup now.
await endOnMistake(usage, async () => {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const config = readConfig(process.env);
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
    version: string;
  };
  const madeAt = new Date().toISOString();
  const folder = values.to === undefined ? join(config.dataDirectory, "backups") : resolve(values.to);
  const { file, bytes, tables } = await makeBackup({
    place: config,
    folder,
    name: nameAt(madeAt),
    secret: config.secret,
    passphrase: config.backupPassphrase,
    application: version,
    madeAt,
  });
  if (values.to === undefined && config.backupsKept > 0) keepNewest(folder, config.backupsKept);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`Saved ${rows} rows of ${Object.keys(tables).length} tables in ${file} (${bytes} bytes).\n`);
  if (config.backupPassphrase === null)
    process.stdout.write("The file holds the server's secret as it is. Set BACKUP_PASSPHRASE to seal it.\n");
  if (config.backupS3 === null) return;
  const remote = createS3Store(config.backupS3);
  await remote.put(file);
  if (config.backupsKept > 0) await remote.keepNewest(config.backupsKept);
  process.stdout.write(`Sent it to ${remote.name}.\n`);
});
