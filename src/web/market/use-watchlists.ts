import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { Watchlist } from "#contract/watchlists.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { query } from "../shell/query.ts";

const listsQuery = query("GET /api/watchlists", {});

/** All watchlists of the user, the default one first. */
export function useWatchlists() {
  return useQuery(listsQuery);
}

/** Adds a symbol to a list, or takes it off; the page shows it before the server confirms it. */
export function useWatchlistChange() {
  const client = useQueryClient();
  return useMutation<Watchlist, ApiProblem, { list: Watchlist; symbol: string; isWatched: boolean }, Rollback>({
    mutationFn: ({ list: { id }, symbol, isWatched }) =>
      isWatched
        ? call("POST /api/watchlists/:id/symbols", { id, symbol })
        : call("DELETE /api/watchlists/:id/symbols/:symbol", { id, symbol }),
    onMutate: async ({ list, symbol, isWatched }) => {
      await client.cancelQueries({ queryKey: listsQuery.queryKey });
      const before = client.getQueryData(listsQuery.queryKey);
      const others = list.symbols.filter((other) => other !== symbol);
      const isThere = others.length < list.symbols.length;
      const symbols = isWatched ? (isThere ? list.symbols : [...list.symbols, symbol]) : others;
      replaceList(client, { ...list, symbols });
      return { before };
    },
    onError: (_problem, _change, rollback) => {
      if (rollback?.before !== undefined) client.setQueryData(listsQuery.queryKey, rollback.before);
    },
    onSuccess: (list) => replaceList(client, list),
  });
}

/** Reads the lists anew, after a change that concerns more than one of them. */
export function refreshWatchlists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: listsQuery.queryKey });
}

interface Rollback {
  readonly before: { watchlists: Watchlist[] } | undefined;
}

function replaceList(client: QueryClient, list: Watchlist): void {
  client.setQueryData(listsQuery.queryKey, (data) =>
    data === undefined
      ? undefined
      : { watchlists: data.watchlists.map((other) => (other.id === list.id ? list : other)) },
  );
}
