import { dailyHistory } from "../../tools/price-history.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import { type Answerers, type Asked, answerer, isPast } from "./answerer.ts";
import { calculationSource, type Worked } from "./calculation-source.ts";
import { maxSymbols } from "./price-answers.ts";

const maxBars = 5_000;

/** Answers that count or average the closing prices of a symbol. */
export const closeAnswers: Answerers = {
  /** Days in a row on which the close was above, or below, the one before. */
  streak: answerer("several|direction", async (asked, draft) => {
    const { details } = draft.words;
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const history = await historyOf(symbol, asked, draft);
      if (history === null) continue;
      const { bars } = history;
      const wayOf = (index: number) => Math.sign((bars.at(index)?.close ?? 0) - (bars.at(index - 1)?.close ?? 0));
      const way = wayOf(-1);
      const other = bars.findLastIndex((_, index) => index > 0 && wayOf(index) !== way);
      const count = way === 0 ? 0 : bars.length - Math.max(other, 0) - 1;
      const cited = worked(history, { symbol, title: details.streakTitle(symbol), tool: "count_days" }, draft, {
        values: [
          {
            key: "count",
            label: details.streakLabel,
            unit: "count",
            value: count,
            formula: details.formulas.streak,
          },
        ],
        last: bars.at(-1)?.date ?? null,
      });
      if (cited === undefined) continue;
      const [day, source] = [cited.text("last"), cited.mark];
      draft.line(
        way === 0
          ? say(details.noStreak, { symbol, day, source })
          : say(details.streak, { symbol, way: way > 0 ? "up" : "down", count: cited.text("count"), day, source }),
      );
    }
  }),

  /** The mean of the closing prices of a time; of a year without one. */
  averageClose: answerer("several|past-range|always", async (asked, draft) => {
    const { details } = draft.words;
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const history = await historyOf(symbol, asked, draft);
      if (history === null) continue;
      const { from, to } = timeOf(asked);
      const bars = history.bars.filter(({ date }) => date >= from && date <= to);
      const cited = worked(
        history,
        { symbol, title: details.averageCloseTitle(symbol), tool: "average_close" },
        draft,
        {
          values: [
            {
              key: "average",
              label: details.averageCloseTitle(symbol),
              unit: "money",
              currency: history.currency,
              value: bars.length === 0 ? null : bars.reduce((sum, { close }) => sum + close, 0) / bars.length,
              formula: details.formulas.mean,
            },
            {
              key: "count",
              label: details.tradingDays,
              unit: "count",
              value: bars.length,
              formula: details.formulas.asGiven,
            },
          ],
          first: bars[0]?.date ?? null,
          last: bars.at(-1)?.date ?? null,
        },
      );
      if (cited === undefined) continue;
      draft.line(
        say(details.averageClose, {
          symbol,
          value: cited.text("average"),
          from: cited.text("first"),
          to: cited.text("last"),
          count: cited.text("count"),
          source: cited.mark,
        }) ?? draft.words.courses.noPrices([symbol]),
      );
    }
  }),

  /** Opening price, high, low and close of one day. */
  dayPrices: answerer("several|past-day", async (asked, draft) => {
    const { details, companies, courses, labels } = draft.words;
    const day = isPast(asked.period) ? asked.period.to : asked.context.today;
    for (const symbol of asked.symbols.slice(0, maxSymbols)) {
      const history = await historyOf(symbol, asked, draft);
      if (history === null) continue;
      const bar = history.bars.findLast(({ date }) => date <= day);
      if (bar === undefined) {
        draft.line(courses.noPrices([symbol]));
        continue;
      }
      const parts = ["open", "high", "low", "close"] as const;
      const cited = worked(history, { symbol, title: details.dayTitle(symbol), tool: "get_price_history" }, draft, {
        values: parts.map((key) => ({
          key,
          label: labels[key],
          unit: "money" as const,
          currency: history.currency,
          value: bar[key],
          formula: details.formulas.asGiven,
        })),
        last: bar.date,
      });
      if (cited === undefined) continue;
      const source = cited.mark;
      draft.line(say(details.pricesOn, { symbol, day: cited.text("last"), source }));
      draft.list(parts.map((key) => say(companies.part, { name: labels[key], value: cited.text(key), source })));
    }
  }),
};

type History = Exclude<Awaited<ReturnType<typeof dailyHistory>>, string>;

/** The daily prices of a symbol; null, with a line that says so, where there are none. */
async function historyOf(symbol: string, { context }: Asked, draft: AnswerDraft): Promise<History | null> {
  const history = await dailyHistory(symbol, context, maxBars);
  if (typeof history !== "string") return history;
  draft.line(history);
  return null;
}

function timeOf({ period, context: { today } }: Asked): { readonly from: string; readonly to: string } {
  if (isPast(period) && period.from !== "") return { from: period.from, to: period.to };
  if (period?.kind === "always") return { from: "", to: today };
  return { from: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, to: today };
}

function worked(
  { provenance }: History,
  { symbol, title, tool }: { readonly symbol: string; readonly title: string; readonly tool: string },
  draft: AnswerDraft,
  {
    values,
    first = null,
    last,
  }: { readonly values: readonly Worked[]; readonly first?: string | null; readonly last: string | null },
): Cited | undefined {
  const { labels } = draft.words;
  const [cited] = draft.take(
    tool,
    { symbol },
    calculationSource(title, {
      asOf: provenance.asOf,
      status: provenance.status,
      provider: provenance.source,
      symbol,
      values,
      days: [
        { key: "first", label: labels.firstDay, date: first },
        { key: "last", label: labels.lastDay, date: last },
      ],
    }),
  );
  return cited;
}
