import { dailyGrowth, type Course } from "./daily-growth.ts";
import type { MeasuredSharpe } from "./deflated-sharpe.ts";
import { barsPerYear } from "./statistics.ts";

/**
 * Sharpe ratio per bar and the distribution of its returns, as input of the deflated Sharpe ratio. Null without risk or
 * with fewer than two bars.
 */
export function measuredSharpe(course: Course, riskFreePercent: number): MeasuredSharpe | null {
  const riskFree = (1 + riskFreePercent / 100) ** (1 / barsPerYear) - 1;
  const excess = dailyGrowth(course).map((growth) => growth - 1 - riskFree);
  const length = excess.length;
  const mean = excess.reduce((sum, value) => sum + value, 0) / length;
  const moment = (power: number) => excess.reduce((sum, value) => sum + (value - mean) ** power, 0) / length;
  const variance = moment(2);
  const deviation = Math.sqrt((variance * length) / (length - 1));
  if (!(deviation > 1e-10)) return null;
  return {
    sharpe: mean / deviation,
    length,
    skewness: moment(3) / variance ** 1.5,
    kurtosis: moment(4) / variance ** 2,
  };
}
