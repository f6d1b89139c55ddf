import { currencyDigits, figureText } from "../computation/figure-text.ts";
import type { Language } from "../languages/languages.ts";
import type { WrittenFigure } from "./writing.ts";

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

const symbols: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥" };
const points: Readonly<Record<Exclude<Language, "en">, string>> = {
  de: "\u00a0Prozentpunkte",
  fr: "\u00a0points",
  es: "\u00a0puntos",
  ja: "ポイント",
};

/** Writes a value with its unit in a language. The digits are those of `figureText`. */
export function figureIn(language: Language, separators: Separators, figure: WrittenFigure, signed: boolean): string {
  if (language === "en") return withSeparators(figureText(figure, signed), separators);
  const { value, unit, currency } = figure;
  const size = Math.abs(value);
  const sign = value < 0 ? "−" : signed && value > 0 ? "+" : "";
  const space = language === "ja" ? "" : "\u00a0";
  if (unit === "percentage-points") return `${sign}${withSeparators(fixed(size, 2), separators)}${points[language]}`;
  if (unit === "percent") {
    const digits = Number.isInteger(size) ? 0 : size < 10 ? 2 : 1;
    return `${sign}${withSeparators(fixed(size, digits), separators)}${space}%`;
  }
  if (unit !== "money") return withSeparators(figureText(figure, signed), separators);
  const number =
    size >= 1e6
      ? withSeparators(size.toLocaleString("en-US", { maximumFractionDigits: 0 }), separators)
      : withSeparators(fixed(size, currencyDigits(currency)), separators);
  if (currency === null) return sign + number;
  const symbol = symbols[currency];
  return language === "ja" && symbol !== undefined
    ? `${sign}${symbol}${number}`
    : `${sign}${number}\u00a0${symbol ?? currency}`;
}

function fixed(value: number, digits: number): string {
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Puts separators in place of the English ones. */
function withSeparators(text: string, { group, decimal }: Separators): string {
  return text.replaceAll(/(?<=\d)[,.](?=\d)/g, (separator) => (separator === "," ? group : decimal));
}
