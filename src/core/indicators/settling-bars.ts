import type { Indicator } from "./indicator.ts";

/** The most bars that indicators are computed from. */
export const maxIndicatorBars = 5_000;

/** Two values that differ by less, as a share of the largest, are the same for every screen. */
const sameRatio = 1e-10;
/** Bars at the end whose values are compared. */
const comparedBars = 20;

const known = new WeakMap<Indicator, Map<string, number | null>>();

/**
 * How many bars an indicator needs before its value no longer depends on where they begin. A moving average needs its
 * length; a smoothed one never forgets, and needs some twelve times as many. Found by computing it from shorter and
 * shorter ends of the same made-up bars. Null: even `maxIndicatorBars` don't settle it. `ratio`: the difference that
 * still counts as settled.
 */
export function settlingBars(
  indicator: Indicator,
  parameters: Readonly<Record<string, number>> = {},
  ratio = sameRatio,
): number | null {
  if (indicator.inputs.includes("benchmark")) return indicator.warmUp(parameters) + 1;
  let ofIndicator = known.get(indicator);
  if (ofIndicator === undefined) known.set(indicator, (ofIndicator = new Map()));
  const key = `${ratio} ${JSON.stringify(parameters)}`;
  let settled = ofIndicator.get(key);
  if (settled === undefined) ofIndicator.set(key, (settled = search(indicator, parameters, ratio)));
  return settled;
}

function search(indicator: Indicator, parameters: Readonly<Record<string, number>>, ratio: number): number | null {
  const all = ends(indicator, parameters, 2 * maxIndicatorBars);
  const isSettled = (count: number) =>
    ends(indicator, parameters, count).every((values, output) => {
      const whole = all[output] ?? [];
      const room = ratio * Math.max(...whole.map(Math.abs), Number.MIN_VALUE);
      return values.every((value, index) => Math.abs(value - (whole[index] ?? NaN)) <= room);
    });
  let low = Math.min(indicator.warmUp(parameters) + comparedBars, maxIndicatorBars);
  let high = maxIndicatorBars;
  if (!isSettled(high)) return null;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSettled(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** The newest values of each output, from the last `count` of the made-up bars. */
function ends(indicator: Indicator, parameters: Readonly<Record<string, number>>, count: number): number[][] {
  const { open, high, low, close, volume } = madeUpBars();
  const end = (column: Float64Array) => column.subarray(column.length - count);
  const bars = { open: end(open), high: end(high), low: end(low), close: end(close), volume: end(volume) };
  return Object.values(indicator.compute(bars, parameters)).map((column) => Array.from(column.subarray(-comparedBars)));
}

let made: ReturnType<typeof makeUpBars> | null = null;

const madeUpBars = () => (made ??= makeUpBars());

/** A course that rises and falls at several speeds, without chance. */
function makeUpBars() {
  const column = (value: (bar: number) => number) =>
    Float64Array.from({ length: 2 * maxIndicatorBars }, (_, bar) => value(bar));
  const close = (bar: number) =>
    100 + 20 * Math.sin(bar / 700) + 8 * Math.sin(bar / 40) + 3 * Math.sin(bar / 7) + Math.sin(bar * 1.7);
  return {
    open: column((bar) => close(bar) + 0.4 * Math.sin(bar * 2.3)),
    high: column((bar) => close(bar) + 1 + 0.5 * Math.sin(bar * 1.1)),
    low: column((bar) => close(bar) - 1 + 0.5 * Math.sin(bar * 1.3)),
    close: column(close),
    volume: column((bar) => 1_000 + 300 * Math.sin(bar * 0.9)),
  };
}
