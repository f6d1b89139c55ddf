import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { HistoryInterval } from "#contract/market.ts";
import type { Output } from "../api/call.ts";
import { query } from "../shell/query.ts";
import { symbolBatches } from "./symbol-batches.ts";

export type SymbolSignals = Output<"GET /api/market/signals">["symbols"][number];

/** The default readings of symbols at one interval, by symbol. */
export function useSignals(
  symbols: readonly string[],
  interval: HistoryInterval = "1d",
): { readonly bySymbol: ReadonlyMap<string, SymbolSignals>; readonly isPending: boolean } {
  const key = symbols.join();
  const batches = useMemo(() => (key === "" ? [] : symbolBatches(key.split(","))), [key]);
  return useQueries({
    queries: batches.map((batch) => query("GET /api/market/signals", { symbols: batch, interval })),
    combine: combineSignals,
  });
}

function combineSignals(
  answers: readonly { readonly data: Output<"GET /api/market/signals"> | undefined; readonly isPending: boolean }[],
) {
  return {
    bySymbol: new Map(answers.flatMap(({ data }) => data?.symbols ?? []).map((found) => [found.symbol, found])),
    isPending: answers.some(({ isPending }) => isPending),
  };
}
