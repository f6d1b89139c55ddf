import { dayNumber, type PlainDate } from "../calendar/plain-date.ts";
import type { BacktestResult, Statistics, Trade } from "./result.ts";
import { statistics } from "./statistics.ts";

export interface Split {
  readonly seenTo: PlainDate;
  readonly unseenFrom: PlainDate;
}

export interface PartOfRun {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly strategy: Statistics;
  /** Of buy and hold, what does not hang on trades. */
  readonly benchmark: CourseStatistics;
}

export type CourseStatistics = ReturnType<typeof ofCourse>;

export const defaultUnseenShare = 0.2;

/** Keeps the last days apart, a fifth unless told otherwise: whoever tries variants looks at the first ones alone. Null for fewer than two days. */
export function splitAt(dates: readonly PlainDate[], unseenShare = defaultUnseenShare): Split | null {
  const unseen = Math.max(1, Math.round(dates.length * unseenShare));
  const seenTo = dates[dates.length - unseen - 1];
  const unseenFrom = dates[dates.length - unseen];
  return seenTo === undefined || unseenFrom === undefined ? null : { seenTo, unseenFrom };
}

/**
 * The two parts of one run. The second starts from what the account was worth at the end of the first, with what it held. A trade
 * belongs to the part in which it was entered, with all its profit, fees and dividends; turnover is by entry and exit of those trades.
 */
export function seenAndUnseen(
  result: BacktestResult,
  { unseenFrom }: Pick<Split, "unseenFrom">,
  riskFreePercent: number,
): { readonly seen: PartOfRun; readonly unseen: PartOfRun } | null {
  const border = result.dates.findIndex((date) => date >= unseenFrom);
  if (border <= 0) return null;
  return {
    seen: partOf(result, 0, border, riskFreePercent),
    unseen: partOf(result, border, result.dates.length, riskFreePercent),
  };
}

function partOf(result: BacktestResult, start: number, end: number, riskFreePercent: number): PartOfRun {
  const { dates, exposure, deposits } = result;
  const [from, to] = [dates[start]!, dates[end - 1]!];
  const entered = result.trades.filter(({ entryDate }) => entryDate >= from && entryDate <= to);
  const measure = (
    whole: Pick<BacktestResult, "equity" | "statistics">,
    benchmark: Pick<BacktestResult, "equity" | "statistics"> | null,
    trades: readonly Trade[],
  ) => {
    const before = (run: Pick<BacktestResult, "equity" | "statistics">) =>
      start === 0 ? run.statistics.startValue : run.equity[start - 1]!;

    const closed = trades.filter(({ exitDate }) => exitDate !== null);
    return statistics({
      dayNumbers: Int32Array.from(dates.slice(start, end), dayNumber),
      startDayNumber: dayNumber(dates[Math.max(0, start - 1)]!),
      equity: whole.equity.subarray(start, end),
      exposure: exposure.subarray(start, end),
      deposits: deposits?.subarray(start, end) ?? null,
      length: end - start,
      startCash: before(whole),
      riskFreePercent,
      benchmarkEquity: benchmark?.equity.subarray(start, end) ?? null,
      benchmarkStartCash: before(benchmark ?? whole),
      trades: {
        count: closed.length,
        profitAmount: Float64Array.from(closed, ({ profitAmount }) => profitAmount),
        profitRatio: Float64Array.from(closed, ({ profitRatio }) => profitRatio),
        barsHeld: Int32Array.from(closed, ({ barsHeld }) => barsHeld),
      },
      openTradeCount: trades.length - closed.length,
      feeAmount: sumOf(trades, ({ feeAmount }) => feeAmount),
      dividendAmount: sumOf(trades, ({ dividendAmount }) => dividendAmount),
      tradedAmount: sumOf(
        trades,
        ({ quantity, entryPrice, exitPrice, exitDate }) =>
          quantity * (entryPrice + (exitDate === null ? 0 : exitPrice)),
      ),
    });
  };
  return {
    from,
    to,
    strategy: measure(result, result.benchmark, entered),
    benchmark: ofCourse(measure(result.benchmark, null, [])),
  };
}

function ofCourse(figures: Statistics) {
  const { startValue, finalValue, totalReturnRatio, cagrRatio, volatilityRatio, sharpe, sortino, calmar } = figures;
  const { maximumDrawdownRatio, longestUnderWaterDays, isUnderWaterAtEnd } = figures;
  return {
    startValue,
    finalValue,
    totalReturnRatio,
    cagrRatio,
    volatilityRatio,
    sharpe,
    sortino,
    calmar,
    maximumDrawdownRatio,
    longestUnderWaterDays,
    isUnderWaterAtEnd,
  };
}

function sumOf(trades: readonly Trade[], amount: (trade: Trade) => number): number {
  return trades.reduce((sum, trade) => sum + amount(trade), 0);
}
