import { missing } from "./missing.ts";
import { fixed, significant } from "./number-format.ts";

const steps = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/** Formats a large number with three significant digits: 4.35T, 204M, 18.1K, 950. */
export function formatLarge(value: number | null): string {
  if (value === null) return missing;
  const size = Number(Math.abs(value).toPrecision(3));
  for (const [step, letter] of steps)
    if (size >= step) return `${value < 0 ? "−" : ""}${significant(size / step, 3)}${letter}`;
  return Number.isInteger(value) ? fixed(value, 0) : significant(value, 3);
}

/** Formats the same number in full: 4,352,118,000,000. */
export function formatWhole(value: number | null): string {
  return value === null ? missing : fixed(value, Number.isInteger(value) ? 0 : 2);
}
