import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { type TechnicalInterval, technicalIntervals } from "./technical-address.ts";

const words = text.technical;

/** The length of a bar. */
export function IntervalControl({
  interval,
  onChange,
}: {
  interval: TechnicalInterval;
  onChange: (interval: TechnicalInterval) => void;
}): ReactNode {
  return (
    <SegmentedControl
      label={words.interval}
      value={interval}
      options={technicalIntervals.map((value) => ({
        value,
        label: words.intervals[value],
        title: words.intervalNames[value],
      }))}
      onChange={onChange}
    />
  );
}
