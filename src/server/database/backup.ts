import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { faultInThread } from "./file-check.ts";

const prefix = "bellwether-";
const suffix = ".db";

/**
 * A whole, consistent copy of the embedded database beside it, made while it is in use; the newest `keep` copies stay. Gives the path of
 * the copy. It appears under its name only when it is complete and has passed the engine's integrity check;
 * throws when it has not.
 */
export async function backupDatabase({
  dataDirectory,
  name,
  keep,
  signal,
}: {
  dataDirectory: string;
  /** Sorts by age: 2026-03-02. */
  name: string;
  keep: number;
  signal?: AbortSignal;
}): Promise<string> {
  const folder = join(dataDirectory, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${prefix}${name}${suffix}`);
  const unfinished = `${file}.part`;
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith(".part")))
    rmSync(join(folder, entry), { force: true });
  // Closed to others before anything is in it.
  writeFileSync(unfinished, "", { mode: 0o600 });
  const source = new DatabaseSync(join(dataDirectory, "bellwether.db"), { readOnly: true });
  try {
    await backup(source, unfinished);
  } finally {
    source.close();
  }
  chmodSync(unfinished, 0o600);
  const fault = await faultInThread({ file: unfinished, pragma: "integrity_check", isAtRest: true }, signal);
  if (fault !== null) {
    rmSync(unfinished);
    throw new Error(`The database failed its integrity check, so no copy was kept: ${fault}`);
  }
  renameSync(unfinished, file);
  const copies = readdirSync(folder)
    .filter((entry) => entry.startsWith(prefix) && entry.endsWith(suffix))
    .toSorted();
  for (const old of copies.slice(0, Math.max(0, copies.length - keep))) rmSync(join(folder, old));
  return file;
}
