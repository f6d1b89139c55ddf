import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Quote, SearchResult } from "#contract/market.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { formatExchange } from "../format/format-exchange.ts";
import { Change } from "../market/change.tsx";
import { insightsPath } from "../market/insights-path.ts";
import { Price } from "../market/price.tsx";
import { useRecentSymbols } from "../market/recent-symbols.ts";
import { SymbolAvatar } from "../market/symbol-avatar.tsx";
import { useQuotes } from "../market/use-quotes.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Card } from "../ui/card.tsx";
import { TextField } from "../ui/text-field.tsx";
import styles from "./insights.module.css";
import { classNames } from "../ui/class-names.ts";

const pauseMs = 200;
const maxMovers = 6;
const resultLimit = 10;
/** The built-in list answers shorter words without a call. */
const minQueryLength = 2;
type Result = Pick<SearchResult, "ticker" | "name" | "type" | "primary_exchange">;

const wellKnown: readonly Result[] = builtInInstruments
  .slice(0, resultLimit)
  .map(({ symbol, name, type, exchange }) => ({ ticker: symbol, name, type, primary_exchange: exchange }));

/** Finds a symbol: by search, among recent ones, or among the watchlist's movers. */
export function PickSymbol({
  query: start = "",
  isUnknown = false,
}: {
  query?: string;
  isUnknown?: boolean;
}): ReactNode {
  const [value, setValue] = useState(start);
  const searchText = usePaused(value.trim());
  const isShort = searchText.length < minQueryLength;
  const search = useQuery({
    ...query("GET /api/market/search", { query: searchText, limit: resultLimit }),
    enabled: !isShort,
    placeholderData: keepPreviousData,
  });
  const found = isShort ? wellKnown : search.data?.results;
  const results = found ?? [];
  const title = isUnknown ? text.insights.nearMatches : isShort ? text.insights.known : text.insights.results;
  return (
    <div className={classNames("column gap-card phone-gap-3", styles.page)}>
      {isUnknown ? (
        <Alert>
          {text.market.noData} {start}
        </Alert>
      ) : null}
      <div className={classNames("grid items-start gap-card", styles.pick)}>
        <Card flush>
          <div className={classNames("grid gap-1", styles.pickHead)}>
            <h1>{isUnknown ? start : text.insights.pickTitle}</h1>
            <p>{text.insights.pickHint}</p>
            <TextField
              label={text.insights.searchLabel}
              hideLabel
              size="large"
              type="search"
              icon={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
              placeholder={text.insights.searchPlaceholder}
              value={value}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setValue(event.target.value)}
            />
          </div>
          <output className="visually-hidden">
            {found === undefined ? text.insights.searching : text.insights.resultCount(results.length)}
          </output>
          {found?.length === 0 ? (
            <p className="pt-0 pb-3h px-4 faint">{text.insights.nothingFound}</p>
          ) : (
            <nav className={classNames("column", styles.results)} aria-label={title}>
              {results.map((result: Result) => (
                <ResultLink key={`${result.ticker} ${result.primary_exchange ?? ""}`} result={result} />
              ))}
            </nav>
          )}
        </Card>
        <div className="grid gap-card">
          <Recent />
          <Movers />
        </div>
      </div>
    </div>
  );
}

function ResultLink({ result }: { result: Result }): ReactNode {
  return (
    <Link to={insightsPath(result.ticker)}>
      <SymbolAvatar symbol={result.ticker} size={30} />
      <span>
        <b>{result.ticker}</b>
        <small>{result.name}</small>
      </span>
      <span className="column items-end nowrap">
        <small>{result.type}</small>
        <small>{result.primary_exchange === null ? null : formatExchange(result.primary_exchange)}</small>
      </span>
    </Link>
  );
}

function Recent(): ReactNode {
  const recent = useRecentSymbols();
  const quotes = useQuotes(recent);
  if (recent.length === 0) return null;
  return (
    <Card title={text.insights.recent} flush>
      <nav className={classNames("column", styles.results)} aria-label={text.insights.recent}>
        {recent.map((symbol) => (
          <QuoteLink key={symbol} symbol={symbol} quote={quotes.bySymbol.get(symbol)} />
        ))}
      </nav>
    </Card>
  );
}

function Movers(): ReactNode {
  const { data } = useWatchlists();
  const symbols = data?.watchlists.find(({ isDefault }) => isDefault)?.symbols ?? [];
  const quotes = useQuotes(symbols);
  const size = (quote: Quote): number => Math.abs(quote.changePercent ?? 0);
  const movers = [...quotes.bySymbol.values()].toSorted((one, other) => size(other) - size(one)).slice(0, maxMovers);
  if (movers.length === 0) return null;
  return (
    <Card title={text.insights.movers} flush>
      <nav className={classNames("column", styles.results)} aria-label={text.insights.movers}>
        {movers.map((quote) => (
          <QuoteLink key={quote.symbol} symbol={quote.symbol} quote={quote} />
        ))}
      </nav>
    </Card>
  );
}

function QuoteLink({ symbol, quote }: { symbol: string; quote: Quote | undefined }): ReactNode {
  return (
    <Link to={insightsPath(symbol)}>
      <SymbolAvatar symbol={symbol} size={30} />
      <span>
        <b>{symbol}</b>
        <small>{quote?.name}</small>
      </span>
      <span className="column items-end nowrap">
        {quote === undefined ? null : (
          <>
            <Price quote={quote} />
            <Change quote={quote} />
          </>
        )}
      </span>
    </Link>
  );
}

/** Returns a value once it has been unchanged for a moment, so that not every letter calls the server. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
