import { z } from "zod";
import type { Quote } from "#contract/market.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import type { Words } from "#core/words/shape.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { readingTool, type SourceTable, type ToolFound, type ToolMissing, type ToolSource } from "../tool.ts";
import type { ToolContext } from "../tool.ts";
import { found, incompleteNotice, missing, refused, sampleNotice } from "./found.ts";
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
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/quotes", { symbols: [...symbols] });
  if (!reply.ok) return refused(reply, words);
  const { quotes, unknown } = reply.output;
  const { sources: texts } = words.answers;
  const real = quotes.filter((quote) => isReal(quote.provenance) && quote.price !== null);
  const sampled = quotes.filter(({ provenance }) => provenance.status === "sample").map(({ symbol }) => symbol);
  if (real.length === 0)
    return missing(sampled.length > 0 ? words.answers.sources.sampleOnly : texts.noData(symbols.join(", ")));
  const without = quotes
    .filter((quote) => !real.includes(quote) && !sampled.includes(quote.symbol))
    .map(({ symbol }) => symbol);
  return found(
    texts.quotes.summary(texts.listed(real.map(({ symbol }) => symbol)), real.length),
    real.length <= maxSingleSources
      ? real.map((quote) => quoteSource(quote, words))
      : [quoteTable(texts.quotes.title, real, { words })],
    real.map(({ symbol, name }) => subjectOf(symbol, name)),
    [
      ...(sampled.length > 0 ? [sampleNotice(texts.pricesOf(sampled.join(", ")), words)] : []),
      ...(unknown.length > 0 ? [incompleteNotice(texts.noData(unknown.join(", ")))] : []),
      ...(without.length > 0 ? [incompleteNotice(texts.noPrice(without.join(", ")))] : []),
    ],
  );
}

/** One quote as a source. */
export function quoteSource(quote: Quote, words?: Words): ToolSource {
  const subject = subjectOf(quote.symbol, quote.name);
  const { asOf, status, source } = quote.provenance;
  const draft = sourceDraft({ asOf, status, subject, words });
  const data = quoteData(draft, quote, "");
  return draft.source({
    kind: "quote",
    title: draft.texts.quotes.of(quote.symbol),
    href: symbolHref(quote.symbol),
    provider: source,
    data: { symbol: quote.symbol, name: nameOf(draft, quote.symbol, quote.name), asOf, status, ...data },
  });
}

/** Several quotes as one source with a live table. */
export function quoteTable(
  title: string,
  quotes: readonly Quote[],
  { href = null, words }: { readonly href?: string | null; readonly words?: Words } = {},
): ToolSource {
  const status = worstStatus(quotes.map(({ provenance }) => provenance.status)) ?? "unavailable";
  const asOf =
    quotes
      .map(({ provenance }) => provenance.asOf ?? "")
      .toSorted()
      .at(-1) || null;
  const draft = sourceDraft({ asOf, status, words });
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
      { label: draft.labels.symbol, isNumber: false },
      { label: draft.labels.price, isNumber: true },
      { label: draft.labels.dayChange, isNumber: true },
      { label: draft.labels.belowYearHigh, isNumber: true },
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
  const { labels } = draft;
  const shared = { subject, asOf, status };
  const money = (key: string, label: string, value: number | null) =>
    draft.figure({ ...shared, key: prefix + key, label, unit: "money", currency, value });
  return {
    currency,
    exchange: quote.exchange,
    price: money("price", labels.price, quote.price),
    change: money("change", labels.dayChange, quote.change),
    changePercent: draft.figure({
      ...shared,
      key: `${prefix}changePercent`,
      label: labels.dayChange,
      unit: "percent",
      period: "1d",
      value: quote.changePercent,
    }),
    previousClose: money("previousClose", labels.previousClose, quote.previousClose),
    open: money("open", labels.open, quote.open),
    dayLow: money("dayLow", labels.dayLow, quote.dayLow),
    dayHigh: money("dayHigh", labels.dayHigh, quote.dayHigh),
    fiftyTwoWeekLow: money("fiftyTwoWeekLow", labels.yearLow, quote.fiftyTwoWeekLow),
    fiftyTwoWeekHigh: money("fiftyTwoWeekHigh", labels.yearHigh, quote.fiftyTwoWeekHigh),
    belowHighPercent: draft.derive({
      ...shared,
      key: `${prefix}belowHighPercent`,
      label: labels.belowYearHigh,
      unit: "percent",
      operation: "percent-change",
      of: [`${prefix}fiftyTwoWeekHigh`, `${prefix}price`],
    }),
    aboveLowPercent: draft.derive({
      ...shared,
      key: `${prefix}aboveLowPercent`,
      label: labels.aboveYearLow,
      unit: "percent",
      operation: "percent-change",
      of: [`${prefix}fiftyTwoWeekLow`, `${prefix}price`],
    }),
    volume: draft.figure({
      ...shared,
      key: `${prefix}volume`,
      label: labels.volume,
      unit: "shares",
      value: quote.volume,
    }),
    averageVolume: draft.figure({
      ...shared,
      key: `${prefix}averageVolume`,
      label: labels.averageVolume,
      unit: "shares",
      value: quote.averageVolume,
    }),
    volumeToAverage: draft.derive({
      ...shared,
      key: `${prefix}volumeToAverage`,
      label: labels.volumeToAverage,
      unit: "number",
      operation: "ratio",
      of: [`${prefix}volume`, `${prefix}averageVolume`],
    }),
    marketCap: draft.figure({
      ...shared,
      key: `${prefix}marketCap`,
      label: labels.marketCap,
      unit: "money",
      currency: currency === null ? null : majorCurrency(currency),
      value: quote.marketCap,
    }),
    pe: draft.figure({
      ...shared,
      key: `${prefix}pe`,
      label: labels.pe,
      unit: "number",
      value: quote.pe,
    }),
    eps: money("eps", labels.earningsPerShare, quote.eps),
    dividendYield: draft.figure({
      ...shared,
      key: `${prefix}dividendYield`,
      label: labels.dividendYield,
      unit: "percent",
      value: quote.dividendYield,
    }),
  };
}
