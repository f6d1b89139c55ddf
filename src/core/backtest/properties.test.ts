import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  runBacktest,
  type Assumptions,
  type BacktestResult,
  type RuleStrategy,
  type Series,
  type Sizing,
  type Strategy,
} from "./index.ts";
import { madeSeries, marked, noCosts, noProtection, type Row } from "../../../tests/support/made-series.ts";
import { holds } from "../../../tests/support/holds.ts";

const price = fc.double({ min: 5, max: 50, noNaN: true });
const row: fc.Arbitrary<Row> = fc
  .tuple(price, price, fc.double({ min: 0, max: 3, noNaN: true }), fc.integer({ min: 0, max: 4 }))
  .map(([open, close, more, mark]) => [open, Math.max(open, close) + more, Math.min(open, close) - more, close, mark]);
const series = fc
  .tuple(fc.array(row, { minLength: 2, maxLength: 60 }), fc.nat(59), fc.double({ min: 0.01, max: 2, noNaN: true }))
  .map(([rows, place, amount]) => {
    const made = madeSeries(rows);
    return { ...made, dividends: [{ date: made.dates[Math.min(place, rows.length - 1)]!, amount }] };
  });

const percent = fc.double({ min: 1, max: 50, noNaN: true });
const protection = fc.record({
  stopLossPercent: fc.option(percent),
  takeProfitPercent: fc.option(percent),
  trailingStopPercent: fc.option(percent),
  maximumBars: fc.option(fc.integer({ min: 1, max: 10 })),
});
const sizing = fc.oneof(
  fc.constant<Sizing>({ kind: "all-in" }),
  fc.constant<Sizing>({ kind: "equal-weight" }),
  fc.double({ min: 10, max: 2000, noNaN: true }).map((amount): Sizing => ({ kind: "fixed-amount", amount })),
  percent.map((each): Sizing => ({ kind: "fixed-fraction", percent: each })),
);
const assumptions = fc.record<Assumptions>({
  startCash: fc.double({ min: 50, max: 5000, noNaN: true }),
  fillAt: fc.constantFrom("next-open", "close"),
  units: fc.constantFrom("fractional", "whole"),
  commission: fc.record({
    percent: fc.double({ min: 0, max: 2, noNaN: true }),
    perShare: fc.double({ min: 0, max: 0.1, noNaN: true }),
    fixed: fc.double({ min: 0, max: 3, noNaN: true }),
    minimum: fc.double({ min: 0, max: 5, noNaN: true }),
  }),
  slippagePercent: fc.double({ min: 0, max: 1, noNaN: true }),
  dividends: fc.constantFrom("reinvest", "cash", "ignore"),
  lastBar: fc.constantFrom("mark", "close", "open"),
  riskFreePercent: fc.constant(0),
});

function rules(more: Partial<RuleStrategy> = {}): RuleStrategy {
  return {
    kind: "rules",
    name: "By marks",
    long: { entry: marked(1), exit: marked(2) },
    short: null,
    sizing: { kind: "all-in" },
    protection: noProtection,
    ...more,
  };
}
const bothSides = { short: { entry: marked(3), exit: marked(4) } };

function run(bars: Series | readonly Series[], strategy: Strategy, assumptions: Assumptions): BacktestResult {
  return runBacktest({ series: "symbol" in bars ? [bars] : bars, strategy, assumptions, from: null, to: null });
}

function expectSame(a: Float64Array, b: Float64Array, factor = 1) {
  expect(a.length).toBe(b.length);
  a.forEach((value, day) =>
    expect(Math.abs(value - factor * b[day]!)).toBeLessThanOrEqual(1e-7 * Math.abs(value) + 1e-7),
  );
}

const last = ({ equity }: BacktestResult) => equity.at(-1)!;

