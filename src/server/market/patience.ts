import { answerMsLeft } from "../http/answer-deadline.ts";

/** How long a reader waits for a renewal while an old value could be shown. */
export const patienceMs = 1_500;

/**
 * The outcome of a renewal, or null once the reader has waited `maxMs` or the answer's deadline has come. The renewal goes on
 * and serves the next reader.
 */
export async function patiently<T>(renewal: Promise<T>, maxMs: number = Number.POSITIVE_INFINITY): Promise<T | null> {
  const waitMs = Math.min(maxMs, answerMsLeft());
  if (waitMs === Number.POSITIVE_INFINITY) return renewal;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs).unref();
  });
  try {
    return await Promise.race([renewal, late]);
  } finally {
    clearTimeout(timer);
  }
}
