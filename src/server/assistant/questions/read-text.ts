import { sureness } from "./chances.ts";
import {
  type Candidate,
  isProposed,
  jointsIn,
  nearest,
  readOne,
  type ReadOptions,
  type ReadText,
} from "./read-question.ts";
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

const wholeScore = 0.85;
/** A sentence without a question mark is a question from here on, where another one has a mark. */
const statedScore = 0.8;
/** Less than this is said beside a question: "I'm new to this." */
const remarkScore = 0.3;
/** A piece is surer than a whole text needs to be: it was cut out of one. */
const pieceSureness = 0.6;
const maxPieces = 4;

/** Reads a text in one language. Two questions in it are two; what is only said beside them is left out. */
export async function readText(written: string, options: ReadOptions): Promise<Asking> {
  // Braces are for places.
  const text = written.normalize("NFKC").replaceAll(/[{}]/g, " ");
  const whole = await readOne(text, options);
  if ((whole.sure?.score ?? 0) >= wholeScore) return asking([whole]);
  const sentences = sentencesOf(text);
  if (sentences.length > 1) {
    const read = await inOrder(sentences.slice(0, maxPieces), options);
    // What is said before a question asks nothing, unless it is clearly one itself: "I don't want to sell. What is my gain?".
    const isMarked = read.some(({ text: sentence }) => isQuestion(sentence));
    const asked = read.filter(({ near, text: sentence }, at) => {
      const isAsked = isMarked ? isQuestion(sentence) : at === read.length - 1;
      return isAsked || nearest({ near }) >= statedScore;
    });
    const parts: ReadText[] = [];
    for (const part of asked) parts.push(...(await partsOf(part, options)));
    // An account that was named beside a question is one that it is about.
    const used = new Set(parts.flatMap(({ sure }) => sure?.filled.accounts ?? []));
    const isOfAll = whole.named.accounts.some((account) => !used.has(account));
    if (parts.some(({ sure }) => sure !== null) && whole.sure === null && !isOfAll) return asking(parts);
    return asking([whole]);
  }
  return asking(await partsOf(whole, options));
}

function isQuestion(sentence: string): boolean {
  return /[?？]\s*$/u.test(sentence);
}

/** A sentence as a whole, or its pieces where all of them are clear and it isn't, or where they are clearer. */
async function partsOf(sentence: ReadText, options: ReadOptions): Promise<readonly ReadText[]> {
  const pieces = piecesOf(sentence.text, options.language);
  if (pieces.length < 2 || pieces.length > maxPieces) return [sentence];
  // "Vivendi, is there much volume": a name alone is what the rest is about.
  const joints = jointsIn(options.language);
  const read = (await inOrder(pieces, options)).filter(({ compared }) =>
    /[^\s{}\p{P}]/u.test(compared.replaceAll(/\{\p{L}+\}/gu, "").replaceAll(joints, "")),
  );
  if (read.length === 0) return [sentence];
  if (!isAllUsed(sentence, read)) return [sentence];
  const own = sentence.sure?.score ?? 0;
  // "And below 20" alone asks for no alert.
  const areSure = read.every(
    ({ sure, named }) =>
      sure !== null && sureness(sure) >= pieceSureness && (sure.entry.deed !== "alert" || named.symbols.length > 0),
  );
  // A wish and a question aren't joined by "and".
  const deeds = new Set(read.map(({ sure }) => (sure !== null && isProposed(sure.entry) ? sure.entry.deed : null)));
  if (deeds.size > 1) return [sentence];
  // To sell this and that is one thing that may be done.
  const isSupposed = read.some(({ sure }) => sure?.entry.deed === "what-if");
  if (isSupposed && read.every(({ named }) => named.amounts.length > 0)) return [sentence];
  const mean = read.reduce((sum, { sure }) => sum + (sure?.score ?? 0), 0) / read.length;
  if (areSure && mean > own) return read;
  // One of two questions is answered, and the other one offered. "And 50% of my MSFT" is none by itself.
  const isCut = read.some(({ sure }) => sure !== null && sure.entry.deed === null && sureness(sure) < pieceSureness);
  const isOneClear = sentence.sure === null && !isCut && read.some(({ sure }) => (sure?.score ?? 0) >= wholeScore);
  return isOneClear && read.every((one) => nearest(one) >= remarkScore) ? read : [sentence];
}

/** True if whatever a sentence names is in one of the questions of its pieces. */
function isAllUsed({ named }: ReadText, pieces: readonly ReadText[]): boolean {
  const used = pieces.flatMap(({ sure }) => sure?.filled ?? []);
  const symbols = new Set(used.flatMap((filled) => filled.symbols));
  const accounts = new Set(used.flatMap((filled) => filled.accounts));
  const count = (of: "amounts" | "currencies") => used.reduce((sum, filled) => sum + filled[of].length, 0);
  return (
    named.symbols.every((symbol) => symbols.has(symbol)) &&
    named.accounts.every((account) => accounts.has(account)) &&
    (named.period === null || used.some(({ period }) => period !== null)) &&
    count("amounts") >= named.amounts.length &&
    count("currencies") >= named.currencies.length
  );
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
    score: Math.max(0, ...parts.map((part) => part.sure?.score ?? nearest(part))),
  };
}
