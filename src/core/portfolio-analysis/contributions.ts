import type { ReturnColumns } from "#core/portfolio/return-columns.ts";
import { dailyReturns } from "./daily-returns.ts";

export interface Contribution {
  readonly key: string;
  /** Its gain in base currency. Null if it has no value at the start or the end of the range. */
  readonly amount: number | null;
  /** Its contribution to the time-weighted return: 0.012 is 1.2 points. Null if a value in the range is missing. */
  readonly returnRatio: number | null;
}

export interface Contributions {
  /** In input order. */
  readonly parts: readonly Contribution[];
  /** The remainder: cash, its interest and currency, account fees. Null if a part is. */
  readonly rest: Omit<Contribution, "key">;
  readonly total: Omit<Contribution, "key">;
}

/**
 * Calculates each holding's contribution: amounts that sum to the total gain and points that sum to its time-weighted
 * return. The daily points are the gain of the holding over the total invested that day. Those of a range are the daily
 * points, each times the growth of the total until then (A. Frongello, Linking Single Period Attribution Results,
 * Journal of Performance Measurement, 2002). Days without a total value are bridged, as in its return: the next day
 * with one gets the gain of all of them. Parts and total share the same days.
 */
export function contributions(
  whole: ReturnColumns,
  parts: readonly { readonly key: string; readonly columns: GainColumns }[],
): Contributions {
  const stretches = stretchesOf(whole);
  const total = contribution(whole, stretches);
  const each = parts.map(({ key, columns }) => ({ key, ...contribution(columns, stretches) }));
  return {
    parts: each,
    rest: {
      amount: restOf(
        total.amount,
        each.map(({ amount }) => amount),
      ),
      returnRatio: restOf(
        total.returnRatio,
        each.map(({ returnRatio }) => returnRatio),
      ),
    },
    total,
  };
}

/** A day's value (NaN where unknown) and flows, in columns of the same length. */
export type GainColumns = Pick<ReturnColumns, "value" | "inflow" | "outflow">;

/** Days between two total values, usually one. A point of gain in them is `weight` points of the range. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

function contribution(columns: GainColumns, stretches: readonly Stretch[] | null): Omit<Contribution, "key"> {
  let returnRatio: number | null = stretches === null ? null : 0;
  for (const { from, to, weight } of stretches ?? []) {
    // Without an investment there is no return: a gain on such a day only appears in the amounts.
    if (weight === 0) continue;
    const gain = rangeGain(columns, from, to);
    returnRatio = returnRatio === null || gain === null ? null : returnRatio + gain * weight;
  }
  return { amount: rangeGain(columns, 0, columns.value.length - 1), returnRatio };
}

/** Null if the total return is unknown. */
function stretchesOf(whole: ReturnColumns): readonly Stretch[] | null {
  const { ratios, isInvested } = dailyReturns(whole);
  if (ratios.length === 0) return null;
  const stretches: Stretch[] = [];
  let growth = 1;
  let from = 0;
  for (let to = 1; to <= ratios.length; to += 1) {
    const ratio = ratios[to - 1] ?? Number.NaN;
    const before = whole.value[from] ?? Number.NaN;
    if (Number.isNaN(ratio + before)) return null;
    if (Number.isNaN(whole.value[to])) continue;
    stretches.push({ from, to, weight: isInvested[to - 1] === 1 ? growth / (before + (whole.inflow[to] ?? 0)) : 0 });
    growth *= 1 + ratio;
    from = to;
  }
  return stretches;
}

function rangeGain({ value, inflow, outflow }: GainColumns, from: number, to: number): number | null {
  let gain = (value[to] ?? Number.NaN) - (value[from] ?? Number.NaN);
  for (let index = from + 1; index <= to; index += 1) gain += (outflow[index] ?? 0) - (inflow[index] ?? 0);
  return knownOrNull(gain);
}

/** An unknown value or flow is NaN. */
function knownOrNull(amount: number): number | null {
  return Number.isNaN(amount) ? null : amount;
}

function restOf(total: number | null, parts: readonly (number | null)[]): number | null {
  return parts.reduce((rest, part) => (rest === null || part === null ? null : rest - part), total);
}
