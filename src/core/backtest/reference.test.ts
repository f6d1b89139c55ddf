import { describe, expect, it } from "vitest";
import {
  BacktestFault,
  runBacktest,
  type Assumptions,
  type RuleStrategy,
  type Series,
  type Strategy,
} from "./index.ts";
import {
  madeSeries,
  marked,
  marksStrategy,
  noCosts,
  noProtection,
  weekdays,
  type Row,
} from "../../../tests/support/made-series.ts";

/** Every expected number in this file is calculated by hand in the comment or table next to it. */
function run(series: Series | readonly Series[], strategy: Strategy, assumptions: Partial<Assumptions> = {}) {
  return runBacktest({
    series: "symbol" in series ? [series] : series,
    strategy,
    assumptions: { ...noCosts, ...assumptions },
    from: null,
    to: null,
  });
}

const flat = (price: number, mark = 0): Row => [price, price, price, price, mark];
const equities = ({ equity }: { equity: Float64Array }) => Array.from(equity, (value) => Math.round(value * 1e6) / 1e6);
const longShort: RuleStrategy = {
  ...marksStrategy,
  long: { entry: marked(1), exit: marked(2) },
  short: { entry: marked(3), exit: marked(4) },
};

describe("fills", () => {
  // Decided at the close of day 0, bought at 10 on day 1: 100 units. Decided on day 2, sold at 12 on day 3.
  const rows: Row[] = [flat(9, 1), [10, 11, 10, 11], [11, 12, 11, 11.5, 2], [12, 13, 12, 13], flat(14)];

  it("happen at the open after the close of the decision", () => {
    const result = run(madeSeries(rows), marksStrategy);
    expect(equities(result)).toEqual([1000, 1100, 1150, 1200, 1200]);
    expect([...result.exposure]).toEqual([0, 1, 1, 0, 0]);
    expect(result.trades).toEqual([
      {
        symbol: "A",
        side: "long",
        decidedDate: "2024-01-01",
        entryDate: "2024-01-02",
        entryPrice: 10,
        exitDate: "2024-01-04",
        exitPrice: 12,
        quantity: 100,
        profitAmount: 200,
        profitRatio: 0.2,
        feeAmount: 0,
        dividendAmount: 0,
        barsHeld: 2,
        exitReason: "rule",
      },
    ]);
    expect(result.statistics).toMatchObject({ finalValue: 1200, tradeCount: 1, openTradeCount: 0 });
  });

  it("happen at the close of the decision if requested", () => {
    // Bought at 9 on day 0: 111.1 units; sold at 11.5 on day 2.
    const result = run(madeSeries(rows), marksStrategy, { fillAt: "close" });
    expect(result.trades[0]).toMatchObject({
      entryDate: "2024-01-01",
      entryPrice: 9,
      exitDate: "2024-01-03",
      exitPrice: 11.5,
    });
    expect(equities(result)).toEqual([1000, 1222.222222, 1277.777778, 1277.777778, 1277.777778]);
  });

  it("buy at most the whole units that price and fee allow, and pay the fee on both sides", () => {
    // 10 + 1 % = 10.10 a unit: 99 units for 990 and 9.90; 0.10 remains. Sold for 1188, fee 11.88: 0.10 + 1176.12.
    const result = run(madeSeries(rows), marksStrategy, {
      units: "whole",
      commission: { ...noCosts.commission, percent: 1 },
    });
    expect(result.trades[0]).toMatchObject({ quantity: 99, entryPrice: 10 });
    expect(result.trades[0]?.profitAmount).toBeCloseTo(176.22, 9);
    expect(result.trades[0]?.feeAmount).toBeCloseTo(21.78, 9);
    expect(equities(result)).toEqual([1000, 1089.1, 1138.6, 1176.22, 1176.22]);
    expect(result.statistics.feeAmount).toBeCloseTo(21.78, 9);
  });

  it("spend the last cent on fractions of a unit with every kind of cost", () => {
    // Slipped price 10.05; fee 5 + 0.02 a unit + 1 % of the amount: (1000 - 5) / (10.05 · 1.01 + 0.02) = 97.8353 units.
    const commission = { percent: 1, perShare: 0.02, fixed: 5, minimum: 0 };
    const [trade] = run(madeSeries(rows), marksStrategy, { commission, slippagePercent: 0.5 }).trades;
    const units = 995 / (10.05 * 1.01 + 0.02);
    expect(trade?.quantity).toBeCloseTo(units, 9);
    expect(trade?.entryPrice).toBeCloseTo(10.05, 12);
    expect(trade?.exitPrice).toBeCloseTo(11.94, 12);
    // Entry: everything. Exit: units · 11.94 less 5, 0.02 a unit and 1 %.
    expect(trade?.profitAmount).toBeCloseTo(units * 11.94 * 0.99 - units * 0.02 - 5 - 1000, 9);
  });

  it("pay at least the minimum", () => {
    // Budget 1000, minimum 20: 98 units at 10; sold for 1176 less 20.
    const commission = { percent: 1, perShare: 0, fixed: 0, minimum: 20 };
    const result = run(madeSeries(rows), marksStrategy, { commission });
    expect(result.trades[0]?.quantity).toBeCloseTo(98, 9);
    expect(result.statistics.finalValue).toBeCloseTo(1156, 9);
  });

  it("charge at most the available cash as fee", () => {
    // 10 units at 100 for all the cash. Sold at 0.5 for 5, and the minimum fee of 20 leaves nothing.
    const series = madeSeries([flat(100, 1), flat(100), flat(1, 2), flat(0.5), flat(0.5)]);
    const commission = { ...noCosts.commission, minimum: 20 };
    const result = run(series, marksStrategy, { commission, startCash: 1020 });
    expect(equities(result).slice(3)).toEqual([0, 0]);
    expect(result.trades[0]).toMatchObject({ feeAmount: 25, profitAmount: -1020 });
  });

  it("don't happen if the cash is less than one whole unit", () => {
    const result = run(madeSeries(rows), marksStrategy, { units: "whole", startCash: 9.99 });
    expect(result.trades).toEqual([]);
    expect(equities(result)).toEqual([9.99, 9.99, 9.99, 9.99, 9.99]);
  });

  it("don't happen for a decision on the last bar", () => {
    expect(run(madeSeries([flat(9), flat(10, 1)]), marksStrategy).trades).toEqual([]);
  });

  it("wait for the next bar that has an open", () => {
    const holed: Row[] = [flat(9, 1), [NaN, 11, 10, 11], [11, 12, 11, 11.5], [12, 13, 12, 13, 2], flat(14)];
    expect(run(madeSeries(holed), marksStrategy).trades[0]).toMatchObject({
      decidedDate: "2024-01-01",
      entryDate: "2024-01-03",
      entryPrice: 11,
      exitPrice: 14,
    });
  });
});

