import { type Language, languages } from "#core/languages/languages.ts";
import { lazy } from "#core/lazy.ts";
import { askIndex, type AskIndex, waysOf } from "#core/questions/ask-index.ts";
import { tokensOf } from "#core/questions/features.ts";
import { type QuestionId, questionWords, type QuestionWays } from "#core/questions/question-words.ts";
import { questionList } from "./list.ts";

/** A language's ways of asking, ready to be compared with. */
export interface Asking {
  readonly ways: QuestionWays;
  readonly index: AskIndex<QuestionId>;
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
  return { ways: questions, index: askIndex(questions), isOfUser: (word) => ofUser.has(word) };
}

const minShare = 0.2;
const minRatio = 8;

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
        ([word, share]) => /^\p{L}/u.test(word) && share >= minShare && share > minRatio * (others.get(word) ?? 0),
      )
      .map(([word]) => word),
  );
}

/** True for a text with more words that only the ways of asking of a language have than words that only those of English have. */
export async function isRatherIn(language: Language, text: string): Promise<boolean> {
  return (await surplusOf(language, text)) > 0;
}

/** True for a text that isn't English: in another script, or with two words more that another language has. */
export async function isNotEnglish(text: string): Promise<boolean> {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (others.length > letters.length / 2) return true;
  const surplus = await Promise.all(languages.map((language) => surplusOf(language, text)));
  return Math.max(...surplus) > 1;
}

/** How many more words of a text only a language has than only English has. */
async function surplusOf(language: Language, text: string): Promise<number> {
  const [own, english] = await Promise.all([waysIn[language](), waysIn.en()]);
  const words = tokensOf(text).map(({ text: word }) => word);
  if (language === "ja")
    return words.filter((word) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(word)).length;
  const only = (one: Asking, other: Asking) =>
    words.filter((word) => one.index.hasWord(word) && !other.index.hasWord(word)).length;
  return only(own, english) - only(english, own);
}
