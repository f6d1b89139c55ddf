import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { getServerFigures } from "#contract/server-figures.ts";
import { type Clock, isoTime } from "../clock.ts";
import { serve } from "../http/serve.ts";
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

/** Figures of this process for administrators, and for Prometheus on an address of their own. Collects nothing that names a person. */
export function createMetrics({
  clock,
  log,
  version,
  listenAt,
  openStreams,
  waitingFigures,
  outboxes,
  jobs,
}: {
  clock: Clock;
  log: Log;
  version: string;
  /** Null: the figures are shown in Settings only. */
  listenAt: { readonly host: string; readonly port: number } | null;
  openStreams: () => number;
  /** Questions about portfolios that the calculation hasn't answered yet. */
  waitingFigures: () => number;
  /** By name, such as "mail". */
  outboxes: Readonly<Record<string, () => Promise<Waiting>>>;
  jobs: () => Promise<readonly { readonly job: Pick<Job, "id">; readonly record: JobRecord }[]>;
}) {
  const startedAt = isoTime(clock.now());
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

  /** All values of a metric with their labels; of a histogram, its counts. */
  async function valuesOf(
    name: string,
  ): Promise<{ value: number; labels: Readonly<Record<string, string | number>> }[]> {
    const metric = await registry.getSingleMetric(name)?.get();
    const values: readonly { value: number; labels: object; metricName?: string }[] = metric?.values ?? [];
    return values
      .filter(({ metricName }) => metricName === undefined || metricName === name || metricName === `${name}_count`)
      .map(({ value, labels }) => ({ value, labels: { ...labels } }));
  }
  const sum = (values: readonly { value: number }[]) => values.reduce((total, { value }) => total + value, 0);

  /** Adds up a metric by one label, and the part whose other label is as given. */
  async function byLabel(name: string, label: string, part: readonly [label: string, value: string]) {
    const values = await valuesOf(name);
    return [...new Set(values.map(({ labels }) => String(labels[label])))].toSorted().map((key) => {
      const ofKey = values.filter(({ labels }) => labels[label] === key);
      return { key, all: sum(ofKey), part: sum(ofKey.filter(({ labels }) => labels[part[0]] === part[1])) };
    });
  }

  async function figures() {
    const replies = await valuesOf("bellwether_http_request_duration_seconds");
    const [delay] = await valuesOf("bellwether_nodejs_eventloop_lag_p99_seconds");
    const providers = await byLabel("bellwether_upstream_request_duration_seconds", "host", ["result", "failure"]);
    const caches = await byLabel("bellwether_cache_reads_total", "cache", ["result", "hit"]);
    return {
      startedAt,
      requests: { count: sum(replies), failures: sum(replies.filter(({ labels }) => Number(labels["status"]) >= 500)) },
      loopDelayMs: Math.round((delay?.value ?? 0) * 1_000) || 0,
      residentMegabytes: Math.round(process.memoryUsage.rss() / 1_048_576),
      openStreams: openStreams(),
      waitingFigures: waitingFigures(),
      providers: providers.map(({ key, all, part }) => ({ host: key, calls: all, failures: part })),
      caches: caches.map(({ key, all, part }) => ({ name: key, reads: all, hits: part })),
      outboxes: await Promise.all(
        Object.entries(outboxes).map(async ([name, waitingNow]) => {
          const { count, oldest } = await waitingNow();
          return { name, waiting: count, oldest };
        }),
      ),
    };
  }

  return {
    endpoints: [serve(getServerFigures, figures)],

    /** Counts a reply. `route` is an address of the contract, such as "GET /api/notes/:id", never one with somebody's ids. */
    request(route: string, status: number, ms: number): void {
      requests.observe({ route, status }, ms / 1_000);
    },

    /** Null before it listens. */
    port: (): number | null => (server.address() as AddressInfo | null)?.port ?? null,

    /** Listens. Throws a StartError if the port is taken. */
    async start(): Promise<void> {
      if (listenAt === null) return;
      const { host, port } = listenAt;
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
