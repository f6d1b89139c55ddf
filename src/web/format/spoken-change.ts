import { directionOf, type Direction } from "./direction.ts";
import { percentDigits, priceDigits, type PriceKind } from "./format-price.ts";

const pence: Readonly<Record<string, string>> = { GBp: "pence", GBX: "pence", ILA: "agorot", ZAc: "cents" };
const words: Readonly<Record<Direction, readonly [way: string, sign: string]>> = {
  up: ["up ", "plus "],
  down: ["down ", "minus "],
  flat: ["unchanged, ", ""],
};

/** Making a format takes far longer than using it, and a page speaks dozens of changes. */
const currencyFormats = new Map<string, Intl.NumberFormat>();

/** Returns a change as a sentence for screen readers: up 3.62 dollars, plus 2.07 percent. */
export function spokenChange(change: number | null, percent: number | null, kind: PriceKind): string {
  const parts: string[] = [];
  if (change !== null) {
    const digits = priceDigits(kind);
    const [way] = words[directionOf(change, digits)];
    parts.push(`${way}${Math.abs(change).toFixed(digits)}${currencyWord(kind.currency, change)}`);
  }
  if (percent !== null) {
    const digits = percentDigits(percent);
    const [, sign] = words[directionOf(percent, digits)];
    parts.push(`${sign}${Math.abs(percent).toFixed(digits)} percent`);
  }
  return parts.join(", ");
}

function currencyWord(currency: string | null, amount: number): string {
  if (currency === null) return "";
  const minor = pence[currency];
  if (minor !== undefined) return ` ${minor}`;
  if (!/^[A-Z]{3}$/.test(currency)) return "";
  let format = currencyFormats.get(currency);
  if (format === undefined) {
    format = new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay: "name" });
    currencyFormats.set(currency, format);
  }
  const name = format.formatToParts(amount).find((part) => part.type === "currency")?.value;
  return name === undefined ? "" : ` ${name.replace(/^US /, "")}`;
}
