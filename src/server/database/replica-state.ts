import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import type { Log } from "../log.ts";
import { type createWriteMarks, everyone, positionOf } from "./write-marks.ts";

const pollMs = 250;
const sweepMs = 600_000;

const pollStatement = `
  SELECT pg_is_in_recovery() AS "isReplica", pg_last_wal_replay_lsn()::text AS replayed,
    (SELECT system_identifier::text FROM pg_control_system()) AS cluster`;

/** The last known state of a replica. */
interface ReplicaState {
  readonly replayed: bigint;
  /** Aborted when the replica is lost. */
  readonly lost: AbortController;
}

/** Follows the state of a replica until it is closed. */
export function watchReplica(polls: Pool, marks: ReturnType<typeof createWriteMarks>, log: Log) {
  let state: ReplicaState | null = null;
  let lastProblem: string | null = null;
  const ending = new AbortController();

  function lose(problem: string): void {
    state?.lost.abort(new Error(problem));
    state = null;
    if (lastProblem !== problem) log.warn({ problem }, "reads don't use the replica (DATABASE_READ_URL) for now");
    lastProblem = problem;
  }

  async function poll(): Promise<void> {
    let row: { isReplica: boolean; replayed: string | null; cluster: string } | undefined;
    try {
      ({
        rows: [row],
      } = await polls.query(pollStatement));
    } catch (error) {
      return lose(error instanceof Error ? error.message : String(error));
    }
    const cluster = marks.cluster();
    if (cluster === null) return;
    if (row === undefined || !row.isReplica || row.replayed === null) return lose("it is not a streaming replica");
    if (row.cluster !== cluster) return lose("it is a replica of another database server");
    state = { replayed: positionOf(row.replayed), lost: state?.lost ?? new AbortController() };
    if (lastProblem !== null) log.info("reads use the replica (DATABASE_READ_URL) again");
    lastProblem = null;
  }

  async function keepPolling(): Promise<void> {
    let sweptAt = performance.now();
    while (!ending.signal.aborted) {
      await Promise.all([
        poll(),
        // A sample even without readers.
        marks
          .marksOf(everyone)
          .catch((error: unknown) => log.debug({ err: error }, "the primary's position is unknown")),
      ]);
      if (performance.now() - sweptAt > sweepMs) {
        sweptAt = performance.now();
        await marks.sweep().catch((error: unknown) => log.debug({ err: error }, "old marks remain"));
      }
      await wait(pollMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  }
  const polling = keepPolling();

  return {
    /** Null: the replica can't be read from. */
    current: (): ReplicaState | null => state,

    async close(): Promise<void> {
      ending.abort();
      await polling;
    },
  };
}
