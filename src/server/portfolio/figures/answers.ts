import type { MissingSplit } from "#contract/portfolio-figures.ts";
import { addDays, dayNumber } from "#core/calendar/index.ts";
import { majorCurrency, minorUnits } from "#core/money/currencies.ts";
import { decimal, moneyText, moneyTextOfNumber, sumOf } from "#core/money/decimal.ts";
import {
  benchmarkWithSameFlows,
  contributions,
  convertedCloses,
  dailyReturns,
  drawdown,
  periodReturns,
  returnStatistics,
  totalReturnCloses,
} from "#core/portfolio-analysis/index.ts";
import { civilDay, dateOfDay } from "#core/portfolio/civil-day.ts";
import { type DayColumns, daysOfColumns } from "#core/portfolio/day-values.ts";
import { entryFlag, entryKind } from "#core/portfolio/entries.ts";
import { centsText, exactText, numberOf } from "#core/portfolio/exact.ts";
import { holdingsOf } from "#core/portfolio/holdings.ts";
import {
  type DayValue,
  daysOfParts,
  type Holdings,
  missingSplitSentence,
  type Scope,
  timeWeightedReturn,
} from "#core/portfolio/index.ts";
import type { Ledger } from "#core/portfolio/ledger.ts";
import { columnsOfParts, gainOf, measuredRange, performanceOf } from "#core/portfolio/performance.ts";
import { outlineOf } from "#core/portfolio/outline.ts";
import type { Portfolio } from "#core/portfolio/portfolio.ts";
import { unpriced } from "#core/portfolio/worth.ts";
import type { Question, Range, SharedSeries, Subject } from "./protocol.ts";

/** Market data that the calculation uses besides the portfolio itself. */
export interface Surroundings {
  readonly series: ReadonlyMap<string, SharedSeries>;
}

/** Limit of lots listed for one instrument at a time. */
const maxLots = 1_000;

export type InstrumentsAnswer = ReturnType<typeof instrumentsAnswer>;
export type SalesAnswer = ReturnType<typeof salesAnswer>;
export type HoldingsAnswer = ReturnType<typeof holdingsAnswer>;
export type PerformanceAnswer = ReturnType<typeof performanceAnswer>;
export type ContributionsAnswer = ReturnType<typeof contributionsAnswer>;
export type IncomeAnswer = ReturnType<typeof incomeAnswer>;

/** Every instrument of the scope, since when it is in the ledger and whether it is held. */
export function instrumentsAnswer(portfolio: Portfolio, subject: Subject) {
  const { positions, firstDay } = outlineOf(portfolio, scopeOf(subject));
  const found = new Map<string, { symbol: string; currency: string; firstDate: string; isHeld: boolean }>();
  for (const { symbol, currency, firstDay: day, isHeld } of positions) {
    const firstDate = dateOfDay(day);
    const known = found.get(symbol);
    found.set(symbol, {
      symbol,
      currency,
      firstDate: known === undefined || firstDate < known.firstDate ? firstDate : known.firstDate,
      isHeld: isHeld || known?.isHeld === true,
    });
  }
  const lineCurrencies = new Set(portfolio.input.transactions.map(({ currency }) => currency));
  return {
    instruments: [...found.values()],
    currencies: [...lineCurrencies, ...portfolio.input.accounts.map(({ currency }) => currency)],
    firstDate: firstDay === null ? null : dateOfDay(firstDay),
    lineCount: portfolio.input.transactions.length,
  };
}

/** Gain of each sale against its cost, after fees and taxes of both sides, in the instrument's currency; null where the cost is unknown. */
export function salesAnswer(
  portfolio: Portfolio,
  subject: Subject,
  { transactionIds }: Extract<Question, { ask: "sales" }>,
): Record<string, { currency: string; gain: string | null }> {
  const wanted = new Set(transactionIds);
  const { sales, arithmetic } = portfolio.ledger(scopeOf(subject));
  const { amountPlaces: places } = arithmetic;
  return Object.fromEntries(
    sales.flatMap(({ transactionId, currency, proceeds, cost }) => {
      if (!wanted.has(transactionId)) return [];
      const gain = proceeds === null || cost === null ? null : centsText({ digits: proceeds - cost, places });
      return [[transactionId, { currency, gain }]];
    }),
  );
}

