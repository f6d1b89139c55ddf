import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Query, QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { addDays } from "#core/calendar/plain-date.ts";
import type { Input } from "../api/call.ts";
import { useLiveQuotes } from "../market/live-quotes-provider.tsx";
import { query } from "../shell/query.ts";

/** Refetches every answer about the portfolio after a change of the ledger. */
export async function refreshPortfolio(client: QueryClient): Promise<void> {
  const filters = { predicate: ({ queryKey: [route] }: Query) => String(route).startsWith("GET /api/portfolio/") };
  // A first answer still on its way may predate the change, and a plain refetch would wait for it.
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}

export function useRefreshPortfolio(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshPortfolio(client), [client]);
}

/** Loads the user's accounts, with the demo account where it is open. */
export function useAccounts() {
  return useQuery(query("GET /api/portfolio/accounts", {}));
}

/** Loads the holdings, refreshed at the interval in the settings. `account` null means all real accounts. */
export function useHoldings({
  account = null,
  by = "symbol",
}: { account?: string | null; by?: "account" | "symbol" } = {}) {
  const { autoRefresh, refreshInterval } = useLiveQuotes();
  return useQuery({
    ...query("GET /api/portfolio/holdings", { by, ...(account === null ? {} : { account }) }),
    refetchInterval: autoRefresh ? Math.max(15_000, refreshInterval) : false,
    staleTime: 15_000,
    placeholderData: keepWithin(account === null ? {} : { account }),
  });
}

/** Loads a range's returns, bridge and daily values. The previous data stays while another range loads. */
export function usePerformance(input: Input<"GET /api/portfolio/performance">) {
  return useQuery({
    ...query("GET /api/portfolio/performance", input),
    staleTime: 60_000,
    placeholderData: keepWithin(input),
  });
}

interface Scope {
  readonly account?: string | undefined;
  readonly symbol?: string | undefined;
}

/** Keeps the previous data while another view loads, but never across accounts or instruments. */
export function keepWithin({ account, symbol }: Scope) {
  return <Data>(
    before: Data | undefined,
    previousQuery?: { readonly queryKey: readonly [string, Scope] },
  ): Data | undefined => {
    const last = previousQuery?.queryKey[1];
    return last !== undefined && last.account === account && last.symbol === symbol ? before : undefined;
  };
}

/**
 * Returns the step of a range's series: days up to two years, weeks beyond. Shared, so that all screens send the same
 * query.
 */
export function rangeStep(
  range: { readonly from: string | null; readonly to: string | null },
  today: string,
): { readonly step: "day" | "week" } {
  const isLong = range.from === null || range.from < addDays(range.to ?? today, -maxDays);
  return { step: isLong ? "week" : "day" };
}

const maxDays = 731;
