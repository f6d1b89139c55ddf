import { en } from "./en.ts";

/** What every language file has to give. */
export type Catalogue = typeof en;

const catalogues: Readonly<Record<string, Catalogue>> = { en };

/** The interface's words, in the language of the page. A second language is one more file and one line above. */
export const text: Catalogue = catalogues[pageLanguage()] ?? en;

function pageLanguage(): string {
  return typeof document === "undefined" ? "en" : document.documentElement.lang;
}
