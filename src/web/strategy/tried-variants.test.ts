import { expect, it } from "vitest";
import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import { tunableNumbers } from "#core/backtest/tunable-numbers.ts";
import { practiceSeries } from "./practice-series.ts";
import { runGrid } from "./run-grid.ts";
import { runKey } from "./run-key.ts";
import { triesOfGrid, triesOfWalk } from "./tried-variants.ts";
import { mirrorOf, usualComparison } from "./usual-rules.ts";

const request = {
  symbols: ["AAPL"],
  others: [],
  strategy: {
    kind: "rules" as const,
    name: "Above its average",
    long: { entry: usualComparison, exit: mirrorOf(usualComparison) },
    short: null,
    sizing: { kind: "all-in" as const },
    protection: { stopLossPercent: 5, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
  },
  assumptions: defaultAssumptions,
  from: null,
  to: "2024-03-04",
};
const axes = tunableNumbers(request.strategy).map((number) => ({ number, values: [number.value, number.value + 1] }));

it("distinguishes the cells of a grid, and the same rule over another period", () => {
  const [across, down] = axes;
  if (across === undefined || down === undefined) throw new Error("the rule has two numbers");
  const answer = runGrid({ ...request, series: [practiceSeries("AAPL", "2026-03-04")], others: [] }, across, down);
  const keys = triesOfGrid(request, answer).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
  expect(keys).toContain(runKey(request));
  expect(keys).not.toContain(runKey({ ...request, to: null }));
  expect(triesOfGrid(request, answer)[0]?.sharpe).toBeCloseTo((answer.cells[0]?.figures?.sharpe ?? 0) / Math.sqrt(252));
});

it("counts each choice of a walk-forward once, together with the grid cell of the same parameters", () => {
  const tried = triesOfWalk(request, axes);
  expect(new Set(tried.map(({ key }) => key)).size).toBe(4);
  expect(tried[0]).toEqual({ key: runKey(request), sharpe: null });
});
