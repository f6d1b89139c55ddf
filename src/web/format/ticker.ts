import { now } from "./clock.ts";

export type Pace = "second" | "minute";

const paceMs: Readonly<Record<Pace, number>> = { second: 1000, minute: 60_000 };
const listeners: Readonly<Record<Pace, Set<() => void>>> = { second: new Set(), minute: new Set() };
const current: Record<Pace, number> = { second: 0, minute: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Subscribes to the time. One timer serves the whole page and pauses while the page is hidden. */
export function subscribeToTime(pace: Pace, listener: () => void): () => void {
  const isFirst = listeners.second.size + listeners.minute.size === 0;
  listeners[pace].add(listener);
  if (isFirst) document.addEventListener("visibilitychange", tick);
  schedule();
  return () => {
    listeners[pace].delete(listener);
    if (listeners.second.size + listeners.minute.size > 0) return;
    document.removeEventListener("visibilitychange", tick);
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Returns the time of a pace's last tick; the same number until the next one. */
export function timeAt(pace: Pace): number {
  const ms = now();
  if (Math.abs(ms - current[pace]) >= paceMs[pace]) current[pace] = ms;
  return current[pace];
}

function tick(): void {
  if (document.hidden) return;
  for (const pace of ["second", "minute"] as const) {
    const before = current[pace];
    if (timeAt(pace) !== before) for (const listener of listeners[pace]) listener();
  }
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  // Minute listeners are checked every 5 s, so that "4m" is never out of date for long.
  timer = setTimeout(tick, listeners.second.size > 0 ? 1000 : 5000);
}
