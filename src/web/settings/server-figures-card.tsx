import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { problemDetails } from "../api/api-problem.ts";
import type { Output } from "../api/call.ts";
import { formatMoment } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { missing } from "../format/missing.ts";
import { query } from "../shell/query.ts";
import { jobsText } from "../text/jobs-text.ts";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./settings.module.css";

const words = jobsText.figures;
type Figures = Output<"GET /api/server/figures">;

/** The polling interval while the page is open. */
const renewMs = 10_000;

/** Requests, delays, memory, providers and outboxes of the server, for administrators. */
export function ServerFiguresCard(): ReactNode {
  const { data, error, refetch } = useQuery({
    ...query("GET /api/server/figures", {}),
    staleTime: 0,
    refetchInterval: renewMs,
  });
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.loading }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  return (
    <Card title={words.title} state={state}>
      <p className={classNames("note", styles.jobsNote)}>{words.note}</p>
      {data === undefined ? null : (
        <dl className={classNames("grid", styles.health)}>
          {factsOf(data).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function factsOf(figures: Figures): (readonly [name: string, value: string])[] {
  const reads = figures.caches.reduce((sum, cache) => sum + cache.reads, 0);
  const hits = figures.caches.reduce((sum, cache) => sum + cache.hits, 0);
  return [
    [words.since, formatMoment(Date.parse(figures.startedAt))],
    [words.requests, counts(figures.requests.count, figures.requests.failures)],
    [words.delay, words.delayMs(formatWhole(figures.loopDelayMs))],
    [words.memory, words.megabytes(formatWhole(figures.residentMegabytes))],
    [words.freeSpace, figures.freeMegabytes === null ? missing : words.megabytes(formatWhole(figures.freeMegabytes))],
    [words.streams, formatWhole(figures.openStreams)],
    [words.waiting, formatWhole(figures.waitingFigures)],
    ...figures.providers.map(
      ({ host, calls, failures }) => [`${words.providers}: ${host}`, counts(calls, failures)] as const,
    ),
    [words.cached, reads === 0 ? words.none : words.cachedShare(formatWhole((hits / reads) * 100))],
    ...figures.outboxes.map(({ name, waiting, oldest }) => {
      const label = name === "mail" ? words.mail : words.push;
      const value =
        oldest === null ? words.none : words.waitingSince(formatWhole(waiting), formatMoment(Date.parse(oldest)));
      return [label, value] as const;
    }),
  ];
}

function counts(count: number, failures: number): string {
  return words.requestCounts(formatWhole(count), formatWhole(failures));
}
