const tickMs = 25;

/**
 * How far this process is behind with its work. A timer notes when the event loop comes round; what arrives while one round takes
 * longer than `maxMs` has waited that long already, and the rest of the queue behind it waits longer.
 */
export function createBacklog({ maxMs }: { maxMs: number }) {
  let cameRoundAt = performance.now();
  const timer = setInterval(() => (cameRoundAt = performance.now()), tickMs).unref();
  return {
    isTooLong: (): boolean => performance.now() - cameRoundAt > maxMs + tickMs,
    stop: (): void => clearInterval(timer),
  };
}
