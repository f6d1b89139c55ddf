import { dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";
import { dailyReturns } from "./daily-returns.ts";

export interface DrawdownPoint {
  readonly date: PlainDate;
  /** 0 at a peak, -0.2 a fifth below it. Null on a day without a value or with an unknown return. */
  readonly drawdownRatio: number | null;
}

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
  /** Starts with the day before the range. */
  readonly series: readonly DrawdownPoint[];
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
export function drawdown(days: readonly DayValue[], returns = dailyReturns(days)): Drawdown {
  const [opening] = days;
  if (opening === undefined) return { series: [], deepest: null, isComplete: true };
  const series: DrawdownPoint[] = [{ date: opening.date, drawdownRatio: opening.value === null ? null : 0 }];
  let level = 1;
  let peak = { level, date: opening.date };
  let deepest = null as DeepestFall | null;
  let isComplete = true;
  for (const [index, { date, returnRatio }] of returns.entries()) {
    if (returnRatio === null) {
      isComplete = false;
      series.push({ date, drawdownRatio: null });
      level = 1;
      peak = { level, date };
      continue;
    }
    if (days[index + 1]!.value === null) {
      series.push({ date, drawdownRatio: null });
      continue;
    }
    level *= 1 + returnRatio;
    if (level >= peak.level * (1 - tolerance)) {
      if (deepest !== null && deepest.recoveryDate === null && deepest.peakDate === peak.date)
        deepest = { ...deepest, recoveryDate: date, recoveryDays: dayNumber(date) - dayNumber(deepest.troughDate) };
      peak = { level: Math.max(level, peak.level), date };
    }
    const drawdownRatio = Math.min(0, level / peak.level - 1);
    series.push({ date, drawdownRatio });
    if (drawdownRatio < (deepest?.drawdownRatio ?? -tolerance))
      deepest = {
        drawdownRatio,
        peakDate: peak.date,
        troughDate: date,
        recoveryDate: null,
        fallDays: dayNumber(date) - dayNumber(peak.date),
        recoveryDays: null,
      };
  }
  return { series, deepest, isComplete };
}
