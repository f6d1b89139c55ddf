import { dayText } from "../calendar/day-text.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { decimal, zero } from "#core/money/decimal.ts";
import { type Bridge, bridgeOf } from "./bridge.ts";
import { civilDay } from "./civil-day.ts";
import type { DayValue } from "./day-value.ts";
import { dayValues } from "./day-values.ts";
import { type Portfolio, portfolioOf } from "./portfolio.ts";
import type { Incomplete, PortfolioInput, Scope } from "./portfolio-input.ts";
import { investedFlows, moneyWeightedReturns, type ReturnParts, simpleGain, timeWeightedReturn } from "./returns.ts";
import { unpriced } from "./worth.ts";

/** Ratios for the whole range (0.05 is 5 %), null where they cannot be computed; `yearly` where the range is longer than a year. */
export interface Returns {
  readonly timeWeighted: number | null;
  readonly moneyWeighted: number | null;
  readonly simple: number | null;
  /** Total gain in the base currency: value + withdrawals - deposits - opening value. */
  readonly gain: number | null;
  readonly yearly: { readonly timeWeighted: number | null; readonly moneyWeighted: number | null } | null;
  /** Why a return is null, by its name. */
  readonly reasons: Readonly<Partial<Record<"timeWeighted" | "moneyWeighted" | "simple", string>>>;
}

export interface Performance {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly returns: Returns;
  readonly bridge: Bridge | null;
  /** From the day before the range on. */
  readonly days: readonly DayValue[];
  readonly incomplete: readonly Incomplete[];
}

export interface PerformanceQuery {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly scope?: Scope;
  readonly parts?: ReturnParts;
}

/** Everything about a range of days, both included, from one pass over the ledger. */
export function performance(input: PortfolioInput, query: PerformanceQuery): Performance {
  return performanceOf(portfolioOf(input), query);
}

/** The same of a portfolio that is kept. */
export function performanceOf(portfolio: Portfolio, query: PerformanceQuery): Performance {
  const { from, to, parts = {} } = query;
  const { gain, valued, bridge, days, incomplete, lacking } = gainOf(portfolio, query);
  const returns = lacking === null ? { ...returnsOf(valued, from, to, parts), gain } : unknownReturns(lacking);
  return { from, to, returns, bridge, days, incomplete };
}

/** What a performance has but the returns, for those who need no rate. */
export interface Gain extends Pick<Performance, "bridge" | "days" | "incomplete"> {
  /** Of the whole range; null where it is unknown. */
  readonly gain: number | null;
  /** The days with 0 where nothing that is held has a value. */
  readonly valued: readonly DayValue[];
  /** Why no return can be told, where all that was invested has no price. */
  readonly lacking: string | null;
}

