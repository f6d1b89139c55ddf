import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { tunableNumbers } from "#core/backtest/tunable-numbers.ts";
import { formatDay, formatMonth } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { fixed } from "../format/number-format.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Button } from "../ui/button.tsx";
import { plainPercent, signedPercent } from "./figure-words.ts";
import { gridValues } from "./grid-values.ts";
import { type GridMetric, HeatGrid } from "./heat-grid.tsx";
import type { LabClient } from "./lab-client.ts";
import type { GridAxis, LabAnswers, RunRequest } from "./lab-jobs.ts";
import { Pick } from "./pick.tsx";
import { steady } from "./run-key.ts";
import { numberLabel } from "./number-label.ts";
import styles from "./strategy.module.css";
import { triesOfGrid, triesOfWalk } from "./tried-variants.ts";
import { type LongJob, useLongJob } from "./use-long-job.ts";
import type { Try } from "./use-tries.ts";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = strategyText.strategy;
const sizes = [5, 9, 21, 41] as const;
const metrics = Object.keys(words.sensitivity.metrics) as GridMetric[];
const none = "";

type OnTried = (request: RunRequest, tries: readonly Try[]) => void;

/** How a result depends on its parameters, its period and the order of its trades. */
export function SensitivityTab({
  request,
  seenTo,
  client,
  onTried,
}: {
  request: RunRequest;
  /** Parameters may only be chosen on the in-sample part. */
  seenTo: string | null;
  client: LabClient;
  /** Reports every variant that ran, with its request. */
  onTried: OnTried;
}): ReactNode {
  const numbers = useMemo(() => tunableNumbers(request.strategy), [request]);
  const seen = useMemo(() => ({ ...request, to: seenTo ?? request.to }), [request, seenTo]);
  const [acrossKey, setAcrossKey] = useState<string | null>(null);
  const [downKey, setDownKey] = useState<string | null>(null);
  const [size, setSize] = useState<(typeof sizes)[number]>(9);
  const [metric, setMetric] = useState<GridMetric>("made");
  const grid = useLongJob<"grid">(client, (job, outcome) => {
    if (outcome.kind === "answered") onTried(job.request, triesOfGrid(job.request, outcome.answer));
  });
  const across = numbers.find(({ key }) => key === acrossKey) ?? numbers[0];
  const others = numbers.filter((number) => number !== across);
  const down = downKey === none ? undefined : (others.find(({ key }) => key === downKey) ?? others[0]);
  const isFresh = grid.job !== null && isSame(grid.job.request, seen);
  const start = (): void => {
    if (across === undefined) return;
    const axis = (number: typeof across): GridAxis => ({ number, values: gridValues(number, size) });
    const [first, second] = [axis(across), down === undefined ? null : axis(down)];
    grid.start({ kind: "grid", request: seen, across: first, down: second });
  };
  return (
    <div className={classNames("grid gap-2h justify-items-start min-0", styles.sensitivity)}>
      {across === undefined ? (
        <p className="note">{words.noNumbers}</p>
      ) : (
        <>
          <div className="row wrap gap-y-2 gap-x-3h">
            <Choice
              name={words.sensitivity.across}
              value={across.key}
              options={numbers.map((number) => ({ value: number.key, label: numberLabel(number) }))}
              onChange={setAcrossKey}
            />
            {others.length === 0 ? (
              <span className="quiet normal">{words.sensitivity.oneNumber}</span>
            ) : (
              <Choice
                name={words.sensitivity.down}
                value={down?.key ?? none}
                options={[
                  { value: none, label: "–" },
                  ...others.map((number) => ({ value: number.key, label: numberLabel(number) })),
                ]}
                onChange={setDownKey}
              />
            )}
            <Choice
              name={words.sensitivity.size}
              value={String(size)}
              options={sizes.map((count) => ({ value: String(count), label: words.sensitivity.sizes[count] ?? "" }))}
              onChange={(chosen) => setSize(sizes.find((count) => String(count) === chosen) ?? 9)}
            />
            <Choice
              name={words.sensitivity.metric}
              value={metric}
              options={metrics.map((value) => ({ value, label: words.sensitivity.metrics[value] }))}
              onChange={setMetric}
            />
            {grid.progress === null ? <Button onClick={start}>{words.sensitivity.run}</Button> : null}
          </div>
          <Progress job={grid} />
          {isFresh && grid.job !== null && grid.outcome?.kind === "answered" ? (
            <>
              <HeatGrid answer={grid.outcome.answer} across={grid.job.across} down={grid.job.down} metric={metric} />
              <p className="note">
                {words.sensitivity.ran(formatWhole(grid.outcome.answer.cells.length), fixed(grid.outcome.tookMs, 0))}.{" "}
                {seenTo === null ? null : words.seenOnly(formatDay(seenTo))} {words.sensitivity.why}
              </p>
            </>
          ) : (
            <p className="note">{words.sensitivity.why}</p>
          )}
        </>
      )}
      <WalkForward request={seen} seenTo={seenTo} client={client} axes={numbers.slice(0, 2)} onTried={onTried} />
      <MonteCarloPart request={request} client={client} />
    </div>
  );
}

