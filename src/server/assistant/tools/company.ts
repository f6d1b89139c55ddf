import { z } from "zod";
import type { Expectation, Fundamentals } from "#contract/fundamentals.ts";
import { measureKinds, statementKinds } from "#core/market/measures.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import type { FigureUnit } from "#core/grounding/evidence.ts";
import type { Words } from "#core/words/shape.ts";
import { readingTool, type ToolContext, type ToolMissing, type ToolSource, type ToolFound } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { outsideWords } from "./outside-words.ts";
import { type DataNumber, percentOf, sourceDraft, type SourceDraft } from "./source-draft.ts";
import { typeOf, nameOf, subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

export const companyTool = readingTool({
  name: "get_fundamentals",
  description:
    "What a company is, who leads it and its key figures: sector, industry, officers, employees, valuation multiples, margins, growth, debt, cash flow, yield, short interest, ownership. For a fund: cost, size, largest holdings, sectors.",
  input: z.strictObject({ symbol: symbolInput }),
  symbolsOf: ({ symbol }) => [symbol],
  run: (input, context) => companyFound(input, context),
});

export async function companyFound(
  { symbol }: { readonly symbol: string },
  context: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const company = await fundamentalsOf(symbol, context);
  if ("ok" in company) return company;
  const subject = subjectOf(symbol, company.name);
  return found(
    context.words.answers.sources.company.summary(symbol),
    [companySource(company, context.words)],
    [subject],
  );
}

export const statementsTool = readingTool({
  name: "get_financial_statements",
  description:
    "Income statement, balance sheet or cash flow of a company, by year or quarter, up to five periods, with growth of each line against the period a year before. Ask for it for revenue, earnings, cash flow and debt over time.",
  input: z.strictObject({
    symbol: symbolInput,
    statement: z.enum(["income", "balance", "cash-flow"]).default("income"),
    period: z.enum(["annual", "quarterly"]).default("annual"),
  }),
  symbolsOf: ({ symbol }) => [symbol],
  run: (input, context) => statementsFound(input, context),
});

export async function statementsFound(
  {
    symbol,
    statement,
    period,
  }: {
    readonly symbol: string;
    readonly statement: "income" | "balance" | "cash-flow";
    readonly period: "annual" | "quarterly";
  },
  context: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const company = await fundamentalsOf(symbol, context);
  if ("ok" in company) return company;
  const source = statementSource(company, statement, period, context.words);
  const { company: texts } = context.words.answers.sources;
  if (source === null)
    return missing(
      texts.noStatement({
        symbol,
        statement: context.words.answers.measures.statements[statementIds[statement]],
        span: period,
      }),
    );
  return found(source.title, [source], [subjectOf(symbol, company.name)]);
}

export const estimatesTool = readingTool({
  name: "get_estimates",
  description:
    "Analysts' views of a company: price targets, number of Buy/Hold/Sell views, changes of ratings, expected earnings and revenue of this and the next quarter and year, estimates against reported earnings of past quarters, and the next earnings date.",
  input: z.strictObject({ symbol: symbolInput }),
  symbolsOf: ({ symbol }) => [symbol],
  run: (input, context) => estimatesFound(input, context),
});

export async function estimatesFound(
  { symbol }: { readonly symbol: string },
  context: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const company = await fundamentalsOf(symbol, context);
  if ("ok" in company) return company;
  const source = estimatesSource(company, context.words);
  if (source === null) return missing(context.words.answers.sources.company.noEstimates(symbol));
  return found(source.title, [source], [subjectOf(symbol, company.name)]);
}

/** Everything known of a company; the reason where there is nothing. */
export async function fundamentalsOf(
  symbol: string,
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<Fundamentals | ToolMissing> {
  const reply = await api("GET /api/market/fundamentals", { symbol });
  if (!reply.ok) return refused(reply, words);
  if (reply.output.provenance.status === "sample") return missing(words.answers.sources.sampleOnly);
  return isReal(reply.output.provenance) ? reply.output : missing(words.answers.sources.company.notLoaded(symbol));
}

type Kind = (typeof measureKinds)[number];

/** The name of a figure or of a line of a statement. */
function nameOfFigure({ measures }: SourceDraft, { id, name }: { readonly id: string; readonly name: string }): string {
  const names: Readonly<Record<string, string>> = measures.figures;
  return names[id] ?? name;
}

/** Unit and value of a company's figure as facts have them: ratios as per cent. */
function asFigure(kind: Kind, value: number | null, currency: string | null) {
  const unit: FigureUnit =
    kind.unit === "ratio"
      ? "percent"
      : kind.unit === "money" || kind.unit === "price"
        ? "money"
        : kind.unit === "days" || kind.unit === "shares"
          ? kind.unit
          : "number";
  return {
    unit,
    currency: unit !== "money" || currency === null ? null : kind.unit === "money" ? majorCurrency(currency) : currency,
    value: kind.unit === "ratio" ? percentOf(value) : value,
  };
}

/** Profile and key figures as a source. */
export function companySource(company: Fundamentals, words?: Words): ToolSource {
  const { symbol, profile, fund, provenance, currency } = company;
  const draft = sourceDraft({
    asOf: provenance.asOf,
    status: provenance.status,
    subject: subjectOf(symbol, company.name),
    words,
  });
  const values = new Map(company.measures.map(({ id, value }) => [id, value]));
  const newestPeriod =
    company.statements
      .flatMap(({ dates }) => dates)
      .toSorted()
      .at(-1) ?? null;
  const measures = measureKinds.flatMap((kind) => {
    const value = values.get(kind.id) ?? null;
    if (value === null) return [];
    const figure = draft.figure({
      key: kind.id,
      label: nameOfFigure(draft, kind),
      ...(kind.isReported && newestPeriod !== null && { asOf: newestPeriod }),
      ...asFigure(kind, value, currency),
    });
    return [[`${kind.name}${kind.unit === "ratio" ? " (%)" : ""}`, figure] as const];
  });
  return draft.source({
    kind: "fundamentals",
    title: draft.texts.company.title(symbol),
    href: symbolHref(symbol, "financials"),
    provider: provenance.source,
    data: {
      symbol,
      name: nameOf(draft, symbol, company.name),
      type: typeOf(draft, company.type),
      currency,
      sector: draft.quote("sector", profile.sector),
      industry: draft.quote("industry", profile.industry),
      country: draft.quote("country", profile.country),
      employees: draft.figure({
        key: "employees",
        label: draft.labels.employees,
        unit: "count",
        value: profile.employees,
      }),
      business: draft.quote("business", profile.summary, { maxLength: 700 }),
      officers: company.officers.map(({ name, title, pay, payYear }, index) => ({
        name: draft.quote(`officer${index}`, name, { maxLength: 80 }),
        title: draft.quote(`officer${index}.title`, title, { maxLength: 120 }),
        pay: draft.figure({
          key: `officer${index}.pay`,
          label: draft.labels.officerPay,
          unit: "money",
          currency,
          period: payYear === null ? null : String(payYear),
          value: pay,
        }),
        payYear: draft.own(payYear === null ? null : String(payYear)),
      })),
      figures: Object.fromEntries(measures),
      fund: fund === null ? null : fundData(draft, fund, currency),
    },
  });
}

function fundData(draft: SourceDraft, fund: NonNullable<Fundamentals["fund"]>, currency: string | null) {
  return {
    family: draft.quote("family", fund.family),
    category: draft.quote("category", fund.category),
    expenseRatioPercent: draft.figure({
      key: "expenseRatio",
      label: draft.labels.costAYear,
      unit: "percent",
      value: percentOf(fund.expenseRatio),
    }),
    netAssets: draft.figure({
      key: "netAssets",
      label: draft.labels.netAssets,
      unit: "money",
      currency,
      value: fund.netAssets,
    }),
    holdings: fund.holdings.slice(0, 10).map((holding, index) => ({
      symbol: holding.symbol,
      name: nameOf(draft, holding.symbol, holding.name, `holding${index}.name`),
      weightPercent: draft.figure({
        key: `holding${index}`,
        label: draft.texts.company.weightOf(holding.symbol ?? short(holding.name, 80) ?? draft.texts.company.holding),
        unit: "percent",
        subject: holding.symbol === null ? null : subjectOf(holding.symbol, holding.name),
        value: percentOf(holding.weight),
      }),
    })),
    sectors: fund.sectors.map(({ name, weight }, index) => ({
      name: draft.quote(`sector${index}.name`, name),
      weightPercent: draft.figure({
        key: `sector${index}`,
        label: draft.texts.company.weightOf(short(name, 60) ?? draft.texts.company.sector),
        unit: "percent",
        value: percentOf(weight),
      }),
    })),
  };
}

const statementIds = { income: "income", balance: "balance", "cash-flow": "cashFlow" } as const;
const statementNames = { income: "Income statement", balance: "Balance sheet", "cash-flow": "Cash flow" } as const;
const maxPeriods = 5;

/** One statement over up to five periods; null where none is known. */
export function statementSource(
  company: Fundamentals,
  name: keyof typeof statementNames,
  period: "annual" | "quarterly",
  words?: Words,
): ToolSource | null {
  const statement = company.statements.find((candidate) => candidate.period === period);
  const kinds = statementKinds.find((candidate) => candidate.name === statementNames[name])?.lines ?? [];
  if (statement === undefined || statement.dates.length === 0) return null;
  const first = Math.max(0, statement.dates.length - maxPeriods);
  const columns = statement.dates.slice(first).map((date, index) => ({ date, index: first + index }));
  const draft = sourceDraft({
    asOf: statement.dates.at(-1) ?? company.provenance.asOf,
    status: company.provenance.status,
    subject: subjectOf(company.symbol, company.name),
    words,
  });
  const currency = statement.currency ?? company.currency;
  const lines = kinds.flatMap((kind) => {
    const values = statement.lines.find(({ id }) => id === kind.id)?.values;
    if (values === undefined || columns.every(({ index }) => (values[index] ?? null) === null)) return [];
    return [
      {
        kind,
        values: columns.map(({ date, index }) =>
          draft.figure({
            key: `${kind.id}.${date}`,
            label: nameOfFigure(draft, kind),
            period: fiscalPeriod(date, period),
            asOf: date,
            ...asFigure(kind, values[index] ?? null, currency),
          }),
        ),
        growthPercent: columns.map(({ date, index }) =>
          draft.derive({
            key: `${kind.id}.growth.${date}`,
            label: draft.texts.company.growthOf(nameOfFigure(draft, kind)),
            unit: "percent",
            period: fiscalPeriod(date, period),
            asOf: date,
            operation: "percent-change",
            of: [`${kind.id}.${yearBefore(statement.dates, index, period) ?? "none"}`, `${kind.id}.${date}`],
          }),
        ),
      },
    ];
  });
  if (lines.length === 0) return null;
  const margins = marginLines(
    draft,
    columns.map(({ date }) => date),
    period,
  );
  const ratios = ratioLines(
    draft,
    columns.map(({ date }) => date),
    period,
  );
  const byPeriod = (values: readonly DataNumber[]) =>
    Object.fromEntries(columns.map(({ date }, index) => [fiscalPeriod(date, period), values[index] ?? null]));
  const title = draft.texts.company.statementTitle({
    symbol: company.symbol,
    statement: draft.measures.statements[statementIds[name]],
    span: period,
  });
  return draft.source({
    kind: "statements",
    title,
    href: symbolHref(company.symbol, "financials"),
    provider: company.provenance.source,
    data: {
      symbol: company.symbol,
      statement: draft.own(statementNames[name]),
      currency,
      periodEnds: columns.map(({ date }) => draft.day({ key: `end.${date}`, label: draft.labels.endOfPeriod, date })),
      lines: Object.fromEntries(lines.map(({ kind, values }) => [kind.name, byPeriod(values)])),
      growthPercent: Object.fromEntries(
        lines.map(({ kind, growthPercent }) => [`${kind.name} growth`, byPeriod(growthPercent)]),
      ),
      marginsPercent: Object.fromEntries(margins.map(({ name: margin, percent }) => [margin, byPeriod(percent)])),
      ratios: Object.fromEntries(ratios.map(({ name: ratio, values }) => [ratio, byPeriod(values)])),
    },
    table: {
      title,
      columns: [
        { label: draft.labels.line, isNumber: false },
        ...columns.map(({ date }) => ({ label: fiscalPeriod(date, period), isNumber: true })),
      ],
      rows: lines.map(({ kind }) => ({
        symbol: null,
        cells: [{ text: nameOfFigure(draft, kind) }, ...columns.map(({ date }) => draft.cell(`${kind.id}.${date}`))],
      })),
    },
  });
}

/** Parts of the revenue, where the statement has both. */
function marginLines(draft: SourceDraft, dates: readonly string[], period: "annual" | "quarterly") {
  const parts = [
    ["grossProfit", "grossMargin"],
    ["operatingIncome", "operatingMargin"],
    ["netIncome", "netMargin"],
  ] as const;
  return parts.flatMap(([line, id]) =>
    draft.has(`${line}.${dates.at(-1) ?? ""}`)
      ? [
          {
            name: draft.labels[id],
            percent: dates.map((date) =>
              draft.derive({
                key: `${line}.margin.${date}`,
                label: draft.labels[id],
                unit: "percent",
                period: fiscalPeriod(date, period),
                asOf: date,
                operation: "share",
                of: [`${line}.${date}`, `totalRevenue.${date}`],
              }),
            ),
          },
        ]
      : [],
  );
}

/** Ratios of two lines of the same statement, where it has both. */
function ratioLines(draft: SourceDraft, dates: readonly string[], period: "annual" | "quarterly") {
  const kinds = [
    ["taxRate", "percent", "share", ["taxProvision", "pretaxIncome"]],
    ["currentRatio", "number", "ratio", ["currentAssets", "currentLiabilities"]],
  ] as const;
  return kinds.flatMap(([key, unit, operation, of]) => {
    const values = dates.map((date) =>
      draft.derive({
        key: `${key}.${date}`,
        label: draft.labels[key],
        unit,
        period: fiscalPeriod(date, period),
        asOf: date,
        operation,
        of: of.map((line) => `${line}.${date}`),
      }),
    );
    return values.every((value) => value === null) ? [] : [{ name: draft.labels[key], values }];
  });
}

/** The day a year before that of the place, among the ends of the periods. */
function yearBefore(dates: readonly string[], index: number, period: "annual" | "quarterly"): string | null {
  const before = dates[index - (period === "annual" ? 1 : 4)];
  const date = dates[index];
  if (before === undefined || date === undefined) return null;
  const months =
    (Number(date.slice(0, 4)) - Number(before.slice(0, 4))) * 12 +
    Number(date.slice(5, 7)) -
    Number(before.slice(5, 7));
  return Math.abs(months - 12) <= 1 ? before : null;
}

/** The civil year or quarter that a period ends in: companies whose year ends elsewhere count theirs otherwise. */
export function fiscalPeriod(end: string, period: "annual" | "quarterly"): string {
  if (period === "annual") return `FY${end.slice(0, 4)}`;
  return `${end.slice(0, 4)}-Q${Math.ceil(Number(end.slice(5, 7)) / 3)}`;
}

/** Analysts' targets and views, and earnings against estimates; null where nothing of it is known. */
export function estimatesSource(company: Fundamentals, words?: Words): ToolSource | null {
  const { symbol, analysts, earnings, nextEarnings, currency, provenance } = company;
  const draft = sourceDraft({
    asOf: provenance.asOf,
    status: provenance.status,
    subject: subjectOf(symbol, company.name),
    words,
  });
  const money = (key: string, label: string, value: number | null) =>
    draft.figure({ key, label, unit: "money", currency, value });
  const count = (key: string, label: string, value: number | null) =>
    draft.figure({ key, label, unit: "count", value });
  const views = analysts.views;
  const data = {
    symbol,
    currency,
    analysts: {
      count: count("analysts", draft.labels.analysts, analysts.count),
      targetLow: money("targetLow", draft.labels.lowestTarget, analysts.targetLow),
      targetMean: money("targetMean", draft.labels.meanTarget, analysts.targetMean),
      targetHigh: money("targetHigh", draft.labels.highestTarget, analysts.targetHigh),
      views:
        views === null
          ? null
          : {
              strongBuy: count("strongBuy", draft.labels.strongBuyViews, views.strongBuy),
              buy: count("buy", draft.labels.buyViews, views.buy),
              hold: count("hold", draft.labels.holdViews, views.hold),
              sell: count("sell", draft.labels.sellViews, views.sell),
              strongSell: count("strongSell", draft.labels.strongSellViews, views.strongSell),
            },
    },
    nextEarnings:
      nextEarnings === null
        ? null
        : {
            date: draft.day({
              key: "nextEarnings",
              label: draft.labels.nextEarnings,
              date: nextEarnings.date,
            }),
            isEstimate: nextEarnings.isEstimate,
            estimate: money("nextEstimate", draft.labels.expectedEps, nextEarnings.estimate),
          },
    expected: company.expectations.map((expectation) => expectedData(draft, expectation, currency)),
    ratingChanges: company.ratingChanges.slice(0, 6).map(({ date, firm, from, to, action }, index) => ({
      date: draft.day({ key: `rating${index}`, label: draft.labels.ratingChange, date }),
      firm: draft.quote(`rating${index}.firm`, firm, { maxLength: 60 }),
      from: draft.quote(`rating${index}.from`, from, { maxLength: 40 }),
      to: draft.quote(`rating${index}.to`, to, { maxLength: 40 }),
      action: draft.quote(`rating${index}.action`, action, { maxLength: 20 }),
    })),
    earnings: earnings.slice(-8).map((quarter) => earningsData(draft, quarter, currency)),
  };
  const source = draft.source({
    kind: "estimates",
    title: draft.texts.company.estimates(symbol),
    href: symbolHref(symbol, "events"),
    provider: provenance.source,
    data,
    table: earnings.length === 0 ? null : earningsTable(draft, symbol, earnings.slice(-8)),
  });
  return source.facts.length === 0 ? null : source;
}

type Earnings = Fundamentals["earnings"][number];

function earningsData(
  draft: SourceDraft,
  { quarter, estimate, actual, surprisePercent }: Earnings,
  currency: string | null,
) {
  const of = { period: fiscalPeriod(quarter, "quarterly"), asOf: quarter };
  const perShare = (key: string, label: string, value: number | null) =>
    draft.figure({ key: `${key}.${quarter}`, label, unit: "money", currency, value, ...of });
  return {
    quarterEnd: draft.day({ key: `quarter.${quarter}`, label: draft.labels.endOfQuarter, date: quarter }),
    estimate: perShare("estimate", draft.labels.epsExpected, estimate),
    actual: perShare("actual", draft.labels.epsReported, actual),
    surprisePercent: draft.figure({
      ...of,
      key: `surprise.${quarter}`,
      label: draft.labels.surprise,
      unit: "percent",
      value: surprisePercent,
    }),
  };
}

function earningsTable(draft: SourceDraft, symbol: string, earnings: readonly Earnings[]) {
  return {
    title: draft.texts.company.earningsTable(symbol),
    columns: [
      { label: draft.labels.quarter, isNumber: false },
      { label: draft.labels.expected, isNumber: true },
      { label: draft.labels.reported, isNumber: true },
      { label: draft.labels.surprise, isNumber: true },
    ],
    rows: earnings.map(({ quarter }) => ({
      symbol,
      cells: [
        { text: fiscalPeriod(quarter, "quarterly") },
        draft.cell(`estimate.${quarter}`),
        draft.cell(`actual.${quarter}`),
        draft.cell(`surprise.${quarter}`),
      ],
    })),
  };
}

/** Expectations for one period, with their growth. */
function expectedData(draft: SourceDraft, expectation: Expectation, currency: string | null) {
  const { period: kind, end } = expectation;
  const period = end === null ? null : fiscalPeriod(end, kind.endsWith("quarter") ? "quarterly" : "annual");
  const money = (key: string, label: string, value: number | null) =>
    draft.figure({ key: `${kind}.${key}`, label, unit: "money", currency, period, value });
  const growth = (key: string, label: string, of: readonly [string, string]) =>
    draft.derive({
      key: `${kind}.${key}`,
      label,
      unit: "percent",
      period,
      operation: "percent-change",
      of: of.map((part) => `${kind}.${part}`),
    });
  return {
    period: kind,
    end: draft.day({ key: `${kind}.end`, label: draft.labels.endOfPeriod, date: end }),
    earningsPerShare: money("earnings", draft.labels.expectedEps, expectation.earnings),
    lowest: money("earningsLow", draft.labels.lowestEps, expectation.earningsLow),
    highest: money("earningsHigh", draft.labels.highestEps, expectation.earningsHigh),
    aYearBefore: money("earningsBefore", draft.labels.epsYearBefore, expectation.earningsYearBefore),
    thirtyDaysAgo: money("earningsThirtyDaysAgo", draft.labels.epsThirtyDaysAgo, expectation.earningsThirtyDaysAgo),
    earningsGrowthPercent: growth("earningsGrowth", draft.labels.expectedEpsGrowth, ["earningsBefore", "earnings"]),
    revisionPercent: growth("revision", draft.labels.revision, ["earningsThirtyDaysAgo", "earnings"]),
    revenue: money("revenue", draft.labels.expectedRevenue, expectation.revenue),
    revenueAYearBefore: money("revenueBefore", draft.labels.revenueYearBefore, expectation.revenueYearBefore),
    revenueGrowthPercent: growth("revenueGrowth", draft.labels.expectedRevenueGrowth, ["revenueBefore", "revenue"]),
    analysts: draft.figure({
      key: `${kind}.analysts`,
      label: draft.labels.analysts,
      unit: "count",
      period,
      value: expectation.earningsAnalysts,
    }),
  };
}

function short(text: string | null, maxCharacters: number): string | null {
  return text === null ? null : outsideWords(text, maxCharacters);
}
