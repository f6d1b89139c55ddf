import { unknownColumn } from "./whole-bars.ts";

/** Answers a measure of every run of `length` values; NaN before the first. */
export function overWindows(
  values: Float64Array,
  length: number,
  measure: (window: Float64Array) => number,
): Float64Array {
  const answers = unknownColumn(values.length);
  for (let end = length; end <= values.length; end++) answers[end - 1] = measure(values.subarray(end - length, end));
  return answers;
}

/** The highest value of a window. */
export function highest(window: Float64Array): number {
  let top = window[0]!;
  for (let index = 1; index < window.length; index++) top = Math.max(top, window[index]!);
  return top;
}

/** The lowest value of a window. */
export function lowest(window: Float64Array): number {
  let bottom = window[0]!;
  for (let index = 1; index < window.length; index++) bottom = Math.min(bottom, window[index]!);
  return bottom;
}

/** Standard deviation of a window from its own mean; `lost` is 0 for a population and 1 for a sample. */
export function deviation(window: Float64Array, lost: 0 | 1): number {
  let sum = 0;
  for (let index = 0; index < window.length; index++) sum += window[index]!;
  const mean = sum / window.length;
  let squares = 0;
  for (let index = 0; index < window.length; index++) squares += (window[index]! - mean) ** 2;
  return Math.sqrt(squares / (window.length - lost));
}
