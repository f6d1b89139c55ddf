import { figureText, sizeText } from "../computation/figure-text.ts";
import type { Language } from "../languages/languages.ts";
import type { WrittenFigure } from "./written-figure.ts";

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

type Other = Exclude<Language, "en">;

const symbols: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥" };
const points: Readonly<Record<Other, string>> = {
  de: "\u00a0Prozentpunkte",
  fr: "\u00a0points",
  es: "\u00a0puntos",
  ja: "ポイント",
};

/** Names of large numbers, the largest first. */
const steps: Readonly<Record<Other, readonly (readonly [step: number, name: string])[]>> = {
  de: [
    [1e12, "\u00a0Bio."],
    [1e9, "\u00a0Mrd."],
    [1e6, "\u00a0Mio."],
  ],
  fr: [
    [1e9, "\u00a0Md"],
    [1e6, "\u00a0M"],
  ],
  es: [
    [1e12, "\u00a0bill."],
    [1e6, "\u00a0M"],
  ],
  ja: [
    [1e12, "兆"],
    [1e8, "億"],
    [1e4, "万"],
  ],
};

const dateLocales: Readonly<Record<Other, string>> = { de: "de-DE", fr: "fr-FR", es: "es-ES", ja: "ja-JP" };

/** Amounts from here on are rounded; smaller ones have all their digits before the decimal separator. */
const roundedAmount = 1e9;

/** Writes a value with its unit in a language. The digits are those of `figureText`. */
export function figureIn(
  language: Language,
  separators: Separators,
  figure: WrittenFigure,
  signed: boolean,
  isShort: boolean,
): string {
  if (language === "en") return withSeparators(figureText(figure, signed, isShort), separators);
  const { value, unit, currency } = figure;
  if (unit === "date") return dateIn(language, value, isShort);
  const size = Math.abs(value);
  const sign = value < 0 ? "−" : signed && value > 0 ? "+" : "";
  const space = language === "ja" ? "" : "\u00a0";
  const isRounded = isShort && size >= 1;
  if (unit === "percentage-points")
    return `${sign}${withSeparators(fixed(size, isRounded ? 1 : 2), separators)}${points[language]}`;
  if (unit === "percent") {
    const digits = isRounded ? (size < 100 ? 1 : 0) : Number.isInteger(size) ? 0 : size < 10 ? 2 : 1;
    return `${sign}${withSeparators(fixed(size, digits), separators)}${space}%`;
  }
  if (unit !== "money") {
    const isLarge = size >= 1e6 && unit !== "count" && unit !== "days";
    return isLarge
      ? `${sign}${large(language, separators, size)}`
      : withSeparators(figureText(figure, signed, isShort), separators);
  }
  const number =
    size >= (isShort ? 1e6 : roundedAmount)
      ? large(language, separators, size)
      : withSeparators(
          isShort && size >= 100 ? fixed(size, 0) : size >= 1e6 ? fixed(size, 0) : sizeText(size, unit, currency),
          separators,
        );
  if (currency === null) return sign + number;
  const symbol = symbols[currency];
  return language === "ja" && symbol !== undefined
    ? `${sign}${symbol}${number}`
    : `${sign}${number}\u00a0${symbol ?? currency}`;
}

/** "4,35 Bio.", "1.788億": four or more digits before the decimal separator need none behind it. */
function large(language: Other, separators: Separators, size: number): string {
  // Values that round up to 1,000 millions are billions.
  const rounded = Number(size.toPrecision(5));
  const [step, name] = steps[language].find(([least]) => rounded >= least) ?? [1, ""];
  return `${withSeparators(fixed(size / step, rounded / step >= 1000 ? 0 : 2), separators)}${name}`;
}

/** "4. März 2026". */
function dateIn(language: Other, milliseconds: number, isMonth: boolean): string {
  return new Date(milliseconds).toLocaleDateString(dateLocales[language], {
    ...(!isMonth && { day: "numeric" }),
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

function fixed(value: number, digits: number): string {
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Puts separators in place of the English ones. */
function withSeparators(text: string, { group, decimal }: Separators): string {
  return text.replaceAll(/(?<=\d)[,.](?=\d)/g, (separator) => (separator === "," ? group : decimal));
}
