import { join } from "node:path";
import { keepNewest, makeBackup, nameAt } from "../backup/make-backup.ts";
import type { BackupStore } from "../backup/s3-folder.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Job } from "../jobs/job.ts";
import type { Log } from "../log.ts";

const beforeUpdates = "before-updates";

/** A backup of the database and the secret every night, on either engine. */
export function backupJob({
  config,
  version,
  remote,
  clock,
}: {
  config: Config;
  version: string;
  /** Where each backup is sent besides; null: nowhere. */
  remote: BackupStore | null;
  clock: Clock;
}): Job {
  const folder = join(config.dataDirectory, "backups");
  return {
    id: "backup",
    title: "Backup",
    purpose: `Saves the database and the secret as one file in "backups"${remote === null ? "" : `, sends it to ${remote.name}`} and keeps the newest ${config.backupsKept}`,
    schedule: { kind: "cron", pattern: "15 3 * * *", timeZone: "UTC" },
    maximumMs: 60 * 60_000,
    async run(signal) {
      const madeAt = isoTime(clock.now());
      const { file, bytes, tables } = await makeBackup({
        place: config,
        folder,
        name: nameAt(madeAt),
        secret: config.secret,
        passphrase: config.backupPassphrase,
        application: version,
        madeAt,
        signal,
      });
      keepNewest(folder, config.backupsKept);
      if (remote !== null) {
        await remote.put(file, { signal });
        await remote.keepNewest(config.backupsKept, signal);
      }
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      return `Saved ${rows} rows in ${(bytes / 1e6).toFixed(1)} MB${remote === null ? "" : ` and sent them to ${remote.name}`}`;
    },
  };
}

/** Backs up a database that an update is about to change. These backups are kept until somebody deletes them. */
export function backupBeforeMigrations({
  config,
  version,
  remote,
  clock,
  log,
}: {
  config: Config;
  version: string;
  /** Where it is sent besides; null: nowhere. */
  remote: BackupStore | null;
  clock: Clock;
  log: Log;
}): (first: string) => Promise<void> {
  return async (first) => {
    const madeAt = isoTime(clock.now());
    const { file, bytes } = await makeBackup({
      place: config,
      folder: join(config.dataDirectory, "backups", beforeUpdates),
      name: `${nameAt(madeAt)}-before-${first}`,
      secret: config.secret,
      passphrase: config.backupPassphrase,
      application: version,
      madeAt,
    });
    log.info({ file, bytes }, "backed up before the update of the database");
    // An instance may lose its folder with its container. The update doesn't wait for the bucket, which may be slow or away.
    remote?.put(file, { folder: beforeUpdates }).then(
      () => log.info({ to: remote.name }, "sent the backup before the update to the bucket"),
      (error: unknown) => log.error({ err: error }, "the backup before the update was not sent to the bucket"),
    );
  };
}
