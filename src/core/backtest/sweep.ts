import { BacktestFault } from "./backtest-fault.ts";
import type { BacktestInput } from "./backtest-input.ts";
import { prepareBacktest } from "./prepare-backtest.ts";
import { readStrategy } from "./read-strategy.ts";
import type { Statistics } from "./result.ts";
import type { Strategy } from "./strategy.ts";
import { tunableNumbers, withNumber, type TunableNumber } from "./tunable-numbers.ts";

/** A number that is varied, by its key, and what it is set to. */
export interface SweepAxis {
  readonly key: string;
  readonly values: readonly number[];
}

export interface Sweep {
  readonly axes: readonly { readonly tunable: TunableNumber; readonly values: readonly number[] }[];
  /** Every combination, the values of the last axis changing fastest. */
  readonly cells: readonly SweepCell[];
}

export interface SweepCell {
  /** One of each axis. */
  readonly values: readonly number[];
  /** Null where the numbers do not fit together; `reason` says why. */
  readonly statistics: Statistics | null;
  readonly reason: string | null;
}

export const mostCells = 10_000;

/**
 * Runs a strategy with every combination of some of its numbers. It is there to show the neighbourhood of a choice, not to pick the
 * best of it: give it the seen part of the period alone. `onProgress` hears the share that is done about a hundred times.
 * Throws a BacktestFault when an axis names no number of the strategy or there are more than 10,000 cells.
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

/** The numbers that axes name. Throws a BacktestFault where there is none, or where the combinations are too many. */
export function variedNumbers(strategy: Strategy, axes: readonly SweepAxis[]): Sweep["axes"] {
  const tunables = tunableNumbers(strategy);
  const varied = axes.map(({ key, values }) => {
    const tunable = tunables.find((one) => one.key === key);
    if (tunable === undefined) throw new BacktestFault(`the strategy has no number “${key}” to vary`);
    return { tunable, values };
  });
  const count = varied.reduce((product, { values }) => product * values.length, 1);
  if (count > mostCells)
    throw new BacktestFault(`${count} combinations are too many: ${mostCells} are the most. Take fewer values.`);
  return varied;
}

/** All ways to take one of each list, the last list changing fastest. */
export function combinations(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return lists.reduce<readonly (readonly number[])[]>(
    (before, values) => before.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
}

/** Two lengths of one name must keep their order: an average that crosses itself is no rule, and the longer one in the place of the shorter turns a rule round. */
function swappedNumbers(varied: Sweep["axes"], values: readonly number[]): string | null {
  for (const [i, one] of varied.entries())
    for (const [j, other] of varied.entries()) {
      if (j <= i || one.tunable.name !== other.tunable.name) continue;
      const [before, after] = [one.tunable.value - other.tunable.value, values[i]! - values[j]!];
      if (before === 0 || Math.sign(before) === Math.sign(after)) continue;
      return after === 0
        ? `${one.tunable.name} would be the same twice.`
        : `${one.tunable.name}: the shorter would be the longer, which turns the rule round.`;
    }
  return null;
}

/** The strategy with other numbers, or why it cannot have them. */
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
