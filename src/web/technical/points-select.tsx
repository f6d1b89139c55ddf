import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Select } from "../ui/select.tsx";
import { pointCounts, type TechnicalInterval } from "./technical-address.ts";
import styles from "./technical.module.css";

const words = text.technical;

/** The number of bars shown. */
export function PointsSelect({
  points,
  interval,
  onChange,
}: {
  points: number;
  interval: TechnicalInterval;
  onChange: (points: number) => void;
}): ReactNode {
  const counts = [...new Set<number>([...pointCounts, points])].toSorted((one, other) => one - other);
  return (
    <Select
      label={words.points}
      hideLabel
      className={styles.points}
      value={String(points)}
      options={counts.map((count) => ({
        value: String(count),
        label: text.indicators.bars(count, text.indicators.intervals[interval]),
      }))}
      onChange={(count) => onChange(Number(count))}
    />
  );
}
