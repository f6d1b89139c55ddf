import { closeSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { isoTime } from "../clock.ts";
import { createBuiltDirectory } from "./built-directory.ts";
import { inProcess } from "./in-process.ts";
import { createListFiles } from "./list-files.ts";
import type { ListTask } from "./list-process.ts";
import type { OpenDirectory } from "./open-directory.ts";
import type { SecurityListsOptions } from "./security-lists-options.ts";

/** Lists change slowly. */
const refreshAfterMs = 7 * 86_400_000;
const lockMs = 45 * 60_000;

export interface ListCondition {
  readonly id: string;
  readonly name: string;
  readonly terms: string;
  readonly rows: number;
  readonly readAt: string | null;
  readonly failedAt: string | null;
  readonly failure: string | null;
}

export type SecurityLists = ReturnType<typeof createSecurityLists>;

/**
 * The directory of securities from public lists: fetched weekly, kept in `folder`, and built into one file that is opened in place.
 * Without it, everything works with the instruments known otherwise.
 */
export function createSecurityLists(options: SecurityListsOptions) {
  const { folder, sources, isOn, clock, log } = options;
  const builtPath = join(folder, "directory.bin");
  const failures = new Map<string, { at: number; reason: string }>();
  const { pathOf, states, fetched, keep } = createListFiles(options);
  const built = createBuiltDirectory(builtPath, log);

  async function refresh(signal: AbortSignal): Promise<string> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unlock = locked(join(folder, "lock"));
    if (unlock === null) return "Another server instance is already updating the lists";
    try {
      return await refreshed(signal);
    } finally {
      unlock();
    }
  }

  async function refreshed(signal: AbortSignal): Promise<string> {
    built.reopen();
    const known = states();
    const wanted: ListTask["files"][number][] = [];
    let isChanged = false;
    for (const source of sources) {
      if (!(await isOn(source.id))) {
        isChanged ||= source.files.some((file) => known[`${source.id}/${file.id}`] !== undefined);
        for (const file of source.files) {
          delete known[`${source.id}/${file.id}`];
          failures.delete(`${source.id}/${file.id}`);
        }
        continue;
      }
      for (const file of source.files) {
        const key = `${source.id}/${file.id}`;
        const before = known[key];
        if (before === undefined || clock.now() - before.checkedAt >= refreshAfterMs)
          try {
            const { state, isNew } = await fetched(source, file, before, signal);
            known[key] = state;
            isChanged ||= isNew;
            failures.delete(key);
          } catch (error) {
            signal.throwIfAborted();
            const message = error instanceof Error ? error.message : String(error);
            const reason = message.startsWith(file.id) ? message : `${file.id}: ${message}`;
            failures.set(key, { at: clock.now(), reason });
            log.warn({ source: source.id, err: error }, "a list of securities could not be read");
          }
        if (known[key] !== undefined) wanted.push({ path: pathOf(source, file), format: file.format });
      }
    }
    if (wanted.length === 0) rmSync(builtPath, { force: true });
    if (wanted.length > 0 && (isChanged || built.current() === null))
      await inProcess({ files: wanted, to: builtPath }, signal);
    // Only now: a build that failed is done again.
    keep(known);
    built.reopen();
    const failed = failures.size === 0 ? "" : `; failed: ${[...failures.keys()].join(", ")}`;
    return `${(built.current()?.size ?? 0).toLocaleString("en-US")} instruments loaded${failed}`;
  }

  return {
    /** The newest directory; null until the first one is built. */
    current: (): OpenDirectory | null => built.current(),

    refresh,

    /** Opens what another instance built. */
    reopen: built.reopen,

    /** The sources, and what was read of each. */
    conditions(): readonly ListCondition[] {
      const known = states();
      return sources.map(({ id, name, terms, files }) => {
        const read = files.flatMap((file) => known[`${id}/${file.id}`] ?? []);
        const failed = files.flatMap((file) => failures.get(`${id}/${file.id}`) ?? []);
        return {
          id,
          name,
          terms,
          rows: read.reduce((sum, { rows }) => sum + rows, 0),
          readAt: read.length === 0 ? null : isoTime(Math.max(...read.map(({ checkedAt }) => checkedAt))),
          failedAt: failed.length === 0 ? null : isoTime(Math.max(...failed.map(({ at }) => at))),
          failure: failed.length === 0 ? null : failed.map(({ reason }) => reason).join("; "),
        };
      });
    },
  };
}

/** Takes a lock file and gives what frees it; null where somebody else has it. One that a process left when it died is taken over. */
function locked(path: string): (() => void) | null {
  const heldSince = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (heldSince !== undefined && Date.now() - heldSince > lockMs) rmSync(path, { force: true });
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return null;
    throw error;
  }
  return () => rmSync(path, { force: true });
}
