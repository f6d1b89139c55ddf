import { type Candidate, readOne, type ReadOptions, type ReadText } from "./read-question.ts";
import { piecesOf, sentencesOf } from "./split.ts";

/** What a text asks: its questions in order, or the nearest that it may mean. */
export interface Asking {
  readonly sure: readonly Candidate[];
  /** Parts of the text that weren't understood. */
  readonly unread: readonly string[];
  /** For one tap: what the text, or a part that wasn't understood, may mean. */
  readonly near: readonly Candidate[];
  readonly unknown: ReadText["unknown"];
  /** How near the nearest question is. */
  readonly score: number;
}

const wholeScore = 0.7;
/** Less than this is said beside a question: "I'm new to this." */
const remarkScore = 0.3;
const maxPieces = 4;

/** Reads a text in one language. Two questions in it are two; what is only said beside them is left out. */
export async function readText(text: string, options: ReadOptions): Promise<Asking> {
  const whole = await readOne(text, options);
  if ((whole.sure?.score ?? 0) >= wholeScore) return asking([whole]);
  const sentences = sentencesOf(text);
  if (sentences.length > 1) {
    const read = await inOrder(sentences.slice(0, maxPieces), options);
    const asked = read.filter(({ near, text: sentence }, at) => {
      const isAsked = /[?？]\s*$/u.test(sentence) || at === read.length - 1;
      return isAsked || (near[0]?.score ?? 0) >= remarkScore;
    });
    const parts: ReadText[] = [];
    for (const part of asked) parts.push(...(await partsOf(part, options)));
    if (parts.some(({ sure }) => sure !== null) && whole.sure === null) return asking(parts);
    return asking([whole]);
  }
  return asking(await partsOf(whole, options));
}

/** A sentence as a whole, or its pieces where all of them are clear and it isn't, or where they are clearer. */
async function partsOf(sentence: ReadText, options: ReadOptions): Promise<readonly ReadText[]> {
  const pieces = piecesOf(sentence.text, options.language);
  if (pieces.length < 2 || pieces.length > maxPieces) return [sentence];
  // "Vivendi, is there much volume": a name alone is what the rest is about.
  const read = (await inOrder(pieces, options)).filter(({ compared }) =>
    /[^\s{}\p{P}]/u.test(compared.replaceAll(/\{\p{L}+\}/gu, "")),
  );
  if (read.length === 0) return [sentence];
  // Whatever is named has to be in one of the answers.
  const answered = new Set(read.flatMap(({ sure }) => sure?.filled.symbols ?? []));
  if (sentence.symbols.some((symbol) => !answered.has(symbol))) return [sentence];
  const own = sentence.sure?.score ?? 0;
  const areSure = read.every(({ sure }) => sure !== null);
  const mean = read.reduce((sum, { sure }) => sum + (sure?.score ?? 0), 0) / read.length;
  if (areSure && mean > own) return read;
  // One of two questions is answered, and the other one offered.
  const isOneClear =
    !options.isDoubted && sentence.sure === null && read.some(({ sure }) => (sure?.score ?? 0) >= wholeScore);
  return isOneClear && read.every(({ near }) => (near[0]?.score ?? 0) >= remarkScore) ? read : [sentence];
}

/** Reads one part after the other: a later one may mean the symbols of those before it. */
async function inOrder(texts: readonly string[], options: ReadOptions): Promise<readonly ReadText[]> {
  const read: ReadText[] = [];
  let { carried } = options;
  for (const text of texts) {
    const one = await readOne(text, { ...options, carried });
    const symbols = (one.sure ?? one.near[0])?.filled.symbols ?? [];
    if (symbols.length > 0) carried = symbols;
    read.push(one);
  }
  return read;
}

function asking(parts: readonly ReadText[]): Asking {
  const sure = parts.flatMap((part) => part.sure ?? []);
  const unread = parts.filter((part) => part.sure === null);
  return {
    sure,
    unread: sure.length === 0 ? [] : unread.map(({ text }) => text),
    near: unread.flatMap(({ near }) => near),
    unknown: unread.find(({ unknown }) => unknown !== null)?.unknown ?? null,
    score: Math.max(0, ...parts.map(({ near, sure: one }) => (one ?? near[0])?.score ?? 0)),
  };
}
