import { useWatchlists } from "../market/use-watchlists.ts";

/**
 * Returns the previous and next symbols in the watchlist, wrapping around; those of the default list for a symbol that
 * is in none.
 */
export function useNeighbours(symbol: string): { previous: string | null; next: string | null } {
  const { data } = useWatchlists();
  const lists = data?.watchlists ?? [];
  const list = lists.find(({ symbols }) => symbols.includes(symbol)) ?? lists.find(({ isDefault }) => isDefault);
  const symbols = list?.symbols ?? [];
  const index = symbols.indexOf(symbol);
  if (symbols.length === 0 || (symbols.length === 1 && index === 0)) return { previous: null, next: null };
  const at = (place: number): string => symbols[(place + symbols.length) % symbols.length] ?? symbol;
  return index === -1 ? { previous: at(-1), next: at(0) } : { previous: at(index - 1), next: at(index + 1) };
}
