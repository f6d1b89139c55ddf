import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dayNumber } from "../calendar/plain-date.ts";
import { sharpeRatio } from "../portfolio-analysis/sharpe-ratio.ts";
import { sortinoRatio } from "../portfolio-analysis/sortino-ratio.ts";
import { volatility } from "../portfolio-analysis/volatility.ts";
import { statistics, type StatisticsInput } from "./statistics.ts";
import { holds } from "../../../tests/support/holds.ts";

const noTrades = {
  count: 0,
  profitAmount: new Float64Array(),
  profitRatio: new Float64Array(),
  barsHeld: new Int32Array(),
};

function run(equity: readonly number[], rest: Partial<StatisticsInput> = {}) {
  const first = dayNumber("2024-01-01");
  return statistics({
    dayNumbers: Int32Array.from(equity, (_, index) => first + index),
    equity: Float64Array.from(equity),
    exposure: new Float64Array(equity.length).fill(1),
    deposits: null,
    length: equity.length,
    startCash: 100,
    riskFreePercent: 0,
    benchmarkEquity: null,
    trades: noTrades,
    openTradeCount: 0,
    feeAmount: 0,
    dividendAmount: 0,
    tradedAmount: 0,
    ...rest,
  });
}

function grow(returns: readonly number[], start = 100): number[] {
  let value = start;
  return returns.map((ratio) => (value *= 1 + ratio));
}

function same(value: number, count: number): number[] {
  return Array.from({ length: count }, () => value);
}

/** Ten days of +2 % alternating with ten of -1 %: mean 0.5 %, every day 1.5 points from it. */
const inTurns = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 0.02 : -0.01));

it("measures the days from the start cash on", () => {
  const { totalReturnRatio, finalValue, volatilityRatio, sharpe, sortino } = run(grow(inTurns));
  // (1.02 · 0.99)^10 = 1.0098^10
  expect(totalReturnRatio).toBeCloseTo(0.102437, 6);
  expect(finalValue).toBeCloseTo(110.2437, 4);
  // Sample deviation: 0.015 · √(20/19) = 0.0153897 of a day, · √252 = 0.244304 of a year.
  expect(volatilityRatio).toBeCloseTo(0.244304, 6);
  // 0.005 · 252 / 0.244304
  expect(sharpe).toBeCloseTo(5.15752, 5);
  // Shortfall: √(10 · 0.01² / 20) = 0.00707107 of a day; 0.005 / 0.00707107 · √252
  expect(sortino).toBeCloseTo(11.224972, 6);
});

it("subtracts the daily compounded risk-free rate from every return", () => {
  // 1.05^(1/252) - 1 = 0.000193631; (0.005 - 0.000193631) · 252 / 0.244304
  expect(run(grow(inTurns), { riskFreePercent: 5 }).sharpe).toBeCloseTo(4.957791, 4);
});

it("agrees with the statistics of the portfolio on the same returns", () => {
  const ratio = fc.integer({ min: -200, max: 200 }).map((thousandths) => thousandths / 1000);
  holds(
    fc.property(fc.array(ratio, { minLength: 20, maxLength: 60 }), fc.integer({ min: 0, max: 8 }), (returns, rate) => {
      const ours = run(grow(returns), { riskFreePercent: rate });
      const options = { riskFreeRatio: rate / 100, periodsPerYear: 252 };
      const sharpe = sharpeRatio(returns, options);
      expect(ours.volatilityRatio).toBeCloseTo(volatility(returns, 252)!, 8);
      if (sharpe === null) expect(ours.sharpe).toBeNull();
      else expect(ours.sharpe).toBeCloseTo(sharpe, 6);
      const sortino = sortinoRatio(returns, options);
      if (sortino !== null && Math.abs(sortino) < 1000) expect(ours.sortino).toBeCloseTo(sortino, 6);
    }),
  );
});

it("measures the deepest drawdown from the highest close so far, including the start cash", () => {
  expect(run([90, 95]).maximumDrawdownRatio).toBeCloseTo(-0.1, 12);
  const { maximumDrawdownRatio } = run([120, 90, 130, 117, 140]);
  expect(maximumDrawdownRatio).toBe(-0.25);
  expect(run([101, 101, 102]).maximumDrawdownRatio).toBe(0);
});

it("counts days under water from the peak to its recovery", () => {
  const dayNumbers = Int32Array.from(["2024-01-02", "2024-01-05", "2024-01-08", "2024-03-01"].map(dayNumber));
  const back = run([120, 90, 120, 119], { dayNumbers });
  expect(back.longestUnderWaterDays).toBe(53);
  expect(back.isUnderWaterAtEnd).toBe(true);
  const reached = run([120, 90, 110, 120], { dayNumbers });
  expect(reached.longestUnderWaterDays).toBe(59);
  expect(reached.isUnderWaterAtEnd).toBe(false);
  expect(run([100, 110, 120, 130], { dayNumbers }).longestUnderWaterDays).toBe(0);
});

it("annualises only returns over a year or more", () => {
  const days = (from: string, to: string) => Int32Array.from([dayNumber(from), dayNumber(to)]);
  // 730 days are two years of 365: √1.44 - 1, and 20 % a year over a fall of 10 %.
  const two = run([90, 144], { dayNumbers: days("2022-01-01", "2024-01-01") });
  expect(two.cagrRatio).toBeCloseTo(0.2, 12);
  expect(two.calmar).toBeCloseTo(2, 10);
  const short = run([90, 144], { dayNumbers: days("2023-01-02", "2024-01-01") });
  expect(short.cagrRatio).toBeNull();
  expect(short.calmar).toBeNull();
});

