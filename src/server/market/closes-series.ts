import type { Provenance } from "#contract/provenance.ts";
import { addDays, dayNumber } from "#core/calendar/index.ts";
import type { Origin } from "#core/market/quote.ts";
import { heldBackNote } from "./plausible-history.ts";
import type { ProvidedHistory } from "./provider.ts";

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

/** A series as it is held. */
export interface Series {
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

/** A series as it is given out. Its day is over up to `lastDue`. */
export function dailyClosesOf(series: Series, lastDue: string): DailyCloses {
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
      status: reaches(series, lastDue) ? "closed" : "stale",
      asOf: origin.asOf,
      delayMinutes: null,
      fetchedAt: origin.fetchedAt,
      ...(note === null ? {} : { note }),
    },
  };
}

export function dateOf(day: number): string {
  return addDays("1970-01-01", day);
}

export function isPartOf(series: Series, other: Series): boolean {
  return other.from < series.from && (other.days.at(-1) ?? 0) >= (series.days.at(-1) ?? 0);
}

export function reaches({ days }: Series, date: string): boolean {
  return (days.at(-1) ?? Number.NEGATIVE_INFINITY) >= dayNumber(date);
}

/** The closes of a history up to the last session that is over. */
export function seriesOf(history: ProvidedHistory, from: string, lastClosed: string): Series {
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
export function joinedSeries(known: Series, newer: Series): Series | null {
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
export type Kept = Omit<Series, "days" | "closes"> & {
  readonly steps: readonly number[];
  readonly closes: readonly number[];
};

export function keptOf({ days, closes, ...rest }: Series): Kept {
  return { ...rest, steps: Array.from(days, (day, index) => day - (days[index - 1] ?? 0)), closes: [...closes] };
}

export function seriesOfKept({ steps, closes, ...rest }: Kept): Series {
  let day = 0;
  return { ...rest, days: Int32Array.from(steps, (step) => (day += step)), closes: Float64Array.from(closes) };
}
