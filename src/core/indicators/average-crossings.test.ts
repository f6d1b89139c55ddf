import { expect, it } from "vitest";
import { averageCrossings } from "./average-crossings.ts";

const spans = { short: 2, long: 4 };

it("finds where the shorter average passes the longer one", () => {
  const closes = [10, 10, 10, 10, 8, 7, 9, 12, 13, 9, 6];
  const means = (length: number, index: number) =>
    closes.slice(index + 1 - length, index + 1).reduce((sum, close) => sum + close, 0) / length;
  const expected = closes.flatMap((_, index) => {
    if (index < 5) return [];
    const [before, now] = [index - 1, index].map((at) => means(2, at) - means(4, at));
    return (before ?? 0) * (now ?? 0) < 0 ? [{ index, way: (now ?? 0) > 0 ? "up" : "down" }] : [];
  });
  expect(averageCrossings(closes, spans)).toEqual(expected);
  expect(expected.map(({ way }) => way)).toEqual(["up", "down"]);
});

it("counts no touch, no start and no flat line", () => {
  expect(averageCrossings([10, 10, 10, 10, 10, 10], spans)).toEqual([]);
  // Equal on one day, and back on the side where it was.
  expect(averageCrossings([1, 2, 3, 4, 4, 3, 4, 5, 6], spans).every(({ way }) => way === "down" || way === "up")).toBe(
    true,
  );
  expect(averageCrossings([4, 3, 2, 1], spans)).toEqual([]);
  expect(averageCrossings([], spans)).toEqual([]);
});
