import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, isAbsolute, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { BackupError } from "../src/server/backup/backup-error.ts";
import { backupsIn } from "../src/server/backup/make-backup.ts";
import { restoreBackup, verifyBackup } from "../src/server/backup/restore-backup.ts";
import { createS3Store } from "../src/server/backup/s3-folder.ts";
import { readBackupPlaces } from "../src/server/config.ts";
import { createLog } from "../src/server/log.ts";
import { endOnMistake } from "./end-on-mistake.ts";

const usage = `Usage: npm run restore -- [--verify] [--from-s3] [--without-secret] [FILE]

Restores a backup into an empty DATA_DIR, or into the empty PostgreSQL database of DATABASE_URL, and compares every table with it.
Without FILE it takes the newest. With --verify it restores into a temporary place, compares, and leaves everything as it is.
With --from-s3 the file is fetched from BACKUP_S3_URL. With --without-secret the secret stays in the file: for a lost passphrase.
Stop the server first.`;

await endOnMistake(usage, async () => {
  const { values, positionals } = parseArgs({
    options: { verify: { type: "boolean" }, "from-s3": { type: "boolean" }, "without-secret": { type: "boolean" } },
    allowPositionals: true,
  });
  const withoutSecret = values["without-secret"] === true;
  const places = readBackupPlaces(process.env);
  const temporary = mkdtempSync(join(tmpdir(), "bellwether-restore-"));
  const log = createLog("warn");
  try {
    const [source] = positionals;
    const file =
      values["from-s3"] === true
        ? await fetched(source, temporary)
        : (source ?? backupsIn(join(places.dataDirectory, "backups")).at(-1));
    if (file === undefined)
      throw new BackupError(`There is no backup in ${join(places.dataDirectory, "backups")}. Name a file.`);
    const path = isAbsolute(file) ? file : resolve(file);
    const { head, tables } =
      values.verify === true
        ? await verifyBackup(path, { passphrase: places.backupPassphrase, withoutSecret }, log)
        : await restoreBackup({
            file: path,
            place: places,
            passphrase: places.backupPassphrase,
            withoutSecret,
            givenSecret: places.givenSecret,
            log,
          });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${values.verify === true ? "Verified" : "Restored"} ${rows} rows of ${Object.keys(tables).length} tables, made at ${head.madeAt}. Every table equals the backup.\n`,
    );
    if (withoutSecret)
      process.stdout.write(
        values.verify === true
          ? "Its secret wasn't checked.\n"
          : "Start with the secret that was in use then. If it is lost, run npm run secret -- replace first.\n",
      );
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }

  async function fetched(source: string | undefined, folder: string): Promise<string> {
    if (places.backupS3 === null) throw new BackupError("BACKUP_S3_URL and its keys are not set.");
    const remote = createS3Store(places.backupS3);
    const name = source ?? (await remote.list()).at(-1);
    if (name === undefined) throw new BackupError(`There is no backup in ${remote.name}.`);
    const reply = await remote.get(name);
    const file = join(folder, basename(name));
    if (reply.body === null) throw new BackupError(`${remote.name} sent an empty file.`);
    await pipeline(reply.body as AsyncIterable<Uint8Array>, createWriteStream(file, { mode: 0o600 }));
    return file;
  }
});
