import { BacktestFault } from "./backtest-fault.ts";
import type { Series } from "./backtest-input.ts";
import { appSignalSteps } from "./app-signal-steps.ts";
import { firstKnownBar, hasGaps } from "./known-bars.ts";
import { operandColumn, type Sources } from "./operand-column.ts";
import type { Condition } from "./strategy.ts";

/** The state of a condition, bar by bar. */
export interface Mask {
  /** `so`, `notSo` or `unknown`. Longer than the series if the buffer is. */
  readonly states: Uint8Array;
  /** The first bar on which all inputs of the condition are known, or the number of bars if there is none. */
  readonly firstKnown: number;
}

export const notSo = 0;
export const so = 1;
const unknown = 2;

/** Relative tolerance for equal values. */
const sameness = 1e-11;

/** Buffers for masks, allocated one after the other and released together. */
export interface MaskPool {
  take(): Uint8Array;
}

/** Evaluates a condition on a series. */
export function conditionMask(condition: Condition, series: Series, sources: Sources, pool: MaskPool): Mask {
  const count = series.dates.length;
  const states = pool.take();
  switch (condition.kind) {
    case "always":
      states.fill(so, 0, count);
      return { states, firstKnown: 0 };
    case "not": {
      const inner = conditionMask(condition.condition, series, sources, pool);
      for (let bar = 0; bar < count; bar++) states[bar] = opposite(inner.states[bar]!);
      return { states, firstKnown: inner.firstKnown };
    }
    case "all":
    case "any":
      return combined(condition, series, sources, pool, states);
    case "signal": {
      const steps = appSignalSteps(series, condition.signal);
      for (let bar = 0; bar < count; bar++) states[bar] = signalState(steps[bar]!, condition.is);
      return held(states, count, condition.forBars, firstKnownBar(steps));
    }
    case "compare":
      return comparison(condition, series, sources, states);
  }
  throw new BacktestFault(`there is no condition ${JSON.stringify(condition)}`);
}

function comparison(
  condition: Condition & { readonly kind: "compare" },
  series: Series,
  sources: Sources,
  states: Uint8Array,
): Mask {
  const { is, forBars } = condition;
  const count = series.dates.length;
  const left = operandColumn(condition.left, series, sources);
  const right = operandColumn(condition.right, series, sources);
  const isCross = is === "crosses-above" || is === "crosses-below";
  if (isCross && forBars !== 1) throw new BacktestFault(`a cross happens on 1 bar, not on ${forBars}`);
  const first = Math.max(firstKnownBar(left), firstKnownBar(right));
  // "At least" is "not below", so the sides are swapped and the result negated.
  const isSwapped = is === "below" || is === "at-least" || is === "crosses-below";
  const [upper, lower] = isSwapped ? [right, left] : [left, right];
  const fill = hasGaps(left) || hasGaps(right) ? (isCross ? crossesIfKnown : aboveIfKnown) : isCross ? crosses : above;
  states.fill(unknown, 0, first);
  fill(states, upper, lower, first, count);
  if (isCross) return { states, firstKnown: Math.min(count, first + 1) };
  if (is === "at-least" || is === "at-most")
    for (let bar = first; bar < count; bar++) states[bar] = opposite(states[bar]!);
  return held(states, count, forBars, first);
}

function opposite(state: number): number {
  return state === unknown ? unknown : 1 - state;
}

/** Three-valued logic (Kleene): a single false decides "all" and a single true decides "any", whatever is unknown. */
function combined(
  { kind, conditions }: { readonly kind: "all" | "any"; readonly conditions: readonly Condition[] },
  series: Series,
  sources: Sources,
  pool: MaskPool,
  states: Uint8Array,
): Mask {
  const count = series.dates.length;
  const settles = kind === "all" ? notSo : so;
  let firstKnown = 0;
  states.fill(1 - settles, 0, count);
  for (const condition of conditions) {
    const inner = conditionMask(condition, series, sources, pool);
    firstKnown = Math.max(firstKnown, inner.firstKnown);
    for (let bar = 0; bar < count; bar++) {
      const state = inner.states[bar]!;
      if (states[bar] !== settles && state !== 1 - settles) states[bar] = state;
    }
  }
  return { states, firstKnown };
}

function signalState(step: number, is: "buy" | "sell" | "hold"): number {
  if (Number.isNaN(step)) return unknown;
  const side = is === "buy" ? 1 : is === "sell" ? -1 : 0;
  return Math.sign(step) === side ? so : notSo;
}

type Fill = (states: Uint8Array, upper: Float64Array, lower: Float64Array, first: number, count: number) => void;

const above: Fill = (states, upper, lower, first, count) => {
  for (let bar = first; bar < count; bar++) states[bar] = isAbove(upper[bar]!, lower[bar]!) ? so : notSo;
};

const aboveIfKnown: Fill = (states, upper, lower, first, count) => {
  for (let bar = first; bar < count; bar++) states[bar] = aboveState(upper[bar]!, lower[bar]!);
};

/** Above now, but not above on the bar before. The state before the first known bar is unknown. */
const crosses: Fill = (states, upper, lower, first, count) => {
  if (first >= count) return;
  let before = aboveState(upper[first]!, lower[first]!);
  states[first] = before === so ? unknown : notSo;
  for (let bar = first + 1; bar < count; bar++) {
    const now = isAbove(upper[bar]!, lower[bar]!) ? so : notSo;
    states[bar] = now & ~before;
    before = now;
  }
};

const crossesIfKnown: Fill = (states, upper, lower, first, count) => {
  let before = unknown;
  for (let bar = first; bar < count; bar++) {
    const now = aboveState(upper[bar]!, lower[bar]!);
    states[bar] = now === notSo || before === so ? notSo : now === so && before === notSo ? so : unknown;
    before = now;
  }
};

function aboveState(upper: number, lower: number): number {
  return Number.isNaN(upper) || Number.isNaN(lower) ? unknown : isAbove(upper, lower) ? so : notSo;
}

/** Averages of prices can differ by rounding of their sums, which must not count as a cross. */
function isAbove(upper: number, lower: number): boolean {
  return upper - lower > sameness * Math.abs(lower);
}

/** True for the last n bars. False if it wasn't true on one of them. */
function held(states: Uint8Array, count: number, forBars: number, firstKnown: number): Mask {
  if (!Number.isInteger(forBars) || forBars < 1)
    throw new BacktestFault(`a condition must hold for a whole number of bars from 1, not ${forBars}`);
  if (forBars > 1) {
    let lastNotSo = -Infinity;
    let lastUnknown = -1;
    for (let bar = 0; bar < count; bar++) {
      if (states[bar] === notSo) lastNotSo = bar;
      else if (states[bar] === unknown) lastUnknown = bar;
      states[bar] = bar - lastNotSo < forBars ? notSo : bar - lastUnknown < forBars ? unknown : so;
    }
  }
  return { states, firstKnown: Math.min(count, firstKnown + forBars - 1) };
}
