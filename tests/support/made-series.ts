import { addDays, isWeekend } from "#core/calendar/plain-date.ts";
import type { Assumptions, Condition, RuleStrategy, Series } from "#core/backtest/index.ts";

/** Open, high, low, close, and a mark that `marked` reads. */
export type Row = readonly [open: number, high: number, low: number, close: number, mark?: number];

/** Returns weekdays from a Monday on: 2024-01-01, 02, 03, 04, 05, 08, ... */
export function weekdays(count: number, first = "2024-01-01"): string[] {
  const dates: string[] = [];
  for (let date = first; dates.length < count; date = addDays(date, 1)) if (!isWeekend(date)) dates.push(date);
  return dates;
}

/** Builds a series from a table of bars. Marks go into the volume, which nothing else uses. */
export function madeSeries(
  rows: readonly Row[],
  {
    symbol = "A",
    dates = weekdays(rows.length),
    dividends = [],
  }: Partial<Pick<Series, "symbol" | "dates" | "dividends">> = {},
): Series {
  const column = (field: number) => Float64Array.from(rows, (row) => row[field] ?? 0);
  return {
    symbol,
    dates,
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
    volume: column(4),
    dividends,
  };
}

/** A condition that holds on the bars with this mark. */
export function marked(mark: number): Condition {
  const left = { kind: "price", field: "volume", barsAgo: 0, symbol: null, times: 1 } as const;
  const right = { kind: "number", value: mark } as const;
  return {
    kind: "all",
    conditions: [
      { kind: "compare", left, is: "at-least", right, forBars: 1 },
      { kind: "compare", left, is: "at-most", right, forBars: 1 },
    ],
  };
}

export const noProtection = {
  stopLossPercent: null,
  takeProfitPercent: null,
  trailingStopPercent: null,
  maximumBars: null,
} as const;

/** Mark 1 opens a long position with all cash, mark 2 closes it. */
export const marksStrategy: RuleStrategy = {
  kind: "rules",
  name: "By marks",
  long: { entry: marked(1), exit: marked(2) },
  short: null,
  sizing: { kind: "all-in" },
  protection: noProtection,
};

/** A thousand in cash, and no costs. */
export const noCosts: Assumptions = {
  startCash: 1000,
  fillAt: "next-open",
  units: "fractional",
  commission: { percent: 0, perShare: 0, fixed: 0, minimum: 0 },
  slippagePercent: 0,
  dividends: "cash",
  lastBar: "mark",
  riskFreePercent: 0,
};
