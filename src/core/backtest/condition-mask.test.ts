import { describe, expect, it } from "vitest";
import { madeSeries, type Row } from "../../../tests/support/made-series.ts";
import { madeWalk } from "../../../tests/support/made-walk.ts";
import { catalog } from "../indicators/index.ts";
import { readings } from "../signals/index.ts";
import { conditionMask } from "./condition-mask.ts";
import type { Series } from "./backtest-input.ts";
import type { AppSignal, Comparison, Condition, Operand, PriceField } from "./strategy.ts";

/** One letter per bar: y true, n false, ? unknown. */
function read(condition: Condition, series: Series) {
  const pool = { take: () => new Uint8Array(series.dates.length) };
  const { states, firstKnown } = conditionMask(condition, series, { indicators: catalog, seriesOf: new Map() }, pool);
  return { states: Array.from(states, (state) => "ny?"[state]).join(""), firstKnown };
}

const bars = (values: readonly (readonly [close: number, volume: number])[]) =>
  madeSeries(values.map(([close, volume]): Row => [1, 1, 1, close, volume]));
const price = (field: PriceField, more: { barsAgo?: number; times?: number } = {}): Operand => ({
  kind: "price",
  field,
  barsAgo: 0,
  symbol: null,
  times: 1,
  ...more,
});
const compare = (left: Operand, is: Comparison, right: Operand, forBars = 1): Condition => ({
  kind: "compare",
  left,
  is,
  right,
  forBars,
});
const [close, volume] = [price("close"), price("volume")];
const unknown = NaN;

describe("a comparison", () => {
  const series = bars([
    [1, 2],
    [2, 2],
    [3, 2],
    [2, 2],
    [1, 2],
  ]);
  it.each([
    ["above", "nnynn"],
    ["below", "ynnny"],
    ["at-least", "nyyyn"],
    ["at-most", "yynyy"],
    ["crosses-above", "nnynn"],
    ["crosses-below", "?nnny"],
  ] as const)("%s looks at each bar, a cross at the one before too", (is, states) => {
    expect(read(compare(close, is, volume), series).states).toBe(states);
  });

  it("is unknown if either side is, and a cross is unknown if the previous bar could have been on either side", () => {
    const holed = bars([
      [unknown, 2],
      [3, 2],
      [1, 2],
      [3, unknown],
      [3, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(read(compare(close, "above", volume), holed)).toEqual({ states: "?yn?ynn", firstKnown: 1 });
    expect(read(compare(close, "at-least", volume), holed).states).toBe("?yn?ynn");
    expect(read(compare(close, "crosses-above", volume), holed)).toEqual({ states: "??n??nn", firstKnown: 2 });
    expect(read(compare(close, "crosses-below", volume), holed).states).toBe("?nynnyn");
  });

  it("requires all of n bars", () => {
    const series = bars([
      [3, 2],
      [3, 2],
      [1, 2],
      [3, 2],
      [3, 2],
      [3, unknown],
      [3, 2],
      [3, 2],
      [1, 2],
    ]);
    expect(read(compare(close, "above", volume, 2), series)).toEqual({ states: "?ynny??yn", firstKnown: 1 });
    expect(read(compare(close, "above", volume, 3), series)).toEqual({ states: "??nnn???n", firstKnown: 2 });
  });

  it("reads values of earlier bars, times a factor", () => {
    const series = bars([
      [5, 10],
      [6, 0],
      [7, 0],
      [3, 0],
    ]);
    expect(read(compare(close, "above", price("close", { barsAgo: 1 })), series).states).toBe("?yyn");
    expect(read(compare(close, "at-most", price("close", { barsAgo: 2, times: 0.5 })), series).states).toBe("??ny");
    expect(read(compare(price("close", { times: 2 }), "at-least", volume), series).states).toBe("yyyy");
  });
});

describe("together", () => {
  // The first condition is true, false and unknown three times each. The second takes each state in turn.
  const states = [1, 0, unknown];
  const table = bars(states.flatMap((first) => states.map((second) => [first, second] as const)));
  const first = compare(close, "above", { kind: "number", value: 0.5 });
  const second = compare(volume, "above", { kind: "number", value: 0.5 });

  it("conditions follow three-valued logic", () => {
    expect(read(first, table).states).toBe("yyynnn???");
    expect(read(second, table).states).toBe("yn?yn?yn?");
    expect(read({ kind: "all", conditions: [first, second] }, table).states).toBe("yn?nnn?n?");
    expect(read({ kind: "any", conditions: [first, second] }, table).states).toBe("yyyyn?y??");
    expect(read({ kind: "not", condition: first }, table).states).toBe("nnnyyy???");
  });

  it("are known once all of them are", () => {
    const later = compare(price("close", { barsAgo: 4 }), "above", volume);
    expect(read({ kind: "any", conditions: [first, later, { kind: "always" }] }, table).firstKnown).toBe(4);
  });
});

describe("the app's signals", () => {
  it.each(["sma", "rsi", "macd", "adx"] as const)(
    "say of the last bar what the reading of %s says",
    (signal: AppSignal) => {
      let seen = "";
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const series = madeWalk("A", 300, seed);
        const reading = readings(series).find(({ id }) => id === signal)!;
        const signals = (["buy", "hold", "sell"] as const).filter((is) =>
          read({ kind: "signal", signal, is, forBars: 1 }, series).states.endsWith("y"),
        );
        const [name] = signals;
        expect(signals).toHaveLength(1);
        expect(reading.signal?.toLowerCase().split(" ").at(-1)).toBe(name);
        seen += name;
      }
      expect(seen).not.toBe("");
    },
  );
});
