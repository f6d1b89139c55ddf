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
  readonly benchmark: Statistics;
}

export const defaultUnseenShare = 0.2;

/**
 * Sets the last days apart, a fifth by default, so that variants are chosen by the first part alone. Null for fewer
 * than two days.
 */
export function splitAt(dates: readonly PlainDate[], unseenShare = defaultUnseenShare): Split | null {
  const unseen = Math.max(1, Math.round(dates.length * unseenShare));
  const seenTo = dates[dates.length - unseen - 1];
  const unseenFrom = dates[dates.length - unseen];
  return seenTo === undefined || unseenFrom === undefined ? null : { seenTo, unseenFrom };
}

/**
 * The two parts of one run. The second starts with the account's value and positions at the end of the first. A trade
 * belongs to the part of its entry, with all its profit, fees and dividends. The trades of buy and hold belong to the
 * first. Turnover counts entries and exits of those trades and is unknown for buy and hold.
 */
export function seenAndUnseen(
  result: BacktestResult,
  { unseenFrom }: Pick<Split, "unseenFrom">,
  riskFreePercent: number,
): { readonly seen: PartOfRun; readonly unseen: PartOfRun } | null {
  const border = result.dates.findIndex((date) => date >= unseenFrom);
  if (border <= 0) return null;
  const { exposureRatio, ...whole } = result.benchmark.statistics;
  const seen = partOf(result, 0, border, riskFreePercent);
  const unseen = partOf(result, border, result.dates.length, riskFreePercent);
  return {
    seen: { ...seen, benchmark: { ...seen.benchmark, ...figuresOfTrades(whole), exposureRatio } },
    unseen: { ...unseen, benchmark: { ...unseen.benchmark, exposureRatio, turnoverRatio: null } },
  };
}

function partOf(result: BacktestResult, start: number, end: number, riskFreePercent: number): PartOfRun {
  const { dates, exposure, benchmark } = result;
  const [from, to] = [dates[start]!, dates[end - 1]!];
  const entered = result.trades.filter(({ entryDate }) => entryDate >= from && entryDate <= to);
  const closed = entered.filter(({ exitDate }) => exitDate !== null);
  const deposits = result.deposits?.subarray(start, end) ?? null;
  const startOf = ({ equity, statistics }: Pick<BacktestResult, "equity" | "statistics">) =>
    start === 0 ? statistics.startValue : equity[start - 1]!;
  const common = {
    dayNumbers: Int32Array.from(dates.slice(start, end), dayNumber),
    startDayNumber: dayNumber(dates[Math.max(0, start - 1)]!),
    exposure: exposure.subarray(start, end),
    length: end - start,
    riskFreePercent,
  };
  const benchmarkEquity = benchmark.equity.subarray(start, end);
  return {
    from,
    to,
    strategy: statistics({
      ...common,
      equity: result.equity.subarray(start, end),
      deposits,
      startCash: startOf(result),
      benchmarkEquity,
      benchmarkStartCash: startOf(benchmark),
      benchmarkDeposits: null,
      trades: {
        count: closed.length,
        profitAmount: Float64Array.from(closed, ({ profitAmount }) => profitAmount),
        profitRatio: Float64Array.from(closed, ({ profitRatio }) => profitRatio),
        barsHeld: Int32Array.from(closed, ({ barsHeld }) => barsHeld),
      },
      openTradeCount: entered.length - closed.length,
      feeAmount: sumOf(entered, ({ feeAmount }) => feeAmount),
      dividendAmount: sumOf(entered, ({ dividendAmount }) => dividendAmount),
      tradedAmount: sumOf(
        entered,
        ({ quantity, entryPrice, exitPrice, exitDate }) =>
          quantity * (entryPrice + (exitDate === null ? 0 : exitPrice)),
      ),
    }),
    benchmark: statistics({
      ...common,
      equity: benchmarkEquity,
      deposits: null,
      startCash: startOf(benchmark),
      benchmarkEquity: null,
      trades: noTrades,
      openTradeCount: 0,
      feeAmount: 0,
      dividendAmount: 0,
      tradedAmount: 0,
    }),
  };
}

const noTrades = {
  count: 0,
  profitAmount: new Float64Array(),
  profitRatio: new Float64Array(),
  barsHeld: new Int32Array(),
};

function figuresOfTrades(whole: Omit<Statistics, "exposureRatio">) {
  const { tradeCount, openTradeCount, winRatio, profitFactor, expectancyRatio, averageBarsHeld } = whole;
  const { bestTradeRatio, worstTradeRatio, feeAmount, dividendAmount } = whole;
  return {
    tradeCount,
    openTradeCount,
    winRatio,
    profitFactor,
    expectancyRatio,
    averageBarsHeld,
    bestTradeRatio,
    worstTradeRatio,
    turnoverRatio: null,
    feeAmount,
    dividendAmount,
  };
}

function sumOf(trades: readonly Trade[], amount: (trade: Trade) => number): number {
  return trades.reduce((sum, trade) => sum + amount(trade), 0);
}
