import { exchangeCountry, micOf } from "./exchange-codes.ts";
import { normaliseSymbol } from "./symbol.ts";
import { fold, foldSymbol } from "./symbol-index/fold.ts";
import { corrections, editsFor, maxEdits } from "./symbol-index/corrections.ts";
import { createGramIndex } from "./symbol-index/gram-index.ts";
import { createWordTrie, type TriePlace } from "./symbol-index/word-trie.ts";

export interface SymbolRow {
  readonly symbol: string;
  readonly name: string;
  readonly type: string | null;
  /** Market identifier code, or the provider's own. */
  readonly exchange: string | null;
  readonly currency?: string | null;
  /** Market capitalisation, in one currency for all rows. Null if unknown. */
  readonly size?: number | null;
}

export interface SymbolMatch<Row extends SymbolRow = SymbolRow> {
  readonly row: Row;
  /**
   * Exact: the symbol. Prefix: the symbol or words of the name begin with the query. Typo: neither contains it, but
   * something similar does.
   */
  readonly match: "exact" | "prefix" | "contains" | "typo";
}

export interface SymbolIndex<Row extends SymbolRow = SymbolRow> {
  readonly size: number;
  find(query: string, limit?: number): SymbolMatch<Row>[];
}

const usualLimit = 10;
/**
 * Finds instruments by symbol or name as a user types: the exact symbol, then symbols and names that begin with the
 * query, then those that contain it. Typos are corrected only if none of these match. Each group is sorted by size if
 * known, otherwise by exchange and primary listing.
 */
export function createSymbolIndex<Row extends SymbolRow>(given: readonly Row[]): SymbolIndex<Row> {
  const rows = ranked(given);
  const symbols = rows.map(({ symbol }) => foldSymbol(symbol));
  const texts = rows.map(({ symbol, name }, at) => textOf(symbols[at] ?? "", fold(symbol), fold(name)));
  const bySymbol = rowsByWord(symbols, (symbol) => [symbol]);
  const symbolTrie = createWordTrie(bySymbol);
  const nameTrie = createWordTrie(rowsByWord(texts, (text) => text.split(" ")));
  const grams = createGramIndex(texts);

  function find(query: string, limit: number = usualLimit): SymbolMatch<Row>[] {
    const text = fold(query);
    if (text === "" || limit < 1) return [];
    const symbol = foldSymbol(normaliseSymbol(query));
    const words = text.split(" ");
    const found: SymbolMatch<Row>[] = [];
    const taken: number[] = [];
    const take = (row: number, match: SymbolMatch["match"]): boolean => {
      const own = rows[row];
      if (own !== undefined && !taken.includes(row)) {
        taken.push(row);
        found.push({ row: own, match });
      }
      return found.length < limit;
    };
    const takeAll = (from: Iterable<number>, match: SymbolMatch["match"]): boolean => {
      for (const row of from) if (!take(row, match)) return false;
      return found.length < limit;
    };

    if (!takeAll(bySymbol.get(symbol) ?? [], "exact")) return found;
    const symbolPlace = symbolTrie.find(symbol);
    if (symbolPlace !== null && !takeAll(symbolTrie.bestRows(symbolPlace, limit + found.length), "prefix"))
      return found;
    if (!takeAll(rowsWithWords(words, limit + found.length), "prefix")) return found;
    grams.forEachRow(words, (row) => take(row, "contains"));
    if (found.length === 0) takeAll(rowsAlike(words, symbol, limit), "typo");
    return found;
  }

  /** Rows in which each query word begins a word, best first. */
  function* rowsWithWords(words: readonly string[], count: number): Generator<number> {
    const places = words.map((word) => nameTrie.find(word));
    const [first] = places;
    if (first == null) return;
    if (places.length === 1) {
      yield* nameTrie.bestRows(first, count);
      return;
    }
    let rarest: TriePlace = first;
    for (const place of places) {
      if (place === null) return;
      if (nameTrie.rowCount(place) < nameTrie.rowCount(rarest)) rarest = place;
    }
    const starts = words.map((word) => ` ${word}`);
    const phrase = starts.join("");
    const candidates = nameTrie.allRows(rarest);
    // Adjacent words rank before the same words apart.
    for (const row of candidates) if (` ${texts[row] ?? ""}`.includes(phrase)) yield row;
    for (const row of candidates) {
      const text = ` ${texts[row] ?? ""}`;
      if (!text.includes(phrase) && starts.every((start) => text.includes(start))) yield row;
    }
  }

  /** Rows of likely corrections: fewest edits first, then best ranked. */
  function rowsAlike(words: readonly string[], symbol: string, limit: number): number[] {
    const distances = new Map<number, number>();
    const note = (row: number, distance: number) => {
      if (distance < (distances.get(row) ?? Number.POSITIVE_INFINITY)) distances.set(row, distance);
    };
    for (let edits = 1; edits <= maxEdits && distances.size === 0; edits++) {
      if (edits === 1 && words.length === 1 && editsFor(symbol) > 0)
        symbolTrie.near(symbol, 1, (place) => {
          if (symbolTrie.hasWordWithin(place, symbol.length + 1))
            for (const row of symbolTrie.bestRows(place, limit).subarray(0, limit)) note(row, edits);
        });
      for (const corrected of corrections(nameTrie, words, edits)) {
        let noted = 0;
        for (const row of rowsWithWords(corrected, limit)) {
          note(row, edits);
          if (++noted >= limit) break;
        }
      }
    }
    return [...distances]
      .sort(([row, distance], [otherRow, otherDistance]) => distance - otherDistance || row - otherRow)
      .map(([row]) => row);
  }

  return { size: rows.length, find };
}

