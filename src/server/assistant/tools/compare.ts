import { z } from "zod";
import type { Quote } from "#contract/market.ts";
import { rebased } from "#core/market/price-summary.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { fundamentalsOf } from "./company.ts";
import { found, incompleteNotice, missing, refused, sampleNotice } from "./found.ts";
import { dayInput, rangeInput, symbolInput, type RangeName } from "./input.ts";
import { isReal } from "./is-real.ts";
import { dailyHistory } from "./price-history.ts";
import { daySpan } from "./range-start.ts";
import { percentOf, type SourceDraft, sourceDraft } from "./source-draft.ts";
import { nameOf, subjectOf } from "./subject-of.ts";
import { worstStatus } from "#core/market/provenance.ts";

/** As many as the chart of an answer draws. */
export const maxCompared = 10;

export const compareTool = readingTool({
  name: "compare_symbols",
  description:
    "Two to ten symbols side by side: price, day change, change over a span from the first day all of them traded, P/E, market value, dividend yield, growth and margin, signal, and the differences between their changes.",
  input: z.strictObject({
    symbols: z.array(symbolInput).min(2).max(maxCompared),
    range: rangeInput.default("1y"),
    /** Two days in place of the range. */
    from: dayInput.optional(),
    to: dayInput.optional(),
  }),
  symbolsOf: ({ symbols }) => symbols,
  run: ({ symbols, range, from, to }, context) =>
    compared({ symbols, range: from === undefined ? range : { from, to: to ?? context.today } }, context),
});

const measures = [
  ["forwardPe", "number"],
  ["revenueGrowth", "percent"],
  ["profitMargin", "percent"],
  ["debtToEquity", "percent"],
  ["beta", "number"],
] as const;

/** A symbol with everything that is compared. */
interface Compared {
  readonly quote: Quote;
  readonly company: Awaited<ReturnType<typeof fundamentalsOf>> | undefined;
  /** Over the span, in per cent; null if unknown. */
  readonly change: number | null;
  readonly signal: string;
}

type Span = ReturnType<typeof daySpan>;

/** Symbols side by side as one source with a table. */
export async function compared(
  {
    symbols,
    range,
  }: {
    readonly symbols: readonly string[];
    readonly range: RangeName | { readonly from: string; readonly to: string };
  },
  context: ToolContext,
): Promise<ToolFound | ToolMissing> {
  const { words } = context;
  const { compare: texts, ...common } = words.answers.sources;
  const wanted = [...new Set(symbols)];
  if (wanted.length < 2) return missing(texts.twoNeeded);
  const [quotes, signals, histories, companies] = await Promise.all([
    context.api("GET /api/market/quotes", { symbols: wanted }),
    context.api("GET /api/market/signals", { symbols: wanted, interval: "1d" }),
    Promise.all(wanted.map((symbol) => dailyHistory(symbol, context))),
    Promise.all(wanted.map((symbol) => fundamentalsOf(symbol, context))),
  ]);
  if (!quotes.ok) return refused(quotes, words);
  const quoteOf = new Map(quotes.output.quotes.map((quote) => [quote.symbol, quote]));
  const priced = wanted.flatMap((symbol) => {
    const quote = quoteOf.get(symbol);
    return quote !== undefined && quote.price !== null && isReal(quote.provenance) ? [quote] : [];
  });
  const sampled = quotes.output.quotes.filter(({ provenance }) => provenance.status === "sample");
  if (priced.length < 2) return missing(texts.pricesNeeded(priced.length, wanted.join(", ")));

  const span = daySpan(range, context.today, words);
  const shared = rebased(priced.map(({ symbol }) => courseIn(span, histories[wanted.indexOf(symbol)])));
  const status = worstStatus(priced.map(({ provenance }) => provenance.status)) ?? "unavailable";
  const asOf =
    priced
      .map(({ provenance }) => provenance.asOf ?? "")
      .toSorted()
      .at(-1) || null;
  const draft = sourceDraft({ asOf, status, words });
  const signalOf = new Map(
    (signals.ok ? signals.output.symbols : [])
      .filter(({ provenance }) => isReal(provenance))
      .map(({ symbol, overall }) => [symbol, overall]),
  );

  const rows = priced.map((quote, index) =>
    rowOf(draft, span, {
      quote,
      company: companies[wanted.indexOf(quote.symbol)],
      change: shared?.changes[index]?.at(-1) ?? null,
      signal: signalOf.get(quote.symbol) ?? "no signal",
    }),
  );
  const names = priced.map(({ symbol }) => symbol);
  const differences = differencesOf(draft, span, names);
  const title = texts.title(names);
  const without = wanted.filter(
    (symbol) => !names.includes(symbol) && !sampled.some((quote) => quote.symbol === symbol),
  );
  const source = draft.source({
    kind: "compare",
    title,
    symbol: null,
    href: `/insights?symbol=${encodeURIComponent(names[0] ?? "")}&compare=${encodeURIComponent(names.slice(1).join(","))}`,
    provider: [...new Set(priced.map(({ provenance }) => provenance.source))].join(", "),
    data: {
      span: draft.own(span.words),
      firstSharedDay: draft.day({
        key: "firstSharedDay",
        label: draft.labels.firstSharedDay,
        date: shared?.dates[0] ?? null,
      }),
      symbols: rows,
      differences,
    },
    table: tableOf(draft, span, title, names),
  });
  return found(
    title,
    [source],
    priced.map(({ symbol, name }) => subjectOf(symbol, name)),
    [
      ...(sampled.length > 0
        ? [sampleNotice(common.pricesOf(sampled.map(({ symbol }) => symbol).join(", ")), words)]
        : []),
      ...(without.length > 0 ? [incompleteNotice(common.noPrice(without.join(", ")))] : []),
      ...(shared === null ? [incompleteNotice(texts.noSharedDays)] : []),
    ],
  );
}

