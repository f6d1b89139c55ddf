import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const upstreamBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Names the figures that this process counts, in a registry of its own. */
export function declareMetrics(version: string) {
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
    labelNames: ["task"],
    registers,
  });
  const jobSuccess = new Gauge({
    name: "bellwether_job_last_success_timestamp_seconds",
    help: "When a job last succeeded",
    labelNames: ["task"],
    registers,
  });
  const storage = new Gauge({
    name: "bellwether_database_up",
    help: "1 if the database answered the last question, else 0",
    registers,
  });
  const freeSpace = new Gauge({
    name: "bellwether_data_disk_free_bytes",
    help: "Room that is left on the disk of DATA_DIR",
    registers,
  });
  return {
    registry,
    requests,
    upstream,
    reads,
    streams,
    waiting,
    outboxWaiting,
    outboxAge,
    jobFailures,
    jobSuccess,
    storage,
    freeSpace,
  };
}
