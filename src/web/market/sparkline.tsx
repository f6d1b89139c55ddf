import { line } from "d3-shape";
import type { ReactNode } from "react";
import type { Direction } from "../format/direction.ts";
import styles from "./price.module.css";
import { linearScale } from "../ui/linear-scale.ts";
import { classNames } from "../ui/class-names.ts";

/** A session's prices as a small line over the previous close. Decorative, since the figures beside it say the same. */
export function Sparkline({
  closes,
  previousClose,
  direction,
  isSample = false,
  width = 68,
  height = 22,
}: {
  closes: readonly number[];
  previousClose: number | null;
  direction: Direction | null;
  isSample?: boolean;
  width?: number;
  height?: number;
}): ReactNode {
  const values = previousClose === null ? closes : [...closes, previousClose];
  if (closes.length < 2) return <svg width={width} height={height} aria-hidden="true" />;
  const x = linearScale([0, closes.length - 1], [1, width - 1]);
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const y = linearScale(lowest === highest ? [lowest - 1, highest + 1] : [lowest, highest], [height - 2, 2]);
  const path = line<number>((_, index) => x(index), y)(closes);
  const colour = isSample ? "var(--sample)" : `var(--${direction ?? "flat"})`;
  return (
    <svg
      className={classNames("block", styles.sparkline)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {previousClose === null ? null : (
        <line
          x1={0}
          x2={width}
          y1={y(previousClose)}
          y2={y(previousClose)}
          stroke="var(--text-3)"
          strokeOpacity={0.55}
          strokeDasharray="2 3"
        />
      )}
      <path d={path ?? ""} fill="none" stroke={colour} strokeWidth={1.5} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
