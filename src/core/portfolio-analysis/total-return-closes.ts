import { dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";

/** Closes by day, ascending. */
export interface CloseColumns {
  /** Days since 1970-01-01. */
  readonly days: Int32Array;
  /** NaN if unknown in the requested currency. */
  readonly closes: Float64Array;
}

export interface PriceHistory extends CloseColumns {
  /** Per share, by ex-date, in any order, for shares as of that day or, with `isSplitAdjusted`, for current shares. */
  readonly dividends: readonly { readonly date: PlainDate; readonly amount: number }[];
  /** New shares for one old, by the first day with them. */
  readonly splits: readonly { readonly date: PlainDate; readonly ratio: number }[];
  /** True if closes and dividends are already adjusted for later splits, as in most sources. */
  readonly isSplitAdjusted: boolean;
}

/**
 * Closes of one share whose dividends are reinvested at the close of their ex-date and whose splits change nothing:
 * each day's growth is `(close + dividends) · split / close before` (S&P Dow Jones Indices, Index Mathematics
 * Methodology, "Total Return Calculations"). Starts at the first close. A dividend or split on a day without a close
 * counts on the next. Before withholding tax.
 */
export function totalReturnCloses({ days, closes, dividends, splits, isSplitAdjusted }: PriceHistory): CloseColumns {
  const nextDividends = eventsUntil(dividends);
  const nextSplits = eventsUntil(isSplitAdjusted ? [] : splits);
  const total = new Float64Array(closes.length);
  for (let index = 0; index < closes.length; index += 1) {
    const day = days[index] ?? 0;
    const close = closes[index] ?? Number.NaN;
    let paid = 0;
    for (const { amount } of nextDividends(day)) paid += amount;
    let ratio = 1;
    for (const split of nextSplits(day)) ratio *= split.ratio;
    total[index] =
      index === 0 ? close : ((total[index - 1] ?? 0) * (close + paid) * ratio) / (closes[index - 1] ?? Number.NaN);
  }
  return { days, closes: total };
}

/** Returns a function that gives the events after the day it was called with before, up to a day. Days ascend. */
function eventsUntil<Event extends { readonly date: PlainDate }>(
  events: readonly Event[],
): (day: number) => readonly Event[] {
  const ordered = events
    .map((event) => ({ event, day: dayNumber(event.date) }))
    .toSorted((first, second) => first.day - second.day);
  let next = 0;
  return (day) => {
    const start = next;
    while (next < ordered.length && ordered[next]!.day <= day) next += 1;
    return start === next ? [] : ordered.slice(start, next).map(({ event }) => event);
  };
}

/** A rate is carried forward over a holiday. After more days it is too old. */
const maxRateAgeDays = 7;

/**
 * Converts closes to another currency with the rate of their day, units of the target currency for one unit of their
 * own, or with the last rate of the preceding week. NaN if there is none, never the close itself. Rates ascend by day.
 */
export function convertedCloses(
  { days, closes }: CloseColumns,
  rates: readonly { readonly day: number; readonly rate: number }[],
): CloseColumns {
  let next = 0;
  const converted = closes.map((close, index) => {
    const day = days[index] ?? 0;
    while (next < rates.length && rates[next]!.day <= day) next++;
    const known = rates[next - 1];
    return known !== undefined && day - known.day <= maxRateAgeDays ? close * known.rate : Number.NaN;
  });
  return { days, closes: converted };
}
