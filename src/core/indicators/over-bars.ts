import type { Bars, BarValues, Columns, Whole } from "./bars.ts";
import { unknownColumn } from "./whole-bars.ts";

/** Runs a bar-by-bar calculation over whole columns: for indicators whose every value hangs on the path before it. */
export function overBars<Output extends string>(
  bars: Whole<Bars>,
  outputs: readonly Output[],
  step: (bar: Whole<BarValues>) => Readonly<Record<Output, number>>,
): Columns<Output> {
  const { open, high, low, close, volume, session, benchmark } = bars;
  const count = bars.close.length;
  const columns = outputs.map((output) => [output, unknownColumn(count)] as const);
  for (let index = 0; index < count; index++) {
    const answer = step({
      open: open[index]!,
      high: high[index]!,
      low: low[index]!,
      close: close[index]!,
      volume: volume[index]!,
      session: session[index]!,
      benchmark: benchmark[index]!,
    });
    for (const [output, column] of columns) column[index] = answer[output];
  }
  return Object.fromEntries(columns) as Record<Output, Float64Array>;
}