describe("sizing", () => {
  const rows: Row[] = [flat(10, 1), flat(20), flat(20), flat(25, 2), flat(25)];
  it.each([
    [{ kind: "all-in" }, 50],
    [{ kind: "fixed-amount", amount: 300 }, 15],
    [{ kind: "fixed-quantity", quantity: 7 }, 7],
    [{ kind: "fixed-quantity", quantity: 70 }, 50],
    [{ kind: "fixed-fraction", percent: 25 }, 12.5],
    [{ kind: "equal-weight" }, 50],
  ] as const)("by %j buys %d units at 20", (sizing, units) => {
    expect(run(madeSeries(rows), { ...marksStrategy, sizing }).trades[0]?.quantity).toBeCloseTo(units, 9);
  });

  it("sets units at the close of the decision if requested, and pays costs on top", () => {
    // A quarter of 1000 at the close of 10: 25 units, bought at 20 for 500 and 5. All of it: 100 units, of which 1000 pay 49 at 20.20.
    const commission = { ...noCosts.commission, percent: 1 };
    const sized = (sizing: RuleStrategy["sizing"]) =>
      run(madeSeries(rows), { ...marksStrategy, sizing }, { commission, units: "whole", sizedAt: "decision" });
    const quarter = sized({ kind: "fixed-fraction", percent: 25 });
    expect(quarter.trades[0]?.quantity).toBe(25);
    expect(quarter.equity[1]).toBeCloseTo(1000 - 5, 9);
    expect(sized({ kind: "all-in" }).trades[0]?.quantity).toBe(49);
  });

  it("by volatility uses target over volatility of equity, never more than all", () => {
    // Log returns ln 1.1, -ln 1.1: deviation (n - 1) is √2 · ln 1.1, yearly · √252 = 213.97 %.
    const moving: Row[] = [flat(10), flat(11), flat(10, 1), flat(10), flat(10)];
    const volatility = 100 * Math.SQRT2 * Math.log(1.1) * Math.sqrt(252);
    const sized = (percentPerYear: number) =>
      run(madeSeries(moving), { ...marksStrategy, sizing: { kind: "volatility-target", percentPerYear, length: 2 } })
        .trades[0];
    expect(sized(20)?.quantity).toBeCloseTo((1000 * (20 / volatility)) / 10, 9);
    expect(sized(500)?.quantity).toBeCloseTo(100, 9);
  });

  it("by volatility buys nothing if the volatility is unknown", () => {
    const sizing = { kind: "volatility-target", percentPerYear: 20, length: 10 } as const;
    expect(run(madeSeries(rows), { ...marksStrategy, sizing }).trades).toEqual([]);
  });
});

