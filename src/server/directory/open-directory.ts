import { fold } from "#core/market/symbol-index/fold.ts";
import { hashOf, shortened, slipsBetween, slipsFor } from "./alike.ts";
import { type DirectoryDetails, directoryFormat, keptLetters, nameEnd } from "./build-directory.ts";
import { coreLength } from "./company-name.ts";
import { type ListingType, listingTypes } from "./listing.ts";
import { unpack } from "./packed-file.ts";

/** An instrument of the directory. */
export interface DirectoryRow {
  readonly symbol: string;
  readonly name: string;
  readonly type: ListingType;
  /** Market identifier code. */
  readonly exchange: string | null;
  readonly currency: string | null;
  readonly country: string | null;
  readonly sector: string | null;
}

export interface DirectoryMatch {
  readonly row: DirectoryRow;
  /** Exact: the symbol, an identifier or the whole name. Typo: nothing is spelled so, this is alike. */
  readonly match: "exact" | "prefix" | "contains" | "typo";
  /** How likely it is meant at all, from 0 to 100. */
  readonly popularity: number;
}

export interface OpenDirectory {
  readonly size: number;
  /**
   * Returns the likeliest instruments for a typed text: a symbol, the beginning of a name, several words, or an
   * identifier.
   */
  find(query: string, limit: number): readonly DirectoryMatch[];
  /** Listings with an ISIN, CUSIP or FIGI, the home listing of the company first. */
  withIdentifier(identifier: string): readonly DirectoryRow[];
}

/**
 * Scores by kind of match, to which popularity (0 to 100) is added. A whole name outranks a symbol, a known company a
 * rare one.
 */
