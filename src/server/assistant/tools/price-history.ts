import { z } from "zod";
import type { History } from "#contract/market.ts";
import { dayText } from "#core/calendar/day-text.ts";
import { dayNumber } from "#core/calendar/plain-date.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import { monthOf } from "#core/portfolio-analysis/add-months.ts";
import { volatility } from "#core/portfolio-analysis/volatility.ts";
import { deepestFall, priceSummary, thinned } from "#core/market/price-summary.ts";
import { readingTool, type ToolContext, type ToolSource, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, incompleteNotice, missing, sampleLeftOut } from "./found.ts";
import { dayInput, rangeInput, symbolInput, type RangeName } from "./input.ts";
import { isReal } from "./is-real.ts";
import { daySpan } from "./range-start.ts";
import { percentOf, sourceDraft, type SourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

/** Daily bars of eight years, as many as the evidence for signals counts. */
const usualBars = 2_000;
const daysOfUsualBars = 7 * 365;
const maxBars = 5_000;
/** Days without a session in a row. */
const longestClosure = 10;
const maxCloses = 14;
/** Trading days of a year at most exchanges. */
const tradingDaysPerYear = 252;
/** Fewer daily returns make no yearly volatility. */
const fewestReturns = 20;

export const priceHistoryTool = readingTool({
  name: "get_price_history",
  description:
    "How a symbol's price went over a span by name or between two days: first and last close, change in per cent, high and low with their days, volatility, deepest fall, dividends, and some closes along the way; with `invested` also what an amount put in at the first close is worth at the last. Ask for it for trends, past prices and past returns.",
  input: z.strictObject({
    symbol: symbolInput,
    range: rangeInput.default("6mo"),
    /** Two days in place of the range. */
    from: dayInput.optional(),
    to: dayInput.optional(),
    /** In the currency of the price. */
    invested: z.number().positive().optional(),
  }),
  symbolsOf: ({ symbol }) => [symbol],
  run: ({ from, to, ...input }, context) =>
    historyFound(from === undefined ? input : { ...input, range: { from, to: to ?? context.today } }, context),
});

export async function historyFound(
  {
    symbol,
    range,
    invested,
  }: {
    readonly symbol: string;
    readonly range: RangeName | { readonly from: string; readonly to: string };
    readonly invested?: number | undefined;
  },
  context: Pick<ToolContext, "api" | "today">,
): Promise<ToolFound | ToolMissing> {
  const span = daySpan(range, context.today);
  const isLong = dayNumber(context.today) - dayNumber(span.from) > daysOfUsualBars;
  const history = await dailyHistory(symbol, context, isLong ? maxBars : usualBars);
  if (typeof history === "string") return missing(history);
  const subject = subjectOf(symbol);
  const source = historySource(history, range, context.today, subject, invested);
  if (source === null) return missing(`No prices of ${symbol} are known for ${span.words}.`);
  const first = history.bars[0]?.date ?? span.from;
  return found(
    `${symbol}, ${span.words}`,
    [source],
    [subject],
    dayNumber(first) - dayNumber(span.from) > longestClosure
      ? [incompleteNotice(`Prices of ${symbol} are known from ${dayText(first)} on.`)]
      : [],
  );
}

/** Daily bars of a symbol; a sentence where there are none, or only sample data. */
export async function dailyHistory(
  symbol: string,
  { api }: Pick<ToolContext, "api">,
  limit = usualBars,
): Promise<History | string> {
  const reply = await api("GET /api/market/history", { symbol, interval: "1d", limit });
  if (!reply.ok) return reply.detail;
  const history = reply.output;
  if (history.provenance.status === "sample") return sampleLeftOut;
  if (!isReal(history.provenance) || history.bars.length === 0) return `No prices of ${symbol} could be loaded.`;
  return history;
}

/** The course of one span as a source; null without a bar in it. */
export function historySource(
  history: History,
  range: RangeName | { readonly from: string; readonly to: string },
  today: string,
  subject: Subject,
  invested?: number,
): ToolSource | null {
  const span = daySpan(range, today);
  const within = history.bars.filter(({ date }) => date >= span.from && date <= span.to);
  // A day without a session has the close of the session before.
  const before = history.bars.findLast(({ date }) => date <= span.to);
  const bars = within.length > 0 || span.from !== span.to || before === undefined ? within : [before];
  const summary = priceSummary(bars);
  if (summary === null) return null;
  const { status, source } = history.provenance;
  const draft = sourceDraft({ asOf: history.provenance.asOf, status, subject });
  const { period } = span;
  const { currency } = history;
  const data = {
    symbol: history.symbol,
    range: draft.own(span.words),
    currency,
    adjustedForDividends: history.adjusted,
    ...summaryData(draft, summary, { period, currency, prefix: "" }),
    ...spreadData(draft, bars, period),
    closes: thinned(bars, maxCloses).map(({ date, close }, index) => ({
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
      .filter(({ date, type }) => type === "dividend" && date >= span.from && date <= span.to)
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
    dividendsByYear: dividendsByYear(draft, history, span),
    ...(invested === undefined ? {} : { investment: investmentData(draft, history, bars, invested) }),
  };
  return draft.source({
    kind: "history",
    title: `${history.symbol} prices, ${span.words}`,
    href: symbolHref(history.symbol),
    provider: source,
    data,
  });
}

/** Dividends of each whole calendar year of a span, the newest last. */
function dividendsByYear(
  draft: SourceDraft,
  { events, currency, bars }: History,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const first = bars[0]?.date ?? to;
  const years = Map.groupBy(
    events.filter(({ type, date }) => type === "dividend" && date >= from && date <= to),
    ({ date }) => date.slice(0, 4),
  );
  return [...years]
    .filter(([year]) => `${year}-01-10` >= first && `${year}-12-31` <= to)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([year, paid]) => ({
      year,
      perShare: draft.computed({
        key: `dividends${year}`,
        label: `Dividends per share in ${year}`,
        unit: "money",
        currency,
        period: year,
        value: paid.reduce((sum, { value }) => sum + value, 0),
        formula: "sum of the payments with an ex-date in the year",
        of: [],
      }),
    }));
}

/** The value that an amount put in at the first close has now. Closes count today's shares, so splits are in them. */
function investmentData(draft: SourceDraft, history: History, bars: History["bars"], invested: number) {
  const { currency } = history;
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  const shares = invested / first.close;
  const perShare = history.events
    .filter(({ date, type }) => type === "dividend" && date > first.date && date <= last.date)
    .reduce((sum, { value }) => sum + value, 0);
  const money = (key: string, label: string, value: number, formula: string, of: readonly string[]) =>
    draft.computed({ key, label, unit: "money", currency, period: `${first.date}/${last.date}`, value, formula, of });
  return {
    dividendsAreInThePrices: history.adjusted,
    invested: draft.figure({ key: "invested", label: "Invested", unit: "money", currency, value: invested }),
    shares: draft.computed({
      key: "investedShares",
      label: "Shares, in today's count",
      unit: "shares",
      value: shares,
      formula: "invested ÷ first close",
      of: ["invested", "firstClose"],
    }),
    worth: money("investedWorth", "Worth at the last close", shares * last.close, "shares × last close", [
      "investedShares",
      "lastClose",
    ]),
    dividends: history.adjusted
      ? null
      : money("investedDividends", "Dividends paid on it", shares * perShare, "shares × dividends per share", [
          "investedShares",
        ]),
    gain: money("investedGain", "Gain without dividends", shares * last.close - invested, "worth − invested", [
      "investedWorth",
      "invested",
    ]),
  };
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
    changePerYear: draft.computed({
      key: `${prefix}changePerYear`,
      label: "Change a year",
      alsoCalled: ["annualised", "a year"],
      unit: "percent",
      period,
      value: yearlyPercent(summary.first, summary.last),
      formula: "((last close ÷ first close) ^ (365 ÷ days) − 1) × 100",
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

/** Null for spans of up to a year, which would only be blown up. */
function yearlyPercent(
  first: { readonly date: string; readonly close: number },
  last: { readonly date: string; readonly close: number },
): number | null {
  const days = dayNumber(last.date) - dayNumber(first.date);
  return days <= 366 || first.close <= 0 ? null : ((last.close / first.close) ** (365 / days) - 1) * 100;
}

/** The day with the greatest rise or fall from close to close. */
function dayData(
  draft: SourceDraft,
  end: "best" | "worst",
  bars: readonly { readonly date: string; readonly close: number }[],
  period: string,
) {
  const changes = bars.slice(1).flatMap(({ date, close }, index) => {
    const before = bars[index]?.close ?? 0;
    return before > 0 && close > 0 ? [{ date, percent: (close / before - 1) * 100 }] : [];
  });
  const sign = end === "best" ? -1 : 1;
  const day = changes.toSorted((one, other) => sign * (one.percent - other.percent))[0];
  const name = end === "best" ? "Best day" : "Worst day";
  return {
    [`${end}DayPercent`]: draft.computed({
      key: `${end}Day`,
      label: name,
      unit: "percent",
      period,
      value: day?.percent ?? null,
      formula: day === undefined ? "" : `close of ${day.date} against the close before it`,
      of: [],
    }),
    [`${end}Day`]: draft.day({
      key: `${end}DayDate`,
      label: `Date of the ${name.toLowerCase()}`,
      date: day?.date ?? null,
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
    ...dayData(draft, "best", bars, period),
    ...dayData(draft, "worst", bars, period),
    deepestFallFrom: draft.day({ key: "deepestFallFrom", label: "Peak before the fall", date: fall?.from ?? null }),
    deepestFallTo: draft.day({ key: "deepestFallTo", label: "Trough of the fall", date: fall?.to ?? null }),
  };
}
