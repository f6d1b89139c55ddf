import { useSyncExternalStore } from "react";
import { readHiding, storeHiding } from "./stored-hiding.ts";

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
  isHidden = !isHidden;
  storeHiding(isHidden);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