/** The texts a row is found by. The symbol appears in both spellings if they differ. */
function textOf(compact: string, symbol: string, name: string): string {
  return symbol === compact ? `${compact} ${name}` : `${compact} ${symbol} ${name}`;
}

function rowsByWord(
  texts: readonly string[],
  wordsOf: (text: string) => readonly string[],
): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>();
  texts.forEach((text, row) => {
    for (const word of wordsOf(text)) {
      const rows = found.get(word);
      if (rows === undefined) found.set(word, [row]);
      else if (rows.at(-1) !== row) rows.push(row);
    }
  });
  return found;
}

/** Largest first. Rows of unknown size come last, sorted by exchange, kind and length of the symbol. */
function ranked<Row extends SymbolRow>(rows: readonly Row[]): Row[] {
  const keyed = rows.map((row) => ({ row, size: row.size ?? -1, tier: tierOf(row) }));
  keyed.sort(
    (one, other) =>
      other.size - one.size ||
      one.tier - other.tier ||
      one.row.symbol.length - other.row.symbol.length ||
      (one.row.symbol < other.row.symbol ? -1 : 1),
  );
  return keyed.map(({ row }) => row);
}

/** Major exchanges and their primary listings come first. */
const tiers: Readonly<Record<string, number>> = {
  XNAS: 0,
  XNYS: 0,
  ARCX: 0,
  XASE: 1,
  BATS: 1,
  XLON: 1,
  XPAR: 1,
  XAMS: 1,
  XETR: 1,
  XSWX: 1,
  XTKS: 1,
  XHKG: 1,
  XTSE: 1,
  XASX: 1,
  OTCM: 4,
};

const secondListings = new Set(["XFRA", "XSTU", "XMUN", "XBER", "XDUS", "XHAM", "XWBO"]);

function tierOf({ exchange, symbol, type }: SymbolRow): number {
  const mic = micOf(exchange);
  const tier = mic === null ? 3 : secondListings.has(mic) ? 4 : (tiers[mic] ?? (exchangeCountry(mic) === null ? 3 : 2));
  // Companies come before the funds that hold them, and before their warrants, units and rights.
  const isDerived = /[-.](?:W|WS|U|R|RT)$/.test(symbol);
  return tier * 4 + (isDerived ? 3 : type === "ETF" || type === "Fund" ? 1 : 0);
}
