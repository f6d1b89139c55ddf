import type { Preferences } from "#contract/settings.ts";
import { knownLanguage } from "./known-language.ts";
import { type DateFormat, setFormats, type WrittenFormat } from "./locale.ts";

/** Every number format but the browser's, in the order it is offered. */
export const writtenFormats: readonly WrittenFormat[] = [
  "comma-point",
  "point-comma",
  "space-comma",
  "apostrophe-point",
  "lakh-point",
];
/** Every date format, in the order it is offered. */
export const writtenDates: readonly DateFormat[] = ["day-month", "month-day", "iso"];

/** Writes figures and days the chosen way; what an older page of this browser kept and is no choice any more is the usual one. */
export function chooseFormats(
  { numberFormat, dateFormat }: Pick<Preferences, "numberFormat" | "dateFormat">,
  telling: { readonly isTold?: boolean } = {},
): void {
  const numbers = numberFormat === "browser" ? numberFormatOf(navigator.language) : numberFormat;
  setFormats(
    {
      numbers: writtenFormats.includes(numbers) ? numbers : "comma-point",
      dates: writtenDates.includes(dateFormat) ? dateFormat : "day-month",
    },
    telling,
  );
}

/** Of the formats on offer the one a language writes its figures in, or comes closest to; the usual one for what is no language. */
export function numberFormatOf(language: string): WrittenFormat {
  const parts = new Intl.NumberFormat(knownLanguage(language), { numberingSystem: "latn" }).formatToParts(1_234_567.5);
  const sign = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? "";
  const group = sign("group");
  if (sign("decimal") === ",") return group === "." ? "point-comma" : "space-comma";
  if (/['’]/.test(group)) return "apostrophe-point";
  return parts[0]?.value === "12" ? "lakh-point" : "comma-point";
}
