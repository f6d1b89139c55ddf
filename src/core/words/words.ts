import type { Language } from "../languages/languages.ts";
import type { Words } from "./shape.ts";
import type { Writing } from "./writing.ts";

/** Each language is a folder, loaded when somebody reads it. */
const folders: Readonly<Record<Language, () => Promise<{ words: (writing: Writing) => Words }>>> = {
  en: () => import("./en/index.ts"),
  de: () => import("./de/index.ts"),
  fr: () => import("./fr/index.ts"),
  es: () => import("./es/index.ts"),
  ja: () => import("./ja/index.ts"),
};

/** Loads the words of a language. */
export async function wordsIn(writing: Writing): Promise<Words> {
  return (await folders[writing.language]()).words(writing);
}
