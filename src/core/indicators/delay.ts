import { unknownColumn } from "./whole-bars.ts";

/** The values of `bars` bars ago; NaN where there was none. */
export function delay(values: Float64Array, bars: number): Float64Array {
  const delayed = unknownColumn(values.length);
  if (bars < values.length) delayed.set(values.subarray(0, values.length - bars), bars);
  return delayed;
}

/** The change from a value to a later one, in per cent; NaN from zero. */
export function changePercent(from: number, to: number): number {
  return from === 0 ? NaN : (to / from - 1) * 100;
}
