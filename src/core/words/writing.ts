import type { WrittenFigure } from "./written-figure.ts";
import { withFirstOfMonth } from "../languages/first-of-month.ts";
import { figureIn } from "./figure-in.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import type { Language } from "../languages/languages.ts";

/** How a reader writes numbers and days. */
export interface Formats {
  readonly language: Language;
  /** Null: as the language does. */
  readonly numbers: NumberStyle | null;
  readonly dates: "day-month" | "month-day" | "iso";
}

export type NumberStyle = "comma-point" | "point-comma" | "space-comma" | "apostrophe-point" | "lakh-point";

/** Writes the values inside texts. */
export interface Writing {
  readonly language: Language;
  /** At most so many decimals: 12,345. */
  readonly count: (value: number, maxDigits?: number) => string;
  /** A count with its noun; languages that have one form take it as both. */
  readonly plural: (count: number, one: string, many: string) => string;
  /** "1,234.50", "0.00001234": two decimals, up to four below ten, and four digits of what is smaller than those show. */
  readonly price: (value: number) => string;
  /** A price with its currency's code, if that is known: "0.26 USD". */
  readonly amount: (value: number, currency: string | null) => string;
  /** A number as a price; a text from elsewhere with its numbers in the reader's separators: "18,00-20,00". */
  readonly value: (value: number | string) => string;
  /** With exactly so many decimals: 12.50. */
  readonly fixed: (value: number, digits: number) => string;
  /** With its sign: +1.25, −0.50. */
  readonly signed: (value: number, digits: number) => string;
  /** A value with its unit: "+1.50%", "$1,904.00", "0.60 points", as the language writes units. */
  readonly figure: (figure: WrittenFigure, signed?: boolean, isShort?: boolean) => string;
  /** A day with the parts chosen, as the language orders them: "Friday 20 November 2026". */
  readonly date: (date: PlainDate, parts: Intl.DateTimeFormatOptions) => string;
  /** "6 Mar 2026". */
  readonly day: (date: PlainDate) => string;
  /** "4 Mar 2026, 16:05 UTC". */
  readonly moment: (time: string) => string;
}

/** The thousands and decimal separators. Fixed here because versions of ICU differ. */
const separators: Readonly<Record<NumberStyle, readonly [group: string, decimal: string]>> = {
  "comma-point": [",", "."],
  "point-comma": [".", ","],
  "space-comma": ["\u00a0", ","],
  "apostrophe-point": ["’", "."],
  "lakh-point": [",", "."],
};

const numbersOf: Readonly<Record<Language, NumberStyle>> = {
  en: "comma-point",
  de: "point-comma",
  fr: "space-comma",
  es: "point-comma",
  ja: "comma-point",
};

const datesOf: Readonly<Record<Exclude<Language, "en">, string>> = {
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  ja: "ja-JP",
};

/** Returns the writing of a reader. */
export function writingOf({ language, numbers, dates }: Formats): Writing {
  const style = numbers ?? numbersOf[language];
  const [group, decimal] = separators[style];
  const number = (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(style === "lakh-point" ? "en-IN" : "en-US", options)
      .formatToParts(value)
      .map(({ type, value: text }) => (type === "group" ? group : type === "decimal" ? decimal : text))
      .join("");
  const fixed = (value: number, digits: number): string =>
    number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const count = (value: number, maxDigits = 0): string => number(value, { maximumFractionDigits: maxDigits });
  const price = (value: number): string => {
    if (value !== 0 && Math.abs(value) < 0.01) return number(value, { maximumSignificantDigits: 4 });
    return number(value, { minimumFractionDigits: 2, maximumFractionDigits: Math.abs(value) < 10 ? 4 : 2 });
  };
  const rules = new Intl.PluralRules(language);
  const dateLocale = language === "en" ? (dates === "month-day" ? "en-US" : "en-GB") : datesOf[language];
  const date = (time: Date): string =>
    dates === "iso"
      ? time.toISOString().slice(0, 10)
      : withFirstOfMonth(
          language,
          time.toLocaleDateString(dateLocale, { dateStyle: "medium", timeZone: "UTC" }).replace("Sept ", "Sep "),
        );
  return {
    language,
    count,
    plural: (value, one, many) => `${count(value)} ${rules.select(value) === "one" ? one : many}`,
    price,
    amount: (value, currency) => (currency === null ? price(value) : `${price(value)} ${currency}`),
    value: (value) =>
      typeof value === "number"
        ? price(value)
        : value.replaceAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g, (digits) =>
            digits.replaceAll(/[,.]/g, (separator) => (separator === "," ? group : decimal)),
          ),
    fixed,
    signed: (value, digits) => `${value < 0 ? "−" : "+"}${fixed(Math.abs(value), digits)}`,
    figure: (figure, signed = false, isShort = false) =>
      figureIn(language, { group, decimal }, figure, signed, isShort),
    date: (day, parts) =>
      withFirstOfMonth(
        language,
        new Date(`${day}T00:00:00Z`)
          .toLocaleDateString(language === "en" ? "en-GB" : datesOf[language], { ...parts, timeZone: "UTC" })
          .replace(language === "en" ? "," : /^$/, ""),
      ),
    day: (day) => date(new Date(`${day}T00:00:00Z`)),
    moment(time) {
      const at = new Date(time);
      const options = { timeStyle: "short", timeZone: "UTC" } as const;
      return `${date(at)}, ${at.toLocaleTimeString(dateLocale, options)} UTC`;
    },
  };
}
