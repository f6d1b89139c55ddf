import type { Language } from "#core/languages/languages.ts";
import { lazy } from "#core/lazy.ts";
import { askIndex, type AskIndex, type Ways } from "#core/questions/ask-index.ts";
import type { QuestionId } from "./list.ts";

export type QuestionWays = Readonly<Record<QuestionId, Ways>>;

const folders: Readonly<Record<Language, () => Promise<{ readonly questions: QuestionWays }>>> = {
  en: () => import("#core/words/en/questions.ts"),
  de: () => import("#core/words/de/questions.ts"),
  fr: () => import("#core/words/fr/questions.ts"),
  es: () => import("#core/words/es/questions.ts"),
  ja: () => import("#core/words/ja/questions.ts"),
};

/** The ways of asking of a language with their index; built when the language is first read. */
export const waysIn: Readonly<Record<Language, () => Promise<{ readonly ways: QuestionWays; readonly index: AskIndex<QuestionId> }>>> = {
  en: lazy(() => built("en")),
  de: lazy(() => built("de")),
  fr: lazy(() => built("fr")),
  es: lazy(() => built("es")),
  ja: lazy(() => built("ja")),
};

async function built(language: Language) {
  const { questions } = await folders[language]();
  return { ways: questions, index: askIndex(questions) };
}
