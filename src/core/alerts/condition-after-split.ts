import { operandColumn } from "../backtest/operand-column.ts";
import type { Series } from "../backtest/backtest-input.ts";
import type { Condition, Operand } from "../backtest/strategy.ts";
import { catalog } from "../indicators/index.ts";

/** Enough bars for the longest indicator that a condition may name. */
const probedBars = 2_600;

/** Restates the numbers of a condition for a split: "SMA 50 above 300" is "above 75" after 4:1, and an RSI stays. */
export function conditionAfterSplit(condition: Condition, ratio: number): Condition {
  switch (condition.kind) {
    case "all":
    case "any":
      return { ...condition, conditions: condition.conditions.map((each) => conditionAfterSplit(each, ratio)) };
    case "not":
      return { ...condition, condition: conditionAfterSplit(condition.condition, ratio) };
    case "compare": {
      const { left, right } = condition;
      return { ...condition, left: numberBeside(left, right, ratio), right: numberBeside(right, left, ratio) };
    }
    default:
      return condition;
  }
}

function numberBeside(operand: Operand, beside: Operand, ratio: number): Operand {
  // The split is of the alert's own symbol.
  if (operand.kind !== "number" || beside.kind === "number" || beside.symbol !== null) return operand;
  return { ...operand, value: Number((operand.value * scaleOf(beside, ratio)).toPrecision(12)) };
}

/** What a split multiplies an operand by, from computing it with the same bars before and after: 1/4, 4 or 1 for 4:1. */
function scaleOf(operand: Operand, ratio: number): number {
  const last = (series: Series) =>
    operandColumn(operand, series, { indicators: catalog, seriesOf: new Map([[series.symbol, series]]) }).at(-1) ?? NaN;
  const scale = last(probe(ratio)) / last(probe(1));
  const usual = [1 / ratio, ratio, 1].find((each) => Math.abs(scale / each - 1) < 1e-6);
  return usual ?? 1;
}

function probe(ratio: number): Series {
  const column = (value: (bar: number) => number) => Float64Array.from({ length: probedBars }, (_, bar) => value(bar));
  const close = (bar: number) => (100 + 0.01 * bar + 9 * Math.sin(bar / 5)) / ratio;
  return {
    symbol: "",
    dates: Array.from({ length: probedBars }, (_, bar) =>
      new Date(Date.UTC(2000, 0, 1 + bar)).toISOString().slice(0, 10),
    ),
    open: column((bar) => close(bar) * 0.995),
    high: column((bar) => close(bar) * 1.01),
    low: column((bar) => close(bar) * 0.98),
    close: column(close),
    volume: column((bar) => (1_000 + 100 * Math.cos(bar / 3)) * ratio),
    dividends: [],
  };
}
