import { dateOfDay, type PlainDate } from "#core/calendar/plain-date.ts";
import type { ReturnColumns } from "#core/portfolio/return-columns.ts";
import { type CountedReturns, countedReturns } from "./counted-returns.ts";
import { type DailyReturns, dailyReturns } from "./daily-returns.ts";
import { type Drawdown, drawdown } from "./drawdown.ts";
import { minDays } from "./min-days.ts";
import { linkedReturn } from "./linked-return.ts";
import { type PeriodReturns, periodReturns } from "./period-returns.ts";
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
  readonly drawdown: Drawdown;
  readonly bestDay: DatedReturn | null;
  readonly worstDay: DatedReturn | null;
  /** Only full months, here and below. */
  readonly bestMonth: DatedReturn | null;
  readonly worstMonth: DatedReturn | null;
  readonly wholeMonths: number;
  readonly positiveMonths: number;
  readonly periods: PeriodReturns;
  /** The returns that the figures above are of. */
  readonly counted: CountedReturns;
}

/** Risk statistics of daily values. Each figure's file names its source. `countedReturns` defines which days count. */
export function returnStatistics(
  columns: ReturnColumns,
  { riskFreeRatio = 0 }: { readonly riskFreeRatio?: number } = {},
): ReturnStatistics {
  const returns = dailyReturns(columns);
  const counted = countedReturns(returns);
  const ratios = counted.ratios.filter((ratio) => !Number.isNaN(ratio));
  const isEnough = ratios.length >= minDays;
  const periods = periodReturns(returns);
  const wholeMonths = periods.months.flatMap(({ period, returnRatio, isPartial }) =>
    returnRatio === null || isPartial ? [] : [{ date: period, returnRatio }],
  );
  return {
    countedDays: ratios.length,
    unknownDays: counted.ratios.length - ratios.length,
    daysPerYear: weekdaysPerYear,
    riskFreeRatio,
    yearlyReturnRatio: yearlyReturn(columns, returns),
    volatilityRatio: isEnough ? volatility(ratios) : null,
    sharpe: isEnough ? sharpeRatio(ratios, { riskFreeRatio }) : null,
    sortino: isEnough ? sortinoRatio(ratios, { riskFreeRatio }) : null,
    drawdown: drawdown(columns, returns),
    bestDay: outermost(counted, 1),
    worstDay: outermost(counted, -1),
    bestMonth: wholeMonths.reduce<DatedReturn | null>(
      (top, one) => (top === null || one.returnRatio > top.returnRatio ? one : top),
      null,
    ),
    worstMonth: wholeMonths.reduce<DatedReturn | null>(
      (low, one) => (low === null || one.returnRatio < low.returnRatio ? one : low),
      null,
    ),
    wholeMonths: wholeMonths.length,
    positiveMonths: wholeMonths.filter(({ returnRatio }) => returnRatio > 0).length,
    periods,
    counted,
  };
}

function yearlyReturn({ days }: ReturnColumns, { ratios }: DailyReturns): number | null {
  const returnRatio = linkedReturn(ratios);
  if (returnRatio === null || returnRatio <= -1) return null;
  const length = (days.at(-1) ?? 0) - (days[0] ?? 0);
  return length < 365 ? null : (1 + returnRatio) ** (365 / length) - 1;
}

/** The day with the highest return, or with the lowest where `sign` is -1; the first of equal ones. */
function outermost({ days, ratios }: CountedReturns, sign: 1 | -1): DatedReturn | null {
  let found = -1;
  let ratio = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < ratios.length; index += 1) {
    const one = sign * (ratios[index] ?? Number.NaN);
    if (one > ratio) {
      ratio = one;
      found = index;
    }
  }
  return found < 0 ? null : { date: dateOfDay(days[found] ?? 0), returnRatio: ratios[found] ?? 0 };
}
