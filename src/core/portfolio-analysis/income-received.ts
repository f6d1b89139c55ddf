import type { PlainDate } from "#core/calendar/plain-date.ts";
import { sumOf, zero, type Decimal } from "#core/money/decimal.ts";
import { addMonths, monthOf, monthsBetween } from "./add-months.ts";

/** A dividend or interest, on its payment day. */
export interface IncomePayment {
  readonly date: PlainDate;
  /** Null for interest on cash. */
  readonly symbol: string | null;
  /** Before tax, in base currency. Null if the day's rate is missing. */
  readonly amount: Decimal | null;
  /** Withholding tax, in base currency. */
  readonly tax: Decimal;
}

export interface IncomeSum {
  readonly amount: Decimal;
  readonly tax: Decimal;
}

export interface IncomeReceived extends IncomeSum {
  /** Every month of the range, including those without income. */
  readonly months: readonly (IncomeSum & { readonly month: string })[];
  /** Largest first. */
  readonly symbols: readonly (IncomeSum & { readonly symbol: string | null })[];
  /** Payments excluded from the sums because a rate is missing. */
  readonly incomplete: readonly IncomePayment[];
}

/** Payments in a range (both days included), by month and by symbol. */
export function incomeReceived(
  payments: readonly IncomePayment[],
  { from, to }: { from: PlainDate; to: PlainDate },
): IncomeReceived {
  const inRange = payments.filter(({ date }) => date >= from && date <= to);
  const known = inRange.filter(hasAmount);
  const byMonth = Map.groupBy(known, ({ date }) => monthOf(date));
  const bySymbol = Map.groupBy(known, ({ symbol }) => symbol);
  return {
    ...incomeSum(known),
    months: monthsBetween(from, to).map((month) => ({ month, ...incomeSum(byMonth.get(month) ?? []) })),
    symbols: [...bySymbol]
      .map(([symbol, payments]) => ({ symbol, ...incomeSum(payments) }))
      .sort((a, b) => b.amount.cmp(a.amount) || (a.symbol ?? "").localeCompare(b.symbol ?? "", "en")),
    incomplete: inRange.filter((payment) => !hasAmount(payment)),
  };
}

export interface IncomeYields {
  /** Sum of the 12 months up to and including the day. Before tax, like all values below. */
  readonly lastYear: Decimal;
  /** Sum of the 12 months before those. */
  readonly yearBefore: Decimal;
  /** 0.05 is 5% more than the year before. Null if the ledger doesn't go back far enough or nothing was paid then. */
  readonly growthRatio: number | null;
  /** Last year's income over the cost of the day's holdings. Null if a cost is missing or there is none. */
  readonly yieldOnCostRatio: number | null;
  /** The same over their value. */
  readonly yieldOnValueRatio: number | null;
}

/** The income of the last 12 months against cost, value and the year before. */
export function incomeYields(
  payments: readonly IncomePayment[],
  {
    date,
    ledgerFrom,
    cost,
    value,
  }: {
    date: PlainDate;
    /** The day of the first transaction. */
    ledgerFrom: PlainDate;
    cost: Decimal | null;
    value: Decimal | null;
  },
): IncomeYields {
  const yearAgo = addMonths(date, -12);
  const twoYearsAgo = addMonths(date, -24);
  const known = payments.filter(hasAmount);
  const paid = (after: PlainDate, to: PlainDate) =>
    sumOf(known.filter((payment) => payment.date > after && payment.date <= to).map(({ amount }) => amount));
  const lastYear = paid(yearAgo, date);
  const yearBefore = paid(twoYearsAgo, yearAgo);
  const isComparable = ledgerFrom <= twoYearsAgo && yearBefore.gt(zero);
  return {
    lastYear,
    yearBefore,
    growthRatio: isComparable ? Number(lastYear.div(yearBefore)) - 1 : null,
    yieldOnCostRatio: ratioOf(lastYear, cost),
    yieldOnValueRatio: ratioOf(lastYear, value),
  };
}

function hasAmount(payment: IncomePayment): payment is IncomePayment & { readonly amount: Decimal } {
  return payment.amount !== null;
}

function incomeSum(payments: readonly (IncomePayment & { readonly amount: Decimal })[]): IncomeSum {
  return { amount: sumOf(payments.map(({ amount }) => amount)), tax: sumOf(payments.map(({ tax }) => tax)) };
}

function ratioOf(part: Decimal, whole: Decimal | null): number | null {
  return whole === null || whole.lte(zero) ? null : Number(part.div(whole));
}
