import type { Lack } from "#core/portfolio/lack.ts";
import { addDays, dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";
import { decimal, sumOf, zero, type Decimal } from "#core/money/decimal.ts";
import { addMonths, monthOf, monthsBetween } from "./add-months.ts";
import { dividendRhythm, median, paymentsPerYear, type DividendRhythm } from "./dividend-rhythm.ts";

export interface DividendPayer {
  readonly symbol: string;
  /** Current share count. */
  readonly quantity: Decimal;
  /** Units of base currency for one unit of the dividends' currency. Null if missing. */
  readonly rate: number | null;
  /** Payments per current share (adjusted for splits), by ex-date, in any order. */
  readonly dividends: readonly { readonly exDate: PlainDate; readonly amount: number }[];
  readonly announced?: readonly {
    readonly exDate: PlainDate;
    readonly paymentDate: PlainDate | null;
    readonly amount: number | null;
  }[];
}

export interface ExpectedPayment {
  readonly symbol: string;
  /** The announced payment day, otherwise the ex-date. */
  readonly date: PlainDate;
  /** In base currency, before tax. */
  readonly amount: Decimal;
  /** True only if the amount was announced. */
  readonly basis: "announced" | "estimate";
}

export interface ExpectedIncome {
  /** Ascending by date. */
  readonly payments: readonly ExpectedPayment[];
  /** Every month in the year from the day on: 13 unless the day ends a month. */
  readonly months: readonly { readonly month: string; readonly announced: Decimal; readonly estimate: Decimal }[];
  /** Largest first. */
  readonly symbols: readonly {
    readonly symbol: string;
    readonly amount: Decimal;
    readonly rhythm: DividendRhythm | null;
  }[];
  readonly total: Decimal;
  /** Earlier payers without expected income, with the reason. */
  readonly incomplete: readonly { readonly symbol: string; readonly reason: Lack }[];
}

/** A dividend above this multiple of the usual amount is a special dividend, which isn't projected. */
const specialTimes = 3;
/** Amounts this close to their median count as steady. Then the last one is the best estimate, otherwise the median. */
const steadyRatio = 0.25;

/**
 * The dividends of the 12 months after a day, at current quantities and rates: announced ones as announced, and for the
 * rest, last year's payments a year later. Amount: for weekly, monthly and quarterly payers the last one if all of last
 * year's are within 25% of their median, otherwise the median; for half-yearly payers that of the same half; for yearly
 * ones the last. A gap of one and a half times the usual interval means that payments have stopped. A plain projection
 * of the past, not a forecast.
 */
export function expectedIncome(payers: readonly DividendPayer[], { date }: { date: PlainDate }): ExpectedIncome {
  const end = addMonths(date, 12);
  const plans = payers.filter(({ quantity }) => quantity.gt(zero)).map((payer) => planOf(payer, date, end));
  const payments = plans
    .flatMap(({ payments }) => payments)
    .sort((a, b) => (a.date === b.date ? a.symbol.localeCompare(b.symbol, "en") : a.date < b.date ? -1 : 1));
  const byMonth = Map.groupBy(payments, (payment) => monthOf(payment.date));
  const amountOf = (some: readonly ExpectedPayment[], requestedBasis: ExpectedPayment["basis"]) =>
    sumOf(some.filter(({ basis }) => basis === requestedBasis).map(({ amount }) => amount));
  return {
    payments,
    months: monthsBetween(addDays(date, 1), end).map((month) => {
      const some = byMonth.get(month) ?? [];
      return { month, announced: amountOf(some, "announced"), estimate: amountOf(some, "estimate") };
    }),
    symbols: plans
      .filter(({ payments }) => payments.length > 0)
      .map(({ symbol, rhythm, payments }) => ({ symbol, rhythm, amount: sumOf(payments.map(({ amount }) => amount)) }))
      .sort((a, b) => b.amount.cmp(a.amount) || a.symbol.localeCompare(b.symbol, "en")),
    total: sumOf(payments.map(({ amount }) => amount)),
    incomplete: plans.flatMap(({ symbol, reason }) => (reason === null ? [] : [{ symbol, reason }])),
  };
}

interface Plan {
  readonly symbol: string;
  readonly rhythm: DividendRhythm | null;
  readonly payments: readonly ExpectedPayment[];
  readonly reason: Lack | null;
}

interface PlannedShare {
  readonly exDate: PlainDate;
  readonly paymentDate: PlainDate | null;
  readonly amount: number;
  readonly basis: ExpectedPayment["basis"];
}

function planOf(payer: DividendPayer, date: PlainDate, end: PlainDate): Plan {
  const { symbol, quantity, rate } = payer;
  const past = usualDividends(payer.dividends.filter(({ exDate }) => exDate <= date));
  const rhythm = dividendRhythm(past.map(({ exDate }) => exDate));
  const plan = { symbol, rhythm, payments: [] };
  const announced = (payer.announced ?? []).filter(({ exDate, paymentDate }) => (paymentDate ?? exDate) > date);
  if (past.length === 0 && announced.length === 0) return { ...plan, reason: null };
  if (rate === null) return { ...plan, reason: { code: "no-dividend-rate" } };
  const estimates = rhythm === null || hasStopped(past, rhythm, date) ? [] : estimatesOf(past, rhythm, date);
  const shares = withAnnounced(estimates, announced, rhythm, median(past.slice(-4).map(({ amount }) => amount)));
  // A payment past its ex-date but not yet paid comes with its estimate a year later, whose payment is after the year.
  const isUnderWay = announced.some(({ exDate }) => exDate <= date);
  const maxPayments = rhythm !== null && isUnderWay ? paymentsPerYear[rhythm] : shares.length;
  const payments = shares
    .map((share) => ({ share, payDate: share.paymentDate ?? share.exDate }))
    .filter(({ payDate }) => payDate > date && payDate <= end)
    .toSorted((first, second) => (first.payDate < second.payDate ? -1 : 1))
    .slice(0, maxPayments)
    .map(({ share, payDate }) => ({
      symbol,
      date: payDate,
      amount: quantity.times(decimal(share.amount)).times(decimal(rate)),
      basis: share.basis,
    }));
  if (payments.length > 0) return { ...plan, payments, reason: null };
  return {
    ...plan,
    reason: rhythm === null ? { code: "dividends-uneven" } : { code: "dividends-ended" },
  };
}

type Dividend = DividendPayer["dividends"][number];

/** Ascending, one a day, without specials. */
function usualDividends(dividends: readonly Dividend[]): readonly Dividend[] {
  const byDate = new Map<PlainDate, number>();
  for (const { exDate, amount } of dividends) if (amount > 0) byDate.set(exDate, (byDate.get(exDate) ?? 0) + amount);
  const sorted = [...byDate]
    .map(([exDate, amount]) => ({ exDate, amount }))
    .sort((a, b) => (a.exDate < b.exDate ? -1 : 1));
  const usual = median(sorted.slice(-9).map(({ amount }) => amount));
  return usual === null || sorted.length < 3 ? sorted : sorted.filter(({ amount }) => amount <= specialTimes * usual);
}

function stepDays(rhythm: DividendRhythm): number {
  return 365 / paymentsPerYear[rhythm];
}

function hasStopped(past: readonly Dividend[], rhythm: DividendRhythm, date: PlainDate): boolean {
  return dayNumber(date) - dayNumber(past.at(-1)!.exDate) > 1.5 * stepDays(rhythm);
}

function estimatesOf(past: readonly Dividend[], rhythm: DividendRhythm, date: PlainDate): readonly PlannedShare[] {
  const perYear = paymentsPerYear[rhythm];
  const lastYear = past.slice(-perYear);
  const last = lastYear.at(-1)!;
  const isWhole =
    lastYear.length === perYear && dayNumber(last.exDate) - dayNumber(lastYear[0]!.exDate) < 365 + stepDays(rhythm) / 2;
  const amount = usualAmount(lastYear.map(({ amount }) => amount));
  const repeated =
    isWhole && rhythm !== "weekly"
      ? lastYear.map((dividend) => ({
          exDate: addMonths(dividend.exDate, 12),
          amount: rhythm === "half-yearly" ? dividend.amount : amount,
        }))
      : Array.from({ length: perYear }, (_, index) => ({ exDate: stepped(last.exDate, rhythm, index + 1), amount }));
  return repeated.map((share) => ({
    // Late payments aren't cancelled: those due before today are still expected, from tomorrow on.
    exDate: share.exDate > date ? share.exDate : addDays(date, 1),
    paymentDate: null,
    amount: share.amount,
    basis: "estimate",
  }));
}

function stepped(date: PlainDate, rhythm: DividendRhythm, steps: number): PlainDate {
  return rhythm === "weekly" ? addDays(date, 7 * steps) : addMonths(date, (12 / paymentsPerYear[rhythm]) * steps);
}

function usualAmount(amounts: readonly number[]): number {
  const middle = median(amounts)!;
  const isSteady = amounts.every((amount) => Math.abs(amount - middle) <= steadyRatio * middle);
  return isSteady ? amounts.at(-1)! : middle;
}

/** Each announced dividend replaces the nearest estimate, if one lies within half a step of the rhythm. */
function withAnnounced(
  estimates: readonly PlannedShare[],
  announced: NonNullable<DividendPayer["announced"]>,
  rhythm: DividendRhythm | null,
  usual: number | null,
): readonly PlannedShare[] {
  const rest = [...estimates];
  const named: PlannedShare[] = [];
  for (const { exDate, paymentDate, amount } of announced) {
    const distance = (share: PlannedShare) => Math.abs(dayNumber(share.exDate) - dayNumber(exDate));
    const nearest = rest.toSorted((a, b) => distance(a) - distance(b))[0];
    const isReplaced = nearest !== undefined && rhythm !== null && distance(nearest) <= stepDays(rhythm) / 2;
    if (isReplaced) rest.splice(rest.indexOf(nearest), 1);
    const guessed = isReplaced ? nearest.amount : usual;
    if (amount !== null) named.push({ exDate, paymentDate, amount, basis: "announced" });
    else if (guessed !== null) named.push({ exDate, paymentDate, amount: guessed, basis: "estimate" });
  }
  return [...named, ...rest];
}
