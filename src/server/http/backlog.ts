const tickMs = 25;
/** Fewer requests in one round are no crowd: something else held the process up, and they are answered late instead of not at all. */
const crowd = 64;

/**
 * How far this process is behind with its work. A timer notes when the event loop comes round; what arrives while one round takes
 * longer than `maxMs` has waited that long already, and the rest of the queue behind it waits longer.
 */
export function createBacklog({ maxMs }: { maxMs: number }) {
  let cameRoundAt = performance.now();
  let arrived = 0;
  const timer = setInterval(() => {
    cameRoundAt = performance.now();
    arrived = 0;
  }, tickMs).unref();
  return {
    /** Asked for each request; true where it would be answered too late. */
    isTooLong(): boolean {
      arrived += 1;
      return arrived > crowd && performance.now() - cameRoundAt > maxMs + tickMs;
    },
    stop: (): void => clearInterval(timer),
  };
}
