/** Whether the server answered the last time it was asked. */
let isReachable = true;
const listeners = new Set<() => void>();

export function reportReachable(now: boolean): void {
  if (now === isReachable) return;
  isReachable = now;
  for (const listener of listeners) listener();
}

export function serverIsReachable(): boolean {
  return isReachable;
}

export function onReachableChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
