import { Fragment, useState } from "react";
import type { ReactNode } from "react";
import type { Evidence, Reading } from "#contract/indicators.ts";
import type { Provenance } from "#contract/provenance.ts";
import { minCalls } from "#core/signals/index.ts";
import { formatDate } from "../format/format-date.ts";
import { percentSign } from "../format/locale.ts";
import { fixed } from "../format/number-format.ts";
import { useNow } from "../format/use-now.ts";
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
  const nowMs = useNow("minute");
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
  const day = (date: string): string => formatDate(Date.parse(date), nowMs, "UTC");
  return (
    <Card
      title={words.title}
      flush
      className={styles.card}
      beside={
        <span className="soft secondary normal">
          {words.about(horizonBars, day(part === "all" ? from : newestThird.from), day(to))}
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
        <table className={classNames("full data", styles.table)}>
          <caption className="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.signal}</th>
              <th scope="col" className={styles.wide}>
                {words.columns.hitRate}
              </th>
              <th scope="col" className={styles.wide}>
                {words.columns.base}
              </th>
              <th scope="col" className={styles.barColumn}>
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
              </th>
              <th scope="col" className={styles.wide}>
                {words.columns.calls}
              </th>
              <th scope="col" className={styles.wide}>
                {words.columns.edge}
              </th>
              <th scope="col">{words.columns.result}</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ id, indicator, signal, shown }) => (
              <tr key={id}>
                <th scope="row">
                  {readingName(indicator)}
                  <small className="block soft secondary normal">{signal ?? text.signals.none}</small>
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
                </th>
                <td className={styles.wide}>{figure("hitRate", indicator, shown)}</td>
                <td className={styles.wide}>{figure("base", indicator, shown)}</td>
                <td className={styles.barColumn}>
                  {shown.result === "too-few" ? null : (
                    <EvidenceBar record={shown} domain={domain} isEdge={shown.result === "edge"} />
                  )}
                </td>
                <td className={styles.wide}>{figure("calls", indicator, shown)}</td>
                <td className={styles.wide}>{figure("edge", indicator, shown)}</td>
                <td>
                  <ResultBadge result={shown.result} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classNames("pt-1h pb-3h px-4 soft secondary", styles.note)}>
        {part === "all" ? words.explained : words.explainedThird(day(newestThird.from))}
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
