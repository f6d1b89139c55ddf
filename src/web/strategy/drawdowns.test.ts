import { expect, it } from "vitest";
import { drawdowns } from "./drawdowns.ts";

it("counts from the last high", () => {
  expect(drawdowns(new Float64Array([100, 80, 120, 90, 150]))).toEqual([0, 80 / 100 - 1, 0, 90 / 120 - 1, 0]);
});
