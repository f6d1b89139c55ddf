import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { plainSmaCross } from "../../../tests/support/plain-sma-cross.ts";
import { recordingsNote } from "../../../tests/upstreams/recordings.ts";
import { sma } from "../indicators/index.ts";
import {
  defaultAssumptions,
  lookAheadProbe,
  presets,
  runBacktest,
  toSeries,
  type Assumptions,
  type BarHistory,
  type Comparison,
  type Condition,
  type RuleStrategy,
  type Series,
} from "./index.ts";

const folder = fileURLToPath(new URL("../../../../shared/data/prices/daily/", import.meta.url));
const hasPrices = existsSync(`${folder}misc/ORCL.csv`);

function rowsOf(path: string): string[][] {
  return readFileSync(folder + path, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.trim().split(","));
}

/** A recorded price history without the rows that lack a price. */
function historyOf(path: string, events?: string): BarHistory {
  const bars = rowsOf(path).map(([date = "", ...cells]) => {
    const [open, high, low, close, volume] = cells.map((cell) => (cell === "" ? null : Number(cell)));
    return {
      date,
      open: open ?? null,
      high: high ?? null,
      low: low ?? null,
      close: close ?? null,
      volume: volume ?? null,
    };
  });
  return {
    symbol: path,
    bars: bars.filter(({ open, close }) => open !== null && close !== null),
    events:
      events === undefined
        ? []
        : rowsOf(events).map(([date = "", type, value]) => ({
            date,
            type: type === "split" ? "split" : "dividend",
            value: Number(value),
          })),
  };
}

function smaCross(fast: number, slow: number, sides: "long" | "both"): RuleStrategy {
  const average = (length: number) =>
    ({
      kind: "indicator",
      id: "sma",
      output: "sma",
      parameters: { length },
      of: "close",
      barsAgo: 0,
      symbol: null,
      times: 1,
    }) as const;
  const crosses = (is: Comparison): Condition => ({
    kind: "compare",
    left: average(fast),
    is,
    right: average(slow),
    forBars: 1,
  });
  const [up, down] = [crosses("crosses-above"), crosses("crosses-below")];
  return {
    kind: "rules",
    name: "SMA cross",
    long: { entry: up, exit: sides === "long" ? down : null },
    short: sides === "long" ? null : { entry: down, exit: null },
    sizing: { kind: "all-in" },
    protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
  };
}

const assumptions: Assumptions = {
  ...defaultAssumptions,
  units: "whole",
  dividends: "ignore",
  commission: { percent: 0.2, perShare: 0, fixed: 0, minimum: 0 },
  slippagePercent: 0.05,
};

