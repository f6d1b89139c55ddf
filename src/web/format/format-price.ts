import { directionOf } from "./direction.ts";
import { missing } from "./missing.ts";
import { fixed } from "./number-format.ts";

/** What decides how many digits a price has. */
export interface PriceKind {
  readonly currency: string | null;
  readonly type?: string | null;
  readonly price: number | null;
  readonly symbol?: string;
}

// Shares in these currencies trade in whole units, or nearly so.
const wholeCurrencies = new Set(["JPY", "KRW", "IDR", "VND", "CLP", "ISK", "HUF"]);

/** Digits after the point of a price: those of its currency; 4 under 1 and for currency pairs, 2 for pairs with the yen. */
export function priceDigits({ currency, type, price, symbol }: PriceKind): number {
  if (type === "Currency" || symbol?.endsWith("=X") === true) return currency === "JPY" ? 2 : 4;
  const size = Math.abs(price ?? 1);
  if (size > 0 && size < 0.01) return Math.min(12, 3 - Math.floor(Math.log10(size)));
  if (size < 1) return 4;
  if (currency !== null && wholeCurrencies.has(currency)) return Number.isInteger(size) ? 0 : 2;
  return 2;
}

/** A price in the digits of its kind: 178.88, 0.4127, 1.0842. */
export function formatPrice(price: number | null, kind: PriceKind): string {
  return price === null ? missing : fixed(price, priceDigits(kind));
}

/** A change with its sign, in the digits of its price: +3.62, −12.84, 0.00. */
export function formatChange(change: number | null, kind: PriceKind): string {
  return change === null ? missing : signed(change, priceDigits(kind));
}

/** A change in per cent with its sign; none after the point above 1,000 %. */
export function formatPercentChange(percent: number | null): string {
  return percent === null ? missing : `${signed(percent, percentDigits(percent))}%`;
}

/** Per cent without a sign of its own: 0.41%. */
export function formatPercent(percent: number | null, digits = 2): string {
  return percent === null ? missing : `${fixed(percent, Math.abs(percent) >= 1000 ? 0 : digits)}%`;
}

export function percentDigits(percent: number): number {
  return Math.abs(percent) >= 1000 ? 0 : 2;
}

function signed(value: number, digits: number): string {
  const sign = { up: "+", down: "−", flat: "" }[directionOf(value, digits)];
  return `${sign}${fixed(Math.abs(value), digits)}`;
}
