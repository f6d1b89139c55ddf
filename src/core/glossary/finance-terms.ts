import { lazy } from "../lazy.ts";
import { glossary as german } from "../words/de/glossary.ts";
import { glossary as english } from "../words/en/glossary.ts";
import { glossary as spanish } from "../words/es/glossary.ts";
import { glossary as french } from "../words/fr/glossary.ts";
import { glossary as japanese } from "../words/ja/glossary.ts";
import { type FinanceTermId, termWords } from "./term-words.ts";

export type { FinanceTermId } from "./term-words.ts";

/** All terms by id. */
export const financeTerms = Object.keys(english.terms) as FinanceTermId[];

/** Returns the term of English words. Null if the glossary has none. */
export function financeTerm(words: string): FinanceTermId | null {
  return englishWords().get(plain(words)) ?? null;
}

/** Returns the term of words in any language; English words come first. */
export function termInAnyLanguage(words: string): FinanceTermId | null {
  return financeTerm(words) ?? otherWords().get(plain(words)) ?? null;
}

const englishWords = lazy(() =>
  indexOf(financeTerms.map((id) => [id, [english.terms[id].name, ...listOf(termWords[id].english)]])),
);

const otherWords = lazy(() =>
  indexOf(
    financeTerms.map((id) => [
      id,
      [...[german, french, spanish, japanese].map(({ terms }) => terms[id].name), ...listOf(termWords[id].others)],
    ]),
  ),
);

function listOf(words: string): readonly string[] {
  return words === "" ? [] : words.split(", ");
}

/** The first term that has a word keeps it. */
function indexOf(terms: readonly (readonly [FinanceTermId, readonly string[]])[]): ReadonlyMap<string, FinanceTermId> {
  return new Map(terms.flatMap(([id, words]) => words.map((word) => [plain(word), id] as const)).toReversed());
}

function plain(words: string): string {
  return (
    words
      .toLowerCase()
      // Accents are often left out.
      .replaceAll(/\p{Script=Latin}/gu, (letter) => letter.normalize("NFD").replaceAll(/\p{M}/gu, ""))
      .replaceAll("ß", "s")
      .replaceAll("’", "'")
      .replace(/^(?:an?|the|my)\s+/, "")
      .replaceAll(/[\s/-]+/g, " ")
      .replace(/[?.!]+$/, "")
      .replace(/(?<=[a-z]{3})s$/, "")
      .trim()
  );
}