describe("protection", () => {
  const guarded = (protection: Partial<RuleStrategy["protection"]>): RuleStrategy => ({
    ...marksStrategy,
    protection: { ...noProtection, ...protection },
  });
  const exitOf = (
    rows: readonly Row[],
    protection: Partial<RuleStrategy["protection"]>,
    more: Partial<Assumptions> = {},
  ) => {
    const [trade] = run(madeSeries(rows), guarded(protection), more).trades;
    return trade && [trade.exitDate, Math.round(trade.exitPrice * 1e9) / 1e9, trade.exitReason];
  };

  it("sells at the stop when the bar reaches it", () => {
    expect(exitOf([flat(10, 1), flat(10), [10, 10.5, 8.9, 9.5], flat(9)], { stopLossPercent: 10 })).toEqual([
      "2024-01-03",
      9,
      "stop-loss",
    ]);
  });

  it("applies on the bar of the entry", () => {
    expect(exitOf([flat(10, 1), [10, 10.5, 8, 9.5], flat(9)], { stopLossPercent: 10 })?.slice(0, 2)).toEqual([
      "2024-01-02",
      9,
    ]);
  });

  it("sells at the open of the entry's bar if slippage alone puts the entry beyond the stop", () => {
    // Bought at 100 for 100.50. The stop at 100.3995 is above the whole bar. Sold at the open of 100 for 99.50. A short
    // in reverse: sold for 99.50, stop at 99.5995, bought back at 100 for 100.50.
    const rows = (mark: number): Row[] => [flat(100, mark), [100, 100.1, 99, 99.5], flat(99)];
    const stop = { stopLossPercent: 0.1 };
    expect(exitOf(rows(1), stop, { slippagePercent: 0.5 })).toEqual(["2024-01-02", 99.5, "stop-loss"]);
    const short = { ...longShort, protection: { ...noProtection, ...stop } };
    expect(
      run(madeSeries([flat(100, 3), [100, 101, 99.9, 99.95], flat(99)]), short, { slippagePercent: 0.5 }).trades,
    ).toMatchObject([
      { entryPrice: 99.5, exitDate: "2024-01-02", exitPrice: 100.49999999999999, exitReason: "stop-loss" },
    ]);
  });

  it("starts with the bar after the entry if requested", () => {
    const rows: Row[] = [flat(10, 1), [10, 10.5, 8, 9.5], [9.4, 9.5, 8.5, 9], flat(9)];
    expect(exitOf(rows, { stopLossPercent: 10 }, { stopsFrom: "next-bar" })?.slice(0, 2)).toEqual(["2024-01-03", 9]);
  });

  it("waits for the next bar if the entry filled at a close", () => {
    const rows: Row[] = [
      [10, 11, 5, 10, 1],
      [10, 10.5, 9.5, 10],
      [10, 10, 8.5, 9],
    ];
    expect(exitOf(rows, { stopLossPercent: 10 }, { fillAt: "close" })).toEqual(["2024-01-03", 9, "stop-loss"]);
  });

  it("sells at the open when a gap jumps over the stop, or over the target", () => {
    expect(exitOf([flat(10, 1), flat(10), [8, 9.5, 7, 9], flat(9)], { stopLossPercent: 10 })).toEqual([
      "2024-01-03",
      8,
      "stop-loss",
    ]);
    const gap: Row[] = [flat(10, 1), flat(10), [13, 14, 12, 12], flat(9)];
    expect(exitOf(gap, { takeProfitPercent: 20 })).toEqual(["2024-01-03", 13, "take-profit"]);
  });

  it("takes the stop if a bar reaches both stop and target", () => {
    const rows: Row[] = [flat(10, 1), flat(10), [10, 13, 8, 12], flat(9)];
    expect(exitOf(rows, { stopLossPercent: 10, takeProfitPercent: 20 })).toEqual(["2024-01-03", 9, "stop-loss"]);
  });

  it("takes the target if the open is beyond it, whatever happens later", () => {
    const rows: Row[] = [flat(10, 1), flat(10), [12.5, 13, 8, 12], flat(9)];
    expect(exitOf(rows, { stopLossPercent: 10, takeProfitPercent: 20 })).toEqual(["2024-01-03", 12.5, "take-profit"]);
  });

  it("applies slippage to a stop but not to a target", () => {
    // Entry 10 · 1.01 = 10.10. Stop 9.09, sold for 9.09 · 0.99 = 8.9991. Target 12.12, sold for that.
    const falls: Row[] = [flat(10, 1), flat(10), [10, 10, 8, 8], flat(9)];
    expect(exitOf(falls, { stopLossPercent: 10 }, { slippagePercent: 1 })?.[1]).toBeCloseTo(8.9991, 9);
    const rises: Row[] = [flat(10, 1), flat(10), [10, 13, 10, 13], flat(9)];
    expect(exitOf(rises, { takeProfitPercent: 20 }, { slippagePercent: 1 })?.[1]).toBeCloseTo(12.12, 9);
  });

  it("trails below the highest high of the preceding bars", () => {
    // Highs: 10 (entry), 12, 15. Levels of the following bars: 9, 10.8, 13.5. The third bar falls to 11 from a new high
    // of 15 and isn't sold at 13.5, because the order of high and low is unknown. The fourth falls to 13: sold at 13.5.
    const rows: Row[] = [flat(10, 1), [10, 12, 9.5, 11], [11.5, 15, 11, 14], [14, 14.5, 13, 14], flat(14)];
    expect(exitOf(rows, { trailingStopPercent: 10 })).toEqual(["2024-01-04", 13.5, "trailing-stop"]);
  });

  it("is named after the closer of two stops", () => {
    const rows: Row[] = [flat(10, 1), [10, 10, 9.6, 10], [10, 10, 8, 8], flat(8)];
    expect(exitOf(rows, { stopLossPercent: 5, trailingStopPercent: 10 })?.slice(1)).toEqual([9.5, "stop-loss"]);
    expect(exitOf(rows, { stopLossPercent: 15, trailingStopPercent: 10 })?.slice(1)).toEqual([9, "trailing-stop"]);
  });

  it("closes a position after a number of bars", () => {
    const rows: Row[] = [flat(10, 1), flat(10), flat(11), flat(12), flat(13), flat(14)];
    expect(exitOf(rows, { maximumBars: 3 })).toEqual(["2024-01-05", 13, "time"]);
    expect(exitOf(rows, { maximumBars: 3 }, { fillAt: "close" })).toEqual(["2024-01-04", 12, "time"]);
    expect(exitOf(rows, { maximumBars: 1 })).toEqual(["2024-01-03", 11, "time"]);
  });

  it("is mirrored for a short", () => {
    const short = (protection: Partial<RuleStrategy["protection"]>, rows: readonly Row[]) => {
      const strategy: RuleStrategy = { ...longShort, long: null, protection: { ...noProtection, ...protection } };
      const [trade] = run(madeSeries(rows), strategy).trades;
      return trade && [trade.exitDate, trade.exitPrice, trade.exitReason, Math.round(trade.profitAmount)];
    };
    expect(short({ stopLossPercent: 10 }, [flat(10, 3), flat(10), [10, 11.5, 10, 11], flat(11)])).toEqual([
      "2024-01-03",
      11,
      "stop-loss",
      -100,
    ]);
    expect(short({ takeProfitPercent: 20 }, [flat(10, 3), flat(10), [10, 10, 7, 9], flat(9)])).toEqual([
      "2024-01-03",
      8,
      "take-profit",
      200,
    ]);
    const trailing: Row[] = [flat(10, 3), [10, 10, 8, 9], [8.5, 9, 8.5, 9], flat(9)];
    expect(short({ trailingStopPercent: 10 }, trailing)?.slice(0, 3)).toEqual(["2024-01-03", 8.8, "trailing-stop"]);
  });
});

