import type { Log } from "../log.ts";

export type SessionEnd = "signed-out" | "disabled" | "expired";
export type SessionWatch = ReturnType<typeof createSessionWatch>;

/**
 * Tells open streams when their session ends, whichever process ended it: one question to the database for all watched
 * sessions, every `everyMs`.
 */
export function createSessionWatch({
  statesOf,
  log,
  everyMs,
}: {
  /** Of those that are still there: null, or why they ended. */
  statesOf: (tokenHashes: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;
  log: Log;
  everyMs: number;
}) {
  const listeners = new Map<string, Set<(reason: SessionEnd) => void>>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const hashes = [...listeners.keys()];
    for (let start = 0; start < hashes.length; start += 500) {
      const group = hashes.slice(start, start + 500);
      const states = await statesOf(group);
      for (const hash of group) {
        const reason = states.get(hash);
        if (reason === null) continue;
        end(hash, reason === undefined ? "expired" : reason === "disabled" ? "disabled" : "expired");
      }
    }
  }

  function end(tokenHash: string, reason: SessionEnd): void {
    const told = listeners.get(tokenHash);
    listeners.delete(tokenHash);
    for (const listener of told ?? []) listener(reason);
  }

  function schedule(): void {
    timer ??= setInterval(() => {
      // A slow database delays the next look; it does not stack them.
      looking ??= look()
        .catch((error: unknown) => log.error({ err: error }, "open sessions could not be looked up"))
        .finally(() => {
          looking = null;
        });
    }, everyMs);
  }

  return {
    /** Calls back once when the session ends; the returned function stops watching. */
    watch(tokenHash: string, listener: (reason: SessionEnd) => void): () => void {
      const group = listeners.get(tokenHash) ?? new Set();
      group.add(listener);
      listeners.set(tokenHash, group);
      schedule();
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(tokenHash) === group) listeners.delete(tokenHash);
        if (listeners.size === 0 && timer !== null) {
          clearInterval(timer);
          timer = null;
        }
      };
    },
    /** For an end that happens in this process. */
    end,
    stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
    },
  };
}
