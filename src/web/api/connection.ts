/** True if the server answered the last call. */
let isReachable = true;
let keptSinceMs: number | null = null;
const listeners = new Set<() => void>();

export function reportReachable(now: boolean): void {
  const hadCopies = keptSinceMs !== null;
  if (now) keptSinceMs = null;
  if (now === isReachable && !(now && hadCopies)) return;
  isReachable = now;
  for (const listener of listeners) listener();
}

/** Notes the age of an answer that was shown from this browser's copies. */
export function reportKept(atMs: number): void {
  if (keptSinceMs !== null && keptSinceMs <= atMs) return;
  keptSinceMs = atMs;
  for (const listener of listeners) listener();
}

/** Returns the time of the oldest copy shown since the server last answered, in milliseconds; null without one. */
export function keptSince(): number | null {
  return keptSinceMs;
}

export function serverIsReachable(): boolean {
  return isReachable;
}

export function onReachableChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
