import type { BacktestInput, Series } from "#core/backtest/backtest-input.ts";
import type { RunRequest } from "./lab-jobs.ts";

/** What a request runs on, out of the bars that are held. Throws an Error that names the instrument whose bars are not. */
export function groundOf(
  held: ReadonlyMap<string, Series>,
  { symbols, others, assumptions, from, to }: RunRequest,
): Omit<BacktestInput, "strategy"> {
  const named = (list: readonly string[]): Series[] =>
    list.map((symbol) => {
      const series = held.get(symbol);
      if (series === undefined) throw new Error(`the bars of ${symbol} are not there`);
      return series;
    });
  return { series: named(symbols), others: named(others), assumptions, from, to };
}