export function holdingsAnswer(
  portfolio: Portfolio,
  subject: Subject,
  { asOf, by, lotsOf }: Extract<Question, { ask: "holdings" }>,
): Holdings & { lotCount: number } {
  const { positions } = outlineOf(portfolio, scopeOf(subject));
  const lotCount = positions.reduce((count, position) => count + position.lotCount(), 0);
  const chosen = lotsOf === null && lotCount > maxLots ? null : (lotsOf ?? undefined);
  const found = holdingsOf(portfolio, {
    asOf,
    by,
    scope: scopeOf(subject),
    ...(chosen === undefined ? {} : { lotsOf: chosen }),
  });
  return { ...found, lotCount };
}

/** A split is entered some days off at most. */
const splitToleranceDays = 7;

/**
 * The splits that are missing from the ledger while the instrument was held, up to the last day an answer is about: what every
 * answer carries beside its figures.
 */
export function missingSplits(
  portfolio: Portfolio,
  subject: Subject,
  question: Question,
  { series }: Surroundings,
): readonly MissingSplit[] {
  const { positions } = outlineOf(portfolio, scopeOf(subject));
  const entered = portfolio.splits;
  const { from, to } = daysOf(question);
  const [first, last] = [civilDay(from), civilDay(to)];
  return [...Map.groupBy(positions, ({ symbol }) => symbol)].flatMap(([symbol, held]) =>
    (series.get(symbol)?.splits ?? [])
      .filter(({ date }) => date > (subject.splitsCountedUntil[symbol] ?? "") && date <= to)
      .filter(({ date }) =>
        held.some(({ isHeldOn, isHeldWithin }) => isHeldOn(civilDay(date) - 1) && isHeldWithin(first, last)),
      )
      .filter(
        ({ date }) =>
          !entered.some(
            (line) => line.symbol === symbol && Math.abs(dayNumber(line.date) - dayNumber(date)) <= splitToleranceDays,
          ),
      )
      .map(({ date, ratio }) => ({ symbol, date, ratio: String(Number(ratio.toFixed(6))) })),
  );
}

/** The days that figures are about. */
function daysOf(question: Question): Range {
  if ("range" in question) return question.range;
  if ("asOf" in question) return { from: question.asOf, to: question.asOf };
  return { from: "0000-01-01", to: "today" in question ? question.today : "9999-12-31" };
}

export function performanceAnswer(
  portfolio: Portfolio,
  subject: Subject,
  { range, parts, benchmark, riskFreeRatio, step }: Extract<Question, { ask: "performance" }>,
  { series }: Surroundings,
) {
  const measured = performanceOf(portfolio, { ...range, scope: scopeOf(subject), parts });
  const { days } = measured;
  const closes = benchmark === null ? null : benchmarkCloses(portfolio, series.get(benchmark), range);
  const compared = closes === null ? null : benchmarkWithSameFlows(days, closes);
  // Held against the time in which anything was invested: a portfolio of one day is not compared with half a year.
  const invested = { from: investedFrom(days, range), to: range.to };
  const own = closes === null ? null : ownReturn(closes, invested);
  const counted = daysOfParts(days, parts);
  const returns = dailyReturns(counted);
  const statistics = returnStatistics(counted, { riskFreeRatio, returns });
  const { series: falls, deepest } = drawdown(counted, returns);
  const periods = periodReturns(counted, returns);
  const benchmarkDays = closes === null ? [] : heldThroughout(days, closes);
  const others = periodReturns(benchmarkDays);
  const beside = (
    mine: readonly { period: string; returnRatio: number | null; isPartial: boolean }[],
    theirs: readonly { period: string; returnRatio: number | null }[],
  ) => {
    const byPeriod = new Map(theirs.map(({ period, returnRatio }) => [period, returnRatio]));
    return mine.map(({ period, returnRatio, isPartial }) => ({
      period,
      portfolio: returnRatio,
      benchmark: byPeriod.get(period) ?? null,
      isPartial,
    }));
  };
  const { timeWeighted } = measured.returns;
  const [opening, ...shown] = thinned(days, step);
  return {
    ...measured,
    days: undefined,
    opening: {
      date: opening?.day.date ?? range.from,
      value: opening === undefined ? null : wireDay(opening.day).value,
    },
    series: shown.map(({ day }) => wireDay(day)),
    benchmark:
      benchmark === null
        ? null
        : {
            symbol: benchmark,
            timeWeighted: own,
            from: invested.from,
            yearly: own === null || dayCount(invested) <= 365 ? null : (1 + own) ** (365 / dayCount(invested)) - 1,
            difference: own === null || timeWeighted === null ? null : timeWeighted - own,
            values: shown.map(({ last }) => compared?.days[last]?.value ?? null),
            reason: benchmarkReason(closes, own, compared?.exhaustedDate ?? null),
          },
    statistics: {
      volatility: statistics.volatilityRatio,
      sharpe: statistics.sharpe,
      sortino: statistics.sortino,
      riskFreeRate: statistics.riskFreeRatio,
      countedDays: statistics.countedDays,
      maxDrawdown: deepest?.drawdownRatio ?? null,
      drawdownPeak: deepest?.peakDate ?? null,
      drawdownTrough: deepest?.troughDate ?? null,
      drawdownRecovered: deepest?.recoveryDate ?? null,
      bestDay: statistics.bestDay,
      worstDay: statistics.worstDay,
      positiveMonthShare: statistics.wholeMonths === 0 ? null : statistics.positiveMonths / statistics.wholeMonths,
      drawdown: shown.map(({ last }) => falls[last]?.drawdownRatio ?? null),
    },
    months: beside(periods.months, others.months),
    years: beside(periods.years, others.years),
  };
}

