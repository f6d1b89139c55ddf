import type { BacktestInput } from "#core/backtest/backtest-input.ts";
import { runBacktest } from "#core/backtest/run-backtest.ts";
import { sweep } from "#core/backtest/sweep.ts";
import { withNumber } from "#core/backtest/tunable-numbers.ts";
import type { GridAnswer, GridAxis } from "./lab-jobs.ts";

/** Runs a rule with every pair of two parameters, row by row. Contradictory pairs leave their cell empty. */
export function runGrid(
  input: BacktestInput,
  across: GridAxis,
  down: GridAxis | null,
  onProgress: (share: number) => void = () => undefined,
): GridAnswer {
  const axes = [...(down === null ? [] : [down]), across];
  const { cells } = sweep({
    input,
    axes: axes.map(({ number, values }) => ({ key: number.key, values })),
    onProgress,
  });
  return {
    cells: cells.map(({ values, statistics: figures }) => ({
      across: values.at(-1) ?? across.number.value,
      down: down === null ? null : (values[0] ?? null),
      strategy: axes.reduce(
        (rule, { number }, place) => withNumber(rule, number, values[place] ?? number.value),
        input.strategy,
      ),
      figures,
    })),
    holdReturnRatio: runBacktest(input).benchmark.statistics.totalReturnRatio,
  };
}
