import { expect, it } from "vitest";
import type { Series } from "#core/backtest/backtest-input.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { priceLines } from "./price-lines.ts";
import { usualComparison } from "./usual-rules.ts";

const closes = Float64Array.from({ length: 10 }, (_, index) => index + 1);
const dates = Array.from(closes, (_, index) => addDays("2026-03-01", index));
const series: Series = {
  symbol: "X",
  dates,
  open: closes,
  high: closes,
  low: closes,
  close: closes,
  volume: closes,
  dividends: [],
};
const average = (length: number) => ({
  kind: "indicator" as const,
  id: "sma",
  output: "sma",
  parameters: { length },
  of: "close" as const,
  barsAgo: 0,
  symbol: null,
  times: 1,
});
const rules = (left: object, right: object) => ({
  kind: "rules" as const,
  name: "",
  long: { entry: { ...usualComparison, left, right } as typeof usualComparison, exit: null },
  short: null,
  sizing: { kind: "all-in" as const },
  protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
});

it("draws each average of the rule once, on the requested days, unknown during its warm-up", () => {
  const lines = priceLines(rules(average(3), { ...average(3), barsAgo: 1 }), series, dates.slice(1, 5));
  expect(lines.map(({ label, values }) => [label, values])).toEqual([["SMA 3", [null, 2, 3, 4]]]);
});

it("leaves out lines that aren't on the price scale", () => {
  const rsi = { ...average(14), id: "rsi", output: "rsi" };
  expect(priceLines(rules(rsi, { ...average(3), symbol: "SPY" }), series, dates)).toEqual([]);
});