/** Groups days, weeks or months: values of the last day, flows of all days. The opening day is a group of its own. */
function thinned(days: readonly DayValue[], step: "day" | "week" | "month"): { day: DayValue; last: number }[] {
  const groups = new Map<string, { day: DayValue; last: number }>();
  for (const [index, day] of days.entries()) {
    const key = index === 0 ? "opening" : periodKey(day.date, step);
    const before = groups.get(key)?.day;
    const joined =
      before === undefined
        ? day
        : {
            date: day.date,
            value: day.value,
            inflow: before.inflow + day.inflow,
            outflow: before.outflow + day.outflow,
            income: before.income + day.income,
            fees: before.fees + day.fees,
            taxes: before.taxes + day.taxes,
            feesPaidIn: before.feesPaidIn + day.feesPaidIn,
            taxesPaidIn: before.taxesPaidIn + day.taxesPaidIn,
          };
    groups.set(key, { day: joined, last: index });
  }
  return [...groups.values()];
}

function periodKey(date: string, step: "day" | "week" | "month"): string {
  if (step === "month") return date.slice(0, 7);
  return step === "week" ? String(Math.floor((dayNumber(date) + 3) / 7)) : date;
}

function wireDay({ date, value, inflow, outflow, income, fees, taxes }: DayValue) {
  // A flow whose rate is missing is unknown, never nothing.
  const text = (amount: number) => (Number.isFinite(amount) ? moneyTextOfNumber(amount) : null);
  return {
    date,
    value: value === null ? null : text(value),
    flow: text(inflow - outflow),
    inflow: text(inflow),
    outflow: text(outflow),
    income: text(income),
    fees: text(fees),
    taxes: text(taxes),
  };
}

type Closes = readonly { readonly date: string; readonly close: number | null }[];

/** Closes of the benchmark with its dividends reinvested, in the base currency, over the range and some days before it. */
function benchmarkCloses(portfolio: Portfolio, series: SharedSeries | undefined, { from, to }: Range): Closes | null {
  if (series === undefined || series.currency === null) return null;
  const { days, closes } = series.points;
  const points: { date: string; close: number }[] = [];
  const [first, last] = [civilDay(from) - 15, civilDay(to)];
  for (let index = 0; index < days.length; index += 1) {
    const day = days[index] ?? 0;
    if (day >= first && day <= last) points.push({ date: dateOfDay(day), close: closes[index] ?? 0 });
  }
  const total = totalReturnCloses({
    closes: points,
    dividends: series.dividends.map(({ date, value }) => ({ date, amount: value })),
    splits: series.splits,
    isSplitAdjusted: series.isSplitAdjusted,
  });
  if (series.currency === portfolio.input.baseCurrency) return total;
  const { rates } = portfolio;
  const dated = total.flatMap(({ date }) => {
    const rate = rates.at(majorCurrency(series.currency ?? ""), portfolio.input.baseCurrency, civilDay(date));
    return rate === null ? [] : [{ date, rate: numberOf(rate) }];
  });
  return convertedCloses(total, dated);
}

/** The first day of the range with anything in it. */
function investedFrom(days: readonly DayValue[], { from }: Range): string {
  if ((days[0]?.value ?? 1) !== 0) return from;
  return days.slice(1).find(({ inflow, value }) => inflow !== 0 || (value ?? 1) !== 0)?.date ?? from;
}

