import { dailyHistory, historyFound } from "../../tools/price-history.ts";
import { compared, maxCompared } from "../../tools/compare.ts";
import { quotesFound } from "../../tools/quotes.ts";
import { transactionsFound } from "../../tools/transactions.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import { offerNear } from "../offer-near.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import { isChange } from "./bounds.ts";
import { conversionLines } from "./converted-value.ts";
import { boundedList, verdictOf, verdictOver } from "./verdict.ts";
import { type Answerers, type Asked, isPast, yesOrNo, answerer } from "./answerer.ts";

export const maxSymbols = 8;

/** Answers from quotes and price histories. */
export const priceAnswers: Answerers = {
  price: answerer("always|past-day|past-range|several|condition", async (asked, draft) => {
    if (!isPast(asked.period)) {
      await quoteLines(asked, draft);
      return;
    }
    // How a day went counts from the close before it.
    if (asked.period.kind !== "day" || asked.slots.conditions.some(isChange)) {
      await historyLines(asked, draft);
      return;
    }
    const { from, to } = asked.period;
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const input = { symbol, range: { from, to } };
      const [history] = draft.take("get_price_history", { symbol, from, to }, await historyFound(input, asked.context));
      if (history === undefined) continue;
      const verdict = await verdictOf(asked, history, { level: ["lastClose"] }, draft);
      draft.line(
        answered(
          verdict.answer,
          say(draft.words.prices.closedAt, {
            symbol,
            close: history.text("lastClose"),
            day: history.text("lastDay"),
            source: history.mark,
          }),
        ),
      );
      draft.line(verdict.line);
      await conversionLines(history, ["lastClose"], asked, draft, { day: to });
    }
  }),

  change: answerer("always|past-day|past-range|several|condition", async (asked, draft) => {
    if (isPast(asked.period)) await historyLines(asked, draft);
    else await quoteLines(asked, draft);
  }),

  quoteFigure: answerer("several|condition", async (question, draft) => {
    const { symbols, whats, context } = question;
    const asked = symbols.slice(0, maxSymbols);
    const quotes = draft.take("get_quotes", { symbols: asked }, await quotesFound(asked, context));
    const keys = whats.flatMap((what) => what.split(","));
    const priced = new Set(quotes.flatMap(({ source }) => (source.symbol === null ? asked : [source.symbol])));
    const unpriced = asked.filter((symbol) => !priced.has(symbol));
    if (quotes.length > 0 && unpriced.length > 0)
      draft.line(question.context.words.answers.sources.noData(unpriced.join(", ")));
    // "Which of them has the lowest P/E": the lowest comes first.
    const { rank } = question.slots;
    const sign = rank === "least" ? 1 : -1;
    const valueIn = (quote: Cited) => quote.value(keys[0] ?? "") ?? sign * Number.MAX_VALUE;
    const ordered =
      rank === null || keys.length > 1
        ? quotes
        : quotes.toSorted((one, other) => sign * (valueIn(one) - valueIn(other)));
    for (const quote of ordered) {
      const prefix = (symbol: string) => (quote.source.symbol === null ? `${symbol}.` : "");
      for (const symbol of quote.source.symbol === null ? asked : [quote.source.symbol])
        await boundedList(
          question,
          quote,
          keys.map((key) => prefix(symbol) + key),
          draft,
          (key, answer) =>
            figureLine(answer, { cited: quote, key, symbol }, draft) ??
            draft.words.prices.figureNotKnown({
              symbol,
              figure: nameOfFigure(key.slice(prefix(symbol).length), draft),
              source: quote.mark,
            }),
        );
      const named = symbols.flatMap((symbol) => keys.map((key) => prefix(symbol) + key));
      await conversionLines(quote, named, question, draft);
    }
  }),

  extremes: answerer("always|past-range|several", async (asked, draft) => {
    if (isPast(asked.period) && !isLastYear(asked.period, asked.context.today)) {
      await historyLines(asked, draft, { isExtreme: true });
      return;
    }
    await priceAnswers["quoteFigure"]?.answer(
      { ...asked, whats: ["fiftyTwoWeekLow,fiftyTwoWeekHigh,belowHighPercent"] },
      draft,
    );
  }),

  /** The highest and lowest price of all that is known. */
  record: answerer("always|several", async (asked, draft) => {
    const always = { kind: "always", from: "", to: asked.context.today, unit: null, at: { from: 0, to: 0 } } as const;
    await historyLines({ ...asked, period: always }, draft, { isExtreme: true });
    draft.line(draft.words.prices.adjusted);
  }),

  spread: answerer("always|past-range|several", async (asked, draft) => historyLines(asked, draft, { isSpread: true })),
};

