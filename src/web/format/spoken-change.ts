import { pageLanguage } from "../text/page-language.ts";
import { spokenText } from "../text/spoken-text.ts";
import { directionOf } from "./direction.ts";
import { percentDigits, priceDigits, type PriceKind } from "./format-price.ts";

/** Making a format takes far longer than using it, and a page speaks dozens of changes. */
const currencyFormats = new Map<string, Intl.NumberFormat>();

/** Returns a change as a sentence for screen readers: up 3.62 dollars, plus 2.07 percent. */
export function spokenChange(change: number | null, percent: number | null, kind: PriceKind): string {
  const parts: string[] = [];
  if (change !== null) {
    const digits = priceDigits(kind);
    const amount = `${spoken(change, digits)}${currencyWord(kind.currency, change)}`;
    parts.push(spokenText.change[directionOf(change, digits)](amount));
  }
  if (percent !== null) {
    const digits = percentDigits(percent);
    parts.push(spokenText.percent[directionOf(percent, digits)](spoken(percent, digits)));
  }
  return parts.join(spokenText.comma);
}

/** As the page's language says it, whatever format the user reads. */
function spoken(value: number, digits: number): string {
  return Math.abs(value).toFixed(digits).replace(".", spokenText.decimal);
}

function currencyWord(currency: string | null, amount: number): string {
  if (currency === null) return "";
  const minor = Object.hasOwn(spokenText.minorUnits, currency) ? spokenText.minorUnits[currency] : undefined;
  if (minor !== undefined) return ` ${minor}`;
  if (!/^[A-Z]{3}$/.test(currency)) return "";
  let format = currencyFormats.get(currency);
  if (format === undefined) {
    const locale = pageLanguage === "en" ? "en-US" : pageLanguage;
    format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name" });
    currencyFormats.set(currency, format);
  }
  const name = format.formatToParts(amount).find((part) => part.type === "currency")?.value;
  return name === undefined ? "" : ` ${name.replace(/^US /, "")}`;
}
