import { keptLetters } from "./build-directory.ts";
import type { DirectoryColumns, TextRange } from "./directory-columns.ts";
import { listingTypes } from "./listing.ts";
import type { RowFit } from "./row-fit.ts";

const perWord = 12;
const manyWords = 40;
const maxCandidates = 10_000;
const manyRows = 1_000;
export const maxFound = 60;
const maxWithAll = 30;

export type RowLookup = ReturnType<typeof createRowLookup>;

/** Finds rows by the words, symbols and identifiers they have. */
export function createRowLookup(columns: DirectoryColumns, { hasAll }: Pick<RowFit, "hasAll">) {
  const { best, postings, postingStarts, postingsOf, bySymbol, identifiers, identifierRow, group, type } = columns;

  /** Rows with a word that begins so, the likeliest first, at least `perWord` of each word. */
  function rowsBeginning(beginning: string, { from, to }: TextRange): Iterable<number> {
    if ([...beginning].length <= keptLetters) return best.word(beginning);
    const rows: number[] = [];
    const count = to - from > manyWords ? 2 : perWord;
    for (let word = from; word < to; word += 1) {
      const end = Math.min((postingStarts[word] ?? 0) + count, postingStarts[word + 1] ?? 0);
      for (let at = postingStarts[word] ?? 0; at < end; at += 1) rows.push(postings[at] ?? 0);
    }
    return rows.length > maxFound ? Uint32Array.from(rows).sort().subarray(0, maxFound) : rows;
  }

  function rowsOfSymbols(beginning: string, range: TextRange): Iterable<number> {
    if ([...beginning].length <= keptLetters) return best.symbol(beginning);
    const rows = bySymbol.slice(range.from, Math.min(range.to, range.from + maxCandidates));
    return rows.length > maxFound ? rows.sort().subarray(0, maxFound) : rows;
  }

  /** Rows with a word of a range, in order; of many words, the likeliest of each. */
  function likeliestOf({ from, to }: TextRange): Uint32Array {
    const all = postings.subarray(postingStarts[from], postingStarts[to]);
    if (to - from === 1) return all.subarray(0, maxCandidates);
    if (all.length <= manyRows) return all.slice().sort();
    const rows: number[] = [];
    const count = Math.ceil((4 * manyRows) / (to - from));
    for (let word = from; word < to; word += 1) rows.push(...postingsOf(word).subarray(0, count));
    return Uint32Array.from(rows).sort();
  }

  /** The same where each word is known; none otherwise. */
  function rowsWithAllOf(ranges: readonly TextRange[]): readonly number[] {
    return ranges.every(({ from, to }) => from < to) ? rowsWithAll(ranges) : [];
  }

  /** Rows that have all words, the likeliest first. */
  function rowsWithAll(ranges: readonly TextRange[]): readonly number[] {
    const count = ({ from, to }: TextRange) => (postingStarts[to] ?? 0) - (postingStarts[from] ?? 0);
    const rarest = ranges.reduce((least, range) => (count(range) < count(least) ? range : least));
    const candidates = likeliestOf(rarest);
    const rows: number[] = [];
    let last = -1;
    for (const row of candidates) {
      if (row === last) continue;
      last = row;
      if (hasAll(row, ranges) && rows.push(row) >= maxWithAll) break;
    }
    return rows;
  }

  function identifierRows(identifier: string): readonly number[] {
    const text = identifier.toUpperCase();
    if (!/^(?=.*\d)[A-Z0-9]{9,12}$/.test(text)) return [];
    const { from, to, isWhole } = identifiers.range(text);
    if (!isWhole) return [];
    const rows: number[] = [];
    for (let at = from; at < to && identifiers.at(at) === text; at += 1) rows.push(identifierRow[at] ?? 0);
    // A list may give a company's identifier to another listing of it only.
    const isShare = (row: number) => listingTypes[type[row] ?? 0] === "Common Stock";
    return [...new Set(rows.flatMap((row) => (isShare(row) ? [group[row] ?? row, row] : [row])))].toSorted(
      (a, b) => a - b,
    );
  }

  return { rowsBeginning, rowsOfSymbols, rowsWithAll, rowsWithAllOf, identifierRows };
}
