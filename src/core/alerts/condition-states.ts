import { conditionMask } from "../backtest/condition-mask.ts";
import type { Series } from "../backtest/backtest-input.ts";
import type { Condition } from "../backtest/strategy.ts";
import { catalog } from "../indicators/index.ts";

/** The states of a condition, bar by bar. `others` are the series that it names besides. */
export function statesOf(condition: Condition, series: Series, others: readonly Series[]): Uint8Array {
  const count = series.dates.length;
  const sources = {
    indicators: catalog,
    seriesOf: new Map([series, ...others].map((each) => [each.symbol, each])),
  };
  return conditionMask(condition, series, sources, { take: () => new Uint8Array(count) }).states.subarray(0, count);
}
