import { isOrdinaryWord } from "#core/market/symbols-named.ts";
import { plainlySaid } from "./sayings.ts";
import { writtenOut } from "./shorthand.ts";
import { type QuestionContext, readQuestion, vocabulary } from "./read-question.ts";

const minLetters = 5;
const periodWords =
  "today yesterday tomorrow right week month quarter year january february march april june july august september october november december".split(
    " ",
  );
const words = [
  ...new Set([
    ...vocabulary,
    ...[...vocabulary].map((word) => `${word}s`),
    ...periodWords,
    "portfolio",
    "watchlist",
    "market",
    "difference",
  ]),
].filter((word) => word.length >= minLetters && /^[a-z]+$/.test(word));

/** A question with slips of the fingers put right, and the words that were. */
export interface Spelled {
  readonly text: string;
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
}

/** Corrects slips of the fingers: words that no reader knows and that are one letter from a word that is read. */
export function withoutTypos(written: string, context: QuestionContext): Spelled {
  const text = plainlySaid(writtenOut(written));
  const { unread } = readQuestion(text, context);
  let result = text;
  const corrected: { readonly from: string; readonly to: string }[] = [];
  for (const { text: word, from, to } of unread.toReversed()) {
    const lower = word.toLowerCase();
    if (lower.length < minLetters || !/^[a-z]+$/.test(lower) || word === word.toUpperCase()) continue;
    const near = words.filter((known) => isOneSlip(lower, known));
    // Names stay as they are written.
    if (isOrdinaryWord(lower)) continue;
    const [only] = near;
    if (near.length !== 1 || only === undefined || word.charAt(0) !== lower.charAt(0)) continue;
    result = `${result.slice(0, from)}${only}${result.slice(to)}`;
    corrected.unshift({ from: word, to: only });
  }
  return { text: result, corrected };
}

/**
 * True if two swapped letters, or a letter too many or too few inside it, make one word of the other. Another letter in its place or
 * at an end often makes another word: "worked" is not "worker".
 */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length + right.length === 1) return start > 0 && end > 0;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
