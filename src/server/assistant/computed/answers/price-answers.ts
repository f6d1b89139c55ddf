import { dailyHistory, historyFound } from "../../tools/price-history.ts";
import { compared } from "../../tools/compare.ts";
import { quotesFound } from "../../tools/quotes.ts";
import { transactionsFound } from "../../tools/transactions.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { phrase, sentences } from "../phrase.ts";
import { offerNear } from "../offer-near.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { type Answerers, answerer, type Asked, isPast, yesOrNo } from "./answerer.ts";

export const maxSymbols = 5;

/** Answers from quotes and price histories. */
export const priceAnswers: Answerers = {
  /** When and where a price is from. */
  freshness: answerer("several newest", async ({ symbols: named, context }, draft) => {
    const symbols = named.slice(0, maxSymbols);
    for (const { source, mark } of draft.take("get_quotes", { symbols }, await quotesFound(symbols, context)))
      draft.line(
        `The price${source.symbol === null ? "s" : ` of **${source.symbol}**`} ${source.symbol === null ? "are" : "is"} from ${source.provider}, ${source.status}. Open ${mark} for its time.`,
      );
  }),

  price: answerer("always past-day past-range direction several condition newest", async (asked, draft) => {
    if (!isPast(asked.period)) {
      await quoteLines(asked, draft);
      return;
    }
    if (asked.period.kind !== "day") {
      await historyLines(asked, draft);
      return;
    }
    const { from, to } = asked.period;
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const input = { symbol, range: { from, to } };
      const [history] = draft.take("get_price_history", { symbol, from, to }, await historyFound(input, asked.context));
      draft.line(
        history === undefined
          ? null
          : phrase`**${symbol} closed at ${history.text("lastClose")}** on ${history.text("lastDay")} ${history.mark}.`,
      );
    }
  }),

  change: answerer("always past-day past-range direction several", async (asked, draft) => {
    if (isPast(asked.period)) await historyLines(asked, draft);
    else await quoteLines(asked, draft);
  }),

  quoteFigure: answerer("several direction", async ({ symbols, whats, context }, draft) => {
    const asked = symbols.slice(0, maxSymbols);
    const quotes = draft.take("get_quotes", { symbols: asked }, await quotesFound(asked, context));
    const keys = whats.flatMap((what) => what.split(","));
    for (const quote of quotes) {
      const prefix = (symbol: string) => (quote.source.symbol === null ? `${symbol}.` : "");
      for (const symbol of quote.source.symbol === null ? asked : [quote.source.symbol])
        draft.list(
          keys.map(
            (key) =>
              phrase`${labelOf(quote, prefix(symbol) + key)} of ${symbol}: **${quote.text(prefix(symbol) + key)}** ${quote.mark}` ??
              `${symbol}: the ${quoteNames[key] ?? key} isn't known ${quote.mark}.`,
          ),
        );
    }
  }),

  extremes: answerer("always past-range several", async (asked, draft) => {
    if (isPast(asked.period)) {
      await historyLines(asked, draft);
      return;
    }
    await priceAnswers["quoteFigure"]?.answer(
      { ...asked, whats: ["fiftyTwoWeekLow,fiftyTwoWeekHigh,belowHighPercent"] },
      draft,
    );
  }),

  /** The highest and lowest price of all that is known. */
  record: answerer("always several", async (asked, draft) => {
    const always = { kind: "always", from: "", to: asked.context.today, unit: null, at: { from: 0, to: 0 } } as const;
    const slots = {
      ...asked.slots,
      measures: asked.slots.measures.map((use) => ({ ...use, measure: { ...use.measure, id: "extremes" } })),
    };
    await historyLines({ ...asked, slots, period: always }, draft);
    draft.line("Prices are adjusted for splits. Older prices than these aren't known here.");
  }),

  spread: answerer("always past-range several", async (asked, draft) => historyLines(asked, draft, { isSpread: true })),

  /** The day with the greatest rise or fall. */
  dayExtreme: answerer("always past-range rank direction", async (asked, draft) => {
    const [symbol = ""] = asked.symbols;
    const range = await rangeOf(symbol, asked);
    const given = typeof range === "string" ? { symbol, range } : { symbol, ...range };
    const [history] = draft.take("get_price_history", given, await historyFound({ symbol, range }, asked.context));
    if (history === undefined) return;
    const text = (key: string) => history.text(key, { signed: true });
    for (const what of asked.whats)
      draft.line(
        phrase`**${what === "best" ? "Best" : "Worst"} day of ${symbol}: ${text(`${what}Day`)}** on ${history.text(`${what}DayDate`)}, from ${history.text("firstDay")} to ${history.text("lastDay")} ${history.mark}.`,
      );
  }),

  comparison: answerer("always past-range comparison several direction rank", async (asked, draft) => {
    await compareLines(asked, draft);
  }),
};

const quoteNames: Readonly<Record<string, string>> = {
  pe: "P/E",
  marketCap: "market capitalisation",
  open: "opening price",
  volume: "volume",
  averageVolume: "average volume",
};

export function labelOf(cited: Cited, key: string): string | null {
  return cited.source.facts.find((fact) => fact.key === key)?.label ?? null;
}

