import type { PlainDate } from "#core/calendar/plain-date.ts";
import { decimal, zero } from "#core/money/decimal.ts";
import { bridgeOf, cashAt } from "./bridge.ts";
import type { Bridge } from "./value-bridge.ts";
import { civilDay, dateOfDay } from "./civil-day.ts";
import { columnRange } from "./column-range.ts";
import type { DayValue } from "./day-value.ts";
import { type DayColumns, dayColumns, daysOfColumns } from "./day-values.ts";
import { type Lack, type Lacking, lackOn as lackOnDay, type ReturnLack } from "./lack.ts";
import type { Ledger } from "./ledger.ts";
import { type Portfolio, portfolioOf } from "./portfolio.ts";
import type { Incomplete, PortfolioInput, Scope } from "./portfolio-input.ts";
import type { ReturnColumns } from "./return-columns.ts";
import {
  investedDays,
  investedFlowsOf,
  missingDay,
  moneyWeightedReturns,
  type ReturnParts,
  simpleReturn,
  timeWeightedOf,
  yearDays,
  yearlyReturn,
} from "./returns.ts";
import { unpriced } from "./worth.ts";

/** Ratios for the range (0.05 is 5 %), null where they cannot be computed; `yearly` from a year of invested days on. */
export interface Returns {
  /** The days of the range in which money was invested, both included: all ratios are theirs. */
  readonly invested: { readonly from: PlainDate; readonly to: PlainDate } | null;
  readonly timeWeighted: number | null;
  readonly moneyWeighted: number | null;
  /** The gain over opening value and deposits. */
  readonly simple: number | null;
  /** Total gain in the base currency: value + withdrawals - deposits - opening value. */
  readonly gain: number | null;
  readonly yearly: { readonly timeWeighted: number | null; readonly moneyWeighted: number | null } | null;
  /** Why a return is null, by its name. */
  readonly reasons: Readonly<Partial<Record<"timeWeighted" | "moneyWeighted" | "simple", ReturnLack>>>;
}

/** Everything about a range. Days begin with the one before the range. */
export interface MeasuredPerformance {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly returns: Returns;
  readonly bridge: Bridge | null;
  readonly columns: DayColumns;
  readonly incomplete: readonly Incomplete[];
}

/** The same with a list of days. */
export interface Performance extends Omit<MeasuredPerformance, "columns"> {
  readonly days: readonly DayValue[];
}

export interface PerformanceQuery {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly scope?: Scope;
  readonly parts?: ReturnParts;
}

/** Everything about a range of days, both included, from one pass over the ledger. */
export function performance(input: PortfolioInput, query: PerformanceQuery): Performance {
  const { columns, ...measured } = performanceOf(portfolioOf(input), query);
  return { ...measured, days: daysOfColumns(columns) };
}

/** The same of a portfolio that is kept. */
export function performanceOf(portfolio: Portfolio, query: PerformanceQuery): MeasuredPerformance {
  const { from, to, parts = {} } = query;
  const { gain, columns, isUnvalued, bridge, incomplete, lacking } = gainOf(portfolio, query);
  const lackOn = (day: number) => lackingOn(portfolio.ledger(query.scope ?? {}), day);
  const returns = lacking === null ? returnsOf(columns, parts, { gain, lackOn }) : unknownReturns(lacking);
  return { from, to, returns, bridge, columns: isUnvalued ? unvalued(columns) : columns, incomplete };
}

/** Columns with every value unknown. */
export function unvalued(columns: DayColumns): DayColumns {
  return { ...columns, value: new Float64Array(columns.value.length).fill(Number.NaN) };
}

/** The parts of a performance other than returns, for callers that need no rate of return. */
export interface Gain extends Pick<Performance, "bridge" | "incomplete"> {
  /** Gain over the whole range; null where it is unknown. */
  readonly gain: number | null;
  readonly columns: DayColumns;
  /** Nothing that is held has a value: the values of all days are unknown, and 0 in the columns. */
  readonly isUnvalued: boolean;
  /** The reason why there is no return, when nothing that was invested has a price; null otherwise. */
  readonly lacking: ReturnLack | null;
}

