import { expect, it } from "vitest";
import { addDays, dayNumber } from "../calendar/plain-date.ts";
import type { BacktestResult, Trade } from "./result.ts";
import { statistics } from "./statistics.ts";
import { seenAndUnseen, splitAt } from "./unseen-part.ts";

const dates = Array.from({ length: 100 }, (_, index) => addDays("2024-01-01", index));

it("sets the last fifth apart", () => {
  expect(splitAt(dates)).toEqual({ seenTo: dates[79], unseenFrom: dates[80] });
  expect(splitAt(dates, 0.5)).toEqual({ seenTo: dates[49], unseenFrom: dates[50] });
  expect(splitAt(dates.slice(0, 2))).toEqual({ seenTo: dates[0], unseenFrom: dates[1] });
  expect(splitAt(dates.slice(0, 1))).toBeNull();
});

function trade(entryDate: string, exitDate: string | null, profitAmount: number): Trade {
  return {
    symbol: "AAA",
    side: "long",
    decidedDate: entryDate,
    entryDate,
    entryPrice: 10,
    exitDate,
    exitPrice: 12,
    quantity: 5,
    profitAmount,
    profitRatio: profitAmount / 50,
    feeAmount: 1,
    dividendAmount: 2,
    barsHeld: 3,
    exitReason: exitDate === null ? null : "rule",
  };
}

function run(equity: Float64Array, benchmark: Float64Array, trades: readonly Trade[]): BacktestResult {
  const figures = (course: Float64Array) =>
    statistics({
      dayNumbers: Int32Array.from(dates, dayNumber),
      equity: course,
      exposure: new Float64Array(100).fill(1),
      deposits: null,
      length: 100,
      startCash: 1000,
      riskFreePercent: 0,
      benchmarkEquity: null,
      trades: {
        count: 0,
        profitAmount: new Float64Array(),
        profitRatio: new Float64Array(),
        barsHeld: new Int32Array(),
      },
      openTradeCount: 0,
      feeAmount: 0,
      dividendAmount: 0,
      tradedAmount: 0,
    });
  return {
    dates,
    equity,
    exposure: Float64Array.from(dates, (_, index) => (index < 80 ? 1 : 0.5)),
    deposits: null,
    trades,
    statistics: figures(equity),
    benchmark: { equity: benchmark, statistics: figures(benchmark) },
    firstKnownDate: dates[0]!,
  };
}

const rise = Float64Array.from(dates, (_, index) => 1000 + 10 * index + 20 * (index % 2));
const fall = Float64Array.from(dates, (_, index) => 2000 - 10 * index - 20 * (index % 2));

it("measures each part from the end of the previous one", () => {
  const trades = [trade(dates[5]!, dates[20]!, 40), trade(dates[70]!, dates[90]!, -10), trade(dates[85]!, null, 7)];
  const { seen, unseen } = seenAndUnseen(run(rise, fall, trades), { unseenFrom: dates[80]! }, 0)!;
  expect([seen.from, seen.to, unseen.from, unseen.to]).toEqual([dates[0], dates[79], dates[80], dates[99]]);
  expect(seen.strategy).toMatchObject({
    startValue: 1000,
    finalValue: rise[79],
    tradeCount: 2,
    feeAmount: 2,
    winRatio: 0.5,
    exposureRatio: 1,
  });
  expect(unseen.strategy).toMatchObject({
    startValue: rise[79],
    finalValue: rise[99],
    tradeCount: 0,
    openTradeCount: 1,
    exposureRatio: 0.5,
  });
  expect(unseen.benchmark).toMatchObject({ startValue: fall[79], finalValue: fall[99] });
  const growth = (1 + seen.strategy.totalReturnRatio) * (1 + unseen.strategy.totalReturnRatio);
  expect(growth).toBeCloseTo(rise[99]! / 1000, 12);
});

it("compares each part with buy and hold of the same part", () => {
  const { seen, unseen } = seenAndUnseen(run(rise, rise, []), { unseenFrom: dates[80]! }, 0)!;
  expect(seen.strategy.beta).toBeCloseTo(1, 12);
  expect(unseen.strategy.beta).toBeCloseTo(1, 12);
  expect(unseen.strategy.alphaRatio).toBeCloseTo(0, 12);
});

it("counts all savings of buy and hold at once", () => {
  const saved = run(rise, fall, []);
  const deposits = new Float64Array(100);
  deposits[90] = 100;
  const { unseen } = seenAndUnseen({ ...saved, deposits }, { unseenFrom: dates[80]! }, 0)!;
  expect(unseen.strategy.paidIn).toBe(rise[79]! + 100);
  expect(unseen.benchmark.totalReturnRatio).toBeCloseTo(fall[99]! / fall[79]! - 1, 12);
});

it("has no parts if the border is outside the run", () => {
  expect(seenAndUnseen(run(rise, fall, []), { unseenFrom: "2030-01-01" }, 0)).toBeNull();
  expect(seenAndUnseen(run(rise, fall, []), { unseenFrom: dates[0]! }, 0)).toBeNull();
});
