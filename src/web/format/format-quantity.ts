import { missing } from "./missing.ts";
import { atMost, significantAtMost } from "./number-format.ts";

/** A number of shares: up to six digits after the point, no trailing zeros: 129, 0.013847. A text that is no number is none. */
export function formatQuantity(quantity: string | null): string {
  if (quantity === null) return missing;
  const value = Number(quantity);
  if (!Number.isFinite(value)) return missing;
  const isFine = value !== 0 && Math.abs(value) < 0.000_001;
  return isFine ? significantAtMost(value, 4) : atMost(value, 6);
}
