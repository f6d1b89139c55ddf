import { foldSymbol } from "#core/market/symbol-index/fold.ts";
import { hashOf, shortened, slipsFor } from "./alike.ts";
import { companyKey, coreLength, nameWords } from "./company-name.ts";
import { type Listing, listingTypes } from "./listing.ts";
import { pack } from "./packed-file.ts";
import { popularities } from "./popularity.ts";

/** Changes with the meaning of the columns; a file of another format is built anew. */
export const directoryFormat = 1;
/** Between the names of one row. */
export const nameEnd = 0xffff_ffff;
/** Rows kept for each beginning of up to three letters. */
export const keptRows = 24;
export const keptLetters = 3;
/** Slips are forgiven in words of listings from this popularity on: rare words would only be found by mistake. */
const knownFrom = 45;
/** Beginnings of words from this length on are found with a slip, too. */
const minBeginning = 5;

export interface DirectoryDetails {
  readonly rows: number;
  readonly exchanges: readonly (string | null)[];
  readonly currencies: readonly (string | null)[];
  readonly countries: readonly (string | null)[];
  readonly sectors: readonly (string | null)[];
}

/**
 * Packs listings into the bytes of one directory, the likeliest first. Everything that a search needs is in flat arrays, so that opening
 * them costs nothing.
 */
export function buildDirectory(listings: readonly Listing[]): Uint8Array<ArrayBuffer> {
  const likely = popularities(listings, groupsOf(listings));
  const ranked = listings
    .map((one, at) => ({ one, popularity: likely[at] ?? 0 }))
    .toSorted(
      (a, b) =>
        b.popularity - a.popularity ||
        listingTypes.indexOf(a.one.type) - listingTypes.indexOf(b.one.type) ||
        a.one.symbol.length - b.one.symbol.length ||
        (a.one.symbol < b.one.symbol ? -1 : 1),
    );
  const rows = ranked.map(({ one }) => one);
  const popularity = Uint8Array.from(ranked, (row) => row.popularity);
  const group = groupsOf(rows);
  const common = commonNamesOf(rows, group);
  const names = rows.map(({ name, aliases }, row) => {
    const spellings = [...new Set([name, ...aliases, ...(common.get(group[row] ?? row) ?? [])])].map(nameWords);
    const core = spellings[0]?.slice(0, coreLength(spellings[0])) ?? [];
    // "cocacola" for Coca-Cola.
    const isKnown = (popularity[row] ?? 0) >= knownFrom && core.length === 2;
    return isKnown ? [...spellings, [core.join("")]] : spellings;
  });
  const words = sortedUnique(names.flat(2));
  const wordIds = new Map(words.map((word, id) => [word, id]));
  const forward = names.map((spellings) =>
    spellings.flatMap((spelling) => [...spelling.map((word) => wordIds.get(word) ?? 0), nameEnd]),
  );
  const postings = listsBy(words.length, rows.length, (row) => new Set(forward[row]?.filter((id) => id !== nameEnd)));

  const compact = rows.map(({ symbol }) => foldSymbol(symbol));
  const bySymbol = rows.map((_, row) => row).toSorted((a, b) => compare(compact[a] ?? "", compact[b] ?? "") || a - b);
  const identifiers = rows
    .flatMap(({ isin, cusip, figis }, row) =>
      [isin, cusip, ...figis].flatMap((id) => (id === null ? [] : [{ id: id.toUpperCase(), row }])),
    )
    .toSorted((a, b) => compare(a.id, b.id) || a.row - b.row);
  const tables = {
    exchanges: valuesOf(rows, ({ exchange }) => exchange),
    currencies: valuesOf(rows, ({ currency }) => currency),
    countries: valuesOf(rows, ({ country }) => country),
    sectors: valuesOf(rows, ({ sector }) => sector),
  };
  const details: DirectoryDetails = { rows: rows.length, ...tables };
  const indexIn = (table: readonly (string | null)[]) => {
    const places = new Map(table.map((value, at) => [value, at]));
    return (value: string | null) => places.get(value) ?? 0;
  };
  const [exchangeAt, currencyAt, countryAt, sectorAt] = [
    tables.exchanges,
    tables.currencies,
    tables.countries,
    tables.sectors,
  ].map(indexIn) as [Place, Place, Place, Place];

  return pack(directoryFormat, details, {
    popularity,
    ...texts(
      "symbol",
      rows.map(({ symbol }) => symbol),
    ),
    ...texts(
      "name",
      rows.map(({ name }) => name),
    ),
    ...texts(
      "compact",
      bySymbol.map((row) => compact[row] ?? ""),
    ),
    bySymbol: Uint32Array.from(bySymbol),
    ...texts("word", words),
    ...flat("posting", postings),
    ...flat("forward", forward),
    core: Uint8Array.from(names, ([first = []]) => Math.min(255, coreLength(first))),
    group,
    base: Uint8Array.from(rows, ({ symbol }) => foldSymbol(symbol.split(".")[0] ?? "").length),
    type: Uint8Array.from(rows, ({ type }) => listingTypes.indexOf(type)),
    exchange: Uint16Array.from(rows, ({ exchange }) => exchangeAt(exchange)),
    currency: Uint16Array.from(rows, ({ currency }) => currencyAt(currency)),
    country: Uint16Array.from(rows, ({ country }) => countryAt(country)),
    sector: Uint16Array.from(rows, ({ sector }) => sectorAt(sector)),
    ...texts(
      "identifier",
      identifiers.map(({ id }) => id),
    ),
    identifierRow: Uint32Array.from(identifiers, ({ row }) => row),
    ...slips(words, postings, popularity),
    ...beginnings("wordBest", words, (at) => postings[at] ?? []),
    ...beginnings(
      "symbolBest",
      bySymbol.map((row) => compact[row] ?? ""),
      (at) => [bySymbol[at] ?? 0],
    ),
  });
}

