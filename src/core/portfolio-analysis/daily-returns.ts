import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";

export interface DailyReturn {
  readonly date: PlainDate;
  /** Null if a value or a flow it needs is unknown. */
  readonly returnRatio: number | null;
  /**
   * False on days that are skipped in statistics without breaking the chain: nothing was invested, or the next day with
   * a value counts for them.
   */
  readonly isInvested: boolean;
}

/** Smaller values count as zero: binary rounding leaves traces of a sold position. */
const nothing = 1e-6;

/**
 * The return of each day after the first: `(value + outflow) / (value before + inflow) - 1`, inflows at the start of
 * the day and outflows at its end (C. Bacon, Practical Portfolio Performance Measurement and Attribution, 2nd edition,
 * 2008, chapter 2). A gain without an investment, such as a dividend paid after the sale, isn't a return: it only
 * appears in the total gain. Days without a value and without flows are bridged: the next day with a value has the
 * return of all of them.
 */
export function dailyReturns(days: readonly DayValue[]): readonly DailyReturn[] {
  const returns: DailyReturn[] = [];
  let before = days[0]?.value ?? null;
  let isBridging = false;
  for (const day of days.slice(1)) {
    const hasFlow = day.inflow !== 0 || day.outflow !== 0;
    const { date } = day;
    const isUnknown = day.value === null || Number.isNaN(day.inflow) || Number.isNaN(day.outflow);
    if (before === null || (hasFlow && (isUnknown || isBridging)))
      returns.push({ date, returnRatio: null, isInvested: true });
    else if (isUnknown) returns.push({ date, returnRatio: 0, isInvested: false });
    else returns.push(returnOn(before, day));
    isBridging = isUnknown && !hasFlow && before !== null;
    if (!isBridging) before = day.value;
  }
  const last = returns.at(-1);
  return isBridging && last !== undefined
    ? [...returns.slice(0, -1), { ...last, returnRatio: null, isInvested: true }]
    : returns;
}

function returnOn(before: number, { date, value, inflow, outflow }: DayValue): DailyReturn {
  const invested = before + inflow;
  if (Math.abs(invested) < nothing) return { date, returnRatio: 0, isInvested: false };
  // A debt isn't an investment, so a return on it has no meaning.
  if (invested < 0) return { date, returnRatio: null, isInvested: true };
  return { date, returnRatio: (value! + outflow) / invested - 1, isInvested: true };
}
