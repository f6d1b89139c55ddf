import { expect, it } from "vitest";
import { targetSum, weightsAsTargets } from "./target-draft.ts";

it("saves targets that sum to 100%, or none at all", () => {
  expect(targetSum({ a: "60", b: "40%", c: "" })).toEqual({ percent: 100, isWhole: true, ratios: { a: 0.6, b: 0.4 } });
  expect(targetSum({ a: "33,3", b: "33.3", c: "33.4" })).toMatchObject({ percent: 100, isWhole: true });
  expect(targetSum({ a: " " })).toEqual({ percent: 0, isWhole: false, ratios: {} });
});

it("returns their sum while they can't be saved", () => {
  expect(targetSum({ a: "60", b: "30" })).toEqual({ percent: 90, isWhole: false, ratios: null });
  expect(targetSum({ a: "120" })).toMatchObject({ percent: null, ratios: null });
  expect(targetSum({ a: "x", b: "100" })).toMatchObject({ percent: null, ratios: null });
});

it("takes today's weights as targets that sum to 100%", () => {
  const draft = weightsAsTargets([
    { id: "a", share: 1 / 3 },
    { id: "b", share: 1 / 3 },
    { id: "c", share: 0.3339 },
    { id: "debt", share: -0.0005 },
  ]);
  expect(Object.keys(draft)).toEqual(["a", "b", "c"]);
  expect(targetSum(draft)).toMatchObject({ percent: 100, isWhole: true });
});
