import { expect, it } from "vitest";
import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import { runBacktest } from "#core/backtest/run-backtest.ts";
import { tunableNumbers } from "#core/backtest/tunable-numbers.ts";
import { practiceSeries } from "./practice-series.ts";
import { runGrid } from "./run-grid.ts";
import { mirrorOf, usualComparison } from "./usual-rules.ts";

const strategy = {
  kind: "rules" as const,
  name: "Above its average",
  long: { entry: usualComparison, exit: mirrorOf(usualComparison) },
  short: null,
  sizing: { kind: "all-in" as const },
  protection: { stopLossPercent: 5, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
};
const input = {
  series: [practiceSeries("AAPL", "2026-03-04")],
  others: [],
  strategy,
  assumptions: defaultAssumptions,
  from: null,
  to: null,
};

it("holds each parameter pair's run, row by row, and reports progress", () => {
  const [length, stop] = tunableNumbers(strategy);
  if (length === undefined || stop === undefined) throw new Error("the rule has two numbers");
  const shares: number[] = [];
  const across = { number: length, values: [100, 200] };
  const down = { number: stop, values: [5, 10] };
  const { cells, holdReturnRatio } = runGrid(input, across, down, (share) => shares.push(share));
  expect(cells.map((cell) => [cell.down, cell.across])).toEqual([
    [5, 100],
    [5, 200],
    [10, 100],
    [10, 200],
  ]);
  for (const cell of cells) {
    const { statistics, benchmark } = runBacktest({ ...input, strategy: cell.strategy });
    expect(cell.figures).toMatchObject({
      totalReturnRatio: statistics.totalReturnRatio,
      tradeCount: statistics.tradeCount,
    });
    expect(benchmark.statistics.totalReturnRatio).toBeTypeOf("number");
  }
  expect(new Set(cells.map(({ figures }) => figures?.totalReturnRatio)).size).toBeGreaterThan(1);
  expect(holdReturnRatio).toBe(runBacktest(input).benchmark.statistics.totalReturnRatio);
  expect(shares.at(-1)).toBe(1);
});
