import { dateOfDay, type PlainDate } from "#core/calendar/plain-date.ts";
import type { ReturnColumns } from "#core/portfolio/return-columns.ts";
import { dailyReturns } from "./daily-returns.ts";

export interface DeepestFall {
  /** Below 0. */
  readonly drawdownRatio: number;
  readonly peakDate: PlainDate;
  readonly troughDate: PlainDate;
  /** The first day at or above the peak again. Null if not yet recovered. */
  readonly recoveryDate: PlainDate | null;
  readonly fallDays: number;
  readonly recoveryDays: number | null;
}

export interface Drawdown {
  /**
   * By day, from the day before the range: 0 at a peak, -0.2 a fifth below it. NaN on a day without a value or with an
   * unknown return.
   */
  readonly ratios: Float64Array;
  /** Null without a fall. */
  readonly deepest: DeepestFall | null;
  /** False if a return is missing: earlier peaks are unknown after the gap. */
  readonly isComplete: boolean;
}

/** A rise this close to the peak counts as recovered, because of binary rounding. */
const tolerance = 1e-12;

/**
 * The distance of the linked daily returns below their previous peak, and the deepest such fall. It uses returns
 * instead of values because withdrawals aren't losses. Source: M. Magdon-Ismail and A. Atiya, Maximum Drawdown, Risk
 * Magazine, 2004. `returns` are the daily returns of the days, for callers that have them.
 */
export function drawdown(columns: ReturnColumns, returns = dailyReturns(columns)): Drawdown {
  const { days, value } = columns;
  const ratios = new Float64Array(value.length).fill(Number.NaN);
  if (!Number.isNaN(value[0])) ratios[0] = 0;
  let level = 1;
  let peak = level;
  let peakDay = days[0] ?? 0;
  let fall = null as { ratio: number; peakDay: number; troughDay: number; recoveryDay: number | null } | null;
  let isComplete = true;
  for (let index = 1; index < value.length; index += 1) {
    const day = days[index] ?? 0;
    const returned = returns.ratios[index - 1] ?? Number.NaN;
    if (Number.isNaN(returned)) {
      isComplete = false;
      level = 1;
      peak = level;
      peakDay = day;
      continue;
    }
    if (Number.isNaN(value[index])) continue;
    level *= 1 + returned;
    if (level >= peak * (1 - tolerance)) {
      if (fall !== null && fall.recoveryDay === null && fall.peakDay === peakDay) fall.recoveryDay = day;
      peak = Math.max(level, peak);
      peakDay = day;
    }
    const ratio = Math.min(0, level / peak - 1);
    ratios[index] = ratio;
    if (ratio < (fall?.ratio ?? -tolerance)) fall = { ratio, peakDay, troughDay: day, recoveryDay: null };
  }
  const deepest =
    fall === null
      ? null
      : {
          drawdownRatio: fall.ratio,
          peakDate: dateOfDay(fall.peakDay),
          troughDate: dateOfDay(fall.troughDay),
          recoveryDate: fall.recoveryDay === null ? null : dateOfDay(fall.recoveryDay),
          fallDays: fall.troughDay - fall.peakDay,
          recoveryDays: fall.recoveryDay === null ? null : fall.recoveryDay - fall.troughDay,
        };
  return { ratios, deepest, isComplete };
}
