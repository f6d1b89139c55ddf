import { useState } from "react";
import type { ReactNode } from "react";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { type DayWindow, dayWindow, windowRange } from "./day-window.ts";
import { RangeBrush } from "./range-brush.tsx";

/** Fewer days need no closer look. */
const minDays = 20;

export interface DayZoom {
  /** Returns the part of a list of days that is shown. */
  readonly cut: <Item>(days: readonly Item[]) => readonly Item[];
  /** True if only a part of the days is shown. */
  readonly isCut: boolean;
  /** The control below the chart; null on a phone, where a chart is scrubbed instead, and with few days. */
  readonly brush: ReactNode;
}

/**
 * Shows a part of a chart's days. The key names the range that they belong to, such as a symbol's last year: another
 * key begins with all days.
 */
export function useDayZoom(
  key: string,
  days: readonly string[],
  values: readonly (number | null)[],
  dayOf: (day: string) => string,
): DayZoom {
  const isNarrow = useIsNarrow();
  const last = days.length - 1;
  const [chosen, setChosen] = useState<DayWindow & { readonly key: string }>({ key, from: null, to: null });
  const all = { from: 0, to: last };
  const range = chosen.key === key && !isNarrow ? windowRange(chosen, days) : all;
  const isCut = range.from > 0 || range.to < last;
  return {
    cut: (list) => (isCut ? list.slice(range.from, range.to + 1) : list),
    isCut,
    brush:
      isNarrow || days.length < minDays ? null : (
        <RangeBrush
          values={values}
          range={range}
          dayOf={(index) => dayOf(days[index] ?? "")}
          onChange={(next) => setChosen({ ...dayWindow(next, days), key })}
        />
      ),
  };
}
