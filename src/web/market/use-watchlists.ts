import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { Watchlist } from "#contract/watchlists.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { isKeptForLater } from "../api/offline.ts";
import { query } from "../shell/query.ts";

const listsQuery = query("GET /api/watchlists", {});

/** Loads the user's watchlists, the default one first. */
export function useWatchlists() {
  return useQuery(listsQuery);
}

/** Adds a symbol to a list or removes it. The page shows the change before the server confirms it. */
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
      // Several changes may follow each other before the page renders the first.
      const current = before?.watchlists.find(({ id }) => id === list.id) ?? list;
      const others = current.symbols.filter((other) => other !== symbol);
      const isThere = others.length < current.symbols.length;
      const symbols = isWatched ? (isThere ? current.symbols : [...current.symbols, symbol]) : others;
      replaceList(client, { ...current, symbols });
      return { before };
    },
    onError: (problem, _change, rollback) => {
      // Kept for later, so the page already shows the list as it will be.
      if (!isKeptForLater(problem) && rollback?.before !== undefined)
        client.setQueryData(listsQuery.queryKey, rollback.before);
    },
    onSuccess: (list) => replaceList(client, list),
  });
}

/** Reloads the lists after a change that affects several. */
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
