import { BacktestFault } from "./backtest-fault.ts";
import type { BacktestInput } from "./backtest-input.ts";
import { prepareBacktest } from "./prepare-backtest.ts";
import { readStrategy } from "./read-strategy.ts";
import type { Statistics } from "./result.ts";
import type { Strategy } from "./strategy.ts";
import { tunableNumbers, withNumber, type TunableNumber } from "./tunable-numbers.ts";

/** A varied number, by its key, and its value. */
export interface SweepAxis {
  readonly key: string;
  readonly values: readonly number[];
}

export interface Sweep {
  readonly axes: readonly { readonly tunable: TunableNumber; readonly values: readonly number[] }[];
  /** Every combination, with the last axis changing fastest. */
  readonly cells: readonly SweepCell[];
}

export interface SweepCell {
  /** One value per axis. */
  readonly values: readonly number[];
  /** Null if the numbers are incompatible; `reason` explains it. */
  readonly statistics: Statistics | null;
  readonly reason: string | null;
}

export const maxCells = 10_000;

/**
 * Runs a strategy with every combination of some of its numbers. It shows the neighbourhood of a choice and isn't meant
 * to pick the best, so pass only the seen part of the period. `onProgress` receives the completed share about a hundred
 * times. Throws a BacktestFault if an axis names no number of the strategy or there are more than 10,000 cells.
 */
export function sweep({
  input: { strategy, ...ground },
  axes,
  onProgress,
}: {
  readonly input: BacktestInput;
  readonly axes: readonly SweepAxis[];
  readonly onProgress?: (share: number) => void;
}): Sweep {
  const varied = variedNumbers(strategy, axes);
  const prepared = prepareBacktest(ground);
  const variants = combinations(varied.map(({ values }) => values));
  const every = Math.max(1, Math.floor(variants.length / 100));
  const cells = variants.map((values, index): SweepCell => {
    if (onProgress !== undefined && index % every === 0) onProgress(index / variants.length);
    const variant = variantOf(strategy, varied, values);
    return "reason" in variant
      ? { values, statistics: null, reason: variant.reason }
      : { values, statistics: prepared.summary(variant.strategy), reason: null };
  });
  onProgress?.(1);
  return { axes: varied, cells };
}

/** The numbers named by axes. Throws a BacktestFault if one is missing, or if there are too many combinations. */
export function variedNumbers(strategy: Strategy, axes: readonly SweepAxis[]): Sweep["axes"] {
  const tunables = tunableNumbers(strategy);
  const varied = axes.map(({ key, values }) => {
    const tunable = tunables.find((one) => one.key === key);
    if (tunable === undefined) throw new BacktestFault(`the strategy has no number “${key}” to vary`);
    return { tunable, values };
  });
  const count = varied.reduce((product, { values }) => product * values.length, 1);
  if (count > maxCells)
    throw new BacktestFault(
      `${count} combinations are too many. Choose fewer values, for at most ${maxCells} combinations.`,
    );
  return varied;
}

/** All combinations of one item per list, with the last list changing fastest. */
export function combinations(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return lists.reduce<readonly (readonly number[])[]>(
    (before, values) => before.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
}

/**
 * Two lengths of one indicator must keep their order: equal averages never cross, and swapped lengths reverse a rule.
 */
function swappedNumbers(varied: Sweep["axes"], values: readonly number[]): string | null {
  for (const [i, one] of varied.entries())
    for (const [j, other] of varied.entries()) {
      if (j <= i || JSON.stringify(one.tunable.what) !== JSON.stringify(other.tunable.what)) continue;
      const [before, after] = [one.tunable.value - other.tunable.value, values[i]! - values[j]!];
      if (before === 0 || Math.sign(before) === Math.sign(after)) continue;
      return after === 0
        ? "Two lengths of one indicator would be the same."
        : "The short length would exceed the long one, which reverses the rule.";
    }
  return null;
}

/** The strategy with other numbers, or the reason it can't have them. */
export function variantOf(
  strategy: Strategy,
  varied: Sweep["axes"],
  values: readonly number[],
): { readonly strategy: Strategy } | { readonly reason: string } {
  const swapped = swappedNumbers(varied, values);
  if (swapped !== null) return { reason: swapped };
  const changed = varied.reduce((before, { tunable }, axis) => withNumber(before, tunable, values[axis]!), strategy);
  const read = readStrategy(changed);
  return read.ok ? { strategy: read.strategy } : { reason: read.problems.map(({ words }) => words).join(" ") };
}
