import type { PlainDate } from "#core/calendar/plain-date.ts";
import { civilDay } from "./civil-day.ts";
import type { DayValue } from "./day-value.ts";
import { daysOfParts, type ReturnParts } from "./days-of-parts.ts";

export type { ReturnParts } from "./days-of-parts.ts";

/**
 * Time-weighted return of the days after the first, linked daily: the product of (value + outflow) / (value before + inflow),
 * less 1. A ratio for the whole range, not a yearly one; the same whatever was paid in or out. Null when nothing was ever
 * invested, when what was invested falls below zero, or when a value next to a flow is not known; days without a value
 * and without flows are bridged over.
 * Source: true time-weighted method, C. Bacon, Practical Portfolio Performance Measurement and Attribution, 2nd ed., chapter 2.
 */
export function timeWeightedReturn(days: readonly DayValue[], parts: ReturnParts = {}): number | null {
  if (days.length < 2) return null;
  const growth = growthSeries(days, parts).at(-1) ?? null;
  return growth === null ? null : growth - 1;
}

/**
 * What one unit of money has grown to by the end of each of the days, linked as in the time-weighted return: 1 where something is
 * invested first. Null before anything was invested, on a day without a value, and from the day on at which the return can no longer be told.
 */
export function growthSeries(days: readonly DayValue[], parts: ReturnParts = {}): (number | null)[] {
  const series: (number | null)[] = [];
  let growth = 1;
  let isInvested = false;
  let before: number | null = days[0]?.value ?? null;
  if (days.length > 0) series.push(before !== null && before >= nothing ? 1 : null);
  let isGap = before === null;
  for (const day of daysOfParts(days, parts).slice(1)) {
    const { outflow } = day;
    const hasFlow = day.inflow !== 0 || outflow !== 0;
    if (day.value === null || Number.isNaN(day.inflow) || Number.isNaN(outflow)) {
      if (hasFlow) break;
      isGap = true;
      series.push(null);
      continue;
    }
    if (isGap && (hasFlow || before === null)) break;
    const invested = (before ?? 0) + day.inflow;
    if (Math.abs(invested) >= nothing) {
      if (invested < 0) break;
      growth *= (day.value + outflow) / invested;
      isInvested = true;
    }
    before = day.value;
    isGap = false;
    series.push(isInvested ? growth : null);
  }
  while (series.length < days.length) series.push(null);
  return series;
}

/** Money that moves between the investor and the investment: paid in negative, taken out and what is left at the end positive. */
export interface CashFlow {
  readonly date: PlainDate;
  readonly amount: number;
}

/**
 * Money-weighted yearly return: the rate at which the flows are worth nothing together, in years of 365 days (XIRR).
 * Null when the flows never change sign or all fall on one day. Where several rates fit, the one nearest to zero.
 * Source: definition of XIRR in spreadsheets (OpenFormula 1.2, section 6.12.50).
 */
export function moneyWeightedReturn(flows: readonly CashFlow[]): number | null {
  return rateOver(growthOf(flows), 365);
}

/**
 * The yearly rate over the days of the range, (1 + rate)^(days / 365) - 1, from its first day to its last, so that the two convert
 * into each other. Null also for a range of one day, where all flows fall on that day, and where the value is below zero at an end.
 */
export function moneyWeightedRangeReturn(days: readonly DayValue[], parts: ReturnParts = {}): number | null {
  return moneyWeightedReturns(days, investedFlows(days, parts)).ofRange;
}

/** Both for the flows of a range, from one search. */
export function moneyWeightedReturns(
  days: readonly DayValue[],
  flows: readonly CashFlow[] | null,
): { readonly ofRange: number | null; readonly yearly: number | null } {
  const [first, last] = [days[1], days.at(-1)];
  if (flows === null || first === undefined || last === undefined) return { ofRange: null, yearly: null };
  const growth = growthOf(flows);
  const ofRange = isLost(flows, last) ? -1 : rateOver(growth, civilDay(last.date) - civilDay(first.date));
  return { ofRange, yearly: rateOver(growth, 365) };
}

function rateOver(growth: ReturnType<typeof growthOf>, days: number): number | null {
  if (growth === null) return null;
  const rate = Math.exp((growth.log * days) / growth.days) - 1;
  return Number.isFinite(rate) ? rate : null;
}

/** Everything that was put in is gone. */
function isLost(flows: readonly CashFlow[], last: DayValue): boolean {
  return Math.abs(last.value ?? 0) < nothing && flows.length > 0 && flows.every(({ amount }) => amount <= 0);
}

/**
 * The flows of a range as they go into the money-weighted return, each on its own day: the opening value on the first day of the
 * range, the closing value on the last. Null when a flow or the value at an end is unknown.
 */
