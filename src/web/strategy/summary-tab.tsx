import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { neighbourValues } from "#core/backtest/neighbour-values.ts";
import { tunableNumbers } from "#core/backtest/tunable-numbers.ts";
import { formatDay } from "../format/format-date.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { HeatGrid } from "./heat-grid.tsx";
import type { LabClient } from "./lab-client.ts";
import type { GridAnswer, GridAxis, RunAnswer } from "./lab-jobs.ts";
import { MonthsTable } from "./months-table.tsx";
import styles from "./strategy.module.css";
import type { LabQuestion } from "./use-lab-run.ts";

const words = strategyText.strategy;
const mostYears = 6;

/** The months of a run, and how its neighbours do: the same rule with slightly other numbers. */
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
    <div className={styles.summary}>
      <section aria-label={words.monthByMonth}>
        <p className={styles.partTitle}>
          <b>{words.monthByMonth}</b> <span>{words.monthsNote}</span>
        </p>
        <MonthsTable years={answer.years.own} hold={null} most={mostYears} />
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
  /** Only the seen part is looked at. */
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
  const [found, setFound] = useState<{ readonly axes: readonly GridAxis[]; readonly answer: GridAnswer } | null>(null);
  useEffect(() => {
    const [across, down] = axes;
    if (across === undefined) return undefined;
    let isOver = false;
    const job = {
      kind: "grid",
      request: { ...request, to: seenTo ?? request.to },
      across,
      down: down ?? null,
    } as const;
    void client.ask(job).then((outcome) => {
      if (!isOver && outcome.kind === "answered") setFound({ axes, answer: outcome.answer });
    });
    return () => {
      isOver = true;
    };
  }, [client, request, seenTo, axes]);
  const [across, down = null] = found?.axes ?? [];
  const hold = found?.answer.holdReturnRatio ?? null;
  const made = (found?.answer.cells ?? []).flatMap(({ figures }) => figures?.totalReturnRatio ?? []);
  const title = words.neighbours(words.sensitivity.metrics.made);
  return (
    <section aria-label={title}>
      <p className={styles.partTitle}>
        <b>{title}</b>{" "}
        {found === null || hold === null ? null : (
          <span>{words.beatHold(made.filter((ratio) => ratio > hold).length, made.length)}</span>
        )}
      </p>
      {axes.length === 0 ? (
        <p className={styles.note}>{words.noNumbers}</p>
      ) : found === null || across === undefined ? (
        <Skeleton height={160} radius={8} />
      ) : (
        <HeatGrid answer={found.answer} across={across} down={down} metric="made" />
      )}
      {axes.length === 0 || seenTo === null ? null : (
        <p className={styles.note}>
          {words.seenOnly(formatDay(seenTo))} {words.notCounted}
        </p>
      )}
    </section>
  );
}
