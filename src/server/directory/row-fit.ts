import type { DirectoryColumns, TextRange } from "./directory-columns.ts";
import { nameEnd } from "./build-directory.ts";

/**
 * Scores by kind of match, to which popularity (0 to 100) is added. A whole name outranks a symbol, a known company a
 * rare one.
 */
export const score = {
  identifier: 600,
  wholeName: 420,
  symbol: 400,
  baseSymbol: 370,
  rareName: 350,
  phrase: 335,
  phraseInside: 315,
  firstWord: 330,
  words: 300,
  word: 290,
  firstBeginning: 280,
  symbolBeginning: 255,
  beginning: 245,
  slip: 225,
  contains: 100,
} as const;
export type RowFit = ReturnType<typeof createRowFit>;

/** How well rows fit the words of a query. */
export function createRowFit({ forward, forwardStarts, core }: DirectoryColumns) {
  /** How well a row fits words that its names have or begin: the score of its best name. */
  function fit(row: number, ranges: readonly TextRange[]): number {
    let result: number = 0;
    let [place, end] = [forwardStarts[row] ?? 0, forwardStarts[row + 1] ?? 0];
    for (let name = 0; place < end; name += 1) {
      let next = place;
      while (next < end && forward[next] !== nameEnd) next += 1;
      const length = name === 0 ? (core[row] ?? 0) : next - place;
      result = Math.max(result, fitOf(forward.subarray(place, next), length, ranges));
      place = next + 1;
    }
    return result;
  }

  function fitOf(name: Uint32Array, length: number, ranges: readonly TextRange[]): number {
    const last = ranges.length - 1;
    const isAt = (at: number) => ranges.every((range, index) => isIn(range, name[at + index]));
    const isWhole = (at: number) => isAt(at) && isWord(ranges[last], name[at + last]);
    if (last === 0) {
      if (isWhole(0)) return length === 1 ? score.wholeName : score.firstWord;
      if (name.some((word) => isWord(ranges[0], word))) return score.word;
      if (isAt(0)) return score.firstBeginning;
      return name.some((word) => isIn(ranges[0], word)) ? score.beginning : 0;
    }
    if (isAt(0)) return isWhole(0) && length === ranges.length ? score.wholeName : score.phrase;
    if (!ranges.every((range) => name.some((word) => isIn(range, word)))) return 0;
    for (let at = 1; at + last < name.length; at += 1)
      if (isAt(at)) return isWhole(at) && at + ranges.length >= length ? score.firstWord : score.phraseInside;
    return score.words;
  }

  /** Returns true when each word is in the names of a row. Most candidates fail here, so it is a plain loop. */
  function hasAll(row: number, ranges: readonly TextRange[]): boolean {
    const start = forwardStarts[row] ?? 0;
    const end = forwardStarts[row + 1] ?? 0;
    for (let index = 0; index < ranges.length; index += 1) {
      const { from = 0, to = 0 } = ranges[index] ?? {};
      let at = start;
      while (at < end && !((forward[at] ?? 0) >= from && (forward[at] ?? 0) < to)) at += 1;
      if (at === end) return false;
    }
    return true;
  }

  return { fit, hasAll };
}

const isIn = (range: TextRange | undefined, word: number | undefined) =>
  range !== undefined && word !== undefined && word >= range.from && word < range.to;
const isWord = (range: TextRange | undefined, word: number | undefined) =>
  range?.isWhole === true && word === range.from;
