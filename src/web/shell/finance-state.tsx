import { notifyManager, useIsFetching, useQueryClient } from "@tanstack/react-query";
import type { Query, QueryKey } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { text } from "../text/text.ts";
import type { StoredSettings } from "./settings-merge.ts";
import { useSettings } from "./settings-provider.tsx";

/** What the finance pages share. Quotes live in the query cache, settings in their store: this is one view of both. */
interface FinanceState {
  readonly stocks: readonly Quote[];
  readonly portfolio: null;
  readonly news: readonly never[];
  readonly chatHistory: readonly never[];
  readonly settings: Pick<StoredSettings, "apiKeys" | "preferences" | "watchlist">;
  /** Quotes are being fetched. */
  readonly loading: boolean;
  /** What failed last; null again after a successful quote fetch. */
  readonly error: string | null;
  readonly selectedStock: string | null;
  readonly selectStock: (symbol: string | null) => void;
}

const FinanceContext = createContext<FinanceState | null>(null);
const quotesRoute = "GET /api/market/quotes";
const isQuotesQuery = (query: { readonly queryKey: QueryKey }): boolean => query.queryKey[0] === quotesRoute;

/** Shares the finance state with everything below. */
export function FinanceStateProvider({ children }: { children: ReactNode }): ReactNode {
  const client = useQueryClient();
  const { settings } = useSettings();
  const [error, setError] = useState<string | null>(null);
  const [selectedStock, selectStock] = useState<string | null>(null);
  const loading = useIsFetching({ predicate: isQuotesQuery }) > 0;
  const [view] = useState(() => {
    let stocks: readonly Quote[] = [];
    let seen: readonly unknown[] = [];
    const cache = client.getQueryCache();
    return {
      subscribe: (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
      stocks: () => {
        const data = cache.findAll({ predicate: isQuotesQuery }).map((query) => query.state.data);
        if (data.length === seen.length && data.every((answer, index) => answer === seen[index])) return stocks;
        seen = data;
        stocks = distinctQuotes(data);
        return stocks;
      },
    };
  });
  const stocks = useSyncExternalStore(view.subscribe, view.stocks);

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || !isQuotesQuery(event.query as Query)) return;
        if (event.action.type === "error") setError(text.shell.quoteError);
        if (event.action.type === "success" && event.action.manual !== true) setError(null);
      }),
    [client],
  );

  const state = useMemo<FinanceState>(
    () => ({
      stocks,
      portfolio: null,
      news: [],
      chatHistory: [],
      settings,
      loading,
      error,
      selectedStock,
      selectStock,
    }),
    [stocks, settings, loading, error, selectedStock],
  );
  return <FinanceContext.Provider value={state}>{children}</FinanceContext.Provider>;
}

/** The shared finance state. */
export function useFinanceState(): FinanceState {
  const state = useContext(FinanceContext);
  if (state === null) throw new Error("useFinanceState must be used within a FinanceStateProvider");
  return state;
}

/** Each quote once, the newest where several answers have it. */
function distinctQuotes(answers: readonly unknown[]): readonly Quote[] {
  const bySymbol = new Map<string, Quote>();
  for (const answer of answers)
    for (const quote of (answer as { quotes: readonly Quote[] } | undefined)?.quotes ?? []) {
      const other = bySymbol.get(quote.symbol);
      const isOlder = (other?.provenance.fetchedAt ?? "") > (quote.provenance.fetchedAt ?? "");
      if (!isOlder) bySymbol.set(quote.symbol, quote);
    }
  return [...bySymbol.values()];
}
