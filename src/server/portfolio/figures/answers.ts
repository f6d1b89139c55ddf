import type { MissingSplit } from "#contract/portfolio-figures.ts";
import { addDays, dayNumber } from "#core/calendar/index.ts";
import { majorCurrency, unitsPerMajor } from "#core/money/currencies.ts";
import { decimal, moneyText, moneyTextOfNumber, sumOf } from "#core/money/decimal.ts";
import {
  benchmarkWithSameFlows,
  contributions,
  type CloseColumns,
  convertedCloses,
  countedReturns,
  dailyReturns,
  marketBeta,
  periodReturns,
  returnStatistics,
  totalReturnCloses,
} from "#core/portfolio-analysis/index.ts";
import { civilDay, dateOfDay } from "#core/portfolio/civil-day.ts";
import type { DayColumns } from "#core/portfolio/day-values.ts";
import { entryFlag, entryKind } from "#core/portfolio/entries.ts";
import { centsText, exactText, numberOf } from "#core/portfolio/exact.ts";
import { holdingsOf } from "#core/portfolio/holdings.ts";
import { type Holdings, missingSplitSentence, type Scope } from "#core/portfolio/index.ts";
import type { Ledger } from "#core/portfolio/ledger.ts";
import {
  columnsOfParts,
  gainOf,
  marketColumns,
  measuredRange,
  performanceOf,
  unvalued,
} from "#core/portfolio/performance.ts";
import type { ReturnColumns } from "#core/portfolio/return-columns.ts";
import { investedDays, type ReturnParts, simpleReturn, timeWeightedOf, yearlyReturn } from "#core/portfolio/returns.ts";
import type { Lack } from "#core/portfolio/lack.ts";
import { outlineOf } from "#core/portfolio/outline.ts";
import type { Portfolio } from "#core/portfolio/portfolio.ts";
import { kindOf } from "#core/portfolio/transaction-kinds.ts";
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

interface ListedInstrument {
  readonly symbol: string;
  /** The symbols it goes by in the end: several where accounts differ. */
  readonly names: readonly string[];
  readonly currency: string;
  readonly firstDate: string;
  readonly isHeld: boolean;
}

/** Every instrument of the scope, since when it is in the ledger and whether it is held. */
export function instrumentsAnswer(portfolio: Portfolio, subject: Subject) {
  const { positions, firstDay } = outlineOf(portfolio, scopeOf(subject));
  // What goes by another symbol in the end has its prices from the first day on, too.
  const firstDays = new Map<string, string>();
  for (const { symbol, name, firstDay: day } of positions)
    for (const one of [symbol, name]) {
      const date = dateOfDay(day);
      const known = firstDays.get(one);
      if (known === undefined || date < known) firstDays.set(one, date);
    }
  const found = new Map<string, ListedInstrument>();
  for (const { symbol, name, currency, isHeld } of positions) {
    const known = found.get(symbol);
    found.set(symbol, {
      symbol,
      names: [...new Set([...(known?.names ?? []), name])],
      currency,
      firstDate: firstDays.get(symbol) ?? "",
      isHeld: isHeld || known?.isHeld === true,
    });
  }
  const lineCurrencies = new Set(
    portfolio.input.transactions.flatMap(({ currency, receivedCurrency }) => [currency, receivedCurrency ?? []].flat()),
  );
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
  const { columns, ...measured } = performanceOf(portfolio, { ...range, scope: scopeOf(subject), parts });
  const whole = marketColumns(columns, {});
  const closes = benchmark === null ? null : benchmarkCloses(portfolio, series.get(benchmark), range);
  const compared = closes === null ? null : benchmarkWithSameFlows(whole, closes);
  // Held against the days in which anything was invested: a portfolio of one day is not compared with half a year.
  const { first, last } = investedDays(whole) ?? { first: civilDay(range.from), last: civilDay(range.to) };
  const own = closes === null ? null : ownReturn(closes, first, last);
  const statistics = returnStatistics(marketColumns(columns, parts), { riskFreeRatio });
  const { periods, drawdown } = statistics;
  const market = closes === null ? null : dailyReturns(heldThroughout(whole, closes));
  const others = market === null ? null : periodReturns(market);
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
  const shown = periodEnds(whole.days, step);
  return {
    ...measured,
    opening: {
      date: whole.days.length === 0 ? range.from : dateOfDay(columns.firstDay),
      value: amountText(columns.value[0]),
    },
    series: wireDays(columns, shown),
    benchmark:
      benchmark === null
        ? null
        : {
            symbol: benchmark,
            timeWeighted: own,
            from: dateOfDay(first),
            to: dateOfDay(last),
            yearly: yearlyReturn(own, last - first + 1),
            difference: own === null || timeWeighted === null ? null : timeWeighted - own,
            values: shown.map((index) => knownOrNull(compared?.value[index])),
            reason: benchmarkReason(closes, own, compared?.exhaustedDate ?? null),
          },
    statistics: {
      volatility: statistics.volatilityRatio,
      sharpe: statistics.sharpe,
      sortino: statistics.sortino,
      beta: market === null ? null : marketBeta(statistics.counted, countedReturns(market)),
      riskFreeRate: statistics.riskFreeRatio,
      countedDays: statistics.countedDays,
      maxDrawdown: drawdown.deepest?.drawdownRatio ?? null,
      drawdownPeak: drawdown.deepest?.peakDate ?? null,
      drawdownTrough: drawdown.deepest?.troughDate ?? null,
      drawdownRecovered: drawdown.deepest?.recoveryDate ?? null,
      bestDay: statistics.bestDay,
      worstDay: statistics.worstDay,
      positiveMonthShare: statistics.wholeMonths === 0 ? null : statistics.positiveMonths / statistics.wholeMonths,
      drawdown: shown.map((index) => knownOrNull(drawdown.ratios[index])),
    },
    months: beside(periods.months, others?.months ?? []),
    years: beside(periods.years, others?.years ?? []),
  };
}