const score = {
  identifier: 600,
  wholeName: 420,
  symbol: 400,
  baseSymbol: 370,
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
/** A symbol letter for letter comes before one that differs in its punctuation. */
const ownSpelling = 5;
/** Below this, a likelier instrument may have been meant with a slip: neither a whole word nor the beginning of something known. */
const sureFrom = 290;
const knownFrom = 40;
const perWord = 12;
const manyWords = 40;
const maxCandidates = 10_000;
const manyRows = 1_000;
const maxFound = 60;
const maxWithAll = 30;
const maxGuesses = 9;
/** Words of a query that count. */
const maxTyped = 7;
const maxLeavable = 5;
/** Listings of one company before other companies. */
const maxListings = 3;
const maxContaining = 40;

/** Opens the bytes of `buildDirectory`; null where they are damaged or of another format. */
export function openDirectory(bytes: Uint8Array<ArrayBuffer>): OpenDirectory | null {
  const file = unpack(directoryFormat, bytes);
  if (file === null) return null;
  const { column } = file;
  const details = file.details as DirectoryDetails;
  const popularity = column("popularity", "u8");
  const [symbols, names] = [textColumn("symbol"), textColumn("name")];
  const [compact, words, identifiers] = [textColumn("compact"), textColumn("word"), textColumn("identifier")];
  const [bySymbol, identifierRow, group] = [
    column("bySymbol", "u32"),
    column("identifierRow", "u32"),
    column("group", "u32"),
  ];
  const [postings, postingStarts] = [column("posting", "u32"), column("postingStarts", "u32")];
  const [forward, forwardStarts] = [column("forward", "u32"), column("forwardStarts", "u32")];
  const [core, base] = [column("core", "u8"), column("base", "u8")];
  const [slipHash, slipWord] = [column("slipHash", "u32"), column("slipWord", "u32")];
  const best = { word: bestColumn("wordBest"), symbol: bestColumn("symbolBest") };
  const [type, exchange, currency] = [column("type", "u8"), column("exchange", "u16"), column("currency", "u16")];
  const [country, sector] = [column("country", "u16"), column("sector", "u16")];

  function textColumn(name: string) {
    const [all, starts] = [
      Buffer.from(
        column(`${name}Bytes`, "u8").buffer,
        column(`${name}Bytes`, "u8").byteOffset,
        column(`${name}Bytes`, "u8").length,
      ),
      column(`${name}Starts`, "u32"),
    ];
    /** The first place whose text isn't smaller; with `isAfter`, the first that doesn't begin so any more. */
    const bound = (wanted: Buffer, isAfter: boolean): number => {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const [start, end] = [starts[middle] ?? 0, starts[middle + 1] ?? 0];
        const order = all.compare(
          wanted,
          0,
          wanted.length,
          start,
          isAfter ? Math.min(end, start + wanted.length) : end,
        );
        if (order < 0 || (isAfter && order === 0)) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    return {
      all,
      starts,
      at: (place: number): string => all.toString("utf8", starts[place], starts[place + 1]),
      /** Places of the texts that begin so; the text itself is the first, if it is there. */
      range(beginning: string): Range {
        const wanted = Buffer.from(beginning);
        const from = bound(wanted, false);
        const to = bound(wanted, true);
        const isWhole = from < to && (starts[from + 1] ?? 0) - (starts[from] ?? 0) === wanted.length;
        return { from, to, isWhole };
      },
    };
  }

  function bestColumn(name: string) {
    const keys = textColumn(`${name}Key`);
    const [lists, starts] = [column(name, "u32"), column(`${name}Starts`, "u32")];
    return (beginning: string): Uint32Array => {
      const { from, isWhole } = keys.range(beginning);
      return isWhole ? lists.subarray(starts[from], starts[from + 1]) : lists.subarray(0, 0);
    };
  }

  const rowAt = (row: number): DirectoryRow => ({
    symbol: symbols.at(row),
    name: names.at(row),
    type: listingTypes[type[row] ?? 0] ?? "Common Stock",
    exchange: details.exchanges[exchange[row] ?? 0] ?? null,
    currency: details.currencies[currency[row] ?? 0] ?? null,
    country: details.countries[country[row] ?? 0] ?? null,
    sector: details.sectors[sector[row] ?? 0] ?? null,
  });
  const postingsOf = (word: number) => postings.subarray(postingStarts[word], postingStarts[word + 1]);

  /** Rows with a word that begins so, the likeliest first, at least `perWord` of each word. */
  function rowsBeginning(beginning: string, { from, to }: Range): Iterable<number> {
    if ([...beginning].length <= keptLetters) return best.word(beginning);
    const rows: number[] = [];
    const count = to - from > manyWords ? 2 : perWord;
    for (let word = from; word < to; word += 1) {
      const end = Math.min((postingStarts[word] ?? 0) + count, postingStarts[word + 1] ?? 0);
      for (let at = postingStarts[word] ?? 0; at < end; at += 1) rows.push(postings[at] ?? 0);
    }
    return rows.length > maxFound ? Uint32Array.from(rows).sort().subarray(0, maxFound) : rows;
  }

  function rowsOfSymbols(beginning: string, range: Range): Iterable<number> {
    if ([...beginning].length <= keptLetters) return best.symbol(beginning);
    const rows = bySymbol.slice(range.from, Math.min(range.to, range.from + maxCandidates));
    return rows.length > maxFound ? rows.sort().subarray(0, maxFound) : rows;
  }

  /** How well a row fits words that its names have or begin: the score of its best name. */
  function fit(row: number, ranges: readonly Range[]): number {
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

  function fitOf(name: Uint32Array, length: number, ranges: readonly Range[]): number {
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

  /** Rows with a word of a range, in order; of many words, the likeliest of each. */
  function likeliestOf({ from, to }: Range): Uint32Array {
    const all = postings.subarray(postingStarts[from], postingStarts[to]);
    if (to - from === 1) return all.subarray(0, maxCandidates);
    if (all.length <= manyRows) return all.slice().sort();
    const rows: number[] = [];
    const count = Math.ceil((4 * manyRows) / (to - from));
    for (let word = from; word < to; word += 1) rows.push(...postingsOf(word).subarray(0, count));
    return Uint32Array.from(rows).sort();
  }

  /** Returns true when each word is in the names of a row. Most candidates fail here, so it is a plain loop. */
  function hasAll(row: number, ranges: readonly Range[]): boolean {
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

  /** The same where each word is known; none otherwise. */
  function rowsWithAllOf(ranges: readonly Range[]): readonly number[] {
    return ranges.every(({ from, to }) => from < to) ? rowsWithAll(ranges) : [];
  }

  /** Rows that have all words, the likeliest first. */
  function rowsWithAll(ranges: readonly Range[]): readonly number[] {
    const count = ({ from, to }: Range) => (postingStarts[to] ?? 0) - (postingStarts[from] ?? 0);
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

  function withIdentifier(identifier: string): readonly DirectoryRow[] {
    return identifierRows(identifier).map(rowAt);
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

  function find(query: string, limit: number): readonly DirectoryMatch[] {
    // Hong Kong's numbers have four digits.
    const text = fold(query.replace(/^\s*(\d{1,3})(?=\.hk\s*$)/i, (digits) => digits.trim().padStart(4, "0")));
    if (text === "" || limit < 1) return [];
    const asWritten = text.split(" ");
    const withForm = asWritten.slice(0, maxTyped);
    const hasForm = coreLength(withForm) < withForm.length;
    const isKnownSo = hasForm && rowsWithAllOf(withForm.map((word) => words.range(word))).length > 0;
    const typed = isKnownSo ? withForm : withForm.slice(0, coreLength(withForm));
    const symbol = asWritten.join("");
    const scores = new Map<number, { score: number; match: DirectoryMatch["match"] }>();
    let sure = 0;
    const note = (row: number, points: number, match: DirectoryMatch["match"]): void => {
      const total = points + (popularity[row] ?? 0);
      if (points >= score.firstWord || (popularity[row] ?? 0) >= knownFrom) sure = Math.max(sure, total);
      if ((scores.get(row)?.score ?? 0) < total) scores.set(row, { score: total, match });
    };

    const written = query.trim().toLowerCase();
    const noteSymbol = (row: number): void => {
      const own = symbols.at(row).toLowerCase();
      // "eunl" is EUNL.DE rather than EUN.L.
      if (own.includes(".") && own !== written && !written.includes(".") && !written.includes(" ")) return;
      note(row, score.symbol + (own === written ? ownSpelling : 0), "exact");
    };

    for (const row of identifierRows(query.trim())) note(row, score.identifier, "exact");
    const place = compact.range(symbol);
    for (let at = place.from; at < place.to && compact.at(at) === symbol; at += 1) noteSymbol(bySymbol[at] ?? 0);
    for (const row of rowsOfSymbols(symbol, place))
      note(row, base[row] === symbol.length ? score.baseSymbol : score.symbolBeginning, "prefix");

    const ranges = typed.map((word) => words.range(word));
    const [only] = ranges;
    const noteFit = (row: number): void => {
      const points = fit(row, ranges);
      if (points > 0) note(row, points, points >= score.wholeName ? "exact" : "prefix");
    };
    if (typed.length === 1 && only !== undefined) {
      if (only.isWhole) for (const row of postingsOf(only.from).subarray(0, maxFound)) noteFit(row);
      for (const row of rowsBeginning(typed[0] ?? "", only)) if (!scores.has(row)) noteFit(row);
    } else for (const row of rowsWithAllOf(ranges)) noteFit(row);

    if (sure < sureFrom) noteSlips(typed, ranges, note);
    if (scores.size === 0 && typed.length > 2 && typed.length <= maxLeavable)
      for (const left of typed.keys())
        for (const row of rowsWithAllOf(ranges.toSpliced(left, 1)).slice(0, 5)) note(row, score.contains, "contains");
    if (scores.size === 0 && symbol.length > 2) noteContaining(symbol, note);
    const ranked = [...scores].toSorted(([row, one], [otherRow, other]) => other.score - one.score || row - otherRow);
    // A company with a hundred listings leaves room for others.
    const shown = new Map<number, number>();
    const rest: typeof ranked = [];
    const first = ranked.filter((entry) => {
      const head = group[entry[0]] ?? entry[0];
      const count = (shown.get(head) ?? 0) + 1;
      shown.set(head, count);
      if (count > maxListings) rest.push(entry);
      return count <= maxListings;
    });
    return [...first, ...rest]
      .slice(0, limit)
      .map(([row, { match }]) => ({ row: rowAt(row), match, popularity: popularity[row] ?? 0 }));
  }

  type Note = (row: number, points: number, match: DirectoryMatch["match"]) => void;

  /** Notes likely corrections: each unknown word is replaced by the closest known one. */
  function noteSlips(typed: readonly string[], ranges: readonly Range[], note: Note): void {
    const single = (word: number): Range => ({ from: word, to: word + 1, isWhole: true });
    if (typed.length === 1) {
      for (const { word, slips } of alike(typed[0] ?? ""))
        for (const row of postingsOf(word).subarray(0, 3))
          note(row, score.slip - 15 * slips + (fit(row, [single(word)]) - score.word) / 2, "typo");
      return;
    }
    const isKnown = ({ from, to }: Range) => from < to;
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

  return { size: details.rows, find, withIdentifier };
}

interface Range {
  readonly from: number;
  readonly to: number;
  /** True if the first word of the range is the text itself. */
  readonly isWhole: boolean;
}

const isIn = (range: Range | undefined, word: number | undefined) =>
  range !== undefined && word !== undefined && word >= range.from && word < range.to;
const isWord = (range: Range | undefined, word: number | undefined) => range?.isWhole === true && word === range.from;

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
