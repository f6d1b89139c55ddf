import { describe, expect, it } from "vitest";
import { catalog, type Indicator } from "../indicators/index.ts";
import { defaultAssumptions, lookAheadProbe, presets, runBacktest, type Series, type Strategy } from "./index.ts";
import { madeWalk } from "../../../tests/support/made-walk.ts";

const series = [madeWalk("A", 900, 1), madeWalk("B", 900, 2), madeWalk("C", 700, 3)];
const input = (strategy: Strategy, traded: readonly Series[] = series) => ({
  series: traded,
  strategy,
  assumptions: defaultAssumptions,
  from: null,
  to: null,
});

describe("the look-ahead probe", () => {
  it.each(presets.map(({ id, strategy }) => [id, strategy] as const))("finds no look-ahead in %s", (_, strategy) => {
    for (const fillAt of ["next-open", "close"] as const) {
      expect(lookAheadProbe({ ...input(strategy), assumptions: { ...defaultAssumptions, fillAt } })).toEqual([]);
      const alone = input(strategy, [series[0]!]);
      expect(lookAheadProbe({ ...alone, assumptions: { ...defaultAssumptions, fillAt, lastBar: "close" } })).toEqual(
        [],
      );
    }
  });

  it("catches an indicator that knows tomorrow's close", () => {
    const sma = catalog.find(({ id }) => id === "sma")!;
    const peek: Indicator = {
      ...sma,
      id: "peek",
      outputs: ["tomorrow"],
      parameters: {},
      compute: ({ close }) => ({ tomorrow: close.map((value, bar) => close[bar + 1] ?? value) }),
    };
    const close = { kind: "price", field: "close", barsAgo: 0, symbol: null, times: 1 } as const;
    const tomorrow = {
      kind: "indicator",
      id: "peek",
      output: "tomorrow",
      parameters: {},
      of: "close",
      barsAgo: 0,
      symbol: null,
      times: 1,
    } as const;
    const cross = presets.find(({ id }) => id === "sma-cross")!.strategy;
    if (cross.kind !== "rules") throw new Error("the preset has changed its kind");
    const peeking: Strategy = {
      ...cross,
      long: {
        entry: { kind: "compare", left: tomorrow, is: "above", right: close, forBars: 1 },
        exit: { kind: "compare", left: tomorrow, is: "below", right: close, forBars: 1 },
      },
    };
    const found = lookAheadProbe(
      { ...input(peeking, [series[0]!]), assumptions: { ...defaultAssumptions, fillAt: "close" } },
      { cuts: 20, indicators: [...catalog, peek] },
    );
    expect(found.map(({ change }) => change)).toContain("altered");
  });

  it.each(["entry", "exit"] as const)("catches a one-bar peek of the %s in 20 of 20 trials by default", (where) => {
    const sma = catalog.find(({ id }) => id === "sma")!;
    const peek: Indicator = {
      ...sma,
      id: "peek",
      outputs: ["tomorrow"],
      parameters: {},
      compute: ({ close }) => ({ tomorrow: close.map((value, bar) => close[bar + 1] ?? value) }),
    };
    const placed = { barsAgo: 0, symbol: null, times: 1 } as const;
    const close = { kind: "price", field: "close", ...placed } as const;
    const tomorrow = {
      kind: "indicator",
      id: "peek",
      output: "tomorrow",
      parameters: {},
      of: "close",
      ...placed,
    } as const;
    const average = { ...tomorrow, id: "sma", output: "sma", parameters: { length: 20 } } as const;
    const cross = presets.find(({ id }) => id === "sma-cross")!.strategy;
    if (cross.kind !== "rules") throw new Error("the preset has changed its kind");
    const honest = (is: "above" | "below") =>
      ({ kind: "compare", left: close, is, right: average, forBars: 1 }) as const;
    const peeking = (is: "above" | "below") =>
      ({
        kind: "all",
        conditions: [honest(is), { kind: "compare", left: tomorrow, is, right: close, forBars: 1 }],
      }) as const;
    const long = {
      entry: where === "entry" ? peeking("above") : honest("above"),
      exit: where === "exit" ? peeking("below") : honest("below"),
    };
    const caught = Array.from({ length: 20 }, (_, trial) => {
      const walk = madeWalk("A", 400, 100 + trial);
      return lookAheadProbe(input({ ...cross, long }, [walk]), { indicators: [...catalog, peek] }).length > 0;
    });
    expect(caught.filter(Boolean)).toHaveLength(20);
  });

  it("shares no cached results between an indicator under test and regular runs", () => {
    const cross = presets.find(({ id }) => id === "sma-cross")!.strategy;
    const peeks = catalog.map((indicator): Indicator => {
      if (indicator.id !== "sma") return indicator;
      const compute: Indicator["compute"] = (bars, parameters) => {
        const average = indicator.compute(bars, parameters)["sma"]!;
        return { sma: average.map((value, bar) => average[bar + 5] ?? value) };
      };
      return { ...indicator, compute };
    });
    const clean = runBacktest(input(cross, [{ ...series[0]! }])).equity;
    const bars = { ...series[0]! };
    const found = lookAheadProbe(input(cross, [bars]), { indicators: peeks });
    expect(found.length).toBeGreaterThan(0);
    expect(runBacktest(input(cross, [bars])).equity).toEqual(clean);
    expect(lookAheadProbe(input(cross, [bars]), { indicators: peeks })).toEqual(found);
    expect(lookAheadProbe(input(cross, [bars]))).toEqual([]);
  });

  it("catches an indicator that uses the full history", () => {
    const sma = catalog.find(({ id }) => id === "sma")!;
    const share: Indicator = {
      ...sma,
      id: "share",
      outputs: ["share"],
      parameters: {},
      compute: ({ close }) => {
        const highest = close.reduce((most, value) => Math.max(most, value), 0);
        return { share: close.map((value) => value / highest) };
      },
    };
    const left = {
      kind: "indicator",
      id: "share",
      output: "share",
      parameters: {},
      of: "close",
      barsAgo: 0,
      symbol: null,
      times: 1,
    } as const;
    const entry = { kind: "compare", left, is: "above", right: { kind: "number", value: 0.9 }, forBars: 1 } as const;
    const cross = presets.find(({ id }) => id === "sma-cross")!.strategy;
    if (cross.kind !== "rules") throw new Error("the preset has changed its kind");
    const found = lookAheadProbe(
      input({ ...cross, long: { entry, exit: { kind: "not", condition: entry } } }, [series[0]!]),
      {
        indicators: [...catalog, share],
      },
    );
    expect(found.length).toBeGreaterThan(0);
  });
});
