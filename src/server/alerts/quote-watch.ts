import { setTimeout as wait } from "node:timers/promises";
import { kindsOnQuotes } from "#core/alerts/alert-kinds.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Firing } from "./firing.ts";
import type { AfterSplits } from "./after-splits.ts";
import { createQuoteAlerts } from "./quote-alerts.ts";
import { createQuoteLooks } from "./quote-looks.ts";
import type { AlertStore } from "./store.ts";

const lookMs = 2_000;
/** Maximum wait for the first check of a new alert. */
const patienceMs = 1_000;
/** Clocks of two processes may differ by this much. */
const overlapMs = 60_000;

export type QuoteWatch = ReturnType<typeof createQuoteWatch>;

/** Checks every new quote against the alerts of all users that wait for a price or a one-day move. */
export function createQuoteWatch(options: {
  quotes: Pick<Quotes, "held" | "onAnswer">;
  store: AlertStore;
  firing: Firing;
  afterSplits: AfterSplits;
  eventsOf: (symbol: string) => Promise<readonly CorporateEvent[]>;
  clock: Clock;
  log: Log;
}) {
  const { quotes, store, clock, log } = options;
  const alerts = createQuoteAlerts({ quotes, clock });
  const lookAt = createQuoteLooks({ ...options, alerts });
  const stopping = new AbortController();
  let readUpTo = 0;
  let timer: NodeJS.Timeout | null = null;
  let stopListening: (() => void) | null = null;
  // One after the other, so that no quote overtakes the one before it.
  let work: Promise<void> = Promise.resolve();

  function inTurn(task: () => Promise<void>): Promise<void> {
    work = work.then(task).catch((error: unknown) => {
      log.error({ err: error }, "alerts could not be looked at");
      // Alerts taken out of the index for a check are put back with everything else.
      alerts.forgetVersions();
      readUpTo = 0;
    });
    return work;
  }

  /** Takes in what this or another process has changed, and what has slept long enough. */
  async function readChanges(): Promise<void> {
    const from = clock.now();
    const now = isoTime(from);
    const since = readUpTo === 0 ? "" : isoTime(readUpTo - overlapMs);
    const changed = (await store.changedSince(since, kindsOnQuotes())).filter((alert) => !alerts.isKnown(alert));
    readUpTo = from;
    const awake = alerts.awake(now);
    const woken = awake.length === 0 ? [] : await store.byIds(awake);
    alerts.forgetSnoozed(awake);
    const all = [...changed, ...woken];
    for (const alert of all) alerts.put(alert);
    await lookAt(new Set(all.flatMap(({ symbol }) => symbol ?? [])), stopping.signal);
  }

  return {
    async start(): Promise<void> {
      await inTurn(readChanges);
      stopListening = quotes.onAnswer((symbols) => {
        const watched = symbols.filter((symbol) => alerts.has(symbol));
        if (watched.length > 0) void inTurn(() => lookAt(watched, stopping.signal));
      });
      let isReading = false;
      timer = setInterval(() => {
        if (isReading) return;
        isReading = true;
        void inTurn(readChanges).finally(() => {
          isReading = false;
        });
      }, lookMs);
    },

    /**
     * Checks alerts made or changed here with the current quotes. Waits for that a moment; the rest of a long check
     * continues in the background.
     */
    async changed(): Promise<void> {
      const enough = new AbortController();
      await Promise.race([
        inTurn(readChanges),
        wait(patienceMs, undefined, { signal: enough.signal, ref: false }).catch(() => undefined),
      ]);
      enough.abort();
    },

    /** An alert was deleted here. */
    forget: (id: string, symbol: string | null): void => alerts.leave(id, symbol),

    async stop(): Promise<void> {
      stopping.abort();
      stopListening?.();
      if (timer !== null) clearInterval(timer);
      await work;
    },
  };
}
