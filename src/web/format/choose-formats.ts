import type { Preferences } from "#contract/settings.ts";
import { knownLanguage } from "./known-language.ts";
import { type DateFormat, setFormats, type WrittenFormat } from "./locale.ts";

/** Every number format except the browser's, in menu order. */
export const writtenFormats: readonly WrittenFormat[] = [
  "comma-point",
  "point-comma",
  "space-comma",
  "apostrophe-point",
  "lakh-point",
];
/** Every date format, in menu order. */
export const writtenDates: readonly DateFormat[] = ["day-month", "month-day", "iso"];

/** Applies the chosen formats. Values stored by an older version that are no longer offered become the defaults. */
export function chooseFormats(
  { numberFormat, dateFormat }: Pick<Preferences, "numberFormat" | "dateFormat">,
  options: { readonly shouldNotify?: boolean } = {},
): void {
  const numbers = numberFormat === "browser" ? numberFormatOf(navigator.language) : numberFormat;
  setFormats(
    {
      numbers: writtenFormats.includes(numbers) ? numbers : "comma-point",
      dates: writtenDates.includes(dateFormat) ? dateFormat : "day-month",
    },
    options,
  );
}

/** Returns the format that matches a language or comes closest; the default for an unknown language. */
export function numberFormatOf(language: string): WrittenFormat {
  const parts = new Intl.NumberFormat(knownLanguage(language), { numberingSystem: "latn" }).formatToParts(1_234_567.5);
  const sign = (partType: string): string => parts.find(({ type }) => type === partType)?.value ?? "";
  const group = sign("group");
  if (sign("decimal") === ",") return group === "." ? "point-comma" : "space-comma";
  if (/['’]/.test(group)) return "apostrophe-point";
  return parts[0]?.value === "12" ? "lakh-point" : "comma-point";
}
