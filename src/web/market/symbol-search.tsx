import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { isSymbol } from "#core/market/symbol.ts";
import { query } from "../shell/query.ts";
import { useDebounced } from "../shell/use-debounced.ts";
import { text } from "../text/text.ts";
import { TextField } from "../ui/text-field.tsx";
import { useRecentSymbols } from "./recent-symbols.ts";
import { SymbolAvatar } from "./symbol-avatar.tsx";
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
  const searchText = useDebounced(value.trim(), pauseMs);
  const isShort = searchText.length < minQueryLength;
  const list = useRef<HTMLDivElement>(null);
  const search = useQuery({
    ...query("GET /api/market/search", { query: searchText, limit: resultLimit }),
    enabled: !isShort,
    placeholderData: keepPreviousData,
  });
  const usual = useUsualSymbols();
  const found: readonly Suggestion[] | undefined = isShort
    ? named(suggestions ?? usual).filter(({ symbol }) => symbol.startsWith(searchText.toUpperCase()))
    : search.data?.results.map(({ ticker, name }) => ({ symbol: ticker, name }));
  const title = isShort ? (suggestionsTitle ?? words.list) : words.results;

  const choose = (symbol: string): void => {
    setValue("");
    onChoose(symbol);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const rows = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (at + step < 0) event.currentTarget.querySelector("input")?.focus();
    else rows[Math.min(at + step, rows.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys step between the box and its list
    <div className="grid gap-2" onKeyDown={onKeyDown}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const exact = value.trim().toUpperCase();
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
        {found?.map(({ symbol, name }) => (
          <button
            className="grid items-center gap-3 min-h-44 py-1 px-2 round-control ink text-start"
            key={symbol}
            type="button"
            onClick={() => choose(symbol)}
          >
            <SymbolAvatar symbol={symbol} size={28} />
            <b className="strong">{symbol}</b>
            <span>{name}</span>
          </button>
        ))}
      </div>
    </div>
  );
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
