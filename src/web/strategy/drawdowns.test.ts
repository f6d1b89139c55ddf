import { expect, it } from "vitest";
import { drawdowns, growthOf100 } from "./drawdowns.ts";

it("counts from the last high, and from the start", () => {
  expect(drawdowns([90, 80, 120, 90, 150])).toEqual([90 / 100 - 1, 80 / 100 - 1, 0, 90 / 120 - 1, 0]);
});

it("doesn't count deposits as growth", () => {
  const course = growthOf100({
    equity: new Float64Array([1000, 1600, 1600]),
    deposits: new Float64Array([0, 500, 400]),
    startValue: 1000,
  });
  expect(course.map((value) => Math.round(value * 100) / 100)).toEqual([100, 106.67, 85.33]);
});
