import { randomUUID } from "node:crypto";
import { createS3Store } from "./backup/s3-folder.ts";
import { createClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import type { Log } from "./log.ts";
import { runAll } from "./run-all.ts";
import { checkSecret } from "./secrets/secret-check.ts";
import { createVault } from "./secrets/vault.ts";
import { openSharedState } from "./shared/open-shared-state.ts";
import { createSharedLimits } from "./shared/shared-limits.ts";
import { backupBeforeMigrations } from "./upkeep/backup-job.ts";

export type Base = Awaited<ReturnType<typeof openBase>>;

export interface BaseOptions {
  readonly config: Config;
  readonly log: Log;
  readonly version: string;
  /** Called when the database file, checked while the server runs already, turns out to be damaged. */
  readonly onDamage?: (error: Error) => void;
}

/** The common basis of all rooms: configuration, clock, database and state shared by instances. */
export async function openBase({ config, log, version, onDamage }: BaseOptions) {
  const clock = createClock(config.clockStartsAt);
  const remote = config.backupS3 === null ? null : createS3Store(config.backupS3);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseReadUrl: config.databaseReadUrl,
    dataDirectory: config.dataDirectory,
    log,
    beforeMigrations: backupBeforeMigrations({ config, version, remote, clock, log }),
    ...(onDamage === undefined ? {} : { onDamage }),
  });
  const closeFirst = async (error: unknown): Promise<never> => {
    await database.close();
    throw error;
  };
  await checkSecret({ db: database.db, secret: config.secret, clock }).catch(closeFirst);
  const shared = await openSharedState(config, log).catch(closeFirst);
  const sharedLimits = createSharedLimits({ shared, log });
  return {
    config,
    log,
    version,
    clock,
    db: database.db,
    engine: database.engine,
    /** Commits of this process. */
    changes: database.changes,
    replica: database.replica,
    shared,
    /** Names this process among those that share a database. */
    instance: randomUUID(),
    limits: createRateLimits(config.limits, sharedLimits),
    /** Keeps copies of backups; null: nothing does. */
    remoteBackups: remote,
    vault: createVault(config.secret),
    appUrl: config.appUrl,
    secret: config.secret,

    close: () => runAll([() => sharedLimits.stop(), () => shared.close(), () => database.close()]),
  };
}
