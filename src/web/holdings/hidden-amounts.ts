import { useSyncExternalStore } from "react";

/** Kept per tab. Settings that last longer belong to the account. */
const storageKey = "hide-amounts";
const listeners = new Set<() => void>();
let isHidden = readStored();

/** True if amounts and share counts are hidden. */
export function useAreAmountsHidden(): boolean {
  return useSyncExternalStore(subscribe, () => isHidden);
}

/** The same outside React, for texts made once, such as a toast's. */
export function areAmountsHidden(): boolean {
  return isHidden;
}

export function toggleAmounts(): void {
  isHidden = !isHidden;
  try {
    sessionStorage.setItem(storageKey, String(isHidden));
  } catch {
    // Without storage it lasts until the page is reloaded.
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
