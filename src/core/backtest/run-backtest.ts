import type { BacktestInput, Series } from "./backtest-input.ts";
import { prepareBacktest, type PreparedBacktest } from "./prepare-backtest.ts";
import type { BacktestResult } from "./result.ts";

type Ground = Omit<BacktestInput, "strategy">;

const maxKept = 4;
const kept = new WeakMap<Series, { readonly ground: Ground; readonly prepared: PreparedBacktest }[]>();

/**
 * Runs one strategy. Results that depend only on bars and assumptions are cached with the bars, so the next run on the
 * same series objects is cheap.
 */
export function runBacktest({ strategy, ...ground }: BacktestInput): BacktestResult {
  const { series } = ground;
  const runs = (series[0] && kept.get(series[0])) ?? [];
  const known = runs.find((run) => isSame(run.ground, ground));
  if (known !== undefined) return known.prepared.run(strategy);
  const prepared = prepareBacktest(ground);
  if (series[0]) kept.set(series[0], [{ ground, prepared }, ...runs].slice(0, maxKept));
  return prepared.run(strategy);
}

function isSame(a: Ground, b: Ground): boolean {
  return (
    a.from === b.from &&
    a.to === b.to &&
    areSame(a.series, b.series) &&
    areSame(a.others ?? [], b.others ?? []) &&
    (a.assumptions === b.assumptions || JSON.stringify(a.assumptions) === JSON.stringify(b.assumptions))
  );
}

function areSame(a: readonly Series[], b: readonly Series[]): boolean {
  return a.length === b.length && a.every((each, place) => each === b[place]);
}