/** A year, or 52 weeks, up to today: the time of the figures that a quote has. */
function isLastYear({ from, to }: { readonly from: string; readonly to: string }, today: string): boolean {
  return to >= today && (from === addDays(today, -364) || from === addMonths(today, -12));
}

/** A sentence after "Yes. " or "No. "; null where the sentence isn't known. */
export function answered(answer: string, sentence: string | null): string | null {
  return sentence === null ? null : `${answer}${sentence}`;
}

/** A figure by its label; null where it isn't known. */
export function figureLine(
  answer: string,
  { cited, key, symbol }: { readonly cited: Cited; readonly key: string; readonly symbol: string },
  draft: AnswerDraft,
): string | null {
  const values = { label: labelOf(cited, key), symbol, value: cited.text(key), source: cited.mark };
  return answered(answer, say(draft.words.prices.figure, values));
}

/** The name of a figure of a quote. */
function nameOfFigure(key: string, { words }: AnswerDraft): string {
  const names: Readonly<Record<string, string>> = words.prices.figures;
  return names[key] ?? key;
}

export function labelOf(cited: Cited, key: string): string | null {
  return cited.source.facts.find((fact) => fact.key === key)?.label ?? null;
}

/** Current prices, with the change of the day. */
async function quoteLines(asked: Asked, draft: AnswerDraft): Promise<void> {
  const { symbols: named, slots, context } = asked;
  const symbols = named.slice(0, maxSymbols);
  const quotes = draft.take("get_quotes", { symbols }, await quotesFound(symbols, context));
  if (quotes.length === 0) for (const symbol of symbols) await offerNear(symbol, draft, context);
  for (const cited of quotes) {
    const { symbol } = cited.source;
    if (symbol === null) {
      draft.table(cited);
      await conversionLines(
        cited,
        symbols.map((one) => `${one}.price`),
        asked,
        draft,
      );
      continue;
    }
    const text = (key: string, signed = false) => cited.text(key, { signed });
    const verdict = await verdictOf(asked, cited, { level: ["price"], change: ["changePercent", "change"] }, draft);
    const answer = slots.conditions.length > 0 ? verdict.answer : yesOrNo(slots, cited.value("changePercent"), draft);
    const { prices } = draft.words;
    const source = cited.mark;
    const change = text("changePercent", true) ?? prices.changeNotKnown;
    draft.line(
      draft.joined(
        answered(answer, say(prices.isAt, { symbol, price: text("price"), change, source })),
        say(prices.yearRange, { symbol, low: text("fiftyTwoWeekLow"), high: text("fiftyTwoWeekHigh"), source }),
      ),
    );
    draft.line(verdict.line);
    await conversionLines(cited, ["price"], asked, draft);
    draft.line(symbols.length === 1 ? `[[chart ${symbol} 6mo]]` : `[[quote ${symbol}]]`);
  }
}

