import { decimal, sumOf, zero, type Decimal } from "#core/money/decimal.ts";

/** A part of the portfolio with its target share. Parts without a target count as 0. */
export interface TargetedSlice {
  readonly name: string;
  /** Its value. Zero for a target without holdings. */
  readonly value: Decimal;
  readonly targetRatio: number | null;
}

export interface TargetDrift {
  readonly name: string;
  readonly value: Decimal;
  readonly weightRatio: number;
  readonly targetRatio: number | null;
  /** Weight less target: 0.03 is 3 points too much. Null without a target. */
  readonly driftRatio: number | null;
  /** The same in money. */
  readonly driftAmount: Decimal | null;
}

/** True if all targets are between 0 and 1 and sum to 1, to a hundredth of a point. */
export function areTargetsWhole(slices: readonly TargetedSlice[]): boolean {
  const targets = slices.flatMap(({ targetRatio }) => targetRatio ?? []);
  const sum = targets.reduce((sum, target) => sum + target, 0);
  return targets.every((target) => target >= 0 && target <= 1) && Math.abs(sum - 1) <= 1e-4;
}

/** The distance of each slice from its target, in points and in money. */
export function targetDrift(slices: readonly TargetedSlice[]): readonly TargetDrift[] {
  const total = sumOf(slices.map(({ value }) => value));
  return slices.map(({ name, value, targetRatio }) => {
    const weightRatio = total.gt(zero) ? Number(value.div(total)) : 0;
    return {
      name,
      value,
      weightRatio,
      targetRatio,
      driftRatio: targetRatio === null ? null : weightRatio - targetRatio,
      driftAmount: targetRatio === null ? null : value.minus(total.times(decimal(targetRatio))),
    };
  });
}

export interface Trade {
  readonly name: string;
  /** Amount to buy. Negative: to sell. Whole cents (or the currency's smallest unit). */
  readonly amount: Decimal;
  /** Share of the total including the new cash, after the trade. */
  readonly weightRatio: number;
}

export interface CashSuggestion {
  /** The closest result with purchases alone. Null if the targets don't sum to 100%. */
  readonly withoutSelling: readonly Trade[] | null;
  /** The trades that meet the targets. Null for the same reason. */
  readonly withSelling: readonly Trade[] | null;
}

/**
 * Suggests how to invest new cash. Without selling, the amounts minimise the sum of squared distances, in money,
 * between each slice and its target of the new total: every slice below its target gets its shortfall less the same
 * amount, and none gets less than zero (projection onto a simplex; W. Wang and M. Carreira-Perpinan, arXiv 1309.1541,
 * 2013). With selling, each is brought to its target. Both sum to the cash, to the cent. Trading costs and taxes aren't
 * included.
 */
export function newCashSuggestion(
  slices: readonly TargetedSlice[],
  cash: Decimal,
  { digits = 2 }: { digits?: number } = {},
): CashSuggestion {
  if (!areTargetsWhole(slices) || cash.lt(zero)) return { withoutSelling: null, withSelling: null };
  const whole = sumOf(slices.map(({ value }) => value)).plus(cash);
  // Targets may miss 1 by a hundredth of a point. Divided by their sum, the shortfalls sum to the cash exactly.
  const targets = slices.map(({ targetRatio }) => decimal(targetRatio ?? 0));
  const sum = sumOf(targets);
  const shortfalls = slices.map(({ value }, index) => whole.times(targets[index]!).div(sum).minus(value));
  const trades = (amounts: readonly Decimal[]) =>
    roundedTo(amounts, cash, digits).map((amount, index) => {
      const { name, value } = slices[index]!;
      return { name, amount, weightRatio: whole.gt(zero) ? Number(value.plus(amount).div(whole)) : 0 };
    });
  return { withoutSelling: trades(withoutSelling(shortfalls, cash)), withSelling: trades(shortfalls) };
}

function withoutSelling(shortfalls: readonly Decimal[], cash: Decimal): readonly Decimal[] {
  const sorted = shortfalls.toSorted((a, b) => b.cmp(a));
  let level = zero;
  let sum = zero;
  for (const [index, shortfall] of sorted.entries()) {
    sum = sum.plus(shortfall);
    const next = sum.minus(cash).div(index + 1);
    if (shortfall.lt(next)) break;
    level = next;
  }
  return shortfalls.map((shortfall) => (shortfall.gt(level) ? shortfall.minus(level) : zero));
}

/** Rounds down to whole units. The remaining units go to the largest remainders, so that the sum is the cash. */
function roundedTo(amounts: readonly Decimal[], cash: Decimal, digits: number): readonly Decimal[] {
  const down = 0;
  const unit = decimal(10).pow(-digits);
  const cut = amounts.map((amount) => amount.round(digits, down));
  let left = Number(cash.minus(sumOf(cut)).div(unit).round(0));
  const step = Math.sign(left);
  const order = amounts
    .map((amount, index) => ({ index, remainder: amount.minus(cut[index]!).times(step || 1) }))
    .sort((a, b) => b.remainder.cmp(a.remainder));
  const rounded = [...cut];
  for (const { index } of order) {
    if (left === 0) break;
    rounded[index] = rounded[index]!.plus(unit.times(step));
    left -= step;
  }
  return rounded;
}
