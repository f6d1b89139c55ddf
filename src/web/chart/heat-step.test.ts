import { expect, it } from "vitest";
import { heatStep } from "./heat-step.ts";

it.each([
  [0, 0],
  [0.006, 0],
  [-0.006, 0],
  [0.007, 1],
  [-0.02, -1],
  [0.03, 2],
  [0.04, 3],
  [0.5, 3],
  [-0.5, -3],
])("gives %d the step %d", (returnRatio, step) => {
  expect(heatStep(returnRatio)).toBe(step);
});

it("uses another limit if given", () => {
  expect(heatStep(0.04, 0.12)).toBe(1);
  expect(heatStep(-0.12, 0.12)).toBe(-3);
});
