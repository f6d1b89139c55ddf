import { Fragment, useState } from "react";
import type { ReactNode } from "react";
import type { Evidence, Reading } from "#contract/indicators.ts";
import type { Provenance } from "#contract/provenance.ts";
import { minCalls } from "#core/signals/signal-evidence.ts";
import { formatDay } from "../format/format-date.ts";
import { percentSign } from "../format/locale.ts";
import { fixed } from "../format/number-format.ts";
import { evidenceText } from "../text/evidence-text.ts";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { domainOf, EvidenceBar, ResultBadge } from "./evidence-bar.tsx";
import { EvidenceFigure, type EvidenceMeasure } from "./evidence-figure.tsx";
import styles from "./evidence.module.css";
import { RatingEvidence } from "./rating-evidence.tsx";
import { readingName } from "./readings-table.tsx";
import type { SignalName } from "./signal-badge.tsx";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = evidenceText;
/** Numbers of a signal that share one line where there is no room for columns. */
const inOneLine = ["hitRate", "base", "calls"] as const;
type Part = "all" | "newest";

/**
 * Each signal's hit rate with its interval, the base rate and the number of independent calls; then the same for the
 * rating.
 */
export function EvidenceCard({
  data,
}: {
  /** Undefined while loading. */
  data:
    | {
        readonly symbol: string;
        readonly provenance: Provenance;
        readonly readings: readonly Reading[];
        readonly overall: SignalName;
        readonly overallEvidence: Evidence | null;
      }
    | undefined;
}): ReactNode {
  const [part, setPart] = useState<Part>("all");
  if (data === undefined)
    return (
      <Card
        title={words.title}
        state={{ kind: "loading", label: words.loading, skeleton: <Skeleton height={420} radius={8} /> }}
      />
    );
  const { readings, overall, overallEvidence } = data;
  const counted = readings.flatMap(({ id, indicator, signal, evidence }) =>
    evidence === null ? [] : [{ id, indicator, signal, evidence, shown: shownPart(evidence, part) }],
  );
  const [first] = counted;
  if (first === undefined) return null;
  const domain = domainOf(counted.map(({ shown }) => shown));
  const { horizonBars, from, to, newestThird } = first.evidence;
  const { symbol, provenance } = data;
  const figure = (measure: EvidenceMeasure, indicator: string, shown: Evidence) => (
    <EvidenceFigure
      measure={measure}
      record={shown}
      of={{
        symbol,
        signal: readingName(indicator),
        from: part === "all" ? from : newestThird.from,
        to,
        provenance,
      }}
    />
  );
  const wide = (measure: EvidenceMeasure) => ({
    id: measure,
    head: words.columns[measure],
    className: classNames("medium", styles.wide),
    render: ({ indicator, shown }: (typeof counted)[number]) => figure(measure, indicator, shown),
  });
  return (
    <Card
      title={words.title}
      flush
      className={styles.card}
      beside={
        <span className="soft secondary normal">
          {words.about(horizonBars, formatDay(part === "all" ? from : newestThird.from), formatDay(to))}
        </span>
      }
      actions={
        <SegmentedControl
          label={words.days}
          value={part}
          options={[
            { value: "all", label: words.allDays },
            { value: "newest", label: words.newestThird },
          ]}
          onChange={setPart}
        />
      }
    >
      <div className="scroll-x">
        <DataTable
          caption={words.title}
          columns={[
            {
              id: "signal",
              head: words.columns.signal,
              className: "medium",
              render: ({ indicator, signal, shown }) => (
                <>
                  {readingName(indicator)}
                  <small className="block soft secondary normal">
                    {signal === null ? text.signals.none : text.signals.steps[signal]}
                  </small>
                  <small className={classNames("soft secondary normal hidden", styles.narrow)}>
                    {shown.total === 0
                      ? words.noCalls
                      : inOneLine.map((measure, index) => (
                          <Fragment key={measure}>
                            <span className="inline-block nowrap">
                              {words.parts[measure].before}
                              {figure(measure, indicator, shown)}
                              {words.parts[measure].after}
                              {index === inOneLine.length - 1 ? null : ","}
                            </span>{" "}
                          </Fragment>
                        ))}
                  </small>
                </>
              ),
            },
            wide("hitRate"),
            wide("base"),
            {
              id: "interval",
              head: <Scale domain={domain} />,
              className: styles.barColumn,
              render: ({ shown }) =>
                shown.result === "too-few" ? null : (
                  <EvidenceBar record={shown} domain={domain} isEdge={shown.result === "edge"} />
                ),
            },
            wide("calls"),
            wide("edge"),
            {
              id: "result",
              head: words.columns.result,
              align: "start",
              render: ({ shown }) => <ResultBadge result={shown.result} />,
            },
          ]}
          rows={counted}
          keyOf={({ id }) => id}
          isRoomy
          className={classNames("data", styles.table)}
        />
      </div>
      <p className={classNames("pt-1h pb-3h px-4 soft secondary", styles.note)}>
        {part === "all" ? words.explained : words.explainedThird(formatDay(newestThird.from))}
      </p>
      {overallEvidence === null ? null : (
        <RatingEvidence signal={overall} evidence={shownPart(overallEvidence, part)} />
      )}
    </Card>
  );
}

/** The counts of all days or of the newest third, with a summary. */
function shownPart(evidence: Evidence, part: Part): Evidence {
  if (part === "all") return evidence;
  const { newestThird } = evidence;
  const isAbove = (newestThird.low ?? 0) > Math.max(newestThird.baseRatio ?? 1, 0.5);
  const isBelow = (newestThird.high ?? 1) < (newestThird.baseRatio ?? 0);
  return {
    ...evidence,
    ...newestThird,
    result: newestThird.total < minCalls ? "too-few" : isAbove ? "edge" : isBelow ? "worse" : "none",
  };
}

/** Returns at most five round ticks. */
function ticksOf([from, to]: readonly [number, number]): readonly number[] {
  const step = [0.05, 0.1, 0.2, 0.25].find((size) => (to - from) / size <= 4) ?? 0.25;
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}

/** The head of the bars: their marks, and a scale. */
function Scale({ domain }: { domain: readonly [number, number] }): ReactNode {
  return (
    <>
      <span className={classNames("inline-row gap-1h", styles.legend)}>
        <i className="inline-block" data-mark="interval" aria-hidden="true" />
        {words.columns.interval}
        <i className="inline-block" data-mark="base" aria-hidden="true" />
        {words.baseRate}
      </span>
      <span className={classNames("relative block", styles.scale)} aria-hidden="true">
        {ticksOf(domain).map((tick) => (
          <i
            className="absolute soft meta normal"
            key={tick}
            style={{ left: `${((tick - domain[0]) / (domain[1] - domain[0])) * 100}%` }}
          >
            {`${fixed(tick * 100, 0)}${percentSign}`}
          </i>
        ))}
      </span>
    </>
  );
}
