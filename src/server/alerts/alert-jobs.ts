import { setTimeout as wait } from "node:timers/promises";
import { priceThresholds } from "#core/alerts/price-thresholds.ts";
import type { Clock } from "../clock.ts";
import type { Job } from "../jobs/job.ts";
import { quoteFreshMs, type Quotes } from "../market/quotes.ts";
import { isSettledClose } from "./is-settled-close.ts";
import { namedBesides } from "./named-besides.ts";
import type { AlertStore, StoredAlert } from "./store.ts";

/** Of one call to the providers; between two of them readers' own calls pass. */
const symbolsAtOnce = 50;
const pauseMs = 200;
/** Kinds that are looked at with no price of their symbol. */
const kindsWithoutQuote: readonly string[] = ["event", "weight", "drawdown"];

/** Every minute: asks for prices that alerts wait for and nobody looked at, the oldest first. Whoever hears of new prices looks at the alerts. */
export function alertPricesJob({
  store,
  quotes,
  clock,
}: {
  store: AlertStore;
  quotes: Pick<Quotes, "held" | "refresh" | "keep">;
  clock: Clock;
}): Job {
  const fetchedMs = (symbol: string) => Date.parse(quotes.held(symbol)?.provenance.fetchedAt ?? "") || 0;

  /** Whether a symbol's price may be another than the one that is known. */
  function isWorthAsking(symbol: string): boolean {
    const quote = quotes.held(symbol);
    if (quote === undefined) return true;
    const isFresh = clock.now() - fetchedMs(symbol) < quoteFreshMs - 5_000;
    return !isFresh && !isSettledClose(quote, clock.now());
  }

  return {
    id: "alert-prices",
    title: "Prices for alerts",
    purpose: "Asks for the prices that alerts wait for and that nobody else asked for",
    schedule: { kind: "every", minutes: 1 },
    maximumMs: 10 * 60_000,
    async run(signal) {
      const expired = await store.expire();
      const priced = (await store.waiting()).filter(({ rule }) => !kindsWithoutQuote.includes(rule.kind));
      const watched = [
        ...new Set([
          ...(await store.pricedSymbols()),
          ...priced.flatMap(({ symbol, rule }) => (symbol === null ? [] : [symbol, ...namedBesides(rule, symbol)])),
        ]),
      ];
      quotes.keep(watched);
      const symbols = watched.filter(isWorthAsking).toSorted((one, other) => fetchedMs(one) - fetchedMs(other));
      for (let start = 0; start < symbols.length; start += symbolsAtOnce) {
        signal.throwIfAborted();
        await quotes.refresh(symbols.slice(start, start + symbolsAtOnce));
        await wait(pauseMs, undefined, { signal });
      }
      return [
        `${symbols.length} of ${watched.length} prices were asked for`,
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
