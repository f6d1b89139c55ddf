import { missing } from "./missing.ts";
import { atMost, significantAtMost } from "./number-format.ts";

/**
 * Formats a number of shares with up to six decimals and no trailing zeros: 129, 0.013847. Returns a dash for
 * text that isn't a number.
 */
export function formatQuantity(quantity: string | null): string {
  if (quantity === null) return missing;
  const value = Number(quantity);
  if (!Number.isFinite(value)) return missing;
  const isFine = value !== 0 && Math.abs(value) < 0.000_001;
  return isFine ? significantAtMost(value, 4) : atMost(value, 6);
}
