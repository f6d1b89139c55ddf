import type { ReactNode } from "react";
import { formatPercent } from "../../format/format-price.ts";
import { text } from "../../text/text.ts";
import styles from "./holdings.module.css";
import { classNames } from "../../ui/class-names.ts";

/** A share of the total as a number and a bar. */
export function WeightBar({ weight }: { weight: number | null }): ReactNode {
  if (weight === null) return <span className="faint">{text.portfolio.notAvailable}</span>;
  return (
    <span className="inline-row gap-2">
      {formatPercent(weight * 100, 1)}
      <span className={classNames("clip w-28", styles.track)} aria-hidden="true">
        <span className="block full-height" style={{ width: `${Math.max(0, Math.min(100, weight * 100))}%` }} />
      </span>
    </span>
  );
}