it("links returns across deposits, which arrive before the return of their day", () => {
  const deposits = Float64Array.from([0, 100, 0]);
  // 100 -> 110; 110 + 100 = 210 -> 189 is -10 %; 189 -> 207.9 is +10 %.
  const { totalReturnRatio, paidIn, maximumDrawdownRatio } = run([110, 189, 207.9], { deposits });
  expect(paidIn).toBe(200);
  expect(totalReturnRatio).toBeCloseTo(1.1 * 0.9 * 1.1 - 1, 12);
  expect(maximumDrawdownRatio).toBeCloseTo(-0.1, 12);
});

it("doesn't count deposits as returns", () => {
  const deposits = new Float64Array(25).fill(50);
  const flat = run(
    Array.from({ length: 25 }, (_, index) => 150 + 50 * index),
    { deposits },
  );
  expect(flat.totalReturnRatio).toBeCloseTo(0, 12);
  expect(flat.volatilityRatio).toBeCloseTo(0, 12);
  expect(flat.sharpe).toBeNull();
});

it("gives beta and Jensen's alpha by the days of buy and hold", () => {
  const benchmark = Array.from({ length: 40 }, (_, index) => Math.sin(index) / 50);
  const riskFree = 1.03 ** (1 / 252) - 1;
  // Twice the excess of the benchmark and 0.0001 a day on top: beta 2, alpha 0.0001 · 252.
  const strategy = benchmark.map((ratio) => riskFree + 2 * (ratio - riskFree) + 0.0001);
  const { beta, alphaRatio } = run(grow(strategy), {
    riskFreePercent: 3,
    benchmarkEquity: Float64Array.from(grow(benchmark)),
  });
  expect(beta).toBeCloseTo(2, 10);
  expect(alphaRatio).toBeCloseTo(0.0252, 10);
  const itself = run(grow(benchmark), { benchmarkEquity: Float64Array.from(grow(benchmark)) });
  expect(itself.beta).toBeCloseTo(1, 12);
  expect(itself.alphaRatio).toBeCloseTo(0, 12);
  expect(run(grow(benchmark), { benchmarkEquity: new Float64Array(40).fill(100) }).beta).toBeNull();
});

it("counts closed trades", () => {
  const trades = {
    count: 4,
    profitAmount: Float64Array.from([30, -10, 0, 20, 999]),
    profitRatio: Float64Array.from([0.3, -0.1, 0, 0.1, 9]),
    barsHeld: Int32Array.from([10, 5, 1, 4, 999]),
  };
  const figures = run([100, 140], { trades, openTradeCount: 1 });
  expect(figures).toMatchObject({
    tradeCount: 4,
    openTradeCount: 1,
    winRatio: 0.5,
    profitFactor: 5,
    averageBarsHeld: 5,
    bestTradeRatio: 0.3,
    worstTradeRatio: -0.1,
  });
  expect(figures.expectancyRatio).toBeCloseTo(0.075, 12);
  expect(run([100], { trades: { ...trades, count: 1 } }).profitFactor).toBeNull();
});

it("defines turnover as half of the traded amount over mean equity, per year", () => {
  const dayNumbers = Int32Array.from({ length: 21 }, (_, index) => index * 73);
  // 600 / 2 / 100 over 4 years
  expect(run(same(100, 21), { dayNumbers, tradedAmount: 600 }).turnoverRatio).toBeCloseTo(0.75, 12);
});

it("uses only the first days of longer buffers", () => {
  const equity = [...grow(inTurns), NaN, 1e9];
  expect(run(equity, { length: 20 })).toEqual(run(grow(inTurns)));
});

it("returns null risk figures below 20 days, for constant runs, and after a total loss", () => {
  expect(run(grow(inTurns).slice(0, 19))).toMatchObject({ volatilityRatio: null, sharpe: null, sortino: null });
  expect(run(same(100, 30))).toMatchObject({ volatilityRatio: 0, sharpe: null, sortino: null, calmar: null });
  expect(run(grow(same(0.01, 30)))).toMatchObject({ sharpe: null, sortino: null });
  const ruined = run([50, 0, ...same(0, 30)]);
  expect(ruined).toMatchObject({ totalReturnRatio: -1, maximumDrawdownRatio: -1, cagrRatio: null, sharpe: null });
  expect(run([])).toMatchObject({ finalValue: 100, totalReturnRatio: 0, exposureRatio: 0, cagrRatio: null });
});

it("never returns NaN or infinity", () => {
  const amount = fc.oneof(fc.double({ min: -1e3, max: 1e6, noNaN: true }), fc.constantFrom(0, 100));
  holds(
    fc.property(
      fc.array(amount, { maxLength: 40 }),
      fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 40, maxLength: 40 }),
      fc.boolean(),
      (equity, deposits, hasDeposits) => {
        const figures = run(equity, {
          deposits: hasDeposits ? Float64Array.from(deposits) : null,
          benchmarkEquity: Float64Array.from(equity.toReversed()),
        });
        for (const [name, value] of Object.entries(figures))
          if (typeof value === "number") expect(Number.isFinite(value), name).toBe(true);
      },
    ),
  );
});

it("does not change with the size of the account", () => {
  holds(
    fc.property(
      fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 20, maxLength: 40 }),
      (returns) => {
        const one = run(grow(returns));
        const many = run(grow(returns, 100 * 1024), { startCash: 100 * 1024 });
        expect(many).toEqual({
          ...one,
          startValue: 100 * 1024,
          paidIn: 100 * 1024,
          finalValue: one.finalValue * 1024,
        });
      },
    ),
  );
});
