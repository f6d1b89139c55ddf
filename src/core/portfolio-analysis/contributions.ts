import type { DayValue } from "#core/portfolio/day-value.ts";
import { dailyReturns } from "./daily-returns.ts";

export interface Contribution {
  readonly key: string;
  /** Its gain in base currency; null when it has no value at the start or the end of the range. */
  readonly amount: number | null;
  /** Its part of the time-weighted return: 0.012 is 1.2 points. Null when a value in the range is missing. */
  readonly returnRatio: number | null;
}

export interface Contributions {
  /** In the order given. */
  readonly parts: readonly Contribution[];
  /** What the parts leave: cash, its interest and currency, fees of the account. Null when a part is. */
  readonly rest: Omit<Contribution, "key">;
  readonly total: Omit<Contribution, "key">;
}

/**
 * What each holding added to the gain of the whole: amounts that sum to its gain and points that sum to its time-weighted return.
 * The points of a day are the gain of the holding over what the whole had invested that day; those of a range are the days', each
 * times the growth of the whole until then (A. Frongello, Linking Single Period Attribution Results, Journal of Performance
 * Measurement, 2002). Days without a value of the whole are bridged over, as its return does: the next day with one has the gain
 * of all of them. Days of parts and of the whole are the same days.
 */
export function contributions(
  whole: readonly DayValue[],
  parts: readonly { readonly key: string; readonly days: readonly DayValue[] }[],
): Contributions {
  const stretches = stretchesOf(whole);
  const total = contribution(whole, stretches);
  const each = parts.map(({ key, days }) => ({ key, ...contribution(days, stretches) }));
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

/** Days between two values of the whole: mostly one. A point of gain in them is `weight` points of the range. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

function contribution(days: readonly DayValue[], stretches: readonly Stretch[] | null): Omit<Contribution, "key"> {
  let returnRatio: number | null = stretches === null ? null : 0;
  for (const { from, to, weight } of stretches ?? []) {
    // Nothing invested, no return: a gain of such a day is in the amounts alone.
    if (weight === 0) continue;
    const gain = rangeGain(days, from, to);
    returnRatio = returnRatio === null || gain === null ? null : returnRatio + gain * weight;
  }
  return { amount: rangeGain(days, 0, days.length - 1), returnRatio };
}

/** Null when the return of the whole is unknown. */
function stretchesOf(whole: readonly DayValue[]): readonly Stretch[] | null {
  const returns = dailyReturns(whole);
  if (returns.length === 0) return null;
  const stretches: Stretch[] = [];
  let growth = 1;
  let from = 0;
  for (const [index, { returnRatio, isInvested }] of returns.entries()) {
    const [before, day] = [whole[from]?.value ?? null, whole[index + 1]];
    if (returnRatio === null || before === null || day === undefined) return null;
    if (day.value === null) continue;
    stretches.push({ from, to: index + 1, weight: isInvested ? growth / (before + day.inflow) : 0 });
    growth *= 1 + returnRatio;
    from = index + 1;
  }
  return stretches;
}

function rangeGain(days: readonly DayValue[], from: number, to: number): number | null {
  const [opening, closing] = [days[from]?.value ?? null, days[to]?.value ?? null];
  if (opening === null || closing === null) return null;
  let gain = closing - opening;
  for (let index = from + 1; index <= to; index += 1) gain += (days[index]?.outflow ?? 0) - (days[index]?.inflow ?? 0);
  return knownOrNull(gain);
}

/** A flow of unknown size is NaN. */
function knownOrNull(amount: number): number | null {
  return Number.isNaN(amount) ? null : amount;
}

function restOf(total: number | null, parts: readonly (number | null)[]): number | null {
  return parts.reduce((rest, part) => (rest === null || part === null ? null : rest - part), total);
}
