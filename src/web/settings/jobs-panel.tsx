import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatMoment } from "../format/format-date.ts";
import { formatCountdown } from "../format/format-relative-time.ts";
import { missing } from "../format/missing.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { useNow } from "../format/use-now.ts";
import { query } from "../shell/query.ts";
import { jobsText as words } from "../text/jobs-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { ServerFiguresCard } from "./server-figures-card.tsx";
import styles from "./settings.module.css";
import { classNames } from "../ui/class-names.ts";

type Job = Output<"GET /api/jobs">["jobs"][number];

/** Polling intervals while the page is open: short while a job runs. */
const renewMs = 10_000;
const renewRunningMs = 1_500;

const jobsQuery = query("GET /api/jobs", {});

/** The server's scheduled jobs, for administrators: last run, next run, error, and a button to run one now. */
export function JobsPanel(): ReactNode {
  const { data, error, refetch } = useQuery({
    ...jobsQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.some(({ isRunning }) => isRunning) ? renewRunningMs : renewMs),
  });
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.loading }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  return (
    <div className={classNames("grid gap-card", styles.cards)}>
      <ServerFiguresCard />
      <Card title={words.title} state={state}>
        <p className={classNames("note", styles.jobsNote)}>{words.note}</p>
        {error !== null && data !== undefined ? <p className="inline-row error gap-1h">{words.old}</p> : null}
        <ol className={classNames("grid", styles.providers)}>
          {data?.jobs.map((job) => (
            <li key={job.id}>
              <JobRow job={job} />
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function JobRow({ job }: { job: Job }): ReactNode {
  const client = useQueryClient();
  const run = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("POST /api/jobs/:id/run", { id: job.id }),
    // A job starts within a second. Before that there is nothing new to read.
    onSuccess: () => setTimeout(() => void client.invalidateQueries({ queryKey: jobsQuery.queryKey }), 1_200),
  });
  return (
    <section className={classNames("grid gap-1h py-3 edge-top", styles.provider)} aria-label={job.title}>
      <div className={classNames("row wrap gap-y-1h gap-x-2h", styles.providerHead)}>
        <strong>{job.title}</strong>
        <JobState job={job} />
        <Button
          size="small"
          busy={run.isPending || job.isRunning}
          aria-label={words.runOf(job.title)}
          onClick={() => run.mutate()}
        >
          {job.isRunning ? words.running : words.runNow}
        </Button>
      </div>
      <p className="quiet">{job.purpose}.</p>
      <output className={styles.result}>
        {run.error !== null ? (
          <span className="inline-row error gap-1h">{words.runFailed(run.error.message)}</span>
        ) : null}
      </output>
      <dl className={classNames("grid gap-y-2 gap-x-5", styles.health)}>
        <div>
          <dt>{words.schedule}</dt>
          <dd>{job.schedule}</dd>
        </div>
        <div>
          <dt>{words.next}</dt>
          <dd>{job.isRunning ? words.running : <NextRun at={job.nextRunAt} />}</dd>
        </div>
        <div>
          <dt>{words.last}</dt>
          <dd>{job.succeededAt === null ? words.notYet : <RelativeTime at={job.succeededAt} />}</dd>
        </div>
        <div className={styles.wideFact}>
          <dt>{job.error === null ? words.result : words.error}</dt>
          <dd>
            {job.error === null ? (
              (job.result ?? missing)
            ) : (
              <>
                {words.failures(job.failures)}
                <span className="block soft">{job.error}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function NextRun({ at }: { at: string }): ReactNode {
  const nowMs = useNow("minute");
  const atMs = Date.parse(at);
  return (
    <time dateTime={at} title={formatMoment(atMs)}>
      {words.inTime(formatCountdown(atMs - nowMs))}
    </time>
  );
}

function JobState({ job: { isRunning, error, succeededAt } }: { job: Job }): ReactNode {
  if (isRunning) return <Badge look="blue">{words.running}</Badge>;
  if (error !== null) return <Badge look="amber">{words.failing}</Badge>;
  return succeededAt === null ? <Badge>{words.waiting}</Badge> : <Badge look="blue">{words.inOrder}</Badge>;
}