describe("dividends", () => {
  // 100 units at 10; 0.5 a unit on day 2, whose close is 8.
  const rows: Row[] = [flat(9, 1), flat(10), [9, 9, 8, 8], [8, 8, 8, 8, 2], flat(10)];
  const series = madeSeries(rows, { dividends: [{ date: "2024-01-03", amount: 0.5 }] });

  it("are paid in cash", () => {
    const result = run(series, marksStrategy, { dividends: "cash" });
    expect(equities(result)).toEqual([1000, 1000, 850, 850, 1050]);
    expect(result.trades[0]).toMatchObject({ quantity: 100, dividendAmount: 50, profitAmount: 50 });
    expect(result.statistics.dividendAmount).toBe(50);
  });

  it("buy more at the close of their day", () => {
    // 50 / 8 = 6.25 units more: 106.25 · 10 at the end.
    const result = run(series, marksStrategy, { dividends: "reinvest" });
    expect(equities(result)).toEqual([1000, 1000, 850, 850, 1062.5]);
    expect(result.trades[0]).toMatchObject({
      quantity: 106.25,
      entryPrice: 10,
      dividendAmount: 50,
      profitAmount: 62.5,
    });
  });

  it("buy whole units if fractions aren't allowed, and leave the rest in cash", () => {
    // 6 units for 48; 2 remain.
    expect(equities(run(series, marksStrategy, { dividends: "reinvest", units: "whole" }))).toEqual([
      1000, 1000, 850, 850, 1062,
    ]);
  });

  it("are ignored if requested", () => {
    expect(equities(run(series, marksStrategy, { dividends: "ignore" }))).toEqual([1000, 1000, 800, 800, 1000]);
  });

  it("belong to holders at the previous close: not to a buyer on the day, but to a seller", () => {
    const onEntry = madeSeries(rows, { dividends: [{ date: "2024-01-02", amount: 0.5 }] });
    expect(run(onEntry, marksStrategy).statistics.dividendAmount).toBe(0);
    const onExit = madeSeries(rows, { dividends: [{ date: "2024-01-05", amount: 0.5 }] });
    for (const dividends of ["cash", "reinvest"] as const)
      expect(run(onExit, marksStrategy, { dividends }).trades[0]).toMatchObject({
        dividendAmount: 50,
        profitAmount: 50,
      });
  });

  it("on a day without a bar count on the next one", () => {
    const weekend = madeSeries([...rows, flat(10)], {
      dates: weekdays(6, "2024-01-03"),
      dividends: [{ date: "2024-01-06", amount: 0.5 }],
    });
    expect(equities(run(weekend, marksStrategy, { dividends: "cash" }))[3]).toBe(850);
  });

  it("are paid by a short", () => {
    const shorted = madeSeries([flat(9, 3), flat(10), flat(10), flat(10)], {
      dividends: [{ date: "2024-01-03", amount: 0.5 }],
    });
    expect(equities(run(shorted, longShort, { dividends: "reinvest" }))).toEqual([1000, 1000, 950, 950]);
  });
});

describe("shorts", () => {
  it("sell for all available cash, and gain when the price falls", () => {
    // 100 units sold at 10; bought back at 8.
    const result = run(madeSeries([flat(9, 3), [10, 10, 9, 9], flat(8, 4), flat(8), flat(8)]), longShort);
    expect(equities(result)).toEqual([1000, 1100, 1200, 1200, 1200]);
    expect([...result.exposure].map((ratio) => Math.round(ratio * 1e6) / 1e6)).toEqual([0, 0.818182, 0.666667, 0, 0]);
    expect(result.trades[0]).toMatchObject({
      side: "short",
      quantity: 100,
      profitAmount: 200,
      profitRatio: 0.2,
      exitReason: "rule",
    });
  });

  it("reverse at one open, with fees on both fills", () => {
    // Long: 1000 / 10.10 = 99.0099 units. Sold at 12: 1188.1188 less 11.8812 = 1176.2376. Short: 1176.2376 / 12.12 = 97.0493 units.
    const series = madeSeries([flat(9, 1), flat(10), flat(11, 3), flat(12), flat(12)]);
    const result = run(series, longShort, { commission: { ...noCosts.commission, percent: 1 } });
    expect(
      result.trades.map(({ side, entryDate, exitDate, exitReason }) => [side, entryDate, exitDate, exitReason]),
    ).toEqual([
      ["long", "2024-01-02", "2024-01-04", "reversal"],
      ["short", "2024-01-04", null, null],
    ]);
    expect(result.trades[1]?.quantity).toBeCloseTo(((1000 / 10.1) * 12 * 0.99) / 12.12, 9);
  });

  it("tie up their proceeds and their size, which leaves the rest", () => {
    // A: 600 short at 10, 60 units. At 12 the next day equity is 880 and 60 · 12 = 720 are tied up: 160 are free, B
    // takes 8 units at 20.
    const a = madeSeries([flat(10, 3), flat(10), flat(12), flat(12), flat(12)]);
    const b = madeSeries([flat(20), flat(20), flat(20, 1), flat(20), flat(20)], { symbol: "B" });
    const result = run([a, b], { ...longShort, sizing: { kind: "fixed-amount", amount: 600 } });
    expect(result.trades.map(({ symbol, quantity }) => [symbol, quantity])).toEqual([
      ["A", 60],
      ["B", 8],
    ]);
  });

  it("aren't opened if both sides signal an entry", () => {
    const both: RuleStrategy = { ...marksStrategy, short: { entry: marked(1), exit: null } };
    expect(run(madeSeries([flat(10, 1), flat(10), flat(10)]), both).trades).toEqual([]);
  });

  it("end the run when debts exceed all assets", () => {
    // 100 units short at 10. At 20 nothing is left, at 25 there is a debt of 500.
    const result = run(madeSeries([flat(10, 3), flat(10), flat(25), flat(5), flat(5, 1), flat(5)]), longShort);
    expect(equities(result)).toEqual([1000, 1000, -500, -500, -500, -500]);
    expect(result.trades).toMatchObject([{ exitDate: "2024-01-03", exitReason: "ruin", profitAmount: -1500 }]);
  });
});

