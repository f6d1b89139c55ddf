import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPrivateFile } from "../database/private-files.ts";
import { lockFolder } from "../database/process-lock.ts";
import type { Log } from "../log.ts";
import { BackupError } from "./backup-error.ts";
import { differences, hashesOf, type TableHashes } from "./backup-file.ts";
import { type DatabasePlace, tablesPlace } from "./make-backup.ts";
import { checkMigrations, prepareTables } from "./restore-backup.ts";
import { createRowHash, rowText } from "./row-hash.ts";
import { connectionsOfServers, openTables, type TableAccess, type TableShape } from "./table-access.ts";

const connectionChecks = 8;
const connectionCheckMs = 250;

/**
 * Copies everything from one engine to the other, table by table, and compares counts and hashes. Run again after it was interrupted, it
 * goes on behind the last whole table. The source isn't changed. Throws a BackupError where the target is in use or differs in the end.
 */
export async function moveData({
  from,
  to,
  log,
  onTable = () => undefined,
}: {
  readonly from: DatabasePlace;
  readonly to: DatabasePlace;
  readonly log: Log;
  readonly onTable?: (table: string, rows: number, isCopied: boolean) => void;
}): Promise<TableHashes> {
  if ((from.databaseUrl === null) === (to.databaseUrl === null))
    throw new BackupError("Data is moved between the embedded database and PostgreSQL: name one of each.");
  await refuseWhileInUse(from.databaseUrl ?? to.databaseUrl ?? "");
  const lock = lockFolder((from.databaseUrl === null ? from : to).dataDirectory);
  const source = await openTables(tablesPlace(from), "read");
  try {
    checkMigrations(source.migrations, "The database to read from");
    if (to.databaseUrl === null) createPrivateFile(join(to.dataDirectory, "bellwether.db"));
    if (!(await isBegun(to))) {
      await prepareTables(to, source.migrations.at(-1), log);
      await begin(to);
    }
    const target = await openTables(tablesPlace(to), "write");
    try {
      for (const table of source.tables) await copyTable(table, { source, target, onTable });
      const hashes = await hashesOf(source);
      const wrong = differences(hashes, await hashesOf(target));
      if (wrong.length > 0)
        throw new BackupError(`These tables differ after the move: ${wrong.join(", ")}. Was something still writing?`);
      await target.markMove(false);
      return hashes;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
    lock.release();
  }
}

/** Throws a BackupError if servers are connected. The embedded database is locked by its server instead. */
export async function refuseWhileInUse(databaseUrl: string): Promise<void> {
  // Those of a server that has just ended may take a moment to go.
  for (let left = connectionChecks; left > 0; left--) {
    const connections = await connectionsOfServers(databaseUrl);
    if (connections === 0) return;
    if (left === 1)
      throw new BackupError(
        `A Bellwether uses the PostgreSQL database (${connections} connections). Stop every instance first. A pooler keeps connections for some minutes after that: restart it, or wait.`,
      );
    await wait(connectionCheckMs);
  }
}

/** True if a move into this database was begun and didn't end. */
async function isBegun(place: DatabasePlace): Promise<boolean> {
  const target = await openTables(tablesPlace(place), "write");
  try {
    return target.hasMove;
  } finally {
    await target.close();
  }
}

async function begin(place: DatabasePlace): Promise<void> {
  const target = await openTables(tablesPlace(place), "write");
  try {
    await target.atomically(async () => {
      // Only rows of migrations can be there.
      for (const table of target.tables.toReversed()) await target.empty(table);
      await target.markMove(true);
    });
  } finally {
    await target.close();
  }
}

async function copyTable(
  table: TableShape,
  {
    source,
    target,
    onTable,
  }: {
    readonly source: TableAccess;
    readonly target: TableAccess;
    readonly onTable: (table: string, rows: number, isCopied: boolean) => void;
  },
): Promise<void> {
  const present = await hashesOf(target, [table]);
  if ((present[table.name]?.rows ?? 0) > 0) {
    const wanted = await hashesOf(source, [table]);
    if (differences(wanted, present).length === 0) {
      onTable(table.name, present[table.name]?.rows ?? 0, false);
      return;
    }
  }
  const hash = createRowHash();
  await target.atomically(async () => {
    await target.empty(table);
    for await (const rows of source.rows(table)) {
      for (const row of rows) hash.add(rowText(row));
      await target.insert(table, rows);
    }
  });
  onTable(table.name, hash.result().rows, true);
}
