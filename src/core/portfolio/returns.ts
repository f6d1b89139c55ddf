import type { PlainDate } from "#core/calendar/plain-date.ts";
import { civilDay } from "./civil-day.ts";
import type { DayValue } from "./day-value.ts";
import type { ReturnParts } from "./days-of-parts.ts";
import { columnsOf, type ReturnColumns } from "./return-columns.ts";

export type { ReturnParts } from "./days-of-parts.ts";

/**
 * Time-weighted return of the days after the first, linked daily: the product of (value + outflow) / (value before + inflow),
 * less 1. A ratio for the whole range, not a yearly one; the same whatever was paid in or out. Null when nothing was ever
 * invested, when what was invested falls below zero, or when a value next to a flow is not known; days without a value
 * and without flows are bridged over.
 * Source: true time-weighted method, C. Bacon, Practical Portfolio Performance Measurement and Attribution, 2nd ed., chapter 2.
 */
export function timeWeightedReturn(days: readonly DayValue[], parts: ReturnParts = {}): number | null {
  return timeWeightedOf(columnsOf(days, parts));
}

export function timeWeightedOf(columns: ReturnColumns): number | null {
  if (columns.value.length < 2) return null;
  const growth = growthOfDays(columns).series.at(-1) ?? Number.NaN;
  return Number.isNaN(growth) ? null : growth - 1;
}

/** The place of the day without which there is no time-weighted return; null where none is missing. */
export function missingDay(columns: ReturnColumns): number | null {
  return growthOfDays(columns).missing;
}

/**
 * Returns the growth of one unit of money by the end of each day, linked as in the time-weighted return. It is 1 on the
 * day of the first investment. Null before anything was invested, on a day without a value, and from the day on which
 * the return becomes unknown.
 */
export function growthSeries(days: readonly DayValue[], parts: ReturnParts = {}): (number | null)[] {
  return Array.from(growthOfDays(columnsOf(days, parts)).series, (growth) => (Number.isNaN(growth) ? null : growth));
}

/** The same as numbers; NaN where there is none. It ends where the value of a day is missing beside a flow. */
function growthOfDays({ value: values, inflow: inflows, outflow: outflows }: ReturnColumns): {
  readonly series: Float64Array;
  readonly missing: number | null;
} {
  const series = new Float64Array(values.length).fill(Number.NaN);
  let growth = 1;
  let isInvested = false;
  let before = values[0] ?? Number.NaN;
  if (before >= nothing) series[0] = 1;
  let isGap = Number.isNaN(before);
  for (let day = 1; day < values.length; day += 1) {
    const value = values[day] ?? Number.NaN;
    const inflow = inflows[day] ?? 0;
    const outflow = outflows[day] ?? 0;
    const hasFlow = inflow !== 0 || outflow !== 0;
    if (Number.isNaN(value + inflow + outflow)) {
      if (hasFlow) return { series, missing: day };
      isGap = true;
      continue;
    }
    if (isGap && (hasFlow || Number.isNaN(before))) return { series, missing: day - 1 };
    const invested = before + inflow;
    if (invested >= nothing || invested <= -nothing) {
      if (invested < 0) break;
      growth *= (value + outflow) / invested;
      isInvested = true;
    }
    before = value;
    isGap = false;
    if (isInvested) series[day] = growth;
  }
  return { series, missing: isGap ? values.length - 1 : null };
}

/** Money that moves between the investor and the investment: paid in negative, taken out and what is left at the end positive. */
export interface CashFlow {
  readonly date: PlainDate;
  readonly amount: number;
}

/**
 * Money-weighted yearly return: the rate at which the flows are worth nothing together, in years of 365 days (XIRR).
 * Null when the flows never change sign or all fall on one day. Where several rates fit, the one nearest to zero on the
 * side of the gain.
 * Source: definition of XIRR in spreadsheets (OpenFormula 1.2, section 6.12.50).
 */
