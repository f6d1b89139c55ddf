import { useSyncExternalStore } from "react";

const maxRecent = 8;
const listeners = new Set<() => void>();
let recent: readonly string[] = [];

/** Puts a symbol in front of the recent ones. Kept in memory only, since they belong to the signed-in user. */
export function rememberSymbol(symbol: string): void {
  if (recent[0] === symbol) return;
  change([symbol, ...recent.filter((other) => other !== symbol)].slice(0, maxRecent));
}

export function forgetRecentSymbols(): void {
  if (recent.length > 0) change([]);
}

/** Returns the recent symbols, newest first. */
export function useRecentSymbols(): readonly string[] {
  return useSyncExternalStore(subscribe, () => recent);
}

function change(next: readonly string[]): void {
  recent = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
