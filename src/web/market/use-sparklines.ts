import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Sparkline } from "#contract/market.ts";
import { query } from "../shell/query.ts";
import { useLiveQuotes } from "./live-quotes-provider.tsx";
import { symbolBatches } from "./symbol-batches.ts";

const sparklineLifeMs = 300_000;

/** Loads the last session's prices by symbol. Decorative, so a failure shows nothing. */
export function useSparklines(symbols: readonly string[]): ReadonlyMap<string, Sparkline> {
  const key = symbols.join();
  const batches = useMemo(() => symbolBatches(key === "" ? [] : key.split(",")), [key]);
  const { autoRefresh } = useLiveQuotes();
  return useQueries({
    queries: batches.map((batch) => ({
      ...query("GET /api/market/sparklines", { symbols: batch }),
      refetchInterval: autoRefresh ? sparklineLifeMs : (false as const),
    })),
    combine: combineAnswers,
  });
}

function combineAnswers(
  answers: readonly { readonly data: { readonly sparklines: Sparkline[] } | undefined }[],
): ReadonlyMap<string, Sparkline> {
  return new Map(
    answers.flatMap(({ data }) => data?.sparklines ?? []).map((sparkline) => [sparkline.symbol, sparkline]),
  );
}
