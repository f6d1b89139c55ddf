import { dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";
import { countedReturns } from "./counted-returns.ts";
import { type DailyReturn, dailyReturns } from "./daily-returns.ts";
import { drawdown, type DeepestFall } from "./drawdown.ts";
import { linkedReturn } from "./linked-return.ts";
import { periodReturns } from "./period-returns.ts";
import { sharpeRatio } from "./sharpe-ratio.ts";
import { sortinoRatio } from "./sortino-ratio.ts";
import { volatility, weekdaysPerYear } from "./volatility.ts";

export interface DatedReturn {
  /** A day, or a month such as 2026-03. */
  readonly date: PlainDate;
  readonly returnRatio: number;
}

export interface ReturnStatistics {
  /** Weekdays with an investment and a known return. */
  readonly countedDays: number;
  /** The same, but the return is unknown because a price or a rate is missing. */
  readonly unknownDays: number;
  readonly daysPerYear: number;
  /** A yearly ratio: the benchmark of Sharpe and Sortino. */
  readonly riskFreeRatio: number;
  /** Annualised. Null for ranges under a year, which shouldn't be annualised. */
  readonly yearlyReturnRatio: number | null;
  /** Null with fewer counted days than `minDays`, like the next two. */
  readonly volatilityRatio: number | null;
  readonly sharpe: number | null;
  readonly sortino: number | null;
  readonly deepestFall: DeepestFall | null;
  readonly bestDay: DatedReturn | null;
  readonly worstDay: DatedReturn | null;
  /** Only full months, here and below. */
  readonly bestMonth: DatedReturn | null;
  readonly worstMonth: DatedReturn | null;
  readonly wholeMonths: number;
  readonly positiveMonths: number;
}

/** With fewer days a deviation means little. A month has about 21. */
export const minDays = 20;

/**
 * Risk statistics of daily values. Each figure's file names its source. `countedReturns` defines which days count. `returns` are the
 * daily returns of the days, for callers that have them.
 */
export function returnStatistics(
  days: readonly DayValue[],
  {
    riskFreeRatio = 0,
    returns = dailyReturns(days),
  }: { readonly riskFreeRatio?: number; readonly returns?: readonly DailyReturn[] } = {},
): ReturnStatistics {
  const counted = countedReturns(returns);
  const known = counted.filter(isKnown);
  const ratios = known.map(({ returnRatio }) => returnRatio);
  const isEnough = known.length >= minDays;
  const wholeMonths = periodReturns(days, returns)
    .months.map(({ period, ...month }) => ({ date: period, ...month }))
    .filter(isKnown)
    .filter(({ isPartial }) => !isPartial)
    .map(({ date, returnRatio }) => ({ date, returnRatio }));
  return {
    countedDays: known.length,
    unknownDays: counted.length - known.length,
    daysPerYear: weekdaysPerYear,
    riskFreeRatio,
    yearlyReturnRatio: yearlyReturn(days, returns),
    volatilityRatio: isEnough ? volatility(ratios) : null,
    sharpe: isEnough ? sharpeRatio(ratios, { riskFreeRatio }) : null,
    sortino: isEnough ? sortinoRatio(ratios, { riskFreeRatio }) : null,
    deepestFall: drawdown(days, returns).deepest,
    bestDay: best(known),
    worstDay: worst(known),
    bestMonth: best(wholeMonths),
    worstMonth: worst(wholeMonths),
    wholeMonths: wholeMonths.length,
    positiveMonths: wholeMonths.filter(({ returnRatio }) => returnRatio > 0).length,
  };
}

function yearlyReturn(days: readonly DayValue[], returns: readonly DailyReturn[]): number | null {
  const returnRatio = linkedReturn(returns);
  if (returnRatio === null || returnRatio <= -1) return null;
  const length = dayNumber(days.at(-1)!.date) - dayNumber(days[0]!.date);
  return length < 365 ? null : (1 + returnRatio) ** (365 / length) - 1;
}

function isKnown<Kind extends { readonly returnRatio: number | null }>(
  item: Kind,
): item is Kind & { readonly returnRatio: number } {
  return item.returnRatio !== null;
}

function best(returns: readonly DatedReturn[]): DatedReturn | null {
  return returns.reduce<DatedReturn | null>(
    (top, one) => (top === null || one.returnRatio > top.returnRatio ? one : top),
    null,
  );
}

function worst(returns: readonly DatedReturn[]): DatedReturn | null {
  return returns.reduce<DatedReturn | null>(
    (low, one) => (low === null || one.returnRatio < low.returnRatio ? one : low),
    null,
  );
}
