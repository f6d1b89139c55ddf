import type { ReactNode } from "react";
import type { Evidence } from "#contract/indicators.ts";
import { evidenceText } from "../text/evidence-text.ts";
import { Badge, type BadgeLook } from "../ui/badge.tsx";
import styles from "./evidence.module.css";
import { percentWords } from "./evidence-words.ts";
import { classNames } from "../ui/class-names.ts";

/** The counts of calls that the bar needs. */
export type DrawnRecord = Pick<Evidence, "ratio" | "low" | "high" | "baseRatio" | "total">;
/** Ends of the scale, as ratios. */
export type Domain = readonly [number, number];

/** A hit rate with its interval, and the base rate as a dashed line. */
export function EvidenceBar({
  record: { ratio, low, high, baseRatio },
  domain: [from, to],
  isEdge = false,
}: {
  record: DrawnRecord;
  domain: Domain;
  isEdge?: boolean;
}): ReactNode {
  if (ratio === null || low === null || high === null || baseRatio === null) return null;
  const place = (value: number): string =>
    `${(Math.min(1, Math.max(0, (value - from) / (to - from))) * 100).toFixed(2)}%`;
  return (
    <span className={classNames("relative block soft h-24", styles.bar)} data-edge={isEdge}>
      <span className="visually-hidden">
        {evidenceText.bar({
          hitRate: percentWords(ratio),
          low: percentWords(low),
          high: percentWords(high),
          base: percentWords(baseRatio),
        })}
      </span>
      <i className={classNames("absolute top-0", styles.base)} style={{ left: place(baseRatio) }} />
      <i
        className={classNames("absolute", styles.whisker)}
        style={{ left: place(low), right: `calc(100% - ${place(high)})` }}
      />
      <i className={classNames("absolute round-half", styles.mark)} style={{ left: place(ratio) }} />
    </span>
  );
}

/** Returns a scale that fits every interval and base rate, in steps of 5 %. */
export function domainOf(records: readonly DrawnRecord[]): Domain {
  const values = records.flatMap(({ low, high, baseRatio }) =>
    [low, high, baseRatio].filter((value) => value !== null),
  );
  if (values.length === 0) return [0, 1];
  return [Math.floor(Math.min(...values) * 20) / 20, Math.ceil(Math.max(...values) * 20) / 20];
}

const looks: Readonly<Record<Evidence["result"], BadgeLook>> = {
  edge: "blue",
  unconfirmed: "amber",
  none: "grey",
  worse: "grey",
  "too-few": "grey",
};

export function ResultBadge({ result }: { result: Evidence["result"] }): ReactNode {
  return <Badge look={looks[result]}>{evidenceText.results[result]}</Badge>;
}
