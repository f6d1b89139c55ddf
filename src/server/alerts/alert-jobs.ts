import { priceThresholds } from "#core/alerts/price-thresholds.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import type { Job } from "../jobs/job.ts";
import type { Quotes } from "../market/quotes.ts";
import type { AfterSplits } from "./after-splits.ts";
import { quoteDay } from "./quote-day.ts";
import { namedBesides, needsPrice } from "./named-besides.ts";
import type { PriceAsking } from "./price-asking.ts";
import type { AlertStore, StoredAlert } from "./store.ts";

/**
 * Every minute, requests prices that alerts wait for and no user is viewing, the oldest first. New prices trigger the
 * checks of the alerts.
 */
export function alertPricesJob({
  store,
  quotes,
  askForPrices,
  afterSplits,
  eventsOf,
}: {
  store: AlertStore;
  quotes: Pick<Quotes, "keep" | "held">;
  askForPrices: PriceAsking;
  afterSplits: AfterSplits;
  eventsOf: (symbol: string) => Promise<readonly CorporateEvent[]>;
}): Job {
  /** The session of each symbol up to which its splits have moved its alerts. */
  const movedTo = new Map<string, string>();

  /** A price that never reaches a threshold from before a split would never move it, so each session asks once. */
  async function moveWithSplits(symbols: readonly string[], signal: AbortSignal): Promise<void> {
    for (const symbol of symbols) {
      const quote = quotes.held(symbol);
      const day = quote === undefined ? null : quoteDay(quote);
      if (day === null || movedTo.get(symbol) === day) continue;
      signal.throwIfAborted();
      const alerts = await store.pricedBefore(symbol, day);
      const events = alerts.length === 0 ? [] : await eventsOf(symbol);
      for (const alert of alerts) await afterSplits(alert, events, day);
      movedTo.set(symbol, day);
    }
  }

  return {
    id: "alert-prices",
    title: "Prices for alerts",
    purpose: "Asks for the prices that alerts wait for and that nobody else asked for",
    schedule: { kind: "every", minutes: 1 },
    maximumMs: 10 * 60_000,
    async run(signal) {
      const expired = await store.expire();
      const priced = (await store.waiting()).filter(({ rule }) => needsPrice(rule));
      const watched = [
        ...new Set([
          ...(await store.pricedSymbols()),
          ...priced.flatMap(({ symbol, rule }) => (symbol === null ? [] : [symbol, ...namedBesides(rule, symbol)])),
        ]),
      ];
      quotes.keep(watched);
      const asked = await askForPrices(watched, signal);
      await moveWithSplits(watched, signal);
      return [
        `${asked} of ${watched.length} prices were asked for`,
        ...(expired === 0 ? [] : [`${expired} alerts are over`]),
      ].join(", ");
    },
  };
}

/** Every minute: looks at the alerts that need more than a price, each kind at its own pace. */
export function alertLooksJob({
  store,
  slowLooks,
}: {
  store: AlertStore;
  slowLooks: (alerts: readonly StoredAlert[], signal: AbortSignal) => Promise<number>;
}): Job {
  return {
    id: "alerts",
    title: "Alerts",
    purpose: "Looks at the alerts that need more than a price: bars, calendars, the portfolio",
    schedule: { kind: "every", minutes: 1 },
    maximumMs: 10 * 60_000,
    async run(signal) {
      const slow = (await store.waiting()).filter(
        ({ rule, status }) => priceThresholds(rule, status === "expired" ? "fired" : status) === null,
      );
      const looked = await slowLooks(slow, signal);
      return `${looked} of ${slow.length} were looked at`;
    },
  };
}
