import { IconChevronLeft, IconChevronRight, IconScale, IconStar, IconStarFilled } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Quote } from "#contract/market.ts";
import { problemDetails } from "../api/api-problem.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatExchangeTime } from "../format/format-date.ts";
import { formatPrice } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { useNow } from "../format/use-now.ts";
import { Change } from "../market/change.tsx";
import { currentStatus } from "../market/current-status.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus, useQuoteStatus } from "../market/data-status.tsx";
import { Price } from "../market/price.tsx";
import { rememberSymbol } from "../market/recent-symbols.ts";
import { SymbolAvatar } from "../market/symbol-avatar.tsx";
import { useQuotes } from "../market/use-quotes.ts";
import { useWatch } from "../market/use-watchlist-actions.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { isTypingIn } from "../shell/is-typing-in.ts";
import { usePageTitle } from "../shell/page-title.tsx";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { ConvertedPrice } from "./converted-price.tsx";
import {
  type InsightsAddress,
  insightsParams,
  mostCompared,
  readInsightsAddress,
  type SymbolTab,
  symbolTabs,
} from "./insights-address.ts";
import styles from "./insights.module.css";
import { KeyFigures, KeyFiguresSkeleton } from "./key-figures.tsx";
import { NextEvent } from "./next-event.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { PickSymbol } from "./pick-symbol.tsx";

const FinancialsTab = lazy(() => loadedScript(import("./financials-tab.tsx")));
const NewsTab = lazy(() => loadedScript(import("./news-tab.tsx")));
const EventsTab = lazy(() => loadedScript(import("./events-tab.tsx")));
const TechnicalTab = lazy(() => loadedScript(import("./technical-tab.tsx")));

/** One symbol: what it is, what it costs now and how old that is, its key figures, and more in tabs. */
export function SymbolPage({ symbol }: { symbol: string }): ReactNode {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readInsightsAddress(params, symbol), [params, symbol]);
  const change = (next: Partial<InsightsAddress>): void =>
    setParams(insightsParams(symbol, { ...address, ...next }), { replace: true, preventScrollReset: true });
  const quotes = useQuotes([symbol]);
  const quote = quotes.bySymbol.get(symbol);
  const isUnknown = quotes.unknown.has(symbol) || quotes.error?.code === "unknown-symbol";
  const pathOf = (other: string): string => pathLike(other, address);
  useListKeys(symbol, pathOf);
  usePageTitle(quote === undefined || quote.price === null ? symbol : `${symbol} ${formatPrice(quote.price, quote)}`);
  const isKnown = quote !== undefined;
  useEffect(() => {
    if (isKnown) rememberSymbol(symbol);
  }, [symbol, isKnown]);
  const nowMs = useNow("minute");
  useDataEntry(
    quote === undefined
      ? null
      : {
          id: "quote",
          label: symbol,
          ...quote.provenance,
          status: currentStatus(quote.provenance, quote.exchange, nowMs),
          exchange: quote.exchange,
          onRetry: quotes.retry,
        },
  );
  if (isUnknown) return <PickSymbol key={symbol} query={symbol} isUnknown />;
  const hasFailed = quote === undefined && quotes.error !== null;
  return (
    <div className={styles.page}>
      <Header
        symbol={symbol}
        quote={quote}
        hasFailed={hasFailed}
        onRetry={quotes.retry}
        compared={address.compare}
        pathOf={pathOf}
        onCompare={(other) =>
          change({ tab: "overview", compare: [...address.compare.filter((one) => one !== other), other] })
        }
      />
      <div className={styles.statsPlace}>
        <Card
          state={
            hasFailed
              ? {
                  kind: "error",
                  message: text.market.failed,
                  details: problemDetails(quotes.error),
                  onRetry: quotes.retry,
                }
              : quote?.provenance.status === "sample"
                ? { kind: "sample" }
                : { kind: "ready" }
          }
          flush={!hasFailed}
        >
          <h2 className="visually-hidden">{text.insights.stats}</h2>
          {quote === undefined ? <KeyFiguresSkeleton /> : <KeyFigures quote={quote} />}
        </Card>
      </div>
      {hasFailed ? null : (
        <Tabs
          label={text.symbolPage.tabs}
          value={address.tab}
          options={symbolTabs.map((value) => ({ value, label: text.symbolPage.tabNames[value] }))}
          onChange={(tab) => change({ tab })}
          className={styles.panel}
        >
          <PanelBoundary key={address.tab}>
            <Suspense
              fallback={
                <Card state={{ kind: "loading", label: text.symbolPage.loadingTab }}>{text.symbolPage.loadingTab}</Card>
              }
            >
              {tab(address.tab)}
            </Suspense>
          </PanelBoundary>
        </Tabs>
      )}
    </div>
  );

  function tab(name: SymbolTab): ReactNode {
    switch (name) {
      case "financials":
        return <FinancialsTab symbol={symbol} quote={quote} />;
      case "news":
        return <NewsTab key={symbol} symbol={symbol} />;
      case "events":
        return <EventsTab key={symbol} symbol={symbol} quote={quote} />;
      case "technical":
        return <TechnicalTab symbol={symbol} quote={quote} />;
      default:
        return <OverviewTab symbol={symbol} quote={quote} address={address} onChange={change} />;
    }
  }
}