export function gainOf(portfolio: Portfolio, { from, to, scope = {}, parts = {} }: PerformanceQuery): Gain {
  const ledger = portfolio.ledger(scope);
  const [opening, closing] = [civilDay(from) - 1, civilDay(to)];
  const leftOut = unpriced(ledger, [opening, closing]);
  const names = new Set(leftOut.flatMap(({ symbol }) => (symbol === null ? [] : [symbol])));
  const { bridge, incomplete } = bridgeOf(ledger, opening, closing, leftOut);
  const found = dayValues(ledger, { from, to, leftOut: names });
  const valued = bridge === null ? found : withExactEnds(found, bridge);
  if (leftOut.length > 0 && valued.every(({ value }) => value === 0)) {
    const days = valued.map((day) => ({ ...day, value: null }));
    const lacking = isOfNothing(valued, leftOut) ? missingPrices(leftOut) : null;
    return { gain: null, valued, bridge: null, days, incomplete, lacking };
  }
  const gain = bridge === null ? null : totalGain(bridge, parts);
  return { gain, valued, bridge, days: valued, incomplete, lacking: null };
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

/** The values at both ends as the bridge has them: one figure wherever it stands. */
function withExactEnds(days: readonly DayValue[], { opening, closing }: Bridge): DayValue[] {
  return days.map((day, index) => {
    if (index === 0) return { ...day, value: Number(opening) };
    return index === days.length - 1 ? { ...day, value: Number(closing) } : day;
  });
}

function returnsOf(
  days: readonly DayValue[],
  from: PlainDate,
  to: PlainDate,
  parts: ReturnParts,
): Omit<Returns, "gain"> {
  const timeWeighted = timeWeightedReturn(days, parts);
  const flows = investedFlows(days, parts);
  const { ofRange: moneyWeighted, yearly: moneyWeightedYearly } = moneyWeightedReturns(days, flows);
  const simple = simpleGain(days, parts);
  const isOneDay = flows !== null && flows.length > 0 && flows.every(({ date }) => date === flows[0]?.date);
  const years = (civilDay(to) - civilDay(addDays(from, -1))) / 365;
  const reasons = {
    ...(timeWeighted === null ? { timeWeighted: reasonOf(days, true) } : {}),
    ...(moneyWeighted === null ? { moneyWeighted: isOneDay ? allOnOneDay : reasonOf(days, false) } : {}),
    ...(simple === null || simple.ratio === null ? { simple: reasonOf(days, false) } : {}),
  };
  return {
    timeWeighted,
    moneyWeighted,
    simple: simple?.ratio ?? null,
    yearly:
      years > 1
        ? {
            timeWeighted: timeWeighted === null ? null : (1 + timeWeighted) ** (1 / years) - 1,
            moneyWeighted: moneyWeightedYearly,
          }
        : null,
    reasons,
  };
}

const allOnOneDay = "all money moved on one day";

/** Why there is no return: the day something is missing on, or that nothing was invested. */
function reasonOf(days: readonly DayValue[], needsEveryFlow: boolean): string {
  const ends = [days[0], days.at(-1)];
  const unknown = (needsEveryFlow ? days : ends).find(
    (day) => day !== undefined && (day.value === null || Number.isNaN(day.inflow) || Number.isNaN(day.outflow)),
  );
  if (unknown !== undefined) return `price or exchange rate missing on ${dayText(unknown.date)}`;
  const flow = days.find(({ inflow, outflow }) => Number.isNaN(inflow) || Number.isNaN(outflow));
  if (flow !== undefined) return `price or exchange rate missing on ${dayText(flow.date)}`;
  if (days.every(({ value, inflow }) => (value ?? 0) === 0 && inflow === 0))
    return "nothing was invested in this range";
  const owed = days.find(({ value }) => (value ?? 0) < 0);
  return owed === undefined
    ? "what was paid in and taken out has no single rate"
    : `the value was below zero on ${dayText(owed.date)}`;
}

/** Nothing has a value but what is left out: that was invested all the same, and a return of the rest would be one of nothing. */
function isOfNothing(days: readonly DayValue[], leftOut: readonly Incomplete[]): boolean {
  const isNothing = ({ value, inflow, outflow }: DayValue) =>
    value === 0 && !Number.isNaN(inflow) && !Number.isNaN(outflow);
  return leftOut.length > 0 && days.every(isNothing);
}

function unknownReturns(reason: string): Returns {
  return {
    timeWeighted: null,
    moneyWeighted: null,
    simple: null,
    gain: null,
    yearly: null,
    reasons: { timeWeighted: reason, moneyWeighted: reason, simple: reason },
  };
}

const mostNames = 3;

/** "no price for NVDA yet"; for one instrument alone its own reason, such as the day its price is missing on. */
function missingPrices(leftOut: readonly Incomplete[]): string {
  const [only] = leftOut;
  if (only?.symbol != null && leftOut.length === 1 && only.reason !== "no price")
    return `${only.symbol}: ${only.reason}`;
  const names = leftOut.flatMap(({ symbol }) => symbol ?? []);
  const others = names.length - mostNames;
  const lack = leftOut.every(({ reason }) => reason.startsWith("no price")) ? "price" : "price or exchange rate";
  return `no ${lack} for ${names.slice(0, mostNames).join(", ")}${others > 0 ? ` and ${others} more` : ""} yet`;
}
