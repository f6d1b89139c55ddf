import type { BrushedRange } from "./brushed-range.ts";

/** The chosen part of a chart's days, by its days: it stays the same when days are added. */
export interface DayWindow {
  /** Null for the first day, whichever it is. */
  readonly from: string | null;
  /** Null for the last day, so that the window also shows days that are added. */
  readonly to: string | null;
}

/** Returns the window of these days. */
export function dayWindow({ from, to }: BrushedRange, days: readonly string[]): DayWindow {
  return {
    from: from === 0 ? null : (days[from] ?? null),
    to: to >= days.length - 1 ? null : (days[to] ?? null),
  };
}

/** Returns the place of a window among days in ascending order: all of them if less than two are in it. */
export function windowRange({ from, to }: DayWindow, days: readonly string[]): BrushedRange {
  const last = days.length - 1;
  const start = from === null ? 0 : days.findIndex((day) => day >= from);
  const end = to === null ? last : days.findLastIndex((day) => day <= to);
  return start === -1 || end <= start ? { from: 0, to: last } : { from: start, to: end };
}
