import type { Log } from "../log.ts";

export type SessionEnd = "signed-out" | "disabled" | "expired";
export type SessionWatch = ReturnType<typeof createSessionWatch>;
/** Maps each open session to null, or to the reason why it ended. Leaves out names that belong to another source. */
type StatesOf = (tokenHashes: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;

/**
 * Notifies open streams when their session ends, whichever process ended it. Asks each source once about all watched
 * sessions, every `everyMs`.
 */
export function createSessionWatch({ log, everyMs }: { log: Log; everyMs: number }) {
  const sources: StatesOf[] = [];
  const listeners = new Map<string, Set<(reason: SessionEnd) => void>>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const hashes = [...listeners.keys()];
    for (let start = 0; start < hashes.length; start += 500) {
      const group = hashes.slice(start, start + 500);
      const states = new Map<string, string | null>();
      for (const statesOf of sources) for (const [hash, state] of await statesOf(group)) states.set(hash, state);
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
      // A slow database delays the next check. Checks don't pile up.
      looking ??= look()
        .catch((error: unknown) => log.error({ err: error }, "open sessions could not be looked up"))
        .finally(() => {
          looking = null;
        });
    }, everyMs);
  }

  return {
    /** Adds a source of sessions or tokens. */
    ask(statesOf: StatesOf): void {
      sources.push(statesOf);
    },

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
    /** Reports an end that happens in this process. */
    end,
    stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
    },
  };
}
