import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { History } from "#contract/market.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { query } from "../shell/query.ts";
import { type LabSeries, labSeries } from "./lab-series.ts";

const maxBars = 5000;

/** A run's histories, as far as they have loaded. */
export type LabData =
  | { readonly kind: "none" }
  | { readonly kind: "loading" }
  | { readonly kind: "unknown"; readonly symbol: string }
  | { readonly kind: "failed"; readonly symbol: string; readonly error: ApiProblem; readonly onRetry: () => void }
  | (LabSeries & { readonly histories: readonly History[] });

/** Loads daily bars of every instrument a run trades or reads. */
export function useLabData(
  traded: readonly string[],
  others: readonly string[],
  /** One of the other instruments turns out to be traded too. */
  shelter: string | null,
): LabData {
  const symbols = useMemo(() => [...traded, ...others], [traded, others]);
  const answers = useQueries({
    queries: symbols.map((symbol) => query("GET /api/market/history", { symbol, interval: "1d", limit: maxBars })),
    combine: (results) => ({
      histories: results.map(({ data }) => data),
      errors: results.map(({ data, error }) => (data === undefined ? error : null)),
      retries: results.map(({ refetch }) => refetch),
    }),
  });
  const { histories, errors, retries } = answers;
  const there = useMemo(() => histories.filter((history) => history !== undefined), [histories]);
  const ready = useMemo(
    () => (there.length === symbols.length ? { ...labSeries(there, traded, shelter), histories: there } : null),
    [there, symbols, traded, shelter],
  );
  if (traded.length === 0) return { kind: "none" };
  const at = errors.findIndex((error) => error !== null);
  const [error, symbol, retry] = [errors[at] ?? null, symbols[at] ?? "", retries[at]];
  if (error?.code === "unknown-symbol") return { kind: "unknown", symbol };
  if (error !== null) return { kind: "failed", symbol, error, onRetry: () => void retry?.() };
  return ready ?? { kind: "loading" };
}
