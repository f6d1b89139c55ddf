import { unknownColumn } from "./whole-bars.ts";

/** The values of `bars` bars ago; NaN where there was none. */
export function delay(values: Float64Array, bars: number): Float64Array {
  const delayed = unknownColumn(values.length);
  if (bars < values.length) delayed.set(values.subarray(0, values.length - bars), bars);
  return delayed;
}

/** The same, value by value. */
export function delayStep(bars: number): (value: number) => number {
  if (bars === 0) return (value) => value;
  const ring = unknownColumn(bars);
  let place = 0;
  return (value) => {
    const before = ring[place]!;
    ring[place] = value;
    place = (place + 1) % bars;
    return before;
  };
}

/** The change from a value to a later one, in per cent; NaN from zero. */
export function changePercent(from: number, to: number): number {
  return from === 0 ? NaN : (to / from - 1) * 100;
}
