import { getLiveness, getReadiness } from "#contract/health.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { refuse } from "../http/refusal.ts";
import { serve } from "../http/serve.ts";
import { freeBytes } from "./free-space.ts";
import type { Room } from "../room.ts";

/** Anybody may ask, so that all who ask within this time get the same answer. */
const sameAnswerMs = 1_000;
const maxWriteMs = 5_000;
const retrySeconds = 5;
/** Small writes fit into files that exist already, so that a full disk is noticed by its room. */
const minFreeBytes = 4 * 1024 * 1024;

/** `isStopping` turns true when the process has been asked to end. */
export function createHealthRoom({
  db,
  clock,
  config,
  log,
  isStopping,
}: {
  db: Database;
  log: Log;
  clock: Clock;
  config: Pick<Config, "databaseUrl" | "dataDirectory">;
  isStopping: () => boolean;
}) {
  let last: { readonly fault: Promise<unknown>; readonly askedAt: number } | null = null;

  /** Makes a small write. Resolves to what went wrong; null: nothing did. */
  function writeFault(): Promise<unknown> {
    const now = performance.now();
    if (last === null || now - last.askedAt >= sameAnswerMs) last = { fault: write(), askedAt: now };
    return last.fault;
  }

  async function write(): Promise<unknown> {
    const free = config.databaseUrl === null ? await freeBytes(config.dataDirectory) : null;
    if (free !== null && free < minFreeBytes) return new Error(`only ${free} bytes are left on the disk`);
    const row = { id: "server", checked_at: isoTime(clock.now()) };
    const written = db
      .insertInto("readiness")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at: row.checked_at }))
      .execute()
      .then(
        () => null,
        (error: unknown) => error,
      );
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<Error>((resolve) => {
      timer = setTimeout(() => resolve(new Error("a small write took too long")), maxWriteMs);
    });
    return Promise.race([written, tooLong]).finally(() => clearTimeout(timer));
  }

  return {
    async start() {
      const fault = await writeFault();
      if (fault !== null) log.warn({ err: fault }, "the database takes no writes");
    },
    endpoints: [
      serve(getLiveness, async () => ({ status: "ok" as const })),
      serve(getReadiness, async (_input, context) => {
        if (isStopping()) return refuse("shutting-down");
        const fault = await writeFault();
        if (fault === null) return { status: "ok" as const };
        context.log.error({ err: fault }, "the database takes no writes");
        return refuse("storage-unavailable", { retryAfterSeconds: retrySeconds });
      }),
    ],
  } satisfies Room;
}
