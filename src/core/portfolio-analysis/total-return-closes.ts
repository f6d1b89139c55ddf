import { dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";

export interface DatedClose {
  readonly date: PlainDate;
  /** Null if unknown in the requested currency. */
  readonly close: number | null;
}

export interface PriceHistory {
  /** Ascending by date. */
  readonly closes: readonly { readonly date: PlainDate; readonly close: number }[];
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
export function totalReturnCloses(
  history: PriceHistory,
): readonly { readonly date: PlainDate; readonly close: number }[] {
  const nextDividends = eventsUntil(history.dividends);
  const nextSplits = eventsUntil(history.isSplitAdjusted ? [] : history.splits);
  const result: { date: PlainDate; close: number }[] = [];
  for (const [index, { date, close }] of history.closes.entries()) {
    const before = history.closes[index - 1];
    let dividends = 0;
    for (const { amount } of nextDividends(date)) dividends += amount;
    let ratio = 1;
    for (const split of nextSplits(date)) ratio *= split.ratio;
    if (before === undefined) {
      result.push({ date, close });
      continue;
    }
    result.push({ date, close: (result[index - 1]!.close * (close + dividends) * ratio) / before.close });
  }
  return result;
}

/** Returns a function that gives the events after the day it was called with before, up to a day. Days ascend. */
function eventsUntil<Event extends { readonly date: PlainDate }>(
  events: readonly Event[],
): (date: PlainDate) => readonly Event[] {
  const ordered = events.toSorted((first, second) =>
    first.date < second.date ? -1 : Number(first.date > second.date),
  );
  let next = 0;
  return (date) => {
    const start = next;
    while (next < ordered.length && ordered[next]!.date <= date) next += 1;
    return start === next ? [] : ordered.slice(start, next);
  };
}

/** A rate is carried forward over a holiday. After more days it is too old. */
const maxRateAgeDays = 7;

/**
 * Converts closes to another currency with the rate of their day, units of the target currency for one unit of their
 * own, or with the last rate of the preceding week. Null if there is none, never the close itself. Rates ascend by
 * date.
 */
export function convertedCloses(
  closes: readonly DatedClose[],
  rates: readonly { readonly date: PlainDate; readonly rate: number }[],
): readonly DatedClose[] {
  let next = 0;
  return closes.map(({ date, close }) => {
    while (next < rates.length && rates[next]!.date <= date) next++;
    const known = rates[next - 1];
    const isKnown = known !== undefined && dayNumber(date) - dayNumber(known.date) <= maxRateAgeDays;
    return { date, close: close === null || !isKnown ? null : close * known.rate };
  });
}
