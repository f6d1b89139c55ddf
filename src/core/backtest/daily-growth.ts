import type { BacktestResult } from "./result.ts";

/** The columns that returns are calculated from, of strategy or benchmark. */
export interface Course extends Pick<BacktestResult, "deposits"> {
  readonly equity: Float64Array;
  /** Value before the first day. */
  readonly startValue: number;
}

/**
 * Growth factor of each day: 1.02 is a gain of 2 %. Deposits arrive before the day. An empty account stays unchanged.
 */
export function dailyGrowth({ equity, deposits, startValue }: Course): Float64Array {
  let before = startValue;
  return equity.map((value, index) => {
    const invested = before + (deposits?.[index] ?? 0);
    before = value;
    return invested > startValue * 1e-9 ? value / invested : 1;
  });
}