export function moneyWeightedReturn(flows: readonly CashFlow[]): number | null {
  const days = flows.map(({ date }) => civilDay(date));
  const amounts = flows.map(({ amount }) => amount);
  return yearlyRate(growthOf({ days, amounts }));
}

/** The growth at that rate from the first flow of the days to the last. */
export function moneyWeightedRangeReturn(days: readonly DayValue[], parts: ReturnParts = {}): number | null {
  const columns = columnsOf(days, parts);
  return moneyWeightedReturns(columns, investedFlowsOf(columns)).ofRange;
}

/** For the flows of a range, from one search: from the first flow to the last, and a year. */
export function moneyWeightedReturns(
  { value }: ReturnColumns,
  flows: Flows | null,
): { readonly ofRange: number | null; readonly yearly: number | null } {
  if (flows === null) return { ofRange: null, yearly: null };
  if (isLost(flows, value.at(-1) ?? 0)) return { ofRange: -1, yearly: -1 };
  const growth = growthOf(flows);
  return { ofRange: growth === null ? null : finite(Math.exp(growth.log) - 1), yearly: yearlyRate(growth) };
}

function yearlyRate(growth: ReturnType<typeof growthOf>): number | null {
  return growth === null || growth.days === 0 ? null : finite(Math.exp((growth.log * yearDays) / growth.days) - 1);
}

function finite(rate: number): number | null {
  return Number.isFinite(rate) ? rate : null;
}

/**
 * The days of a range in which money was invested: from the opening value or the first flow to the last value or flow, both included.
 * Null where there was none.
 */
export function investedDays({ days, value, inflow, outflow }: ReturnColumns): {
  readonly first: number;
  readonly last: number;
} | null {
  const isSomething = (amount = 0) => !(Math.abs(amount) < nothing);
  const isInvested = (_: number, day: number) =>
    day > 0 && [value[day], inflow[day], outflow[day], day === 1 ? value[0] : 0].some(isSomething);
  const [first, last] = [value.findIndex(isInvested), value.findLastIndex(isInvested)];
  return first < 0 ? null : { first: days[first] ?? 0, last: days[last] ?? 0 };
}

/** Days of a year, actual/365: yearly figures exist from as many invested days on. */
export const yearDays = 365;

/** A return over so many days as one of a year; null for less than a year. */
export function yearlyReturn(ratio: number | null, dayCount: number): number | null {
  return ratio === null || dayCount < yearDays ? null : (1 + ratio) ** (yearDays / dayCount) - 1;
}

/** Everything that was put in is gone. */
function isLost({ amounts }: Flows, value: number): boolean {
  return !(Math.abs(value) >= nothing) && amounts.length > 0 && amounts.every((amount) => amount <= 0);
}

/** Days since 1970-01-01 and what moved on them, as in `CashFlow`. */
export interface Flows {
  readonly days: readonly number[];
  readonly amounts: readonly number[];
}

/**
 * The flows of a range as they go into the money-weighted return, each on its own day: the opening value on the first day of the
 * range, the closing value on the last. Null when a flow or the value at an end is unknown.
 */
function flowsOf({ days, value, inflow, outflow }: ReturnColumns): Flows | null {
  const [opening, closing] = [value[0] ?? Number.NaN, value.at(-1) ?? Number.NaN];
  if (value.length < 2 || Number.isNaN(opening + closing)) return null;
  const flows = { days: [] as number[], amounts: [] as number[] };
  const add = (day: number, amount: number) => {
    flows.days.push(days[day] ?? 0);
    flows.amounts.push(amount);
  };
  if (opening !== 0) add(1, -opening);
  for (let day = 1; day < value.length; day += 1) {
    const paid = inflow[day] ?? 0;
    const got = outflow[day] ?? 0;
    if (Number.isNaN(paid + got)) return null;
    if (paid !== 0) add(day, -paid);
    if (got !== 0) add(day, got);
  }
  if (closing !== 0) add(value.length - 1, closing);
  return flows;
}

