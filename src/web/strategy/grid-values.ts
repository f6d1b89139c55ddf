import type { TunableNumber } from "#core/backtest/tunable-numbers.ts";

/**
 * Returns values around a number, including itself, evenly spaced from about a quarter of it to twice, up to a maximum
 * count.
 */
export function gridValues(
  { value, min, max, isFraction }: Pick<TunableNumber, "value" | "min" | "max" | "isFraction">,
  maxCount: number,
): readonly number[] {
  const size = Math.abs(value) || Math.min(20, max - min);
  const low = Math.max(min, value - 0.75 * size);
  const high = Math.min(max, value + size);
  const exact = (high - low) / Math.max(1, maxCount - 1);
  const step = isFraction ? exact : Math.max(1, Math.ceil(exact - 1e-9));
  if (!(step > 0)) return [value];
  const below = Math.floor((value - low) / step + 1e-9);
  const above = Math.min(Math.floor((high - value) / step + 1e-9), maxCount - 1 - below);
  return Array.from({ length: below + above + 1 }, (_, index) =>
    // Rounds the other values, but never past a bound.
    index === below ? value : Math.min(max, Math.max(min, Number((value + (index - below) * step).toPrecision(6)))),
  );
}
