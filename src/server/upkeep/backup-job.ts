import { statSync } from "node:fs";
import { type Clock, isoTime } from "../clock.ts";
import { backupDatabase } from "../database/backup.ts";
import type { Job } from "../jobs/job.ts";

/** A copy of the embedded database every night. */
export function backupJob({ dataDirectory, keep, clock }: { dataDirectory: string; keep: number; clock: Clock }): Job {
  return {
    id: "backup",
    title: "Backup",
    purpose: `Copies the database into the folder "backups" beside it and keeps the last ${keep} copies`,
    schedule: { kind: "cron", pattern: "15 3 * * *", timeZone: "UTC" },
    maximumMs: 30 * 60_000,
    async run(signal) {
      const file = await backupDatabase({ dataDirectory, name: isoTime(clock.now()).slice(0, 10), keep, signal });
      return `Copied ${(statSync(file).size / 1e6).toFixed(1)} MB. The integrity check passed.`;
    },
  };
}
