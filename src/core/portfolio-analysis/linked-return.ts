/**
 * Links returns of consecutive days, or those from `first` to before `end`: the product of `1 + return`, less 1
 * (time-weighted; CFA Institute, GIPS standards, 2020). Null if one is unknown (NaN) or there are none.
 */
export function linkedReturn(ratios: ArrayLike<number>, first = 0, end = ratios.length): number | null {
  if (first >= end) return null;
  let growth = 1;
  for (let index = first; index < end; index += 1) growth *= 1 + (ratios[index] ?? Number.NaN);
  return Number.isNaN(growth) ? null : growth - 1;
}
