import type { BacktestInput, Series } from "#core/backtest/backtest-input.ts";
import type { RunRequest } from "./lab-jobs.ts";

/** Returns a request's input from the loaded bars. Throws an Error that names an instrument without bars. */
export function groundOf(
  held: ReadonlyMap<string, Series>,
  { symbols, others, assumptions, from, to }: RunRequest,
): Omit<BacktestInput, "strategy"> {
  const named = (list: readonly string[]): Series[] =>
    list.map((symbol) => {
      const series = held.get(symbol);
      if (series === undefined) throw new Error(`the price history of ${symbol} isn't loaded`);
      return series;
    });
  return { series: named(symbols), others: named(others), assumptions, from, to };
}
