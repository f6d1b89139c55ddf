import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgresCluster } from "../support/postgres-cluster.ts";
import { startLoadServer } from "./load-server.ts";
import type { ReaderReport, ReaderTask } from "./stream-reader.ts";

export interface StreamFigures {
  readonly streams: number;
  /** Streams that broke or were refused. */
  readonly broken: number;
  /** Changes that were sent, each to every stream. */
  readonly frames: number;
  /** Arrivals that are missing: a stream lacks a frame that others have. */
  readonly missing: number;
  /** From the first arrival of a frame at any stream to its arrival at each. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  /** Memory of the servers for each stream, and in all. */
  readonly kilobytesEach: number;
  readonly residentMegabytes: number;
  readonly processorShare: number;
}

const symbols = "AAPL,MSFT,NVDA,KO,TSLA,AMZN,GOOGL,META";
const streamsOfUser = 100;

/**
 * Many live quote streams, with prices that change every second: on one server with an embedded database, or on several
 * on one PostgreSQL, each with its share. Frames are compared among the streams of one server.
 */
export async function measureStreams({
  count,
  frames,
  instances = 1,
}: {
  count: number;
  frames: number;
  instances?: number;
}): Promise<StreamFigures> {
  const cluster = instances === 1 ? null : await startPostgresCluster();
  if (instances > 1 && cluster === null) throw new Error("PostgreSQL isn't installed");
  const environment = {
    LIMIT_STREAMS_PER_USER: "1000",
    QUOTE_POLL_SECONDS: "1",
    ...(cluster === null ? {} : { DATABASE_URL: cluster.urlOf("postgres"), APP_SECRET: "0123456789abcdef".repeat(3) }),
  };
  const servers = [await startLoadServer(environment)];
  while (servers.length < instances) servers.push(await startLoadServer(environment));
  const readers: ChildProcess[] = [];
  try {
    const cookies: string[] = [];
    for (let user = 0; user * streamsOfUser < count; user += 1)
      cookies.push(await signUp(servers[0]?.origin ?? "", user));
    const megabytes = () => servers.reduce((sum, server) => sum + server.megabytes().resident, 0);
    const processorMs = () => servers.reduce((sum, server) => sum + server.processorMs(), 0);
    const before = megabytes();
    const reading = servers.map(({ origin }, place) => {
      const reader = fork(join(import.meta.dirname, "stream-reader.ts"));
      readers.push(reader);
      const task: ReaderTask = {
        origin,
        count: Math.floor((place + 1) * (count / instances)) - Math.floor(place * (count / instances)),
        symbols,
        cookies,
        frames,
      };
      const opened = reportOf(reader, "opened");
      const figures = reportOf(reader, "figures");
      // A reader that ends early is reported by the first of the two that is awaited.
      figures.catch(() => undefined);
      reader.send(task);
      return { reader, opened, figures };
    });
    const opened = await Promise.all(reading.map((one) => one.opened));
    await wait(3_000);
    const resident = megabytes();
    const startedMs = processorMs();
    const startedAt = performance.now();
    for (const { reader } of reading) reader.send("measure");
    const figures = await Promise.all(reading.map((one) => one.figures));
    const processorShare = (processorMs() - startedMs) / (performance.now() - startedAt);
    const streams = opened.reduce((sum, one) => sum + one.opened, 0);
    const sum = (key: "broken" | "frames" | "missing") => figures.reduce((total, one) => total + one[key], 0);
    const { at, slowest } = spread(figures.map(({ delays }) => delays));
    return {
      streams,
      broken: sum("broken"),
      frames: sum("frames"),
      missing: sum("missing"),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      slowestMs: slowest,
      kilobytesEach: Math.round(((resident - before) * 1024) / Math.max(1, streams)),
      residentMegabytes: resident,
      processorShare: Number(processorShare.toFixed(2)),
    };
  } finally {
    for (const reader of readers) reader.kill();
    for (const server of servers) await server.stop();
    await cluster?.stop();
  }
}

/** Waits for a report of a reader. Rejects if the reader ends first. */
function reportOf<Kind extends ReaderReport["kind"]>(
  reader: ChildProcess,
  kind: Kind,
): Promise<Extract<ReaderReport, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    reader.on("message", (report: ReaderReport) => {
      if (report.kind === kind) resolve(report as Extract<ReaderReport, { kind: Kind }>);
    });
    reader.on("exit", (code) => reject(new Error(`a reader of streams ended with ${code}`)));
  });
}

/** The delay within which a share of all arrivals came, and the longest, from counts by millisecond. */
function spread(counts: readonly (readonly number[])[]): { at: (share: number) => number; slowest: number } {
  const length = Math.max(0, ...counts.map((one) => one.length));
  const all = Array.from({ length }, (_, ms) => counts.reduce((sum, one) => sum + (one[ms] ?? 0), 0));
  const total = all.reduce((sum, one) => sum + one, 0);
  const at = (share: number): number => {
    let seen = 0;
    return all.findIndex((count) => (seen += count) > total * share);
  };
  return { at, slowest: length - 1 };
}

async function signUp(origin: string, user: number): Promise<string> {
  const response = await fetch(`${origin}/api/account/sign-up`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ name: "Load", email: `stream-${user}@example.org`, password: "a long enough one" }),
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  await response.text();
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}
