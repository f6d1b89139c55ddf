/**
 * Mean of the last `length` values. The sum runs along, and at the end of every stretch it is held against the sum of its values: where
 * they part, by drift or after a value that dwarfed the rest, that stretch is added up anew, window by window. A missing value
 * anywhere makes the last mean unknown.
 */
export function movingAverage(values: Float64Array, length: number): Float64Array {
  const count = values.length;
  const averages = new Float64Array(count).fill(NaN, 0, length - 1);
  const stretch = Math.max(512, 8 * length);
  let sum = windowSum(values, length - 2, length - 1);
  let trace = 0;
  for (let start = length - 1; start < count; start += stretch) {
    const end = Math.min(count, start + stretch);
    sum += values[start]!;
    averages[start] = sum / length;
    for (let index = start + 1; index < end; index++) {
      sum += values[index]! - values[index - length]!;
      averages[index] = sum / length;
    }
    trace += sum * 0;
    const kept = windowSum(values, end - 1, length - 1);
    const truth = kept + values[end - length]!;
    if (!(Math.abs(sum - truth) <= 1e-12 * Math.abs(truth)))
      for (let index = start; index < end; index++) averages[index] = windowSum(values, index, length) / length;
    sum = kept;
  }
  if (count > 0) averages[count - 1]! += trace;
  return averages;
}

/** Sum of the last `length` values up to a place. */
function windowSum(values: Float64Array, end: number, length: number): number {
  let sum = 0;
  for (let index = end - length + 1; index <= end; index++) sum += values[index]!;
  return sum;
}
