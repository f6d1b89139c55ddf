import { firebaseProblem } from "./firebase-problem.ts";

export interface FirebaseActions {
  /** Runs an action and translates its refusals to our error codes. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs an action and passes on its errors as they are. */
  readonly quietly: <T>(work: () => Promise<T>) => Promise<T>;
  /** True during an action. Each reports its own outcome, so the library's listener is ignored meanwhile. */
  readonly areRunning: () => boolean;
}

/** Runs actions at Firebase, and knows whether any is running. */
export function createFirebaseActions(): FirebaseActions {
  let running = 0;

  async function quietly<T>(work: () => Promise<T>): Promise<T> {
    running += 1;
    try {
      return await work();
    } finally {
      // The library notifies its listeners a moment later.
      setTimeout(() => {
        running -= 1;
      });
    }
  }

  return {
    run: (work) =>
      quietly(async () => {
        try {
          return await work();
        } catch (error) {
          throw firebaseProblem(error);
        }
      }),
    quietly,
    areRunning: () => running > 0,
  };
}
