import { useSyncExternalStore } from "react";

/** For this tab: what is kept in the browser for longer are settings of the account, and a theme. */
const storageKey = "hide-amounts";
const listeners = new Set<() => void>();
let isHidden = readStored();

/** Whether money and share counts are masked. */
export function useAreAmountsHidden(): boolean {
  return useSyncExternalStore(subscribe, () => isHidden);
}

/** The same, for words that are made once, such as those of a toast. */
export function areAmountsHidden(): boolean {
  return isHidden;
}

export function toggleAmounts(): void {
  isHidden = !isHidden;
  try {
    sessionStorage.setItem(storageKey, String(isHidden));
  } catch {
    // Then it holds until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === "true";
  } catch {
    return false;
  }
}