export function flowsOf(days: readonly DayValue[], parts: ReturnParts = {}): CashFlow[] | null {
  const [opening, ...range] = daysOfParts(days, parts);
  const [first, last] = [range[0], range.at(-1)];
  if (opening === undefined || first === undefined || last === undefined) return null;
  if (opening.value === null || last.value === null) return null;
  const flows: CashFlow[] = [];
  if (opening.value !== 0) flows.push({ date: first.date, amount: -opening.value });
  for (const { date, inflow, outflow } of range) {
    if (inflow !== 0) flows.push({ date, amount: -inflow });
    if (outflow !== 0) flows.push({ date, amount: outflow });
  }
  if (last.value !== 0) flows.push({ date: last.date, amount: last.value });
  return flows.some(({ amount }) => Number.isNaN(amount)) ? null : flows;
}

/** The flows of a range for a money-weighted return: null too where the value at an end is below zero, because a debt earns nothing. */
export function investedFlows(days: readonly DayValue[], parts: ReturnParts = {}): CashFlow[] | null {
  const isOwed = [days[0], days.at(-1)].some((day) => (day?.value ?? 0) < -nothing);
  return isOwed ? null : flowsOf(days, parts);
}

/** Gain of a range in money, and as a part of what was there at its start and paid in during it. */
export function simpleGain(
  days: readonly DayValue[],
  parts: ReturnParts = {},
): { readonly gain: number; readonly ratio: number | null } | null {
  const flows = flowsOf(days, parts);
  if (flows === null) return null;
  const gain = flows.reduce((sum, { amount }) => sum + amount, 0);
  const invested = daysOfParts(days, parts)
    .slice(1)
    .reduce((sum, { inflow }) => sum + inflow, days[0]?.value ?? 0);
  return { gain, ratio: invested < nothing ? null : gain / invested };
}

/** Less than this counts as nothing: what the rounding of binary numbers leaves of a sold position. */
const nothing = 1e-6;

/** The logarithm of growth from the first flow to the last at which the flows are worth nothing together. */
function growthOf(flows: readonly CashFlow[]): { log: number; days: number } | null {
  const at = flows.map(({ date }) => civilDay(date));
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const day of at) [start, end] = [Math.min(start, day), Math.max(end, day)];
  const days = end - start;
  const isBothWays = flows.some(({ amount }) => amount < 0) && flows.some(({ amount }) => amount > 0);
  if (!isBothWays || !(days > 0)) return null;
  const times = Float64Array.from(at, (day) => (day - start) / days);
  const amounts = Float64Array.from(flows, ({ amount }) => amount);
  // In logarithms of growth, so that any loss short of everything and any gain has a place.
  const worth = (log: number): Worth => {
    let [value, slope] = [0, 0];
    for (let index = 0; index < amounts.length; index += 1) {
      const time = times[index] ?? 0;
      const discounted = (amounts[index] ?? 0) * Math.exp(-log * time);
      value += discounted;
      slope -= discounted * time;
    }
    return { value, slope };
  };
  const range = bracket((log) => worth(log).value);
  return range === null ? null : { log: rootWithin(worth, range), days };
}

/** What flows are worth together at a rate, and how fast that changes with it. */
interface Worth {
  readonly value: number;
  readonly slope: number;
}

/** Two logs of growth between which the worth changes its sign, the nearest to zero. */
function bracket(worth: (log: number) => number): readonly [number, number] | null {
  let [low, high] = [0, 0];
  let [atLow, atHigh] = [worth(0), worth(0)];
  if (atLow === 0) return [0, 0];
  for (let step = 0.05; low > -60; step *= 1.2) {
    const [nextLow, nextHigh] = [low - step, high + step];
    const [nextAtLow, nextAtHigh] = [worth(nextLow), worth(nextHigh)];
    if (atHigh * nextAtHigh <= 0) return [high, nextHigh];
    if (atLow * nextAtLow <= 0) return [nextLow, low];
    [low, high, atLow, atHigh] = [nextLow, nextHigh, nextAtLow, nextAtHigh];
  }
  return null;
}

/** Newton's method, with a bisection wherever a step would leave the range in which the sign changes. */
function rootWithin(worth: (log: number) => Worth, [from, to]: readonly [number, number]): number {
  let [low, high] = [from, to];
  const sign = Math.sign(worth(low).value);
  let log = (low + high) / 2;
  for (let step = 0; step < maxSteps && high - low > precision(log); step += 1) {
    const { value, slope } = worth(log);
    if (value === 0) return log;
    if (Math.sign(value) === sign) low = log;
    else high = log;
    const newton = log - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    const isFound = Math.abs(next - log) <= precision(log);
    log = next;
    if (isFound) break;
  }
  return log;
}

const maxSteps = 200;

function precision(log: number): number {
  return 1e-15 * Math.max(1, Math.abs(log));
}
