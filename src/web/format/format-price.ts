import { directionOf } from "./direction.ts";
import { percentSign } from "./locale.ts";
import { missing } from "./missing.ts";
import { fixed } from "./number-format.ts";

/** The properties that decide a price's number of digits. */
export interface PriceKind {
  readonly currency: string | null;
  readonly type?: string | null;
  readonly price: number | null;
  readonly symbol?: string;
}

// Shares in these currencies trade in whole units, or nearly so.
const wholeCurrencies = new Set(["JPY", "KRW", "IDR", "VND", "CLP", "ISK", "HUF"]);

/** Returns a price's decimals: those of its currency; 4 below 1 and for currency pairs, 2 for pairs with the yen. */
export function priceDigits({ currency, type, price, symbol }: PriceKind): number {
  if (type === "Currency" || symbol?.endsWith("=X") === true) return currency === "JPY" ? 2 : 4;
  const size = Math.abs(price ?? 1);
  if (size > 0 && size < 0.01) return Math.min(12, 3 - Math.floor(Math.log10(size)));
  if (size < 1) return 4;
  if (currency !== null && wholeCurrencies.has(currency)) return Number.isInteger(size) ? 0 : 2;
  return 2;
}

/** Formats a price with the digits of its kind: 178.88, 0.4127, 1.0842. */
export function formatPrice(price: number | null, kind: PriceKind): string {
  return price === null ? missing : fixed(price, priceDigits(kind));
}

/** Formats a signed change with its price's digits: +3.62, −12.84, 0.00. */
export function formatChange(change: number | null, kind: PriceKind): string {
  return change === null ? missing : signed(change, priceDigits(kind));
}

/** Formats a signed change in per cent, without decimals above 1,000 %. */
export function formatPercentChange(percent: number | null): string {
  return percent === null ? missing : `${signed(percent, percentDigits(percent))}${percentSign}`;
}

/** Formats per cent without a plus sign: 0.41%. */
export function formatPercent(percent: number | null, digits = 2): string {
  return percent === null ? missing : `${fixed(percent, Math.abs(percent) >= 1000 ? 0 : digits)}${percentSign}`;
}

export function percentDigits(percent: number): number {
  return Math.abs(percent) >= 1000 ? 0 : 2;
}

function signed(value: number, digits: number): string {
  const sign = { up: "+", down: "−", flat: "" }[directionOf(value, digits)];
  return `${sign}${fixed(Math.abs(value), digits)}`;
}
