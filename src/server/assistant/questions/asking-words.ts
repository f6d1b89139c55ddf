import type { Language } from "#core/languages/languages.ts";
import { lazy } from "#core/lazy.ts";
import { askIndex, type AskIndex, type Ways, waysOf } from "#core/questions/ask-index.ts";
import { tokensOf } from "#core/questions/features.ts";
import { type QuestionId, questionWords, type QuestionWays } from "#core/questions/question-words.ts";
import { helpAsking, type HelpId, isHelp } from "./help-ways.ts";
import { questionList } from "./list.ts";

/** A language's ways of asking, ready to be compared with. */
export interface Asking {
  readonly index: AskIndex<QuestionId>;
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
    index: askIndex(questions),
    help: help.index,
    wayOf: (id) => (isHelp(id) ? help.ways[id] : questions[id]) ?? { title: "", ways: "" },
    isOfUser: (word) => ofUser.has(word),
  };
}

const minShare = 0.2;
/** So much more often than in other questions, the more so the rarer the word is: "i" is in nearly all of them. */
const minMore = 2.25;

/** Words that questions about the user's own money have, and others hardly ever: "my", "ich", "mis". */
export function wordsOfUser(ways: QuestionWays): ReadonlySet<string> {
  const ids = Object.keys(ways) as QuestionId[];
  const shares = (of: (id: QuestionId) => boolean) => {
    const chosen = ids.filter(of);
    const counts = new Map<string, number>();
    for (const id of chosen)
      for (const word of new Set(waysOf(ways[id]).flatMap((way) => tokensOf(way).map(({ text }) => text))))
        counts.set(word, (counts.get(word) ?? 0) + 1 / chosen.length);
    return counts;
  };
  const own = shares((id) => questionList[id].of === "own");
  const others = shares((id) => questionList[id].of !== "own" && questionList[id].deed === null);
  return new Set(
    [...own]
      .filter(
        ([word, share]) =>
          /^\p{L}/u.test(word) && share >= minShare && share * share > minMore * (others.get(word) ?? 0),
      )
      .map(([word]) => word),
  );
}
