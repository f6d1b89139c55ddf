/** The fields of a bar used in a price summary. */
export interface DatedBar {
  readonly date: string;
  readonly high: number | null;
  readonly low: number | null;
  readonly close: number;
}

export interface PriceSummary {
  readonly first: { readonly date: string; readonly close: number };
  readonly last: { readonly date: string; readonly close: number };
  /** The highest price of the period. Bars without a high count with their close. */
  readonly high: { readonly date: string; readonly price: number };
  readonly low: { readonly date: string; readonly price: number };
  readonly change: number;
  /** From the first close to the last, per cent. Null for a price of zero or less. */
  readonly changePercent: number | null;
  /** The last close against the high, per cent: 0 or negative. */
  readonly belowHighPercent: number | null;
  readonly aboveLowPercent: number | null;
}

/**
 * Returns the first, last, high and low price of some bars, oldest first, and the changes between them. Null without
 * bars.
 */
export function priceSummary(bars: readonly DatedBar[]): PriceSummary | null {
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return null;
  let high = { date: first.date, price: first.high ?? first.close };
  let low = { date: first.date, price: first.low ?? first.close };
  for (const bar of bars) {
    const top = bar.high ?? bar.close;
    const bottom = bar.low ?? bar.close;
    if (top > high.price) high = { date: bar.date, price: top };
    if (bottom < low.price) low = { date: bar.date, price: bottom };
  }
  return {
    first: { date: first.date, close: first.close },
    last: { date: last.date, close: last.close },
    high,
    low,
    change: last.close - first.close,
    changePercent: changePercent(first.close, last.close),
    belowHighPercent: changePercent(high.price, last.close),
    aboveLowPercent: changePercent(low.price, last.close),
  };
}

/** Returns at most `max` items of a list, evenly spaced, always including the first and last. */
export function thinned<T>(items: readonly T[], max: number): readonly T[] {
  if (items.length <= max || max < 2) return items;
  const step = (items.length - 1) / (max - 1);
  return Array.from({ length: max }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
}

/**
 * Rebases series to 0 on the first day they share, in per cent of that day's close, on the days they share. Null if
 * they share fewer than two days.
 */
export function rebased(
  courses: readonly (readonly { readonly date: string; readonly close: number }[])[],
): { readonly dates: readonly string[]; readonly changes: readonly (readonly number[])[] } | null {
  const byDate = courses.map((course) => new Map(course.map(({ date, close }) => [date, close])));
  const dates = (courses[0] ?? [])
    .map(({ date }) => date)
    .filter((date) => byDate.every((closes) => (closes.get(date) ?? 0) > 0));
  const start = dates[0];
  if (start === undefined || dates.length < 2) return null;
  return {
    dates,
    changes: byDate.map((closes) => {
      const base = closes.get(start) ?? Number.NaN;
      return dates.map((date) => ((closes.get(date) ?? Number.NaN) / base - 1) * 100);
    }),
  };
}

/** The deepest fall from an earlier highest close, in per cent below zero. Null if the closes never fell. */
export function deepestFall(
  closes: readonly { readonly date: string; readonly close: number }[],
): { readonly percent: number; readonly from: string; readonly to: string } | null {
  let peak = closes[0];
  let deepest: { percent: number; from: string; to: string } | null = null;
  for (const day of closes) {
    if (peak === undefined || day.close >= peak.close) peak = day;
    const percent = changePercent(peak.close, day.close) ?? 0;
    if (percent < (deepest?.percent ?? 0)) deepest = { percent, from: peak.date, to: day.date };
  }
  return deepest;
}

function changePercent(from: number, to: number): number | null {
  return from > 0 ? (to / from - 1) * 100 : null;
}
