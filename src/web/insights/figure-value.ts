import type { FigureUnit } from "#core/market/measures.ts";
import { formatLarge } from "../format/format-large.ts";
import { formatPercent } from "../format/format-price.ts";
import { formatMultiple } from "../format/format-ratio.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";

/** Formats a company figure by its unit: 35.2×, 24.0%, 3.48T, 6.57. */
export function figureValue(value: number | null, unit: FigureUnit): string {
  if (value === null) return missing;
  switch (unit) {
    case "ratio":
      return formatPercent(value * 100, Math.abs(value) < 0.1 ? 2 : 1);
    case "multiple":
      return Math.abs(value) < 10 ? `${fixed(value, 2)}×` : formatMultiple(value);
    case "price":
    case "number":
      return fixed(value, 2);
    case "days":
      return fixed(value, 1);
    default:
      return formatLarge(value);
  }
}
