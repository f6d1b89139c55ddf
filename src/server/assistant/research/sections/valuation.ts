import { impliedGrowth } from "#core/research/implied-growth.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { say } from "../../computed/phrase.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import type { ToolSource } from "../../tool.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";

/** A return a year that shares have about given over the long run; an assumption, and named as one. */
const requiredReturn = 0.09;

/** The price against earnings and targets, and the growth that it implies. */
export function valuationSection(draft: SectionDraft, gathered: Gathered): void {
  const { words } = draft;
  const { symbol, gaps } = gathered;
  const { labels, measures, reportRules } = gathered.words;
  for (const part of ["company", "estimates", "peers"] as const) draft.gap(gaps.get(part));
  const quote = draft.cite(gathered.quoteSource);
  const figures = draft.citeIf(gathered.companySource);
  const figureOf = (cited: Cited | null, name: string, key: string) =>
    cited === null ? null : say(words.figure, { name, symbol, value: cited.text(key), source: cited.mark });
  draft.statements(words.headings.multiples, [
    figureOf(quote, labels.pe, "pe"),
    figureOf(figures, reportRules.conflicts.names.forward.ratio, "forwardPe"),
    figures === null
      ? null
      : say(words.twoFigures, {
          name: measures.figures.priceToSales,
          symbol,
          value: figures.text("priceToSales"),
          otherName: measures.figures.priceToBook,
          otherValue: figures.text("priceToBook"),
          source: figures.mark,
        }),
    figureOf(figures, measures.figures.enterpriseToEbitda, "enterpriseToEbitda"),
    figureOf(quote, labels.dividendYield, "dividendYield"),
  ]);
  const priced = pricedIn(gathered);
  if (priced === null) draft.gap(words.gaps.noPricedIn);
  else {
    const cited = draft.cite(priced);
    const source = cited.mark;
    draft.statements(words.headings.pricedIn, [
      say(words.flowToPrice, { symbol, value: cited.text("yield"), source }),
      say(words.impliedGrowth, {
        symbol,
        required: cited.text("required"),
        growth: cited.text("growth", { signed: true }),
        source,
      }),
    ]);
  }
  expectations(draft, gathered);
  draft.table(draft.citeIf(gathered.peers), words.peers);
}

/** Targets of analysts, and the growth that they expect. */
function expectations(draft: SectionDraft, { symbol, estimates: found }: Gathered): void {
  const { words } = draft;
  const estimates = draft.citeIf(found);
  if (estimates === null) return;
  const source = estimates.mark;
  draft.statements(words.headings.analysts, [
    say(words.targets, {
      symbol,
      analysts: estimates.text("analysts"),
      mean: estimates.text("targetMean"),
      low: estimates.text("targetLow"),
      high: estimates.text("targetHigh"),
      source,
    }),
  ]);
  draft.statements(words.headings.expected, [
    say(words.expectedGrowth, {
      symbol,
      revenue: estimates.text("year.revenueGrowth", { signed: true }),
      earnings: estimates.text("year.earningsGrowth", { signed: true }),
      source,
    }),
    say(words.revision, { symbol, value: estimates.text("year.revision", { signed: true }), source }),
  ]);
}

/** Free cash flow to price and the growth that it takes, as facts; null without a cash flow to grow. */
function pricedIn({ company, quote, subject, words: answers }: Gathered): ToolSource | null {
  const flow = company?.measures.find(({ id }) => id === "freeCashFlow")?.value ?? null;
  const cap = quote.marketCap;
  const growth = flow === null || cap === null ? null : impliedGrowth(flow, cap, requiredReturn);
  if (company === null || flow === null || cap === null || growth === null) return null;
  const draft = sourceDraft({
    asOf: quote.provenance.asOf,
    status: quote.provenance.status,
    subject,
    words: { answers },
  });
  const { report: texts } = answers;
  const money = (key: string, label: string, value: number) =>
    draft.figure({ key, label, unit: "money", currency: company.currency ?? quote.currency, value });
  const flowFigure = money("flow", draft.measures.figures.freeCashFlow, flow);
  const capFigure = money("cap", draft.labels.marketCap, cap);
  const flowYield = draft.derive({
    key: "yield",
    label: texts.flowToCap,
    unit: "percent",
    operation: "share",
    of: ["flow", "cap"],
  });
  const required = draft.figure({
    key: "required",
    label: texts.requiredReturn,
    unit: "percent",
    value: requiredReturn * 100,
  });
  const implied = draft.computed({
    key: "growth",
    label: texts.growthPricedIn,
    unit: "percent",
    value: growth * 100,
    formula: draft.formulas.impliedGrowth,
    of: ["required", "yield"],
  });
  return draft.source({
    kind: "research",
    title: texts.pricedInTitle(company.symbol),
    provider: "computed",
    data: {
      freeCashFlow: flowFigure,
      marketCap: capFigure,
      freeCashFlowYieldPercent: flowYield,
      requiredReturnPercent: required,
      impliedGrowthPercent: implied,
    },
  });
}
