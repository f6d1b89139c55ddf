import { englishReturnLack } from "#core/portfolio/english-lack.ts";
import { z } from "zod";
import type { Api } from "#contract/index.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { found, missing, refused } from "./found.ts";
import { portfolioNotices, portfolioName } from "./holdings.ts";
import { dayInput, symbolInput } from "./input.ts";
import { percentOf, type SourceDraft, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

const performanceInput = z.strictObject({
  from: dayInput.optional(),
  to: dayInput.optional(),
  symbol: symbolInput.optional(),
  account: accountInput,
  benchmark: symbolInput.optional(),
});

export const performanceTool = readingTool({
  name: "get_performance",
  description:
    "How the portfolio, one account or one holding did between two days (default: since the first transaction): your return (simple), time-weighted and money-weighted return over the days with money invested, yearly figures from a year of them on, gain, the bridge from the opening to the closing value, benchmark, volatility, deepest fall, best and worst day, years. Name which return is meant.",
  input: performanceInput,
  symbolsOf: ({ symbol, benchmark }) => [symbol, benchmark].filter((one) => one !== undefined),
  run: (input, context) => performanceFound(input, context),
});

type Measured = Api["GET /api/portfolio/performance"]["output"];

/** Returns of a range as a source, each under its own name. */
export async function performanceFound(
  { from, to, symbol, account, benchmark: against }: z.output<typeof performanceInput>,
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const { performance: texts, holdings } = words.answers.sources;
  const query = await accountQuery(account, { api, words });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/performance", {
    step: "month",
    ...query,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(symbol === undefined ? {} : { symbol }),
    ...(against === undefined ? {} : { benchmark: against }),
  });
  if (!reply.ok) return refused(reply, words);
  const measured = reply.output;
  const { bridge, benchmark, baseCurrency, provenance } = measured;
  const isNothing =
    bridge !== null && [bridge.opening, bridge.deposits, bridge.closing].every((amount) => Number(amount) === 0);
  if (isNothing || measured.series.length === 0)
    return missing(symbol === undefined ? holdings.none : texts.notHeld(symbol));
  const subject = symbol === undefined ? null : subjectOf(symbol);
  const status = provenance.status === "unavailable" ? "manual" : provenance.status;
  const draft = sourceDraft({ asOf: provenance.asOf ?? measured.to, status, subject, words });
  const figures = rangeFigures(draft, measured);
  const data = {
    of: draft.own(symbol ?? account ?? "the whole portfolio"),
    from: draft.day({ key: "from", label: draft.labels.firstDay, date: measured.from }),
    to: draft.day({ key: "to", label: draft.labels.lastDay, date: measured.to }),
    baseCurrency,
    returnsPercent: returnsOf(measured, draft, figures),
    gain: figures.amount("gain", draft.labels.totalGain, measured.returns.gain),
    bridge: bridge === null ? null : bridgeOf(bridge, draft, figures),
    benchmark: benchmark === null ? null : benchmarkOf(benchmark, draft, figures),
    statistics: { ...statisticsOf(measured.statistics, draft, figures), ...monthExtremesOf(measured, draft, figures) },
    years: measured.years.slice(-6).map(({ period, isPartial, portfolio }) => ({
      year: period,
      isPartial,
      returnPercent: figures.ofPeriod("year", period, portfolio),
    })),
    months: measured.months.slice(-12).map(({ period, isPartial, portfolio }) => ({
      month: period,
      isPartial,
      returnPercent: figures.ofPeriod("month", period, portfolio),
    })),
  };
  const title = texts.title(symbol, measured.from, measured.to);
  return found(
    title,
    [
      draft.source({
        kind: "performance",
        title,
        href:
          symbol === undefined
            ? `/portfolio?tab=performance&from=${measured.from}&to=${measured.to}`
            : `/insights?symbol=${encodeURIComponent(symbol)}&tab=position`,
        provider: portfolioName,
        data,
        table: returnTable(draft, title),
      }),
    ],
    [
      ...(subject === null ? [] : [subject]),
      ...(benchmark === null ? [] : [subjectOf(benchmark.symbol, benchmark.name)]),
    ],
    portfolioNotices(measured, words),
  );
}

