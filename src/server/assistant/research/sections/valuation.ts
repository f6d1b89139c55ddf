import { impliedGrowth } from "#core/research/implied-growth.ts";
import { phrase } from "../../computed/phrase.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import type { ToolSource } from "../../tool.ts";
import type { Gathered } from "../gather.ts";
import type { SectionDraft } from "../section-draft.ts";

/** A return a year that shares have about given over the long run; an assumption, and named as one. */
const requiredReturn = 0.09;

/** The price against earnings and targets, and the growth that it implies. */
export function valuationSection(draft: SectionDraft, gathered: Gathered): void {
  const { symbol, gaps } = gathered;
  for (const part of ["company", "estimates", "peers"] as const) draft.gap(gaps.get(part));
  const quote = draft.cite(gathered.quoteSource);
  const figures = draft.citeIf(gathered.companySource);
  draft.statements("Multiples", [
    phrase`P/E of ${symbol}: ${quote.text("pe")} ${quote.mark}.`,
    ...(figures === null
      ? []
      : [
          phrase`Price of ${symbol} to expected earnings: ${figures.text("forwardPe")} ${figures.mark}.`,
          phrase`Price of ${symbol} to sales: ${figures.text("priceToSales")}; to book: ${figures.text("priceToBook")} ${figures.mark}.`,
          phrase`Enterprise value of ${symbol} to EBITDA: ${figures.text("enterpriseToEbitda")} ${figures.mark}.`,
        ]),
    phrase`Dividend yield of ${symbol}: ${quote.text("dividendYield")} ${quote.mark}.`,
  ]);
  const priced = pricedIn(gathered);
  if (priced === null) draft.gap("What is priced in needs a positive free cash flow and a market capitalisation.");
  else {
    const cited = draft.cite(priced);
    draft.statements("What is priced in", [
      phrase`Free cash flow of ${symbol} over twelve months is ${cited.text("yield")} of its market capitalisation ${cited.mark}.`,
      phrase`At a required return of ${cited.text("required")} a year, an assumption, the price of ${symbol} counts on its free cash flow growing by ${cited.text("growth", { signed: true })} a year for ever ${cited.mark}.`,
    ]);
  }
  const estimates = draft.citeIf(gathered.estimates);
  draft.statements("What analysts think", [
    estimates === null
      ? null
      : phrase`${estimates.text("analysts")} analysts give ${symbol} a mean price target of ${estimates.text("targetMean")}; the lowest price target is ${estimates.text("targetLow")}, the highest price target ${estimates.text("targetHigh")} ${estimates.mark}.`,
  ]);
  draft.statements("What is expected", [
    estimates === null
      ? null
      : phrase`Expected growth of revenue of ${symbol} in the running fiscal year: ${estimates.text("year.revenueGrowth", { signed: true })}; expected growth of earnings per share: ${estimates.text("year.earningsGrowth", { signed: true })} ${estimates.mark}.`,
    estimates === null
      ? null
      : phrase`Revision of the estimate of ${symbol} for that year, lately: ${estimates.text("year.revision", { signed: true })} ${estimates.mark}.`,
  ]);
  draft.table(draft.citeIf(gathered.peers), "Beside companies that people look at with it.");
}

/** Free cash flow to price and the growth that it takes, as facts; null without a cash flow to grow. */
function pricedIn({ company, quote, subject }: Gathered): ToolSource | null {
  const flow = company?.measures.find(({ id }) => id === "freeCashFlow")?.value ?? null;
  const cap = quote.marketCap;
  const growth = flow === null || cap === null ? null : impliedGrowth(flow, cap, requiredReturn);
  if (company === null || flow === null || cap === null || growth === null) return null;
  const draft = sourceDraft({ asOf: quote.provenance.asOf, status: quote.provenance.status, subject });
  const money = (key: string, label: string, value: number) =>
    draft.figure({ key, label, unit: "money", currency: company.currency ?? quote.currency, value });
  const flowFigure = money("flow", "Free cash flow", flow);
  const capFigure = money("cap", "Market capitalisation", cap);
  const flowYield = draft.derive({
    key: "yield",
    label: "Free cash flow to market capitalisation",
    alsoCalled: ["free cash flow yield"],
    unit: "percent",
    operation: "share",
    of: ["flow", "cap"],
  });
  const required = draft.figure({
    key: "required",
    label: "Required return, assumed",
    alsoCalled: ["required return"],
    unit: "percent",
    value: requiredReturn * 100,
  });
  const implied = draft.computed({
    key: "growth",
    label: "Growth that is priced in",
    alsoCalled: ["implied growth", "growing by", "growth a year"],
    unit: "percent",
    value: growth * 100,
    formula: "(required return − free cash flow to price) ÷ (1 + free cash flow to price)",
    of: ["required", "yield"],
  });
  return draft.source({
    kind: "research",
    title: `Growth priced into ${company.symbol}`,
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
