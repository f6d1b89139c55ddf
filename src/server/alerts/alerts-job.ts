import { setTimeout as wait } from "node:timers/promises";
import { priceThresholds } from "#core/alerts/price-thresholds.ts";
import { isOpen, lastSession, tradingSession } from "#core/calendar/index.ts";
import type { Clock } from "../clock.ts";
import type { Job } from "../jobs/job.ts";
import { quoteFreshMs, type Quotes } from "../market/quotes.ts";
import type { AlertStore, StoredAlert } from "./store.ts";

/** Of one call to the providers; between two of them readers' own calls pass. */
const symbolsAtOnce = 50;
const pauseMs = 200;
/** A close settles within this time. */
const settlingMs = 20 * 60_000;
/** Kinds that are looked at with no price of their symbol. */
const kindsWithoutQuote: readonly string[] = ["event", "weight", "drawdown"];

/** Every minute: asks for prices that alerts wait for and nobody looked at, and looks at the alerts that need more than a price. */
export function alertsJob({
  store,
  quotes,
  slowLooks,
  clock,
}: {
  store: AlertStore;
  quotes: Pick<Quotes, "held" | "refresh">;
  slowLooks: (alerts: readonly StoredAlert[], signal: AbortSignal) => Promise<number>;
  clock: Clock;
}): Job {
  /** Whether a symbol's price may be another than the one that is known. */
  function isWorthAsking(symbol: string): boolean {
    const quote = quotes.held(symbol);
    if (quote === undefined) return true;
    const now = clock.now();
    const fetchedMs = Date.parse(quote.provenance.fetchedAt ?? "") || 0;
    if (now - fetchedMs < quoteFreshMs - 5_000) return false;
    const { exchange } = quote;
    if (exchange === null || isOpen(exchange, now) !== false) return true;
    const session = lastSession(exchange, now);
    const closesAt = session === null ? null : tradingSession(exchange, session).closesAt;
    return closesAt === null || fetchedMs < Date.parse(closesAt) + settlingMs;
  }

  return {
    id: "alerts",
    title: "Alerts",
    purpose: "Asks for the prices that alerts wait for, and looks at those that need more than a price",
    schedule: { kind: "every", minutes: 1 },
    maximumMs: 10 * 60_000,
    async run(signal) {
      const expired = await store.expire();
      const waiting = await store.waiting();
      const priced = waiting.filter(({ rule }) => !kindsWithoutQuote.includes(rule.kind));
      const symbols = [
        ...new Set([...(await store.pricedSymbols()), ...priced.flatMap(({ symbol }) => symbol ?? [])]),
      ].filter(isWorthAsking);
      for (let start = 0; start < symbols.length; start += symbolsAtOnce) {
        signal.throwIfAborted();
        await quotes.refresh(symbols.slice(start, start + symbolsAtOnce));
        await wait(pauseMs, undefined, { signal });
      }
      const slow = waiting.filter(
        ({ rule, status }) => priceThresholds(rule, status === "expired" ? "fired" : status) === null,
      );
      const looked = await slowLooks(slow, signal);
      return [
        `${symbols.length} prices were asked for`,
        `${looked} of ${slow.length} alerts that need more were looked at`,
        ...(expired === 0 ? [] : [`${expired} are over`]),
      ].join(", ");
    },
  };
}
