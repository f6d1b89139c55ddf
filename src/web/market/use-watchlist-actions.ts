import { useMemo } from "react";
import type { Watchlist } from "#contract/watchlists.ts";
import { useWatchlistChange, useWatchlists } from "./use-watchlists.ts";

export interface WatchlistActions {
  /** Both show at once and are taken back when the server refuses. */
  readonly add: (list: Watchlist, symbol: string) => Promise<void>;
  readonly remove: (list: Watchlist, symbol: string) => Promise<void>;
}

/** Adds symbols to a watchlist and removes them. */
export function useWatchlistActions(): WatchlistActions {
  const { mutateAsync } = useWatchlistChange();
  return useMemo(
    () => ({
      add: async (list, symbol) => {
        await mutateAsync({ list, symbol, isWatched: true });
      },
      remove: async (list, symbol) => {
        await mutateAsync({ list, symbol, isWatched: false });
      },
    }),
    [mutateAsync],
  );
}

export interface Watch {
  readonly isWatched: boolean;
  /** Null until the lists are known. */
  readonly toggle: (() => Promise<void>) | null;
}

/** Whether the default watchlist holds a symbol, and the switch for it. */
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