export function gainOf(portfolio: Portfolio, query: PerformanceQuery): Gain {
  const { from, to, scope = {}, parts = {} } = query;
  const measured = measuredRange(portfolio, civilDay(from) - 1, civilDay(to), scope);
  const { bridge, incomplete, leftOut } = measured;
  const columns = bridge === null ? measured.columns : withExactEnds(measured.columns, bridge);
  if (leftOut.length > 0 && columns.value.every((value) => value === 0)) {
    const lacking = isOfNothing(columns) ? firstOf(leftOut) : null;
    return { gain: null, columns, isUnvalued: true, bridge: null, incomplete, lacking };
  }
  const gain = bridge === null ? null : totalGain(bridge, parts);
  return { gain, columns, isUnvalued: false, bridge, incomplete, lacking: null };
}

/** Bridge and daily values of a range, and the instruments left out of both. */
export interface MeasuredRange {
  readonly bridge: Bridge | null;
  readonly incomplete: readonly Incomplete[];
  readonly leftOut: readonly Incomplete[];
  readonly columns: DayColumns;
}

/** From binary numbers where every cent is certain, else from exact ones. */
export function measuredRange(
  portfolio: Portfolio,
  openingDay: number,
  closingDay: number,
  scope: Scope,
): MeasuredRange {
  const inColumns = openingDay < closingDay ? portfolio.columns() : null;
  const found = inColumns === null ? null : columnRange(portfolio, inColumns, openingDay, closingDay, scope);
  if (found !== null) return { ...found, incomplete: [], leftOut: [] };
  const ledger = portfolio.ledger(scope);
  const leftOut = unpriced(ledger, [openingDay, closingDay]);
  const names = new Set(leftOut.flatMap(({ symbol }) => (symbol === null ? [] : [symbol])));
  const { bridge, incomplete } = bridgeOf(ledger, openingDay, closingDay, leftOut);
  return { bridge, incomplete, leftOut, columns: dayColumns(ledger, openingDay, closingDay, names) };
}

/**
 * Total gain of the range: closing value + withdrawals - deposits - opening value, of the same lines to the cent; without the parts
 * that do not count. Null where one of them is unknown.
 */
function totalGain(bridge: Bridge, { income = true, fees = true, taxes = true }: ReturnParts): number | null {
  const terms = [
    bridge.closing,
    bridge.withdrawals,
    negated(bridge.deposits),
    negated(bridge.opening),
    ...(income ? [] : [negated(bridge.income)]),
    ...(fees ? [] : [bridge.fees]),
    ...(taxes ? [] : [bridge.taxes]),
  ];
  let gain = zero;
  for (const term of terms) {
    if (term === null) return null;
    gain = gain.plus(term);
  }
  return Number(gain);
}

function negated(amount: string | null): string | null {
  return amount === null ? null : decimal(amount).times(-1).toFixed();
}

/** Takes the values at both ends from the bridge, so that the same figure appears everywhere. */
function withExactEnds(columns: DayColumns, { opening, closing }: Bridge): DayColumns {
  const value = columns.value.slice();
  value[0] = Number(opening);
  value[value.length - 1] = Number(closing);
  return { ...columns, value };
}

/** The columns as seen by returns that leave something out, as in `daysOfParts`. */
export function columnsOfParts(
  columns: DayColumns,
  { income = true, fees = true, taxes = true }: ReturnParts,
): ReturnColumns {
  const { firstDay, value } = columns;
  let { inflow, outflow } = columns;
  if (!income || !fees || !taxes) {
    const [paidIn, takenOff] = [inflow.slice(), outflow.slice()];
    for (let day = 0; day < value.length; day += 1) {
      const own = (column: Float64Array) => column[day] ?? 0;
      paidIn[day] = own(inflow) - (fees ? 0 : own(columns.feesPaidIn)) - (taxes ? 0 : own(columns.taxesPaidIn));
      takenOff[day] =
        own(outflow) -
        (income ? 0 : own(columns.income)) +
        (fees ? 0 : own(columns.fees) - own(columns.feesPaidIn)) +
        (taxes ? 0 : own(columns.taxes) - own(columns.taxesPaidIn));
    }
    [inflow, outflow] = [paidIn, takenOff];
  }
  const days = new Int32Array(value.length);
  for (let day = 0; day < days.length; day += 1) days[day] = firstDay + day;
  return { days, value, inflow, outflow };
}

/** The same for rates of the days: shares that came in count with their value, and bring no gain of earlier days. */
export function marketColumns(columns: DayColumns, parts: ReturnParts): ReturnColumns {
  const counted = columnsOfParts(columns, parts);
  const { broughtGain } = columns;
  if (broughtGain.every((gain) => gain === 0)) return counted;
  return { ...counted, inflow: counted.inflow.map((amount, day) => amount + (broughtGain[day] ?? 0)) };
}

