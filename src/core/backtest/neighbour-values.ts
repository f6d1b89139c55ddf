import type { TunableNumber } from "./tunable-numbers.ts";

/** Grid steps on each side of the current value. */
const reach = 2;

/**
 * Values around the current value, including it, in round steps of about a quarter of it: 20 gives 10, 15, 20, 25, 30.
 */
export function neighbourValues({
  value,
  min,
  max,
  isFraction,
}: Pick<TunableNumber, "value" | "min" | "max" | "isFraction">): readonly number[] {
  const step = roundStep(value === 0 ? Math.min(4, (max - min) / 10) : Math.abs(value) / 4, isFraction);
  const stepsDown = Math.floor((value - min) / step + 1e-9);
  const stepsUp = Math.floor((max - value) / step + 1e-9);
  const down = Math.min(stepsDown, Math.max(reach, 2 * reach - stepsUp));
  const up = Math.min(stepsUp, 2 * reach - down);
  return Array.from({ length: down + up + 1 }, (_, index) => Number((value + (index - down) * step).toPrecision(12)));
}

/** The largest of 1, 2, 5, 10, 20, 50 ... (or 0.5, 0.2, 0.1 ...) that isn't above a number. */
function roundStep(number: number, isFraction: boolean): number {
  if (!isFraction && number < 1) return 1;
  const power = 10 ** Math.floor(Math.log10(number) + 1e-9);
  const multiple = [5, 2].find((one) => one * power <= number * (1 + 1e-9)) ?? 1;
  return multiple * power;
}
