import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Figure } from "./main.ts";
import { load } from "./support/http-load.ts";
import type { MeasuredProcess } from "./support/measured-process.ts";
import { startPair } from "./support/server-pair.ts";

const connections = 32;
const warmUpSeconds = 3;
const seconds = 2;
const rounds = 5;
/** Enough connections that one round of the event loop exceeds a request's time limit. */
const crowd = 4_000;
const crowdSeconds = 8;
const symbols = "AAPL,MSFT,NVDA,KO,TSLA,AMZN,GOOGL,META,NFLX,INTC";

interface Target {
  readonly work: string;
  readonly process: MeasuredProcess;
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly goalRatio: number;
}

/** The server's processor time per request, beside a bare Node server in the same run. */
export async function* run(): AsyncGenerator<Figure> {
  const pair = await startPair();
  const { cookie, ours, plain } = pair;
  try {
    const live = { ...ours, path: "/api/health/live" };
    const bare: Target = { ...plain, work: "bare node:http", path: "/", headers: {}, goalRatio: 1 };
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
    yield await crowded({ ...ours, path: `/api/market/quotes?symbols=${symbols}`, headers: { cookie } });
  } finally {
    await pair.stop();
  }
}

/** Measures the answers under overload, the response time of the liveness probe meanwhile, and recovery afterwards. */
async function crowded(target: Pick<Target, "port" | "path" | "headers">): Promise<Figure> {
  const url = `http://127.0.0.1:${target.port}/api/health/live`;
  const workerData = { url, milliseconds: crowdSeconds * 1000 };
  const probe = new Worker(join(import.meta.dirname, "support/liveness-probe.ts"), { workerData });
  const probed = once(probe, "message");
  const { statuses, maxMs } = await load(target, { connections: crowd, seconds: crowdSeconds });
  const [livenessMaxMs] = (await probed) as [number];
  const others = Object.keys(statuses).filter((status) => !["200", "429", "503"].includes(status));
  if (others.length > 0) throw new Error(`a crowd was answered with ${others.join()}`);
  const after = await load(target, { connections: 1, seconds: 1 });
  if (after.statuses["200"] !== after.requests) throw new Error("the server did not recover");
  return {
    work: `${crowd} connections at once`,
    answered: statuses["200"] ?? 0,
    refused: (statuses["429"] ?? 0) + (statuses["503"] ?? 0),
    slowestMs: rounded(maxMs),
    livenessMaxMs: rounded(livenessMaxMs),
    goalLivenessMs: 1000,
  };
}

async function measure(target: Target) {
  const before = await target.process.usage();
  const { requests, statuses, p99Ms } = await load(target, { connections, seconds });
  const after = await target.process.usage();
  if (statuses["200"] !== requests) throw new Error(`${target.work}: ${JSON.stringify(statuses)}`);
  const microseconds = (after.cpuMicroseconds - before.cpuMicroseconds) / requests;
  return { microseconds, p99Ms, loopDelayP99Ms: after.loopDelayP99Ms };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
