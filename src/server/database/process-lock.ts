import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createPrivateFile } from "./private-files.ts";

const sqliteBusy = 5;

/** Another process serves from the same folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string | null) {
    super(
      `${folder} is in use by another Bellwether${holder === null ? "" : ` (process ${holder})`}. ` +
        "Stop it first, or give this one another DATA_DIR.",
    );
    this.name = "FolderInUseError";
  }
}

/**
 * Lets one server process use a folder. The lock is a file lock that the system gives back when the process ends, however
 * it ends, so that nothing stale is left behind.
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, "process-id");
  createPrivateFile(join(folder, "lock"));
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw Object.assign(new FolderInUseError(folder, readHolder(holderFile)), { cause: error });
  }
  writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 });
  return { release: () => lock.close() };
}

function readHolder(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    // The lock alone decides; the number only makes the message friendlier.
    return null;
  }
}
