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

/** Formats a large number with three significant digits: 4.35T, 204M, 18.1K, 950; in German 4,35 Bio., 204 Mio. */
export function formatLarge(value: number | null): string {
  if (value === null) return missing;
  const size = Number(Math.abs(value).toPrecision(3));
  if (size < 1e3) return Number.isInteger(value) ? fixed(value, 0) : significant(value, 3);
  if (pageLanguage !== "en") return `${value < 0 ? "−" : ""}${compact(size)}`;
  const [step, letter] = steps.find(([least]) => size >= least) ?? steps[3];
  return `${value < 0 ? "−" : ""}${significant(size / step, 3)}${letter}`;
}

let compactFormat: Intl.NumberFormat | null = null;

/** The words for thousands and more are the language's own: Mrd., Md, 億. */
function compact(size: number): string {
  compactFormat ??= new Intl.NumberFormat(pageLanguage, {
    notation: "compact",
    minimumSignificantDigits: 3,
    maximumSignificantDigits: 3,
  });
  return compactFormat
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