/** `parts` may leave something out of the columns. */
function returnsOf(
  whole: DayColumns,
  parts: ReturnParts,
  { gain, lackOn }: { gain: number | null; lackOn: (day: number) => ReturnLack },
): Returns {
  const counted = columnsOfParts(whole, parts);
  const invested = investedDays(counted);
  const dayCount = invested === null ? 0 : invested.last - invested.first + 1;
  const market = marketColumns(whole, parts);
  const timeWeighted = timeWeightedOf(market);
  const moneyWeighted = moneyWeightedReturns(counted, investedFlowsOf(counted));
  const simple = simpleReturn(counted, gain);
  return {
    invested: invested === null ? null : { from: dateOfDay(invested.first), to: dateOfDay(invested.last) },
    timeWeighted,
    moneyWeighted: moneyWeighted.ofRange,
    simple,
    gain,
    yearly:
      dayCount < yearDays
        ? null
        : { timeWeighted: yearlyReturn(timeWeighted, dayCount), moneyWeighted: moneyWeighted.yearly },
    reasons: {
      ...(timeWeighted === null ? { timeWeighted: reasonOf(whole, missingDay(market), lackOn) } : {}),
      ...(moneyWeighted.ofRange === null ? { moneyWeighted: reasonOf(whole, missingEnd(whole), lackOn) } : {}),
      ...(simple === null
        ? {
            simple: reasonOf(whole, missingEnd(whole), lackOn, { code: "nothing-paid-in" }),
          }
        : {}),
    },
  };
}

/** The place of an end of the range without a value, else of an unknown flow; null where all are known. */
function missingEnd({ value, inflow, outflow }: DayColumns): number | null {
  const end = [0, value.length - 1].find((day) => Number.isNaN(value[day]));
  const flow = value.findIndex((_, day) => Number.isNaN((inflow[day] ?? 0) + (outflow[day] ?? 0)));
  return end ?? (flow < 0 ? null : flow);
}

/** Why there is no return: what is missing on the day that it can't do without, or that nothing was invested. */
function reasonOf(
  { firstDay, value, inflow }: DayColumns,
  missing: number | null,
  lackOn: (day: number) => ReturnLack,
  otherwise: Lack = { code: "no-single-rate" },
): ReturnLack {
  const isNothing = (_: number, day: number) => (Number.isNaN(value[day]) || value[day] === 0) && inflow[day] === 0;
  const owed = value.findIndex((amount) => amount < 0);
  if (missing !== null) return lackOn(firstDay + missing);
  if (value.every(isNothing)) return ofAll({ code: "nothing-invested" });
  return ofAll(owed < 0 ? otherwise : lackOnDay("below-zero-on", firstDay + owed));
}

function ofAll(reason: Lack): ReturnLack {
  return { lacks: [{ symbol: null, reason }], others: 0 };
}

/** Everything that lacks a price or rate on a day: "AAPL: no price on 3 Mar 2025". */
function lackingOn(ledger: Ledger, day: number): ReturnLack {
  const booked = ledger.unknowns
    .filter((entry) => entry.day === day)
    .map(({ lane, lack }) => ({ symbol: lane.symbol, reason: lack }));
  const cash = ledger.cash
    .map((account) => cashAt(ledger, account, day))
    .flatMap((found) => ("code" in found ? [{ symbol: null, reason: found }] : []));
  // A flow without a rate leaves the cash of its day without one.
  const all = [...unpriced(ledger, [day]), ...booked, ...(booked.length === 0 ? cash : [])];
  return all.length === 0 ? ofAll(lackOnDay("no-price-or-rate-on", day)) : firstOf(all);
}

/** The first few, each once. */
function firstOf(all: readonly Lacking[]): ReturnLack {
  const lacks = [...new Map(all.map((lacking) => [JSON.stringify(lacking), lacking])).values()];
  return { lacks: lacks.slice(0, maxNames), others: Math.max(0, lacks.length - maxNames) };
}

/** Nothing has a value but what is left out: that was invested all the same, and a return of the rest would be one of nothing. */
function isOfNothing({ inflow, outflow }: DayColumns): boolean {
  return !inflow.some(Number.isNaN) && !outflow.some(Number.isNaN);
}

function unknownReturns(reason: ReturnLack): Returns {
  return {
    invested: null,
    timeWeighted: null,
    moneyWeighted: null,
    simple: null,
    gain: null,
    yearly: null,
    reasons: { timeWeighted: reason, moneyWeighted: reason, simple: reason },
  };
}

const maxNames = 3;
