import { LRUCache } from "lru-cache";
import type { History, HistoryInterval, Sparkline } from "#contract/market.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { quoteStatus } from "#core/market/quote-status.ts";
import { type Clock, isRecent } from "../clock.ts";
import type { Log } from "../log.ts";
import type { HistoryRequest, MarketProvider, ProvidedHistory } from "./provider.ts";
import type { Router } from "./router.ts";
import { heldBackNote, plausibleHistory } from "./plausible-history.ts";
import { patiently, patienceMs } from "./patience.ts";
import type { MarketStore } from "./store.ts";

/** Everything but quotes is fresh for five minutes. Source: product specification, section 9. */
const freshMs = 5 * 60_000;
const heldEntries = 1_000;
/** Bars of all series in memory together: some 100 MB. */
const heldBars = 1_000_000;
/** A request is widened to the next of these, so that charts of nearly the same length share one upstream call. */
const staleRetryMs = 30_000;
const lengths = [100, 640, 2_000, 5_000];
/** Five-minute bars of one session of 6.5 hours, and a little more. */
const sparklineBars = 80;

type Found = { kind: "history"; history: ProvidedHistory } | { kind: "unknown" } | { kind: "failed" };

export type Histories = ReturnType<typeof createHistories>;

/** Bars by symbol and interval: memory, then the providers, then the last good series, then sample data. */
export function createHistories({
  router,
  sample,
  store,
  negativeCacheMs,
  clock,
  log,
  delayOf,
}: {
  router: Router;
  sample: Pick<MarketProvider, "covers" | "history">;
  store: Pick<MarketStore, "lastGoodHistory" | "keepHistory">;
  /** How long an unknown symbol is not asked for again. */
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
  /** The delay declared for a symbol's quotes; null: not known. Bars come with none of their own. */
  delayOf: (symbol: string) => number | null;
}) {
  const held = new LRUCache<string, ProvidedHistory>({
    max: heldEntries,
    maxSize: heldBars,
    sizeCalculation: ({ bars }) => bars.length + 1,
  });
  const unknownUntil = new LRUCache<string, number>({ max: heldEntries });
  const inFlight = new Map<string, Promise<Found>>();

  function renew(request: HistoryRequest, series: string, key: string): Promise<Found> {
    const running = inFlight.get(key);
    if (running !== undefined) return running;
    const result = ask(request, series, key).finally(() => inFlight.delete(key));
    inFlight.set(key, result);
    // A reader who was given a cached value no longer waits for this: without a listener its failure would end the process.
    result.catch((error: unknown) => log.error({ err: error, symbol: request.symbol }, "a history was not renewed"));
    return result;
  }

  async function ask(request: HistoryRequest, series: string, key: string): Promise<Found> {
    const asked = await router.first(
      "history",
      (provider) => provider.covers(request.symbol),
      (provider) => provider.history?.(request),
    );
    if (asked === null) return { kind: "failed" };
    if (asked.value === null) {
      unknownUntil.set(key, clock.now() + negativeCacheMs);
      return { kind: "unknown" };
    }
    const history = plausibleHistory(asked.value, clock.now());
    if (history.bars.length === 0 && asked.value.bars.length > 0) return { kind: "failed" };
    held.set(key, history);
    unknownUntil.delete(key);
    void store
      .keepHistory(series, history)
      .catch((error: unknown) => log.error({ err: error }, "a last good history was not kept"));
    return { kind: "history", history };
  }

  async function find(symbol: string, interval: HistoryInterval, limit: number): Promise<Found> {
    const length = lengths.find((candidate) => candidate >= limit) ?? limit;
    const series = `${interval}/${length}`;
    const key = `${symbol} ${series}`;
    const request = { symbol, interval, limit: length };
    const known = held.get(key);
    // A source that is behind is asked again soon.
    const keptMs = known !== undefined && statusOf(known) === "stale" ? staleRetryMs : freshMs;
    if (known !== undefined && isRecent(Date.parse(known.origin.fetchedAt), clock.now(), keptMs))
      return { kind: "history", history: known };
    if ((unknownUntil.get(key) ?? 0) > clock.now()) return { kind: "unknown" };
    const lastGood = known ?? (await store.lastGoodHistory(symbol, series));
    const renewal = renew(request, series, key);
    if (lastGood !== null) {
      const settled = statusOf(lastGood) === "cached" ? null : await patiently(renewal, patienceMs);
      if (settled?.kind === "unknown") return settled;
      return { kind: "history", history: held.get(key) ?? lastGood };
    }
    const found: Found = (await patiently(renewal)) ?? { kind: "failed" };
    if (found.kind !== "failed" || !sample.covers(symbol)) return found;
    const made = (await sample.history?.(request)) ?? null;
    return made === null ? found : { kind: "history", history: made };
  }

  function statusOf(history: ProvidedHistory): DataStatus {
    const { origin, exchange, symbol } = history;
    const now = clock.now();
    // Fresh for five minutes where a quote is for one: the same rule, with both times read four minutes later.
    const later = (time: string) => new Date(Math.min(now, Date.parse(time) + freshMs - 60_000)).toISOString();
    const delayMinutes = origin.delayMinutes ?? delayOf(symbol);
    const fetchedAt = later(origin.fetchedAt);
    return quoteStatus({ ...origin, delayMinutes, asOf: later(origin.asOf), fetchedAt }, exchange, now);
  }

  function provenanceOf(history: ProvidedHistory) {
    const { source, asOf, delayMinutes, fetchedAt } = history.origin;
    const declaredDelay = delayMinutes ?? delayOf(history.symbol);
    const note = heldBackNote(history);
    return {
      source,
      status: statusOf(history),
      asOf,
      delayMinutes: declaredDelay,
      fetchedAt,
      ...(note === null ? {} : { note }),
    };
  }

  return {
    /**
     * Returns the newest `limit` bars; "unknown" when there is no such instrument, "failed" when no source answered.
     */
    async get(symbol: string, interval: HistoryInterval, limit: number): Promise<History | "unknown" | "failed"> {
      const found = await find(symbol, interval, limit);
      if (found.kind !== "history") return found.kind;
      const { history } = found;
      const bars = history.bars.slice(-limit);
      const firstDate = bars[0]?.date ?? "";
      return {
        symbol: history.symbol,
        interval: history.interval,
        currency: history.currency,
        timeZone: history.timeZone,
        adjusted: history.adjusted,
        bars,
        events: history.events.filter((event) => event.date >= firstDate),
        heldBack: (history.heldBack ?? []).filter(({ date }) => date >= firstDate),
        provenance: provenanceOf(history),
      };
    },

    /** Returns splits and dividends of the last hundred days; none when no source answered. */
    async events(symbol: string): Promise<readonly CorporateEvent[]> {
      const found = await find(symbol, "1d", 100);
      return found.kind === "history" && !found.history.origin.isSample ? found.history.events : [];
    },

    /** The course of the last session, for small charts; a symbol without one is left out. */
    async sparklines(symbols: readonly string[]): Promise<Sparkline[]> {
      const found = await Promise.all(symbols.map((symbol) => find(symbol, "5m", sparklineBars)));
      return found.flatMap((item) => {
        if (item.kind !== "history") return [];
        const { bars, symbol } = item.history;
        const lastDate = bars.at(-1)?.date;
        const session = bars.filter((bar) => bar.date === lastDate);
        const before = bars.findLast((bar) => bar.date !== lastDate);
        return [
          {
            symbol,
            closes: session.map((bar) => bar.close),
            previousClose: before?.close ?? item.history.previousClose,
            provenance: provenanceOf(item.history),
          },
        ];
      });
    },
  };
}