/** From the close before the range to the last one in it. */
function ownReturn(closes: Closes, { from }: Range): number | null {
  const opening = closes.findLast(({ date }) => date < from)?.close ?? null;
  const closing = closes.at(-1)?.close ?? null;
  return opening === null || closing === null ? null : closing / opening - 1;
}

/** One share of the benchmark over the days of the range, for its own months and years. */
function heldThroughout(days: readonly DayValue[], closes: Closes): DayValue[] {
  let next = 0;
  let close: number | null = null;
  return days.map(({ date }) => {
    for (; next < closes.length && (closes[next]?.date ?? "") <= date; next += 1) close = closes[next]?.close ?? close;
    return { date, value: close, inflow: 0, outflow: 0, income: 0, fees: 0, taxes: 0, feesPaidIn: 0, taxesPaidIn: 0 };
  });
}

function benchmarkReason(closes: Closes | null, own: number | null, exhausted: string | null): string | null {
  if (closes === null) return "its prices could not be loaded";
  if (own === null) return "it has no price before the range";
  return exhausted === null ? null : `more was taken out by ${exhausted} than it would have been worth`;
}

/**
 * Returns the contribution of each instrument, and of cash. Gains add up to the total gain of the range, points to its
 * time-weighted return.
 */
export function contributionsAnswer(
  portfolio: Portfolio,
  subject: Subject,
  { range, parts }: Extract<Question, { ask: "contributions" }>,
) {
  const scope = scopeOf(subject);
  const whole = performanceOf(portfolio, { ...range, scope, parts });
  // Instruments without a price at either end of the range are excluded from the total and its gain.
  const leftOut = new Set(
    whole.incomplete.length === 0
      ? []
      : unpriced(portfolio.ledger(scope), [civilDay(range.from) - 1, civilDay(range.to)]).map(({ symbol }) => symbol),
  );
  const { positions } = outlineOf(portfolio, scope);
  const symbols = [...new Set(positions.map(({ symbol }) => symbol))].filter((symbol) => !leftOut.has(symbol));
  const measured = symbols.map((symbol) => ({
    symbol,
    ...gainOf(portfolio, { ...range, scope: { ...scope, symbols: [symbol] }, parts }),
  }));
  const linked = contributions(
    daysOfParts(whole.days, parts),
    measured.map(({ symbol, columns, isUnvalued }) => ({
      key: symbol,
      columns: isUnvalued ? unvalued(columns) : columnsOfParts(columns, parts),
    })),
  );
  const pointsOf = new Map(linked.parts.map(({ key, returnRatio }) => [key, returnRatio]));
  const own = measured.map(({ symbol, gain }) => ({
    symbol: symbol as string | null,
    gain,
    points: pointsOf.get(symbol) ?? null,
  }));
  const known = own.flatMap(({ gain }) => (gain === null ? [] : [decimal(gain)]));
  const { gain } = whole.returns;
  const rest = gain === null || known.length < own.length ? null : decimal(gain).minus(sumOf(known));
  const cash = { symbol: null, gain: rest === null ? null : Number(rest), points: linked.rest.returnRatio };
  return {
    total: gain === null ? null : moneyText(decimal(gain)),
    timeWeighted: whole.returns.timeWeighted,
    contributions: [...own, cash]
      .filter((part) => part.gain !== null && (part.gain !== 0 || Math.abs(part.points ?? 0) > noPoints))
      .map((part) => ({ ...part, gain: moneyText(decimal(part.gain ?? 0)) })),
    incomplete: [
      ...whole.incomplete,
      ...measured.filter((part) => part.gain === null).flatMap(({ incomplete }) => incomplete),
    ],
  };
}

/** The columns of an instrument without any value. */
function unvalued({ value, inflow, outflow }: DayColumns): Pick<DayColumns, "value" | "inflow" | "outflow"> {
  return { value: new Float64Array(value.length).fill(Number.NaN), inflow, outflow };
}

/** Error of binary numbers, below which a contribution counts as zero. */
const noPoints = 1e-9;

