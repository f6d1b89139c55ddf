import { z } from "zod";
import type { Quote } from "#contract/market.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { readingTool, type SourceTable, type ToolFound, type ToolMissing, type ToolSource } from "../tool.ts";
import type { ToolContext } from "../tool.ts";
import { found, incompleteNotice, missing, refused, sampleLeftOut, sampleNotice } from "./found.ts";
import { symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { sourceDraft, type SourceDraft } from "./source-draft.ts";
import { nameOf, subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

/** Up to this many quotes are a source each; more are one source with a table. */
const maxSingleSources = 4;

export const quotesTool = readingTool({
  name: "get_quotes",
  description:
    "Latest price, day change, day and 52-week range, volume, market value, P/E, EPS and dividend yield of 1 to 20 symbols. Ask for it whenever a price of now matters.",
  input: z.strictObject({ symbols: z.array(symbolInput).min(1).max(20) }),
  symbolsOf: ({ symbols }) => symbols,
  run: ({ symbols }, context) => quotesFound(symbols, context),
});

/** Quotes of some symbols as sources; those without a real price are named in the notices. */
export async function quotesFound(
  symbols: readonly string[],
  { api }: Pick<ToolContext, "api">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/quotes", { symbols: [...symbols] });
  if (!reply.ok) return refused(reply);
  const { quotes, unknown } = reply.output;
  const real = quotes.filter((quote) => isReal(quote.provenance) && quote.price !== null);
  const sampled = quotes.filter(({ provenance }) => provenance.status === "sample").map(({ symbol }) => symbol);
  if (real.length === 0)
    return missing(sampled.length > 0 ? sampleLeftOut : `No data available for symbol: ${[...symbols].join(", ")}`);
  const without = quotes
    .filter((quote) => !real.includes(quote) && !sampled.includes(quote.symbol))
    .map(({ symbol }) => symbol);
  return found(
    `${real.length === 1 ? "Quote" : "Quotes"} of ${listed(real.map(({ symbol }) => symbol))}`,
    real.length <= maxSingleSources ? real.map(quoteSource) : [quoteTable("Quotes", real)],
    real.map(({ symbol, name }) => subjectOf(symbol, name)),
    [
      ...(sampled.length > 0 ? [sampleNotice(`Prices of ${sampled.join(", ")}`)] : []),
      ...(unknown.length > 0 ? [incompleteNotice(`No data available for symbol: ${unknown.join(", ")}`)] : []),
      ...(without.length > 0 ? [incompleteNotice(`No price of ${without.join(", ")} could be loaded.`)] : []),
    ],
  );
}

/** One quote as a source. */
export function quoteSource(quote: Quote): ToolSource {
  const subject = subjectOf(quote.symbol, quote.name);
  const { asOf, status, source } = quote.provenance;
  const draft = sourceDraft({ asOf, status, subject });
  const data = quoteData(draft, quote, "");
  return draft.source({
    kind: "quote",
    title: `${quote.symbol} quote`,
    href: symbolHref(quote.symbol),
    provider: source,
    data: { symbol: quote.symbol, name: nameOf(draft, quote.symbol, quote.name), asOf, status, ...data },
  });
}

/** Several quotes as one source with a live table. */
export function quoteTable(title: string, quotes: readonly Quote[], href: string | null = null): ToolSource {
  const status = worstStatus(quotes.map(({ provenance }) => provenance.status)) ?? "unavailable";
  const asOf =
    quotes
      .map(({ provenance }) => provenance.asOf ?? "")
      .toSorted()
      .at(-1) || null;
  const draft = sourceDraft({ asOf, status });
  const data = quotes.map((quote) => ({
    symbol: quote.symbol,
    name: nameOf(draft, quote.symbol, quote.name, `${quote.symbol}.name`),
    asOf: quote.provenance.asOf,
    status: quote.provenance.status,
    ...quoteData(draft, quote, `${quote.symbol}.`),
  }));
  const table: SourceTable = {
    title,
    columns: [
      { label: "Symbol", isNumber: false },
      { label: "Price", isNumber: true },
      { label: "Day change", isNumber: true },
      { label: "Below 52-week high", isNumber: true },
    ],
    rows: quotes.map(({ symbol }) => ({
      symbol,
      cells: [
        { text: symbol },
        draft.cell(`${symbol}.price`),
        draft.cell(`${symbol}.changePercent`),
        draft.cell(`${symbol}.belowHighPercent`),
      ],
    })),
  };
  return draft.source({
    kind: "quotes",
    title,
    symbol: null,
    href,
    provider: [...new Set(quotes.map(({ provenance }) => provenance.source))].join(", "),
    table,
    data: { quotes: data },
  });
}

function quoteData(draft: SourceDraft, quote: Quote, prefix: string) {
  const subject = subjectOf(quote.symbol, quote.name);
  const { asOf, status } = quote.provenance;
  const { currency } = quote;
  const shared = { subject, asOf, status };
  const money = (key: string, label: string, value: number | null, alsoCalled: readonly string[] = []) =>
    draft.figure({ ...shared, key: prefix + key, label, alsoCalled, unit: "money", currency, value });
  return {
    currency,
    exchange: quote.exchange,
    price: money("price", "Price", quote.price, ["last price", "share price", "quote", "trades at"]),
    change: money("change", "Day change", quote.change, ["change today", "up", "down"]),
    changePercent: draft.figure({
      ...shared,
      key: `${prefix}changePercent`,
      label: "Day change",
      alsoCalled: ["change today", "up", "down", "rose", "fell"],
      unit: "percent",
      period: "1d",
      value: quote.changePercent,
    }),
    previousClose: money("previousClose", "Previous close", quote.previousClose, ["yesterday's close"]),
    open: money("open", "Open", quote.open),
    dayLow: money("dayLow", "Day low", quote.dayLow),
    dayHigh: money("dayHigh", "Day high", quote.dayHigh),
    fiftyTwoWeekLow: money("fiftyTwoWeekLow", "52-week low", quote.fiftyTwoWeekLow, ["year low", "52-week range"]),
    fiftyTwoWeekHigh: money("fiftyTwoWeekHigh", "52-week high", quote.fiftyTwoWeekHigh, ["year high", "52-week range"]),
    belowHighPercent: draft.derive({
      ...shared,
      key: `${prefix}belowHighPercent`,
      label: "Below 52-week high",
      alsoCalled: ["from its high", "off its high", "below its high"],
      unit: "percent",
      operation: "percent-change",
      of: [`${prefix}fiftyTwoWeekHigh`, `${prefix}price`],
    }),
    volume: draft.figure({
      ...shared,
      key: `${prefix}volume`,
      label: "Volume",
      alsoCalled: ["shares traded"],
      unit: "shares",
      value: quote.volume,
    }),
    averageVolume: draft.figure({
      ...shared,
      key: `${prefix}averageVolume`,
      label: "Average volume",
      unit: "shares",
      value: quote.averageVolume,
    }),
    volumeToAverage: draft.derive({
      ...shared,
      key: `${prefix}volumeToAverage`,
      label: "Volume against average",
      unit: "number",
      operation: "ratio",
      of: [`${prefix}volume`, `${prefix}averageVolume`],
    }),
    marketCap: draft.figure({
      ...shared,
      key: `${prefix}marketCap`,
      label: "Market capitalisation",
      alsoCalled: ["market cap", "market value"],
      unit: "money",
      currency: currency === null ? null : majorCurrency(currency),
      value: quote.marketCap,
    }),
    pe: draft.figure({
      ...shared,
      key: `${prefix}pe`,
      label: "P/E",
      alsoCalled: ["price to earnings", "price/earnings", "price-earnings ratio"],
      unit: "number",
      value: quote.pe,
    }),
    eps: money("eps", "Earnings per share", quote.eps, ["EPS"]),
    dividendYield: draft.figure({
      ...shared,
      key: `${prefix}dividendYield`,
      label: "Dividend yield",
      alsoCalled: ["yield"],
      unit: "percent",
      value: quote.dividendYield,
    }),
  };
}

function listed(symbols: readonly string[]): string {
  return symbols.length <= 4 ? symbols.join(", ") : `${symbols.length} symbols`;
}
