import type { Fault } from "../faults/fault.ts";
import { minorUnits } from "./currencies.ts";
import { type DecimalSign, readNumber } from "./read-number.ts";

/** A number with the currency written next to it, or the reason the text isn't an amount. */
export type ReadAmount =
  | {
      readonly value: string;
      /** An ISO 4217 code or a minor unit such as GBX. Null if none is written. */
      readonly currency: string | null;
      /** A sign shared by several currencies, such as `$`. Null if the currency is clear or not written. */
      readonly sharedSign: string | null;
    }
  | { readonly fault: Fault };

/**
 * Reads an amount as people and brokers write it: a number with a currency code or sign before or after it, with or
 * without a space. Uses `readNumber` for the number.
 */
export function readAmount(
  text: string,
  decimalSign: DecimalSign | null = null,
  usualSign: DecimalSign | null = ".",
): ReadAmount {
  const { bare, names, isUnclear } = withoutCurrency(text);
  if (isUnclear) return { fault: { code: "not-a-number", text: cut(text) } };
  const read = readNumber(bare, decimalSign, usualSign);
  if ("fault" in read) return { fault: { ...read.fault, text: cut(text) } };
  const codes = new Set<string>();
  let sharedSign: string | null = null;
  for (const name of names) {
    const code = currencyNamed(name);
    if (code !== null) codes.add(code);
    else if (sharedSigns[name] !== undefined) sharedSign = name;
    else return { fault: { code: "not-a-currency-in", text: cut(text), name: cut(name) } };
  }
  if (codes.size > 1) return { fault: { code: "two-currencies", text: cut(text) } };
  const [currency = null] = codes;
  return { value: read.value, currency, sharedSign: currency === null ? sharedSign : null };
}

/** The number of a written amount, without the currency. */
export function numberOfAmount(text: string): string {
  return withoutCurrency(text).bare;
}

/** The currency of a code or an unambiguous sign. Null for other texts. Codes may be in lower case. */
export function currencyNamed(name: string): string | null {
  if (Object.hasOwn(minorUnits, name)) return name;
  const sign = signs[name];
  if (sign !== undefined) return sign;
  const upper = name.toUpperCase();
  if (upper === "ZAC") return "ZAc";
  return isoCurrencies.has(upper) || Object.hasOwn(minorUnits, upper) ? upper : null;
}

/** Currencies that share a sign, most common first. */
export const sharedSigns: Readonly<Record<string, readonly string[]>> = {
  $: ["USD", "CAD", "AUD", "HKD", "SGD", "NZD", "MXN"],
  "¥": ["JPY", "CNY"],
  kr: ["SEK", "NOK", "DKK", "ISK"],
};

const isoCurrencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

const signs: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₩": "KRW",
  "₪": "ILS",
  "₺": "TRY",
  "₽": "RUB",
  "₴": "UAH",
  "₱": "PHP",
  "₫": "VND",
  "฿": "THB",
  "₦": "NGN",
  US$: "USD",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  HK$: "HKD",
  S$: "SGD",
  SG$: "SGD",
  NT$: "TWD",
  MX$: "MXN",
  R$: "BRL",
  zł: "PLN",
  Kč: "CZK",
  Ft: "HUF",
  "Fr.": "CHF",
  "SFr.": "CHF",
};

// The exponent of 1.5E-7 is part of the number.
const exponent = /(?<=[\d.,])[eE](?=[+-]?\d)/g;
const word = /[\p{L}\p{Sc}]+\.?(?=[\s\d.,()+-]|$)|\p{L}*\p{Sc}/gu;

/** Ambiguous: a dot after a name and directly before a digit, such as "kr.500", may be a decimal point. */
function withoutCurrency(text: string): { bare: string; names: readonly string[]; isUnclear: boolean } {
  const names: string[] = [];
  let isUnclear = false;
  const kept = text.replaceAll("\u2212", "-").replaceAll(exponent, "\u0000");
  const bare = kept.replaceAll(word, (name: string, at: number) => {
    const isFranc = /^(?:S?Fr)\.$/.test(name);
    names.push(isFranc ? name : name.replace(/\.$/, ""));
    isUnclear ||= name.endsWith(".") && !isFranc && /\d/.test(kept[at + name.length] ?? "");
    return " ";
  });
  return names.length === 0
    ? { bare: text, names, isUnclear }
    : { isUnclear, bare: bare.replaceAll("\u0000", "e").trim().replaceAll(/\s+/g, " "), names };
}

function cut(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= 40 ? trimmed : `${trimmed.slice(0, 40)}…`;
}
