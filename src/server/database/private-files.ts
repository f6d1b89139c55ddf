import { chmodSync, closeSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../log.ts";

const othersBits = 0o077;

/** Creates an empty file that its owner alone may read, unless it exists. What SQLite makes beside it gets the same mode. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, "a", 0o600));
}

/** Restricts the database, its journals, the backups and the secret to their owner. The folder keeps its mode. */
export function tightenFiles(dataDirectory: string, log: Log): void {
  const ours = /^(?:bellwether\.db.*|lock.*|process-id|secret)$/;
  const backups = join(dataDirectory, "backups");
  const files = [
    ...filesIn(dataDirectory)
      .filter((name) => ours.test(name))
      .map((name) => join(dataDirectory, name)),
    ...filesIn(backups).map((name) => join(backups, name)),
  ];
  for (const file of files)
    try {
      const { mode } = statSync(file);
      if ((mode & othersBits) !== 0) chmodSync(file, 0o600);
    } catch (error) {
      // A journal may disappear at any time, and a file may have another owner.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") log.warn({ err: error, file }, "a file stays readable");
    }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    // The folder does not exist yet.
    return [];
  }
}