/** True if one request's answer also answers the other. */
function isSame(one: RunRequest | undefined, other: RunRequest): boolean {
  return steady(one ?? null) === steady(other);
}

function WalkForward({
  request,
  seenTo,
  client,
  axes,
  onTried,
}: {
  /** The request for the in-sample part. */
  request: RunRequest;
  seenTo: string | null;
  client: LabClient;
  axes: readonly GridAxis["number"][];
  onTried: OnTried;
}): ReactNode {
  const walk = useLongJob<"walk-forward">(client, (job, outcome) => {
    if (outcome.kind === "answered" && outcome.answer !== null)
      onTried(job.request, triesOfWalk(job.request, job.axes));
  });
  const chosen = axes.map((number): GridAxis => ({ number, values: gridValues(number, 7) }));
  return (
    <section
      className={classNames(
        "grid gap-2h justify-items-start min-0 pt-3 edge-top-soft justify-self-stretch",
        styles.longPart,
      )}
    >
      <h3 className="size-secondary">{words.sensitivity.walkForward}</h3>
      <p className="note">
        {words.sensitivity.walkForwardWhy} {seenTo === null ? null : words.seenOnly(formatDay(seenTo))}
      </p>
      {axes.length === 0 || walk.progress !== null ? null : (
        <Button size="small" onClick={() => walk.start({ kind: "walk-forward", request, axes: chosen })}>
          {words.sensitivity.runWalkForward}
        </Button>
      )}
      <Progress job={walk} />
      {walk.outcome?.kind === "answered" && walk.job !== null && isSame(walk.job.request, request) ? (
        <WalkResult answer={walk.outcome.answer} axes={walk.job.axes} />
      ) : null}
    </section>
  );
}

function WalkResult({ answer, axes }: { answer: LabAnswers["walk-forward"]; axes: readonly GridAxis[] }): ReactNode {
  if (answer === null) return <p className="note">{words.walk.short}</p>;
  const { columns } = words.walk;
  return (
    <>
      <p>
        {words.walk.together(
          signedPercent(answer.statistics.totalReturnRatio),
          signedPercent(madeBy(answer.benchmarkEquity, answer.statistics.startValue)),
        )}{" "}
        {answer.efficiency === null ? null : words.walk.efficiency(plainPercent(answer.efficiency, 0))}
      </p>
      <DataTable
        caption={words.walk.caption}
        columns={[
          {
            id: "test",
            head: columns.test,
            render: ({ testFrom, testTo }) => `${formatMonth(testFrom)} – ${formatMonth(testTo)}`,
          },
          {
            id: "values",
            head: axes.map(({ number }) => numberLabel(number)).join(", "),
            render: ({ values }) => (values === null ? words.walk.asItWas : values.join(", ")),
          },
          { id: "seen", head: columns.seen, render: ({ train }) => signedPercent(train.cagrRatio) },
          { id: "unseen", head: columns.unseen, render: ({ test }) => signedPercent(test.totalReturnRatio) },
          { id: "fall", head: columns.fall, render: ({ test }) => signedPercent(test.maximumDrawdownRatio) },
        ]}
        rows={answer.folds}
        keyOf={({ testFrom }) => testFrom}
        inset="none"
        frame="wide"
        frameClass="min-0 justify-self-stretch"
      />
    </>
  );
}