function Header({
  symbol,
  quote,
  hasFailed,
  onRetry,
  compared,
  pathOf,
  onCompare,
}: {
  symbol: string;
  quote: Quote | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  compared: readonly string[];
  /** Where another symbol of the list is. */
  pathOf: (symbol: string) => string;
  onCompare: (symbol: string) => void;
}): ReactNode {
  const header = useRef<HTMLElement>(null);
  const isOut = useIsOut(header);
  return (
    <>
      <header ref={header} className={styles.header}>
        <div className={styles.identity}>
          <SymbolAvatar symbol={symbol} size={46} />
          <div className={styles.words}>
            <div className={styles.line}>
              <h1>{quote?.name ?? symbol}</h1>
              <span className={styles.tags}>
                <Badge>{symbol}</Badge>
                {quote === undefined ? null : <Tags quote={quote} />}
                {quote === undefined ? null : <NextEvent symbol={symbol} />}
              </span>
            </div>
            <div className={classNames(styles.line, styles.priceLine)}>
              {quote === undefined ? (
                hasFailed ? (
                  <span className={styles.price}>{missing}</span>
                ) : (
                  <Skeleton width={220} height={34} />
                )
              ) : (
                <>
                  <Price key={symbol} quote={quote} className={styles.price} />
                  <Change quote={quote} show="both" className={styles.change} />
                  <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />
                  <ConvertedPrice quote={quote} />
                  <ExchangeTime quote={quote} />
                </>
              )}
            </div>
          </div>
        </div>
        <div className={styles.actions}>
          {quote === undefined ? null : <StaleRetry quote={quote} onRetry={onRetry} />}
          <CompareButton symbol={symbol} compared={compared} onCompare={onCompare} />
          <WatchButton key={symbol} symbol={symbol} />
          <ListButtons symbol={symbol} pathOf={pathOf} />
        </div>
      </header>
      {quote === undefined ? null : (
        <div className={styles.mini} data-shown={isOut} aria-hidden="true">
          <b>{symbol}</b>
          <Price key={symbol} quote={quote} />
          <Change quote={quote} />
          <span className={styles.miniEnd}>
            <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />
          </span>
        </div>
      )}
    </>
  );
}

function Tags({ quote }: { quote: Quote }): ReactNode {
  const exchange = quote.exchangeName ?? quote.exchange;
  return (
    <>
      {exchange === null ? null : <Badge>{exchange}</Badge>}
      {quote.currency === null ? null : <Badge>{formatCurrencyCode(quote.currency)}</Badge>}
    </>
  );
}

function StaleRetry({ quote, onRetry }: { quote: Quote; onRetry: () => void }): ReactNode {
  return useQuoteStatus(quote) === "stale" ? <Button onClick={onRetry}>{text.ui.retry}</Button> : null;
}

function ExchangeTime({ quote }: { quote: Quote }): ReactNode {
  const { asOf } = quote.provenance;
  if (asOf === null) return null;
  return (
    <span className={styles.muted}>
      {quote.timeZone === null ? null : `${formatExchangeTime(Date.parse(asOf), quote.timeZone)}, `}
      <RelativeTime at={asOf} />
    </span>
  );
}

