import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { BacktestResult } from "#core/backtest/result.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { lookedAtSymbols } from "#core/backtest/looked-at-symbols.ts";
import { formatDay } from "../format/format-date.ts";
import { fixed } from "../format/number-format.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { directionOfRatio, plainNumber, signedPercent } from "./figure-words.ts";
import { growthOf100 } from "./drawdowns.ts";
import { LineChart } from "../chart/line-chart.tsx";
import type { ChartLine, LineLook } from "../chart/line-drawing.ts";
import type { LabClient } from "./lab-client.ts";
import type { RunRequest } from "./lab-jobs.ts";
import { shelterOf } from "./lab-series.ts";
import { startLabWorker } from "./start-lab-worker.ts";
import { createLabClient } from "./lab-client.ts";
import styles from "./strategy.module.css";
import { holdCourse, ownCourse } from "./value-chart.tsx";
import { useLabData } from "./use-lab-data.ts";
import { type SavedRun, useSavedRuns } from "./use-saved-runs.ts";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = strategyText.strategy;
const looks: readonly LineLook[] = ["third", "fourth", "fifth", "sixth"];
const none: readonly string[] = [];

interface Compared {
  readonly id: string;
  readonly name: string;
  readonly look: LineLook;
  readonly outcome: BacktestResult | { readonly fault: string } | null;
}

interface Found {
  readonly run: SavedRun;
  /** The request on the screen when it ran. */
  readonly like: RunRequest;
  readonly outcome: Compared["outcome"];
}

/** Saved runs with this run's period, starting cash and costs, compared by chart and figures. */
export function CompareTab({
  result,
  request,
  currency,
}: {
  result: BacktestResult;
  request: RunRequest;
  currency: string;
}): ReactNode {
  const runs = useSavedRuns().data?.runs;
  const [selectedIds, setSelectedIds] = useState<readonly string[] | null>(null);
  const chosen = useMemo(() => {
    const ids = selectedIds ?? (runs ?? []).slice(0, 2).map(({ id }) => id);
    return (runs ?? []).filter(({ id }) => ids.includes(id)).slice(0, looks.length);
  }, [runs, selectedIds]);
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map());
  if (runs === undefined) return <Skeleton height={240} radius={8} />;
  if (runs.length === 0) return <p className="note">{words.noSaved}</p>;
  const outcomeOf = (run: SavedRun): Compared["outcome"] => {
    const own = found.get(run.id);
    return own?.run === run && own.like === request ? own.outcome : null;
  };
  const compared = chosen.map((run, index): Compared => ({
    id: run.id,
    name: run.name,
    look: looks[index] ?? "plain",
    outcome: outcomeOf(run),
  }));
  const ids = chosen.map(({ id }) => id);
  return (
    <div className={classNames("grid gap-2h justify-items-start min-0", styles.compare)}>
      <fieldset className={classNames("flex wrap gap-1h p-0 edge-none", styles.compareChoice)}>
        <legend className="visually-hidden">{words.compareWhich}</legend>
        {runs.map((run) => {
          const isOn = ids.includes(run.id);
          return (
            <label
              key={run.id}
              className={classNames(
                "inline-row gap-1h min-h-26 py-half px-2 edge-strong round-control soft secondary medium hover-on-raised touch-min-h-44",
                styles.chip,
              )}
            >
              <input
                type="checkbox"
                checked={isOn}
                disabled={!isOn && ids.length >= looks.length}
                onChange={() => setSelectedIds(isOn ? ids.filter((id) => id !== run.id) : [...ids, run.id])}
              />
              {run.name}
            </label>
          );
        })}
      </fieldset>
      {chosen.map((run) => (
        <SavedCourse
          key={run.id}
          run={run}
          like={request}
          currency={currency}
          onOutcome={(outcome) => setFound((before) => new Map(before).set(run.id, { run, like: request, outcome }))}
        />
      ))}
      <CompareChart result={result} compared={compared} />
      <CompareTable result={result} compared={compared} />
      <p className="note">
        {words.samePeriod} {words.mostCompared(looks.length)}
      </p>
    </div>
  );
}

