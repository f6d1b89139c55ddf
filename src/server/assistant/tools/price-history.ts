import { z } from "zod";
import type { History } from "#contract/market.ts";
import { dayNumber } from "#core/calendar/plain-date.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import { monthOf } from "#core/portfolio-analysis/add-months.ts";
import { volatility } from "#core/portfolio-analysis/volatility.ts";
import { deepestFall, priceSummary, thinned } from "#core/market/price-summary.ts";
import { readingTool, type ToolContext, type ToolSource, type ToolFound, type ToolMissing } from "../tool.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import { found, incompleteNotice, missing } from "./found.ts";
import { dayInput, rangeInput, symbolInput, type RangeName } from "./input.ts";
import { splitRatio } from "#core/market/split-of-day.ts";
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
  context: Pick<ToolContext, "api" | "today" | "words">,
): Promise<ToolFound | ToolMissing> {
  const { words, today } = context;
  const { history: texts } = words.answers.sources;
  const span = daySpan(range, today, words);
  const isLong = dayNumber(context.today) - dayNumber(span.from) > daysOfUsualBars;
  const history = await dailyHistory(symbol, context, isLong ? maxBars : usualBars);
  if (typeof history === "string") return missing(history);
  const subject = subjectOf(symbol);
  const source = historySource(history, range, today, subject, { invested, words });
  if (source === null) return missing(texts.noneIn({ symbol, span: span.words }));
  const first = history.bars[0]?.date ?? span.from;
  return found(
    `${symbol}, ${span.words}`,
    [source],
    [subject],
    dayNumber(first) - dayNumber(span.from) > longestClosure
      ? [incompleteNotice(texts.knownFrom({ symbol, date: first }))]
      : [],
  );
}

/** Daily bars of a symbol; a sentence where there are none, or only sample data. */
export async function dailyHistory(
  symbol: string,
  { api, words }: Pick<ToolContext, "api" | "words">,
  limit = usualBars,
): Promise<History | string> {
  const reply = await api("GET /api/market/history", { symbol, interval: "1d", limit });
  if (!reply.ok) return words.answers.sources.refused(reply);
  const history = reply.output;
  if (history.provenance.status === "sample") return words.answers.sources.sampleOnly;
  if (!isReal(history.provenance) || history.bars.length === 0) return words.answers.sources.history.notLoaded(symbol);
  return history;
}

/** The course of one span as a source; null without a bar in it. */
export function historySource(
  history: History,
  range: RangeName | { readonly from: string; readonly to: string },
  today: string,
  subject: Subject,
  {
    invested,
    words = englishWords,
  }: { readonly invested?: number | undefined; readonly words?: Pick<Words, "answers"> } = {},
): ToolSource | null {
  const span = daySpan(range, today, words);
  const within = history.bars.filter(({ date }) => date >= span.from && date <= span.to);
  // A day without a session has the close of the session before.
  const before = history.bars.findLast(({ date }) => date <= span.to);
  const bars = within.length > 0 || span.from !== span.to || before === undefined ? within : [before];
  const summary = priceSummary(bars);
  if (summary === null) return null;
  const { status, source } = history.provenance;
  const draft = sourceDraft({ asOf: history.provenance.asOf, status, subject, words });
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
      date: draft.day({ key: `close${index}.date`, label: draft.labels.dayOfClose, date }),
      close: draft.figure({
        key: `close${index}`,
        label: draft.labels.close,
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
        date: draft.day({ key: `dividend${index}.date`, label: draft.labels.exDate, date }),
        amount: draft.figure({
          key: `dividend${index}`,
          label: draft.labels.dividendPerShare,
          unit: "money",
          currency,
          period: monthOf(date),
          value: asPaid({ date, value }, history, today),
        }),
        ...(splitRatio(history.events, date, today) === 1
          ? {}
          : {
              inTodaysShares: draft.figure({
                key: `adjustedDividend${index}`,
                label: draft.labels.adjustedDividend,
                unit: "money",
                currency,
                period: monthOf(date),
                value,
              }),
            }),
      })),
    dividendsByYear: dividendsByYear(draft, history, span),
    ...(invested === undefined ? {} : { investment: investmentData(draft, history, bars, invested) }),
  };
  return draft.source({
    kind: "history",
    title: draft.texts.history.title({ symbol: history.symbol, span: span.words }),
    href: symbolHref(history.symbol),
    provider: source,
    data,
  });
}

