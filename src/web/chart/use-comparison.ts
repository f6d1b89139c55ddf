import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Bar, HistoryInterval } from "#contract/market.ts";
import { worstStatus } from "#core/market/provenance.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import type { Output } from "../api/call.ts";
import { query } from "../shell/query.ts";
import { rebased } from "./rebased.ts";

/** The histories of several symbols, and their changes since the first common day. */
export function useComparison(
  symbols: readonly string[],
  request: { readonly interval: HistoryInterval; readonly limit: number },
  /** Returns the bars to compare. Must be stable between renders. */
  select: (bars: readonly Bar[]) => readonly Bar[],
) {
  const { histories, errors, isPending, isFetching, retry } = useQueries({
    queries: symbols.map((symbol) => query("GET /api/market/history", { symbol, ...request })),
    combine,
  });
  // Sample data isn't comparable.
  const real = histories.filter(({ provenance }) => provenance.status !== "sample");
  const key = real
    .map(({ symbol, bars, interval, provenance }) => [
      symbol,
      interval,
      provenance.fetchedAt,
      bars.length,
      bars.at(-1)?.close,
    ])
    .join(";");
  const drawn = useMemo(
    () => rebased(real.map(({ symbol, bars }) => ({ symbol, bars: select(bars) }))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the bars are the same as long as their key is
    [key, select],
  );
  const status = worstStatus(real.map(({ provenance }) => provenance.status));
  return {
    /** Null if the symbols share no day. */
    drawn,
    currencyOf: (symbol: string): string | null =>
      histories.find((history) => history.symbol === symbol)?.currency ?? null,
    /** The provenance of the history with the worst status. */
    worst: real.find(({ provenance }) => provenance.status === status)?.provenance,
    /** The first symbol's. */
    timeZone: histories.find(({ symbol }) => symbol === symbols[0])?.timeZone ?? "UTC",
    hasFailed: errors.length > 0 || real.length === 0,
    isPending,
    isFetching,
    retry,
  };
}

interface Answer {
  readonly data: Output<"GET /api/market/history"> | undefined;
  readonly error: ApiProblem | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function combine(answers: readonly Answer[]) {
  return {
    histories: answers.flatMap(({ data }) => data ?? []),
    errors: answers.flatMap(({ error }) => error ?? []),
    isPending: answers.some(({ isPending }) => isPending),
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
  };
}