type RangeFigures = ReturnType<typeof rangeFigures>;

/** Figures of one range. */
function rangeFigures(draft: SourceDraft, { from, to, returns, baseCurrency: currency }: Measured) {
  const period = `${from}/${to}`;
  const days = returns.invested === null ? period : `${returns.invested.from}/${returns.invested.to}`;
  const formulas: Readonly<Record<string, string>> = draft.formulas.performance;
  const percent = (key: string, label: string, value: number | null, at = period) =>
    draft.computed({
      key,
      label,
      unit: "percent",
      period: at,
      value: percentOf(value),
      // Those of a year or a month are time-weighted.
      formula: formulas[key] ?? draft.formulas.performance.timeWeighted,
      of: [],
    });
  const amount = (key: string, label: string, value: string | number | null) =>
    draft.figure({ key, label, unit: "money", currency, period, isPrivate: true, value });

  return {
    period,
    percent,
    /** A return of the days in which money was invested. */
    ofInvested: (key: string, label: string, value: number | null) => percent(key, label, value, days),
    amount,
    /** The return of a year or a month. */
    ofPeriod: (step: "year" | "month", name: string, value: number | null) =>
      percent(`${step}.${name}`, draft.labels.timeWeightedReturn, value, name),
  };
}

function returnsOf({ returns, from, to }: Measured, draft: SourceDraft, { ofInvested }: RangeFigures) {
  const { labels } = draft;
  const invested = returns.invested ?? { from, to };
  return {
    firstDay: draft.day({ key: "investedFrom", label: labels.firstDay, date: invested.from }),
    lastDay: draft.day({ key: "investedTo", label: labels.lastDay, date: invested.to }),
    timeWeighted: ofInvested("timeWeighted", labels.timeWeightedReturn, returns.timeWeighted),
    moneyWeighted: ofInvested("moneyWeighted", labels.moneyWeightedReturn, returns.moneyWeighted),
    simple: ofInvested("simple", labels.simpleReturn, returns.simple),
    timeWeightedAYear: ofInvested("timeWeightedYearly", labels.timeWeightedAYear, returns.yearly?.timeWeighted ?? null),
    moneyWeightedAYear: ofInvested(
      "moneyWeightedYearly",
      labels.moneyWeightedAYear,
      returns.yearly?.moneyWeighted ?? null,
    ),
    whyMissing: Object.fromEntries(
      Object.entries(returns.reasons).map(([name, lack]) => [name, englishReturnLack(lack)]),
    ),
  };
}

function bridgeOf(bridge: NonNullable<Measured["bridge"]>, { labels }: SourceDraft, { amount }: RangeFigures) {
  return {
    opening: amount("opening", labels.openingValue, bridge.opening),
    deposits: amount("deposits", labels.deposits, bridge.deposits),
    withdrawals: amount("withdrawals", labels.withdrawals, bridge.withdrawals),
    realised: amount("realised", labels.realisedGain, bridge.realised),
    unrealised: amount("unrealised", labels.changeOfUnrealised, bridge.unrealised),
    income: amount("income", labels.income, bridge.income),
    fees: amount("fees", labels.fees, bridge.fees),
    taxes: amount("taxes", labels.taxes, bridge.taxes),
    currencyEffect: amount("currency", labels.currencyEffect, bridge.currency),
    closing: amount("closing", labels.closingValue, bridge.closing),
  };
}

function benchmarkOf(benchmark: NonNullable<Measured["benchmark"]>, draft: SourceDraft, { period }: RangeFigures) {
  return {
    symbol: benchmark.symbol,
    returnPercent: draft.computed({
      key: "benchmark",
      label: draft.labels.timeWeightedReturn,
      subject: subjectOf(benchmark.symbol, benchmark.name),
      unit: "percent",
      period,
      value: percentOf(benchmark.timeWeighted),
      formula: draft.formulas.performance.benchmark,
      of: [],
    }),
    differencePoints: draft.computed({
      key: "difference",
      label: draft.labels.lessBenchmark,
      unit: "percentage-points",
      period,
      value: percentOf(benchmark.difference),
      formula: draft.formulas.performance.lessBenchmark,
      of: ["timeWeighted", "benchmark"],
    }),
    reason: benchmark.reason,
  };
}

