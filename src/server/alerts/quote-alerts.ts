import type { Quote } from "#contract/market.ts";
import { createAlertIndex } from "#core/alerts/alert-index.ts";
import { alertKindOf } from "#core/alerts/alert-kinds.ts";
import { isResting } from "#core/alerts/alert-state.ts";
import { priceThresholds } from "#core/alerts/price-thresholds.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Quotes } from "../market/quotes.ts";
import { quoteDay } from "./quote-day.ts";
import type { StoredAlert } from "./store.ts";

/** The alerts that wait for a price or a one-day move, by symbol and threshold. */
export function createQuoteAlerts({ quotes, clock }: { quotes: Pick<Quotes, "held">; clock: Clock }) {
  const index = createAlertIndex();
  /** The last seen version of each alert, by its id. */
  const versions = new Map<string, string>();
  const snoozed = new Map<string, string>();
  /** Repeating one-day moves that have fired, by symbol, with the day. On a later day they may fire again. */
  const toldOn = new Map<string, Map<string, string | null>>();

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

  return {
    put,
    leave,
    has: (symbol: string): boolean => index.has(symbol),
    isKnown: ({ id, changedAt }: StoredAlert): boolean => versions.get(id) === changedAt,

    /** Takes the alerts out that a quote reaches. */
    take(symbol: string, quote: Quote, day: string): string[] {
      const ofOtherDays = [...(toldOn.get(symbol) ?? [])].filter(([, told]) => told !== day).map(([id]) => id);
      return [
        ...new Set([...index.take(symbol, { price: quote.price, "day-percent": quote.changePercent }), ...ofOtherDays]),
      ];
    },

    /** The alerts whose snooze has ended. */
    awake: (now: string): string[] => [...snoozed].filter(([, until]) => until <= now).map(([id]) => id),

    forgetSnoozed(ids: readonly string[]): void {
      for (const id of ids) snoozed.delete(id);
    },

    /** Lets every alert count as unknown, so that all are read again. */
    forgetVersions: (): void => versions.clear(),
  };
}
