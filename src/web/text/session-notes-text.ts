import type { Catalogue } from "./catalogue.ts";
import { inPageLanguage } from "./translation.ts";

/** English pages show the names as the calendars have them, so that they needn't load a list. */
const none = {} as Catalogue["sessionNotes"];

const names: Readonly<Partial<Record<string, string>>> = /* @__PURE__ */ inPageLanguage("sessionNotes", none);

/** Returns the name of a holiday, or of unusual hours, in the page's language. */
export function sessionNote(englishName: string): string {
  return names[englishName] ?? englishName;
}