describe("a ruin on the last day", () => {
  it("ends the run as on any other day", () => {
    // 100 units short at 10. At 25 there is a debt of 500.
    const result = run(madeSeries([flat(10, 3), flat(10), flat(25)]), longShort);
    expect(equities(result)).toEqual([1000, 1000, -500]);
    expect(result.exposure[2]).toBe(0);
    expect(result.trades).toMatchObject([{ exitDate: "2024-01-03", exitReason: "ruin", profitAmount: -1500 }]);
  });
});

describe("the last bar", () => {
  const series = madeSeries([flat(9, 1), flat(10), [11, 13, 11, 12]]);
  const commission = { ...noCosts.commission, percent: 1 };
  const units = 1000 / 10.1;

  it("values what is open at its close, without costs", () => {
    const result = run(series, marksStrategy, { commission });
    expect(result.statistics.finalValue).toBeCloseTo(units * 12, 9);
    expect(result.trades).toMatchObject([{ exitDate: null, exitReason: null, exitPrice: 12, barsHeld: 1 }]);
    expect(result.statistics).toMatchObject({ tradeCount: 0, openTradeCount: 1 });
  });

  it("sells it there with costs if requested, or at its open", () => {
    const closed = run(series, marksStrategy, { commission, lastBar: "close" });
    expect(closed.statistics.finalValue).toBeCloseTo(units * 12 * 0.99, 9);
    expect(closed.trades).toMatchObject([{ exitDate: "2024-01-03", exitReason: "last-bar", exitPrice: 12 }]);
    const opened = run(series, marksStrategy, { commission, lastBar: "open" });
    expect(opened.statistics.finalValue).toBeCloseTo(units * 11 * 0.99, 9);
    expect(opened.trades).toMatchObject([{ exitDate: "2024-01-03", exitReason: "last-bar", exitPrice: 11 }]);
  });
});

describe("several instruments", () => {
  const rows: Row[] = [flat(10, 1), flat(10), flat(12, 2), flat(12), flat(12)];

  it("share the cash in order", () => {
    const result = run([madeSeries(rows), madeSeries(rows, { symbol: "B" })], marksStrategy);
    expect(result.trades.map(({ symbol }) => symbol)).toEqual(["A"]);
  });

  it("use the same equity for sizing", () => {
    const series = [madeSeries(rows), madeSeries(rows, { symbol: "B" }), madeSeries(rows, { symbol: "C" })];
    const sizing = { kind: "fixed-fraction", percent: 40 } as const;
    // 400, 400, and the remaining 200.
    expect(run(series, { ...marksStrategy, sizing }).trades.map(({ quantity }) => quantity)).toEqual([40, 40, 20]);
    const equal = run(series, { ...marksStrategy, sizing: { kind: "equal-weight" } });
    expect(equal.trades.map(({ quantity }) => Math.round(quantity * 1e6) / 1e6)).toEqual([
      33.333333, 33.333333, 33.333333,
    ]);
  });

  it("keep their last close on days without a bar, and fill at their next one", () => {
    // B has no bar on 2 and 3 January: bought on the 4th at 20 with half of 1000; then 5 January has none.
    const other = madeSeries([flat(18, 1), flat(20), [22, 22, 22, 22]], {
      symbol: "B",
      dates: ["2024-01-01", "2024-01-04", "2024-01-08"],
    });
    const quiet = madeSeries([flat(5), flat(5), flat(5), flat(5), flat(5), flat(5)]);
    const result = run([quiet, other], { ...marksStrategy, sizing: { kind: "equal-weight" } });
    expect(result.dates).toEqual(weekdays(6));
    expect(equities(result)).toEqual([1000, 1000, 1000, 1000, 1000, 1050]);
    expect(result.trades).toMatchObject([{ entryDate: "2024-01-04", entryPrice: 20, quantity: 25, barsHeld: 1 }]);
  });

  it("can be used in conditions without being traded", () => {
    const entry = {
      kind: "compare",
      left: { kind: "price", field: "close", barsAgo: 1, symbol: "B", times: 2 },
      is: "above",
      right: { kind: "number", value: 19 },
      forBars: 1,
    } as const;
    // B closes at 10 on 2 January: twice that is above 19 one bar of B later, on the 4th; A is bought on the 5th.
    const others = [
      madeSeries([flat(9), flat(10), flat(9)], { symbol: "B", dates: ["2024-01-01", "2024-01-02", "2024-01-04"] }),
    ];
    const result = runBacktest({
      series: [madeSeries([flat(1), flat(1), flat(1), flat(1), flat(1)])],
      others,
      strategy: { ...marksStrategy, long: { entry, exit: null } },
      assumptions: noCosts,
      from: null,
      to: null,
    });
    expect(result.trades).toMatchObject([{ symbol: "A", decidedDate: "2024-01-04", entryDate: "2024-01-05" }]);
  });

  it("come from this run's input, whatever had their symbol in an earlier run", () => {
    const left = { kind: "price", field: "close", barsAgo: 0, symbol: "B", times: 1 } as const;
    const mean = {
      ...left,
      kind: "indicator",
      id: "sma",
      output: "sma",
      parameters: { length: 2 },
      of: "close",
    } as const;
    const traded = madeSeries([flat(1), flat(1), flat(1), flat(1)]);
    const tradesWith = (price: number, looked: typeof left | typeof mean) => {
      const right = { kind: "number", value: 5 } as const;
      const entry = { kind: "compare", left: looked, is: "above", right, forBars: 1 } as const;
      return runBacktest({
        series: [traded],
        others: [madeSeries([flat(price), flat(price), flat(price), flat(price)], { symbol: "B" })],
        strategy: { ...marksStrategy, long: { entry, exit: null } },
        assumptions: noCosts,
        from: null,
        to: null,
      }).trades.length;
    };
    expect([tradesWith(1, left), tradesWith(9, left), tradesWith(1, left)]).toEqual([0, 1, 0]);
    expect([tradesWith(1, mean), tradesWith(9, mean), tradesWith(1, mean)]).toEqual([0, 1, 0]);
  });
});

