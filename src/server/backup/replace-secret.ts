import { isoTime } from "../clock.ts";
import { lockFolder } from "../database/process-lock.ts";
import { fingerprintRow, fingerprintTable } from "../secrets/secret-check.ts";
import { BackupError } from "./backup-error.ts";
import { type DatabasePlace, fingerprintOf, tablesPlace } from "./make-backup.ts";
import { refuseWhileInUse } from "./move-data.ts";
import { openTables } from "./table-access.ts";

/**
 * Lets a database be used with another secret, while no server uses it. Changes nothing else: an update is left to the server, which
 * makes a backup first. False: it is used with this secret already. Throws a BackupError if a server is connected.
 */
export async function replaceSecret({ place, secret }: { place: DatabasePlace; secret: string }): Promise<boolean> {
  if (place.databaseUrl !== null) await refuseWhileInUse(place.databaseUrl);
  const lock = place.databaseUrl === null ? lockFolder(place.dataDirectory) : null;
  try {
    const access = await openTables(tablesPlace(place), "write");
    try {
      const table = access.tables.find(({ name }) => name === fingerprintTable);
      if (table === undefined)
        throw new BackupError(
          "This database keeps no fingerprint of its secret yet: start the server with the new one.",
        );
      const row = fingerprintRow(secret, isoTime(Date.now()));
      if ((await fingerprintOf(access)) === row["fingerprint"]) return false;
      await access.atomically(async () => {
        await access.empty(table);
        await access.insert(table, [table.columns.map((column) => row[column] ?? null)]);
      });
      return true;
    } finally {
      await access.close();
    }
  } finally {
    lock?.release();
  }
}
