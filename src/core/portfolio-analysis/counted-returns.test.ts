import { expect, it } from "vitest";
import { countedReturns } from "../../../tests/support/listed-analysis.ts";

const day = (date: string, returnRatio: number | null, isInvested = true) => ({ date, returnRatio, isInvested });

it("adds a weekend to the following Monday, and one at the end to the preceding Friday", () => {
  // 2026-01-02 is a Friday.
  const returns = [
    day("2026-01-02", 0.1),
    day("2026-01-03", 0.1),
    day("2026-01-04", 0),
    day("2026-01-05", 0.2),
    day("2026-01-09", 0.01),
    day("2026-01-10", -0.5),
  ];
  const counted = countedReturns(returns);
  expect(counted.map(({ date }) => date)).toEqual(["2026-01-02", "2026-01-05", "2026-01-09"]);
  expect(counted.map(({ returnRatio }) => Number(returnRatio?.toFixed(6)))).toEqual([0.1, 0.32, -0.495]);
});

it("leaves out days without an investment and doesn't guess unknown ones", () => {
  const returns = [day("2026-01-05", 0, false), day("2026-01-06", null), day("2026-01-07", 0.1)];
  expect(countedReturns(returns)).toEqual([
    { date: "2026-01-06", returnRatio: null },
    { date: "2026-01-07", returnRatio: 0.1 },
  ]);
});

it("keeps a range with only weekend days", () => {
  expect(countedReturns([day("2026-01-03", 0.1), day("2026-01-04", 0.1)])).toEqual([
    { date: "2026-01-04", returnRatio: 1.1 * 1.1 - 1 },
  ]);
});
