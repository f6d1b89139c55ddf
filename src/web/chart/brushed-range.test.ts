import { expect, it } from "vitest";
import { brushBounds, brushedRange, brushStep } from "./brushed-range.ts";

const range = { from: 10, to: 30 };

it.each([
  ["from", 5, { from: 15, to: 30 }],
  ["from", -50, { from: 0, to: 30 }],
  ["from", 50, { from: 26, to: 30 }],
  ["to", 90, { from: 10, to: 99 }],
  ["to", -50, { from: 10, to: 14 }],
  ["both", 20, { from: 30, to: 50 }],
  ["both", 500, { from: 79, to: 99 }],
  ["both", -500, { from: 0, to: 20 }],
] as const)("moves %s by %d days within the data", (part, by, expected) => {
  expect(brushedRange(range, part, by, 99)).toEqual(expected);
});

it("limits each end by the other one, and the range by the data", () => {
  expect(brushBounds(range, "from", 99)).toEqual([0, 26]);
  expect(brushBounds(range, "to", 99)).toEqual([14, 99]);
  expect(brushBounds(range, "both", 99)).toEqual([0, 79]);
});

it("moves by arrow keys in both directions", () => {
  expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "PageUp", "a"].map((key) => brushStep(key, 99))).toEqual([
    1,
    1,
    -1,
    -1,
    10,
    null,
  ]);
});
