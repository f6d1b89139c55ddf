import type { Registry } from "prom-client";
import { freeBytes } from "../health/free-space.ts";
import { readMetrics, sum } from "./read-metrics.ts";

/** An outbox's backlog. */
export interface Waiting {
  readonly count: number;
  /** Null: nothing waits. */
  readonly oldest: string | null;
}

export interface FiguresOptions {
  readonly dataDirectory: string;
  readonly openStreams: () => number;
  /** Questions about portfolios that the calculation hasn't answered yet. */
  readonly waitingFigures: () => number;
  /** By name, such as "mail". */
  readonly outboxes: Readonly<Record<string, () => Promise<Waiting>>>;
}

/** The figures that administrators see in Settings. */
export function createServerFigures(
  options: FiguresOptions & { readonly registry: Registry; readonly startedAt: string },
) {
  const { registry, startedAt, dataDirectory, openStreams, waitingFigures, outboxes } = options;
  const { valuesOf, byLabel } = readMetrics(registry);

  return async () => {
    const replies = await valuesOf("bellwether_http_request_duration_seconds");
    const [delay] = await valuesOf("bellwether_nodejs_eventloop_lag_p99_seconds");
    const providers = await byLabel("bellwether_upstream_request_duration_seconds", "host", ["result", "failure"]);
    const caches = await byLabel("bellwether_cache_reads_total", "cache", ["result", "hit"]);
    return {
      startedAt,
      requests: { count: sum(replies), failures: sum(replies.filter(({ labels }) => Number(labels["status"]) >= 500)) },
      loopDelayMs: Math.round((delay?.value ?? 0) * 1_000) || 0,
      residentMegabytes: megabytes(process.memoryUsage.rss()) ?? 0,
      freeMegabytes: megabytes(await freeBytes(dataDirectory)),
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
  };
}

function megabytes(bytes: number | null): number | null {
  return bytes === null ? null : Math.round(bytes / 1_048_576);
}
