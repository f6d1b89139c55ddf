import { expect, it } from "vitest";
import { catalog } from "../indicators/index.ts";
import { describeStrategy } from "./describe-strategy.ts";
import { neighbourValues } from "./neighbour-values.ts";
import { readStrategy } from "./read-strategy.ts";
import type { Strategy } from "./strategy.ts";
import { tunableNumbers, withNumber } from "./tunable-numbers.ts";

const indicator = (id: string, parameters: object = {}, more: object = {}) => ({
  kind: "indicator",
  id,
  parameters,
  ...more,
});
const compare = (left: unknown, is: string, right: unknown, more: object = {}) => ({
  kind: "compare",
  left,
  is,
  right,
  ...more,
});
const number = (value: number) => ({ kind: "number", value });
const fast = indicator("sma", { length: 20 });
const slow = indicator("sma", { length: 50 });

function strategy(value: unknown): Strategy {
  const read = readStrategy(value);
  if (!read.ok) throw new Error(read.problems.map(({ words }) => words).join("\n"));
  return read.strategy;
}

const cross = strategy({
  kind: "rules",
  long: { entry: compare(fast, "crosses-above", slow), exit: compare(fast, "crosses-below", slow) },
  protection: { stopLossPercent: 8, maximumBars: 30 },
  sizing: { kind: "fixed-fraction", percent: 50 },
});

it("finds a number in all its places and changes them together", () => {
  const numbers = tunableNumbers(cross);
  const smaLength = { kind: "parameter", of: [], indicator: "sma", parameter: "length" };
  expect(numbers.map(({ what, value, places }) => [what, value, places.length])).toEqual([
    [smaLength, 20, 2],
    [smaLength, 50, 2],
    [{ kind: "stopLossPercent" }, 8, 1],
    [{ kind: "maximumBars" }, 30, 1],
    [{ kind: "fractionPercent" }, 50, 1],
  ]);
  const moved = withNumber(cross, numbers[0]!, 10);
  expect(describeStrategy(moved)).toBe(
    "Buy when SMA 10 crosses above SMA 50; sell when SMA 10 crosses below SMA 50. Stop loss 8%. Sell after 30 bars. Use 50% of my money.",
  );
  expect(describeStrategy(cross)).toContain("SMA 20 crosses above");
});

it("finds implicit defaults, thresholds with their range, durations and factors", () => {
  const volume = { kind: "price", field: "volume" };
  const numbers = tunableNumbers(
    strategy({
      kind: "rules",
      long: {
        entry: {
          kind: "all",
          conditions: [
            compare(indicator("rsi"), "below", number(30), { forBars: 3 }),
            compare(volume, "above", indicator("sma", { length: 20 }, { of: "volume", times: 2 })),
            { kind: "not", condition: compare(fast, "above", slow) },
          ],
        },
        exit: compare(indicator("rsi"), "above", number(70)),
      },
    }),
  );
  const length = (of: readonly string[], id: string) => ({ kind: "parameter", of, indicator: id, parameter: "length" });
  expect(numbers.map(({ what, value, min, max }) => [what, value, min, max])).toEqual([
    [length([], "rsi"), 14, 2, 1000],
    [{ kind: "threshold", of: "rsi" }, 30, 0, 100],
    [{ kind: "forBars" }, 3, 1, 250],
    [length(["volume"], "sma"), 20, 1, 1000],
    [{ kind: "times" }, 2, 0.001, 1000],
    [length([], "sma"), 20, 1, 1000],
    [length([], "sma"), 50, 1, 1000],
    [{ kind: "threshold", of: "rsi" }, 70, 0, 100],
  ]);
  expect(new Set(numbers.map(({ key }) => key)).size).toBe(numbers.length);
});

it("finds the count and the rank of a rotation, and nothing in buy and hold", () => {
  const rotation = strategy({ kind: "rotation", rank: indicator("roc", { length: 126 }), count: 2, every: "month" });
  expect(tunableNumbers(rotation).map(({ what, value }) => [what.kind, value])).toEqual([
    ["count", 2],
    ["parameter", 126],
  ]);
  expect(tunableNumbers(strategy({ kind: "hold" }))).toEqual([]);
});

it.each<[object, readonly number[]]>([
  [{ value: 20 }, [10, 15, 20, 25, 30]],
  [{ value: 50 }, [30, 40, 50, 60, 70]],
  [{ value: 200 }, [100, 150, 200, 250, 300]],
  [{ value: 14 }, [10, 12, 14, 16, 18]],
  [{ value: 2 }, [1, 2, 3, 4, 5]],
  [{ value: 1 }, [1, 2, 3, 4, 5]],
  [{ value: 1000 }, [200, 400, 600, 800, 1000]],
  [{ value: 2, isFraction: true, min: 0.1 }, [1, 1.5, 2, 2.5, 3]],
  [{ value: 0.02, isFraction: true, min: 0.001, max: 1 }, [0.01, 0.015, 0.02, 0.025, 0.03]],
  [{ value: 90, isFraction: true, min: 0, max: 100 }, [10, 30, 50, 70, 90]],
  [{ value: -80, isFraction: true, min: -100, max: 0 }, [-100, -80, -60, -40, -20]],
  [{ value: 0, isFraction: true, min: -1e15, max: 1e15 }, [-4, -2, 0, 2, 4]],
])("offers neighbouring values of %j", (tunable, expected) => {
  expect(neighbourValues({ min: 1, max: 1000, isFraction: false, value: 0, ...tunable })).toEqual(expected);
});

it("has words for every indicator and output of the catalog", () => {
  for (const { id, outputs, words } of catalog) expect(Object.keys(words), id).toEqual(outputs);
});

it("describes every kind of strategy in English", () => {
  const spy = { kind: "price", field: "close", symbol: "SPY", barsAgo: 1 };
  const entry = {
    kind: "any",
    conditions: [
      {
        kind: "all",
        conditions: [
          compare(spy, "at-least", indicator("donchian", { length: 55 }, { output: "upper" })),
          { kind: "always" },
        ],
      },
      { kind: "not", condition: { kind: "signal", signal: "overall", is: "sell", forBars: 2 } },
    ],
  };
  expect(
    describeStrategy(
      strategy({ kind: "rules", short: { entry }, sizing: { kind: "volatility-target", percentPerYear: 10 } }),
    ),
  ).toBe(
    "Short when (close of SPY 1 bar ago is at least 55-bar high and always) or not the app's overall signal says sell for 2 bars. " +
      "Target a volatility of 10% a year, measured over 20 bars.",
  );
  expect(describeStrategy(strategy({ kind: "hold", saving: { amount: 500, every: "month" }, rebalance: "year" }))).toBe(
    "Buy and hold. Save 500 every month. Rebalance yearly.",
  );
  const roc = indicator("roc", { length: 126 });
  expect(
    describeStrategy(
      strategy({
        kind: "rotation",
        rank: roc,
        count: 2,
        every: "month",
        filter: compare(roc, "above", number(0)),
        shelter: "IEF",
      }),
    ),
  ).toBe(
    "Hold the 2 best by 126-bar return in %, rebalance monthly. Only those whose 126-bar return in % is above 0; otherwise IEF.",
  );
});
