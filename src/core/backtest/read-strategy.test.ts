import * as fc from "fast-check";
import { expect, it } from "vitest";
import { defaultAssumptions } from "./assumptions.ts";
import { readAssumptions } from "./read-assumptions.ts";
import { readStrategy } from "./read-strategy.ts";
import { holds } from "../../../tests/support/holds.ts";

const sma = (length: number) => ({ kind: "indicator", id: "sma", parameters: { length } });
const cross = { kind: "compare", left: sma(20), is: "crosses-above", right: sma(50) };
const whole = { barsAgo: 0, symbol: null, times: 1 };

function words(value: unknown): readonly string[] {
  const read = readStrategy(value);
  return read.ok ? [] : read.problems.map((problem) => problem.words);
}

function withEntry(entry: unknown) {
  return { kind: "rules", name: "Test", long: { entry } };
}

it("fills in omitted fields", () => {
  const read = readStrategy({ kind: "rules", name: " SMA cross ", long: { entry: cross } });
  expect(read).toEqual({
    ok: true,
    strategy: {
      kind: "rules",
      name: "SMA cross",
      long: {
        entry: {
          kind: "compare",
          left: { kind: "indicator", id: "sma", output: "sma", parameters: { length: 20 }, of: "close", ...whole },
          is: "crosses-above",
          right: { kind: "indicator", id: "sma", output: "sma", parameters: { length: 50 }, of: "close", ...whole },
          forBars: 1,
        },
        exit: null,
      },
      short: null,
      sizing: { kind: "all-in" },
      protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
    },
  });
});

it("reads its own result again unchanged", () => {
  const all = [
    withEntry({
      kind: "all",
      conditions: [cross, { kind: "not", condition: { kind: "signal", signal: "rsi", is: "buy" } }],
    }),
    { kind: "hold", name: "Save", saving: { amount: 500, every: "month" }, rebalance: "year" },
    {
      kind: "rotation",
      rank: { kind: "indicator", id: "roc", parameters: { length: 126 } },
      count: 2,
      every: "month",
      shelter: "ief",
    },
  ];
  for (const value of all) {
    const read = readStrategy(value);
    expect(read.ok && readStrategy(read.strategy)).toEqual(read);
  }
  expect(all.map((value) => readStrategy(value).ok)).toEqual([true, true, true]);
});

it("reports each problem with its position", () => {
  expect(words(withEntry({ ...cross, left: sma(0) }))).toEqual([
    "long › entry › left › parameters › length must be a whole number from 1 to 1000, not 0.",
  ]);
  expect(words(withEntry({ kind: "any", conditions: [cross, { ...cross, is: "over" }] }))).toEqual([
    "long › entry › condition 2 › is must be one of above, below, at-least, at-most, crosses-above, crosses-below, not “over”.",
  ]);
  const read = readStrategy(
    withEntry({ kind: "any", conditions: [{ ...cross, left: { kind: "price", field: "middle" } }] }),
  );
  expect(read).toMatchObject({ ok: false, problems: [{ path: ["long", "entry", "conditions", 0, "left", "field"] }] });
});

const macd = (parameters: object) => ({ kind: "indicator", id: "macd", output: "macd", parameters });
const number = (value: unknown) => ({ kind: "number", value });
const nested = (levels: number): unknown =>
  levels === 1 ? { kind: "always" } : { kind: "not", condition: nested(levels - 1) };

