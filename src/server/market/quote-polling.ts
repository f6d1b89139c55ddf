import type { Log } from "../log.ts";
import type { SharedState } from "../shared/shared-state.ts";
import { createWatchedElsewhere, type WatchedSymbols } from "./watched-elsewhere.ts";

const channel = "watched-symbols";
const leaseName = "quote-poller";
const leaseMs = 6_000;
/** How often the lease is renewed, or tried for. With the lease this is how long a dead poller is missed: 8 s at most. */
const turnMs = 2_000;
/** Turns after which an instance repeats its watched symbols, even if unchanged. */
const repeatTurns = 3;
export interface QuotePolling {
  /** Begins to take part; `onTurn` is called when it has become this instance's turn to poll. */
  start(here: { readonly watched: () => WatchedSymbols; readonly onTurn: () => void }): void;
  stop(): void;
  /** True where this instance polls, for all. */
  isMine(): boolean;
  /** Symbols with listeners on other instances, for the instance that polls. */
  elsewhere(): WatchedSymbols;
}

/** Settles which of the instances with listeners polls. While the shared state is away each polls for its own listeners. */
export function createQuotePolling({
  shared,
  instance,
  log,
}: {
  shared: SharedState;
  /** Names this process. */
  instance: string;
  log: Log;
}): QuotePolling {
  const others = createWatchedElsewhere(instance);
  let here: Parameters<QuotePolling["start"]>[0] | null = null;
  let timer: NodeJS.Timeout | null = null;
  let unsubscribe: (() => void) | null = null;
  let mineUntil = 0;
  let isAlone = false;
  let said = "";
  let turnsSinceSaid = 0;
  let taking: Promise<void> | null = null;

  const isMine = (): boolean => isAlone || performance.now() < mineUntil;

  async function say(watched: WatchedSymbols): Promise<void> {
    const text = others.announcement(watched);
    turnsSinceSaid += 1;
    if (text === said && turnsSinceSaid < repeatTurns) return;
    await shared.publish(channel, text);
    said = text;
    turnsSinceSaid = 0;
  }

  async function takeTurn(): Promise<void> {
    const wasMine = isMine();
    others.forgetTheGone();
    try {
      const askedAt = performance.now();
      const isHeld = await shared.hold(leaseName, instance, leaseMs);
      mineUntil = isHeld ? askedAt + leaseMs : 0;
      isAlone = false;
      if (here !== null) await say(here.watched());
    } catch (error) {
      if (!isAlone) log.debug({ err: error }, "this instance polls for itself");
      isAlone = true;
    }
    // It may have stopped meanwhile.
    if (here === null) await giveBack();
    else if (isMine() && !wasMine) here.onTurn();
  }

  async function giveBack(): Promise<void> {
    mineUntil = 0;
    isAlone = false;
    said = "";
    await shared.publish(channel, others.announcement(new Map())).catch(() => undefined);
    await shared.release(leaseName, instance).catch(() => undefined);
  }

  const turn = () => {
    taking ??= takeTurn().finally(() => {
      taking = null;
    });
  };

  return {
    isMine,

    start(taker) {
      here = taker;
      unsubscribe ??= shared.subscribe(channel, (text) => others.hear(text));
      timer ??= setInterval(turn, turnMs).unref();
      turn();
    },

    stop() {
      if (here === null) return;
      here = null;
      if (timer !== null) clearInterval(timer);
      timer = null;
      if (taking === null) taking = giveBack().finally(() => (taking = null));
    },

    elsewhere() {
      return isAlone ? new Map() : others.all();
    },
  };
}
