import { dateOfDay, type PlainDate } from "#core/calendar/plain-date.ts";
import type { ReturnColumns } from "#core/portfolio/return-columns.ts";
import type { CloseColumns } from "./total-return-closes.ts";

export interface BenchmarkComparison {
  /** By day: the benchmark with the flows of the portfolio. NaN from the first missing close on. */
  readonly value: Float64Array;
  /** The day on which withdrawals exceeded the benchmark's value. It is NaN from then on. */
  readonly exhaustedDate: PlainDate | null;
}

/** Days for which a close is carried forward. */
const maxCloseAgeDays = 14;

/**
 * The benchmark bought with the same cash flows: the opening value and every inflow buy it at the close of their day,
 * every outflow sells at the close of its day (the index comparison of A. Long and C. Nickels, A Private Investment
 * Benchmark, 1996). A purchase of the benchmark itself at a close therefore leaves no difference. Closes are
 * total-return closes in base currency, and are carried forward for at most 14 days.
 */
export function benchmarkWithSameFlows(
  { days, value, inflow, outflow }: ReturnColumns,
  closes: CloseColumns,
): BenchmarkComparison {
  const bought = new Float64Array(value.length).fill(Number.NaN);
  const closeOn = closeByDay(closes);
  // A debt buys none of the benchmark.
  let before = Math.max(0, value[0] ?? Number.NaN);
  let closeBefore = closeOn(days[0] ?? 0);
  bought[0] = before;
  for (let index = 1; index < value.length && !Number.isNaN(before); index += 1) {
    const day = days[index] ?? 0;
    const close = closeOn(day);
    const paidIn = inflow[index] ?? 0;
    const takenOut = outflow[index] ?? 0;
    const grown = before === 0 ? 0 : (before * close) / closeBefore;
    const isTraded = paidIn !== 0 || takenOut !== 0;
    const next = isTraded && Number.isNaN(close) ? Number.NaN : grown + paidIn - takenOut;
    if (next < -roundingAmount(before + paidIn)) return { value: bought, exhaustedDate: dateOfDay(day) };
    before = Math.max(0, next);
    closeBefore = close;
    bought[index] = before;
  }
  return { value: bought, exhaustedDate: null };
}

function roundingAmount(value: number): number {
  return 1e-9 * Math.max(1, value);
}

/** The close of ascending days, or the last one before; NaN if it is too old. */
function closeByDay({ days, closes }: CloseColumns): (day: number) => number {
  let next = 0;
  return (day) => {
    while (next < days.length && (days[next] ?? 0) <= day) next++;
    return next === 0 || day - (days[next - 1] ?? 0) > maxCloseAgeDays ? Number.NaN : (closes[next - 1] ?? Number.NaN);
  };
}
