import { expect, it } from "vitest";
import { catalog } from "../indicators/index.ts";
import { describeStrategy } from "./describe-strategy.ts";
import { parameterWords } from "./parameter-words.ts";
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
  expect(numbers.map(({ label, places }) => [label, places.length])).toEqual([
    ["SMA length 20", 2],
    ["SMA length 50", 2],
    ["Stop loss % 8", 1],
    ["Maximum bars held 30", 1],
    ["Position % 50", 1],
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
  expect(numbers.map(({ label, min, max }) => [label, min, max])).toEqual([
    ["RSI length 14", 2, 1000],
    ["RSI threshold 30", 0, 100],
    ["Consecutive bars 3", 1, 250],
    ["Volume SMA length 20", 1, 1000],
    ["Multiple 2", 0.001, 1000],
    ["SMA length 20", 1, 1000],
    ["SMA length 50", 1, 1000],
    ["RSI threshold 70", 0, 100],
  ]);
  expect(new Set(numbers.map(({ key }) => key)).size).toBe(numbers.length);
});

it("finds the count and the rank of a rotation, and nothing in buy and hold", () => {
  const rotation = strategy({ kind: "rotation", rank: indicator("roc", { length: 126 }), count: 2, every: "month" });
  expect(tunableNumbers(rotation).map(({ label }) => label)).toEqual(["Number held 2", "Rate of change length 126"]);
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

it("has words for every indicator, output and number of the catalog", () => {
  for (const { id, outputs, words, parameters } of catalog) {
    expect(Object.keys(words), id).toEqual(outputs);
    for (const [name, rule] of Object.entries(parameters))
      if (rule.choices === undefined && name !== "periodsPerYear") expect(parameterWords, id).toHaveProperty(name);
  }
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
