import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { neighbourValues } from "#core/backtest/neighbour-values.ts";
import { tunableNumbers } from "#core/backtest/tunable-numbers.ts";
import { formatDay } from "../format/format-date.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { HeatGrid } from "./heat-grid.tsx";
import type { LabClient, Outcome } from "./lab-client.ts";
import type { GridAxis, LabJob, RunAnswer } from "./lab-jobs.ts";
import { MonthsTable } from "./months-table.tsx";
import styles from "./strategy.module.css";
import type { LabQuestion } from "./use-lab-run.ts";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;
const maxYears = 6;

type GridJob = Extract<LabJob, { kind: "grid" }>;

/** A run's months and its neighbours: the same rule with slightly different parameters. */
export function SummaryTab({
  answer,
  question,
  client,
}: {
  answer: RunAnswer;
  question: LabQuestion;
  client: LabClient;
}): ReactNode {
  return (
    <div className={classNames("grid gap-4", styles.summary)}>
      <section className="min-0" aria-label={words.monthByMonth}>
        <p className="mb-1h quiet">
          <b className="ink strong">{words.monthByMonth}</b> <span>{words.monthsNote}</span>
        </p>
        <MonthsTable years={answer.years.own} hold={null} maxYears={maxYears} />
      </section>
      <Neighbours question={question} seenTo={answer.seen?.to ?? null} client={client} />
    </div>
  );
}

function Neighbours({
  question: { request },
  seenTo,
  client,
}: {
  question: LabQuestion;
  /** Only the in-sample part is used. */
  seenTo: string | null;
  client: LabClient;
}): ReactNode {
  const axes = useMemo(
    () =>
      tunableNumbers(request.strategy)
        .slice(0, 2)
        .map((number): GridAxis => ({ number, values: neighbourValues(number) })),
    [request],
  );
  const job = useMemo((): GridJob | null => {
    const [across, down = null] = axes;
    if (across === undefined) return null;
    return { kind: "grid", request: { ...request, to: seenTo ?? request.to }, across, down };
  }, [axes, request, seenTo]);
  const [last, setLast] = useState<{ readonly job: GridJob; readonly outcome: Outcome<"grid"> } | null>(null);
  useEffect(() => {
    if (job === null) return undefined;
    let isOver = false;
    void client.ask(job).then((outcome) => {
      if (!isOver) setLast({ job, outcome });
    });
    return () => {
      isOver = true;
    };
  }, [client, job]);
  // An earlier run's outcome doesn't apply to this one.
  const outcome = last !== null && last.job === job ? last.outcome : null;
  const found = outcome?.kind === "answered" ? outcome.answer : null;
  const hold = found?.holdReturnRatio ?? null;
  const made = (found?.cells ?? []).flatMap(({ figures }) => figures?.totalReturnRatio ?? []);
  const title = words.neighbours(words.sensitivity.metrics.made);
  return (
    <section className="min-0" aria-label={title}>
      <p className="mb-1h quiet">
        <b className="ink strong">{title}</b>{" "}
        {found === null || hold === null ? null : (
          <span>{words.beatHold(made.filter((ratio) => ratio > hold).length, made.length)}</span>
        )}
      </p>
      {job === null ? (
        <p className="note">{words.noNumbers}</p>
      ) : outcome?.kind === "failed" ? (
        <p role="alert" className="note">
          {words.sensitivity.failed} {outcome.words}
        </p>
      ) : found === null ? (
        <Skeleton height={160} radius={8} />
      ) : (
        <HeatGrid answer={found} across={job.across} down={job.down} metric="made" />
      )}
      {job === null || seenTo === null ? null : (
        <p className="note">
          {words.seenOnly(formatDay(seenTo))} {words.notCounted}
        </p>
      )}
    </section>
  );
}
