import type { Language } from "#core/languages/languages.ts";
import { lazy } from "#core/lazy.ts";
import { type AskIndex, type Ways, waysOf } from "#core/questions/ask-index.ts";
import { tokensOf } from "#core/questions/features.ts";
import { type QuestionId, questionWords, type QuestionWays } from "#core/questions/question-words.ts";
import { type LikelyIndex, likelyIndex } from "./chances.ts";
import { helpAsking, type HelpId, isHelp } from "./help-ways.ts";
import { questionList } from "./list.ts";

/** A language's ways of asking, ready to be compared with. */
export interface Asking {
  readonly index: LikelyIndex<QuestionId>;
  readonly help: AskIndex<HelpId>;
  /** The title and the ways of asking of a question, or of a task of help. */
  readonly wayOf: (id: QuestionId | HelpId) => Ways;
  readonly isOfUser: (word: string) => boolean;
}

/** The ways of asking of a language with their index; built when the language is first read. */
export const waysIn: Readonly<Record<Language, () => Promise<Asking>>> = {
  en: lazy(() => built("en")),
  de: lazy(() => built("de")),
  fr: lazy(() => built("fr")),
  es: lazy(() => built("es")),
  ja: lazy(() => built("ja")),
};

async function built(language: Language): Promise<Asking> {
  const { questions } = await questionWords[language]();
  const ofUser = wordsOfUser(questions);
  const help = await helpAsking(language);
  return {
    index: likelyIndex(questions),
    help: help.index,
    wayOf: (id) => (isHelp(id) ? help.ways[id] : questions[id]) ?? { title: "", ways: "" },
    isOfUser: (word) => ofUser.has(word),
  };
}

const minShare = 0.25;
const minMore = 6;

/** Words that many questions about the user's own money have, and ways of asking others hardly ever: "my", "ich", "mis". */
export function wordsOfUser(ways: QuestionWays): ReadonlySet<string> {
  const ids = Object.keys(ways) as QuestionId[];
  const counted = (of: (id: QuestionId) => boolean) => {
    const chosen = ids
      .filter(of)
      .map((id) => waysOf(ways[id]).map((way) => new Set(tokensOf(way).map(({ text }) => text))));
    const all = chosen.flat();
    return {
      /** In how many of the questions, and of the ways, a word is, from 0 to 1. */
      ofQuestions: (word: string) =>
        chosen.filter((words) => words.some((way) => way.has(word))).length / chosen.length,
      ofWays: (word: string) => all.filter((way) => way.has(word)).length / all.length,
      words: new Set(all.flatMap((way) => [...way])),
    };
  };
  const own = counted((id) => questionList[id].of === "own");
  const others = counted((id) => questionList[id].of !== "own" && questionList[id].deed === null);
  return new Set(
    [...own.words].filter(
      (word) =>
        /^\p{L}/u.test(word) && own.ofQuestions(word) >= minShare && own.ofWays(word) >= minMore * others.ofWays(word),
    ),
  );
}
