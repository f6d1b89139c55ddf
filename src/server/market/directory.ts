import type { SearchResult } from "#contract/market.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { createSymbolIndex, type SymbolIndex, type SymbolMatch } from "#core/market/symbol-index.ts";
import { exchangeCountry } from "#core/market/exchange-codes.ts";
import type { Clock } from "../clock.ts";
import type { ListingType } from "../directory/listing.ts";
import type { DirectoryMatch, OpenDirectory } from "../directory/open-directory.ts";
import type { Log } from "../log.ts";
import { builtInSearchResult } from "./built-in-search-result.ts";
import type { InstrumentStore } from "./instrument-store.ts";
import type { DirectoryEntry, MarketProvider } from "./provider.ts";
import type { MarketStore } from "./store.ts";
import { createTickerLists } from "./ticker-lists.ts";

/** Companies from this popularity on are known by their names alone. */
const minKnown = 55;
/** From so many instruments on the directory knows a market, not only what was met by chance. */
const wholeMarketRows = 1_000;

export type Directory = ReturnType<typeof createDirectory>;

type Row = DirectoryEntry & { readonly symbol: string; readonly exchange: string | null };

/**
 * Every instrument known here: the built-in list, a provider's list of tickers, and what searches have met. Held in memory
 * for searching as one types; kept in the database.
 */
export function createDirectory({
  store,
  marketStore,
  listed = () => null,
  clock,
  log,
}: {
  store: InstrumentStore;
  /** The directory built from public lists; null while there is none. */
  listed?: () => Pick<OpenDirectory, "find" | "size"> | null;
  marketStore: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  clock: Clock;
  log: Log;
}) {
  const builtIn = builtInInstruments.map((instrument) => ({ ...builtInSearchResult(instrument), size: null }));
  /** Instruments from the last database read, and those met since. Only the smaller index is rebuilt. */
  let main: SymbolIndex<Row> = createSymbolIndex(builtIn.map(row));
  let mainSymbols = new Set(builtIn.map(({ ticker }) => ticker));
  const met = new Map<string, Row>();
  let metIndex: SymbolIndex<Row> | null = null;

  async function read(): Promise<void> {
    const kept = await store.all();
    const bySymbol = new Map([...builtIn, ...kept].map((entry) => [entry.ticker, row(entry)]));
    main = createSymbolIndex([...bySymbol.values()]);
    mainSymbols = new Set(bySymbol.keys());
    for (const symbol of met.keys()) if (mainSymbols.has(symbol)) met.delete(symbol);
    metIndex = null;
  }

  const ready = read().catch((error: unknown) => log.error({ err: error }, "the directory was not read"));
  const tickerLists = createTickerLists({ store, marketStore, onRead: read, clock, log });

  return {
    /** Resolves when the directory of the database can be searched. */
    ready,

    /** Returns true when it contains a provider's full list. */
    isWhole: () => Math.max(main.size, listed()?.size ?? 0) >= wholeMarketRows,

    find(query: string, limit: number): SearchResult[] {
      if (met.size > 0) metIndex ??= createSymbolIndex([...met.values()]);
      const found = [...main.find(query, limit), ...(metIndex?.find(query, limit) ?? [])];
      const lists = listed()?.find(query, limit).map(listedResult) ?? [];
      if (lists.length > 0) return withOthers(lists, found).slice(0, limit);
      const real = found.filter(({ match }) => match !== "typo");
      return (real.length > 0 ? real : found)
        .toSorted((one, other) => matchRank[one.match] - matchRank[other.match])
        .slice(0, limit)
        .map(searchResult);
    },

    /** Instruments that a name in a text probably means: of the public lists, only those of larger companies. */
    known(query: string, limit: number): readonly { readonly ticker: string; readonly name: string }[] {
      const lists = listed()?.find(query, limit) ?? [];
      const likely = lists.filter(({ popularity, match }) => popularity >= minKnown && match !== "typo");
      const built = main.find(query, limit).filter(({ match }) => match !== "typo");
      return [...likely.map(({ row }) => row), ...built.map(({ row }) => row)].map(({ symbol, name }) => ({
        ticker: symbol,
        name,
      }));
    },

    /** Remembers instruments a provider's search has found. */
    async learn(results: readonly SearchResult[], source: string): Promise<void> {
      const fresh = results.filter(({ ticker }) => !mainSymbols.has(ticker) && !met.has(ticker));
      if (fresh.length === 0) return;
      const entries = fresh.map((result) => ({ ...result, size: null }));
      for (const entry of entries) met.set(entry.ticker, row(entry));
      metIndex = null;
      await store.keep(entries, source);
    },

    /** Reads the lists of the providers that have one, where the last reading is a month old. */
    async refresh(providers: readonly MarketProvider[]): Promise<void> {
      await ready;
      await tickerLists.refresh(providers);
    },

    stop: tickerLists.stop,
  };
}

const matchRank = { exact: 0, prefix: 1, contains: 2, typo: 3 } as const;

function row(entry: DirectoryEntry): Row {
  return { ...entry, symbol: entry.ticker, exchange: entry.primary_exchange };
}

/**
 * Merges results of the lists with instruments known only from searches: exact symbols first, then the lists, then the
 * rest.
 */
function withOthers(lists: readonly SearchResult[], found: readonly SymbolMatch<Row>[]): SearchResult[] {
  const known = new Set(lists.map(({ ticker }) => ticker));
  const others = found.filter(({ row: { symbol }, match }) => match !== "typo" && !known.has(symbol)).map(searchResult);
  const isExact = ({ match }: SearchResult) => match === "exact";
  // A slip is a guess: what is spelled as typed comes first.
  if (lists.every(({ match }) => match === "typo") && others.length > 0) return [...others, ...lists];
  return lists.some(isExact)
    ? [...lists, ...others]
    : [...others.filter(isExact), ...lists, ...others.filter((other) => !isExact(other))];
}

const markets: Readonly<Partial<Record<ListingType, string>>> = { Index: "indices", Currency: "fx", Crypto: "crypto" };

function listedResult({ row: { symbol, name, type, exchange, currency }, match }: DirectoryMatch): SearchResult {
  return {
    ticker: symbol,
    name,
    market: markets[type] ?? "stocks",
    locale: exchange === null ? null : exchangeCountry(exchange),
    primary_exchange: exchange,
    type,
    active: true,
    currency_name: currency,
    match,
  };
}

function searchResult({ row: found, match }: SymbolMatch<Row>): SearchResult {
  const { symbol: _symbol, exchange: _exchange, size: _size, ...result } = found;
  return { ...result, match };
}
