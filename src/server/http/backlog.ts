const tickMs = 25;
/**
 * A round with fewer requests is no overload. A delay then has another cause, and late answers are better than none.
 */
const crowd = 64;

/**
 * Measures how far this process is behind. A timer records when the event loop comes round. Requests that arrive in a
 * round longer than `maxMs` have already waited that long, and the queue behind them waits longer.
 */
export function createBacklog({ maxMs }: { maxMs: number }) {
  let cameRoundAt = performance.now();
  let arrived = 0;
  const timer = setInterval(() => {
    cameRoundAt = performance.now();
    arrived = 0;
  }, tickMs).unref();
  return {
    /** Called for each request; true if it would be answered too late. */
    isTooLong(): boolean {
      arrived += 1;
      return arrived > crowd && performance.now() - cameRoundAt > maxMs + tickMs;
    },
    stop: (): void => clearInterval(timer),
  };
}
