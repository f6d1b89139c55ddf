import { defineIndicator, type Columns } from "./indicator.ts";
import { lengthRule, resolveParameters } from "./parameters.ts";
import { trueRangeStep } from "./true-range.ts";
import { afterWarmUp, overWholeValues, unknownColumn, type Values } from "./whole-bars.ts";
import { wilderAverage, wilderAverageStep } from "./wilder-average.ts";

const parameters = { length: lengthRule(14) };
const outputs = ["adx", "plusDi", "minusDi"] as const;

// Keeps 0 / 0 at 0 without a branch: a course that does not move has no direction. Far below any price, it changes no other ratio.
const nothing = 1e-300;

/** Average Directional Index with both directional indicators, by Wilder's smoothing. */
export function adx(
  { high, low, close }: { readonly high: Values; readonly low: Values; readonly close: Values },
  length = parameters.length.default,
): Columns<(typeof outputs)[number]> {
  resolveParameters("adx", parameters, { length });
  return overWholeValues({ high, low, close }, outputs, (bars) => directionalIndex(bars, length));
}

export const adxIndicator = defineIndicator({
  id: "adx",
  name: "Average Directional Index",
  inputs: ["high", "low", "close"],
  parameters,
  outputs,
  warmUp: ({ length }) => 2 * length - 1,
  compute: (bars, { length }) => directionalIndex(bars, length),
  start: ({ length }) => {
    const range = trueRangeStep();
    const ranges = wilderAverageStep(length);
    const ups = wilderAverageStep(length);
    const downs = wilderAverageStep(length);
    const indexes = wilderAverageStep(length);
    let highBefore = NaN;
    let lowBefore = NaN;
    return (bar) => {
      const up = bar.high - highBefore;
      const down = lowBefore - bar.low;
      highBefore = bar.high;
      lowBefore = bar.low;
      const smoothedRange = ranges(range(bar)) + nothing;
      const plus = ups(plainMove(up, down));
      const minus = downs(plainMove(down, up));
      return {
        adx: indexes((100 * Math.abs(plus - minus)) / (plus + minus + nothing)),
        plusDi: (100 * plus) / smoothedRange,
        minusDi: (100 * minus) / smoothedRange,
      };
    };
  },
});

function directionalIndex(
  { high, low, close }: { readonly high: Float64Array; readonly low: Float64Array; readonly close: Float64Array },
  length: number,
) {
  const count = close.length;
  const indexes = unknownColumn(count);
  const plusDi = unknownColumn(count);
  const minusDi = unknownColumn(count);
  if (count <= length) return { adx: indexes, plusDi, minusDi };
  let range = 0;
  let plus = 0;
  let minus = 0;
  for (let index = 1; index <= length; index++) {
    const before = close[index - 1]!;
    const up = high[index]! - high[index - 1]!;
    const down = low[index - 1]! - low[index]!;
    range += Math.max(high[index]!, before) - Math.min(low[index]!, before);
    plus += plainMove(up, down);
    minus += plainMove(down, up);
  }
  range /= length;
  plus /= length;
  minus /= length;
  const write = (index: number) => {
    plusDi[index] = (100 * plus) / (range + nothing);
    minusDi[index] = (100 * minus) / (range + nothing);
    indexes[index] = (100 * Math.abs(plus - minus)) / (plus + minus + nothing);
  };
  write(length);
  const weight = 1 / length;
  for (let index = length + 1; index < count; index++) {
    const before = close[index - 1]!;
    const up = high[index]! - high[index - 1]!;
    const down = low[index - 1]! - low[index]!;
    range += weight * (Math.max(high[index]!, before) - Math.min(low[index]!, before) - range);
    plus += weight * (plainMove(up, down) - plus);
    minus += weight * (plainMove(down, up) - minus);
    write(index);
  }
  return { adx: afterWarmUp(indexes, length, (known) => wilderAverage(known, length)), plusDi, minusDi };
}

/** Wilder's directional movement: a move counts when it is up and larger than the move the other way. */
function plainMove(move: number, opposite: number): number {
  return move > opposite ? Math.max(move, 0) : 0;
}
