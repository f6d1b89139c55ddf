import { type Language, languageCookie, pseudoLanguage } from "#core/languages/languages.ts";
import type { Preferences } from "#contract/settings.ts";
import { numberFormatOf } from "./choose-formats.ts";
import { pageLanguage, pageLanguageTag } from "../text/page-language.ts";

const yearSeconds = 365 * 24 * 3600;

/** Switches this browser's pages to a language. Reloads the page unless it already has that language. */
export function showIn(language: Language): void {
  if (language === pageLanguageTag || pageLanguageTag === pseudoLanguage) return;
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
  // If cookies are refused, the server would answer in the old language and the page would reload forever.
  if (document.cookie.split("; ").includes(`${languageCookie}=${language}`)) window.location.reload();
}

/** Returns the preferences that change with a language. The number format follows unless the user has chosen one. */
export function languageChange(
  language: Language,
  { language: before, numberFormat }: Pick<Preferences, "language" | "numberFormat">,
): Partial<Preferences> {
  const followed = numberFormat === numberFormatOf(before ?? "en");
  return { language, ...(followed ? { numberFormat: numberFormatOf(language) } : {}) };
}

/** Returns the page's language for an account without one; null if there is nothing to adopt. */
export function adoptedLanguage(preferences: Preferences): Partial<Preferences> | null {
  if (preferences.language !== null || pageLanguageTag !== pageLanguage || pageLanguage === "en") return null;
  return languageChange(pageLanguage, preferences);
}
