import { locale } from "./locale.ts";
import { missing } from "./missing.ts";

const format = new Intl.NumberFormat(locale.numbers, { maximumFractionDigits: 6 });
const fine = new Intl.NumberFormat(locale.numbers, { maximumSignificantDigits: 4 });

/** A number of shares: up to six digits after the point, no trailing zeros: 129, 0.013847. */
export function formatQuantity(quantity: string | null): string {
  if (quantity === null) return missing;
  const value = Number(quantity);
  const isFine = value !== 0 && Math.abs(value) < 0.000_001;
  return (isFine ? fine : format).format(value).replace("-", "−");
}
