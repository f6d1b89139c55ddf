import type { Language } from "../languages/languages.ts";
import type { questions as english } from "../words/en/questions.ts";
import type { Ways } from "./ask-index.ts";

export type QuestionId = keyof typeof english;
export type QuestionWays = Readonly<Record<QuestionId, Ways>>;

/** Loads the titles of all questions and the ways of asking them in a language. */
export const questionWords: Readonly<Record<Language, () => Promise<{ readonly questions: QuestionWays }>>> = {
  en: () => import("../words/en/questions.ts"),
  de: () => import("../words/de/questions.ts"),
  fr: () => import("../words/fr/questions.ts"),
  es: () => import("../words/es/questions.ts"),
  ja: () => import("../words/ja/questions.ts"),
};
