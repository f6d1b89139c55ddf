import type { Language } from "#core/languages/languages.ts";
import { lazy } from "#core/lazy.ts";
import { askIndex, type AskIndex } from "#core/questions/ask-index.ts";
import { type QuestionId, questionWords, type QuestionWays } from "#core/questions/question-words.ts";

/** The ways of asking of a language with their index; built when the language is first read. */
export const waysIn: Readonly<
  Record<Language, () => Promise<{ readonly ways: QuestionWays; readonly index: AskIndex<QuestionId> }>>
> = {
  en: lazy(() => built("en")),
  de: lazy(() => built("de")),
  fr: lazy(() => built("fr")),
  es: lazy(() => built("es")),
  ja: lazy(() => built("ja")),
};

async function built(language: Language) {
  const { questions } = await questionWords[language]();
  return { ways: questions, index: askIndex(questions) };
}
