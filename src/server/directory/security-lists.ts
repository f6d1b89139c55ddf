import { fork } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { createUpstreamClient } from "../upstream/upstream-client.ts";
import type { ListFile, ListSource } from "./list-sources.ts";
import type { ListTask } from "./list-process.ts";
import { type OpenDirectory, openDirectory } from "./open-directory.ts";
import { writeDurably } from "./write-durably.ts";

/** Lists change slowly. */
const refreshAfterMs = 7 * 86_400_000;
/** A list that lost more than this share of its rows counts as broken, unless it is the same next week. */
const minKeptShare = 0.5;
const buildMs = 10 * 60_000;
const maxWords = 4_000;
const lockMs = 45 * 60_000;

/** Lists are large and load in the background. */
const limits = { firstByteMs: 30_000, totalMs: 180_000, maxBytes: 120_000_000, callsAtOnce: 1 };

/** The state of one file. */
interface FileState {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly checkedAt: number;
  readonly readAt: number;
  readonly rows: number;
  readonly path: string;
}

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
export function createSecurityLists({
  folder,
  sources,
  isOn,
  clock,
  log,
}: {
  folder: string;
  sources: readonly ListSource[];
  /** Returns true unless the administrator has turned the source off. */
  isOn: (source: string) => Promise<boolean>;
  clock: Clock;
  log: Log;
}) {
  const builtPath = join(folder, "directory.bin");
  const statePath = join(folder, "lists.json");
  const failures = new Map<string, { at: number; reason: string }>();
  const clients = new Map(
    sources.map(({ id }) => [id, createUpstreamClient({ name: id, clock, log, limits })] as const),
  );
  let opened: OpenDirectory | null = null;
  let openedAt = 0;
  reopen();

  /** Opens a directory that was built since. One that can't be opened leaves the earlier one, and is built anew. */
  function reopen(): void {
    try {
      const changedAt = statSync(builtPath, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (changedAt === openedAt) return;
      openedAt = changedAt;
      if (changedAt === 0) {
        opened = null;
        return;
      }
      const file = readFileSync(builtPath);
      const next = openDirectory(new Uint8Array(file.buffer, file.byteOffset, file.byteLength));
      if (next === null) log.warn({}, "the directory of securities is damaged or of another version");
      opened = next ?? opened;
      log.info({ instruments: opened?.size ?? 0 }, "the directory of securities is open");
    } catch (error) {
      log.warn({ err: error }, "the directory of securities can't be opened");
    }
  }

  function states(): Record<string, FileState> {
    if (!existsSync(statePath)) return {};
    try {
      return (JSON.parse(readFileSync(statePath, "utf8")) ?? {}) as Record<string, FileState>;
    } catch (error) {
      log.warn({ err: error }, "what is known of the lists of securities can't be read; they are fetched again");
      return {};
    }
  }

  const pathOf = (source: ListSource, file: ListFile) => join(folder, `${source.id}-${file.id}.list`);

  /** Fetches a file where it changed. Gives its new state; throws with a reason for people. */
  async function fetched(
    source: ListSource,
    file: ListFile,
    known: FileState | undefined,
    signal: AbortSignal,
  ): Promise<{ state: FileState; isNew: boolean }> {
    const paths = known === undefined ? file.paths : [known.path, ...file.paths.filter((path) => path !== known.path)];
    const isThere = known !== undefined && existsSync(pathOf(source, file));
    for (const path of paths) {
      const isSame = isThere && path === known.path;
      const reply = await clients.get(source.id)?.call({
        url: new URL(`${source.baseUrl.replace(/\/$/, "")}/${path}`),
        headers: {
          ...source.headers,
          ...(isSame && known.etag !== null ? { "if-none-match": known.etag } : {}),
          ...(isSame && known.lastModified !== null ? { "if-modified-since": known.lastModified } : {}),
        },
        accept: [304, 404],
        signal,
      });
      if (reply === undefined || reply.status === 404) continue;
      const now = clock.now();
      if (reply.status === 304 && isSame) return { state: { ...known, checkedAt: now }, isNew: false };
      const received = `${pathOf(source, file)}.new`;
      writeDurably(received, reply.bytes);
      const rows = await inProcess({ files: [{ path: received, format: file.format }], to: null }, signal);
      if (rows === 0) throw new Error(`${file.id}: the list is empty`);
      if (known !== undefined && rows < known.rows * minKeptShare)
        throw new Error(
          `${file.id}: the new list has only ${rows} rows (previously ${known.rows}), so the previous version stays in use`,
        );
      renameSync(received, pathOf(source, file));
      const { headers } = reply;
      const state = { etag: headers.get("etag"), lastModified: headers.get("last-modified"), path };
      return { state: { ...state, checkedAt: now, readAt: now, rows }, isNew: true };
    }
    throw new Error(`${file.id}: there is no such file at ${source.baseUrl}`);
  }

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
    reopen();
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
    if (wanted.length > 0 && (isChanged || opened === null)) await inProcess({ files: wanted, to: builtPath }, signal);
    // Only now: a build that failed is done again.
    writeDurably(statePath, Buffer.from(JSON.stringify(known)));
    reopen();
    const failed = failures.size === 0 ? "" : `; failed: ${[...failures.keys()].join(", ")}`;
    return `${(opened?.size ?? 0).toLocaleString("en-US")} instruments loaded${failed}`;
  }

  return {
    /** The newest directory; null until the first one is built. */
    current: (): OpenDirectory | null => opened,
    refresh,

    /** Opens what another instance built. */
    reopen,

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

/** Reads lists, and builds, in a process of its own: it takes seconds and hundreds of megabytes. Gives the number of rows. */
async function inProcess(task: ListTask, signal: AbortSignal): Promise<number> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(buildMs)]);
  const child = fork(fileURLToPath(new URL("./list-process.ts", import.meta.url)), {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let words = "";
  child.stderr?.on("data", (piece: Buffer) => (words = (words + piece.toString()).slice(-maxWords)));
  const stop = () => child.kill("SIGKILL");
  over.addEventListener("abort", stop, { once: true });
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once("message", (rows) => resolve(Number(rows)));
      child.once("error", reject);
      child.once("exit", () => {
        const reason = /^(?:\w*Error): (.+)$/m.exec(words)?.[1] ?? "its process ended";
        reject(over.aborted ? (over.reason as Error) : new Error(`The list can't be read: ${reason}`));
      });
      child.send(task);
    });
  } finally {
    over.removeEventListener("abort", stop);
    stop();
  }
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
