import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { worstStatus } from "#core/market/provenance.ts";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { useHeldSymbols } from "../holdings/use-held-symbols.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { query } from "../shell/query.ts";
import { sentimentText } from "../text/sentiment-text.ts";
import { Button } from "../ui/button.tsx";
import type { CardState } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Select } from "../ui/select.tsx";
import { ComponentsCard } from "./components-card.tsx";
import { HeadlinesCard } from "./headlines-card.tsx";
import { MoodCard } from "./mood-card.tsx";
import styles from "./sentiment.module.css";
import { SymbolsCard } from "./symbols-card.tsx";
import { type SentimentScope, sentimentScopes, storyWindows, useSentimentAddress } from "./use-sentiment-address.ts";
import { useMarketMood, useSymbolMoods } from "./use-sentiment.ts";
import { classNames } from "../ui/class-names.ts";

const moversShown = 25;

/** Compares the mood of the market and the user's symbols with their prices. */
export function SentimentScreen(): ReactNode {
  const [{ scope, list: listId, window, range }, setAddress] = useSentimentAddress();
  const market = useMarketMood();
  const scoped = useScopedSymbols(scope, listId);
  const answer = useSymbolMoods(scoped.symbols, window);

  const marketData = market.data;
  const marketError = market.error;
  const retryMarket = (): void => void market.refetch();
  useDataEntry(
    marketData === undefined
      ? null
      : { id: "market-mood", label: sentimentText.sentiment.market, ...marketData.provenance, onRetry: retryMarket },
  );
  const status = worstStatus(answer.moods.map(({ provenance }) => provenance.status));
  const worst = answer.moods.find(({ provenance }) => provenance.status === status)?.provenance;
  useDataEntry(
    worst === undefined
      ? null
      : { id: "symbol-moods", label: sentimentText.sentiment.symbols, ...worst, onRetry: answer.retry },
  );

  const marketState: CardState =
    marketError === null
      ? marketData !== undefined && market.isFetching
        ? { kind: "refreshing" }
        : { kind: "ready" }
      : failedState(sentimentText.sentiment.failed, marketError, marketData !== undefined, retryMarket);
  const news = marketData?.market.components.find(({ name }) => name === "news");
  const lists = scoped.lists;
  return (
    <div className="min-0">
      <h1 className="visually-hidden">{sentimentText.sentiment.title}</h1>
      <div className={classNames("grid items-start gap-card cols-own narrow-cols-1", styles.columns)}>
        <div className="column min-0 gap-card">
          <MoodCard
            market={marketData?.market}
            provenance={marketData?.provenance}
            state={marketState}
            range={range}
            onRange={(next) => setAddress({ range: next })}
          />
          <SymbolsCard
            moods={answer.moods}
            window={window}
            caption={sentimentText.sentiment.tableOf(
              sentimentText.sentiment.scopes[scope],
              sentimentText.sentiment.windowNames[window],
            )}
            note={scope === "market" ? sentimentText.sentiment.marketScope : null}
            controls={
              <>
                <SegmentedControl
                  label={sentimentText.sentiment.scope}
                  value={scope}
                  options={sentimentScopes.map((value) => ({ value, label: sentimentText.sentiment.scopes[value] }))}
                  onChange={(next) => setAddress({ scope: next })}
                />
                {scope === "watchlist" && lists.length > 1 && scoped.listId !== null ? (
                  <Select
                    label={sentimentText.sentiment.scopes.watchlist}
                    hideLabel
                    className="w-150"
                    value={scoped.listId}
                    options={lists.map(({ id, name }) => ({ value: id, label: name }))}
                    onChange={(id) => setAddress({ list: id })}
                  />
                ) : null}
                <SegmentedControl
                  label={sentimentText.sentiment.window}
                  value={window}
                  options={storyWindows.map((value) => ({
                    value,
                    label: sentimentText.sentiment.windows[value],
                    title: sentimentText.sentiment.windowNames[value],
                  }))}
                  onChange={(next) => setAddress({ window: next })}
                />
              </>
            }
            state={symbolsState()}
          />
        </div>
        <div className="column min-0 gap-card">
          <ComponentsCard
            components={marketData?.market.components}
            state={marketState.kind === "error" ? { kind: "ready" } : marketState}
          />
          <HeadlinesCard
            headlines={marketData?.market.headlines}
            isNewsDown={news?.provenance.status === "unavailable"}
            state={marketState}
          />
        </div>
      </div>
    </div>
  );

  function symbolsState(): CardState {
    if (scoped.error !== null && scoped.symbols.length === 0)
      return failedState(
        scope === "market" ? sentimentText.sentiment.moversFailed : sentimentText.sentiment.listsFailed,
        scoped.error,
        false,
        scoped.retry,
      );
    if (scoped.isPending) return { kind: "loading", label: sentimentText.sentiment.loadingSymbols };
    if (scoped.symbols.length === 0) return emptyState();
    if (answer.error !== null)
      return failedState(sentimentText.sentiment.symbolsFailed, answer.error, answer.moods.length > 0, answer.retry);
    if (answer.moods.length === 0)
      return answer.isPending
        ? { kind: "loading", label: sentimentText.sentiment.loadingSymbols }
        : { kind: "error", message: sentimentText.sentiment.symbolsFailed, onRetry: answer.retry };
    return answer.isFetching ? { kind: "refreshing" } : { kind: "ready" };
  }

  function emptyState(): CardState {
    if (scope === "market") return { kind: "empty", message: sentimentText.sentiment.emptyMarket };
    return {
      kind: "empty",
      message: scope === "mine" ? sentimentText.sentiment.empty : sentimentText.sentiment.emptyList,
      action: <Button onClick={() => setAddress({ scope: "market" })}>{sentimentText.sentiment.showMarket}</Button>,
    };
  }
}

/** Returns a scope's symbols. */
function useScopedSymbols(scope: SentimentScope, listId: string | null) {
  const watchlists = useWatchlists();
  const held = useHeldSymbols();
  const movers = useQuery({
    ...query("GET /api/market/movers", { kind: "active", limit: moversShown }),
    enabled: scope === "market",
  });
  const lists = watchlists.data?.watchlists ?? [];
  const list = lists.find(({ id }) => id === listId) ?? lists.find(({ isDefault }) => isDefault);
  const source = scope === "market" ? movers : watchlists;
  return {
    lists,
    listId: list?.id ?? null,
    symbols:
      scope === "market"
        ? (movers.data?.quotes.map(({ symbol }) => symbol) ?? [])
        : scope === "watchlist"
          ? (list?.symbols ?? [])
          : [...new Set([...held, ...lists.flatMap(({ symbols }) => symbols)])],
    isPending: source.isPending,
    error: source.error,
    retry: (): void => void source.refetch(),
  };
}

function failedState(message: string, error: ApiProblem, hasOld: boolean, onRetry: () => void): CardState {
  return {
    kind: "error",
    message,
    details: problemDetails(error),
    onRetry,
    ...(hasOld ? { shownInstead: sentimentText.sentiment.showingLast } : {}),
  };
}
