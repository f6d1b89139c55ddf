/** The languages of the interface, in the order they are offered. English is the fallback. */
export const languages = ["en", "de", "fr", "es", "ja"] as const;
export type Language = (typeof languages)[number];

/** The pseudo-language, for tests: English with accents, a third longer, in brackets. */
export const pseudoLanguage = "en-XA";
export type PageLanguage = Language | typeof pseudoLanguage;

/** The cookie with the language that somebody chose in this browser. */
export const languageCookie = "language";

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  ja: "日本語",
};

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** Returns the language a cookie names; null for anything else. */
export function languageOfCookie(value: string | null): PageLanguage | null {
  return value === pseudoLanguage || isLanguage(value) ? value : null;
}

/**
 * Returns the supported language that an Accept-Language header (RFC 9110, 12.5.4) prefers. A regional tag such as de-CH
 * counts as its language. English if none is supported.
 */
export function languageOfHeader(header: string | undefined): Language {
  const ranges = (header ?? "").slice(0, maxHeaderLength).split(",").flatMap(rangeOf);
  const best = ranges.toSorted((one, other) => other.quality - one.quality)[0];
  return best?.language ?? "en";
}

/** Far longer than any browser sends. */
const maxHeaderLength = 1000;

function rangeOf(range: string): { language: Language; quality: number }[] {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const language = tag.split("-")[0];
  const given = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const quality = given === undefined ? 1 : Number(given);
  return isLanguage(language) && quality > 0 ? [{ language, quality }] : [];
}
