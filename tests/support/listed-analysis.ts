import { dateOfDay, dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";
import * as analysis from "#core/portfolio-analysis/index.ts";
import { countedReturns as countedColumns } from "#core/portfolio-analysis/counted-returns.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";
import { columnsOf } from "#core/portfolio/return-columns.ts";

/** The analysis of columns with lists of days in and out, in which expected figures are easier to write. */
export interface ListedReturn {
  readonly date: PlainDate;
  readonly returnRatio: number | null;
  readonly isInvested: boolean;
}

export function dailyReturns(days: readonly DayValue[]): ListedReturn[] {
  const { days: numbers, ratios, isInvested } = analysis.dailyReturns(columnsOf(days));
  return Array.from(numbers, (day, index) => ({
    date: dateOfDay(day),
    returnRatio: known(ratios[index]),
    isInvested: isInvested[index] === 1,
  }));
}

export function linkedReturn(returns: readonly { readonly returnRatio: number | null }[]): number | null {
  return analysis.linkedReturn(returns.map(({ returnRatio }) => returnRatio ?? Number.NaN));
}

export function countedReturns(returns: readonly ListedReturn[]): Omit<ListedReturn, "isInvested">[] {
  const { days, ratios } = countedColumns({
    days: Int32Array.from(returns, ({ date }) => dayNumber(date)),
    ratios: Float64Array.from(returns, ({ returnRatio }) => returnRatio ?? Number.NaN),
    isInvested: Uint8Array.from(returns, ({ isInvested }) => Number(isInvested)),
  });
  return Array.from(days, (day, index) => ({ date: dateOfDay(day), returnRatio: known(ratios[index]) }));
}

export function drawdown(days: readonly DayValue[]) {
  const { ratios, ...rest } = analysis.drawdown(columnsOf(days));
  return { ...rest, ratios: Array.from(ratios, known) };
}

export function periodReturns(days: readonly DayValue[]): analysis.PeriodReturns {
  return analysis.periodReturns(analysis.dailyReturns(columnsOf(days)));
}

export function returnStatistics(days: readonly DayValue[], options: { readonly riskFreeRatio?: number } = {}) {
  return analysis.returnStatistics(columnsOf(days), options);
}

export interface DatedClose {
  readonly date: PlainDate;
  readonly close: number | null;
}

export function closeColumns(closes: readonly DatedClose[]): analysis.CloseColumns {
  return {
    days: Int32Array.from(closes, ({ date }) => dayNumber(date)),
    closes: Float64Array.from(closes, ({ close }) => close ?? Number.NaN),
  };
}

/** Values by day, and the return of the benchmark and of the portfolio less it. */
export function benchmarkWithSameFlows(days: readonly DayValue[], closes: readonly DatedClose[]) {
  const { value, exhaustedDate } = analysis.benchmarkWithSameFlows(columnsOf(days), closeColumns(closes));
  const values = Array.from(value, known);
  const returnRatio = linkedReturn(dailyReturns(days.map((day, index) => ({ ...day, value: values[index] ?? null }))));
  const own = linkedReturn(dailyReturns(days));
  return {
    values,
    exhaustedDate,
    returnRatio,
    differenceRatio: own === null || returnRatio === null ? null : own - returnRatio,
  };
}

export function contributions(
  whole: readonly DayValue[],
  parts: readonly { readonly key: string; readonly days: readonly DayValue[] }[],
): analysis.Contributions {
  return analysis.contributions(
    columnsOf(whole),
    parts.map(({ key, days }) => ({ key, columns: columnsOf(days) })),
  );
}

export function totalReturnCloses({
  closes,
  ...events
}: Omit<analysis.PriceHistory, "days" | "closes"> & { readonly closes: readonly DatedClose[] }) {
  const total = analysis.totalReturnCloses({ ...closeColumns(closes), ...events });
  return Array.from(total.days, (day, index) => ({ date: dateOfDay(day), close: total.closes[index] ?? Number.NaN }));
}

export function convertedCloses(
  closes: readonly DatedClose[],
  rates: readonly { readonly date: PlainDate; readonly rate: number }[],
): DatedClose[] {
  const dated = rates.map(({ date, rate }) => ({ day: dayNumber(date), rate }));
  const converted = analysis.convertedCloses(closeColumns(closes), dated);
  return closes.map(({ date }, index) => ({ date, close: known(converted.closes[index]) }));
}

function known(value = Number.NaN): number | null {
  return Number.isNaN(value) ? null : value;
}