function statisticsOf(statistics: Measured["statistics"], draft: SourceDraft, { percent, period }: RangeFigures) {
  const { bestDay, worstDay } = statistics;
  return {
    volatilityPercentAYear: percent("volatility", draft.labels.volatilityAYear, statistics.volatility),
    sharpe: draft.computed({
      key: "sharpe",
      label: draft.labels.sharpe,
      unit: "number",
      period,
      value: statistics.sharpe,
      formula: draft.formulas.performance.sharpe,
      of: [],
    }),
    beta: draft.computed({
      key: "beta",
      label: draft.labels.beta,
      unit: "number",
      period,
      value: statistics.beta,
      formula: draft.formulas.beta,
      of: [],
    }),
    deepestFallPercent: percent("maxDrawdown", draft.labels.deepestFall, statistics.maxDrawdown),
    deepestFallFrom: draft.day({
      key: "drawdownPeak",
      label: draft.labels.peakBeforeFall,
      date: statistics.drawdownPeak,
    }),
    deepestFallTo: draft.day({
      key: "drawdownTrough",
      label: draft.labels.troughOfFall,
      date: statistics.drawdownTrough,
    }),
    deepestFallRecovered: draft.day({
      key: "drawdownRecovered",
      label: draft.labels.recoveryOfFall,
      date: statistics.drawdownRecovered,
    }),
    bestDayPercent: percent("bestDay", draft.labels.bestDay, bestDay?.returnRatio ?? null, bestDay?.date ?? period),
    bestDay: draft.day({ key: "bestDayDate", label: draft.labels.bestDay, date: bestDay?.date ?? null }),
    worstDayPercent: percent(
      "worstDay",
      draft.labels.worstDay,
      worstDay?.returnRatio ?? null,
      worstDay?.date ?? period,
    ),
    worstDay: draft.day({
      key: "worstDayDate",
      label: draft.labels.worstDay,
      date: worstDay?.date ?? null,
    }),
  };
}

function monthExtremesOf({ months }: Measured, draft: SourceDraft, { percent }: RangeFigures) {
  const texts = draft.texts.performance;
  return Object.fromEntries(
    Object.entries(monthExtremes(months)).flatMap(([key, month]) => {
      if (month === undefined) return [];
      const isBest = key === "bestMonth";
      const label = isBest ? draft.labels.bestMonth : draft.labels.worstMonth;
      return [
        [`${key}Percent`, percent(key, label, month.portfolio, month.period)],
        [
          key,
          draft.day({
            key: `${key}From`,
            label: isBest ? texts.firstDayOfBest : texts.firstDayOfWorst,
            date: `${month.period}-01`,
          }),
        ],
      ];
    }),
  );
}

function returnTable(draft: SourceDraft, title: string) {
  return {
    title,
    columns: [
      { label: draft.labels.return, isNumber: false },
      { label: draft.labels.range, isNumber: true },
      { label: draft.labels.aYear, isNumber: true },
    ],
    rows: [
      [draft.labels.simple, "simple", ""],
      [draft.labels.timeWeighted, "timeWeighted", "timeWeightedYearly"],
      [draft.labels.moneyWeighted, "moneyWeighted", "moneyWeightedYearly"],
    ].map(([label = "", range = "", year = ""]) => ({
      symbol: null,
      cells: [{ text: label }, draft.cell(range), draft.cell(year)],
    })),
  };
}

/** The months with the highest and the lowest time-weighted return. */
function monthExtremes(months: readonly { readonly period: string; readonly portfolio: number | null }[]) {
  const known = months
    .flatMap(({ period, portfolio }) => (portfolio === null ? [] : [{ period, portfolio }]))
    .toSorted((one, other) => other.portfolio - one.portfolio);
  return { bestMonth: known[0], worstMonth: known.at(-1) };
}
