import { useMemo } from "react";
import type { Watchlist } from "#contract/watchlists.ts";
import { orKept } from "../api/or-kept.ts";
import { useWatchlistChange, useWatchlists } from "./use-watchlists.ts";

export interface WatchlistActions {
  /** Both apply at once and are undone if the server refuses. */
  readonly add: (list: Watchlist, symbol: string) => Promise<void>;
  readonly remove: (list: Watchlist, symbol: string) => Promise<void>;
}

/** Adds symbols to a watchlist and removes them. */
export function useWatchlistActions(): WatchlistActions {
  const { mutateAsync } = useWatchlistChange();
  return useMemo(
    () => ({
      add: async (list, symbol) => {
        await orKept(mutateAsync({ list, symbol, isWatched: true }));
      },
      remove: async (list, symbol) => {
        await orKept(mutateAsync({ list, symbol, isWatched: false }));
      },
    }),
    [mutateAsync],
  );
}

export interface Watch {
  readonly isWatched: boolean;
  /** Null until the lists are loaded. */
  readonly toggle: (() => Promise<void>) | null;
}

/** Returns whether the default watchlist has a symbol, and a function that toggles it. */
export function useWatch(symbol: string): Watch {
  const { data } = useWatchlists();
  const { add, remove } = useWatchlistActions();
  const list = data?.watchlists.find(({ isDefault }) => isDefault);
  const isWatched = list?.symbols.includes(symbol) ?? false;
  return {
    isWatched,
    toggle: list === undefined ? null : () => (isWatched ? remove(list, symbol) : add(list, symbol)),
  };
}
