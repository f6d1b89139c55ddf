import { z } from "zod";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { found, missing, refused } from "./found.ts";
import { portfolioNotices, nothingHeld, portfolioName } from "./holdings.ts";
import { dayInput, symbolInput } from "./input.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
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
    "How the portfolio, one account or one holding did between two days (default: since the first transaction): time-weighted, money-weighted and simple return, gain, the bridge from the opening to the closing value, benchmark, volatility, deepest fall, best and worst day, years. Name which return is meant.",
  input: performanceInput,
  symbolsOf: ({ symbol, benchmark }) => [symbol, benchmark].filter((one) => one !== undefined),
  run: (input, context) => performanceFound(input, context),
});

/** Returns of a range as a source, each under its own name. */
export async function performanceFound(
  { from, to, symbol, account, benchmark: against }: z.output<typeof performanceInput>,
  { api }: Pick<ToolContext, "api">,
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/performance", {
    step: "month",
    ...query,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(symbol === undefined ? {} : { symbol }),
    ...(against === undefined ? {} : { benchmark: against }),
  });
  if (!reply.ok) return refused(reply);
  const measured = reply.output;
  const { returns, bridge, benchmark, statistics, baseCurrency: currency, provenance } = measured;
  const isNothing =
    bridge !== null && [bridge.opening, bridge.deposits, bridge.closing].every((amount) => Number(amount) === 0);
  if (isNothing || measured.series.length === 0)
    return missing(symbol === undefined ? nothingHeld : `${symbol} was not held in these days.`);
  const subject = symbol === undefined ? null : subjectOf(symbol);
  const status = provenance.status === "unavailable" ? "manual" : provenance.status;
  const draft = sourceDraft({ asOf: provenance.asOf ?? measured.to, status, subject });
  const period = `${measured.from}/${measured.to}`;
  const percent = (key: string, label: string, value: number | null, alsoCalled: readonly string[] = [], at = period) =>
    draft.computed({
      key,
      label,
      alsoCalled,
      unit: "percent",
      period: at,
      value: percentOf(value),
      formula: formulas[key] ?? label.toLowerCase(),
      of: [],
    });
  const amount = (key: string, label: string, value: string | number | null, alsoCalled: readonly string[] = []) =>
    draft.figure({ key, label, alsoCalled, unit: "money", currency, period, isPrivate: true, value });

  const data = {
    of: draft.own(symbol ?? account ?? "the whole portfolio"),
    from: draft.day({ key: "from", label: "First day", date: measured.from }),
    to: draft.day({ key: "to", label: "Last day", date: measured.to }),
    baseCurrency: currency,
    returnsPercent: {
      timeWeighted: percent("timeWeighted", "Time-weighted return", returns.timeWeighted, ["return", "TWR"]),
      moneyWeighted: percent("moneyWeighted", "Money-weighted return", returns.moneyWeighted, ["return", "IRR", "MWR"]),
      simple: percent("simple", "Simple return", returns.simple, ["return"]),
      timeWeightedAYear: percent(
        "timeWeightedYearly",
        "Time-weighted return a year",
        returns.yearly?.timeWeighted ?? null,
        ["a year", "annualised"],
      ),
      moneyWeightedAYear: percent(
        "moneyWeightedYearly",
        "Money-weighted return a year",
        returns.yearly?.moneyWeighted ?? null,
        ["a year", "annualised"],
      ),
      whyMissing: returns.reasons,
    },
    gain: amount("gain", "Total gain", returns.gain, ["gain", "loss", "profit", "made", "earned"]),
    bridge:
      bridge === null
        ? null
        : {
            opening: amount("opening", "Opening value", bridge.opening),
            deposits: amount("deposits", "Deposits", bridge.deposits, ["paid in"]),
            withdrawals: amount("withdrawals", "Withdrawals", bridge.withdrawals, ["taken out"]),
            realised: amount("realised", "Realised gain", bridge.realised),
            unrealised: amount("unrealised", "Change of unrealised gain", bridge.unrealised),
            income: amount("income", "Income", bridge.income, ["dividends", "interest"]),
            fees: amount("fees", "Fees", bridge.fees),
            taxes: amount("taxes", "Taxes", bridge.taxes),
            currencyEffect: amount("currency", "Currency effect", bridge.currency),
            closing: amount("closing", "Closing value", bridge.closing, ["value", "worth"]),
          },
    benchmark:
      benchmark === null
        ? null
        : {
            symbol: benchmark.symbol,
            returnPercent: draft.computed({
              key: "benchmark",
              label: "Time-weighted return",
              alsoCalled: ["return", "benchmark"],
              subject: subjectOf(benchmark.symbol, benchmark.name),
              unit: "percent",
              period,
              value: percentOf(benchmark.timeWeighted),
              formula: "time-weighted, dividends reinvested, in the base currency",
              of: [],
            }),
            differencePoints: draft.computed({
              key: "difference",
              label: "Return less the benchmark's",
              alsoCalled: ["ahead of the benchmark", "behind the benchmark"],
              unit: "percentage-points",
              period,
              value: percentOf(benchmark.difference),
              formula: "time-weighted return − benchmark's return",
              of: ["timeWeighted", "benchmark"],
            }),
            reason: benchmark.reason,
          },
    statistics: {
      volatilityPercentAYear: percent("volatility", "Volatility a year", statistics.volatility, ["volatility"]),
      sharpe: draft.computed({
        key: "sharpe",
        label: "Sharpe ratio",
        alsoCalled: ["Sharpe"],
        unit: "number",
        period,
        value: statistics.sharpe,
        formula: "(yearly return − risk-free rate) ÷ volatility",
        of: [],
      }),
      deepestFallPercent: percent("maxDrawdown", "Deepest fall", statistics.maxDrawdown, [
        "maximum drawdown",
        "drawdown",
      ]),
      deepestFallFrom: draft.day({ key: "drawdownPeak", label: "Peak before the fall", date: statistics.drawdownPeak }),
      deepestFallTo: draft.day({ key: "drawdownTrough", label: "Trough of the fall", date: statistics.drawdownTrough }),
      bestDayPercent: percent(
        "bestDay",
        "Best day",
        statistics.bestDay?.returnRatio ?? null,
        [],
        statistics.bestDay?.date ?? period,
      ),
      bestDay: draft.day({ key: "bestDayDate", label: "Best day", date: statistics.bestDay?.date ?? null }),
      worstDayPercent: percent(
        "worstDay",
        "Worst day",
        statistics.worstDay?.returnRatio ?? null,
        [],
        statistics.worstDay?.date ?? period,
      ),
      worstDay: draft.day({ key: "worstDayDate", label: "Worst day", date: statistics.worstDay?.date ?? null }),
      ...Object.fromEntries(
        Object.entries(monthExtremes(measured.months)).flatMap(([key, month]) => {
          if (month === undefined) return [];
          const label = key === "bestMonth" ? "Best month" : "Worst month";
          return [
            [`${key}Percent`, percent(key, label, month.portfolio, [], month.period)],
            [
              key,
              draft.day({
                key: `${key}From`,
                label: `First day of the ${label.toLowerCase()}`,
                date: `${month.period}-01`,
              }),
            ],
          ];
        }),
      ),
    },
    years: measured.years.slice(-6).map((year) => ({
      year: year.period,
      isPartial: year.isPartial,
      returnPercent: percent(`year.${year.period}`, "Time-weighted return", year.portfolio, ["return"], year.period),
    })),
    months: measured.months.slice(-12).map((month) => ({
      month: month.period,
      isPartial: month.isPartial,
      returnPercent: percent(
        `month.${month.period}`,
        "Time-weighted return",
        month.portfolio,
        ["return"],
        month.period,
      ),
    })),
  };
  const title = `${symbol === undefined ? "Your returns" : `Your returns on ${symbol}`}, ${measured.from} to ${measured.to}`;
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
        table: {
          title,
          columns: [
            { label: "Return", isNumber: false },
            { label: "Range", isNumber: true },
            { label: "A year", isNumber: true },
          ],
          rows: [
            ["Time-weighted", "timeWeighted", "timeWeightedYearly"],
            ["Money-weighted", "moneyWeighted", "moneyWeightedYearly"],
            ["Simple", "simple", ""],
          ].map(([label = "", range = "", year = ""]) => ({
            symbol: null,
            cells: [{ text: label }, draft.cell(range), draft.cell(year)],
          })),
        },
      }),
    ],
    [
      ...(subject === null ? [] : [subject]),
      ...(benchmark === null ? [] : [subjectOf(benchmark.symbol, benchmark.name)]),
    ],
    portfolioNotices(measured),
  );
}

/** The months with the highest and the lowest time-weighted return. */
function monthExtremes(months: readonly { readonly period: string; readonly portfolio: number | null }[]) {
  const known = months
    .flatMap(({ period, portfolio }) => (portfolio === null ? [] : [{ period, portfolio }]))
    .toSorted((one, other) => other.portfolio - one.portfolio);
  return { bestMonth: known[0], worstMonth: known.at(-1) };
}

const formulas: Readonly<Record<string, string>> = {
  timeWeighted: "daily returns between flows, linked: Π(1 + r) − 1",
  moneyWeighted: "(1 + the rate a year)^(days ÷ 365) − 1",
  simple: "total gain ÷ (opening value + deposits)",
  timeWeightedYearly: "(1 + return)^(365 ÷ days) − 1",
  moneyWeightedYearly: "XIRR: the rate a year at which the flows are worth the closing value",
  volatility: "standard deviation of the daily returns × √261",
  bestMonth: "highest time-weighted return of a month",
  worstMonth: "lowest time-weighted return of a month",
  maxDrawdown: "linked returns against their highest point before",
};
