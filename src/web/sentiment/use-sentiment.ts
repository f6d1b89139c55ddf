import { useQueries, useQuery } from "@tanstack/react-query";
import type { SymbolMood } from "#contract/sentiment.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import type { Output } from "../api/call.ts";
import { symbolBatches } from "../market/symbol-batches.ts";
import { query, renewMs } from "../shell/query.ts";

type Sentiment = Output<"GET /api/market/sentiment">;
export type MarketMood = Sentiment["market"];
export type StoryWindow = "1d" | "7d" | "30d";

/** The polling interval while the server calculates past days. */
const calculationPollMs = 4_000;
const maxCalculationPolls = 5;

/** Loads the market's mood, which doesn't depend on the symbols. */
export function useMarketMood() {
  const marketQuery = query("GET /api/market/sentiment", { symbols: [] });
  return useQuery({
    ...marketQuery,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isCalculating(state.data.market) && state.dataUpdateCount < maxCalculationPolls
        ? calculationPollMs
        : renewMs("GET /api/market/sentiment"),
  });
}

/** True until the line has at least two days. */
export function isCalculating({ history }: Pick<MarketMood, "history">): boolean {
  return history.length < 2;
}

export interface SymbolMoods {
  readonly moods: readonly SymbolMood[];
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: ApiProblem | null;
  readonly retry: () => void;
}

/** Loads the moods of any number of symbols, in batches of the server's limit. */
export function useSymbolMoods(symbols: readonly string[], window: StoryWindow): SymbolMoods {
  return useQueries({
    queries: symbolBatches(symbols).map((batch) => query("GET /api/market/sentiment", { symbols: batch, window })),
    combine: joinMoods,
  });
}

interface Answer {
  readonly data: Sentiment | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: ApiProblem | null;
  readonly refetch: () => unknown;
}

function joinMoods(answers: readonly Answer[]): SymbolMoods {
  return {
    moods: answers.flatMap(({ data }) => data?.symbols ?? []),
    isPending: answers.some(({ isPending }) => isPending),
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { refetch } of answers) refetch();
    },
  };
}
