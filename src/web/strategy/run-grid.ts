import type { Assumptions } from "#core/backtest/assumptions.ts";
import { prepareBacktest } from "#core/backtest/prepare-backtest.ts";
import type { Series } from "#core/backtest/backtest-input.ts";
import type { Strategy } from "#core/backtest/strategy.ts";
import { withNumber } from "#core/backtest/tunable-numbers.ts";
import type { GridAnswer, GridAxis, GridCell } from "./lab-jobs.ts";

/** A run's ground: what stays the same in every cell. */
export interface GridGround {
  readonly series: readonly Series[];
  readonly others: readonly Series[];
  readonly assumptions: Assumptions;
  readonly from: string | null;
  readonly to: string | null;
}

/** The same rule with every pair of two numbers, row after row; numbers that contradict each other leave their cell empty. */
export function runGrid(
  ground: GridGround,
  strategy: Strategy,
  across: GridAxis,
  down: GridAxis | null,
  onCell: (done: number) => void = () => undefined,
): GridAnswer {
  const prepared = prepareBacktest(ground);
  const cells: GridCell[] = [];
  for (const row of down === null ? [null] : down.values)
    for (const value of across.values) {
      const inRow = down === null || row === null ? strategy : withNumber(strategy, down.number, row);
      const tried = withNumber(inRow, across.number, value);
      cells.push({ across: value, down: row, strategy: tried, figures: figuresOf(() => prepared.summary(tried)) });
      onCell(cells.length);
    }
  return { cells, holdReturnRatio: prepared.run(strategy).benchmark.statistics.totalReturnRatio };
}

function figuresOf(run: () => NonNullable<GridCell["figures"]>): GridCell["figures"] {
  try {
    const { totalReturnRatio, maximumDrawdownRatio, sharpe, tradeCount } = run();
    return { totalReturnRatio, maximumDrawdownRatio, sharpe, tradeCount };
  } catch (error) {
    // A fast average slower than the slow one: nothing to run.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
