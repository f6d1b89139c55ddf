import type { Quote } from "#contract/market.ts";
import { priceReading, priceThresholds } from "#core/alerts/price-thresholds.ts";
import { addDays } from "#core/calendar/index.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import { splitRatio, withSplitOfDay } from "#core/market/split-of-day.ts";
import type { Clock } from "../clock.ts";
import type { Quotes } from "../market/quotes.ts";
import type { AfterSplits } from "./after-splits.ts";
import type { Firing } from "./firing.ts";
import type { createQuoteAlerts } from "./quote-alerts.ts";
import { quoteDay } from "./quote-day.ts";
import type { AlertStore } from "./store.ts";
import { whyQuoteNotUsable } from "./usable.ts";

/** Fires the alerts that a quote reaches, and puts all others back. */
export function createQuoteLooks(options: {
  alerts: ReturnType<typeof createQuoteAlerts>;
  quotes: Pick<Quotes, "held">;
  store: Pick<AlertStore, "byIds">;
  firing: Firing;
  afterSplits: AfterSplits;
  /** Splits of the last months, asked for when a quote reaches an alert. */
  eventsOf: (symbol: string) => Promise<readonly CorporateEvent[]>;
  clock: Clock;
}) {
  const { alerts, quotes, store, firing, afterSplits, eventsOf, clock } = options;
  async function look(symbol: string, quote: Quote): Promise<void> {
    const day = quoteDay(quote);
    if (day === null) return;
    const ids = alerts.take(symbol, quote, day);
    if (ids.length === 0) return;
    const events = await eventsOf(symbol);
    const restated = withSplitOfDay(quote, splitRatio(events, addDays(day, -1), day));
    const found = await store.byIds(ids);
    const changed: string[] = [];
    for (const read of found) {
      if (priceThresholds(read.rule, "armed") === null) continue;
      const alert = await afterSplits(read, events, day);
      if (alert === null) {
        changed.push(read.id);
        continue;
      }
      const isChanged = await firing(alert, priceReading(alert.rule, restated, day), quote.provenance);
      if (isChanged) changed.push(alert.id);
      else alerts.put(alert);
    }
    for (const alert of await store.byIds(changed)) alerts.put(alert);
    const known = new Set(found.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) alerts.leave(id, symbol);
  }

  /** Looks at the held quotes of symbols until the signal ends it. */
  return async (symbols: Iterable<string>, ending: AbortSignal): Promise<void> => {
    for (const symbol of symbols) {
      if (ending.aborted || !alerts.has(symbol)) continue;
      const quote = quotes.held(symbol);
      if (quote !== undefined && whyQuoteNotUsable(quote, symbol, clock.now()) === null) await look(symbol, quote);
    }
  };
}