/** The flows of a range for a money-weighted return: null too where the value at an end is below zero, because a debt earns nothing. */
export function investedFlowsOf(columns: ReturnColumns): Flows | null {
  const isOwed = (columns.value[0] ?? 0) < -nothing || (columns.value.at(-1) ?? 0) < -nothing;
  return isOwed ? null : flowsOf(columns);
}

/** A gain as a part of what was there at the start of a range and paid in during it. */
export function simpleReturn({ value, inflow }: ReturnColumns, gain: number | null): number | null {
  if (gain === null) return null;
  let invested = value[0] ?? 0;
  for (let day = 1; day < inflow.length; day += 1) invested += inflow[day] ?? 0;
  return invested >= nothing ? gain / invested : null;
}

/** Less than this counts as nothing: what the rounding of binary numbers leaves of a sold position. */
const nothing = 1e-6;

/** The logarithm of growth from the first flow to the last at which the flows are worth nothing together. */
function growthOf({ days: at, amounts: moved }: Flows): { log: number; days: number } | null {
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [paid, got] = [0, 0];
  for (let index = 0; index < at.length; index += 1) {
    const day = at[index] ?? 0;
    const amount = moved[index] ?? 0;
    if (day < start) start = day;
    if (day > end) end = day;
    if (amount < 0) paid -= amount;
    else got += amount;
  }
  const days = end - start;
  if (paid === 0 || got === 0) return null;
  // Within one day, money comes at its start and leaves at its end.
  if (days === 0) return { log: Math.log(got / paid), days };
  const offsets = Int32Array.from(at, (day) => day - start);
  const amounts = Float64Array.from(moved);
  // A day's discount is that of its block of days times that within the block, so that there are few exponentials.
  const inBlock = new Float64Array(blockDays);
  const ofBlock = new Float64Array(Math.floor(days / blockDays) + 1);
  // In logarithms of growth, so that any loss short of everything and any gain has a place.
  const worth = (log: number): Worth => {
    for (let day = 0; day < blockDays; day += 1) inBlock[day] = Math.exp((-log * day) / days);
    for (let block = 0; block < ofBlock.length; block += 1)
      ofBlock[block] = Math.exp((-log * block * blockDays) / days);
    let value = 0;
    let slope = 0;
    for (let index = 0; index < amounts.length; index += 1) {
      const offset = offsets[index] ?? 0;
      const discount = (ofBlock[offset >> blockBits] ?? 0) * (inBlock[offset & (blockDays - 1)] ?? 0);
      const discounted = (amounts[index] ?? 0) * discount;
      value += discounted;
      slope -= discounted * offset;
    }
    return { value, slope: slope / days };
  };
  const range = bracket((log) => worth(log).value);
  return range === null ? null : { log: rootWithin(worth, range), days };
}

/** The net present value of flows at a rate, and its derivative with respect to the rate. */
interface Worth {
  readonly value: number;
  readonly slope: number;
}

/** Two logs of growth between which the worth changes its sign, the nearest to zero on the side of the gain. */
function bracket(worth: (log: number) => number): readonly [number, number] | null {
  const gain = worth(0);
  const side = Math.sign(gain);
  let log = 0;
  for (let step = 0.05; Math.abs(log) < 60; step *= 1.2) {
    const next = log + side * step;
    if (gain * worth(next) <= 0) return [log, next];
    log = next;
  }
  return null;
}

/** Newton's method, with a bisection wherever a step would leave the range in which the sign changes. */
function rootWithin(worth: (log: number) => Worth, [from, to]: readonly [number, number]): number {
  let [low, high] = from < to ? [from, to] : [to, from];
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
const blockBits = 6;
const blockDays = 2 ** blockBits;

function precision(log: number): number {
  return 1e-15 * Math.max(1, Math.abs(log));
}
