import type { Output } from "../api/call.ts";
import { type DayGain, gainsSince } from "./gain-since.ts";

type Performance = Output<"GET /api/portfolio/performance">;

/** The values of a range with its opening value in front, as charts draw them. All lists share the same days. */
export interface PerformanceCourse {
  readonly dates: readonly string[];
  readonly values: readonly (number | null)[];
  /** The benchmark, starting from the same value; null without one. */
  readonly benchmark: readonly (number | null)[] | null;
  readonly drawdown: readonly (number | null)[];
  /** Since the start of the range. */
  readonly gains: readonly (DayGain | null)[];
}

/** Returns a range as charts draw it. The days before the first value are left out. */
export function performanceCourse(data: Performance): PerformanceCourse {
  const { opening, series, benchmark, statistics } = data;
  const openingValue = opening.value === null ? null : Number(opening.value);
  const values = [openingValue, ...series.map(({ value }) => (value === null ? null : Number(value)))];
  const first = values.findIndex((value) => value !== 0);
  // A line needs two days. A single one is a dot after a day without a value.
  const start = Math.max(0, Math.min(first, values.length - 2));
  const isDot = first > start;
  const drawn = (all: readonly (number | null)[]) => (isDot ? [null, ...all.slice(first)] : all.slice(start));
  const hasBenchmark = benchmark !== null && benchmark.values.some((value) => value !== null);
  return {
    dates: [opening.date, ...series.map(({ date }) => date)].slice(start),
    values: drawn(values),
    benchmark: hasBenchmark ? drawn([openingValue, ...benchmark.values]) : null,
    drawdown: drawn([openingValue === null ? null : 0, ...statistics.drawdown]),
    gains: gainsSince(data).slice(start),
  };
}
