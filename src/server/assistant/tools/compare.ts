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
import { percentOf, sourceDraft } from "./source-draft.ts";
import { nameOf, subjectOf } from "./subject-of.ts";
import { worstStatus } from "#core/market/provenance.ts";

export const compareTool = readingTool({
  name: "compare_symbols",
  description:
    "Two to five symbols side by side: price, day change, change over a span from the first day all of them traded, P/E, market value, dividend yield, growth and margin, signal, and the differences between their changes.",
  input: z.strictObject({
    symbols: z.array(symbolInput).min(2).max(5),
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
  ["forwardPe", "Price / expected earnings", "number"],
  ["revenueGrowth", "Revenue growth, year on year", "percent"],
  ["profitMargin", "Profit margin", "percent"],
  ["debtToEquity", "Debt / equity", "percent"],
  ["beta", "Beta", "number"],
] as const;

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
  const wanted = [...new Set(symbols)];
  if (wanted.length < 2) return missing("Two different symbols are needed for a comparison.");
  const [quotes, signals, histories, companies] = await Promise.all([
    context.api("GET /api/market/quotes", { symbols: wanted }),
    context.api("GET /api/market/signals", { symbols: wanted, interval: "1d" }),
    Promise.all(wanted.map((symbol) => dailyHistory(symbol, context))),
    Promise.all(wanted.map((symbol) => fundamentalsOf(symbol, context))),
  ]);
  if (!quotes.ok) return refused(quotes);
  const quoteOf = new Map(quotes.output.quotes.map((quote) => [quote.symbol, quote]));
  const priced = wanted.flatMap((symbol) => {
    const quote = quoteOf.get(symbol);
    return quote !== undefined && quote.price !== null && isReal(quote.provenance) ? [quote] : [];
  });
  const sampled = quotes.output.quotes.filter(({ provenance }) => provenance.status === "sample");
  if (priced.length < 2)
    return missing(
      `At least two symbols with a real price are needed; there ${priced.length === 1 ? "is" : "are"} ${priced.length} of ${wanted.join(", ")}.`,
    );

  const span = daySpan(range, context.today);
  const courses = priced.map(({ symbol }) => {
    const history = histories[wanted.indexOf(symbol)];
    return history === undefined || typeof history === "string"
      ? []
      : history.bars
          .filter(({ date }) => date >= span.from && date <= span.to)
          .map(({ date, close }) => ({ date, close }));
  });
  const shared = rebased(courses);
  const { period } = span;
  const status = worstStatus(priced.map(({ provenance }) => provenance.status)) ?? "unavailable";
  const asOf =
    priced
      .map(({ provenance }) => provenance.asOf ?? "")
      .toSorted()
      .at(-1) || null;
  const draft = sourceDraft({ asOf, status });
  const signalOf = new Map(
    (signals.ok ? signals.output.symbols : [])
      .filter(({ provenance }) => isReal(provenance))
      .map(({ symbol, overall }) => [symbol, overall]),
  );

  const rows = priced.map((quote, index) => {
    const { symbol } = quote;
    const subject = subjectOf(symbol, quote.name);
    const company = companies[wanted.indexOf(symbol)];
    const values = new Map(
      company === undefined || "ok" in company ? [] : company.measures.map(({ id, value }) => [id, value]),
    );
    const changes = shared?.changes[index];
    return {
      symbol,
      name: nameOf(draft, symbol, quote.name, `${symbol}.name`),
      currency: quote.currency,
      ...quoteFigures(quote),
      changePercentOverSpan: draft.computed({
        key: `${symbol}.spanChange`,
        label: `Change over ${span.words}`,
        alsoCalled: ["return", "gained", "lost", "performance", "change"],
        subject,
        unit: "percent",
        period,
        value: changes?.at(-1) ?? null,
        formula: "last close ÷ close of the first shared day − 1",
        of: [],
      }),
      ...Object.fromEntries(
        measures.map(([id, label, unit]) => [
          unit === "percent" ? `${id}Percent` : id,
          draft.figure({
            key: `${symbol}.${id}`,
            label,
            subject,
            unit,
            value: unit === "percent" ? percentOf(values.get(id)) : (values.get(id) ?? null),
          }),
        ]),
      ),
      signal: signalOf.get(symbol) ?? "no signal",
    };

    function quoteFigures({ price, changePercent, pe, marketCap, dividendYield, currency, provenance }: Quote) {
      const own = { subject, asOf: provenance.asOf, status: provenance.status };
      return {
        price: draft.figure({ ...own, key: `${symbol}.price`, label: "Price", unit: "money", currency, value: price }),
        dayChangePercent: draft.figure({
          ...own,
          key: `${symbol}.changePercent`,
          label: "Day change",
          unit: "percent",
          period: "1d",
          value: changePercent,
        }),
        pe: draft.figure({
          ...own,
          key: `${symbol}.pe`,
          label: "P/E",
          alsoCalled: ["price to earnings"],
          unit: "number",
          value: pe,
        }),
        marketCap: draft.figure({
          ...own,
          key: `${symbol}.marketCap`,
          label: "Market capitalisation",
          alsoCalled: ["market cap", "market value"],
          unit: "money",
          currency,
          value: marketCap,
        }),
        dividendYieldPercent: draft.figure({
          ...own,
          key: `${symbol}.dividendYield`,
          label: "Dividend yield",
          alsoCalled: ["yield"],
          unit: "percent",
          value: dividendYield,
        }),
      };
    }
  });
  const [base, ...others] = priced;
  const differences = others.map(({ symbol }) => ({
    of: draft.own(`${base?.symbol ?? ""} less ${symbol}`),
    points: draft.derive({
      key: `difference.${symbol}`,
      label: `Change of ${base?.symbol ?? ""} less that of ${symbol}`,
      alsoCalled: ["ahead of", "behind", "difference"],
      unit: "percentage-points",
      period,
      operation: "difference",
      of: [`${base?.symbol ?? ""}.spanChange`, `${symbol}.spanChange`],
    }),
  }));
  const names = priced.map(({ symbol }) => symbol);
  const title = `${names.join(" and ")} compared`;
  const without = wanted.filter(
    (symbol) => !names.includes(symbol) && !sampled.some((quote) => quote.symbol === symbol),
  );
  const source = draft.source({
    kind: "compare",
    title,
    symbol: null,
    href: `/insights?symbol=${encodeURIComponent(names[0] ?? "")}&compare=${encodeURIComponent(names.slice(1, 4).join(","))}`,
    provider: [...new Set(priced.map(({ provenance }) => provenance.source))].join(", "),
    data: {
      span: draft.own(span.words),
      firstSharedDay: draft.day({ key: "firstSharedDay", label: "First shared day", date: shared?.dates[0] ?? null }),
      symbols: rows,
      differences,
    },
    table: {
      title,
      columns: [{ label: "", isNumber: false }, ...names.map((label) => ({ label, isNumber: true }))],
      rows: [
        ["Price", "price"],
        ["Day change", "changePercent"],
        [`Change over ${span.words}`, "spanChange"],
        ["P/E", "pe"],
        ["Market capitalisation", "marketCap"],
        ["Dividend yield", "dividendYield"],
        ...measures.map(([id, label]) => [label, id]),
      ].map(([label = "", key = ""]) => ({
        symbol: null,
        cells: [{ text: label }, ...names.map((symbol) => draft.cell(`${symbol}.${key}`))],
      })),
    },
  });
  return found(
    title,
    [source],
    priced.map(({ symbol, name }) => subjectOf(symbol, name)),
    [
      ...(sampled.length > 0 ? [sampleNotice(`Prices of ${sampled.map(({ symbol }) => symbol).join(", ")}`)] : []),
      ...(without.length > 0 ? [incompleteNotice(`No price of ${without.join(", ")} could be loaded.`)] : []),
      ...(shared === null ? [incompleteNotice("They share no days of prices in this span.")] : []),
    ],
  );
}
