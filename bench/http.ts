import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tests/support/free-port.ts";
import { startYahooUpstream } from "../tests/upstreams/yahoo-upstream.ts";
import type { Figure } from "./main.ts";
import { load } from "./support/http-load.ts";
import { type MeasuredProcess, startMeasured, untilAnswering } from "./support/measured-process.ts";

const connections = 32;
const warmUpSeconds = 1;
const seconds = 2;
const rounds = 3;
const now = "2026-03-04T16:00:00Z";
const symbols = "AAPL,MSFT,NVDA,KO,TSLA,AMZN,GOOGL,META,NFLX,INTC";

interface Target {
  readonly work: string;
  readonly process: MeasuredProcess;
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly goalRatio: number;
}

/** Processor time of the server for a request, beside a bare Node server in the same run. */
export async function* run(): AsyncGenerator<Figure> {
  const [plainPort, port] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "bellwether-bench-"));
  const yahoo = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
  const plain = startMeasured([join(import.meta.dirname, "support/plain-http.ts"), String(plainPort)], {});
  const ours = startMeasured([join(import.meta.dirname, "../src/server/main.ts")], {
    NODE_ENV: "test",
    CLOCK: now,
    PORT: String(port),
    DATA_DIR: folder,
    YAHOO_BASE_URL: yahoo.url,
    ECB_BASE_URL: "http://127.0.0.1:9",
    STOOQ_BASE_URL: "http://127.0.0.1:9",
    NASDAQ_BASE_URL: "http://127.0.0.1:9",
    LIMIT_READS_PER_MINUTE: "10000000",
    LIMIT_ANONYMOUS_PER_MINUTE: "10000000",
  });
  try {
    await untilAnswering(`http://127.0.0.1:${plainPort}/`);
    await untilAnswering(`http://127.0.0.1:${port}/api/health/live`);
    const cookie = await signUp(port);
    const live = { process: ours, port, path: "/api/health/live" };
    const bare = { work: "bare node:http", process: plain, port: plainPort, path: "/", headers: {}, goalRatio: 1 };
    const targets: Target[] = [
      { ...live, work: "GET /api/health/live", headers: {}, goalRatio: 2 },
      { ...live, work: "GET /api/health/live with a session", headers: { cookie }, goalRatio: 2 },
      {
        ...live,
        work: "GET /api/market/quotes of 10 symbols, signed in and warm",
        path: `/api/market/quotes?symbols=${symbols}`,
        headers: { cookie },
        goalRatio: 5,
      },
    ];
    for (const target of [bare, ...targets]) await load(target, { connections, seconds: warmUpSeconds });
    const measured = new Map<Target, Awaited<ReturnType<typeof measure>>[]>();
    for (let round = 0; round < rounds; round++)
      for (const target of [bare, ...targets])
        measured.set(target, [...(measured.get(target) ?? []), await measure(target)]);
    const medianOf = (target: Target) => median((measured.get(target) ?? []).map(({ microseconds }) => microseconds));
    const limit = medianOf(bare);
    for (const target of [bare, ...targets]) {
      const results = measured.get(target) ?? [];
      yield {
        work: target.work,
        cpuMicrosecondsPerRequest: rounded(medianOf(target)),
        ratioToBare: rounded(medianOf(target) / limit),
        goalRatio: target.goalRatio,
        p99Ms: rounded(median(results.map(({ p99Ms }) => p99Ms))),
        loopDelayP99Ms: rounded(median(results.map(({ loopDelayP99Ms }) => loopDelayP99Ms))),
      };
    }
  } finally {
    await Promise.all([plain.stop(), ours.stop()]);
    await yahoo.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(target: Target) {
  const before = await target.process.usage();
  const { requests, statuses, p99Ms } = await load(target, { connections, seconds });
  const after = await target.process.usage();
  if (statuses["200"] !== requests) throw new Error(`${target.work}: ${JSON.stringify(statuses)}`);
  const microseconds = (after.cpuMicroseconds - before.cpuMicroseconds) / requests;
  return { microseconds, p99Ms, loopDelayP99Ms: after.loopDelayP99Ms };
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
