import { useQueries } from "@tanstack/react-query";
import { startTransition, useEffect, useMemo, useState } from "react";
import type { Quote } from "#contract/market.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { query } from "../shell/query.ts";
import { useLiveQuotes } from "./live-quotes-provider.tsx";
import { symbolBatches } from "./symbol-batches.ts";

export interface QuotesResult {
  readonly bySymbol: ReadonlyMap<string, Quote>;
  /** Symbols that no source knows. */
  readonly unknown: ReadonlySet<string>;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: ApiProblem | null;
  readonly retry: () => void;
}

const minPollMs = 15_000;
const none: readonly string[] = [];
const noneStreamed: ReadonlySet<string> = new Set();

/** Loads quotes and keeps them fresh: by the live stream, by polling, or not at all if refreshing is off. */
export function useQuotes(symbols: readonly string[]): QuotesResult {
  const { live, autoRefresh, refreshInterval } = useLiveQuotes();
  const key = symbols.join();
  useEffect(() => {
    if (live === null || !autoRefresh || key === "") return undefined;
    return live.want(key.split(","));
  }, [live, autoRefresh, key]);

  const batches = useMemo(() => symbolBatches(key === "" ? none : key.split(",")), [key]);
  const streamed = useStreamed();
  const [jitter] = useState(() => 0.9 + Math.random() * 0.2);
  const pollMs = Math.max(minPollMs, refreshInterval * jitter);
  return useQueries({
    queries: batches.map((batch) => ({
      ...query("GET /api/market/quotes", { symbols: batch }),
      refetchInterval: autoRefresh && !batch.every((symbol) => streamed.has(symbol)) ? pollMs : (false as const),
      staleTime: autoRefresh ? 60_000 : Infinity,
      refetchOnReconnect: autoRefresh,
    })),
    combine: combineAnswers,
  });
}

interface Answer {
  readonly data: { readonly quotes: Quote[]; readonly unknown: string[] } | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: ApiProblem | null;
  readonly refetch: () => unknown;
}

function combineAnswers(answers: readonly Answer[]): QuotesResult {
  return {
    bySymbol: new Map(answers.flatMap(({ data }) => data?.quotes ?? []).map((quote) => [quote.symbol, quote])),
    unknown: new Set(answers.flatMap(({ data }) => data?.unknown ?? [])),
    isPending: answers.some(({ isPending }) => isPending),
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { refetch } of answers) refetch();
    },
  };
}

/** The symbols of the open stream. */
function useStreamed(): ReadonlySet<string> {
  const { live } = useLiveQuotes();
  const [streamed, setStreamed] = useState<ReadonlySet<string>>(noneStreamed);
  useEffect(() => {
    if (live === null) return undefined;
    // In a transition, because only the next poll depends on it and not what a page shows.
    const look = (): void => {
      const symbols = live.streamed();
      startTransition(() => setStreamed(symbols.length === 0 ? noneStreamed : new Set(symbols)));
    };
    look();
    return live.onStreamedChange(look);
  }, [live]);
  return streamed;
}
