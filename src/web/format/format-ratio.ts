import { missing } from "./missing.ts";
import { fixed } from "./number-format.ts";

/** Formats a price-earnings ratio with one decimal. A negative one is a loss, which has its own word. */
export function formatPriceEarnings(ratio: number | null, loss: string): string {
  return ratio === null ? missing : ratio < 0 ? loss : fixed(ratio, 1);
}

/** Formats a multiple: 1.4×. */
export function formatMultiple(ratio: number | null): string {
  return ratio === null ? missing : `${fixed(ratio, 1)}×`;
}
