import type { Quote } from "#contract/market.ts";
import { createAlertIndex } from "#core/alerts/alert-index.ts";
import { isResting } from "#core/alerts/alert-state.ts";
import { priceReading, priceThresholds } from "#core/alerts/price-thresholds.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Firing } from "./firing.ts";
import type { AlertStore, StoredAlert } from "./store.ts";
import { whyQuoteNotUsable } from "./usable.ts";

const lookMs = 2_000;
/** Clocks of two processes may differ by this much. */
const overlapMs = 60_000;
const kinds = ["price", "move"];

export type QuoteWatch = ReturnType<typeof createQuoteWatch>;

/** Holds every new quote, whoever asked for it, against the alerts of all users that wait for a price or for a move of the day. */
export function createQuoteWatch({
  quotes,
  store,
  firing,
  clock,
  log,
}: {
  quotes: Pick<Quotes, "held" | "onAnswer">;
  store: AlertStore;
  firing: Firing;
  clock: Clock;
  log: Log;
}) {
  const index = createAlertIndex();
  /** What is known of each alert, by its id. */
  const versions = new Map<string, string>();
  const snoozed = new Map<string, string>();
  let readUpTo = 0;
  let timer: NodeJS.Timeout | null = null;
  let stopListening: (() => void) | null = null;
  let isStopped = false;
  // One after the other, so that no quote overtakes the one before it.
  let work: Promise<void> = Promise.resolve();

  function inTurn(task: () => Promise<void>): Promise<void> {
    work = work.then(task).catch((error: unknown) => {
      log.error({ err: error }, "alerts could not be looked at");
      // What was taken out of the index to be looked at is put back with everything else.
      versions.clear();
      readUpTo = 0;
    });
    return work;
  }

  function put(alert: StoredAlert): void {
    versions.set(alert.id, alert.changedAt);
    snoozed.delete(alert.id);
    const thresholds = alert.status === "expired" ? null : priceThresholds(alert.rule, alert.status);
    const isOver = alert.status === "fired" && !alert.repeats;
    const rests = isResting(alert, isoTime(clock.now()));
    if (alert.snoozedUntil !== null && rests && !alert.isPaused) snoozed.set(alert.id, alert.snoozedUntil);
    if (thresholds === null || isOver || rests || alert.symbol === null) index.remove(alert.id);
    else index.set(alert.id, alert.symbol, thresholds);
  }

  async function look(symbol: string, quote: Quote): Promise<void> {
    const ids = index.take(symbol, { price: quote.price, "day-percent": quote.changePercent });
    if (ids.length === 0) return;
    const alerts = await store.byIds(ids);
    const changed: string[] = [];
    for (const alert of alerts) {
      const { rule } = alert;
      if ((rule.kind !== "price" && rule.kind !== "move") || priceThresholds(rule, "armed") === null) continue;
      const isChanged = await firing(alert, priceReading(rule, quote), quote.provenance);
      if (isChanged) changed.push(alert.id);
      else put(alert);
    }
    for (const alert of await store.byIds(changed)) put(alert);
    const known = new Set(alerts.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) versions.delete(id);
  }

  async function lookAt(symbols: Iterable<string>): Promise<void> {
    for (const symbol of symbols) {
      if (isStopped || !index.has(symbol)) continue;
      const quote = quotes.held(symbol);
      if (quote !== undefined && whyQuoteNotUsable(quote, symbol) === null) await look(symbol, quote);
    }
  }

  /** Takes in what this or another process has changed, and what has slept long enough. */
  async function readChanges(): Promise<void> {
    const from = clock.now();
    const now = isoTime(from);
    const since = readUpTo === 0 ? "" : isoTime(readUpTo - overlapMs);
    const changed = (await store.changedSince(since, kinds)).filter(
      ({ id, changedAt }) => versions.get(id) !== changedAt,
    );
    readUpTo = from;
    const awake = [...snoozed].filter(([, until]) => until <= now).map(([id]) => id);
    const woken = awake.length === 0 ? [] : await store.byIds(awake);
    for (const id of awake) snoozed.delete(id);
    const all = [...changed, ...woken];
    for (const alert of all) put(alert);
    await lookAt(new Set(all.flatMap(({ symbol }) => symbol ?? [])));
  }

  return {
    async start(): Promise<void> {
      await inTurn(readChanges);
      stopListening = quotes.onAnswer((symbols) => {
        const watched = symbols.filter((symbol) => index.has(symbol));
        if (watched.length > 0) void inTurn(() => lookAt(watched));
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

    /** An alert was made or changed here: it is looked at with what is known now. */
    changed: (): Promise<void> => inTurn(readChanges),

    async stop(): Promise<void> {
      isStopped = true;
      stopListening?.();
      if (timer !== null) clearInterval(timer);
      await work;
    },
  };
}