describe("holding", () => {
  const hold = { kind: "hold", name: "Hold", rebalance: null, saving: null } as const;
  const a = madeSeries([flat(10), flat(12), flat(15)]);
  const b = madeSeries([flat(20), flat(20), flat(10)], { symbol: "B" });

  it("buys in equal parts at the first open, or the first close", () => {
    // 500 each: 50 of A, 25 of B.
    const result = run([a, b], hold);
    expect(equities(result)).toEqual([1000, 1100, 1000]);
    expect(result.trades).toMatchObject([
      { symbol: "A", entryDate: "2024-01-01", quantity: 50, profitAmount: 250 },
      { symbol: "B", entryDate: "2024-01-01", quantity: 25, profitAmount: -250 },
    ]);
    const gap: Row[] = [[8, 10, 8, 10], flat(12)];
    expect(equities(run(madeSeries(gap), hold))).toEqual([1250, 1500]);
    expect(equities(run(madeSeries(gap), hold, { fillAt: "close" }))).toEqual([1000, 1200]);
  });

  it("equals its own benchmark", () => {
    const result = run([a, b], hold, { slippagePercent: 1 });
    expect(result.benchmark.equity).toEqual(result.equity);
  });

  it("rebalances after each period at the next open, and sells before it buys", () => {
    // 50 A and 25 B at first. The month ends on 31 January; on 1 February, at A 15 and B 10, they are worth 750 and 250: 500 each. A sells
    // 16.6667 units for 250, which buy 25 B.
    const dates = ["2024-01-30", "2024-01-31", "2024-02-01"];
    const result = run(
      [
        { ...a, dates },
        { ...b, dates },
      ],
      { ...hold, rebalance: "month" },
    );
    expect(equities(result)).toEqual([1000, 1100, 1000]);
    expect(result.trades.map(({ quantity }) => quantity)).toEqual([50, 50]);
    expect(result.trades[1]?.entryPrice).toBeCloseTo((500 + 250) / 50, 9);
    expect([...result.exposure]).toEqual([1, 1, 1]);
  });

  it("invests savings at the open of the first bar of each period except the first", () => {
    // 100 units at 10; on 1 February 120 at 12 (10 units); on 1 March 120 at 15 (8 units): 118 units at 15.
    const saved = madeSeries([flat(10), flat(10), flat(12), flat(15)], {
      dates: ["2024-01-30", "2024-01-31", "2024-02-01", "2024-03-01"],
    });
    const result = run(saved, { ...hold, saving: { amount: 120, every: "month" } });
    expect(equities(result)).toEqual([1000, 1000, 1320, 1770]);
    expect([...(result.deposits ?? [])]).toEqual([0, 0, 120, 120]);
    expect(result.statistics).toMatchObject({ paidIn: 1240, finalValue: 1770 });
    expect(result.trades).toMatchObject([{ quantity: 118, profitAmount: 530 }]);
    // The benchmark has the whole sum from the start: 124 units.
    expect([...result.benchmark.equity]).toEqual([1240, 1240, 1488, 1860]);
    expect(result.benchmark.statistics).toMatchObject({ startValue: 1240, paidIn: 1240, finalValue: 1860 });
  });

  it("doesn't distribute a saving twice if it rebalances on the same day", () => {
    // 50 A and 50 B at 10. On 1 February A is 20, B 10, and 300 come in: 1500 without them, 750 each; A sells 12.5, B buys 25. Then 150 for each:
    // 7.5 A and 15 B.
    const dates = ["2024-01-31", "2024-02-01"];
    const series = [
      madeSeries([flat(10), flat(20)], { dates }),
      madeSeries([flat(10), flat(10)], { symbol: "B", dates }),
    ];
    const result = run(series, { ...hold, rebalance: "month", saving: { amount: 300, every: "month" } });
    expect(result.trades.map(({ symbol, quantity }) => [symbol, quantity])).toEqual([
      ["A", 57.5],
      ["B", 90],
    ]);
    expect(equities(result)).toEqual([1000, 1800]);
  });

  it.each([
    // Friday and Monday, Tuesday. The end of a year, of a quarter, and of a month within a quarter.
    ["week", ["2024-01-05", "2024-01-08", "2024-01-09"], [0, 1, 0]],
    ["week", ["2024-01-04", "2024-01-05", "2024-01-16"], [0, 0, 1]],
    ["year", ["2023-12-28", "2023-12-29", "2024-01-02"], [0, 0, 1]],
    ["quarter", ["2024-03-28", "2024-04-01", "2024-05-02"], [0, 1, 0]],
    ["quarter", ["2024-04-30", "2024-05-02", "2024-07-01"], [0, 0, 1]],
    ["month", ["2024-03-28", "2024-04-01", "2024-05-02"], [0, 1, 1]],
  ] as const)("saves each %s on %j", (every, dates, days) => {
    const result = run(madeSeries([flat(10), flat(10), flat(10)], { dates }), {
      ...hold,
      saving: { amount: 5, every },
    });
    expect([...(result.deposits ?? [])].map((amount) => amount / 5)).toEqual(days);
  });

  it("includes cash left over from whole units when it rebalances", () => {
    // 950 each: 3 A at 300 and 1 B at 500; 500 stay. On 1 February B is 250: 1650 in all, 825 each. A sells 1 of 3 (2 at 300), B buys 2 (3 at 250):
    // 1350 of 1650 are invested.
    const dates = ["2024-01-30", "2024-01-31", "2024-02-01"];
    const series = [
      madeSeries([flat(300), flat(300), flat(300)], { dates }),
      madeSeries([flat(500), flat(500), flat(250)], { symbol: "B", dates }),
    ];
    const result = run(series, { ...hold, rebalance: "month" }, { units: "whole", startCash: 1900 });
    expect(equities(result)).toEqual([1900, 1900, 1650]);
    expect(result.trades.map(({ symbol, quantity }) => [symbol, quantity])).toEqual([
      ["A", 3],
      ["B", 3],
    ]);
    expect(result.exposure[2]).toBeCloseTo(1350 / 1650, 12);
  });

  it("carries cash left over from whole units to the next saving", () => {
    // 100 units at 10. 50 at 30: 1 unit, 20 remain. 50 more at 35: 2 units.
    const saved = madeSeries([flat(10), flat(30), flat(35)], { dates: ["2024-01-31", "2024-02-01", "2024-03-01"] });
    const result = run(saved, { ...hold, saving: { amount: 50, every: "month" } }, { units: "whole" });
    expect(result.trades[0]?.quantity).toBe(103);
    expect(equities(result)).toEqual([1000, 101 * 30 + 20, 103 * 35]);
  });
});

