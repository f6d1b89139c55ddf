import { getLiveness, getReadiness } from "#contract/health.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { refuse } from "../http/refusal.ts";
import { serve } from "../http/serve.ts";
import type { Room } from "../room.ts";

/** Anybody may ask, so that all who ask within this time get the same answer. */
const sameAnswerMs = 1_000;
const maxWriteMs = 5_000;
const retrySeconds = 5;

/** `isStopping` turns true when the process has been asked to end. */
export function createHealthRoom({ db, clock, isStopping }: { db: Database; clock: Clock; isStopping: () => boolean }) {
  let last: { readonly fault: Promise<unknown>; readonly askedAt: number } | null = null;

  /** Makes a small write. Resolves to what went wrong; null: nothing did. */
  function writeFault(): Promise<unknown> {
    const now = performance.now();
    if (last === null || now - last.askedAt >= sameAnswerMs) last = { fault: write(), askedAt: now };
    return last.fault;
  }

  async function write(): Promise<unknown> {
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
