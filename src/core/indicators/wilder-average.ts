import { mean } from "./exponential-average.ts";
import { unknownColumn } from "./whole-bars.ts";

/** Wilder's smoothing: the mean of the first `length` values, then 1 / length of the way to each new one. */
export function wilderAverage(values: Float64Array, length: number): Float64Array {
  const averages = unknownColumn(values.length);
  if (values.length < length) return averages;
  const weight = 1 / length;
  let average = mean(values, length);
  averages[length - 1] = average;
  for (let index = length; index < values.length; index++) {
    average += weight * (values[index]! - average);
    averages[index] = average;
  }
  return averages;
}

/** The same, value by value. */
export function wilderAverageStep(length: number): (value: number) => number {
  const weight = 1 / length;
  let average = NaN;
  let sum = 0;
  let seen = 0;
  return (value) => {
    if (Number.isNaN(value)) return NaN;
    seen++;
    if (seen > length) average += weight * (value - average);
    else {
      sum += value;
      if (seen === length) average = sum / length;
    }
    return average;
  };
}
