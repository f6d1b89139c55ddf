import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./price.module.css";

/** A value's position between a low and a high. */
export function RangeBar({
  label,
  low,
  high,
  value,
  format,
  isSample = false,
}: {
  label: string;
  low: number;
  high: number;
  value: number;
  format: (value: number) => string;
  isSample?: boolean;
}): ReactNode {
  const share = high === low ? 0.5 : Math.min(1, Math.max(0, (value - low) / (high - low)));
  const percent = `${share * 100}%`;
  return (
    <div className={classNames("relative round-half", styles.range)}>
      <div
        className={classNames("absolute round-half", styles.filled, isSample && styles.filledSample)}
        style={{ width: percent }}
        aria-hidden="true"
      />
      <div className={classNames("absolute round h-10", styles.dot)} style={{ left: percent }} aria-hidden="true" />
      <span className="visually-hidden">{text.market.rangeBar(label, format(low), format(high), format(value))}</span>
    </div>
  );
}
