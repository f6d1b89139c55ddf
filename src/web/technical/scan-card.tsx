import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { worstStatus } from "#core/market/provenance.ts";
import { problemDetails } from "../api/api-problem.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { useDataEntry } from "../market/data-registry.tsx";
import { useQuotes } from "../market/use-quotes.ts";
import { useSignals } from "../market/use-signals.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ScanTable } from "./scan-table.tsx";
import type { TechnicalInterval } from "./technical-address.ts";

const WatchlistMap = lazy(() => loadedScript(import("./watchlist-map.tsx")));

const compactRows = 8;
const none: readonly string[] = [];
const words = text.technical;

/** The default watchlist's readings, small beside the chart or as a screen of their own. */
export function ScanCard({
  interval,
  pathOf,
  current,
  scanPath,
}: {
  interval: TechnicalInterval;
  pathOf: (symbol: string) => string;
  current: string | null;
  /** The address of the full scan; null if this is it. */
  scanPath: string | null;
}): ReactNode {
  const watchlists = useWatchlists();
  const symbols = watchlists.data?.watchlists.find(({ isDefault }) => isDefault)?.symbols ?? none;
  const isCompact = scanPath !== null;
  const scanned = isCompact ? symbols.slice(0, compactRows) : symbols;
  const quotes = useQuotes(isCompact ? none : symbols);
  const { rows, isPending, isFetching, error, retry } = useSignals(scanned, interval);
  const status = worstStatus(rows.map(({ provenance }) => provenance.status));
  const worst = rows.find(({ provenance }) => provenance.status === status)?.provenance;
  useDataEntry(worst === undefined ? null : { id: "scan", label: words.scanTitle, ...worst, onRetry: retry });
  const card = (
    <Card
      title={words.scanTitle}
      beside={<Badge>{words.intervalNames[interval]}</Badge>}
      actions={
        scanPath === null ? (
          watchlists.data === undefined ? null : (
            <span className="quiet">{words.rows(symbols.length)}</span>
          )
        ) : (
          <Link to={scanPath}>{words.openScan}</Link>
        )
      }
      flush
      state={state()}
    >
      <div className="scroll-x">
        <ScanTable
          rows={rows}
          pathOf={pathOf}
          isCompact={isCompact}
          current={current}
          {...(isCompact ? {} : { quotes: quotes.bySymbol })}
        />
      </div>
      {isCompact ? null : <p className="pt-2 pb-3 px-4 quiet">{words.scanNote}</p>}
    </Card>
  );
  if (isCompact) return card;
  return (
    <>
      {card}
      <PanelBoundary>
        <Suspense fallback={null}>
          <WatchlistMap quotes={symbols.flatMap((symbol) => quotes.bySymbol.get(symbol) ?? [])} />
        </Suspense>
      </PanelBoundary>
    </>
  );

  function state(): CardState {
    if (watchlists.data === undefined)
      return watchlists.error === null
        ? { kind: "loading", label: words.scanLoading }
        : {
            kind: "error",
            message: words.listFailed,
            details: problemDetails(watchlists.error),
            onRetry: () => void watchlists.refetch(),
          };
    if (scanned.length === 0) return { kind: "empty", message: words.scanEmpty };
    if (error !== null && rows.length === 0)
      return { kind: "error", message: words.scanFailed, details: problemDetails(error), onRetry: retry };
    if (isPending && rows.length === 0)
      return {
        kind: "loading",
        label: words.scanLoading,
        skeleton: (
          <div className="grid gap-2h pt-2 pb-4 px-4">
            {scanned.map((symbol) => (
              <Skeleton key={symbol} height={22} />
            ))}
          </div>
        ),
      };
    if (status === "sample") return { kind: "sample" };
    return isFetching ? { kind: "refreshing" } : { kind: "ready" };
  }
}
