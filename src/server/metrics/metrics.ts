import { getServerFigures } from "#contract/server-figures.ts";
import { type Clock, isoTime } from "../clock.ts";
import { serve } from "../http/serve.ts";
import { replicaMetrics } from "../database/replica-metrics.ts";
import { freeBytes } from "../health/free-space.ts";
import type { Replica } from "../database/replica.ts";
import type { Job } from "../jobs/job.ts";
import type { JobRecord } from "../jobs/store.ts";
import type { Log } from "../log.ts";
import type { RoomWithOffers } from "../room.ts";
import { countCalls } from "./count-calls.ts";
import { declareMetrics } from "./declare-metrics.ts";
import { metricsListener } from "./metrics-listener.ts";
import { createServerFigures, type FiguresOptions } from "./server-figures.ts";

/** Figures of this process for administrators, and for Prometheus on an address of their own. Collects nothing that names a person. */
export function createMetrics({
  clock,
  log,
  version,
  listenAt,
  jobs,
  replica,
  ...sources
}: FiguresOptions & {
  clock: Clock;
  log: Log;
  version: string;
  /** Null: the figures are shown in Settings only. */
  listenAt: { readonly host: string; readonly port: number } | null;
  jobs: () => Promise<readonly { readonly job: Pick<Job, "id">; readonly record: JobRecord }[]>;
  /** Null: all reads go to the primary. */
  replica: Pick<Replica, "figures"> | null;
}) {
  const { dataDirectory, openStreams, waitingFigures, outboxes } = sources;
  const startedAt = isoTime(clock.now());
  const metrics = declareMetrics(version);
  const { registry } = metrics;

  const showReplica = replicaMetrics([registry], replica);
  const stopCounting = countCalls(metrics);
  const figures = createServerFigures({ ...sources, registry, startedAt });

  /** Reads what isn't counted while it happens. */
  async function collect(): Promise<void> {
    metrics.streams.set(openStreams());
    metrics.waiting.set(waitingFigures());
    showReplica();
    metrics.freeSpace.set((await freeBytes(dataDirectory)) ?? NaN);
    try {
      for (const [outbox, waitingNow] of Object.entries(outboxes)) {
        const { count, oldest } = await waitingNow();
        metrics.outboxWaiting.set({ outbox }, count);
        metrics.outboxAge.set(
          { outbox },
          oldest === null ? 0 : Math.max(0, (clock.now() - Date.parse(oldest)) / 1_000),
        );
      }
      for (const { job, record } of await jobs()) {
        metrics.jobFailures.set({ task: job.id }, record.failures);
        if (record.succeededAt !== null)
          metrics.jobSuccess.set({ task: job.id }, Date.parse(record.succeededAt) / 1_000);
      }
      metrics.storage.set(1);
    } catch (error) {
      metrics.storage.set(0);
      log.warn({ err: error }, "figures about the database are missing from the metrics");
    }
  }

  const listener = metricsListener({
    listenAt,
    contentType: registry.contentType,
    text: () => collect().then(() => registry.metrics()),
    log,
  });

  return {
    endpoints: [serve(getServerFigures, figures)],

    /** Counts a reply. `route` is an address of the contract, such as "GET /api/notes/:id", never one with somebody's ids. */
    request(route: string, status: number, ms: number): void {
      metrics.requests.observe({ route, status }, ms / 1_000);
    },

    port: listener.port,
    start: () => listener.start(),

    async close(): Promise<void> {
      stopCounting();
      registry.clear();
      await listener.close();
    },
  } satisfies RoomWithOffers;
}
