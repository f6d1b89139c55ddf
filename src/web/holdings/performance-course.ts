import type { Output } from "../api/call.ts";

type Performance = Output<"GET /api/portfolio/performance">;

/** The values of a range with its opening value in front, as charts draw them. All lists share the same days. */
export interface PerformanceCourse {
  readonly dates: readonly string[];
  readonly values: readonly (number | null)[];
  /** The benchmark, starting from the same value; null without one. */
  readonly benchmark: readonly (number | null)[] | null;
  readonly drawdown: readonly (number | null)[];
}

export function performanceCourse({ opening, series, benchmark, statistics }: Performance): PerformanceCourse {
  const openingValue = opening.value === null ? null : Number(opening.value);
  const hasBenchmark = benchmark !== null && benchmark.values.some((value) => value !== null);
  return {
    dates: [opening.date, ...series.map(({ date }) => date)],
    values: [openingValue, ...series.map(({ value }) => (value === null ? null : Number(value)))],
    benchmark: hasBenchmark ? [openingValue, ...benchmark.values] : null,
    drawdown: [openingValue === null ? null : 0, ...statistics.drawdown],
  };
}
