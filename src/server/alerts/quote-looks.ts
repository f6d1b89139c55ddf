import type { Quote } from "#contract/market.ts";
import { priceReading, priceThresholds } from "#core/alerts/price-thresholds.ts";
import type { Clock } from "../clock.ts";
import type { Quotes } from "../market/quotes.ts";
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
  clock: Clock;
}) {
  const { alerts, quotes, store, firing, clock } = options;
  async function look(symbol: string, quote: Quote): Promise<void> {
    const day = quoteDay(quote);
    if (day === null) return;
    const ids = alerts.take(symbol, quote, day);
    if (ids.length === 0) return;
    const found = await store.byIds(ids);
    const changed: string[] = [];
    for (const alert of found) {
      const { rule } = alert;
      if (priceThresholds(rule, "armed") === null) continue;
      const isChanged = await firing(alert, priceReading(rule, quote, day), quote.provenance);
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
