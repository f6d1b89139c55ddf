import type { Language } from "#core/languages/languages.ts";
import type { Preferences } from "#contract/settings.ts";
import { pageLanguage } from "../text/page-language.ts";

type NumberFormat = Preferences["numberFormat"];
export type DateFormat = Preferences["dateFormat"];

/** The formats that have fixed rules. "browser" uses the one closest to the browser's language. */
export type WrittenFormat = Exclude<NumberFormat, "browser">;

interface NumberStyle {
  readonly group: string;
  readonly decimal: "." | ",";
  /** The position of a currency sign. "close" is as in English, with a space only after a code. */
  readonly currency: "close" | "before" | "after";
}

/** Fixed here because browsers differ: the Swiss apostrophe is straight in some, curly in others. */
const numberStyles: Readonly<Record<WrittenFormat, NumberStyle>> = {
  "comma-point": { group: ",", decimal: ".", currency: "close" },
  "point-comma": { group: ".", decimal: ",", currency: "after" },
  "space-comma": { group: "\u00a0", decimal: ",", currency: "after" },
  "apostrophe-point": { group: "’", decimal: ".", currency: "before" },
  "lakh-point": { group: ",", decimal: ".", currency: "close" },
};
/** Names of days and months, and their order. Only English has two orders. */
const dateLocales: Readonly<Record<Language, Readonly<Record<DateFormat, string>>>> = {
  en: { "day-month": "en-GB", "month-day": "en-US", iso: "en-GB" },
  de: everyFormat("de-DE"),
  fr: everyFormat("fr-FR"),
  es: everyFormat("es-ES"),
  ja: everyFormat("ja-JP"),
};

/** German, French and Spanish put a space before it that doesn't break. */
const percentSigns: Readonly<Record<Language, string>> = {
  en: "%",
  de: "\u00a0%",
  fr: "\u202f%",
  es: "\u00a0%",
  ja: "%",
};

/** The per cent sign as it follows a number. */
export const percentSign = percentSigns[pageLanguage];

let chosen: Readonly<{ numbers: WrittenFormat; dates: DateFormat }> = { numbers: "comma-point", dates: "day-month" };
const caches = new Set<Map<unknown, unknown>>();
const listeners = new Set<() => void>();

/** The rules for writing figures and dates at present. */
export const locale = {
  /** The locale that formats numbers before the chosen separators replace its own. */
  get numbers(): string {
    return chosen.numbers === "lakh-point" ? "en-IN" : "en-US";
  },
  get style(): NumberStyle {
    return numberStyles[chosen.numbers];
  },
  get dates(): string {
    return dateLocales[pageLanguage][chosen.dates];
  },
  /** The locale of the names of months. British English shortens September alone to four letters. */
  get months(): string {
    return pageLanguage === "en" ? "en-US" : locale.dates;
  },
  get isIso(): boolean {
    return chosen.dates === "iso";
  },
  /** The twelve-hour clock goes with the matching date order. */
  get hasTwelveHours(): boolean {
    return chosen.dates === "month-day";
  },
};

/** Sets the formats. Notifies listeners of a change unless rendering is under way. */
export function setFormats(
  next: typeof chosen,
  { shouldNotify = true }: { readonly shouldNotify?: boolean } = {},
): void {
  if (next.numbers === chosen.numbers && next.dates === chosen.dates) return;
  chosen = next;
  for (const cache of caches) cache.clear();
  if (shouldNotify) for (const listener of listeners) listener();
}

/** Returns the chosen formats, as the same object until they change. */
export function chosenFormats(): typeof chosen {
  return chosen;
}

export function subscribeToFormats(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function everyFormat(locale: string): Readonly<Record<DateFormat, string>> {
  return { "day-month": locale, "month-day": locale, iso: locale };
}

/** A cache for formatters that are expensive to create. Cleared when the formats change. */
export function formatCache<Key, Value>(): Map<Key, Value> {
  const cache = new Map<Key, Value>();
  caches.add(cache);
  return cache;
}
