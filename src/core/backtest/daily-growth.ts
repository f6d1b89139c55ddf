import type { BacktestResult } from "./result.ts";

/** The columns of a run that its returns follow from, of strategy or benchmark. */
export interface Course extends Pick<BacktestResult, "deposits"> {
  readonly equity: Float64Array;
  /** Before the first day. */
  readonly startValue: number;
}

/** What one unit became on each day: 1.02 is a gain of 2 %. Deposits come in before the day; an empty account stays as it is. */
export function dailyGrowth({ equity, deposits, startValue }: Course): Float64Array {
  let before = startValue;
  return equity.map((value, index) => {
    const invested = before + (deposits?.[index] ?? 0);
    before = value;
    return invested > startValue * 1e-9 ? value / invested : 1;
  });
}
