import { dailyGrowth, type Course } from "#core/backtest/daily-growth.ts";

/** Returns the growth of 100 by day. Deposits don't count as growth. */
export function growthOf100(course: Course): number[] {
  let level = 100;
  return Array.from(dailyGrowth(course), (growth) => {
    level *= growth;
    return level;
  });
}

/** Returns each value's distance below the highest one so far, including the start: 0 at a high, -0.2 a fifth below. */
export function drawdowns(values: readonly number[], start = 100): number[] {
  let high = start;
  return values.map((value) => {
    high = Math.max(high, value);
    return high > 0 ? value / high - 1 : 0;
  });
}
