import { dateOfDay } from "./civil-day.ts";
import type { DayValue } from "./day-value.ts";
import { sumsOf } from "./entries.ts";
import { createFlowSigns } from "./flow-signs.ts";
import type { Ledger } from "./ledger.ts";
import type { Position } from "./position.ts";

/** Value and flows by day in columns, in the base currency; NaN where unknown. The first day is the one before the range. */
export interface DayColumns {
  readonly firstDay: number;
  readonly value: Float64Array;
  readonly inflow: Float64Array;
  /** What shares that came in at their cost were worth more than that: a gain, but none of these days. */
  readonly broughtGain: Float64Array;
  readonly outflow: Float64Array;
  readonly income: Float64Array;
  readonly fees: Float64Array;
  readonly taxes: Float64Array;
  readonly feesPaidIn: Float64Array;
  readonly taxesPaidIn: Float64Array;
}

/** The columns as one object a day. */
export function daysOfColumns(columns: DayColumns): DayValue[] {
  const { firstDay, value, inflow, outflow, income, fees, taxes, feesPaidIn, taxesPaidIn } = columns;
  const days: DayValue[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const worth = value[index] ?? Number.NaN;
    days.push({
      date: dateOfDay(firstDay + index),
      value: Number.isNaN(worth) ? null : worth,
      inflow: inflow[index] ?? 0,
      outflow: outflow[index] ?? 0,
      income: income[index] ?? 0,
      fees: fees[index] ?? 0,
      taxes: taxes[index] ?? 0,
      feesPaidIn: feesPaidIn[index] ?? 0,
      taxesPaidIn: taxesPaidIn[index] ?? 0,
    });
  }
  return days;
}

/**
 * Value and flows of every day from the day before a range to its end, in the base currency. Instruments in `leftOut` count as
 * if they were held elsewhere: what is paid for them goes out, what they bring comes in. A day on which something held
 * has no price or rate has no value.
 */
export function dayColumns(
  ledger: Ledger,
  firstDay: number,
  lastDay: number,
  leftOut: ReadonlySet<string>,
): DayColumns {
  const length = Math.max(0, lastDay - firstDay + 1);
  const value = new Float64Array(length);
  if (length > 0) {
    let laidOut = "";
    let closes: Float64Array = value;
    for (const position of ledger.positions) {
      const { symbol, name } = position;
      if (leftOut.has(name) || !isHeldWithin(position, firstDay, length)) continue;
      // Positions come by symbol: the prices of one in several accounts are laid out once.
      if (laidOut !== symbol) closes = ledger.prices.fill(symbol, firstDay, length);
      laidOut = symbol;
      addPosition(value, ledger, position, closes, firstDay);
    }
    for (const account of ledger.cash) addCash(value, ledger, account, firstDay);
  }
  return { firstDay, value, ...dayFlows(ledger, firstDay, length, leftOut) };
}

function isHeldWithin({ steps }: Position, firstDay: number, length: number): boolean {
  return steps.some(
    ({ day, quantity }, index) =>
      quantity !== 0n && day < firstDay + length && (steps[index + 1]?.day ?? Number.POSITIVE_INFINITY) > firstDay,
  );
}

function addPosition(
  values: Float64Array,
  { prices, rates, baseCurrency, arithmetic }: Ledger,
  { steps, symbol, currency }: Position,
  closes: Float64Array,
  firstDay: number,
): void {
  const perUnit = rates.fill(prices.currencyOf(symbol) ?? currency, baseCurrency, firstDay, values.length);
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index];
    if (step === undefined || step.quantity === 0n) continue;
    const end = Math.min((steps[index + 1]?.day ?? Number.POSITIVE_INFINITY) - firstDay, values.length);
    const quantity = arithmetic.quantityNumber(step.quantity);
    for (let day = Math.max(0, step.day - firstDay); day < end; day += 1)
      values[day] = (values[day] ?? 0) + quantity * (closes[day] ?? Number.NaN) * (perUnit[day] ?? Number.NaN);
  }
}

function addCash(
  values: Float64Array,
  { rates, baseCurrency, arithmetic }: Ledger,
  { steps, currency }: Ledger["cash"][number],
  firstDay: number,
): void {
  const perUnit = rates.fill(currency, baseCurrency, firstDay, values.length);
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index];
    if (step === undefined || step.balance === 0n) continue;
    const balance = arithmetic.amountNumber(step.balance);
    const end = Math.min((steps[index + 1]?.day ?? Number.POSITIVE_INFINITY) - firstDay, values.length);
    for (let day = Math.max(0, step.day - firstDay); day < end; day += 1)
      values[day] = (values[day] ?? 0) + balance * (perUnit[day] ?? Number.NaN);
  }
}

function dayFlows(ledger: Ledger, firstDay: number, length: number, leftOut: ReadonlySet<string>) {
  const flows = {
    inflow: new Float64Array(length),
    broughtGain: new Float64Array(length),
    outflow: new Float64Array(length),
    income: new Float64Array(length),
    fees: new Float64Array(length),
    taxes: new Float64Array(length),
    feesPaidIn: new Float64Array(length),
    taxesPaidIn: new Float64Array(length),
  };
  const signsOf = createFlowSigns(ledger.scope.symbols === undefined);
  const { arithmetic, lanes } = ledger;
  for (const lane of lanes) {
    const { kind, flags, symbol, days } = lane;
    const isLeftOut = leftOut.size > 0 && symbol !== null && leftOut.has(symbol);
    const signs = signsOf(kind, flags, isLeftOut);
    for (const name of Object.keys(flows) as (keyof typeof flows)[])
      if (signs[name] !== 0) addAmounts(flows[name], days, sumsOf(lane, arithmetic).numbers, signs[name], firstDay);
  }
  return flows;
}

function addAmounts(
  column: Float64Array,
  days: readonly number[],
  amounts: Float64Array,
  sign: number,
  firstDay: number,
) {
  for (let index = 0; index < days.length; index += 1) {
    const day = (days[index] ?? 0) - firstDay;
    // The first day is there for its closing value alone.
    if (day >= 1 && day < column.length) column[day] = (column[day] ?? 0) + sign * (amounts[index] ?? 0);
  }
}
