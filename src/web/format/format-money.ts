import { directionOf } from "./direction.ts";
import { formatLarge } from "./format-large.ts";
import { locale } from "./locale.ts";
import { missing } from "./missing.ts";
import { fixed } from "./number-format.ts";

type Money = string | number | null;

interface CurrencyFacts {
  readonly symbol: string;
  /** Between a sign of letters and the number. */
  readonly space: string;
  readonly digits: number;
}

const facts = new Map<string, CurrencyFacts>();

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
  return `${sign}${aroundNumber(currency, formatLarge(size >= 1000 ? size : Math.round(size)))}`;
}

/** Money rounded to whole units, and seen to be: $1,235. */
export function formatWholeMoney(amount: number, currency: string): string {
  const size = Math.round(Math.abs(amount));
  return `${amount < 0 && size > 0 ? "−" : ""}${aroundNumber(currency, fixed(size, 0))}`;
}

/** Which way an amount goes, as it is shown. */
export function moneyDirection(amount: string | number, currency: string) {
  return directionOf(Number(amount), moneyDigits(currency));
}

/** Digits people write a currency with: 2 of the dollar, 0 of the yen. */
export function moneyDigits(currency: string): number {
  return factsOf(currency).digits;
}

/** The currency's own sign: $, €, CHF. */
export function moneySymbol(currency: string): string {
  return factsOf(currency).symbol;
}

function unsigned(amount: string | number, currency: string): string {
  return aroundNumber(currency, fixed(Math.abs(Number(amount)), moneyDigits(currency)));
}

/** A number with the sign of its currency where people who write numbers so have it. */
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

/** What English knows of a currency; of what is no currency code, the code. */
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
  const part = (wanted: string): string | undefined => parts.find(({ type }) => type === wanted)?.value;
  return {
    symbol: part("currency") ?? currency,
    space: part("literal") ?? "",
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}