/** Daily closes in the span; none without a history. */
function courseIn({ from, to }: Span, history: Awaited<ReturnType<typeof dailyHistory>> | undefined) {
  return history === undefined || typeof history === "string"
    ? []
    : history.bars.filter(({ date }) => date >= from && date <= to).map(({ date, close }) => ({ date, close }));
}

function rowOf(draft: SourceDraft, span: Span, { quote, company, change, signal }: Compared) {
  const { symbol } = quote;
  const subject = subjectOf(symbol, quote.name);
  const values = new Map(
    company === undefined || "ok" in company ? [] : company.measures.map(({ id, value }) => [id, value]),
  );
  return {
    symbol,
    name: nameOf(draft, symbol, quote.name, `${symbol}.name`),
    currency: quote.currency,
    ...quoteFigures(draft, quote),
    changePercentOverSpan: draft.computed({
      key: `${symbol}.spanChange`,
      label: draft.texts.compare.changeOver(span.words),
      subject,
      unit: "percent",
      period: span.period,
      value: change,
      formula: draft.formulas.sharedChange,
      of: [],
    }),
    ...Object.fromEntries(
      measures.map(([id, unit]) => [
        unit === "percent" ? `${id}Percent` : id,
        draft.figure({
          key: `${symbol}.${id}`,
          label: draft.measures.figures[id],
          subject,
          unit,
          value: unit === "percent" ? percentOf(values.get(id)) : (values.get(id) ?? null),
        }),
      ]),
    ),
    signal,
  };
}

function quoteFigures(draft: SourceDraft, quote: Quote) {
  const { symbol, currency, provenance } = quote;
  const own = { subject: subjectOf(symbol, quote.name), asOf: provenance.asOf, status: provenance.status };
  return {
    price: draft.figure({
      ...own,
      key: `${symbol}.price`,
      label: draft.labels.price,
      unit: "money",
      currency,
      value: quote.price,
    }),
    dayChangePercent: draft.figure({
      ...own,
      key: `${symbol}.changePercent`,
      label: draft.labels.dayChange,
      unit: "percent",
      period: "1d",
      value: quote.changePercent,
    }),
    pe: draft.figure({
      ...own,
      key: `${symbol}.pe`,
      label: draft.labels.pe,
      unit: "number",
      value: quote.pe,
    }),
    marketCap: draft.figure({
      ...own,
      key: `${symbol}.marketCap`,
      label: draft.labels.marketCap,
      unit: "money",
      currency,
      value: quote.marketCap,
    }),
    dividendYieldPercent: draft.figure({
      ...own,
      key: `${symbol}.dividendYield`,
      label: draft.labels.dividendYield,
      unit: "percent",
      value: quote.dividendYield,
    }),
  };
}

/** The change of the first symbol less that of each other one. */
function differencesOf(draft: SourceDraft, { period }: Span, [base = "", ...others]: readonly string[]) {
  const { compare: texts } = draft.texts;
  return others.map((symbol) => ({
    of: draft.own(texts.less(base, symbol)),
    points: draft.derive({
      key: `difference.${symbol}`,
      label: texts.changeLess(base, symbol),
      unit: "percentage-points",
      period,
      operation: "difference",
      of: [`${base}.spanChange`, `${symbol}.spanChange`],
    }),
  }));
}

function tableOf(draft: SourceDraft, span: Span, title: string, names: readonly string[]) {
  return {
    title,
    columns: [{ label: "", isNumber: false }, ...names.map((label) => ({ label, isNumber: true }))],
    rows: [
      [draft.labels.price, "price"],
      [draft.labels.dayChange, "changePercent"],
      [draft.texts.compare.changeOver(span.words), "spanChange"],
      [draft.labels.pe, "pe"],
      [draft.labels.marketCap, "marketCap"],
      [draft.labels.dividendYield, "dividendYield"],
      ...measures.map(([id]) => [draft.measures.figures[id], id]),
    ].map(([label = "", key = ""]) => ({
      symbol: null,
      cells: [{ text: label }, ...names.map((symbol) => draft.cell(`${symbol}.${key}`))],
    })),
  };
}
