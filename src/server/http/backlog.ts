const tickMs = 25;
/** A round of the event loop that takes longer by this has more to do than it can. */
const behindMs = 50;
/** Requests that are under way at once while the server is behind: enough to keep all threads busy. */
const maxActive = 64;
/** Part of a round in which more requests than that begin, where they end at once. */
const roundShareMs = 150;
/** A request under way for longer waits for a third party, and takes no other's place. */
const maxActiveMs = 250;
/** Share of the last round in the speed that is expected of the next, and the speed before the first. */
const smoothing = 0.1;
const usualPerMs = 0.3;

/** A request under way. */
export interface Turn {
  readonly startedAt: number;
}

interface Waiting {
  readonly since: number;
  readonly resolve: (turn: Turn | null) => void;
}

export type Backlog = ReturnType<typeof createBacklog>;

/**
 * Lets requests begin in turn. While the event loop is behind, a few run at a time and the others wait: what has begun ends
 * soon instead of sharing each round with everything that arrives. A request whose wait would be longer than `maxMs` is refused
 * at once.
 */
export function createBacklog({ maxMs }: { maxMs: number }) {
  const underWay = new Set<Turn>();
  let waiting: Waiting[] = [];
  let cameRoundAt = performance.now();
  let delayMs = 0;
  let startedInRound = 0;
  let endedInRound = 0;
  /** For each millisecond in which the loop had work. */
  let endedPerMs = usualPerMs;
  let usage = performance.eventLoopUtilization();

  const timer = setInterval(() => {
    const now = performance.now();
    const roundMs = now - cameRoundAt;
    delayMs = roundMs - tickMs;
    const { active: workMs } = performance.eventLoopUtilization(usage);
    usage = performance.eventLoopUtilization();
    if (endedInRound > 0 && workMs > 0) endedPerMs += smoothing * (endedInRound / workMs - endedPerMs);
    cameRoundAt = now;
    startedInRound = 0;
    endedInRound = 0;
    for (const turn of underWay) {
      if (now - turn.startedAt < maxActiveMs) break;
      underWay.delete(turn);
    }
    goOn();
  }, tickMs).unref();

  function hasRoom(): boolean {
    const inRoundMs = performance.now() - cameRoundAt;
    if (underWay.size < maxActive && (startedInRound < maxActive || inRoundMs < tickMs + roundShareMs)) return true;
    return delayMs < behindMs && inRoundMs < tickMs + behindMs;
  }

  function begin(): Turn {
    startedInRound += 1;
    const turn = { startedAt: performance.now() };
    underWay.add(turn);
    return turn;
  }

  function goOn(): void {
    let next = 0;
    while (next < waiting.length && hasRoom()) {
      const { since, resolve } = waiting[next] ?? { since: 0, resolve: () => undefined };
      next += 1;
      resolve(performance.now() - since > maxMs ? null : begin());
    }
    if (next > 0) waiting = waiting.slice(next);
  }

  return {
    /** Resolves when a request may begin; null: it would be answered too late. */
    enter(): Turn | null | Promise<Turn | null> {
      if (waiting.length === 0 && hasRoom()) return begin();
      if (waiting.length > maxActive && waiting.length > endedPerMs * maxMs) return null;
      return new Promise((resolve) => waiting.push({ since: performance.now(), resolve }));
    },

    /** The request has its reply. */
    leave(turn: Turn): void {
      underWay.delete(turn);
      endedInRound += 1;
      goOn();
    },

    stop(): void {
      clearInterval(timer);
      for (const { resolve } of waiting) resolve(null);
      waiting = [];
    },
  };
}
