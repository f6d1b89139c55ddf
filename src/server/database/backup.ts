import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

const prefix = "bellwether-";
const suffix = ".db";

/**
 * A whole, consistent copy of the embedded database beside it, made while it is in use; the newest `keep` copies stay. Gives the path of
 * the copy. It appears under its name only when it is complete.
 */
export async function backupDatabase({
  dataDirectory,
  name,
  keep,
}: {
  dataDirectory: string;
  /** Sorts by age: 2026-03-02. */
  name: string;
  keep: number;
}): Promise<string> {
  const folder = join(dataDirectory, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${prefix}${name}${suffix}`);
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  const source = new DatabaseSync(join(dataDirectory, "bellwether.db"), { readOnly: true });
  try {
    await backup(source, unfinished);
  } finally {
    source.close();
  }
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
  const copies = readdirSync(folder)
    .filter((entry) => entry.startsWith(prefix) && entry.endsWith(suffix))
    .toSorted();
  for (const old of copies.slice(0, Math.max(0, copies.length - keep))) rmSync(join(folder, old));
  return file;
}
