import { AsyncLocalStorage } from "node:async_hooks";

interface Answer {
  readonly endsAt: number;
  /** What goes on after the reply was sent isn't held to the answer's deadline. */
  isOver: boolean;
}

const current = new AsyncLocalStorage<Answer | undefined>();

/**
 * Runs what makes one answer. However many sources it waits for, one after the other or together, all waits share `maxMs`; an
 * answer inside another one gets no more than the outer one has left.
 */
export async function withinAnswer<T>(maxMs: number, run: () => Promise<T>): Promise<T> {
  const answer: Answer = { endsAt: performance.now() + Math.min(maxMs, answerMsLeft()), isOver: false };
  try {
    return await current.run(answer, run);
  } finally {
    answer.isOver = true;
  }
}

/** Runs what has a time of its own, however much the current answer has used up. */
export function outsideAnswer<T>(run: () => Promise<T>): Promise<T> {
  return current.run(undefined, run);
}

/** Milliseconds that the current answer may still wait; infinite outside of one, such as in a job. */
export function answerMsLeft(): number {
  const answer = current.getStore();
  if (answer === undefined || answer.isOver) return Number.POSITIVE_INFINITY;
  return Math.max(0, answer.endsAt - performance.now());
}
