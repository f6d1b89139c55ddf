import { LRUCache } from "lru-cache";
import type { Provenance } from "#contract/provenance.ts";
import { addDays, dayNumber } from "#core/calendar/index.ts";
import type { Origin } from "#core/market/quote.ts";
import { type Clock, isoTime, isRecent } from "../clock.ts";
import type { Log } from "../log.ts";
import { failureRestMs } from "./kept-values.ts";
import { lastClosedSession } from "./last-closed-session.ts";
import { patiently, patienceMs } from "./patience.ts";
import { heldBackNote, plausibleHistory } from "./plausible-history.ts";
import type { ProvidedHistory } from "./provider.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";
import { createTurns } from "./turns.ts";

/** Names the kind of value in the database. */
const kind = "daily-closes";
/** More than thirty years of days, more than forty-five of sessions. */
const maxBars = 12_000;
/** A series that should reach further is asked for again no sooner. */
const retryMs = 60 * 60_000;
const atOnce = 4;
const heldSeries = 2_000;
/** Points of all series in memory together: some 50 MB. */
const heldPoints = 4_000_000;
/** Days asked for again with the newest ones, to see whether the known ones still hold. */
const overlapDays = 20;
const agreedRatio = 0.002;

/** The closes of an instrument, a day each, of sessions that are over. */
export interface DailyCloses {
  readonly symbol: string;
  /** ISO code, or a minor unit such as GBp; null where the source gives none. */
  readonly currency: string | null;
  /** Days since 1970-01-01, ascending, and their closes. */
  readonly points: { readonly days: Int32Array; readonly closes: Float64Array };
  /** New shares for one old, by the day the price first shows it; ascending. */
  readonly splits: readonly { readonly date: string; readonly ratio: number }[];
  /** Per share, by ex-day, ascending; like the closes in shares of after all splits where `isSplitAdjusted`. */
  readonly dividends: readonly { readonly date: string; readonly value: number }[];
  readonly isSplitAdjusted: boolean;
  readonly provenance: Provenance;
}

/**
 * Loads closes from a day on, as far back as they exist. "unknown": no such instrument; "failed": no source answered.
 */
export type DailyClosesSource = (symbol: string, from: string) => Promise<DailyCloses | "unknown" | "failed">;

/** A series as it is held. */
interface Series {
  readonly symbol: string;
  readonly currency: string | null;
  readonly exchange: string | null;
  readonly timeZone: string | null;
  /** The day from which on it was asked for; there may be nothing that old. */
  readonly from: string;
  readonly days: Int32Array;
  readonly closes: Float64Array;
  readonly splits: DailyCloses["splits"];
  readonly dividends: DailyCloses["dividends"];
  readonly note: string | null;
  readonly origin: Origin;
}

type Found = { readonly kind: "series"; readonly series: Series } | { readonly kind: "unknown" | "failed" };

/**
 * Daily closes for valuing what people own, back to any year: from memory, else the database, else the providers, which are asked
 * only for what is new. Samples are never among them, nor what the gate holds back, nor a session that still runs. A series
 * that its source has split anew, or that no longer agrees with what is known, is read again from its beginning.
 */