describe.skipIf(!hasPrices)(`recorded prices${recordingsNote}`, () => {
  const courses = hasPrices ? ["misc/ORCL.csv", "misc/NVDA.csv", "misc/GSPC-1999-2020.csv", "djia/IBM.csv"] : [];

  it.each(courses)("of %s trade an SMA cross as a plain loop does, trade by trade", (path) => {
    const series = toSeries(historyOf(path));
    for (const [fast, slow] of [
      [10, 20],
      [20, 50],
      [50, 200],
    ] as const) {
      const plain = plainSmaCross(series, fast, slow, assumptions);
      const ours = runBacktest({
        series: [series],
        strategy: smaCross(fast, slow, "long"),
        assumptions,
        from: null,
        to: null,
      });
      const closed = ours.trades.filter(({ exitDate }) => exitDate !== null);
      expect(closed.map(({ entryDate, exitDate, quantity }) => [entryDate, exitDate, quantity])).toEqual(
        plain.trades.map(({ entryBar, exitBar, quantity }) => [
          series.dates[entryBar],
          series.dates[exitBar],
          quantity,
        ]),
      );
      for (const [index, trade] of closed.entries()) {
        const { entryPrice, exitPrice, profitAmount } = plain.trades[index]!;
        expect(trade.entryPrice).toBeCloseTo(entryPrice, 9);
        expect(trade.exitPrice).toBeCloseTo(exitPrice, 9);
        expect(trade.profitAmount).toBeCloseTo(profitAmount, 6);
      }
      plain.equity.forEach((value, day) => expect(Math.abs(ours.equity[day]! / value - 1)).toBeLessThan(1e-9));
      const { statistics } = ours;
      expect(statistics.volatilityRatio).toBeCloseTo(plain.volatility, 9);
      expect(statistics.sharpe).toBeCloseTo(plain.sharpe, 9);
      expect(statistics.maximumDrawdownRatio).toBeCloseTo(plain.deepest, 9);
      expect(statistics.exposureRatio).toBeCloseTo(plain.exposure, 9);
      expect(statistics.beta).toBeCloseTo(plain.beta, 6);
    }
  });

  it.each(courses)("of %s are always invested if each cross reverses the position", (path) => {
    const series = toSeries(historyOf(path));
    const turns = turnsOf(series, 10, 20, assumptions);
    const { trades } = runBacktest({
      series: [series],
      strategy: smaCross(10, 20, "both"),
      assumptions,
      from: null,
      to: null,
    });
    expect(trades.map(({ side, entryDate, quantity }) => [side, entryDate, quantity])).toEqual(
      turns.map(({ side, bar, units }) => [side, series.dates[bar], units]),
    );
    expect(trades.length).toBeGreaterThan(20);
  });

  it("come out adjusted for splits if given unadjusted, including volumes and dividends", () => {
    const history = { ...historyOf("lean/AAPL.csv", "lean/AAPL.events.csv"), symbol: "AAPL", isSplitAdjusted: false };
    const series = toSeries(history);
    // 9 June 2014, seven for one: 645.57 the Friday before.
    const friday = series.dates.indexOf("2014-06-06");
    const raw = history.bars[friday]!;
    expect(series.close[friday]).toBeCloseTo(raw.close! / 7, 3);
    expect(series.volume[friday]! / raw.volume!).toBeCloseTo(7, 4);
    expect(series.close[friday + 1]! / series.close[friday]!).toBeCloseTo(1, 1);
    const dividend = series.dividends.find(({ date }) => date === "2014-05-08");
    expect(dividend?.amount).toBeCloseTo(3.29 / 7, 2);
  });

  it("reveal no look-ahead in any preset", () => {
    const series = ["misc/ORCL.csv", "djia/IBM.csv"].map((path) => toSeries(historyOf(path)));
    for (const { strategy } of presets)
      expect(lookAheadProbe({ series, strategy, assumptions, from: "2006-06-01", to: null }, { cuts: 3 })).toEqual([]);
  });
});

/**
 * Long above, short below, in a direct implementation: each cross sells the current position and takes the opposite one
 * at the same open.
 */
function turnsOf(series: Series, fast: number, slow: number, { startCash, commission, slippagePercent }: Assumptions) {
  const [short, long] = [sma(series.close, fast), sma(series.close, slow)];
  const part = commission.percent / 100;
  const turns: { side: "long" | "short"; bar: number; units: number }[] = [];
  let cash = startCash;
  let held = 0;
  for (let bar = slow; bar < series.close.length - 1; bar++) {
    const nothing = 1e-11 * long[bar]!;
    const [step, before] = [short[bar]! - long[bar]!, short[bar - 1]! - long[bar - 1]!];
    const isUp = step > nothing && before <= nothing;
    const isDown = step < -nothing && before >= -nothing;
    // Averages that touch and separate on the same side change nothing.
    if (isUp ? held > 0 : !isDown || held < 0) continue;
    const open = series.open[bar + 1]!;
    const paid = open * (1 + (isUp ? 1 : -1) * (slippagePercent / 100));
    cash += held * paid - Math.abs(held) * paid * part;
    const units = Math.floor(cash / (paid * (1 + part)));
    held = isUp ? units : -units;
    cash -= held * paid + units * paid * part;
    if (units > 0) turns.push({ side: isUp ? "long" : "short", bar: bar + 1, units });
  }
  return turns;
}
