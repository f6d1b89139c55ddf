import { AsyncLocalStorage } from "node:async_hooks";

interface Answer {
  readonly endsAt: number;
  /** Work that continues after the reply isn't bound to its deadline. */
  isOver: boolean;
}

const current = new AsyncLocalStorage<Answer | undefined>();

/**
 * Runs the work for one answer. All its waits share `maxMs`, whether they run in sequence or in parallel. A nested
 * answer gets no more than the outer one has left.
 */
export async function withinAnswer<T>(maxMs: number, run: () => Promise<T>): Promise<T> {
  const answer: Answer = { endsAt: performance.now() + Math.min(maxMs, answerMsLeft()), isOver: false };
  try {
    return await current.run(answer, run);
  } finally {
    answer.isOver = true;
  }
}

/** Runs work with its own time limit, independent of the current answer. */
export function outsideAnswer<T>(run: () => Promise<T>): Promise<T> {
  return current.run(undefined, run);
}

/** Milliseconds left for the current answer; infinite outside of one, such as in a job. */
export function answerMsLeft(): number {
  const answer = current.getStore();
  if (answer === undefined || answer.isOver) return Number.POSITIVE_INFINITY;
  return Math.max(0, answer.endsAt - performance.now());
}
