import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { startYahooUpstream } from "../../tests/upstreams/yahoo-upstream.ts";
import { startMeasured, untilAnswering } from "./measured-process.ts";

const startsAt = Date.parse("2026-03-04T16:00:00Z");

/** This server with a made-up market behind it, and a bare Node server beside it, in separate processes. */
export async function startPair(environment: Readonly<Record<string, string>> = {}) {
  const [plainPort, port] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "bellwether-bench-"));
  const beganAt = Date.now();
  const yahoo = await startYahooUpstream({ clock: { now: () => startsAt + Date.now() - beganAt } });
  const plain = startMeasured([join(import.meta.dirname, "plain-http.ts"), String(plainPort)], {});
  const ours = startMeasured([join(import.meta.dirname, "../../src/server/main.ts")], {
    NODE_ENV: "test",
    CLOCK: new Date(startsAt).toISOString(),
    PORT: String(port),
    DATA_DIR: folder,
    YAHOO_BASE_URL: yahoo.url,
    ECB_BASE_URL: "http://127.0.0.1:9",
    STOOQ_BASE_URL: "http://127.0.0.1:9",
    NASDAQ_BASE_URL: "http://127.0.0.1:9",
    LIMIT_READS_PER_MINUTE: "10000000",
    LIMIT_ANONYMOUS_PER_MINUTE: "10000000",
    ...environment,
  });
  await untilAnswering(`http://127.0.0.1:${plainPort}/`);
  await untilAnswering(`http://127.0.0.1:${port}/api/health/live`);
  return {
    yahoo,
    plain: { process: plain, port: plainPort },
    ours: { process: ours, port },
    cookie: await signUp(port),
    async stop(): Promise<void> {
      await Promise.all([plain.stop(), ours.stop()]);
      await yahoo.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function signUp(port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/account/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ name: "Bench", email: "bench@example.org", password: "gleaming-otter-7" }),
  });
  if (reply.status !== 201) throw new Error(`sign-up failed: ${await reply.text()}`);
  return (reply.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
}
