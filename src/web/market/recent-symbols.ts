import { useSyncExternalStore } from "react";

const most = 8;
const listeners = new Set<() => void>();
let recent: readonly string[] = [];

/** Puts a symbol in front of those opened lately. Kept in memory only: they belong to a signed-in person. */
export function rememberSymbol(symbol: string): void {
  if (recent[0] === symbol) return;
  change([symbol, ...recent.filter((other) => other !== symbol)].slice(0, most));
}

export function forgetRecentSymbols(): void {
  if (recent.length > 0) change([]);
}

/** The symbols opened lately, the newest first. */
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
