import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { HistoryInterval } from "#contract/market.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import type { Output } from "../api/call.ts";
import { query } from "../shell/query.ts";
import { symbolBatches } from "./symbol-batches.ts";

export type SymbolSignals = Output<"GET /api/market/signals">["symbols"][number];

interface Answer {
  readonly data: Output<"GET /api/market/signals"> | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: ApiProblem | null;
  readonly refetch: () => unknown;
}

/** Loads the default readings of several symbols at one interval. */
export function useSignals(
  symbols: readonly string[],
  interval: HistoryInterval = "1d",
  { hasEvidence = false }: { readonly hasEvidence?: boolean } = {},
) {
  const key = symbols.join();
  const batches = useMemo(() => symbolBatches(key === "" ? [] : key.split(",")), [key]);
  return useQueries({
    queries: batches.map((batch) =>
      query("GET /api/market/signals", { symbols: batch, interval, evidence: hasEvidence ? "yes" : "no" }),
    ),
    combine: combineAnswers,
  });
}

function combineAnswers(answers: readonly Answer[]) {
  const rows = answers.flatMap(({ data }) => data?.symbols ?? []);
  return {
    rows,
    bySymbol: new Map(rows.map((row) => [row.symbol, row])),
    isPending: answers.some(({ isPending }) => isPending),
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
  };
}
