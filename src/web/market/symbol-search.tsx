import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { query } from "../shell/query.ts";
import { useDebounced } from "../shell/use-debounced.ts";
import { text } from "../text/text.ts";
import { TextField } from "../ui/text-field.tsx";
import { useRecentSymbols } from "./recent-symbols.ts";
import { SymbolAvatar } from "./symbol-avatar.tsx";
import { stepThrough } from "./step-through.ts";
import styles from "./symbol-search.module.css";
import { useWatchlists } from "./use-watchlists.ts";
import { classNames } from "../ui/class-names.ts";

interface Suggestion {
  readonly symbol: string;
  readonly name: string;
}

const pauseMs = 180;
const minQueryLength = 2;
const resultLimit = 10;
const words = text.symbolSearch;

/** A search box for symbols with results below. Empty, it suggests symbols. */
export function SymbolSearch({
  onChoose,
  suggestions,
  suggestionsTitle,
  start = "",
  isFirst = false,
}: {
  onChoose: (symbol: string) => void;
  /** Shown before typing, in place of recent symbols and the watchlist. */
  suggestions?: readonly string[];
  suggestionsTitle?: string;
  start?: string;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean;
}): ReactNode {
  const [value, setValue] = useState(start);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { searchText, isShort, search } = useSearch(value);
  const usual = useUsualSymbols();
  const found: readonly Suggestion[] | undefined = isShort
    ? named(suggestions ?? usual).filter(({ symbol }) => symbol.startsWith(searchText.toUpperCase()))
    : search.data?.results.map(({ ticker, name }) => ({ symbol: ticker, name }));
  const title = isShort ? (suggestionsTitle ?? words.list) : words.results;

  const choose = (symbol: string): void => {
    setValue("");
    // The pressed row may go away while its dialog stays open for another symbol.
    frame.current?.querySelector("input")?.focus();
    onChoose(symbol);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys step between the box and its list
    <div ref={frame} className="grid gap-2" onKeyDown={(event) => stepThrough(event, list.current)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const exact = normaliseSymbol(value);
          const hit =
            found?.find(({ symbol }) => symbol === exact)?.symbol ??
            (searchText === value.trim() && !search.isPlaceholderData ? found?.[0]?.symbol : undefined);
          const chosen = hit ?? (isSymbol(exact) ? exact : undefined);
          if (chosen !== undefined && exact !== "") choose(chosen);
        }}
      >
        <TextField
          label={words.label}
          hideLabel
          type="search"
          icon={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
          placeholder={words.placeholder}
          value={value}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          data-autofocus={isFirst || undefined}
          onChange={(event) => setValue(event.target.value)}
        />
      </form>
      <output className="visually-hidden">{found === undefined ? words.searching : words.count(found.length)}</output>
      {search.error !== null && !isShort ? (
        <p className="py-1 px-2 quiet" role="alert">
          {words.failed}
        </p>
      ) : found?.length === 0 && searchText !== "" ? (
        <p className="py-1 px-2 quiet">{words.none(searchText)}</p>
      ) : null}
      <div ref={list} className={classNames("grid scroll-y", styles.results)}>
        {found === undefined || found.length === 0 ? null : <p className="py-1 px-2 quiet">{title}</p>}
        {found?.map((suggestion) => (
          <SymbolRow key={suggestion.symbol} suggestion={suggestion} onChoose={choose} />
        ))}
      </div>
    </div>
  );
}

/** Symbols that match what is typed into a combobox, as its list. The box keeps the focus and handles the keys. */
export function SymbolSuggestions({
  id,
  typed,
  exclude,
  active,
  onFound,
  onChoose,
}: {
  /** The list's. Each option's is this, a hyphen and its symbol. */
  id: string;
  typed: string;
  exclude: readonly string[];
  /** The option that Enter chooses. */
  active: string | null;
  /** Receives the symbols of the options; none once the list is gone. */
  onFound: (symbols: readonly string[]) => void;
  onChoose: (symbol: string) => void;
}): ReactNode {
  const { isShort, search } = useSearch(typed);
  const found = isShort ? [] : (search.data?.results ?? []).filter(({ ticker }) => !exclude.includes(ticker));
  const symbols = found.map(({ ticker }) => ticker).join(" ");
  useLayoutEffect(() => {
    if (symbols === "") return undefined;
    onFound(symbols.split(" "));
    return () => onFound([]);
  }, [symbols, onFound]);
  return (
    <>
      <output className="visually-hidden">{found.length === 0 ? "" : words.count(found.length)}</output>
      {found.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the box keeps the focus, also while a pointer chooses
        <div
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's lists cannot show three columns
          role="listbox"
          aria-label={words.results}
          className={classNames("grid scroll-y absolute card-box py-1 px-1", styles.results, styles.floating)}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map(({ ticker, name }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the focus and the keys
            <div
              key={ticker}
              id={`${id}-${ticker}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's options cannot show three columns
              role="option"
              aria-selected={ticker === active}
              className={classNames(rowClass, "pointer", styles.row)}
              onClick={() => onChoose(ticker)}
            >
              <SymbolFacts symbol={ticker} name={name} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const rowClass = "grid items-center gap-3 min-h-44 py-1 px-2 round-control ink text-start";

function SymbolRow({
  suggestion: { symbol, name },
  onChoose,
}: {
  suggestion: Suggestion;
  onChoose: (symbol: string) => void;
}): ReactNode {
  return (
    <button className={classNames(rowClass, styles.row)} type="button" onClick={() => onChoose(symbol)}>
      <SymbolFacts symbol={symbol} name={name} />
    </button>
  );
}

function SymbolFacts({ symbol, name }: Suggestion): ReactNode {
  return (
    <>
      <SymbolAvatar symbol={symbol} size={28} />
      <b className="strong">{symbol}</b>
      <span className="ellipsis quiet">{name}</span>
    </>
  );
}

/** Searches for what is typed, once it rests. */
function useSearch(typed: string) {
  const searchText = useDebounced(typed.trim(), pauseMs);
  const isShort = searchText.length < minQueryLength;
  const search = useQuery({
    ...query("GET /api/market/search", { query: searchText, limit: resultLimit }),
    enabled: !isShort,
    placeholderData: keepPreviousData,
  });
  return { searchText, isShort, search };
}

/** Returns recent symbols, then those of the default watchlist. */
function useUsualSymbols(): readonly string[] {
  const recent = useRecentSymbols();
  const { data } = useWatchlists();
  const watched = data?.watchlists.find(({ isDefault }) => isDefault)?.symbols ?? [];
  return [...new Set([...recent, ...watched])];
}

function named(symbols: readonly string[]): Suggestion[] {
  return symbols.map((symbol) => ({
    symbol,
    name: builtInInstruments.find((instrument) => instrument.symbol === symbol)?.name ?? "",
  }));
}
