import { fold } from "#core/market/symbol-index/fold.ts";
import { coreLength } from "./company-name.ts";
import { readColumns } from "./directory-columns.ts";
import { type ListingType, listingTypes } from "./listing.ts";
import { createRowFit, score } from "./row-fit.ts";
import { createRowGuesses, type Note } from "./row-guesses.ts";
import { createRowLookup, maxFound } from "./row-lookup.ts";

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

/** A symbol letter for letter comes before one that differs in its punctuation. */
const ownSpelling = 5;
/** Below this, a likelier instrument may have been meant with a slip: neither a whole word nor the beginning of something known. */
const sureFrom = 290;
const knownFrom = 40;
/** Below this popularity, a whole name says less than how the name of a known company begins. */
const rareBelow = 25;
/** Words of a query that count. */
const maxTyped = 7;
const maxLeavable = 5;
/** Listings of one company before other companies. */
const maxListings = 3;

type Scores = Map<number, { readonly score: number; readonly match: DirectoryMatch["match"] }>;

/** Opens the bytes of `buildDirectory`; null where they are damaged or of another format. */
export function openDirectory(bytes: Uint8Array<ArrayBuffer>): OpenDirectory | null {
  const columns = readColumns(bytes);
  if (columns === null) return null;
  const { details, popularity, symbols, names, compact, words, bySymbol, group, base, postingsOf } = columns;
  const { type, exchange, currency, country, sector } = columns;
  const rowFit = createRowFit(columns);
  const lookup = createRowLookup(columns, rowFit);
  const { fit } = rowFit;
  const { rowsBeginning, rowsOfSymbols, rowsWithAllOf, identifierRows } = lookup;
  const { noteSlips, noteContaining } = createRowGuesses(columns, rowFit, lookup);

  const rowAt = (row: number): DirectoryRow => ({
    symbol: symbols.at(row),
    name: names.at(row),
    type: listingTypes[type[row] ?? 0] ?? "Common Stock",
    exchange: details.exchanges[exchange[row] ?? 0] ?? null,
    currency: details.currencies[currency[row] ?? 0] ?? null,
    country: details.countries[country[row] ?? 0] ?? null,
    sector: details.sectors[sector[row] ?? 0] ?? null,
  });

  function withIdentifier(identifier: string): readonly DirectoryRow[] {
    return identifierRows(identifier).map(rowAt);
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
    const scores: Scores = new Map();
    let sure = 0;
    const note: Note = (row, points, match) => {
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
      const best = fit(row, ranges);
      // "Infineon" is the whole name of a second listing in Berlin, and how the name of a known company begins.
      const isRare = best === score.wholeName && (popularity[row] ?? 0) < rareBelow;
      const points = isRare ? score.rareName : best;
      if (points > 0) note(row, points, best >= score.wholeName ? "exact" : "prefix");
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
    return ranked(scores)
      .slice(0, limit)
      .map(([row, { match }]) => ({ row: rowAt(row), match, popularity: popularity[row] ?? 0 }));
  }

  /** The best rows first. A company with a hundred listings leaves room for others. */
  function ranked(scores: Scores) {
    const ordered = [...scores].toSorted(([row, one], [otherRow, other]) => other.score - one.score || row - otherRow);
    const shown = new Map<number, number>();
    const rest: typeof ordered = [];
    const first = ordered.filter((entry) => {
      const head = group[entry[0]] ?? entry[0];
      const count = (shown.get(head) ?? 0) + 1;
      shown.set(head, count);
      if (count > maxListings) rest.push(entry);
      return count <= maxListings;
    });
    return [...first, ...rest];
  }

  return { size: details.rows, find, withIdentifier };
}
