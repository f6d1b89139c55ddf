import { useSyncExternalStore } from "react";

/** A message that disappears by itself, with one optional action. */
export interface Toast {
  readonly id: number;
  readonly words: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

const shownForMs = 10_000;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

/** Shows a message at the bottom of the page for ten seconds. */
export function showToast(words: string, action: Toast["action"] = null): void {
  lastId += 1;
  const id = lastId;
  // One at a time: the latest action is the one to undo.
  change([{ id, words, action }]);
  setTimeout(() => dismissToast(id), shownForMs);
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
