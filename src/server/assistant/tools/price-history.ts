import { z } from "zod";
import type { History } from "#contract/market.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import { monthOf } from "#core/portfolio-analysis/add-months.ts";
import { volatility } from "#core/portfolio-analysis/volatility.ts";
import { deepestFall, priceSummary, thinned } from "#core/market/price-summary.ts";
import { readingTool, type ToolContext, type ToolSource, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, sampleLeftOut } from "./found.ts";
import { rangeInput, symbolInput, type RangeName } from "./input.ts";
import { isReal } from "./is-real.ts";
import { rangePeriod, rangeStart, rangeWords } from "./range-start.ts";
import { percentOf, sourceDraft, type SourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

/** Daily bars of eight years, as many as the evidence for signals counts. */
const mostBars = 2_000;
const mostCloses = 14;
/** Trading days of a year at most exchanges. */
const tradingDaysPerYear = 252;
/** Fewer daily returns make no yearly volatility. */
const fewestReturns = 20;

export const priceHistoryTool = readingTool({
  name: "get_price_history",
  description:
    "How a symbol's price went over a span: first and last close, change in per cent, high and low with their days, volatility, deepest fall, and some closes along the way. Ask for it for trends and past returns.",
  input: z.strictObject({ symbol: symbolInput, range: rangeInput.default("6mo") }),
  symbolsOf: ({ symbol }) => [symbol],
  run: (input, context) => historyFound(input, context),
});

export async function historyFound(
  { symbol, range }: { readonly symbol: string; readonly range: RangeName },
  context: Pick<ToolContext, "api" | "today">,
): Promise<ToolFound | ToolMissing> {
  const history = await dailyHistory(symbol, context);
  if (typeof history === "string") return missing(history);
  const subject = subjectOf(symbol);
  const source = historySource(history, range, context.today, subject);
  if (source === null) return missing(`No prices of ${symbol} in the last ${rangeWords(range)}.`);
  return found(`${symbol}, ${rangeWords(range)}`, [source], [subject]);
}

/** Daily bars of a symbol; a sentence where there are none that nobody made up. */
export async function dailyHistory(symbol: string, { api }: Pick<ToolContext, "api">): Promise<History | string> {
  const reply = await api("GET /api/market/history", { symbol, interval: "1d", limit: mostBars });
  if (!reply.ok) return reply.detail;
  const history = reply.output;
  if (history.provenance.status === "sample") return sampleLeftOut;
  if (!isReal(history.provenance) || history.bars.length === 0) return `No prices of ${symbol} could be loaded.`;
  return history;
}

/** The course of one span as a source; null without a bar in it. */
export function historySource(history: History, range: RangeName, today: string, subject: Subject): ToolSource | null {
  const bars = history.bars.filter(({ date }) => date >= rangeStart(range, today));
  const summary = priceSummary(bars);
  if (summary === null) return null;
  const { status, source } = history.provenance;
  const draft = sourceDraft({ asOf: history.provenance.asOf, status, subject });
  const period = rangePeriod(range, today);
  const { currency } = history;
  const data = {
    symbol: history.symbol,
    range: rangeWords(range),
    currency,
    adjustedForDividends: history.adjusted,
    ...summaryData(draft, summary, { period, currency, prefix: "" }),
    ...spreadData(draft, bars, period),
    closes: thinned(bars, mostCloses).map(({ date, close }, index) => ({
      date: draft.day({ key: `close${index}.date`, label: "Day of a close", date }),
      close: draft.figure({
        key: `close${index}`,
        label: "Close",
        alsoCalled: ["closing price"],
        unit: "money",
        currency,
        period: date,
        value: close,
      }),
    })),
    dividends: history.events
      .filter(({ date, type }) => type === "dividend" && date >= rangeStart(range, today))
      .slice(-8)
      .map(({ date, value }, index) => ({
        date: draft.day({ key: `dividend${index}.date`, label: "Ex-date", date }),
        amount: draft.figure({
          key: `dividend${index}`,
          label: "Dividend per share",
          unit: "money",
          currency,
          period: monthOf(date),
          value,
        }),
      })),
  };
  return draft.source({
    kind: "history",
    title: `${history.symbol} prices, ${rangeWords(range)}`,
    href: symbolHref(history.symbol),
    provider: source,
    data,
  });
}

function summaryData(
  draft: SourceDraft,
  summary: NonNullable<ReturnType<typeof priceSummary>>,
  { period, currency, prefix }: { period: string; currency: string | null; prefix: string },
) {
  const money = (key: string, label: string, value: number, alsoCalled: readonly string[], at: string | null) =>
    draft.figure({ key: prefix + key, label, alsoCalled, unit: "money", currency, period: at, value });
  return {
    firstDay: draft.day({ key: `${prefix}firstDay`, label: "First day", date: summary.first.date }),
    firstClose: money("firstClose", "First close", summary.first.close, ["started at"], summary.first.date),
    lastDay: draft.day({ key: `${prefix}lastDay`, label: "Last day", date: summary.last.date }),
    lastClose: money("lastClose", "Last close", summary.last.close, ["close", "price"], null),
    change: draft.computed({
      key: `${prefix}change`,
      label: "Change",
      alsoCalled: ["gain", "loss", "up", "down"],
      unit: "money",
      currency,
      period,
      value: summary.change,
      formula: "last close − first close",
      of: [`${prefix}lastClose`, `${prefix}firstClose`],
    }),
    changePercent: draft.derive({
      key: `${prefix}changePercent`,
      label: "Change",
      alsoCalled: ["return", "up", "down", "gained", "lost", "performance"],
      unit: "percent",
      period,
      operation: "percent-change",
      of: [`${prefix}firstClose`, `${prefix}lastClose`],
    }),
    high: money("high", "High", summary.high.price, ["highest price"], period),
    highDay: draft.day({ key: `${prefix}highDay`, label: "Day of the high", date: summary.high.date }),
    low: money("low", "Low", summary.low.price, ["lowest price"], period),
    lowDay: draft.day({ key: `${prefix}lowDay`, label: "Day of the low", date: summary.low.date }),
    belowHighPercent: draft.derive({
      key: `${prefix}belowHighPercent`,
      label: "Below the high",
      alsoCalled: ["off its high"],
      unit: "percent",
      period,
      operation: "percent-change",
      of: [`${prefix}high`, `${prefix}lastClose`],
    }),
    aboveLowPercent: draft.derive({
      key: `${prefix}aboveLowPercent`,
      label: "Above the low",
      unit: "percent",
      period,
      operation: "percent-change",
      of: [`${prefix}low`, `${prefix}lastClose`],
    }),
  };
}

function spreadData(draft: SourceDraft, bars: readonly { date: string; close: number }[], period: string) {
  const returns = bars.slice(1).flatMap(({ close }, index) => {
    const before = bars[index]?.close ?? 0;
    return before > 0 && close > 0 ? [close / before - 1] : [];
  });
  const fall = deepestFall(bars);
  return {
    volatilityPercentPerYear: draft.computed({
      key: "volatility",
      label: "Volatility a year",
      alsoCalled: ["volatility", "annualised volatility"],
      unit: "percent",
      period,
      value: returns.length < fewestReturns ? null : percentOf(volatility(returns, tradingDaysPerYear)),
      formula: `standard deviation of ${returns.length} daily returns × √${tradingDaysPerYear} × 100`,
      of: [],
    }),
    deepestFallPercent: draft.computed({
      key: "deepestFall",
      label: "Deepest fall",
      alsoCalled: ["maximum drawdown", "drawdown", "peak to trough"],
      unit: "percent",
      period,
      value: fall?.percent ?? null,
      formula: fall === null ? "" : `close of ${fall.to} against the peak of ${fall.from}`,
      of: [],
    }),
    deepestFallFrom: draft.day({ key: "deepestFallFrom", label: "Peak before the fall", date: fall?.from ?? null }),
    deepestFallTo: draft.day({ key: "deepestFallTo", label: "Trough of the fall", date: fall?.to ?? null }),
  };
}