describe("the benchmark", () => {
  it("buys as early as the strategy could have, with the same costs", () => {
    // A mean of two closes is known on day 1; bought at 20 on day 2 with 1 %: 1000 / 20.2 units.
    const mean = {
      kind: "indicator",
      id: "sma",
      output: "sma",
      parameters: { length: 2 },
      of: "close",
      barsAgo: 0,
      symbol: null,
      times: 1,
    } as const;
    const entry = {
      kind: "compare",
      left: mean,
      is: "above",
      right: { kind: "number", value: 99 },
      forBars: 1,
    } as const;
    const result = run(
      madeSeries([flat(10), flat(10), flat(20), flat(30)]),
      { ...marksStrategy, long: { entry, exit: null } },
      { commission: { ...noCosts.commission, percent: 1 } },
    );
    expect(result.firstKnownDate).toBe("2024-01-02");
    expect(equities({ equity: result.benchmark.equity })).toEqual([1000, 1000, 990.09901, 1485.148515]);
  });
});

describe("rotation", () => {
  const close = { kind: "price", field: "close", barsAgo: 0, symbol: null, times: 1 } as const;
  const rotation: Strategy = {
    kind: "rotation",
    name: "Dearest",
    rank: close,
    count: 1,
    filter: null,
    shelter: null,
    every: "month",
    weighting: "equal",
  };
  const dates = ["2024-01-31", "2024-02-01", "2024-02-29", "2024-03-01", "2024-03-28", "2024-04-01"];
  const a = madeSeries([flat(10), flat(10), flat(20), flat(20), flat(25), flat(30)], { dates });
  const b = madeSeries([flat(5), flat(8), flat(30), flat(40), flat(20), flat(10)], { symbol: "B", dates });

  it("ranks on the last bar of a period and switches at the next open, sells first", () => {
    // 31 January: A leads, 100 units at 10 on 1 February. 29 February: B leads (30); A sold at 20 for 2000, 50 B at 40 on 1 March.
    // 28 March: A leads; 50 B sold at 10 for 500 on 1 April, 16.67 A at 30.
    const result = run([a, b], rotation);
    expect(equities(result)).toEqual([1000, 1000, 2000, 2000, 1000, 500]);
    expect(
      result.trades.map(({ symbol, decidedDate, entryDate, exitDate, profitAmount, exitReason }) => [
        symbol,
        decidedDate,
        entryDate,
        exitDate,
        profitAmount,
        exitReason,
      ]),
    ).toEqual([
      ["A", "2024-01-31", "2024-02-01", "2024-03-01", 1000, "rebalance"],
      ["B", "2024-02-29", "2024-03-01", "2024-04-01", -1500, "rebalance"],
      ["A", "2024-03-28", "2024-04-01", null, 0, null],
    ]);
  });

  it("fills at the close of the ranking if requested", () => {
    // 100 A at 10 on 31 January, sold at 20 on 29 February: 66.67 B at 30, sold at 20 on 28 March: 53.33 A at 25, worth 30.
    expect(equities(run([a, b], rotation, { fillAt: "close" }))).toEqual([
      1000, 1000, 2000, 2666.666667, 1333.333333, 1600,
    ]);
  });

  it("holds equal parts, and trims grown ones", () => {
    // Both from 1 February: 50 A at 10 and 62.5 B at 8. On 1 March they are worth 1000 and 2500: 1750 each, 87.5 A at 20 and 43.75 B at 40. On
    // 28 March 2187.5 and 875.
    const result = run([a, b], { ...rotation, count: 2 });
    expect(equities(result).slice(0, 5)).toEqual([1000, 1000, 2875, 3500, 3062.5]);
  });

  it("replaces instruments that fail the filter with a shelter or cash", () => {
    const filter = {
      kind: "compare",
      left: close,
      is: "above",
      right: { kind: "number", value: 15 },
      forBars: 1,
    } as const;
    const shelter = madeSeries([flat(1), flat(1), flat(1), flat(2), flat(2), flat(2)], { symbol: "S", dates });
    // Until 29 February nothing is above 15: cash, or 1000 S at 1, sold at 2 on 1 March. Then B as before.
    expect(equities(run([a, b], { ...rotation, filter }))).toEqual([1000, 1000, 1000, 1000, 500, 250]);
    const sheltered = { ...rotation, filter, shelter: "S" };
    expect(equities(run([a, b, shelter], sheltered))).toEqual([1000, 1000, 1000, 2000, 1000, 500]);
    const aside = runBacktest({
      series: [a, b],
      others: [shelter],
      strategy: sheltered,
      assumptions: noCosts,
      from: null,
      to: null,
    });
    expect(equities(aside)).toEqual([1000, 1000, 1000, 2000, 1000, 500]);
    expect(aside.benchmark.equity).toEqual(run([a, b], rotation).benchmark.equity);
  });

  it("holds nothing, not even the shelter, before rank and filter are known", () => {
    const shelter = madeSeries([flat(1), flat(1), flat(1), flat(2), flat(2), flat(2)], { symbol: "S", dates });
    const left = { ...close, barsAgo: 1 } as const;
    const filter = { kind: "compare", left, is: "above", right: { kind: "number", value: 0 }, forBars: 1 } as const;
    const { trades, firstKnownDate } = run([a, b, shelter], { ...rotation, filter, shelter: "S" });
    expect(firstKnownDate).toBe("2024-02-01");
    expect(trades[0]).toMatchObject({ symbol: "B", decidedDate: "2024-02-29" });
  });

  it("drops orders of an earlier ranking that couldn't be filled", () => {
    // 31 January: A (10) isn't above 15, so the shelter is ordered, which has no bar before 1 March. 29 February: A
    // (20) is above, and replaces it: 50 A at 20 on 1 March, and nothing of the shelter, although it comes first.
    const filter = {
      kind: "compare",
      left: close,
      is: "above",
      right: { kind: "number", value: 15 },
      forBars: 1,
    } as const;
    const shelter = madeSeries([flat(1), flat(1), flat(1)], { symbol: "S", dates: dates.slice(3) });
    const { trades } = run([shelter, a], { ...rotation, filter, shelter: "S" });
    expect(trades).toMatchObject([{ symbol: "A", decidedDate: "2024-02-29", entryDate: "2024-03-01", quantity: 50 }]);
    expect(trades).toHaveLength(1);
  });

  it("weighs by the inverse of volatility", () => {
    const days = weekdays(90);
    const wave = (swing: number) => days.map((_, day) => flat(100 * Math.exp(day % 2 === 0 ? 0 : swing)));
    const calm = madeSeries(wave(0.01), { symbol: "CALM", dates: days });
    const wild = madeSeries(wave(0.03), { symbol: "WILD", dates: days });
    const strategy: Strategy = { ...rotation, count: 2, weighting: "inverse-volatility" };
    // The first month end with 63 returns known is 29 March, the 65th weekday. One has a third of the other's volatility: 3 to 1.
    const { trades } = run([calm, wild], strategy);
    expect(trades.map(({ symbol, entryDate }) => [symbol, entryDate])).toEqual([
      ["CALM", "2024-04-01"],
      ["WILD", "2024-04-01"],
    ]);
    const worth = trades.map(({ quantity, entryPrice }) => quantity * entryPrice);
    expect(worth[0]! / worth[1]!).toBeCloseTo(3, 9);
  });
});

