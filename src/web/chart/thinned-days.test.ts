import { expect, it } from "vitest";
import { thinnedDays } from "./thinned-days.ts";

it("keeps every day of a short line", () => {
  expect(thinnedDays([1, null, 3], 10)).toEqual([0, 1, 2]);
});

it("keeps the ends, peaks and gaps of a long line in few points", () => {
  const values: (number | null)[] = Array.from({ length: 7300 }, (_, index) => 100 + Math.sin(index / 50));
  values[1234] = 500;
  values[4321] = -500;
  values[5000] = null;
  const kept = thinnedDays(values, 800);
  expect(kept.length).toBeLessThanOrEqual(830);
  expect([kept[0], kept.at(-1)]).toEqual([0, 7299]);
  for (const index of [1234, 4321, 5000]) expect(kept).toContain(index);
  expect(kept).toEqual(kept.toSorted((a, b) => a - b));
});
