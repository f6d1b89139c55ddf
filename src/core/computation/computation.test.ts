import { expect, it } from "vitest";
import { computation, formulaOf } from "./computation.ts";

it("calculates one step over its values, in order", () => {
  expect(computation("sum", [1, 2, 3.5])).toBe(6.5);
  expect(computation("average", [2, 4, 9])).toBe(5);
  expect(computation("difference", [10, 4])).toBe(6);
  expect(computation("ratio", [10, 4])).toBe(2.5);
  expect(computation("share", [25, 200])).toBe(12.5);
  expect(computation("percent-change", [150, 180])).toBeCloseTo(20, 12);
});

it("returns null for a division by zero, a change from zero and an unknown value", () => {
  expect(computation("ratio", [1, 0])).toBeNull();
  expect(computation("percent-change", [0, 5])).toBeNull();
  expect(computation("percent-change", [-2, 5])).toBeNull();
  expect(computation("sum", [1, Number.NaN])).toBeNull();
  expect(computation("sum", [])).toBeNull();
});

it("formats a step with its values", () => {
  expect(formulaOf("percent-change", ["150", "180"])).toBe("(180 ÷ 150 − 1) × 100");
  expect(formulaOf("average", ["2", "4"])).toBe("(2 + 4) ÷ 2");
  expect(formulaOf("share", ["25", "200"])).toBe("25 ÷ 200 × 100");
});
