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
 * What each holding gave to the gain of the whole: amounts that sum to its gain and points that sum to its time-weighted
 * return. The points of a day are the gain of the holding over what the whole had invested that day; those of a range are
 * the days', each times the growth of the whole until then (A. Frongello, Linking Single Period Attribution Results, Journal
 * of Performance Measurement, 2002). Days of parts and of the whole are the same days.
 */
export function contributions(
  whole: readonly DayValue[],
  parts: readonly { readonly key: string; readonly days: readonly DayValue[] }[],
): Contributions {
  const weights = dayWeights(whole);
  const total = contribution(whole, weights);
  const each = parts.map(({ key, days }) => ({ key, ...contribution(days, weights) }));
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

function contribution(days: readonly DayValue[], weights: readonly (number | null)[]): Omit<Contribution, "key"> {
  let returnRatio: number | null = weights.length === 0 ? null : 0;
  for (const [index, weight] of weights.entries()) {
    const gain = gainBetween(days[index]?.value ?? null, days[index + 1]);
    returnRatio = returnRatio === null || gain === null || weight === null ? null : returnRatio + gain * weight;
  }
  return { amount: rangeGain(days), returnRatio };
}

/** For each day after the first: growth of the whole until then over what it had invested that day. */
function dayWeights(whole: readonly DayValue[]): readonly (number | null)[] {
  let growth: number | null = 1;
  return dailyReturns(whole).map(({ returnRatio, isInvested }, index) => {
    const before = whole[index]!.value;
    if (growth === null || returnRatio === null || before === null || whole[index + 1]!.value === null)
      return (growth = null);
    // Nothing invested, no return: a gain of such a day is in the amounts alone.
    const weight = isInvested ? growth / (before + whole[index + 1]!.inflow) : 0;
    growth *= 1 + returnRatio;
    return weight;
  });
}

function gainBetween(before: number | null, day: DayValue | undefined): number | null {
  if (before === null || day === undefined || day.value === null) return null;
  return knownOrNull(day.value + day.outflow - before - day.inflow);
}

function rangeGain(days: readonly DayValue[]): number | null {
  const [opening, closing] = [days[0]?.value ?? null, days.at(-1)?.value ?? null];
  if (opening === null || closing === null) return null;
  return knownOrNull(days.slice(1).reduce((gain, day) => gain + day.outflow - day.inflow, closing - opening));
}

/** A flow of unknown size is NaN. */
function knownOrNull(amount: number): number | null {
  return Number.isNaN(amount) ? null : amount;
}

function restOf(total: number | null, parts: readonly (number | null)[]): number | null {
  return parts.reduce((rest, part) => (rest === null || part === null ? null : rest - part), total);
}