function CompareButton({
  symbol,
  compared,
  onCompare,
}: {
  symbol: string;
  compared: readonly string[];
  onCompare: (symbol: string) => void;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const isFull = compared.length >= mostCompared;
  return (
    <>
      <Button
        icon={<IconScale size={16} stroke={1.7} aria-hidden="true" />}
        disabled={isFull}
        title={isFull ? text.compare.full(mostCompared + 1) : undefined}
        onClick={() => setIsOpen(true)}
      >
        {text.compare.button}
      </Button>
      <CompareDialog
        symbol={symbol}
        compared={compared}
        isOpen={isOpen}
        onChoose={(other) => {
          setIsOpen(false);
          if (other !== symbol) onCompare(other);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

function WatchButton({ symbol }: { symbol: string }): ReactNode {
  const { isWatched, toggle } = useWatch(symbol);
  const [hasFailed, setHasFailed] = useState(false);
  const press = (): void => {
    setHasFailed(false);
    toggle?.().catch(() => setHasFailed(true));
  };
  useWatchKey(press);
  return (
    <>
      <Button
        aria-pressed={isWatched}
        disabled={toggle === null}
        icon={isWatched ? <IconStarFilled size={16} className={styles.star} /> : <IconStar size={16} stroke={1.7} />}
        onClick={press}
      >
        <span>
          {isWatched ? text.market.watching : text.market.watch}
          <span className="visually-hidden"> {symbol}</span>
        </span>
      </Button>
      {hasFailed ? <span role="alert">{text.dashboard.addFailed(symbol)}</span> : null}
    </>
  );
}

/** The same part and range of another symbol's page. */
function pathLike(symbol: string, address: InsightsAddress): string {
  const compare = address.compare.filter((other) => other !== symbol);
  return `/insights?${new URLSearchParams(insightsParams(symbol, { ...address, compare })).toString()}`;
}

/** Steps through the default watchlist. */
function ListButtons({ symbol, pathOf }: { symbol: string; pathOf: (symbol: string) => string }): ReactNode {
  const { previous, next } = useNeighbours(symbol);
  const navigate = useNavigate();
  const go = (target: string | null) => (): void => {
    if (target !== null) void navigate(pathOf(target));
  };
  return (
    <>
      <IconButton
        label={[text.insights.previousSymbol, previous].filter(Boolean).join(", ")}
        title={previous === null ? undefined : `${previous} (Shift K)`}
        disabled={previous === null}
        onClick={go(previous)}
      >
        <IconChevronLeft size={18} stroke={1.7} />
      </IconButton>
      <IconButton
        label={[text.insights.nextSymbol, next].filter(Boolean).join(", ")}
        title={next === null ? undefined : `${next} (Shift J)`}
        disabled={next === null}
        onClick={go(next)}
      >
        <IconChevronRight size={18} stroke={1.7} />
      </IconButton>
    </>
  );
}

function useNeighbours(symbol: string): { previous: string | null; next: string | null } {
  const { data } = useWatchlists();
  const lists = data?.watchlists ?? [];
  const list = lists.find(({ symbols }) => symbols.includes(symbol)) ?? lists.find(({ isDefault }) => isDefault);
  const symbols = list?.symbols ?? [];
  const index = symbols.indexOf(symbol);
  if (symbols.length === 0 || (symbols.length === 1 && index === 0)) return { previous: null, next: null };
  const at = (place: number): string => symbols[(place + symbols.length) % symbols.length] ?? symbol;
  return index === -1 ? { previous: at(-1), next: at(0) } : { previous: at(index - 1), next: at(index + 1) };
}

/** Shift J and Shift K walk the list. */
function useListKeys(symbol: string, pathOf: (symbol: string) => string): void {
  const { previous, next } = useNeighbours(symbol);
  const navigate = useNavigate();
  const path = useRef(pathOf);
  useEffect(() => {
    path.current = pathOf;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || isTypingIn(event.target)) return;
      const target = event.key === "J" ? next : event.key === "K" ? previous : null;
      if (target === null) return;
      event.preventDefault();
      void navigate(path.current(target));
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [previous, next, navigate]);
}

/** W watches the symbol of the page, or stops. */
function useWatchKey(toggle: () => void): void {
  const pressed = useRef(toggle);
  useEffect(() => {
    pressed.current = toggle;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "w" || event.ctrlKey || event.metaKey || event.altKey || isTypingIn(event.target)) return;
      pressed.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Whether an element has left the top of the window. */
function useIsOut(element: React.RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setIsOut(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}
