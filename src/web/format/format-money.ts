import { directionOf } from "./direction.ts";
import { formatLarge } from "./format-large.ts";
import { locale } from "./locale.ts";
import { missing } from "./missing.ts";
import { fixed } from "./number-format.ts";

type Money = string | number | null;

interface CurrencyFacts {
  readonly symbol: string;
  /** Separates a letter sign from the number. */
  readonly space: string;
  readonly digits: number;
}

const facts = new Map<string, CurrencyFacts>();

/** Formats the user's money with its currency's digits: $23,075.52, −€12.00, ¥1,200. */
export function formatMoney(amount: Money, currency: string): string {
  if (amount === null) return missing;
  return `${Number(amount) < 0 && moneyDirection(amount, currency) !== "flat" ? "−" : ""}${unsigned(amount, currency)}`;
}

/** Formats money with its sign: +$467.00, −$269.64, $0.00. */
export function formatMoneyChange(amount: Money, currency: string): string {
  if (amount === null) return missing;
  const sign = { up: "+", down: "−", flat: "" }[moneyDirection(amount, currency)];
  return `${sign}${unsigned(amount, currency)}`;
}

/** Formats money for axes and small bars: $112K, −$1.20M, $950. */
export function formatMoneyShort(amount: Money, currency: string, moreDigits = 0): string {
  if (amount === null) return missing;
  const size = Math.abs(Number(amount));
  const sign = Number(amount) < 0 ? "−" : "";
  return `${sign}${aroundNumber(currency, formatLarge(size >= 1000 || moreDigits > 0 ? size : Math.round(size), 3 + moreDigits))}`;
}

/** Formats money visibly rounded to whole units: $1,235. */
export function formatWholeMoney(amount: number, currency: string): string {
  const size = Math.round(Math.abs(amount));
  return `${amount < 0 && size > 0 ? "−" : ""}${aroundNumber(currency, fixed(size, 0))}`;
}

/** Returns an amount's direction as shown. */
export function moneyDirection(amount: string | number, currency: string) {
  return directionOf(Number(amount), moneyDigits(currency));
}

/** Returns a currency's usual number of decimals: 2 for the dollar, 0 for the yen. */
export function moneyDigits(currency: string): number {
  return factsOf(currency).digits;
}

/** Returns the currency's symbol: $, €, CHF. */
export function moneySymbol(currency: string): string {
  return factsOf(currency).symbol;
}

function unsigned(amount: string | number, currency: string): string {
  return aroundNumber(currency, fixed(Math.abs(Number(amount)), moneyDigits(currency)));
}

/** Adds the currency sign where the chosen format puts it. */
function aroundNumber(currency: string, number: string): string {
  const { symbol, space } = factsOf(currency);
  switch (locale.style.currency) {
    case "after":
      return `${number}\u00a0${symbol}`;
    case "before":
      return `${symbol}\u00a0${number}`;
    default:
      return `${symbol}${space}${number}`;
  }
}

/** Returns the English facts about a currency; for an unknown code, the code itself. */
function factsOf(currency: string): CurrencyFacts {
  let known = facts.get(currency);
  if (known === undefined) {
    known = /^[A-Z]{3}$/.test(currency) ? learntFacts(currency) : { symbol: currency, space: "\u00a0", digits: 2 };
    facts.set(currency, known);
  }
  return known;
}

function learntFacts(currency: string): CurrencyFacts {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const parts = format.formatToParts(0);
  const part = (partType: string): string | undefined => parts.find(({ type }) => type === partType)?.value;
  return {
    symbol: part("currency") ?? currency,
    space: part("literal") ?? "",
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}