/** The last day of each day, week or month, by its place in the columns; the opening day is none of them. */
function periodEnds(days: Int32Array, step: "day" | "week" | "month"): number[] {
  const ends: number[] = [];
  for (let index = 1; index < days.length; index += 1) {
    const [day, next] = [days[index] ?? 0, days[index + 1]];
    if (next === undefined || isPeriodEnd(day, next, step)) ends.push(index);
  }
  return ends;
}

function isPeriodEnd(day: number, next: number, step: "day" | "week" | "month"): boolean {
  if (step === "day") return true;
  // 1970-01-01 was a Thursday; weeks begin on Monday.
  if (step === "week") return Math.floor((day + 3) / 7) !== Math.floor((next + 3) / 7);
  return dateOfDay(day).slice(0, 7) !== dateOfDay(next).slice(0, 7);
}

/** Values of the days at these places, and the flows of each from the one before it. */
function wireDays({ firstDay, value, ...columns }: DayColumns, ends: readonly number[]) {
  const [inflow, outflow] = [sumsUpTo(columns.inflow, ends), sumsUpTo(columns.outflow, ends)];
  const income = sumsUpTo(columns.income, ends);
  const [fees, taxes] = [sumsUpTo(columns.fees, ends), sumsUpTo(columns.taxes, ends)];
  return ends.map((end, row) => ({
    date: dateOfDay(firstDay + end),
    value: amountText(value[end]),
    flow: amountText((inflow[row] ?? 0) - (outflow[row] ?? 0)),
    inflow: amountText(inflow[row]),
    outflow: amountText(outflow[row]),
    income: amountText(income[row]),
    fees: amountText(fees[row]),
    taxes: amountText(taxes[row]),
  }));
}

/** The sum of a column from each place to the next; the opening day counts in none. */
function sumsUpTo(column: Float64Array, ends: readonly number[]): Float64Array {
  const sums = new Float64Array(ends.length);
  let index = 1;
  for (let row = 0; row < ends.length; row += 1) {
    const end = ends[row] ?? 0;
    let sum = 0;
    for (; index <= end; index += 1) sum += column[index] ?? 0;
    sums[row] = sum;
  }
  return sums;
}

/** What is unknown, such as a flow whose rate is missing, is null and never nothing. */
function amountText(amount = Number.NaN): string | null {
  if (amount === 0) return "0.00";
  return Number.isFinite(amount) ? moneyTextOfNumber(amount) : null;
}

function knownOrNull(value = Number.NaN): number | null {
  return Number.isNaN(value) ? null : value;
}

/** Closes of the benchmark with its dividends reinvested, in the base currency, over the range and some days before it. */
function benchmarkCloses(
  portfolio: Portfolio,
  series: SharedSeries | undefined,
  { from, to }: Range,
): CloseColumns | null {
  if (series === undefined || series.currency === null) return null;
  const { days, closes } = series.points;
  const [first, last] = [civilDay(from) - 15, civilDay(to)];
  const [start, end] = [days.findIndex((day) => day >= first), days.findLastIndex((day) => day <= last) + 1];
  const shown = start < 0 ? [0, 0] : [start, end];
  const total = totalReturnCloses({
    days: days.subarray(...shown),
    closes: closes.subarray(...shown),
    dividends: series.dividends.map(({ date, value }) => ({ date, amount: value })),
    splits: series.splits,
    isSplitAdjusted: series.isSplitAdjusted,
  });
  if (series.currency === portfolio.input.baseCurrency) return total;
  const { rates } = portfolio;
  const dated = Array.from(total.days).flatMap((day) => {
    const rate = rates.at(majorCurrency(series.currency ?? ""), portfolio.input.baseCurrency, day);
    return rate === null ? [] : [{ day, rate: numberOf(rate) }];
  });
  return convertedCloses(total, dated);
}

/** From the close before the first day to the one of the last. */
function ownReturn({ days, closes }: CloseColumns, first: number, last: number): number | null {
  const opening = closes[days.findLastIndex((day) => day < first)];
  const closing = closes[days.findLastIndex((day) => day <= last)];
  return knownOrNull((closing ?? Number.NaN) / (opening ?? Number.NaN) - 1);
}

