import { lazy, Suspense, useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { problemDetails } from "../api/api-problem.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { formatPrice } from "../format/format-price.ts";
import { useNow } from "../format/use-now.ts";
import { currentStatus } from "../market/current-status.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { rememberSymbol } from "../market/recent-symbols.ts";
import { useQuotes } from "../market/use-quotes.ts";
import { usePageTitle } from "../shell/page-title.tsx";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { Tabs } from "../ui/tabs.tsx";
import {
  type InsightsAddress,
  insightsParams,
  readInsightsAddress,
  type SymbolTab,
  symbolTabs,
} from "./insights-address.ts";
import styles from "./insights.module.css";
import { KeyFigures, KeyFiguresSkeleton } from "./key-figures.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { PickSymbol } from "./pick-symbol.tsx";
import { SymbolHeader } from "./symbol-header.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { classNames } from "../ui/class-names.ts";

const FinancialsTab = lazy(() => loadedScript(import("./financials-tab.tsx")));
const ResearchTab = lazy(() => loadedScript(import("./research-tab.tsx")));
const NewsTab = lazy(() => loadedScript(import("./news-tab.tsx")));
const EventsTab = lazy(() => loadedScript(import("./events-tab.tsx")));
const PositionTab = lazy(() => loadedScript(import("./position-tab.tsx")));
const TechnicalTab = lazy(() => loadedScript(import("./technical-tab.tsx")));

/** One symbol: its name, current price and age, key figures, and more in tabs. */
export function SymbolPage({ symbol }: { symbol: string }): ReactNode {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readInsightsAddress(params, symbol), [params, symbol]);
  // The address already has the latest choice before it is rendered.
  const chosen = (): InsightsAddress => readInsightsAddress(new URLSearchParams(window.location.search), symbol);
  const change = (next: Partial<InsightsAddress>): void =>
    setParams(insightsParams(symbol, { ...chosen(), ...next }), { replace: true, preventScrollReset: true });
  const quotes = useQuotes([symbol]);
  const quote = quotes.bySymbol.get(symbol);
  const isUnknown = quotes.unknown.has(symbol) || quotes.error?.code === "unknown-symbol";
  const pathOf = (other: string): string => pathLike(other, chosen());
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
    <div className={classNames("column gap-card phone-gap-3", styles.page)}>
      <SymbolHeader
        symbol={symbol}
        quote={quote}
        hasFailed={hasFailed}
        onRetry={quotes.retry}
        compared={address.compare}
        pathOf={pathOf}
        onCompare={(other) => change({ tab: "overview", compare: [...address.compare, other] })}
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
          className={classNames("min-0", styles.panel)}
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
      case "research":
        return <ResearchTab key={symbol} symbol={symbol} />;
      case "news":
        return <NewsTab key={symbol} symbol={symbol} />;
      case "events":
        return <EventsTab key={symbol} symbol={symbol} quote={quote} />;
      case "technical":
        return <TechnicalTab symbol={symbol} quote={quote} />;
      case "position":
        return <PositionTab symbol={symbol} />;
      default:
        return <OverviewTab symbol={symbol} quote={quote} address={address} onChange={change} />;
    }
  }
}

/** Returns the same tab and range for another symbol. */
function pathLike(symbol: string, address: InsightsAddress): string {
  const compare = address.compare.filter((other) => other !== symbol);
  return `/insights?${new URLSearchParams(insightsParams(symbol, { ...address, compare })).toString()}`;
}
