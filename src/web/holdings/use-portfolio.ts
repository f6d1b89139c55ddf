import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Query, QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { addDays } from "#core/calendar/plain-date.ts";
import type { Input } from "../api/call.ts";
import { useLiveQuotes } from "../market/live-quotes-provider.tsx";
import { query } from "../shell/query.ts";

/** Every answer about the portfolio is asked for again; for after a change of the ledger. */
export async function refreshPortfolio(client: QueryClient): Promise<void> {
  const filters = { predicate: ({ queryKey: [route] }: Query) => String(route).startsWith("GET /api/portfolio/") };
  // A first answer that is still on its way may be from before the change, and asking again alone would wait for it.
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}

export function useRefreshPortfolio(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshPortfolio(client), [client]);
}

/** The user's accounts, the demo account among them where it is open. */
export function useAccounts() {
  return useQuery(query("GET /api/portfolio/accounts", {}));
}

/** What is held, valued anew as often as the settings say. `account` null: all real accounts. */
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

/** Returns, bridge and daily values of a range; what was there stays while another range is computed. */
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

/** What was there stays while another view of it is on its way, but never under the name of another account or instrument. */
export function keepWithin({ account, symbol }: Scope) {
  return <Data>(
    before: Data | undefined,
    asked?: { readonly queryKey: readonly [string, Scope] },
  ): Data | undefined => {
    const last = asked?.queryKey[1];
    return last !== undefined && last.account === account && last.symbol === symbol ? before : undefined;
  };
}

/** The step of a range's series: days of up to two years, weeks beyond. So every screen that shows a range asks the same. */
export function rangeStep(
  range: { readonly from: string | null; readonly to: string | null },
  today: string,
): { readonly step: "day" | "week" } {
  const isLong = range.from === null || range.from < addDays(range.to ?? today, -mostDays);
  return { step: isLong ? "week" : "day" };
}

const mostDays = 731;
