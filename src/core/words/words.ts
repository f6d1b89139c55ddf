import type { Language } from "../languages/languages.ts";
import type { words as english } from "./en/index.ts";
import type { Translated } from "./translated.ts";
import type { Writing } from "./writing.ts";

/** The texts that people get from the server, in one language, with numbers and dates as one reader writes them. */
export type Words = Translated<ReturnType<typeof english>>;

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
