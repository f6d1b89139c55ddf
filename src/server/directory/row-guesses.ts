import { hashOf, shortened, slipsBetween, slipsFor } from "./alike.ts";
import type { DirectoryColumns, TextRange } from "./directory-columns.ts";
import { type RowFit, score } from "./row-fit.ts";
import type { RowLookup } from "./row-lookup.ts";

const maxGuesses = 9;
const maxContaining = 40;

/** Notes a row with its points. */
export type Note = (row: number, points: number, match: "exact" | "prefix" | "contains" | "typo") => void;

/** Guesses rows for a query that is misspelled or only part of a word. */
export function createRowGuesses(
  { words, postingsOf, slipHash, slipWord }: DirectoryColumns,
  { fit }: Pick<RowFit, "fit">,
  { rowsWithAll }: Pick<RowLookup, "rowsWithAll">,
) {
  /** Words that differ by a slip or two, the closest first and of these the best known. */
  function alike(word: string): readonly { readonly word: number; readonly slips: number }[] {
    const max = slipsFor(word);
    if (max === 0) return [];
    const found = new Map<number, number>();
    for (const spelling of shortened(word, max)) {
      const hash = hashOf(spelling);
      for (let at = lowerBound(slipHash, hash); slipHash[at] === hash; at += 1) {
        const id = slipWord[at] ?? 0;
        if (found.has(id)) continue;
        const known = words.at(id);
        const whole = slipsBetween(word, known, max);
        const isLonger = word.length >= 5 && known.length > word.length && !known.startsWith(word);
        const begun = isLonger
          ? Math.min(...[-1, 0, 1].map((more) => slipsBetween(word, known.slice(0, word.length + more), 1))) + 0.5
          : max + 1;
        const slips = Math.min(whole, begun);
        if (slips > 0 && slips <= max) found.set(id, slips);
      }
    }
    const likeliest = (id: number) => postingsOf(id)[0] ?? Number.MAX_SAFE_INTEGER;
    return [...found]
      .map(([id, slips]) => ({ word: id, slips }))
      .toSorted((a, b) => a.slips - b.slips || likeliest(a.word) - likeliest(b.word))
      .slice(0, 8);
  }

  /** Notes likely corrections: each unknown word is replaced by the closest known one. */
  function noteSlips(typed: readonly string[], ranges: readonly TextRange[], note: Note): void {
    const single = (word: number): TextRange => ({ from: word, to: word + 1, isWhole: true });
    if (typed.length === 1) {
      for (const { word, slips } of alike(typed[0] ?? ""))
        for (const row of postingsOf(word).subarray(0, 3))
          note(row, score.slip - 15 * slips + (fit(row, [single(word)]) - score.word) / 2, "typo");
      return;
    }
    const isKnown = ({ from, to }: TextRange) => from < to;
    const guesses = typed.map((word, at) => {
      const range = ranges[at];
      const isEveryKnown = ranges.every(isKnown);
      // A word that exists may be a slip, too, where no name has all of them.
      const own = range !== undefined && isKnown(range) ? [range] : [];
      return own.length > 0 && !isEveryKnown && word.length < 5
        ? own
        : [...own, ...alike(word).map((guess) => single(guess.word))].slice(0, 3);
    });
    let tried = 0;
    for (const guessed of combinations(guesses)) {
      if (tried >= maxGuesses) return;
      tried += 1;
      for (const row of rowsWithAll(guessed).slice(0, 5)) note(row, score.slip - 5 * tried, "typo");
    }
  }

  /** Names and symbols with the letters inside a word. */
  function noteContaining(letters: string, note: Note): void {
    const wanted = Buffer.from(letters);
    let count = 0;
    for (
      let at = words.all.indexOf(wanted);
      at !== -1 && count < maxContaining;
      at = words.all.indexOf(wanted, at + 1)
    ) {
      const word = upperBound(words.starts, at) - 1;
      if (at + wanted.length > (words.starts[word + 1] ?? 0)) continue;
      count += 1;
      for (const row of postingsOf(word).subarray(0, 3)) note(row, score.contains, "contains");
    }
  }

  return { noteSlips, noteContaining };
}

/** One of each list, the first ones first. */
function* combinations<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) yield [];
  else for (const one of first) for (const others of combinations(rest)) yield [one, ...others];
}

function lowerBound(values: Uint32Array, wanted: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function upperBound(values: Uint32Array, wanted: number): number {
  return lowerBound(values, wanted + 1);
}
