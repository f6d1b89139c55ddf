import { unknownColumn } from "./whole-bars.ts";
import type { ParameterRule } from "./parameters.ts";

/** The first value of an exponential average: the plain average of its first `length` values, or its first value. */
export type Seed = (typeof seeds)[number];

const seeds = ["average", "first"] as const;

/** The seed as a parameter of the catalog: 0 the average of the first values, 1 the first value. */
export const seedRule = { default: 0, min: 0, max: 1, choices: seeds } as const satisfies ParameterRule;

/** Returns the catalog number of a seed. Throws RangeError on an unknown one. */
export function seedNumber(seed: Seed): number {
  const number = seeds.indexOf(seed);
  if (number < 0) throw new RangeError(`seed must be average or first, not ${seed}`);
  return number;
}

/** Exponential average with the weight 2 / (length + 1) on the newest value; NaN before the first `length` values. */
export function exponentialAverage(values: Float64Array, length: number, seed: number): Float64Array {
  const averages = unknownColumn(values.length);
  if (values.length < length) return averages;
  const weight = 2 / (length + 1);
  let average = seed === 1 ? firstSeeded(values, length, weight) : mean(values, length);
  averages[length - 1] = average;
  for (let index = length; index < values.length; index++) {
    average += weight * (values[index]! - average);
    averages[index] = average;
  }
  return averages;
}

/** Mean of the first `length` values. */
export function mean(values: Float64Array, length: number): number {
  let sum = 0;
  for (let index = 0; index < length; index++) sum += values[index]!;
  return sum / length;
}

function firstSeeded(values: Float64Array, length: number, weight: number): number {
  let average = values[0]!;
  for (let index = 1; index < length; index++) average += weight * (values[index]! - average);
  return average;
}
