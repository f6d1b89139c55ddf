import { LRUCache } from "lru-cache";
import type { HistoryInterval } from "#contract/market.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { quoteStatus } from "#core/market/quote-status.ts";
import { type Clock, isRecent } from "../clock.ts";
import type { Log } from "../log.ts";
import {
  type HistoryRequest,
  isNotOffered,
  type MarketProvider,
  type NotOffered,
  type ProvidedHistory,
} from "./provider.ts";
import type { Router } from "./router.ts";
import { heldBackNote, plausibleHistory } from "./plausible-history.ts";
import { patiently, patienceMs } from "./patience.ts";
import { createSharedRenewals } from "./shared-renewals.ts";
import type { MarketStore } from "./store.ts";

/** Everything but quotes is fresh for five minutes. Source: product specification, section 9. */
const freshMs = 5 * 60_000;
const heldEntries = 1_000;
/** Bars of all series in memory together: some 100 MB. */
const heldBars = 1_000_000;
const staleRetryMs = 30_000;
/** A request is widened to the next of these, so that charts of nearly the same length share one upstream call. */
const lengths = [100, 640, 2_000, 5_000];

export type FoundHistory =
  | { kind: "history"; history: ProvidedHistory }
  | NotOffered
  | { kind: "unknown" }
  | { kind: "failed" };

export interface KnownHistoriesOptions {
  readonly router: Router;
  readonly sample: Pick<MarketProvider, "covers" | "history">;
  readonly store: Pick<MarketStore, "lastGoodHistory" | "keepHistory">;
  /** How long an unknown symbol is not asked for again. */
  readonly negativeCacheMs: number;
  readonly clock: Clock;
  readonly log: Log;
  /** The delay declared for a symbol's quotes; null: not known. Bars come with none of their own. */
  readonly delayOf: (symbol: string) => number | null;
}

/** Finds series by symbol and interval: in memory, then at the providers, then the last good one, then sample data. */
export function createKnownHistories(options: KnownHistoriesOptions) {
  const { router, sample, store, negativeCacheMs, clock, log, delayOf } = options;
  const held = new LRUCache<string, ProvidedHistory>({
    max: heldEntries,
    maxSize: heldBars,
    sizeCalculation: ({ bars }) => bars.length + 1,
  });
  /** What an unknown symbol, or bars that no source has, are answered with for a while. */
  const absent = new LRUCache<string, { found: FoundHistory; until: number }>({ max: heldEntries });
  const shared = createSharedRenewals<FoundHistory>();

  async function ask(request: HistoryRequest, series: string, key: string): Promise<FoundHistory> {
    const asked = await router.first(
      "history",
      (provider) => provider.covers(request.symbol),
      (provider) => provider.history?.(request),
    );
    if (asked === null) return { kind: "failed" };
    if (asked.value === null || isNotOffered(asked.value)) {
      const found: FoundHistory = asked.value ?? { kind: "unknown" };
      absent.set(key, { found, until: clock.now() + negativeCacheMs });
      return found;
    }
    const history = plausibleHistory(asked.value, clock.now());
    if (history.bars.length === 0 && asked.value.bars.length > 0) return { kind: "failed" };
    held.set(key, history);
    absent.delete(key);
    void store
      .keepHistory(series, history)
      .catch((error: unknown) => log.error({ err: error }, "a last good history was not kept"));
    return { kind: "history", history };
  }

  async function find(symbol: string, interval: HistoryInterval, limit: number): Promise<FoundHistory> {
    const length = lengths.find((candidate) => candidate >= limit) ?? limit;
    const series = `${interval}/${length}`;
    const key = `${symbol} ${series}`;
    const request = { symbol, interval, limit: length };
    const known = held.get(key);
    // A source that is behind is asked again soon.
    const keptMs = known !== undefined && statusOf(known) === "stale" ? staleRetryMs : freshMs;
    if (known !== undefined && isRecent(Date.parse(known.origin.fetchedAt), clock.now(), keptMs))
      return { kind: "history", history: known };
    const none = absent.get(key);
    if (none !== undefined && none.until > clock.now()) return none.found;
    const lastGood = known ?? (await store.lastGoodHistory(symbol, series));
    const renewal = shared(
      key,
      () => ask(request, series, key),
      (error) => log.error({ err: error, symbol }, "a history was not renewed"),
    );
    if (lastGood !== null) {
      const settled = statusOf(lastGood) === "cached" ? null : await patiently(renewal, patienceMs);
      if (settled?.kind === "unknown") return settled;
      return { kind: "history", history: held.get(key) ?? lastGood };
    }
    const found: FoundHistory = (await patiently(renewal)) ?? { kind: "failed" };
    if (found.kind !== "failed" || !sample.covers(symbol)) return found;
    const made = (await sample.history?.(request)) ?? null;
    return made === null || isNotOffered(made) ? found : { kind: "history", history: made };
  }

  function statusOf(history: ProvidedHistory): DataStatus {
    return historyStatus(history, history.origin.delayMinutes ?? delayOf(history.symbol), clock.now());
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

  return { find, provenanceOf };
}

/** Fresh for five minutes where a quote is for one: the same rule, with both times read four minutes later. */
function historyStatus({ origin, exchange }: ProvidedHistory, delayMinutes: number | null, now: number): DataStatus {
  const later = (time: string) => new Date(Math.min(now, Date.parse(time) + freshMs - 60_000)).toISOString();
  const [asOf, fetchedAt] = [later(origin.asOf), later(origin.fetchedAt)];
  return quoteStatus({ ...origin, delayMinutes, asOf, fetchedAt }, exchange, now);
}
