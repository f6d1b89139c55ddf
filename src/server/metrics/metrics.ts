import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Job } from "../jobs/job.ts";
import type { JobRecord } from "../jobs/store.ts";
import type { Log } from "../log.ts";
import type { RoomWithOffers } from "../room.ts";
import { StartError } from "../start-error.ts";
import { type CacheRead, cacheReads, type UpstreamCall, upstreamCalls } from "./channels.ts";

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const upstreamBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const maxHosts = 50;

/** An outbox's backlog. */
export interface Waiting {
  readonly count: number;
  /** Null: nothing waits. */
  readonly oldest: string | null;
}

/** Figures of this process for Prometheus, served on an address of their own. Collects nothing that names a person. */
export function createMetrics({
  clock,
  log,
  version,
  host,
  port,
  openStreams,
  waitingFigures,
  outboxes,
  jobs,
}: {
  clock: Clock;
  log: Log;
  version: string;
  host: string;
  port: number;
  openStreams: () => number;
  /** Questions about portfolios that the calculation hasn't answered yet. */
  waitingFigures: () => number;
  /** By name, such as "mail". */
  outboxes: Readonly<Record<string, () => Promise<Waiting>>>;
  jobs: () => Promise<readonly { readonly job: Pick<Job, "id">; readonly record: JobRecord }[]>;
}) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "bellwether_" });
  new Gauge({ name: "bellwether_info", help: "Version of the program", labelNames: ["version"], registers }).set(
    { version },
    1,
  );
  const requests = new Histogram({
    name: "bellwether_http_request_duration_seconds",
    help: "Time until a reply began, by route and status",
    labelNames: ["route", "status"],
    buckets: requestBuckets,
    registers,
  });
  const upstream = new Histogram({
    name: "bellwether_upstream_request_duration_seconds",
    help: "Time of calls to third parties, with retries, by host and result",
    labelNames: ["host", "result"],
    buckets: upstreamBuckets,
    registers,
  });
  const reads = new Counter({
    name: "bellwether_cache_reads_total",
    help: "Reads of market data from memory, by kind and result",
    labelNames: ["cache", "result"],
    registers,
  });
  const streams = new Gauge({ name: "bellwether_streams_open", help: "Event streams that are open", registers });
  const waiting = new Gauge({
    name: "bellwether_figures_waiting",
    help: "Questions about portfolios that wait for the calculation",
    registers,
  });
  const outboxWaiting = new Gauge({
    name: "bellwether_outbox_waiting",
    help: "Mails and notifications that wait to be sent",
    labelNames: ["outbox"],
    registers,
  });
  const outboxAge = new Gauge({
    name: "bellwether_outbox_oldest_seconds",
    help: "Age of the oldest mail or notification that waits; 0: none waits",
    labelNames: ["outbox"],
    registers,
  });
  const jobFailures = new Gauge({
    name: "bellwether_job_failures",
    help: "Failed runs of a job in a row",
    labelNames: ["job"],
    registers,
  });
  const jobSuccess = new Gauge({
    name: "bellwether_job_last_success_timestamp_seconds",
    help: "When a job last succeeded",
    labelNames: ["job"],
    registers,
  });
  const storage = new Gauge({
    name: "bellwether_database_up",
    help: "1 if the database answered the last question, else 0",
    registers,
  });

  const hosts = new Set<string>();
  const onUpstream = (message: unknown) => {
    const { host: name, isSuccess, ms } = message as UpstreamCall;
    if (hosts.size < maxHosts) hosts.add(name);
    upstream.observe({ host: hosts.has(name) ? name : "other", result: isSuccess ? "success" : "failure" }, ms / 1_000);
  };
  const onRead = (message: unknown) => {
    const { cache, isHit } = message as CacheRead;
    reads.inc({ cache, result: isHit ? "hit" : "miss" });
  };
  upstreamCalls.subscribe(onUpstream);
  cacheReads.subscribe(onRead);

  /** Reads what isn't counted while it happens. */
  async function collect(): Promise<void> {
    streams.set(openStreams());
    waiting.set(waitingFigures());
    try {
      for (const [outbox, waitingNow] of Object.entries(outboxes)) {
        const { count, oldest } = await waitingNow();
        outboxWaiting.set({ outbox }, count);
        outboxAge.set({ outbox }, oldest === null ? 0 : Math.max(0, (clock.now() - Date.parse(oldest)) / 1_000));
      }
      for (const { job, record } of await jobs()) {
        jobFailures.set({ job: job.id }, record.failures);
        if (record.succeededAt !== null) jobSuccess.set({ job: job.id }, Date.parse(record.succeededAt) / 1_000);
      }
      storage.set(1);
    } catch (error) {
      storage.set(0);
      log.warn({ err: error }, "figures about the database are missing from the metrics");
    }
  }

  const server = createServer((request, reply) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      reply.writeHead(404).end();
      return;
    }
    void collect()
      .then(() => registry.metrics())
      .then(
        (text) => reply.writeHead(200, { "content-type": registry.contentType }).end(text),
        (error: unknown) => {
          log.error({ err: error }, "the metrics were not collected");
          reply.writeHead(500).end();
        },
      );
  });

  return {
    /** Counts a reply. `route` is an address of the contract, such as "GET /api/notes/:id", never one with somebody's ids. */
    request(route: string, status: number, ms: number): void {
      requests.observe({ route, status }, ms / 1_000);
    },

    /** Null before it listens. */
    port: (): number | null => (server.address() as AddressInfo | null)?.port ?? null,

    /** Listens. Throws a StartError if the port is taken. */
    async start(): Promise<void> {
      await new Promise<void>((resolve, reject) => {
        server.once("error", (error) =>
          reject(new StartError(`METRICS_PORT: ${host}:${port} can't be used (${error.message}).`, { cause: error })),
        );
        server.listen({ host, port }, resolve);
      });
    },

    async close(): Promise<void> {
      upstreamCalls.unsubscribe(onUpstream);
      cacheReads.unsubscribe(onRead);
      registry.clear();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  } satisfies RoomWithOffers;
}
