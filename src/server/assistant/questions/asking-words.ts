import type { Language } from "#core/languages/languages.ts";
import { lazy } from "#core/lazy.ts";
import { askIndex, type AskIndex, type Ways, waysOf } from "#core/questions/ask-index.ts";
import { tokensOf } from "#core/questions/features.ts";
import { type QuestionId, questionWords, type QuestionWays } from "#core/questions/question-words.ts";
import { type LikelyIndex, likelyIndex } from "./chances.ts";
import { helpAsking, type HelpId, isHelp } from "./help-ways.ts";
import { questionList } from "./list.ts";

/** A language's ways of asking, ready to be compared with. */
export interface Asking {
  readonly index: AskIndex<QuestionId>;
  /** The same with how likely each question is: learned when it is first wanted, which takes a second. */
  readonly likely: () => Promise<LikelyIndex<QuestionId>>;
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
  const index = askIndex(questions);
  return {
    index,
    likely: lazy(() => likelyIndex(index, questions)),
    help: help.index,
    wayOf: (id) => (isHelp(id) ? help.ways[id] : questions[id]) ?? { title: "", ways: "" },
    isOfUser: (word) => ofUser.has(word),
  };
}

/** Learns the reader's language, and English, before the first question: it takes a second. */
export async function learnLanguage(language: Language): Promise<void> {
  for (const one of new Set<Language>([language, "en"])) await (await waysIn[one]()).likely();
}

const minShare = 0.25;
/** So many times more often than ways of asking about other things have it. */
const minMore = 6;

/** Words that many questions about the user's own money have, and ways of asking others hardly ever: "my", "ich", "mis". */
export function wordsOfUser(ways: QuestionWays): ReadonlySet<string> {
  const ids = Object.keys(ways) as QuestionId[];
  const own = shares(ids.filter((id) => questionList[id].of === "own").map((id) => waysOf(ways[id])));
  const others = shares(
    ids.filter((id) => questionList[id].of !== "own" && questionList[id].deed === null).map((id) => waysOf(ways[id])),
  );
  return new Set(
    [...own].flatMap(([word, { ofQuestions, ofWays }]) =>
      /^\p{L}/u.test(word) && ofQuestions >= minShare && ofWays >= minMore * (others.get(word)?.ofWays ?? 0)
        ? [word]
        : [],
    ),
  );
}

/** The words of questions, and what share of the questions and of their ways has each. */
function shares(
  questions: readonly (readonly string[])[],
): ReadonlyMap<string, { readonly ofQuestions: number; readonly ofWays: number }> {
  const count = questions.flat().length;
  const found = new Map<string, { ofQuestions: number; ofWays: number }>();
  for (const ways of questions) {
    const words = ways.flatMap((way) => [...new Set(tokensOf(way).map(({ text }) => text))]);
    for (const word of new Set(words)) {
      const one = found.get(word) ?? { ofQuestions: 0, ofWays: 0 };
      one.ofQuestions += 1 / questions.length;
      found.set(word, one);
    }
    for (const word of words) {
      const one = found.get(word);
      if (one !== undefined) one.ofWays += 1 / count;
    }
  }
  return found;
}
