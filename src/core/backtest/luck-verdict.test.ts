import { expect, it } from "vitest";
import { luckVerdict } from "./luck-verdict.ts";

it.each([
  [0, null, "too-few"],
  [29, 1, "too-few"],
  [29, 0.01, "too-few"],
  [30, null, "unknown"],
  [30, 0.95, "likely-skill"],
  [400, 0.94, "unclear"],
  [400, 0.5, "unclear"],
  [400, 0.49, "likely-luck"],
] as const)("says of %s closed trades with a chance of %s: %s", (closedTrades, chance, verdict) => {
  expect(luckVerdict({ closedTrades, chance })).toBe(verdict);
});