describe("any strategy", () => {
  it("ends with the deposits plus the profits of the trades", () => {
    holds(
      fc.property(
        series,
        protection,
        sizing,
        assumptions,
        fc.boolean(),
        (bars, protection, sizing, assumptions, isBoth) => {
          const result = run(bars, rules({ protection, sizing, ...(isBoth ? bothSides : {}) }), assumptions);
          const profit = result.trades.reduce((sum, trade) => sum + trade.profitAmount, 0);
          expect(last(result)).toBeCloseTo(assumptions.startCash + profit, 6);
          expect(result.trades.reduce((sum, trade) => sum + trade.feeAmount, 0)).toBeCloseTo(
            result.statistics.feeAmount,
            6,
          );
        },
      ),
      400,
    );
  });

  it("has figures that are finite or null, even if a short ruins the account", () => {
    holds(
      fc.property(series, protection, sizing, assumptions, (bars, protection, sizing, assumptions) => {
        const jumpy = { ...bars, open: bars.open.map((value, bar) => (bar % 7 === 6 ? 6 * value : value)) };
        jumpy.close = jumpy.open;
        const { statistics, benchmark, equity, exposure } = run(
          jumpy,
          rules({ protection, sizing, ...bothSides }),
          assumptions,
        );
        for (const figures of [statistics, benchmark.statistics])
          for (const [name, value] of Object.entries(figures))
            expect([
              name,
              typeof value === "number" ? Number.isFinite(value) : typeof value === "boolean" || value === null,
            ]).toEqual([name, true]);
        for (const column of [equity, exposure, benchmark.equity]) expect(column.every(Number.isFinite)).toBe(true);
      }),
      400,
    );
  });

  it("never spends more cash than available on purchases", () => {
    holds(
      fc.property(
        fc.array(series, { minLength: 1, maxLength: 3 }),
        protection,
        sizing,
        assumptions,
        (all, protection, sizing, assumptions) => {
          const named = all.map((bars, place) => ({ ...bars, symbol: `S${place}` }));
          const { equity, exposure } = run(named, rules({ protection, sizing }), assumptions);
          for (const [day, ratio] of exposure.entries()) {
            expect(ratio).toBeGreaterThanOrEqual(0);
            expect(ratio).toBeLessThanOrEqual(1 + 1e-9);
            expect(equity[day]).toBeGreaterThanOrEqual(-1e-9);
          }
        },
      ),
      200,
    );
  });

  it("matches a plain loop over every bar", () => {
    holds(
      fc.property(series, protection, (bars, protection) => {
        const { trades } = run(bars, rules({ protection }), { ...noCosts, dividends: "ignore" });
        const plain = plainTrades(bars, protection);
        expect(trades.map(({ entryDate, exitDate, exitReason }) => [entryDate, exitDate, exitReason])).toEqual(
          plain.map(({ entry, exit, reason }) => [bars.dates[entry], exit === null ? null : bars.dates[exit], reason]),
        );
        for (const [index, { price }] of plain.entries())
          if (price !== null) expect(trades[index]!.exitPrice).toBeCloseTo(price, 9);
      }),
      1000,
    );
  });
});

interface PlainTrade {
  entry: number;
  exit: number | null;
  price: number | null;
  reason: string | null;
}

/** One long position at a time, bar by bar, following the documented semantics without the engine's optimisations. */
function plainTrades(
  bars: Series,
  { stopLossPercent, takeProfitPercent, trailingStopPercent, maximumBars }: RuleStrategy["protection"],
) {
  const trades: PlainTrade[] = [];
  let open: PlainTrade | null = null;
  let entered = 0;
  let highest = 0;
  let order: "buy" | "rule" | "time" | null = null;
  const close = (bar: number, price: number, reason: string) => {
    Object.assign(open!, { exit: bar, price, reason });
    open = null;
  };
  for (let bar = 0; bar < bars.dates.length; bar++) {
    const first = bars.open[bar]!;
    const isNew = order === "buy";
    if (order === "buy") {
      open = { entry: bar, exit: null, price: null, reason: null };
      trades.push(open);
      entered = highest = first;
    } else if (order !== null) close(bar, first, order);
    order = null;
    if (open !== null) {
      const stop = stopLossPercent === null ? 0 : entered * (1 - stopLossPercent / 100);
      const trailing = trailingStopPercent === null ? 0 : highest * (1 - trailingStopPercent / 100);
      const target = takeProfitPercent === null ? Infinity : entered * (1 + takeProfitPercent / 100);
      const level = Math.max(stop, trailing);
      const reason = trailing > stop ? "trailing-stop" : "stop-loss";
      if (!isNew && first <= level) close(bar, first, reason);
      else if (!isNew && first >= target) close(bar, first, "take-profit");
      else if (bars.low[bar]! <= level) close(bar, level, reason);
      else if (bars.high[bar]! >= target) close(bar, target, "take-profit");
      highest = Math.max(highest, bars.high[bar]!);
    }
    if (open === null) order = bars.volume[bar] === 1 ? "buy" : null;
    else if (bars.volume[bar] === 2) order = "rule";
    else if (maximumBars !== null && bar + 1 - open.entry >= maximumBars) order = "time";
  }
  return trades;
}