/** How prices went over the period of the question, from the close before it; half a year without one. */
async function historyLines(
  asked: Asked,
  draft: AnswerDraft,
  { isSpread = false, isExtreme = false }: { readonly isSpread?: boolean; readonly isExtreme?: boolean } = {},
): Promise<void> {
  for (const symbol of asked.symbols.slice(0, maxSymbols)) {
    const range = await rangeOf(symbol, asked);
    const given = typeof range === "string" ? { symbol, range } : { symbol, ...range };
    const [history] = draft.take("get_price_history", given, await historyFound({ symbol, range }, asked.context));
    if (history === undefined) continue;
    const { prices } = draft.words;
    const source = history.mark;
    const text = (key: string, signed = false) => history.text(key, { signed });
    const verdict = verdictOver(asked, history, draft);
    const isBounded = asked.slots.conditions.length > 0;
    const change = answered(
      isBounded ? verdict.answer : yesOrNo(asked.slots, history.value("changePercent"), draft),
      say(prices.changedBy, {
        symbol,
        change: text("changePercent", true),
        from: text("firstDay"),
        to: text("lastDay"),
        first: text("firstClose"),
        last: text("lastClose"),
        source,
      }),
    );
    const yearly = say(prices.yearly, { change: text("changePerYear", true), source });
    const extremes = draft.joined(
      say(prices.extremes, {
        symbol,
        high: text("high"),
        highDay: text("highDay"),
        low: text("low"),
        lowDay: text("lowDay"),
        source,
      }),
      say(prices.fromHigh, { change: text("belowHighPercent", true), source }),
    );
    const spread = draft.joined(
      say(prices.volatility, { symbol, volatility: text("volatility"), source }),
      say(prices.deepestFall, { symbol, fall: text("deepestFall"), source }),
    );
    draft.line(
      isSpread
        ? draft.joined(spread, change)
        : isExtreme
          ? draft.joined(extremes, change)
          : draft.joined(change, yearly, extremes, spread),
    );
    draft.line(verdict.line);
    draft.line(`[[chart ${symbol} ${chartRange(asked)}]]`);
  }
}

/** The days to ask the history for: the change of a period counts from the close before its first day. */
export async function rangeOf(
  symbol: string,
  { period, context }: Asked,
): Promise<"6mo" | "5y" | { readonly from: string; readonly to: string }> {
  if (!isPast(period)) return "6mo";
  if (period.kind === "always") {
    const all = await dailyHistory(symbol, context, 5_000);
    return typeof all === "string" ? "5y" : { from: all.bars[0]?.date ?? context.today, to: context.today };
  }
  if (period.kind === "since-bought") {
    const bought = await transactionsFound({ symbol, type: "buy" }, context);
    const first = bought.ok
      ? bought.sources[0]?.facts
          .filter(({ key }) => key.endsWith(".date"))
          .map(({ value }) => value)
          .toSorted((one, other) => one - other)[0]
      : undefined;
    return first === undefined ? "5y" : { from: new Date(first).toISOString().slice(0, 10), to: context.today };
  }
  const history = await dailyHistory(symbol, context, 5_000);
  const before = typeof history === "string" ? undefined : history.bars.findLast(({ date }) => date < period.from);
  return { from: before?.date ?? period.from, to: period.to };
}

function chartRange({ period, context }: Pick<Asked, "period" | "context">): string {
  if (!isPast(period) || period.from === "") return "6mo";
  const { today } = context;
  if (period.from >= addDays(today, -10)) return "5d";
  if (period.from >= addDays(today, -32)) return "1mo";
  if (period.from >= addDays(today, -93)) return "3mo";
  if (period.from >= addDays(today, -185)) return "6mo";
  return period.from >= addDays(today, -370) ? "1y" : "5y";
}

/** Symbols side by side. */
export async function compareLines({ symbols: named, period, context }: Asked, draft: AnswerDraft): Promise<void> {
  const symbols = named.slice(0, maxCompared);
  if (symbols.length < 2) {
    draft.line(draft.words.prices.nameTwo("`/compare NVDA MSFT`"));
    return;
  }
  const range =
    isPast(period) && period.from !== ""
      ? { from: period.from, to: period.to }
      : period?.kind === "always"
        ? ("5y" as const)
        : ("1y" as const);
  const given = typeof range === "string" ? { symbols, range } : { symbols, ...range };
  const { prices, values } = draft.words;
  const [both] = draft.take("compare_symbols", given, await compared({ symbols, range }, context));
  if (named.length > symbols.length) draft.line(prices.leftOut(named.slice(maxCompared).join(", ")));
  if (both === undefined) return;
  const names = both.source.table?.columns.slice(1).map(({ label }) => label) ?? [];
  const since = both.text("firstSharedDay");
  if (since !== null) draft.line(prices.sharedSince({ day: since, source: both.mark }));
  draft.list(
    names.map((symbol) =>
      say(prices.compared, {
        symbol,
        price: both.text(`${symbol}.price`),
        change: since === null ? undefined : (both.text(`${symbol}.spanChange`, { signed: true }) ?? values.notKnown),
        pe: both.text(`${symbol}.pe`) ?? undefined,
        source: both.mark,
      }),
    ),
  );
  draft.table(both);
  if (names.length > 0) draft.line(`[[chart ${names.join(" ")} 1y]]`);
}
