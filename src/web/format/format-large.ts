import type { Language } from "#core/languages/languages.ts";
import { pageLanguage } from "../text/page-language.ts";
import { locale } from "./locale.ts";
import { missing } from "./missing.ts";
import { fixed, significant } from "./number-format.ts";

const steps = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/** Banks name a million millions otherwise than Intl here. */
const millionMillions: Readonly<Partial<Record<Language, readonly [step: number, word: string]>>> = {
  fr: [1e9, "Md"],
  es: [1e12, "bill."],
};

/** Formats a large number with so many significant digits: 4.35T, 204M, 18.1K, 950; in German 4,35 Bio., 204 Mio., 18.120. */
export function formatLarge(value: number | null, digits = 3): string {
  if (value === null) return missing;
  const size = Number(Math.abs(value).toPrecision(digits));
  if (size < 1e3) return Number.isInteger(value) ? fixed(value, 0) : significant(value, digits);
  const sign = value < 0 ? "−" : "";
  if (pageLanguage !== "en") return `${sign}${inWords(Math.abs(value), digits, digits)}`;
  const [step, letter] = steps.find(([least]) => size >= least) ?? steps[3];
  return `${sign}${significant(size / step, digits)}${letter}`;
}

/** Formats a number that comes with its step, with no more digits than it has: 1.4 and M is 1.4M, in German 1,4 Mio. */
export function formatStepped(value: number, decimals: number, letter: string): string {
  const sign = value < 0 ? "−" : "";
  const size = Math.abs(value);
  const step = steps.find(([, one]) => one === letter)?.[0] ?? 1;
  if (pageLanguage === "en" || step === 1) return `${sign}${fixed(size, decimals)}${letter}`;
  return `${sign}${inWords(size * step, 1, fixed(size, decimals).replaceAll(/\D/g, "").length)}`;
}

/** Outside English, thousands are written in full: 18.120. The words for more are the language's own: Mrd., Md, 億. */
function inWords(size: number, minDigits: number, maxDigits: number): string {
  const whole = String(Math.round(size)).length;
  if (Math.round(size) < 1e6) return fixed(size, Math.max(0, maxDigits - whole));
  const special = millionMillions[pageLanguage];
  const short = Number(size.toPrecision(maxDigits));
  if (special !== undefined && short >= 1e12) {
    const [step, word] = special;
    return `${significant(short / step, Math.max(3, maxDigits))}\u00a0${word}`;
  }
  return new Intl.NumberFormat(pageLanguage, {
    notation: "compact",
    useGrouping: true,
    minimumSignificantDigits: minDigits,
    maximumSignificantDigits: maxDigits,
  })
    .formatToParts(size)
    .map(({ type, value }) =>
      type === "decimal" ? locale.style.decimal : type === "group" ? locale.style.group : value,
    )
    .join("");
}

/** Formats the same number in full: 4,352,118,000,000. */
export function formatWhole(value: number | null): string {
  return value === null ? missing : fixed(value, Number.isInteger(value) ? 0 : 2);
}
