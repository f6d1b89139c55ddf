import { expect, it } from "vitest";
import { quarterName } from "./quarter-name.ts";

it("names a quarter by its last day, and returns other text unchanged", () => {
  expect(["2025-12-31", "2026-03-28", "soon"].map(quarterName)).toEqual(["Q4 25", "Q1 26", "soon"]);
});
