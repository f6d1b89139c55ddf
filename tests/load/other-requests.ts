import { parentPort, workerData } from "node:worker_threads";

/**
 * Somebody else's small requests at a fixed rate, in a thread of its own: one that has to wait doesn't delay the next, and what the
 * measuring process does itself isn't counted. Any message ends it; it answers with the milliseconds each request took.
 */
const { origin, cookie, everyMs } = workerData as { origin: string; cookie: string; everyMs: number };
const paths = ["/api/watchlists", "/api/portfolio/accounts", "/api/settings", "/api/health/live"];
const took: number[] = [];
const open = new Set<Promise<void>>();
let count = 0;

const timer = setInterval(() => {
  const path = paths[count % paths.length] ?? "";
  count += 1;
  const asked = ask(path).finally(() => open.delete(asked));
  open.add(asked);
}, everyMs);

parentPort?.once("message", () => {
  clearInterval(timer);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void Promise.all(open).then(() => parentPort?.postMessage(took));
});

async function ask(path: string): Promise<void> {
  const from = performance.now();
  const once = () => fetch(origin + path, { headers: { cookie } });
  // As browsers do when a connection that was kept alive turns out to be closed.
  const reply = await once().catch(once);
  await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  took.push(performance.now() - from);
}
