import { parentPort, workerData } from "node:worker_threads";

/**
 * Sends another user's small requests at a fixed rate, in a separate thread. A slow request doesn't delay the next, and
 * the measuring process's own work isn't counted. Any message ends it; it answers with the milliseconds of each
 * request.
 */
const { origin, cookie, everyMs } = workerData as { origin: string; cookie: string; everyMs: number };
const paths = ["/api/watchlists", "/api/portfolio/accounts", "/api/settings", "/api/health/live"];
const took: number[] = [];
const open = new Set<Promise<void>>();
let count = 0;

const timer = setInterval(() => {
  const path = paths[count % paths.length] ?? "";
  count += 1;
  const request = ask(path).finally(() => open.delete(request));
  open.add(request);
}, everyMs);

parentPort?.once("message", () => {
  clearInterval(timer);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void Promise.all(open).then(() => parentPort?.postMessage(took));
});

async function ask(path: string): Promise<void> {
  const from = performance.now();
  const once = () => fetch(origin + path, { headers: { cookie } });
  // Browsers do the same when a kept-alive connection turns out to be closed.
  const reply = await once().catch(once);
  await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  took.push(performance.now() - from);
}
