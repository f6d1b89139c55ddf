import { setTimeout as wait } from "node:timers/promises";
import type { Quote } from "#contract/market.ts";
import { createAlertIndex } from "#core/alerts/alert-index.ts";
import { alertKindOf, kindsOnQuotes } from "#core/alerts/alert-kinds.ts";
import { isResting } from "#core/alerts/alert-state.ts";
import { priceReading, priceThresholds } from "#core/alerts/price-thresholds.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Firing } from "./firing.ts";
import { quoteDay } from "./quote-day.ts";
import type { AlertStore, StoredAlert } from "./store.ts";
import { whyQuoteNotUsable } from "./usable.ts";

const lookMs = 2_000;
/** Maximum wait for the first check of a new alert. */
const patienceMs = 1_000;
/** Clocks of two processes may differ by this much. */
const overlapMs = 60_000;

export type QuoteWatch = ReturnType<typeof createQuoteWatch>;

/** Checks every new quote against the alerts of all users that wait for a price or a one-day move. */
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
  /** The last seen version of each alert, by its id. */
  const versions = new Map<string, string>();
  const snoozed = new Map<string, string>();
  /** Repeating one-day moves that have fired, by symbol, with the day. On a later day they may fire again. */
  const toldOn = new Map<string, Map<string, string | null>>();
  let readUpTo = 0;
  let timer: NodeJS.Timeout | null = null;
  let stopListening: (() => void) | null = null;
  let isStopped = false;
  // One after the other, so that no quote overtakes the one before it.
  let work: Promise<void> = Promise.resolve();

  function inTurn(task: () => Promise<void>): Promise<void> {
    work = work.then(task).catch((error: unknown) => {
      log.error({ err: error }, "alerts could not be looked at");
      // Alerts taken out of the index for a check are put back with everything else.
      versions.clear();
      readUpTo = 0;
    });
    return work;
  }

  function put(alert: StoredAlert): void {
    leave(alert.id, alert.symbol);
    versions.set(alert.id, alert.changedAt);
    let thresholds = alert.status === "expired" ? null : priceThresholds(alert.rule, alert.status);
    const isOver = alert.status === "fired" && !alert.repeats;
    const rests = isResting(alert, isoTime(clock.now()));
    if (alert.snoozedUntil !== null && rests && !alert.isPaused) snoozed.set(alert.id, alert.snoozedUntil);
    if (thresholds === null || isOver || rests || alert.symbol === null) return;
    if (alertKindOf(alert.rule).quote?.comesDaily === true && alert.status === "fired") {
      const quote = quotes.held(alert.symbol);
      const isOfToday = quote === undefined || quoteDay(quote) === alert.lastOccasion;
      if (isOfToday) {
        const told = toldOn.get(alert.symbol) ?? new Map<string, string | null>();
        toldOn.set(alert.symbol, told.set(alert.id, alert.lastOccasion));
      } else thresholds = [...thresholds, ...(priceThresholds(alert.rule, "armed") ?? [])];
    }
    index.set(alert.id, alert.symbol, thresholds);
  }

  /** Takes an alert out of everything that is looked at. */
  function leave(id: string, symbol: string | null): void {
    index.remove(id);
    versions.delete(id);
    snoozed.delete(id);
    const told = symbol === null ? undefined : toldOn.get(symbol);
    if (told?.delete(id) === true && told.size === 0 && symbol !== null) toldOn.delete(symbol);
  }

  async function look(symbol: string, quote: Quote): Promise<void> {
    const day = quoteDay(quote);
    if (day === null) return;
    const ofOtherDays = [...(toldOn.get(symbol) ?? [])].filter(([, told]) => told !== day).map(([id]) => id);
    const ids = [
      ...new Set([...index.take(symbol, { price: quote.price, "day-percent": quote.changePercent }), ...ofOtherDays]),
    ];
    if (ids.length === 0) return;
    const alerts = await store.byIds(ids);
    const changed: string[] = [];
    for (const alert of alerts) {
      const { rule } = alert;
      if (priceThresholds(rule, "armed") === null) continue;
      const isChanged = await firing(alert, priceReading(rule, quote, day), quote.provenance);
      if (isChanged) changed.push(alert.id);
      else put(alert);
    }
    for (const alert of await store.byIds(changed)) put(alert);
    const known = new Set(alerts.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) leave(id, symbol);
  }

  async function lookAt(symbols: Iterable<string>): Promise<void> {
    for (const symbol of symbols) {
      if (isStopped || !index.has(symbol)) continue;
      const quote = quotes.held(symbol);
      if (quote !== undefined && whyQuoteNotUsable(quote, symbol, clock.now()) === null) await look(symbol, quote);
    }
  }

  /** Takes in what this or another process has changed, and what has slept long enough. */
  async function readChanges(): Promise<void> {
    const from = clock.now();
    const now = isoTime(from);
    const since = readUpTo === 0 ? "" : isoTime(readUpTo - overlapMs);
    const changed = (await store.changedSince(since, kindsOnQuotes())).filter(
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
    forget: (id: string, symbol: string | null): void => leave(id, symbol),

    async stop(): Promise<void> {
      isStopped = true;
      stopListening?.();
      if (timer !== null) clearInterval(timer);
      await work;
    },
  };
}
