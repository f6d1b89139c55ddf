import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/** Maximum duration of a check in a thread. */
const maxCheckMs = 30 * 60_000;

export interface FileCheck {
  readonly file: string;
  /** `quick_check` reads every page; `integrity_check` also compares the indexes with their tables. */
  readonly pragma: "quick_check" | "integrity_check";
  /** The file isn't being written to, so it is read without a journal. */
  readonly isAtRest?: boolean;
}

/** The embedded database's file is damaged, so the server doesn't use it. */
export class DamagedDatabaseError extends Error {
  constructor(file: string, fault: string) {
    super(
      `The database ${file} is damaged (${fault.replaceAll(/\s+/g, " ").slice(0, 200)}). Stop Bellwether, move the file and its -wal ` +
        `and -shm aside, and put a copy from the folder "backups" in its place.`,
    );
    this.name = "DamagedDatabaseError";
  }
}

/** True for an error about a file that isn't an SQLite database or has broken pages. */
export function isDamage(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  const cause = error instanceof Error ? error.cause : undefined;
  return (typeof errcode === "number" && [11, 26].includes(errcode & 0xff)) || (cause !== undefined && isDamage(cause));
}

/** Returns the first fault of a database file; null: none. Takes about a second for 500 MB. */
export function faultOf({ file, pragma, isAtRest = false }: FileCheck): string | null {
  const address = pathToFileURL(file);
  if (isAtRest) address.searchParams.set("immutable", "1");
  const database = new DatabaseSync(address, { readOnly: true });
  try {
    const [first] = database.prepare(`PRAGMA ${pragma}(1)`).all();
    const said = String(first?.[pragma] ?? "no answer");
    return said === "ok" ? null : said;
  } catch (error) {
    if (isDamage(error)) return error instanceof Error ? error.message : String(error);
    throw error;
  } finally {
    database.close();
  }
}

/** Does the same in a separate thread, for large files. */
export function faultInThread(check: FileCheck, signal?: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./file-check-worker.ts", import.meta.url), { workerData: check });
    worker.unref();
    const end = (done: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      done();
    };
    const timer = setTimeout(() => end(() => reject(new Error("the check took too long"))), maxCheckMs);
    timer.unref();
    signal?.addEventListener("abort", () => end(() => reject(signal.reason as Error)), { once: true });
    worker.once("message", ({ fault }: { fault: string | null }) => end(() => resolve(fault)));
    worker.once("error", (error) => end(() => reject(error)));
  });
}

/** Size in bytes; 0 for a file that does not exist. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
