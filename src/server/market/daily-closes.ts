import { LRUCache } from "lru-cache";
import { addDays } from "#core/calendar/index.ts";
import { type Clock, isRecent } from "../clock.ts";
import type { Log } from "../log.ts";
import type { ConfirmedHistory } from "./confirmed-history.ts";
import { createClosesReading, type FoundSeries } from "./closes-reading.ts";
import {
  type DailyCloses,
  dailyClosesOf,
  isPartOf,
  type Kept,
  keptOf,
  reaches,
  type Series,
  seriesOfKept,
} from "./closes-series.ts";
import { failureRestMs } from "./kept-values.ts";
import { lastClosedSession } from "./last-closed-session.ts";
import { patiently, patienceMs } from "./patience.ts";
import type { Router } from "./router.ts";
import { createSharedRenewals } from "./shared-renewals.ts";
import type { MarketStore } from "./store.ts";
import { createTurns } from "./turns.ts";

/** Names the kind of value in the database. */
const kind = "daily-closes";
/**
 * A series that lacks a session is asked for again after the first of these, and later each time up to the second: its source
 * may be behind for a moment, or the instrument delisted.
 */
const firstRetryMs = 60_000;
const maxRetryMs = 60 * 60_000;
const atOnce = 4;
const heldSeries = 2_000;
/** Points of all series in memory together: some 50 MB. */
const heldPoints = 4_000_000;

export type { DailyCloses } from "./closes-series.ts";

/**
 * Loads closes from a day on, as far back as they exist. "unknown": no such instrument; "failed": no source answered.
 */
export type DailyClosesSource = (symbol: string, from: string) => Promise<DailyCloses | "unknown" | "failed">;

/**
 * Daily closes for valuing what people own, back to any year: from memory, else the database, else the providers, which are asked
 * only for what is new. Samples are never among them, nor what the gate holds back, nor a session that still runs. A series
 * that its source has split anew, or that no longer agrees with what is known, is read again from its beginning.
 */
export function createDailyCloses(options: {
  router: Pick<Router, "first">;
  store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  confirmed: ConfirmedHistory;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}): DailyClosesSource {
  const { store, negativeCacheMs, clock, log } = options;
  const held = new LRUCache<string, Series>({
    max: heldSeries,
    maxSize: heldPoints,
    sizeCalculation: ({ days }) => days.length + 1,
  });
  const resting = new LRUCache<string, { found: FoundSeries; until: number }>({ max: heldSeries });
  /** How long the source of a series that lacks a session is left alone. */
  const retryMsOf = new LRUCache<string, number>({ max: heldSeries });
  const shared = createSharedRenewals<FoundSeries>();
  const inTurn = createTurns(atOnce);
  // A separate queue: slow sources never delay reads of stored series.
  const inReadingTurn = createTurns(atOnce);

  const lastDue = ({ exchange, timeZone }: Pick<Series, "exchange" | "timeZone">) =>
    lastClosedSession(exchange, timeZone, clock.now());
  const wire = (series: Series) => dailyClosesOf(series, lastDue(series));
  const readNew = createClosesReading({ ...options, lastDue });

  function isFresh(series: Series): boolean {
    const retryMs = retryMsOf.get(series.symbol) ?? firstRetryMs;
    return reaches(series, lastDue(series)) || isRecent(Date.parse(series.origin.fetchedAt), clock.now(), retryMs);
  }

  async function renewNow(symbol: string, from: string, known: Series | null): Promise<FoundSeries> {
    const isRetry = known !== null && !isFresh(known);
    const lastRetryMs = retryMsOf.get(symbol) ?? firstRetryMs;
    const found = await inTurn(() => readNew(symbol, from, known));
    if (found.kind === "series") {
      const isLonger = (found.series.days.at(-1) ?? 0) > (known?.days.at(-1) ?? 0);
      if (isLonger) retryMsOf.delete(symbol);
      else if (isRetry) retryMsOf.set(symbol, Math.min(2 * lastRetryMs, maxRetryMs));
      resting.delete(symbol);
      const other = held.get(symbol);
      // Another renewal at the same time can have read further back.
      if (other !== undefined && isPartOf(found.series, other)) return found;
      held.set(symbol, found.series);
      void store
        .keepValue(kind, symbol, keptOf(found.series))
        .catch((error: unknown) => log.error({ err: error, symbol }, "daily closes were not kept"));
    } else {
      const restMs = found.kind === "unknown" ? negativeCacheMs : Math.min(negativeCacheMs, failureRestMs);
      resting.set(symbol, { found, until: clock.now() + restMs });
    }
    return found;
  }

  async function renew(symbol: string, from: string, known: Series | null): Promise<FoundSeries> {
    const rest = resting.get(symbol);
    return rest !== undefined && rest.until > clock.now() ? rest.found : renewNow(symbol, from, known);
  }

  async function lastGood(symbol: string): Promise<Series | null> {
    const known = held.get(symbol);
    if (known !== undefined) return known;
    const kept = await inReadingTurn(() => store.lastGoodValue(kind, symbol));
    const series = kept === null ? null : seriesOfKept(kept.value as Kept);
    if (series !== null && !held.has(symbol)) held.set(symbol, series);
    return held.get(symbol) ?? null;
  }

  return async (symbol, from) => {
    // By whole years, so that a portfolio that begins a little earlier does not read everything anew; and with the last close
    // before the day, which is what it opens with.
    const wanted = `${addDays(from, -14).slice(0, 4)}-01-01`;
    const known = await lastGood(symbol);
    const isLongEnough = known !== null && known.from <= wanted;
    if (isLongEnough && isFresh(known)) return wire(known);
    // Only what is new is read of a series that begins early enough, whatever year was asked for.
    const key = `${symbol} ${isLongEnough ? known.from : wanted}`;
    const renewal = shared(
      key,
      () => renew(symbol, wanted, known),
      (error) => log.error({ err: error, symbol }, "daily closes were not renewed"),
    );
    const found = await patiently(renewal, isLongEnough ? patienceMs : undefined);
    if (found?.kind === "series") return wire(found.series);
    // Known closes of a delisted instrument stay available.
    const best = held.get(symbol) ?? known;
    if (best !== null) return wire(best);
    return found?.kind ?? "failed";
  };
}
