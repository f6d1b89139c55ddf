import { dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";
import { dailyReturns } from "./daily-returns.ts";
import { linkedReturn } from "./linked-return.ts";
import type { DatedClose } from "./total-return-closes.ts";

export interface BenchmarkComparison {
  /** Value of the benchmark with the flows of the portfolio. Null from the first missing close on. */
  readonly days: readonly DayValue[];
  /** Time-weighted, over those days. */
  readonly returnRatio: number | null;
  /** The portfolio's time-weighted return less the benchmark's: 0.0342 is 3.42 points. */
  readonly differenceRatio: number | null;
  /** The portfolio's closing value less the benchmark's. */
  readonly differenceAmount: number | null;
  /** The day on which withdrawals exceeded the benchmark's value. It is null from then on. */
  readonly exhaustedDate: PlainDate | null;
}

/** Days for which a close is carried forward. */
const maxCloseAgeDays = 14;

/**
 * The benchmark bought with the same cash flows: the opening value and every inflow buy it at the close of their day,
 * every outflow sells at the close of its day (the index comparison of A. Long and C. Nickels, A Private Investment
 * Benchmark, 1996). A purchase of the benchmark itself at a close therefore leaves no difference. `closes` ascend, are
 * total-return closes in base currency, and are carried forward for at most 14 days.
 */
export function benchmarkWithSameFlows(days: readonly DayValue[], closes: readonly DatedClose[]): BenchmarkComparison {
  const closeOf = closeByDay(closes);
  const bought: DayValue[] = [];
  let exhaustedDate: PlainDate | null = null;
  let before: { value: number; close: number | null } | null = null;
  for (const [index, day] of days.entries()) {
    const close = closeOf(day.date);
    let value: number | null = null;
    if (index === 0) value = day.value;
    else if (before !== null) {
      const grown = growth(before.value, before.close, close);
      const isTraded = day.inflow !== 0 || day.outflow !== 0;
      value = grown === null || (isTraded && close === null) ? null : knownOrNull(grown + day.inflow - day.outflow);
      if (value !== null && value < -roundingAmount(before.value + day.inflow)) {
        exhaustedDate = day.date;
        value = null;
      }
    }
    before = value === null ? null : { value: Math.max(0, value), close };
    bought.push({ ...day, value: before?.value ?? null, income: 0, fees: 0, taxes: 0 });
  }
  const returnRatio = linkedReturn(dailyReturns(bought));
  const own = linkedReturn(dailyReturns(days));
  const [closing, ownClosing] = [bought.at(-1)?.value ?? null, days.at(-1)?.value ?? null];
  return {
    days: bought,
    returnRatio,
    differenceRatio: own === null || returnRatio === null ? null : own - returnRatio,
    differenceAmount: closing === null || ownClosing === null ? null : ownClosing - closing,
    exhaustedDate,
  };
}

function growth(value: number, closeBefore: number | null, close: number | null): number | null {
  if (value === 0) return 0;
  return closeBefore === null || close === null ? null : (value * close) / closeBefore;
}

/** A flow of unknown size is NaN. */
function knownOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

function roundingAmount(value: number): number {
  return 1e-9 * Math.max(1, value);
}

function closeByDay(closes: readonly DatedClose[]): (date: PlainDate) => number | null {
  let next = 0;
  return (date) => {
    while (next < closes.length && closes[next]!.date <= date) next++;
    const last = closes[next - 1];
    return last === undefined || dayNumber(date) - dayNumber(last.date) > maxCloseAgeDays ? null : last.close;
  };
}
