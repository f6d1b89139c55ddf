import { en } from "./en.ts";
import { inPageLanguage } from "./in-page-language.ts";

/** What every language file has to give. */
export type Catalogue = typeof en;

/** The interface's words, in the language of the page. A second language is one more file and one more entry here. */
export const text: Catalogue = inPageLanguage<Catalogue>({ en }, en);
