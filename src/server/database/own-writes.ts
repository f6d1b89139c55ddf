import type { DatabaseError } from "pg";
import type { Log } from "../log.ts";
import { type createWriteMarks, everyone } from "./write-marks.ts";

/** PostgreSQL's code for a statement that ran into its time-out. */
const queryCancelled = "57014";

/** Knows of a user's own writes whether a replica has them. */
export function createOwnWrites(options: {
  marks: ReturnType<typeof createWriteMarks>;
  /** The position that the replica has replayed; null: it can't be read from. */
  replayed: () => bigint | null;
  /** Data that is older isn't shown. */
  maxLagMs: number;
  isDatabaseError: (error: unknown) => error is DatabaseError;
  log: Log;
}) {
  const { marks, replayed, maxLagMs, isDatabaseError, log } = options;
  const unmarkedUntil = new Map<string, number>();
  let areMarksLost = false;

  async function hasAllOf(userId: string): Promise<boolean> {
    if (replayed() === null || isUnmarked(userId)) return false;
    const found = await marks.marksOf(userId).catch((error: unknown) => {
      // The primary is there and refuses. One that is silent fails the request now, not after another wait.
      if (!isDatabaseError(error) || error.code === queryCancelled) throw error;
      if (!areMarksLost) log.error({ err: error }, "marks of writes can't be read, so reads don't use the replica");
      areMarksLost = true;
      return null;
    });
    if (found !== null) areMarksLost = false;
    const position = replayed();
    if (found === null || position === null) return false;
    return [everyone, userId].every((id) => (found.get(id) ?? 0n) <= position) && marks.lagMs(position) <= maxLagMs;
  }

  /** True while a write of this user that couldn't be marked may be missing on the replica. */
  function isUnmarked(userId: string): boolean {
    const until = unmarkedUntil.get(userId);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    unmarkedUntil.delete(userId);
    return false;
  }

  return {
    hasAllOf,

    /** A write is committed, but has no mark. */
    unmarked(userIds: readonly string[]): void {
      // A replica that lags more than the maximum is not read from anyway, so that it has an unmarked write by then.
      for (const userId of userIds) unmarkedUntil.set(userId, performance.now() + 2 * maxLagMs);
    },
  };
}