/** One share of the benchmark over the days of the range, for its own months and years. */
function heldThroughout({ days }: ReturnColumns, closes: CloseColumns): ReturnColumns {
  const none = new Float64Array(days.length);
  const value = new Float64Array(days.length).fill(Number.NaN);
  let next = 0;
  let close = Number.NaN;
  for (let index = 0; index < days.length; index += 1) {
    for (; next < closes.days.length && (closes.days[next] ?? 0) <= (days[index] ?? 0); next += 1) {
      const known = closes.closes[next] ?? Number.NaN;
      if (!Number.isNaN(known)) close = known;
    }
    value[index] = close;
  }
  return { days, value, inflow: none, outflow: none };
}

function benchmarkReason(closes: CloseColumns | null, own: number | null, exhausted: string | null): Lack | null {
  if (closes === null) return { code: "prices-not-loaded" };
  if (own === null) return { code: "no-price-before" };
  return exhausted === null ? null : { code: "exhausted-on", day: exhausted };
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
  const names = [...positions.map(({ name }) => name), ...bookedSymbols(portfolio, scope)];
  const symbols = [...new Set(names)].filter((name) => !leftOut.has(name));
  const measured = symbols.map((symbol) => measuredSymbol(portfolio, symbol, { range, scope, parts }));
  const linked = contributions(
    marketColumns(whole.columns, parts),
    measured.map(({ symbol, columns, isUnvalued }) => ({
      key: symbol,
      columns: marketColumns(isUnvalued ? unvalued(columns) : columns, parts),
    })),
  );
  const pointsOf = new Map(linked.parts.map(({ key, returnRatio }) => [key, returnRatio]));
  const own = measured.map(({ symbol, gain, simple }) => ({
    symbol: symbol as string | null,
    gain,
    simple,
    points: pointsOf.get(symbol) ?? null,
  }));
  const known = own.flatMap(({ gain }) => (gain === null ? [] : [decimal(gain)]));
  const { gain } = whole.returns;
  const rest = gain === null || known.length < own.length ? null : decimal(gain).minus(sumOf(known));
  const restGain = rest === null ? null : Number(rest);
  const cash = { symbol: null, gain: restGain, simple: null, points: linked.rest.returnRatio };
  return {
    total: gain === null ? null : moneyText(decimal(gain)),
    timeWeighted: whole.returns.timeWeighted,
    contributions: [...own, cash]
      .filter(isContribution)
      .map((part) => ({ ...part, gain: moneyText(decimal(part.gain ?? 0)) })),
    incomplete: [
      ...whole.incomplete,
      ...measured.filter((part) => part.gain === null).flatMap(({ incomplete }) => incomplete),
    ],
  };
}

/** Instruments with income, a fee or a tax of their own, held or not. */
function bookedSymbols({ input }: Portfolio, { accountIds, symbols }: Scope): string[] {
  return input.transactions.flatMap(({ type, symbol, accountId }) => {
    if (symbol == null || symbol === "" || kindOf(type).books === undefined) return [];
    return (accountIds?.includes(accountId) ?? true) && (symbols?.includes(symbol) ?? true) ? [symbol] : [];
  });
}

/** An instrument's gain in a range, and the gain relative to opening value and purchases. */
function measuredSymbol(
  portfolio: Portfolio,
  symbol: string,
  { range, scope, parts }: { range: Range; scope: Scope; parts: Required<ReturnParts> },
) {
  const found = gainOf(portfolio, { ...range, scope: { ...scope, symbols: [symbol] }, parts });
  return { symbol, simple: simpleReturn(columnsOfParts(found.columns, parts), found.gain), ...found };
}

/** True for what was held or moved in a range. */
function isContribution({ gain, simple, points }: Record<"gain" | "simple" | "points", number | null>): boolean {
  return gain !== null && (gain !== 0 || simple !== null || Math.abs(points ?? 0) > noPoints);
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
        rate: rate === null ? null : numberOf(rate) / unitsPerMajor(paidIn),
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
  const firstDate = dateOfDay(columns.firstDay);
  const notes = Map.groupBy(missingSplits(portfolio, subject, question, surroundings), ({ date }) =>
    date < range.from ? firstDate : date,
  );
  const { value, inflow, outflow, ...rest } = marketColumns(columns, parts);
  const rows = wireDays(columns, [...columns.value.keys()]).map((cells, index) => {
    const of = (column: Float64Array) => column.subarray(index - 1, index + 1);
    const returned =
      index === 0
        ? null
        : timeWeightedOf({
            days: rest.days.subarray(index - 1, index + 1),
            value: of(value),
            inflow: of(inflow),
            outflow: of(outflow),
          });
    return [
      cells.date,
      cells.value ?? "",
      cells.inflow ?? "",
      cells.outflow ?? "",
      cells.income ?? "",
      cells.fees ?? "",
      cells.taxes ?? "",
      returned === null ? "" : returned.toFixed(8),
      csvCell((notes.get(cells.date) ?? []).map((split) => missingSplitSentence(split)).join(" ")),
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
