import { dayText } from "#core/calendar/day-text.ts";
import { type Decimal, zero } from "#core/money/decimal.ts";
import { civilDay, dateOfDay } from "#core/portfolio/civil-day.ts";
import type { DayValue } from "#core/portfolio/day-value.ts";
import type { Ledger, LedgerPart } from "./ledger.ts";
import type { Incomplete } from "./incomplete.ts";
import type { Position, PositionStep } from "./position.ts";

/** Returns the step in effect on a day; undefined before the first. */
export function stepAt<S extends { readonly day: number }>(steps: readonly S[], day: number): S | undefined {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle]?.day ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return steps[low - 1];
}

export interface PositionValue {
  /** In the instrument's currency and in the base currency. */
  readonly value: Decimal;
  readonly base: Decimal;
  readonly rate: Decimal;
}

/** Returns a position's value at the end of a day, or the reason it is unknown. */
export function valueOfPosition(
  ledger: Ledger,
  position: Position,
  quantity: Decimal,
  day: number,
): PositionValue | string {
  const { prices, rates, baseCurrency } = ledger;
  const { symbol, currency } = position;
  if (quantity.eq(zero)) return { value: zero, base: zero, rate: zero };
  const price = prices.at(symbol, day);
  if (price === null) return prices.has(symbol) ? `no price on ${dayText(dateOfDay(day))}` : "no price";
  const priced = prices.currencyOf(symbol) ?? currency;
  const toOwn = rates.at(priced, currency, day);
  const rate = rates.at(currency, baseCurrency, day);
  if (toOwn === null) return `no rate ${priced}/${currency} on ${dayText(dateOfDay(day))}`;
  if (rate === null) return `no rate ${currency}/${baseCurrency} on ${dayText(dateOfDay(day))}`;
  const value = price.price.times(quantity).times(toOwn);
  // Rounded to the cent at once, so that displayed values add up to the displayed total.
  return { value, base: value.times(rate).round(2), rate };
}

/** Instruments held at an end of the range without a value there. They are left out of the whole range. */
export function unpriced(ledger: Ledger, days: readonly number[]): Incomplete[] {
  const found = new Map<string, string>();
  for (const position of ledger.positions) {
    for (const day of days) {
      const step: PositionStep | undefined = stepAt(position.steps, day);
      if (step === undefined || found.has(position.name)) continue;
      const value = valueOfPosition(ledger, position, step.quantity, day);
      if (typeof value === "string")
        found.set(position.name, position.symbol === position.name ? value : `${position.symbol}: ${value}`);
    }
  }
  return [...found].map(([symbol, reason]) => ({ symbol, reason }));
}

/**
 * Returns value and flows from the day before the range to its end, in the base currency. Instruments in `leftOut`
 * count as held elsewhere: paying for them is an outflow, their proceeds are inflows. A day on which a holding has no
 * price or rate has no value.
 */
export function dayValues(
  ledger: Ledger,
  { from, to, leftOut }: { readonly from: string; readonly to: string; readonly leftOut: ReadonlySet<string> },
): DayValue[] {
  const firstDay = civilDay(from) - 1;
  const length = civilDay(to) - firstDay + 1;
  if (length < 1) return [];
  const values = new Float64Array(length);
  for (const sameSymbol of Map.groupBy(ledger.positions, ({ symbol }) => symbol).values())
    addPositions(
      values,
      ledger,
      sameSymbol.filter(({ name }) => !leftOut.has(name)),
      firstDay,
    );
  for (const { steps, currency } of ledger.cash) addCash(values, ledger, steps, currency, firstDay);

  const flows = dayFlows(ledger, firstDay, length, leftOut);
  return Array.from(values, (value, index) => ({
    date: dateOfDay(firstDay + index),
    value: Number.isNaN(value) ? null : value,
    inflow: flows.inflow[index] ?? 0,
    outflow: flows.outflow[index] ?? 0,
    income: flows.income[index] ?? 0,
    fees: flows.fees[index] ?? 0,
    taxes: flows.taxes[index] ?? 0,
    feesPaidIn: flows.feesPaidIn[index] ?? 0,
    taxesPaidIn: flows.taxesPaidIn[index] ?? 0,
  }));
}

/** Positions of one instrument in several accounts, which share one price column. */
function addPositions(values: Float64Array, ledger: Ledger, positions: readonly Position[], firstDay: number): void {
  const { prices, rates, baseCurrency } = ledger;
  const lastDay = firstDay + values.length - 1;
  let closes: Float64Array | null = null;
  for (const { steps, symbol, currency } of positions) {
    const perUnit = rates.fill(prices.currencyOf(symbol) ?? currency, baseCurrency, firstDay, values.length);
    for (let index = 0; index < steps.length; index += 1) {
      const step = steps[index];
      if (step === undefined || step.quantity.eq(zero)) continue;
      const start = Math.max(step.day, firstDay) - firstDay;
      const end = Math.min((steps[index + 1]?.day ?? lastDay + 1) - 1, lastDay) - firstDay;
      if (start > end) continue;
      closes ??= prices.fill(symbol, firstDay, values.length);
      const quantity = Number(step.quantity);
      for (let day = start; day <= end; day += 1)
        values[day] = (values[day] ?? 0) + quantity * (closes[day] ?? Number.NaN) * (perUnit[day] ?? Number.NaN);
    }
  }
}