type Place = (value: string | null) => number;

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Sorted as bytes of UTF-8 are: by code points. */
function sortedUnique(words: readonly string[]): readonly string[] {
  return [...new Set(words)]
    .map((word) => Buffer.from(word))
    .toSorted((one, other) => Buffer.compare(one, other))
    .map(String);
}

function valuesOf(rows: readonly Listing[], of: (row: Listing) => string | null): readonly (string | null)[] {
  return [...new Set([null, ...rows.map(of)])];
}

function texts(name: string, all: readonly string[]) {
  const bytes = all.map((text) => Buffer.from(text));
  return { [`${name}Bytes`]: new Uint8Array(Buffer.concat(bytes)), [`${name}Starts`]: startsOf(bytes) };
}

function flat(name: string, lists: readonly (readonly number[])[]) {
  const values = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    values.set(list, at);
    at += list.length;
  }
  return { [name]: values, [`${name}Starts`]: startsOf(lists) };
}

function startsOf(lists: readonly { readonly length: number }[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach(({ length }, at) => (starts[at + 1] = (starts[at] ?? 0) + length));
  return starts;
}

function listsBy(count: number, rows: number, idsOf: (row: number) => Iterable<number>): readonly number[][] {
  const lists = Array.from({ length: count }, (): number[] => []);
  for (let row = 0; row < rows; row += 1) for (const id of idsOf(row)) lists[id]?.push(row);
  return lists;
}

/**
 * Listings of one company have the number of its first one: the same ISIN, or the same name where no ISIN and no country says that they
 * are two. Merck & Co. of the United States isn't Merck KGaA of Germany.
 */
function groupsOf(rows: readonly Listing[]): Uint32Array {
  const groups = new Uint32Array(rows.length);
  const byIsin = new Map<string, number>();
  const byName = new Map<string, number[]>();
  rows.forEach(({ type, name, isin, country }, row) => {
    const isShare = type === "Common Stock";
    const namesakes = isShare ? (byName.get(companyKey(name)) ?? []) : [];
    const same = namesakes.find((head) => {
      const other = rows[head];
      const isOtherIsin = isin !== null && other?.isin != null && isin.slice(0, 2) !== other.isin.slice(0, 2);
      const isOtherCountry = country !== null && other?.country != null && country !== other.country;
      return !(isOtherCountry || (isOtherIsin && (country === null || other?.country == null)));
    });
    const head = (isin === null ? undefined : byIsin.get(isin)) ?? same ?? row;
    groups[row] = head;
    if (isin !== null && !byIsin.has(isin)) byIsin.set(isin, head);
    if (isShare && same === undefined) byName.set(companyKey(name), [...namesakes, head]);
  });
  return groups;
}

/** A company's common names apply to each of its listings. Its first listing has all names found in the lists. */
function commonNamesOf(rows: readonly Listing[], group: Uint32Array): ReadonlyMap<number, readonly string[]> {
  const names = new Map<number, readonly string[]>();
  rows.forEach(({ isCommon, aliases, type }, row) => {
    const head = group[row] ?? row;
    if (isCommon && type === "Common Stock") names.set(head, [...(names.get(head) ?? []), ...aliases]);
  });
  return names;
}

/** Words of known companies by what is left of them without a letter: hashes in order, and the word of each. */
function slips(words: readonly string[], postings: readonly (readonly number[])[], popularity: Uint8Array) {
  const entries: { hash: number; word: number }[] = [];
  words.forEach((word, id) => {
    if (slipsFor(word) === 0 || (popularity[postings[id]?.[0] ?? 0] ?? 0) < knownFrom) return;
    const spellings = shortened(word, slipsFor(word));
    for (let length = minBeginning; length < word.length; length += 1)
      for (const spelling of shortened(word.slice(0, length), 1)) (spellings as Set<string>).add(spelling);
    for (const spelling of spellings) entries.push({ hash: hashOf(spelling), word: id });
  });
  entries.sort((a, b) => a.hash - b.hash || a.word - b.word);
  return {
    slipHash: Uint32Array.from(entries, ({ hash }) => hash),
    slipWord: Uint32Array.from(entries, ({ word }) => word),
  };
}

/** The likeliest rows for each beginning of up to three letters of sorted texts. */
function beginnings(name: string, sorted: readonly string[], rowsAt: (at: number) => readonly number[]) {
  const best = new Map<string, number[]>();
  sorted.forEach((text, at) => {
    const letters = [...text];
    for (let length = 1; length <= Math.min(keptLetters, letters.length); length += 1) {
      const beginning = letters.slice(0, length).join("");
      const kept = best.get(beginning) ?? [];
      best.set(beginning, kept);
      for (const row of rowsAt(at).slice(0, keptRows)) if (!kept.includes(row)) kept.push(row);
      if (kept.length > 4 * keptRows) kept.splice(0, Infinity, ...kept.toSorted((a, b) => a - b).slice(0, keptRows));
    }
  });
  const keys = sortedUnique([...best.keys()]);
  const lists = keys.map((key) => (best.get(key) ?? []).toSorted((a, b) => a - b).slice(0, keptRows));
  return { ...texts(`${name}Key`, keys), ...flat(name, lists) };
}
