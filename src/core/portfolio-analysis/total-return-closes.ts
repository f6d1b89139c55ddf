import { dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";

export interface DatedClose {
  readonly date: PlainDate;
  /** Null when it is not known in the wanted currency. */
  readonly close: number | null;
}

export interface PriceHistory {
  /** Ascending by date. */
  readonly closes: readonly { readonly date: PlainDate; readonly close: number }[];
  /** A share, by ex-date, in any order, for shares as they were on that day or, with `isSplitAdjusted`, as they are now. */
  readonly dividends: readonly { readonly date: PlainDate; readonly amount: number }[];
  /** New shares for one old, by the first day with them. */
  readonly splits: readonly { readonly date: PlainDate; readonly ratio: number }[];
  /** Whether closes and dividends were divided by the splits after them already, as most sources do. */
  readonly isSplitAdjusted: boolean;
}

/**
 * Closes of one share whose dividends buy more of it at the close of their ex-date and whose splits change nothing:
 * each day's growth is `(close + dividends) · split / close before` (S&P Dow Jones Indices, Index Mathematics Methodology,
 * "Total Return Calculations"). Starts at the first close. A dividend or a split on a day without close counts on the next.
 * Before withholding tax.
 */
export function totalReturnCloses(
  history: PriceHistory,
): readonly { readonly date: PlainDate; readonly close: number }[] {
  const splits = history.isSplitAdjusted ? [] : history.splits;
  const result: { date: PlainDate; close: number }[] = [];
  for (const [index, { date, close }] of history.closes.entries()) {
    const before = history.closes[index - 1];
    if (before === undefined) {
      result.push({ date, close });
      continue;
    }
    const isSince = (event: { readonly date: PlainDate }) => event.date > before.date && event.date <= date;
    const dividends = history.dividends.filter(isSince).reduce((sum, { amount }) => sum + amount, 0);
    const ratio = splits.filter(isSince).reduce((product, split) => product * split.ratio, 1);
    result.push({ date, close: (result[index - 1]!.close * (close + dividends) * ratio) / before.close });
  }
  return result;
}

/** A rate of the day before a holiday still stands after it; one older than this says nothing about the day. */
const oldestRateDays = 7;

/**
 * Closes in another currency: times the rate of their day, units of the wanted currency for one of their own, or the last
 * rate of the week before. Null where there is none, never the close itself. Rates ascend by date.
 */
export function convertedCloses(
  closes: readonly DatedClose[],
  rates: readonly { readonly date: PlainDate; readonly rate: number }[],
): readonly DatedClose[] {
  let next = 0;
  return closes.map(({ date, close }) => {
    while (next < rates.length && rates[next]!.date <= date) next++;
    const known = rates[next - 1];
    const isKnown = known !== undefined && dayNumber(date) - dayNumber(known.date) <= oldestRateDays;
    return { date, close: close === null || !isKnown ? null : close * known.rate };
  });
}
