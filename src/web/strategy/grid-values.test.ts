import { expect, it } from "vitest";
import { gridValues } from "./grid-values.ts";

const length = { min: 2, max: 1000, isFraction: false };

it("surrounds the number in even whole steps", () => {
  expect(gridValues({ ...length, value: 20 }, 9)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
});

it.each([
  [{ ...length, value: 50 }, 41],
  [{ ...length, value: 3 }, 41],
  [{ ...length, value: 1000 }, 21],
  [{ min: 0.1, max: 99, isFraction: true, value: 2.5 }, 21],
  [{ min: 0.01, max: 1e12, isFraction: true, value: 1_234_567 }, 5],
  [{ min: 0.01, max: 1_234_567, isFraction: true, value: 617_283.5 }, 21],
  [{ min: -1e15, max: 1e15, isFraction: true, value: 0 }, 9],
])("stays within bounds and length, and includes the number itself: %j", (number, maxCount) => {
  const values = gridValues(number, maxCount);
  expect(values).toContain(number.value);
  expect(values.length).toBeGreaterThan(1);
  expect(values.length).toBeLessThanOrEqual(maxCount);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(number.min);
  expect(Math.max(...values)).toBeLessThanOrEqual(number.max);
  expect(new Set(values).size).toBe(values.length);
});