describe("higher costs never help", () => {
  const costlier = fc.constantFrom(
    (all: Assumptions): Assumptions => ({ ...all, slippagePercent: all.slippagePercent + 0.5 }),
    ...(["percent", "perShare", "fixed", "minimum"] as const).map((kind) => (all: Assumptions): Assumptions => ({
      ...all,
      commission: { ...all.commission, [kind]: all.commission[kind] + 0.5 },
    })),
  );

  // If costs affect the size, or stops depend on the fill price, a run with higher costs can take other trades and win
  // by luck.
  it("if the same units are traded at the same signals", () => {
    holds(
      fc.property(series, assumptions, costlier, (bars, assumptions, costlier) => {
        const rich = { ...assumptions, startCash: 1e6 };
        const strategy = rules({ sizing: { kind: "fixed-quantity", quantity: 7 }, ...bothSides });
        expect(last(run(bars, strategy, costlier(rich)))).toBeLessThanOrEqual(last(run(bars, strategy, rich)) + 1e-6);
      }),
    );
  });

  it("if everything is invested and sold, without shorts", () => {
    holds(
      fc.property(series, assumptions, costlier, (bars, assumptions, costlier) => {
        const divisible: Assumptions = { ...assumptions, units: "fractional", dividends: "reinvest" };
        expect(last(run(bars, rules(), costlier(divisible)))).toBeLessThanOrEqual(
          last(run(bars, rules(), divisible)) + 1e-6,
        );
      }),
    );
  });
});

describe("scale", () => {
  const proportional = assumptions.map((all): Assumptions => ({
    ...all,
    units: "fractional",
    commission: { ...noCosts.commission, percent: all.commission.percent },
  }));
  const scaled = rules({ sizing: { kind: "fixed-fraction", percent: 30 }, ...bothSides });

  it("doubles the trades of a fixed fraction if the cash doubles", () => {
    holds(
      fc.property(series, protection, proportional, (bars, protection, assumptions) => {
        const single = run(bars, { ...scaled, protection }, assumptions);
        const double = run(bars, { ...scaled, protection }, { ...assumptions, startCash: 2 * assumptions.startCash });
        expectSame(double.equity, single.equity, 2);
        expect(double.trades.length).toBe(single.trades.length);
        expectSame(
          Float64Array.from(double.trades, ({ quantity }) => quantity),
          Float64Array.from(single.trades, ({ quantity }) => quantity),
          2,
        );
      }),
    );
  });

  it("doesn't change with the price scale", () => {
    holds(
      fc.property(series, proportional, (bars, assumptions) => {
        const times = (column: Float64Array) => column.map((value) => 10 * value);
        const dearer: Series = {
          ...bars,
          open: times(bars.open),
          high: times(bars.high),
          low: times(bars.low),
          close: times(bars.close),
          dividends: bars.dividends.map(({ date, amount }) => ({ date, amount: 10 * amount })),
        };
        expectSame(run(dearer, scaled, assumptions).equity, run(bars, scaled, assumptions).equity);
      }),
    );
  });
});
