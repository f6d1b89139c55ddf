/** Counts calls by key: so many in a window of so long, which begins with a key's first call. */
export function createFixedWindow({ points, durationSeconds }: { points: number; durationSeconds: number }) {
  const durationMs = durationSeconds * 1000;
  const windows = new Map<string, { count: number; endsAt: number }>();
  let nextSweepAt = 0;

  /** Windows that are over are forgotten once per duration, so that addresses seen once do not pile up. */
  function sweep(now: number): void {
    nextSweepAt = now + durationMs;
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  }

  return {
    /** Counts a call. Milliseconds until the window ends when it is one too many; null: it may pass. */
    take(key: string, now: number): number | null {
      if (now >= nextSweepAt) sweep(now);
      const window = windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        windows.set(key, { count: 1, endsAt: now + durationMs });
        return points >= 1 ? null : durationMs;
      }
      window.count += 1;
      return window.count <= points ? null : window.endsAt - now;
    },
  };
}