/** What was paid on a share of that day. Sources restate dividends for later splits, as they do prices. */
function asPaid(
  { date, value }: { readonly date: string; readonly value: number },
  { events }: Pick<History, "events">,
  today: string,
): number {
  return Number((value * splitRatio(events, date, today)).toPrecision(10));
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
        label: draft.texts.history.dividendsOf(year),
        unit: "money",
        currency,
        period: year,
        value: paid.reduce((sum, { value }) => sum + value, 0),
        formula: draft.formulas.paymentsOfYear,
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
    invested: draft.figure({ key: "invested", label: draft.labels.invested, unit: "money", currency, value: invested }),
    shares: draft.computed({
      key: "investedShares",
      label: draft.labels.sharesToday,
      unit: "shares",
      value: shares,
      formula: draft.formulas.sharesBoughtAtFirst,
      of: ["invested", "firstClose"],
    }),
    worth: money("investedWorth", draft.labels.worthAtLastClose, shares * last.close, draft.formulas.sharesAtClose, [
      "investedShares",
      "lastClose",
    ]),
    dividends: history.adjusted
      ? null
      : money(
          "investedDividends",
          draft.labels.dividendsPaidOnIt,
          shares * perShare,
          draft.formulas.sharesTimesDividends,
          ["investedShares"],
        ),
    gain: money(
      "investedGain",
      draft.labels.gainWithoutDividends,
      shares * last.close - invested,
      draft.formulas.worthLessInvested,
      ["investedWorth", "invested"],
    ),
  };
}

function summaryData(
  draft: SourceDraft,
  summary: NonNullable<ReturnType<typeof priceSummary>>,
  { period, currency, prefix }: { period: string; currency: string | null; prefix: string },
) {
  const money = (key: string, label: string, value: number, at: string | null) =>
    draft.figure({ key: prefix + key, label, unit: "money", currency, period: at, value });
  return {
    firstDay: draft.day({ key: `${prefix}firstDay`, label: draft.labels.firstDay, date: summary.first.date }),
    firstClose: money("firstClose", draft.labels.firstClose, summary.first.close, summary.first.date),
    lastDay: draft.day({ key: `${prefix}lastDay`, label: draft.labels.lastDay, date: summary.last.date }),
    lastClose: money("lastClose", draft.labels.lastClose, summary.last.close, null),
    change: draft.computed({
      key: `${prefix}change`,
      label: draft.labels.change,
      unit: "money",
      currency,
      period,
      value: summary.change,
      formula: draft.formulas.closeChange,
      of: [`${prefix}lastClose`, `${prefix}firstClose`],
    }),
    changePercent: draft.derive({
      key: `${prefix}changePercent`,
      label: draft.labels.change,
      unit: "percent",
      period,
      operation: "percent-change",
      of: [`${prefix}firstClose`, `${prefix}lastClose`],
    }),
    changePerYear: draft.computed({
      key: `${prefix}changePerYear`,
      label: draft.labels.changeAYear,
      unit: "percent",
      period,
      value: yearlyPercent(summary.first, summary.last),
      formula: draft.formulas.yearlyChange,
      of: [`${prefix}firstClose`, `${prefix}lastClose`],
    }),
    high: money("high", draft.labels.high, summary.high.price, period),
    highDay: draft.day({ key: `${prefix}highDay`, label: draft.labels.dayOfHigh, date: summary.high.date }),
    low: money("low", draft.labels.low, summary.low.price, period),
    lowDay: draft.day({ key: `${prefix}lowDay`, label: draft.labels.dayOfLow, date: summary.low.date }),
    belowHighPercent: draft.derive({
      key: `${prefix}belowHighPercent`,
      label: draft.labels.belowHigh,
      unit: "percent",
      period,
      operation: "percent-change",
      of: [`${prefix}high`, `${prefix}lastClose`],
    }),
    aboveLowPercent: draft.derive({
      key: `${prefix}aboveLowPercent`,
      label: draft.labels.aboveLow,
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
  return {
    [`${end}DayPercent`]: draft.computed({
      key: `${end}Day`,
      label: end === "best" ? draft.labels.bestDay : draft.labels.worstDay,
      unit: "percent",
      period,
      value: day?.percent ?? null,
      formula: day === undefined ? "" : draft.formulas.dayChange(day.date),
      of: [],
    }),
    [`${end}Day`]: draft.day({
      key: `${end}DayDate`,
      label: end === "best" ? draft.labels.dateOfBestDay : draft.labels.dateOfWorstDay,
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
      label: draft.labels.volatilityAYear,
      unit: "percent",
      period,
      value: returns.length < fewestReturns ? null : percentOf(volatility(returns, tradingDaysPerYear)),
      formula: draft.formulas.volatility(returns.length, tradingDaysPerYear),
      of: [],
    }),
    deepestFallPercent: draft.computed({
      key: "deepestFall",
      label: draft.labels.deepestFall,
      unit: "percent",
      period,
      value: fall?.percent ?? null,
      formula: fall === null ? "" : draft.formulas.fall(fall),
      of: [],
    }),
    ...dayData(draft, "best", bars, period),
    ...dayData(draft, "worst", bars, period),
    deepestFallFrom: draft.day({
      key: "deepestFallFrom",
      label: draft.labels.peakBeforeFall,
      date: fall?.from ?? null,
    }),
    deepestFallTo: draft.day({ key: "deepestFallTo", label: draft.labels.troughOfFall, date: fall?.to ?? null }),
  };
}
