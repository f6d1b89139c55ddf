import { dailyHistory } from "../../tools/price-history.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import { type Answerers, type Asked, answerer, isPast } from "./answerer.ts";
import { calculationSource, type Worked } from "./calculation-source.ts";
import { maxSymbols } from "./price-answers.ts";

const maxBars = 5_000;

/** Answers that count or average the closing prices of a symbol. */
export const closeAnswers: Answerers = {
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