/** Runs a saved run over the current period once its bars have loaded. Renders nothing. */
function SavedCourse({
  run,
  like,
  currency,
  onOutcome,
}: {
  run: SavedRun;
  like: RunRequest;
  currency: string;
  onOutcome: (outcome: Compared["outcome"]) => void;
}): ReactNode {
  const others = useMemo(() => lookedAtSymbols(run.strategy, run.symbols), [run]);
  const data = useLabData(run.symbols, others.length === 0 ? none : others, shelterOf(run.strategy));
  const [client] = useState<LabClient>(() => createLabClient(startLabWorker));
  useEffect(() => () => client.stop(), [client]);
  const isOther = data.kind === "ready" && data.currency !== null && data.currency !== currency;
  const cannot =
    data.kind === "none" || data.kind === "loading"
      ? null
      : isOther
        ? words.compareCurrency(run.name)
        : data.kind === "ready"
          ? null
          : words.compareFailed(run.name);
  const series = data.kind === "ready" && !isOther ? data.series : null;
  useEffect(() => {
    if (cannot !== null) onOutcome({ fault: cannot });
    if (series === null) return undefined;
    let isOver = false;
    client.hold(series);
    const request: RunRequest = {
      symbols: run.symbols,
      others,
      strategy: run.strategy,
      assumptions: like.assumptions,
      from: like.from,
      to: like.to,
    };
    void client.ask({ kind: "run", request, unseenPercent: 0 }).then((outcome) => {
      if (isOver || outcome.kind === "cancelled") return;
      onOutcome(outcome.kind === "answered" ? outcome.answer.result : { fault: words.compareFailed(run.name) });
    });
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- hears of the outcome, whoever listens
  }, [client, series, cannot, run, others, like]);
  return null;
}

function CompareChart({ result, compared }: { result: BacktestResult; compared: readonly Compared[] }): ReactNode {
  const { dates } = result;
  const lines: readonly ChartLine[] = [
    { id: "own", label: words.thisRun, look: "own", values: growthOf100(ownCourse(result)), hasEndLabel: true },
    { id: "hold", label: words.holdLine, look: "hold", values: growthOf100(holdCourse(result)), hasEndLabel: true },
    ...compared.flatMap(({ id, name, look, outcome }): ChartLine[] =>
      outcome === null || "fault" in outcome
        ? []
        : [{ id, label: name, look, values: onDates(outcome, dates), hasEndLabel: true }],
    ),
  ];
  const figure = (value: number): string => fixed(value, 0);
  return (
    <LineChart
      layout="full"
      dates={dates}
      panes={[{ id: "growth", height: 240, lines, format: figure, formatTick: figure }]}
      summary={`${words.growth}, ${formatDay(dates[0] ?? "")} – ${formatDay(dates.at(-1) ?? "")}: ${lines
        .map(({ label, values }) => `${label} ${figure(values.findLast((value) => value !== null) ?? 100)}`)
        .join(", ")}.`}
      keys={words.chartKeys}
      missingWord={words.noValue}
      picture={{ title: words.growth }}
    />
  );
}

function CompareTable({ result, compared }: { result: BacktestResult; compared: readonly Compared[] }): ReactNode {
  const rows = [
    { id: "own", name: words.thisRun, look: "own", figures: result.statistics },
    { id: "hold", name: words.holdLine, look: "hold", figures: result.benchmark.statistics },
    ...compared.map(({ id, name, look, outcome }) => ({
      id,
      name,
      look,
      figures: outcome === null || "fault" in outcome ? null : outcome.statistics,
      fault: outcome !== null && "fault" in outcome ? outcome.fault : null,
    })),
  ];
  return (
    <DataTable
      caption={words.sideBySide}
      columns={[
        {
          id: "run",
          head: words.runColumn,
          render: ({ look, name }) => (
            <>
              <i className="inline-block line-key" data-line={look} aria-hidden="true" /> {name}
            </>
          ),
        },
        {
          id: "made",
          head: words.madeColumn,
          render: ({ figures }) => signedPercent(figures?.totalReturnRatio ?? null),
          cellProps: ({ figures }) =>
            figures === null ? undefined : { "data-direction-of": directionOfRatio(figures.totalReturnRatio) },
        },
        {
          id: "fall",
          head: words.fallColumn,
          render: ({ figures }) => signedPercent(figures?.maximumDrawdownRatio ?? null),
        },
        { id: "sharpe", head: words.sharpeColumn, render: ({ figures }) => plainNumber(figures?.sharpe ?? null) },
        {
          id: "trades",
          head: words.tradesColumn,
          render: ({ figures }) => (figures === null ? null : figures.tradeCount + figures.openTradeCount),
        },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
      message={(row) =>
        row.figures !== null ? null : "fault" in row && row.fault !== null ? row.fault : words.running
      }
      inset="none"
      frame="wide"
      frameClass="justify-self-stretch"
    />
  );
}

/** Maps another run's values to this run's days, carrying the last value over days it lacks. */
function onDates(result: BacktestResult, days: readonly PlainDate[]): (number | null)[] {
  const { dates } = result;
  const values = growthOf100(ownCourse(result));
  let at = -1;
  return days.map((date) => {
    while (at + 1 < dates.length && (dates[at + 1] ?? "") <= date) at += 1;
    return at < 0 ? null : (values[at] ?? null);
  });
}
