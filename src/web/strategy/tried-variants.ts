import { barsPerYear } from "#core/backtest/statistics.ts";
import { combinations, variantOf, variedNumbers } from "#core/backtest/sweep.ts";
import type { GridAnswer, GridAxis, RunRequest } from "./lab-jobs.ts";
import { runKey } from "./run-key.ts";
import type { Try } from "./use-tries.ts";

/** Returns the variants of a grid. Their keys include the request's period. */
export function triesOfGrid(request: RunRequest, { cells }: GridAnswer): readonly Try[] {
  return cells.flatMap(({ strategy, figures }) =>
    figures === null
      ? []
      : [
          {
            key: runKey({ ...request, strategy }),
            sharpe: figures.sharpe === null ? null : figures.sharpe / Math.sqrt(barsPerYear),
          },
        ],
  );
}

/**
 * Returns the variants a walk-forward chose from. None ran over the whole period, so they have no Sharpe ratio for it.
 */
export function triesOfWalk(request: RunRequest, axes: readonly GridAxis[]): readonly Try[] {
  const varied = variedNumbers(
    request.strategy,
    axes.map(({ number, values }) => ({ key: number.key, values })),
  );
  return combinations(varied.map(({ values }) => values)).flatMap((values) => {
    const variant = variantOf(request.strategy, varied, values);
    return "strategy" in variant ? [{ key: runKey({ ...request, strategy: variant.strategy }), sharpe: null }] : [];
  });
}
