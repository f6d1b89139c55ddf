import { expect, it } from "vitest";
import type { Operand } from "./strategy.ts";
import { lookedAtSymbols } from "./looked-at-symbols.ts";

const close = (symbol: string | null): Operand => ({ kind: "price", field: "close", barsAgo: 0, symbol, times: 1 });

it("lists each other instrument once, wherever it appears in the rule", () => {
  const above = { kind: "compare", left: close("SPY"), is: "above", right: close(null), forBars: 1 } as const;
  const strategy = {
    kind: "rules",
    name: "",
    long: {
      entry: { kind: "all", conditions: [above, { kind: "not", condition: { ...above, left: close("QQQ") } }] },
      exit: { kind: "any", conditions: [above] },
    },
    short: null,
    sizing: { kind: "all-in" },
    protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
  } as const;
  expect(lookedAtSymbols(strategy, ["AAPL"])).toEqual(["SPY", "QQQ"]);
  expect(lookedAtSymbols(strategy, ["SPY"])).toEqual(["QQQ"]);
});

it("includes the shelter of a rotation, which is held but not ranked", () => {
  const rotation = {
    kind: "rotation",
    name: "",
    rank: close(null),
    count: 1,
    filter: null,
    shelter: "SHY",
    every: "month",
    weighting: "equal",
  } as const;
  expect(lookedAtSymbols(rotation, ["SPY", "EFA"])).toEqual(["SHY"]);
});