/** "Yes. " or "No. " for a price that is compared with a bound; null where none is named in its currency. */
function withinBound({ condition }: Asked["slots"], quote: Cited): string | null {
  const price = quote.value("price");
  const currency = quote.source.facts.find(({ key }) => key === "price")?.currency ?? null;
  const isSame = condition?.currency === null || condition?.currency === currency;
  if (condition === null || price === null || !isSame || !["money", "number"].includes(condition.kind)) return null;
  return (condition.is === "above" ? price > condition.value : price < condition.value) ? "Yes. " : "No. ";
}

/** Current prices, with the change of the day. */
async function quoteLines({ symbols: named, slots, context }: Asked, draft: AnswerDraft): Promise<void> {
  const symbols = named.slice(0, maxSymbols);
  const quotes = draft.take("get_quotes", { symbols }, await quotesFound(symbols, context));
  if (quotes.length === 0) for (const symbol of symbols) await offerNear(symbol, draft, context);
  for (const cited of quotes) {
    const { symbol } = cited.source;
    if (symbol === null) {
      draft.table(cited);
      continue;
    }
    const text = (key: string, signed = false) => cited.text(key, { signed });
    draft.line(
      sentences(
        phrase`${withinBound(slots, cited) ?? yesOrNo(slots, cited.value("changePercent"))}**${symbol} is at ${text("price")}** (${text("changePercent", true) ?? "day change not known"}) ${cited.mark}.`,
        phrase`52-week low of ${symbol}: ${text("fiftyTwoWeekLow")}; 52-week high: ${text("fiftyTwoWeekHigh")} ${cited.mark}.`,
      ),
    );
    draft.line(symbols.length === 1 ? `[[chart ${symbol} 6mo]]` : `[[quote ${symbol}]]`);
  }
}

/** How prices went over the period of the question, from the close before it; half a year without one. */
async function historyLines(
  asked: Asked,
  draft: AnswerDraft,
  { isSpread = false }: { readonly isSpread?: boolean } = {},
): Promise<void> {
  for (const symbol of asked.symbols.slice(0, maxSymbols)) {
    const range = await rangeOf(symbol, asked);
    const given = typeof range === "string" ? { symbol, range } : { symbol, ...range };
    const [history] = draft.take("get_price_history", given, await historyFound({ symbol, range }, asked.context));
    if (history === undefined) continue;
    const { mark } = history;
    const text = (key: string, signed = false) => history.text(key, { signed });
    const change = phrase`${yesOrNo(asked.slots, history.value("changePercent"))}**${symbol} changed by ${text("changePercent", true)}** from ${text("firstDay")} to ${text("lastDay")}, from ${text("firstClose")} to ${text("lastClose")} ${mark}.`;
    const yearly = phrase`A year, that is ${text("changePerYear", true)}; without dividends ${mark}.`;
    const extremes = sentences(
      phrase`High of ${symbol}: ${text("high")} on ${text("highDay")}; low: ${text("low")} on ${text("lowDay")} ${mark}.`,
      phrase`The last close is ${text("belowHighPercent", true)} from that high ${mark}.`,
    );
    const spread = sentences(
      phrase`Volatility of ${symbol} a year: ${text("volatility")} ${mark}.`,
      phrase`Deepest fall of ${symbol}: ${text("deepestFall")} ${mark}.`,
    );
    const isExtreme = asked.slots.measures.some(({ measure }) => measure.id.startsWith("extreme"));
    draft.line(
      isSpread
        ? sentences(spread, change)
        : isExtreme
          ? sentences(extremes, change)
          : sentences(change, yearly, extremes, spread),
    );
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

function chartRange({ period, context }: Asked): string {
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
  const symbols = named.slice(0, maxSymbols);
  if (symbols.length < 2) {
    draft.line("Name two to five symbols, such as `/compare NVDA MSFT`.");
    return;
  }
  const range =
    isPast(period) && period.from !== ""
      ? { from: period.from, to: period.to }
      : period?.kind === "always"
        ? ("5y" as const)
        : ("1y" as const);
  const given = typeof range === "string" ? { symbols, range } : { symbols, ...range };
  const [both] = draft.take("compare_symbols", given, await compared({ symbols, range }, context));
  if (named.length > symbols.length) draft.line(`Left out of the comparison: ${named.slice(maxSymbols).join(", ")}.`);
  if (both === undefined) return;
  const names = both.source.table?.columns.slice(1).map(({ label }) => label) ?? [];
  const since = both.text("firstSharedDay");
  if (since !== null) draft.line(`From ${since}, the first day they share ${both.mark}:`);
  draft.list(
    names.map(
      (symbol) =>
        phrase`**${symbol}**: price ${both.text(`${symbol}.price`)}${since === null ? "" : `, change ${both.text(`${symbol}.spanChange`, { signed: true }) ?? "not known"}`}${both.text(`${symbol}.pe`) === null ? "" : `, P/E ${both.text(`${symbol}.pe`) ?? ""}`} ${both.mark}`,
    ),
  );
  draft.table(both);
  draft.line(`[[chart ${names[0] ?? ""} 1y]]`);
}
