import { highest, lowest, overWindows } from "./rolling-window.ts";

/** The highest high and the lowest low of the last `length` bars, the present one included. */
export function priceChannel(
  { high, low }: { readonly high: Float64Array; readonly low: Float64Array },
  length: number,
) {
  return { top: overWindows(high, length, highest), bottom: overWindows(low, length, lowest) };
}

/** Returns the position of a value in a range: 0 at its bottom, 100 at its top, 50 in a range without extent. */
export function placeInRange(
  value: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number {
  return top === bottom ? 50 : (100 * (value - bottom)) / (top - bottom);
}
