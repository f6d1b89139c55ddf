let next: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Returns the action that loads a newer version; null while the page is up to date. */
export function newVersion(): (() => void) | null {
  return next;
}

export function offerVersion(reload: () => void): void {
  next = reload;
  for (const listener of listeners) listener();
}

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