export function createDailyCloses({
  router,
  store,
  negativeCacheMs,
  clock,
  log,
}: {
  router: Pick<Router, "first">;
  store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}): DailyClosesSource {
  const held = new LRUCache<string, Series>({
    max: heldSeries,
    maxSize: heldPoints,
    sizeCalculation: ({ days }) => days.length + 1,
  });
  const resting = new LRUCache<string, { found: Found; until: number }>({ max: heldSeries });
  const inFlight = new Map<string, Promise<Found>>();
  const inTurn = createTurns(atOnce);
  // A separate queue: slow sources never delay reads of stored series.
  const inReadingTurn = createTurns(atOnce);

  const lastDue = ({ exchange, timeZone }: Pick<Series, "exchange" | "timeZone">) =>
    lastClosedSession(exchange, timeZone, clock.now());

  function isFresh(series: Series): boolean {
    const isJustRead = isRecent(Date.parse(series.origin.fetchedAt), clock.now(), retryMs);
    return reaches(series, lastDue(series)) || isJustRead;
  }

  async function ask(symbol: string, from: string): Promise<ProvidedHistory | null | "failed"> {
    const days = dayNumber(isoTime(clock.now()).slice(0, 10)) - dayNumber(from) + 2;
    // Sessions are five days of seven at most, but for what trades around the clock.
    const isAlways = /=X$|-[A-Z]{3,4}$/.test(symbol);
    const limit = Math.min(maxBars, isAlways ? days : Math.ceil((days * 5) / 7) + 10);
    const asked = await router.first(
      "daily closes",
      (provider) => provider.tellsEvents === true && provider.covers(symbol),
      (provider) => provider.history?.({ symbol, interval: "1d", limit }),
    );
    if (asked === null) return "failed";
    return asked.value === null ? null : plausibleHistory(asked.value, clock.now());
  }

  async function readNew(symbol: string, from: string, known: Series | null): Promise<Found> {
    const lastDay = known?.days.at(-1);
    if (known !== null && lastDay !== undefined && known.from <= from) {
      const newer = await ask(symbol, dateOf(lastDay - overlapDays));
      if (newer === null || newer === "failed") return { kind: newer === null ? "unknown" : "failed" };
      const joined = joinedSeries(known, seriesOf(newer, known.from, lastDue(newer)));
      if (joined !== null) return { kind: "series", series: joined };
    }
    const wanted = known === null || from < known.from ? from : known.from;
    const whole = await ask(symbol, wanted);
    if (whole === null || whole === "failed") return { kind: whole === null ? "unknown" : "failed" };
    const series = seriesOf(whole, wanted, lastDue(whole));
    return series.days.length === 0 && whole.bars.length === 0 && (whole.heldBack ?? []).length > 0
      ? { kind: "failed" }
      : { kind: "series", series };
  }

  async function renewNow(symbol: string, from: string, known: Series | null): Promise<Found> {
    const found = await inTurn(() => readNew(symbol, from, known));
    if (found.kind === "series") {
      held.set(symbol, found.series);
      resting.delete(symbol);
      void store
        .keepValue(kind, symbol, keptOf(found.series))
        .catch((error: unknown) => log.error({ err: error, symbol }, "daily closes were not kept"));
    } else {
      const restMs = found.kind === "unknown" ? negativeCacheMs : Math.min(negativeCacheMs, failureRestMs);
      resting.set(symbol, { found, until: clock.now() + restMs });
    }
    return found;
  }

  function renew(symbol: string, from: string, known: Series | null): Promise<Found> {
    const key = `${symbol} ${from}`;
    const running = inFlight.get(key);
    if (running !== undefined) return running;
    const rest = resting.get(symbol);
    if (rest !== undefined && rest.until > clock.now()) return Promise.resolve(rest.found);
    const result = renewNow(symbol, from, known).finally(() => inFlight.delete(key));
    inFlight.set(key, result);
    // A reader who was given an old series no longer waits for this: without a listener its failure would end the process.
    result.catch((error: unknown) => log.error({ err: error, symbol }, "daily closes were not renewed"));
    return result;
  }

  async function lastGood(symbol: string): Promise<Series | null> {
    const known = held.get(symbol);
    if (known !== undefined) return known;
    const kept = await inReadingTurn(() => store.lastGoodValue(kind, symbol));
    const series = kept === null ? null : seriesOfKept(kept.value as Kept);
    if (series !== null && !held.has(symbol)) held.set(symbol, series);
    return held.get(symbol) ?? null;
  }

  function wire(series: Series): DailyCloses {
    const { symbol, currency, days, closes, splits, dividends, note, origin } = series;
    return {
      symbol,
      currency,
      points: { days, closes },
      splits,
      dividends,
      // Closes from the sources are adjusted for splits only.
      isSplitAdjusted: true,
      provenance: {
        source: origin.source,
        status: reaches(series, lastDue(series)) ? "closed" : "stale",
        asOf: origin.asOf,
        delayMinutes: null,
        fetchedAt: origin.fetchedAt,
        ...(note === null ? {} : { note }),
      },
    };
  }

  return async (symbol, from) => {
    // By whole years, so that a portfolio that begins a little earlier does not read everything anew; and with the last close
    // before the day, which is what it opens with.
    const wanted = `${addDays(from, -14).slice(0, 4)}-01-01`;
    const known = await lastGood(symbol);
    const isLongEnough = known !== null && known.from <= wanted;
    if (isLongEnough && isFresh(known)) return wire(known);
    const renewal = renew(symbol, wanted, known);
    const found = await patiently(renewal, isLongEnough ? patienceMs : undefined);
    if (found?.kind === "series") return wire(found.series);
    // Known closes of a delisted instrument stay available.
    const best = held.get(symbol) ?? known;
    if (best !== null) return wire(best);
    return found?.kind ?? "failed";
  };
}

