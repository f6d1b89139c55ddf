import { expect, it } from "vitest";
import type { Output } from "../api/call.ts";
import { performanceCourse } from "./performance-course.ts";

type Performance = Output<"GET /api/portfolio/performance">;

function courseOf(opening: string, values: readonly string[]) {
  const series = values.map((value, index) => ({
    date: `2026-03-0${index + 2}`,
    value,
    flow: "0",
    inflow: "0",
    outflow: "0",
  }));
  return performanceCourse({
    opening: { date: "2026-03-01", value: opening },
    series,
    benchmark: { values: values.map((value) => Number(value) / 2) },
    statistics: { drawdown: values.map(() => 0) },
  } as unknown as Performance);
}

it("begins with the opening value", () => {
  const { dates, values, benchmark, gains } = courseOf("100", ["110", "0"]);
  expect(dates).toEqual(["2026-03-01", "2026-03-02", "2026-03-03"]);
  expect(values).toEqual([100, 110, 0]);
  expect(benchmark).toEqual([100, 55, 0]);
  expect(gains.map((gain) => gain?.amount)).toEqual([0, 10, -100]);
});

it("leaves out the days before the first value, in every list", () => {
  const course = courseOf("0", ["0", "0", "50", "60"]);
  expect(course.dates).toEqual(["2026-03-04", "2026-03-05"]);
  expect([course.values, course.benchmark, course.drawdown]).toEqual([
    [50, 60],
    [25, 30],
    [0, 0],
  ]);
  expect(course.gains).toHaveLength(2);
});

it("has a dot for a portfolio of one day, and no value before it", () => {
  const course = courseOf("0", ["0", "50"]);
  expect(course.dates).toEqual(["2026-03-02", "2026-03-03"]);
  expect(course.values).toEqual([null, 50]);
  expect(course.benchmark).toEqual([null, 25]);
});

it("keeps a range in which nothing was held", () => {
  expect(courseOf("0", ["0", "0"]).values).toEqual([0, 0, 0]);
});
