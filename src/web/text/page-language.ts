import { isLanguage, type Language } from "#core/languages/languages.ts";

// Marked as pure, so that sections of words which nothing uses are left out of a page's scripts.

/** The page's language tag as the server wrote it into the page; en-XA is the pseudo-language. */
export const pageLanguageTag = /* @__PURE__ */ tagOfPage();

/** The page's language. The pseudo-language counts as English. */
export const pageLanguage: Language = /* @__PURE__ */ languageOf(pageLanguageTag);

function tagOfPage(): string {
  return typeof document === "undefined" ? "en" : document.documentElement.lang;
}

function languageOf(tag: string): Language {
  return isLanguage(tag) ? tag : "en";
}
