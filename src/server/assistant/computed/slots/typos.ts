import { isOrdinaryWord } from "#core/market/symbols-named.ts";
import { isEnglishWord } from "./english-words.ts";
import { germanWords } from "./grammar.ts";
import { plainlySaid } from "./sayings.ts";
import { writtenOut } from "./shorthand.ts";
import { type QuestionContext, rankWords, readQuestion, vocabulary } from "./read-question.ts";

const minLetters = 4;
const periodWords =
  "today yesterday tomorrow right last next past since week month quarter year january february march april june july august september october november december".split(
    " ",
  );
const words = [
  ...new Set([
    ...vocabulary,
    ...[...vocabulary].map((word) => `${word}s`),
    ...periodWords,
    ...periodWords.map((word) => `${word}s`),
    ...rankWords,
    "portfolio",
    "watchlist",
    "market",
    "difference",
  ]),
].filter((word) => word.length >= minLetters && /^[a-z]+$/.test(word) && !germanWords.has(word));

/** A question with slips of the fingers put right, and the words that were. */
export interface Spelled {
  readonly text: string;
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Corrects slips of the fingers: words that no reader knows, that aren't English, and that are one letter from a word that is read.
 * "Sorted" is no slip of "shorted".
 */
export async function withoutTypos(written: string, context: QuestionContext): Promise<Spelled> {
  const plain = writtenOut(written);
  const { unread } = readQuestion(plainlySaid(plain), context);
  let result = plain;
  const put = (word: string, instead: string) => {
    result = result.replace(new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, "u"), instead);
  };
  const corrected: { readonly from: string; readonly to: string }[] = [];
  for (const { text: word } of unread.toReversed()) {
    const lower = word.toLowerCase();
    if (lower.length < minLetters || !/^[a-z]+$/.test(lower) || word === word.toUpperCase()) continue;
    // "Talkin" is written for "talking".
    const full = /in'?$/.test(lower) ? `${lower.replace(/'$/, "")}g` : "";
    if (vocabulary.has(full)) {
      put(word.replace(/'$/, ""), full);
      continue;
    }
    const near = words.filter((known) => isOneSlip(lower, known));
    if (vocabulary.has(lower) || vocabulary.has(lower.replace(/s$/, ""))) continue;
    // Names stay as they are written.
    if (isOrdinaryWord(lower)) continue;
    const [only] = near;
    if (near.length !== 1 || only === undefined || word.charAt(0) !== lower.charAt(0)) continue;
    if (await isEnglishWord(lower)) continue;
    put(word, only);
    corrected.unshift({ from: word, to: only });
  }
  // Turns of phrase are found once their words are right.
  return { text: plainlySaid(result), corrected };
}

const minLettersToReplace = 7;
const vowel = /[aeiouy]/;
/** Letters that sound alike at the end of a word: "divident". */
const alike = /^(?:dt|td|sz|zs|ck|kc)$/;

/**
 * True if two swapped letters, or a letter too many or too few inside it, make one word of the other. Another letter in its place
 * counts for a vowel inside a long word, and for one that sounds alike at its end; elsewhere it often makes another word: "worked" is
 * not "worker".
 */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length + right.length === 1) return start > 0 && end > 0;
  if (left.length === 1 && right.length === 1 && one.length >= minLettersToReplace)
    return start > 0 && (end === 0 ? alike.test(left + right) : vowel.test(left) && vowel.test(right));
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
