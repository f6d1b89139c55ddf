import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { createUpstreamClient } from "../upstream/upstream-client.ts";
import { inProcess } from "./in-process.ts";
import type { ListFile, ListSource } from "./list-sources.ts";
import type { SecurityListsOptions } from "./security-lists-options.ts";
import { writeDurably } from "./write-durably.ts";

/** A list that lost more than this share of its rows counts as broken, unless it is the same next week. */
const minKeptShare = 0.5;

/** Lists are large and load in the background. */
const limits = { firstByteMs: 30_000, totalMs: 180_000, maxBytes: 120_000_000, callsAtOnce: 1 };

/** The state of one file. */
export interface FileState {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly checkedAt: number;
  readonly readAt: number;
  readonly rows: number;
  readonly path: string;
}

/** The files of public lists, fetched where they changed and kept with their state. */
export function createListFiles({
  folder,
  sources,
  clock,
  log,
}: Pick<SecurityListsOptions, "folder" | "sources" | "clock" | "log">) {
  const statePath = join(folder, "lists.json");
  const clients = new Map(
    sources.map(({ id }) => [id, createUpstreamClient({ name: id, clock, log, limits })] as const),
  );

  const pathOf = (source: ListSource, file: ListFile) => join(folder, `${source.id}-${file.id}.list`);

  function states(): Record<string, FileState> {
    if (!existsSync(statePath)) return {};
    try {
      return (JSON.parse(readFileSync(statePath, "utf8")) ?? {}) as Record<string, FileState>;
    } catch (error) {
      log.warn({ err: error }, "what is known of the lists of securities can't be read; they are fetched again");
      return {};
    }
  }

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

  return {
    pathOf,
    states,
    fetched,

    /** Keeps the states of all files. */
    keep: (known: Readonly<Record<string, FileState>>): void =>
      writeDurably(statePath, Buffer.from(JSON.stringify(known))),
  };
}