function madeBy(equity: Float64Array, startValue: number): number | null {
  const last = equity.at(-1);
  return last === undefined ? null : last / startValue - 1;
}

function MonteCarloPart({ request, client }: { request: RunRequest; client: LabClient }): ReactNode {
  const carlo = useLongJob<"monte-carlo">(client);
  const answer =
    carlo.outcome?.kind === "answered" && isSame(carlo.job?.request, request) ? carlo.outcome.answer : undefined;
  const made = (value: number): string => signedPercent(value / request.assumptions.startCash - 1);
  return (
    <section
      className={classNames(
        "grid gap-2h justify-items-start min-0 pt-3 edge-top-soft justify-self-stretch",
        styles.longPart,
      )}
    >
      <h3 className="size-secondary">{words.sensitivity.monteCarlo}</h3>
      <p className="note">{words.sensitivity.monteCarloWhy}</p>
      {carlo.progress === null ? (
        <Button size="small" onClick={() => carlo.start({ kind: "monte-carlo", request })}>
          {words.sensitivity.runMonteCarlo}
        </Button>
      ) : null}
      <Progress job={carlo} />
      {answer === undefined ? null : answer === null ? (
        <p className="note">{words.carlo.few}</p>
      ) : (
        <>
          <DataTable
            caption={words.carlo.runs(formatWhole(answer.runs))}
            columns={[
              { id: "figure", head: words.carlo.columns.figure, render: ({ name }) => name },
              { id: "low", head: words.carlo.columns.low, render: ({ range, format }) => format(range.p5) },
              { id: "middle", head: words.carlo.columns.middle, render: ({ range, format }) => format(range.p50) },
              { id: "high", head: words.carlo.columns.high, render: ({ range, format }) => format(range.p95) },
            ]}
            rows={[
              { name: words.carlo.made, range: answer.finalValue, format: made },
              { name: words.carlo.fall, range: answer.maximumDrawdownRatio, format: signedPercent },
            ]}
            keyOf={({ name }) => name}
            inset="none"
          />
          <p className="note">
            {words.carlo.runs(formatWhole(answer.runs))}. {words.carlo.loss(plainPercent(answer.lossShare))}
          </p>
        </>
      )}
    </section>
  );
}

function Progress<Kind extends "grid" | "walk-forward" | "monte-carlo">({ job }: { job: LongJob<Kind> }): ReactNode {
  const { progress, outcome } = job;
  if (progress !== null)
    return (
      <div className={classNames("row wrap gap-y-2 gap-x-3 soft", styles.progress)}>
        <progress className="max-full" max={1} value={progress} aria-label={words.sensitivity.running} />
        <span>{plainPercent(progress, 0)}</span>
        <Button size="small" onClick={job.cancel}>
          {words.sensitivity.cancel}
        </Button>
      </div>
    );
  if (outcome?.kind === "cancelled") return <output className="note">{words.sensitivity.cancelled}</output>;
  if (outcome?.kind === "failed")
    return (
      <p role="alert" className="note">
        {words.sensitivity.failed} {outcome.words}
      </p>
    );
  return null;
}

function Choice<Value extends string>({
  name,
  value,
  options,
  onChange,
}: {
  name: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}): ReactNode {
  return (
    <span className="inline-row gap-1h soft size-secondary">
      <span aria-hidden="true">{name}</span>
      <Pick label={name} value={value} options={options} onChange={onChange} />
    </span>
  );
}
