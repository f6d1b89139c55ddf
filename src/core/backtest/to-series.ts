import type { PlainDate } from "../calendar/plain-date.ts";
import type { Series } from "./backtest-input.ts";

/** A history as sent over the wire. */
export interface BarHistory {
  readonly symbol: string;
  readonly bars: readonly {
    readonly date: PlainDate;
    readonly open: number | null;
    readonly high: number | null;
    readonly low: number | null;
    readonly close: number | null;
    readonly volume: number | null;
  }[];
  readonly events: readonly { readonly date: PlainDate; readonly type: "split" | "dividend"; readonly value: number }[];
  /** True if prices already include dividends, which then aren't counted again. Default: false. */
  readonly adjusted?: boolean;
  /** True if prices, volumes and dividends are already adjusted for later splits. Default: true. */
  readonly isSplitAdjusted?: boolean;
}

/** The columns of a run, adjusted for splits only. */
export function toSeries({ symbol, bars, events, adjusted = false, isSplitAdjusted = true }: BarHistory): Series {
  const splits = isSplitAdjusted ? [] : events.filter(({ type }) => type === "split");
  // A split takes effect at the open of its day. Earlier values are divided by it.
  const divisorOf = (date: PlainDate) =>
    splits.reduce((divisor, split) => (date < split.date ? divisor * split.value : divisor), 1);
  const divisors = Float64Array.from(bars, ({ date }) => divisorOf(date));
  const price = (field: "open" | "high" | "low" | "close") =>
    Float64Array.from(bars, (bar, index) => (bar[field] ?? NaN) / divisors[index]!);
  return {
    symbol,
    dates: bars.map(({ date }) => date),
    open: price("open"),
    high: price("high"),
    low: price("low"),
    close: price("close"),
    volume: Float64Array.from(bars, ({ volume }, index) => (volume ?? NaN) * divisors[index]!),
    dividends: adjusted
      ? []
      : events
          .filter(({ type }) => type === "dividend")
          .map(({ date, value }) => ({ date, amount: value / divisorOf(date) }))
          .sort((a, b) => (a.date < b.date ? -1 : 1)),
  };
}
