import type { Catalogue } from "./catalogue.ts";
import { pageLanguageTag } from "./page-language.ts";

type Translate = <Section extends keyof Catalogue>(section: Section, english: Catalogue[Section]) => Catalogue[Section];

const translateBy =
  (catalogue: Catalogue): Translate =>
  (section) =>
    catalogue[section];

/** Each catalogue is one script, loaded only by pages in its language. English comes with the screens, section by section. */
const translations: Readonly<Record<string, () => Promise<Translate>>> = {
  de: async () => translateBy((await import("./de/index.ts")).catalogue),
  es: async () => translateBy((await import("./es/index.ts")).catalogue),
  fr: async () => translateBy((await import("./fr/index.ts")).catalogue),
  ja: async () => translateBy((await import("./ja/index.ts")).catalogue),
  "en-XA": async () => (await import("./en-XA/index.ts")).translate,
};

let translate: Translate = (_section, english) => english;

/**
 * Loads the words of the page's language; screens must not be loaded before. If they can't be loaded, the page stays in
 * English, since a page in the wrong language is better than none.
 */
export async function loadTranslation(): Promise<void> {
  try {
    translate = (await translations[pageLanguageTag]?.()) ?? translate;
  } catch {
    document.documentElement.lang = "en";
  }
}

/** Returns a section of the catalogue in the page's language. */
export function inPageLanguage<Section extends keyof Catalogue>(
  section: Section,
  english: Catalogue[Section],
): Catalogue[Section] {
  return translate(section, english);
}