function dateOf(day: number): string {
  return addDays("1970-01-01", day);
}

function reaches({ days }: Series, date: string): boolean {
  return (days.at(-1) ?? Number.NEGATIVE_INFINITY) >= dayNumber(date);
}

/** The closes of a history up to the last session that is over. */
function seriesOf(history: ProvidedHistory, from: string, lastClosed: string): Series {
  const bars = history.bars.filter(({ date }) => date <= lastClosed);
  const events = history.events.filter(({ date }) => date <= lastClosed);
  return {
    symbol: history.symbol,
    currency: history.currency,
    exchange: history.exchange,
    timeZone: history.timeZone,
    from,
    days: Int32Array.from(bars, ({ date }) => dayNumber(date)),
    closes: Float64Array.from(bars, ({ close }) => close),
    // Also one of a session that still runs: the closes before it are divided by it already.
    splits: history.events.filter(({ type }) => type === "split").map(({ date, value }) => ({ date, ratio: value })),
    dividends: events.filter(({ type }) => type === "dividend").map(({ date, value }) => ({ date, value })),
    note: heldBackNote(history),
    origin: history.origin,
  };
}

/** The known series with the newer days after it; null where the two do not fit together. */
function joinedSeries(known: Series, newer: Series): Series | null {
  if (known.currency !== newer.currency || newer.days.length === 0) return null;
  const knownSplits = new Set(known.splits.map(({ date, ratio }) => `${date} ${ratio}`));
  if (newer.splits.some(({ date, ratio }) => !knownSplits.has(`${date} ${ratio}`))) return null;
  const firstNew = newer.days[0] ?? 0;
  const start = known.days.findIndex((day) => day >= firstNew);
  if (start === -1) return null;
  const closeOf = new Map(Array.from(newer.days, (day, index) => [day, newer.closes[index] ?? Number.NaN]));
  for (let index = start; index < known.days.length; index++) {
    const close = known.closes[index] ?? Number.NaN;
    const again = closeOf.get(known.days[index] ?? 0);
    // A day that one of the two leaves out settles nothing.
    if (again !== undefined && Math.abs(again - close) > agreedRatio * Math.abs(close)) return null;
  }
  const firstDate = dateOf(firstNew);
  return {
    ...newer,
    from: known.from,
    days: Int32Array.from([...known.days.subarray(0, start), ...newer.days]),
    closes: Float64Array.from([...known.closes.subarray(0, start), ...newer.closes]),
    splits: known.splits,
    dividends: [...known.dividends.filter(({ date }) => date < firstDate), ...newer.dividends],
    note: newer.note ?? known.note,
  };
}

/** A series as it is kept: days as the steps from one to the next, which are short numbers. */
type Kept = Omit<Series, "days" | "closes"> & { readonly steps: readonly number[]; readonly closes: readonly number[] };

function keptOf({ days, closes, ...rest }: Series): Kept {
  return { ...rest, steps: Array.from(days, (day, index) => day - (days[index - 1] ?? 0)), closes: [...closes] };
}

function seriesOfKept({ steps, closes, ...rest }: Kept): Series {
  let day = 0;
  return { ...rest, days: Int32Array.from(steps, (step) => (day += step)), closes: Float64Array.from(closes) };
}