/** Payments received, as texts, and what past dividends of the instruments held say of those to come. */
export function incomeAnswer(
  portfolio: Portfolio,
  subject: Subject,
  { today }: Extract<Question, { ask: "income" }>,
  { series }: Surroundings,
) {
  const scope = scopeOf(subject);
  const ledger = portfolio.ledger(scope);
  const held = holdingsOf(portfolio, { asOf: today, by: "symbol", scope });
  return {
    payments: paymentsOf(ledger),
    held: held.holdings.map(({ symbol, quantity, currency, cost, value }) => {
      const known = series.get(symbol);
      const paidIn = known?.currency ?? currency;
      const rate = ledger.rates.at(majorCurrency(paidIn), portfolio.input.baseCurrency, civilDay(today));
      return {
        symbol,
        quantity,
        cost,
        value,
        rate: rate === null ? null : numberOf(rate) / (minorUnits[paidIn]?.perUnit ?? 1),
        dividends: (known?.dividends ?? []).filter(({ date }) => date > addDays(today, -3 * 366)),
      };
    }),
    totalCost: held.totalCost,
    // Only holdings count: cash pays no dividend.
    totalValue: sumOfKnown(held.holdings.map(({ value }) => value)),
    firstDate: ledger.firstDay === null ? null : dateOfDay(ledger.firstDay),
    incomplete: held.incomplete,
  };
}

function paymentsOf({ lanes, arithmetic: { amountPlaces: places } }: Ledger) {
  return lanes
    .filter(({ kind }) => kind === entryKind.income)
    .flatMap(({ days, symbol, booked, flags }) =>
      days.map((day, index) => ({
        date: dateOfDay(day),
        symbol,
        amount: (flags & entryFlag.isUnknown) === 0 ? exactText({ digits: booked[index] ?? 0n, places }) : null,
      })),
    );
}

/** Null when there is something and nothing of it is known. */
function sumOfKnown(amounts: readonly (string | null)[]): string | null {
  const known = amounts.flatMap((amount) => (amount === null ? [] : [decimal(amount)]));
  return known.length === 0 && amounts.length > 0 ? null : moneyText(sumOf(known));
}

/** Fees of a range in the base currency; null when a rate is missing. */
export function feesAnswer(
  portfolio: Portfolio,
  subject: Subject,
  { range }: Extract<Question, { ask: "fees" }>,
): string | null {
  const ledger = portfolio.ledger(scopeOf(subject));
  const [first, last] = [civilDay(range.from), civilDay(range.to)];
  let sum = 0n;
  let isKnown = true;
  for (const { kind, days, booked, flags } of ledger.lanes) {
    if (kind !== entryKind.fee) continue;
    for (const [index, day] of days.entries()) {
      if (day < first || day > last) continue;
      sum += booked[index] ?? 0n;
      isKnown &&= (flags & entryFlag.isUnknown) === 0;
    }
  }
  return isKnown ? exactText({ digits: sum, places: ledger.arithmetic.amountPlaces }) : null;
}

/** Flows and values of every day, as rows of text. */
export function daysAnswer(
  portfolio: Portfolio,
  subject: Subject,
  question: Extract<Question, { ask: "days" }>,
  surroundings: Surroundings,
): string {
  const { range, parts } = question;
  const { columns } = measuredRange(portfolio, civilDay(range.from) - 1, civilDay(range.to), scopeOf(subject));
  const days = daysOfColumns(columns);
  const notes = Map.groupBy(missingSplits(portfolio, subject, question, surroundings), ({ date }) =>
    date < range.from ? (days[0]?.date ?? date) : date,
  );
  const rows = days.map((day, index) => {
    const before = days[index - 1];
    const returned = before === undefined ? null : timeWeightedReturn([before, day], parts);
    const cells = wireDay(day);
    return [
      cells.date,
      cells.value ?? "",
      cells.inflow ?? "",
      cells.outflow ?? "",
      cells.income ?? "",
      cells.fees ?? "",
      cells.taxes ?? "",
      returned === null ? "" : returned.toFixed(8),
      csvCell((notes.get(day.date) ?? []).map((split) => missingSplitSentence(split)).join(" ")),
    ].join(",");
  });
  return [
    `date,value ${portfolio.input.baseCurrency},inflow,outflow,income,fees,taxes,return of the day,note`,
    ...rows,
    "",
  ].join("\r\n");
}

function csvCell(text: string): string {
  return text === "" ? "" : `"${text.replaceAll('"', '""')}"`;
}

export function scopeOf({ accountIds, symbols }: Subject): Scope {
  return symbols === null ? { accountIds } : { accountIds, symbols };
}

function dayCount({ from, to }: Range): number {
  return dayNumber(to) - dayNumber(from) + 1;
}
