import { currentUnit } from "../database/unit-of-work.ts";

const longestMs = 50;

/**
 * Does a small piece of long work and then waits for as long as it took. A request makes several queries one after the other; without the
 * pause each of them would wait for a piece of its own. Within a transaction the database is blocked either way,
 * so only requests that don't need it get a turn.
 */
export async function withEqualPause<T>(piece: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await piece();
  if (currentUnit()?.state === "open") {
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  }
  const pauseMs = Math.min(longestMs, performance.now() - from);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return result;
}