describe("an invalid run", () => {
  const fine = madeSeries([flat(10, 1), flat(11)]);
  const bad =
    (series: Partial<Series>, assumptions: Partial<Assumptions> = {}) =>
    () =>
      run({ ...fine, ...series }, marksStrategy, assumptions);
  const named = (
    operand: Partial<{ id: string; output: string; parameters: Record<string, number>; symbol: string; of: "volume" }>,
  ): RuleStrategy => ({
    ...marksStrategy,
    long: {
      entry: {
        kind: "compare",
        left: {
          kind: "indicator",
          id: "sma",
          output: "sma",
          parameters: {},
          of: "close",
          barsAgo: 0,
          symbol: null,
          times: 1,
          ...operand,
        },
        is: "above",
        right: { kind: "number", value: 1 },
        forBars: 1,
      },
      exit: null,
    },
  });
  it("is refused with the reason", () => {
    expect(bad({ dates: [] })).toThrow("A: there are no bars");
    expect(bad({ dates: ["2024-01-02", "2024-01-01"] })).toThrow("bars must ascend by date");
    expect(bad({ dates: ["2024-01-01", "2024-13-01"] })).toThrow("2024-13-01 isn't a valid date");
    expect(bad({ close: Float64Array.of(10, 0) })).toThrow(
      "A: the close of 2024-01-02 is 0, but closes must be above 0",
    );
    expect(bad({ close: Float64Array.of(-37.63, 10) })).toThrow("A: the close of 2024-01-01 is -37.63");
    expect(bad({ high: new Float64Array(1) })).toThrow("high has 1 values for 2 dates");
    expect(bad({}, { startCash: 0 })).toThrow("the start cash must be above 0");
    expect(bad({}, { commission: { ...noCosts.commission, fixed: -1 } })).toThrow(
      "commission: fixed must be at least 0",
    );
    expect(() => run([], marksStrategy)).toThrow("at least one instrument");
    expect(() => run([fine, fine], marksStrategy)).toThrow("the same symbol");
    expect(() => run(fine, named({ symbol: "ZZZ" }))).toThrow("there are no bars for ZZZ");
    expect(() => run(fine, named({ id: "nope" }))).toThrow("there is no indicator nope");
    expect(() => run(fine, named({ output: "nope" }))).toThrow("sma: there is no output nope");
    expect(() => run(fine, named({ parameters: { nope: 1 } }))).toThrow("sma: there is no parameter nope");
    expect(() => run(fine, named({ parameters: { length: 0 } }))).toThrow("sma: length must be");
    expect(() => run(fine, named({ id: "atr", output: "atr", of: "volume" }))).toThrow("not volume");
    expect(() => run(fine, { ...marksStrategy, long: null })).toThrow("needs a side");
    expect(() =>
      runBacktest({ series: [fine], strategy: marksStrategy, assumptions: noCosts, from: "2030-01-01", to: null }),
    ).toThrow("there are no bars from 2030-01-01");
  });

  it("throws its own error class", () => {
    expect(bad({ dates: [] })).toThrow(BacktestFault);
    expect(bad({}, { startCash: 0 })).toThrow(BacktestFault);
    expect(() => run([], marksStrategy)).toThrow(BacktestFault);
    expect(() => run(fine, named({ parameters: { length: 0 } }))).toThrow(BacktestFault);
  });
});
