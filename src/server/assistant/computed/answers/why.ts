import { quotesFound } from "../../tools/quotes.ts";
import { dailyHistory, historyFound } from "../../tools/price-history.ts";
import type { AnswerDraft } from "../answer-draft.ts";
import { phrase } from "../phrase.ts";
import { type Asked, isPast } from "./answerer.ts";
import { newsLines } from "./company-answers.ts";
import { movedLines } from "./own-answers.ts";

/**
 * Why something rose or fell: first whether it did, then what is written about it. The stories are quoted, and no cause is claimed.
 */
export async function whyPriceLines(asked: Asked, draft: AnswerDraft): Promise<void> {
  const symbols = asked.symbols.length === 0 ? ["SPY"] : asked.symbols.slice(0, 3);
  if (asked.symbols.length === 0) draft.line("The market is followed here through the fund SPY.");
  for (const symbol of symbols) await premiseLine(symbol, asked, draft);
  await newsLines(asked.symbols.length === 0 ? [] : symbols, asked, draft);
  draft.line("These stories were published about it. Whether they are the reason isn't known here.");
}

/** Checks that the portfolio moved as the question says, then lists what moved it. */
export async function whyPortfolioLines(asked: Asked, draft: AnswerDraft): Promise<void> {
  const moved = await movedLines(asked, draft);
  const total = moved?.value("total") ?? null;
  const way = asked.slots.direction?.way;
  if (moved === undefined || total === null || way === undefined) return;
  const isSo = way === "up" ? total > 0 : total < 0;
  if (!isSo) draft.first(`Your portfolio isn't ${way}${isPast(asked.period) ? " over that time" : " today"}:`);
}

async function premiseLine(symbol: string, { slots, period, context }: Asked, draft: AnswerDraft): Promise<void> {
  const cited = isPast(period) && period.from !== "" ? await pastChange() : await dayChange();
  if (cited === undefined) return;
  const value = cited.value("changePercent");
  const way = slots.direction?.way;
  const when = isPast(period) ? phrase`from ${cited.text("firstDay")} to ${cited.text("lastDay")}` : "today";
  const isSo = value === null || way === undefined || (way === "up" ? value > 0 : value < 0);
  const change = cited.text("changePercent", { form: "direction" });
  draft.line(
    value === null
      ? `The change of ${symbol} isn't known ${cited.mark}.`
      : isSo
        ? phrase`**${symbol} ${change}** ${when} ${cited.mark}.`
        : phrase`**${symbol} isn't ${way}: it ${change}** ${when} ${cited.mark}.`,
  );

  async function dayChange() {
    return draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], context))[0];
  }
  async function pastChange() {
    const history = await dailyHistory(symbol, context, 5_000);
    const first = period?.from ?? context.today;
    const before = typeof history === "string" ? undefined : history.bars.findLast(({ date }) => date < first);
    const range = { from: before?.date ?? first, to: period?.to ?? context.today };
    return draft.take("get_price_history", { symbol, ...range }, await historyFound({ symbol, range }, context))[0];
  }
}
