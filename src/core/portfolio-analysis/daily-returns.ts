import type { ReturnColumns } from "#core/portfolio/return-columns.ts";

/** Returns of days in columns of the same length. */
export interface DailyReturns {
  /** Days since 1970-01-01. */
  readonly days: Int32Array;
  /** NaN if a value or a flow it needs is unknown. */
  readonly ratios: Float64Array;
  /**
   * 0 on days that are skipped in statistics without breaking the chain: nothing was invested, or the next day with a
   * value counts for them. Otherwise 1.
   */
  readonly isInvested: Uint8Array;
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
export function dailyReturns({ days, value, inflow, outflow }: ReturnColumns): DailyReturns {
  const length = Math.max(0, value.length - 1);
  const ratios = new Float64Array(length);
  const isInvested = new Uint8Array(length);
  let before = value[0] ?? Number.NaN;
  let isBridging = false;
  for (let index = 0; index < length; index += 1) {
    const worth = value[index + 1] ?? Number.NaN;
    const paidIn = inflow[index + 1] ?? 0;
    const takenOut = outflow[index + 1] ?? 0;
    const hasFlow = paidIn !== 0 || takenOut !== 0;
    const isUnknown = Number.isNaN(worth + paidIn + takenOut);
    if (Number.isNaN(before) || (hasFlow && (isUnknown || isBridging))) {
      ratios[index] = Number.NaN;
      isInvested[index] = 1;
    } else if (!isUnknown) {
      const invested = before + paidIn;
      if (Math.abs(invested) >= nothing) {
        // A debt isn't an investment, so a return on it has no meaning.
        ratios[index] = invested < 0 ? Number.NaN : (worth + takenOut) / invested - 1;
        isInvested[index] = 1;
      }
    }
    isBridging = isUnknown && !hasFlow && !Number.isNaN(before);
    if (!isBridging) before = worth;
  }
  if (isBridging) {
    ratios[length - 1] = Number.NaN;
    isInvested[length - 1] = 1;
  }
  return { days: days.subarray(1), ratios, isInvested };
}
