import type { ReactNode } from "react";
import { toneDirection } from "../market/tone.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./sentiment.module.css";

/** A mood as a dot on a line from 0 to 1, beside its figure. Hollow means little evidence. */
export function MoodTrack({ value, isHollow = false }: { value: number; isHollow?: boolean }): ReactNode {
  return (
    <span className={classNames("relative fixed-size inline-block round-half", styles.track)} aria-hidden="true">
      <span className={classNames("absolute w-1 h-9", styles.trackMiddle)} />
      <span
        className={classNames("absolute round", styles.trackDot, toneDirection(value), isHollow && styles.hollow)}
        style={{ left: `${value * 100}%` }}
      />
    </span>
  );
}
