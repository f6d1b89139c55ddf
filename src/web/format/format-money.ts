import { directionOf } from "./direction.ts";
import { formatLarge } from "./format-large.ts";
import { locale } from "./locale.ts";
import { missing } from "./missing.ts";

type Money = string | number | null;

const formats = new Map<string, Intl.NumberFormat>();

/** Money the user owns, in the digits of its currency: $23,075.52, −€12.00, ¥1,200. */
export function formatMoney(amount: Money, currency: string): string {
  if (amount === null) return missing;
  return `${Number(amount) < 0 && moneyDirection(amount, currency) !== "flat" ? "−" : ""}${unsigned(amount, currency)}`;
}

/** The same with its sign: +$467.00, −$269.64, $0.00. */
export function formatMoneyChange(amount: Money, currency: string): string {
  if (amount === null) return missing;
  const sign = { up: "+", down: "−", flat: "" }[moneyDirection(amount, currency)];
  return `${sign}${unsigned(amount, currency)}`;
}

/** For axes and small bars: $112K, −$1.20M, $950. */
export function formatMoneyShort(amount: Money, currency: string): string {
  if (amount === null) return missing;
  const size = Math.abs(Number(amount));
  const sign = Number(amount) < 0 ? "−" : "";
  return `${sign}${moneySymbol(currency)}${formatLarge(size >= 1000 ? size : Math.round(size))}`;
}

/** Which way an amount goes, as it is shown. */
export function moneyDirection(amount: string | number, currency: string) {
  return directionOf(Number(amount), moneyDigits(currency));
}

/** Digits people write a currency with: 2 of the dollar, 0 of the yen. */
export function moneyDigits(currency: string): number {
  return formatOf(currency)?.resolvedOptions().maximumFractionDigits ?? 2;
}

/** The currency's own sign, with the space that stands between a code and a number. */
export function moneySymbol(currency: string): string {
  const parts = formatOf(currency)?.formatToParts(0) ?? [];
  const symbol = parts.filter(({ type }) => type === "currency" || type === "literal");
  return symbol.length === 0 ? `${currency}\u00a0` : symbol.map(({ value }) => value).join("");
}

function unsigned(amount: string | number, currency: string): string {
  const size = Math.abs(Number(amount));
  return formatOf(currency)?.format(size) ?? `${currency}\u00a0${size.toFixed(2)}`;
}

/** Null for what is no currency code. */
function formatOf(currency: string): Intl.NumberFormat | null {
  const known = formats.get(currency);
  if (known !== undefined) return known;
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const made = new Intl.NumberFormat(locale.numbers, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  formats.set(currency, made);
  return made;
}