function addCash(
  values: Float64Array,
  { rates, baseCurrency }: Ledger,
  steps: readonly { readonly day: number; readonly balance: Decimal }[],
  currency: string,
  firstDay: number,
): void {
  const lastDay = firstDay + values.length - 1;
  const perUnit = rates.fill(currency, baseCurrency, firstDay, values.length);
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index];
    if (step === undefined || step.balance.eq(zero)) continue;
    const balance = Number(step.balance);
    const start = Math.max(step.day, firstDay) - firstDay;
    const end = Math.min((steps[index + 1]?.day ?? lastDay + 1) - 1, lastDay) - firstDay;
    for (let day = start; day <= end; day += 1)
      values[day] = (values[day] ?? 0) + balance * (perUnit[day] ?? Number.NaN);
  }
}

function dayFlows(ledger: Ledger, firstDay: number, length: number, leftOut: ReadonlySet<string>) {
  const flows = {
    inflow: new Float64Array(length),
    outflow: new Float64Array(length),
    income: new Float64Array(length),
    fees: new Float64Array(length),
    taxes: new Float64Array(length),
    feesPaidIn: new Float64Array(length),
    taxesPaidIn: new Float64Array(length),
  };
  for (const part of ledger.parts) {
    const { days, sums } = partFlows(ledger, part, leftOut);
    for (let index = 0; index < days.length; index += 1) {
      const day = (days[index] ?? 0) - firstDay;
      // The first day only supplies its closing value.
      if (day < 1 || day >= length) continue;
      for (const name of flowNames) flows[name][day] = (flows[name][day] ?? 0) + (sums[name][index] ?? 0);
    }
  }
  return flows;
}

interface PartFlows {
  readonly days: readonly number[];
  readonly sums: Readonly<Record<(typeof flowNames)[number], readonly number[]>>;
}

/** The flows of a part's entries in order, as binary numbers. */
function partFlows(ledger: Ledger, part: LedgerPart, leftOut: ReadonlySet<string>): PartFlows {
  const days: number[] = [];
  const sums = {
    inflow: [] as number[],
    outflow: [] as number[],
    income: [] as number[],
    fees: [] as number[],
    taxes: [] as number[],
    feesPaidIn: [] as number[],
    taxesPaidIn: [] as number[],
  };
  for (const entry of part.entries) {
    const signs = flowSign(ledger, entry, leftOut);
    if (flowNames.every((name) => signs[name] === 0)) continue;
    const amount = entry.amount === null ? Number.NaN : Number(entry.amount);
    days.push(entry.day);
    for (const name of flowNames) sums[name].push(signs[name] === 0 ? 0 : signs[name] * amount);
  }
  return { days, sums };
}

const flowNames = ["inflow", "outflow", "income", "fees", "taxes", "feesPaidIn", "taxesPaidIn"] as const;

type FlowSigns = Readonly<Record<(typeof flowNames)[number], number>>;

const none: FlowSigns = { inflow: 0, outflow: 0, income: 0, fees: 0, taxes: 0, feesPaidIn: 0, taxesPaidIn: 0 };
const inward: FlowSigns = { ...none, inflow: 1 };
const outward: FlowSigns = { ...none, outflow: 1 };

/**
 * Returns an entry's flow. With cash in scope, money that moves inside it is no flow. Instruments alone have no cash:
 * their cost, with fees and taxes, is an inflow, and their proceeds are an outflow.
 */
export function flowSign(
  { scope }: Ledger,
  { kind, symbol, isTakenOff }: Ledger["entries"][number],
  leftOut: ReadonlySet<string>,
): FlowSigns {
  const isLeftOut = symbol !== null && leftOut.has(symbol);
  const hasCash = scope.symbols === undefined;
  if (isLeftOut && !hasCash) return none;
  const paidAlone = isTakenOff === true ? { outflow: -1 } : { inflow: 1 };
  const paid = hasCash ? {} : paidAlone;
  const paidIn = isTakenOff === true ? 0 : 1;
  switch (kind) {
    case "deposit":
      return inward;
    case "withdrawal":
      return outward;
    case "shares-in":
      return isLeftOut ? none : inward;
    case "shares-out":
      return isLeftOut ? none : outward;
    case "buy":
      if (hasCash) return isLeftOut ? outward : none;
      return inward;
    case "sell":
      if (hasCash) return isLeftOut ? inward : none;
      return outward;
    case "income":
      return { ...none, income: 1, outflow: hasCash ? 0 : 1 };
    case "fee":
      return { ...none, fees: 1, feesPaidIn: paidIn, ...paid };
    case "tax":
      return { ...none, taxes: 1, taxesPaidIn: paidIn, ...paid };
    default:
      return none;
  }
}
