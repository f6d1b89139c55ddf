import { parentPort, workerData } from "node:worker_threads";

/**
 * Measures the longest response time of the liveness probe. A separate thread keeps a busy client out of the figure.
 */
const { url, milliseconds } = workerData as { url: string; milliseconds: number };
const pauseMs = 100;

let maxMs = 0;
const endsAt = performance.now() + milliseconds;
while (performance.now() < endsAt) {
  const startedAt = performance.now();
  await (await fetch(url)).arrayBuffer();
  maxMs = Math.max(maxMs, performance.now() - startedAt);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(maxMs);
