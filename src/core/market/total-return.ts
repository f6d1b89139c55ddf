import { addDays } from "../calendar/plain-date.ts";

/** The days that a bar goes on after its own; bars of a day or less share that day. */
const furtherDays: Readonly<Record<string, number>> = { "1wk": 6, "1mo": 30 };

/**
 * Returns bars whose changes include dividends, each reinvested at its ex-date. The latest price stays; earlier ones
 * are lowered: before each ex-date by the dividend's share of the close before it. A dividend after the last bar isn't
 * counted.
 */
export function totalReturn<
  Bar extends {
    readonly date: string;
    readonly open: number | null;
    readonly high: number | null;
    readonly low: number | null;
    readonly close: number;
  },
>(
  bars: readonly Bar[],
  dividends: readonly { readonly date: string; readonly value: number }[],
  interval: string,
): readonly Bar[] {
  const factors = bars.map(() => 1);
  const last = bars.at(-1);
  const end = last === undefined ? "" : addDays(last.date, furtherDays[interval] ?? 0);
  for (const { date, value } of dividends) {
    if (date > end) continue;
    // The first bar without the dividend. Several bars can share its day, which may have none; a week's bar has the date
    // of its first day.
    const index =
      interval in furtherDays
        ? bars.findLastIndex((bar) => bar.date <= date)
        : bars.findIndex((bar) => bar.date >= date);
    const before = bars[index - 1];
    // A dividend above the price would turn earlier prices negative; it belongs to another share class or currency.
    if (before !== undefined && value < before.close)
      factors[index - 1] = (factors[index - 1] ?? 1) * (1 - value / before.close);
  }
  let factor = 1;
  for (let index = bars.length - 1; index >= 0; index -= 1) {
    factor *= factors[index] ?? 1;
    factors[index] = factor;
  }
  return bars.map((bar, index) => {
    const scaled = <Price extends number | null>(price: Price) =>
      price === null ? price : price * (factors[index] ?? 1);
    return { ...bar, open: scaled(bar.open), high: scaled(bar.high), low: scaled(bar.low), close: scaled(bar.close) };
  });
}
