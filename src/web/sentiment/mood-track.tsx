import type { ReactNode } from "react";
import { toneDirection } from "../market/tone.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./sentiment.module.css";

/** A mood as a dot on a line from 0 to 1, beside its figure. Hollow means little evidence. */
export function MoodTrack({ value, isHollow = false }: { value: number; isHollow?: boolean }): ReactNode {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.trackMiddle} />
      <span
        className={classNames(styles.trackDot, styles[toneDirection(value)], isHollow && styles.hollow)}
        style={{ left: `${value * 100}%` }}
      />
    </span>
  );
}
