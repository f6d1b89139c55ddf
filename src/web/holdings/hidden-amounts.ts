import { useSyncExternalStore } from "react";
import { hidingStorageKey, readHiding, storeHiding } from "./stored-hiding.ts";

const listeners = new Set<() => void>();
let isHidden = readHiding();

/** True if amounts and share counts are hidden. */
export function useAreAmountsHidden(): boolean {
  return useSyncExternalStore(subscribe, areAmountsHidden, areAmountsHidden);
}

/** The same outside React, for texts made once, such as a toast's. */
export function areAmountsHidden(): boolean {
  return isHidden;
}

export function toggleAmounts(): void {
  storeHiding(!isHidden);
  show(!isHidden);
}

function show(next: boolean): void {
  isHidden = next;
  for (const listener of listeners) listener();
}

function followOtherTab({ key }: StorageEvent): void {
  // The key is null when a tab removes everything.
  if (key === hidingStorageKey || key === null) show(readHiding());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}
