import { defineIndicator } from "./indicator.ts";
import type { Columns } from "./bars.ts";
import { lengthRule, resolveParameters } from "./parameters.ts";
import { columnFrom, overWholeValues, type Values } from "./whole-bars.ts";

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
  return overWholeValues({ high, low, close }, outputs, (bars) => directionalIndex(bars, length), true);
}

export const adxIndicator = defineIndicator({
  id: "adx",
  name: "Average Directional Index",
  short: "ADX",
  words: { adx: "ADX {length}", plusDi: "+DI {length}", minusDi: "-DI {length}" },
  called: {
    adx: ["adx", "average directional index"],
    plusDi: ["+di", "di+", "plus di", "positive directional indicator|index"],
    minusDi: ["-di", "di-", "minus di", "negative directional indicator|index"],
  },
  isRatio: true,
  undirected: ["adx"],
  ranges: { adx: [0, 100], plusDi: [0, 100], minusDi: [0, 100] },
  inputs: ["high", "low", "close"],
  parameters,
  outputs,
  handsOn: true,
  warmUp: ({ length }) => 2 * length - 1,
  compute: (bars, { length }) => directionalIndex(bars, length),
});

function directionalIndex(
  { high, low, close }: { readonly high: Float64Array; readonly low: Float64Array; readonly close: Float64Array },
  length: number,
) {
  const count = close.length;
  const indexes = columnFrom(count, 2 * length - 1);
  const plusDi = columnFrom(count, length);
  const minusDi = columnFrom(count, length);
  if (count <= length) return { adx: indexes, plusDi, minusDi };
  // Sums of `length` moves to begin with, and the same of the index: they are known after 2 * length bars.
  const weight = 1 / length;
  const head = Math.min(count, 2 * length);
  let range = 0;
  let plus = 0;
  let minus = 0;
  let average = 0;
  for (let index = 1; index < head; index++) {
    const fade = index > length ? weight : 0;
    const before = close[index - 1]!;
    const up = high[index]! - high[index - 1]!;
    const down = low[index - 1]! - low[index]!;
    range += weight * (Math.max(high[index]!, before) - Math.min(low[index]!, before)) - fade * range;
    plus += weight * plainMove(up, down) - fade * plus;
    minus += weight * plainMove(down, up) - fade * minus;
    if (index < length) continue;
    plusDi[index] = (100 * plus) / (range + nothing);
    minusDi[index] = (100 * minus) / (range + nothing);
    average += (weight * (100 * Math.abs(plus - minus))) / (plus + minus + nothing);
  }
  if (head === 2 * length) indexes[head - 1] = average;
  const kept = (length - 1) / length;
  const half = 0.5 / length;
  let highBefore = high[head - 1] ?? NaN;
  let lowBefore = low[head - 1] ?? NaN;
  let before = close[head - 1] ?? NaN;
  for (let index = head; index < count; index++) {
    const top = high[index]!;
    const bottom = low[index]!;
    const up = top - highBefore;
    const down = lowBefore - bottom;
    highBefore = top;
    lowBefore = bottom;
    const above = top - before;
    const below = before - bottom;
    before = close[index]!;
    // Twice the positive part of x is |x| + x: no branch that a processor would have to guess.
    range = range * kept + (Math.abs(above) + above + Math.abs(below) + below) * half;
    plus = plus * kept + (Math.abs(up) + up) * Number(up > down) * half;
    minus = minus * kept + (Math.abs(down) + down) * Number(down > up) * half;
    const scale = 100 / (range + nothing);
    plusDi[index] = plus * scale;
    minusDi[index] = minus * scale;
    average = average * kept + ((100 * Math.abs(plus - minus)) / (plus + minus + nothing)) * weight;
    indexes[index] = average;
  }
  // An infinite close would only show as a range without end; high and low of the first bar, as moves that compare as none.
  plusDi[count - 1]! += (range + high[0]! + low[0]!) * 0;
  return { adx: indexes, plusDi, minusDi };
}

/** Wilder's directional movement: a move counts when it is up and larger than the move the other way. */
function plainMove(move: number, opposite: number): number {
  return move > opposite && move > 0 ? move : 0;
}
