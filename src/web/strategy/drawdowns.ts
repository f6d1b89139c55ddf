import { dailyGrowth, type Course } from "#core/backtest/daily-growth.ts";

/** What 100 became by each day; money that was paid in is no growth. */
export function growthOf100(course: Course): number[] {
  let level = 100;
  return Array.from(dailyGrowth(course), (growth) => {
    level *= growth;
    return level;
  });
}

/** How far each value stands below the highest one so far, the start among them: 0 at a high, -0.2 a fifth below it. */
export function drawdowns(values: readonly number[], start = 100): number[] {
  let high = start;
  return values.map((value) => {
    high = Math.max(high, value);
    return high > 0 ? value / high - 1 : 0;
  });
}
