import { unknownColumn } from "./whole-bars.ts";

/**
 * Mean of the last `length` values. The window's sum is the tail of one block of `length` values and the head of the next:
 * nothing is ever subtracted, so nothing drifts however long the course. A missing value anywhere makes the last mean unknown.
 */
export function movingAverage(values: Float64Array, length: number): Float64Array {
  const count = values.length;
  const averages = new Float64Array(count);
  // tails[j] is the sum of the block before from place j on; before the first block only "nothing" is known.
  const tails = unknownColumn(length + 1);
  tails[length] = 0;
  const blocksEnd = count - (count % length);
  let trace = 0;
  for (let start = 0; start < blocksEnd; start += length) {
    let head = 0;
    for (let place = 0; place < length; place++) {
      head += values[start + place]!;
      averages[start + place] = (tails[place + 1]! + head) / length;
    }
    trace += head * 0;
    let tail = 0;
    for (let place = length - 1; place >= 0; place--) {
      tail += values[start + place]!;
      tails[place] = tail;
    }
  }
  let head = 0;
  for (let place = 0; place < count - blocksEnd; place++) {
    head += values[blocksEnd + place]!;
    averages[blocksEnd + place] = (tails[place + 1]! + head) / length;
  }
  if (count > 0) averages[count - 1]! += trace;
  return averages;
}

/** The same, value by value; NaN until `length` values have been seen. */
export function movingAverageStep(length: number): (value: number) => number {
  const block = new Float64Array(length);
  const tails = unknownColumn(length + 1);
  tails[length] = 0;
  let head = 0;
  let place = 0;
  return (value) => {
    if (Number.isNaN(value)) return NaN;
    block[place] = value;
    head += value;
    place++;
    const average = (tails[place]! + head) / length;
    if (place === length) {
      let tail = 0;
      for (let index = length - 1; index >= 0; index--) tails[index] = tail += block[index]!;
      head = 0;
      place = 0;
    }
    return average;
  };
}