it.each<[string, unknown, RegExp]>([
  ["nothing", undefined, /must be an object with a kind/],
  ["a list", [], /not a list/],
  ["another kind", { kind: "magic" }, /kind must be one of rules, hold, rotation, not “magic”/],
  ["neither side", { kind: "rules", name: "a", long: null }, /at least one side/],
  ["a long name", { kind: "hold", name: "x".repeat(81) }, /name must be one line of 1 to 80/],
  ["a name of blanks", { kind: "hold", name: " " }, /name must/],
  ["a name with a line break", { kind: "hold", name: "a\nb" }, /name must/],
  ["an unknown key", { kind: "hold", name: "a", leverage: 3 }, /leverage isn't a known field/],
  [
    "a smuggled prototype",
    JSON.parse('{"kind":"hold","name":"a","__proto__":{"x":1}}'),
    /__proto__ isn't a known field/,
  ],
  ["an unknown indicator", withEntry({ ...cross, left: { kind: "indicator", id: "tea" } }), /id must be an indicator/],
  [
    "an output that is not there",
    withEntry({ ...cross, left: { ...sma(3), output: "top" } }),
    /output must be one of sma/,
  ],
  [
    "an output left open",
    withEntry({ ...cross, left: { kind: "indicator", id: "macd" } }),
    /one of macd, signal, histogram/,
  ],
  ["an unknown parameter", withEntry({ ...cross, left: macd({ speed: 1 }) }), /speed isn't a known field/],
  ["a fast length above the slow", withEntry({ ...cross, left: macd({ fast: 30 }) }), /are incompatible: macd: .*30/],
  ["a half bar", withEntry({ ...cross, left: sma(2.5) }), /whole number/],
  ["a text for a number", withEntry({ ...cross, right: number("30") }), /not “30”/],
  ["no number", withEntry({ ...cross, right: number(NaN) }), /not NaN/],
  ["an endless number", withEntry({ ...cross, right: number(Infinity) }), /not Infinity/],
  [
    "volume of an indicator of ranges",
    withEntry({ ...cross, left: { kind: "indicator", id: "atr", of: "volume" } }),
    /must be close/,
  ],
  ["a second series", withEntry({ ...cross, left: { kind: "indicator", id: "beta" } }), /second series/],
  ["a look ahead", withEntry({ ...cross, left: { ...sma(3), barsAgo: -1 } }), /barsAgo must be a whole number from 0/],
  ["a symbol that is none", withEntry({ ...cross, left: { ...sma(3), symbol: "no symbol" } }), /ticker symbol/],
  ["a factor of nothing", withEntry({ ...cross, left: { ...sma(3), times: 0 } }), /times must/],
  ["a cross for three bars", withEntry({ ...cross, forBars: 3 }), /forBars must be 1/],
  ["no bars", withEntry({ ...cross, is: "above", forBars: 0 }), /forBars must/],
  ["an empty group", withEntry({ kind: "all", conditions: [] }), /at least one condition/],
  ["seven levels", withEntry(nested(7)), /nested too deep/],
  [
    "41 conditions",
    withEntry({ kind: "any", conditions: Array.from({ length: 40 }, () => cross) }),
    /one condition too many/,
  ],
  ["a stop of nothing", { ...withEntry(cross), protection: { stopLossPercent: 0 } }, /stopLossPercent must/],
  ["more than all", { ...withEntry(cross), sizing: { kind: "fixed-fraction", percent: 150 } }, /percent must/],
  ["nobody to hold", { kind: "rotation", rank: sma(3), count: 0, every: "month" }, /count must/],
  [
    "no period",
    { kind: "rotation", rank: sma(3), count: 1 },
    /every must be one of week, month, quarter, year, not missing/,
  ],
])("refuses %s", (_, value, problem) => {
  expect(words(value).join("\n")).toMatch(problem);
});

it("allows six levels and 40 conditions", () => {
  expect(words(withEntry(nested(6)))).toEqual([]);
  expect(words(withEntry({ kind: "any", conditions: Array.from({ length: 39 }, () => cross) }))).toEqual([]);
});

it("reports at most fifty problems", () => {
  const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key ${index}`, 1]));
  expect(words({ kind: "hold", ...keys })).toHaveLength(50);
});

it("returns a strategy or problems for any input", () => {
  holds(
    fc.property(fc.jsonValue(), (value) => {
      const reads = [readStrategy(value), readStrategy(withEntry(value)), readAssumptions(value)];
      for (const read of reads) expect(read.ok || read.problems.length > 0).toBe(true);
    }),
  );
});

it("fills assumptions from the defaults", () => {
  expect(readAssumptions(undefined)).toEqual({ ok: true, assumptions: defaultAssumptions });
  expect(readAssumptions({ startCash: 500, commission: { fixed: 1 } })).toEqual({
    ok: true,
    assumptions: { ...defaultAssumptions, startCash: 500, commission: { ...defaultAssumptions.commission, fixed: 1 } },
  });
});

it("keeps the assumptions that have no default", () => {
  const assumptions = { sizedAt: "decision", stopsFrom: "next-bar" };
  expect(readAssumptions(assumptions)).toEqual({ ok: true, assumptions: { ...defaultAssumptions, ...assumptions } });
});

it.each<[unknown, RegExp]>([
  [{ stopsFrom: "tomorrow" }, /stopsFrom must be one of entry-bar, next-bar/],
  [{ startCash: 0 }, /startCash must be a number from 0.01/],
  [{ startCash: null }, /startCash .* not null/],
  [{ slippagePercent: -1 }, /slippagePercent must/],
  [{ fillAt: "yesterday" }, /fillAt must be one of next-open, close/],
  [{ commission: { percent: 50 } }, /commission › percent must/],
  [{ commission: 0.1 }, /commission must be an object, not 0.1/],
  [{ taxes: 1 }, /taxes isn't a known field/],
])("refuses assumptions %j", (value, problem) => {
  const read = readAssumptions(value);
  expect(read.ok ? "" : read.problems.map((one) => one.words).join("\n")).toMatch(problem);
});
