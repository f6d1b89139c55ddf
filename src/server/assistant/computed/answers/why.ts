import { quotesFound } from "../../tools/quotes.ts";
import { dailyHistory, historyFound } from "../../tools/price-history.ts";
import type { AnswerDraft } from "../answer-draft.ts";
import { figureText } from "#core/computation/figure-text.ts";
import { say } from "../phrase.ts";
import { type Asked, isPast } from "./answerer.ts";
import { newsLines } from "./company-answers.ts";
import { movedLines } from "./own-answers.ts";

/**
 * Why something rose or fell: first whether it did, then what is written about it. The stories are quoted, and no cause is claimed.
 */
export async function whyPriceLines(asked: Asked, draft: AnswerDraft): Promise<void> {
  const symbols = asked.symbols.length === 0 ? ["SPY"] : asked.symbols.slice(0, 3);
  if (asked.symbols.length === 0) draft.line(draft.words.markets.followedThroughSpy);
  for (const symbol of symbols) await premiseLine(symbol, asked, draft);
  await newsLines(asked.symbols.length === 0 ? [] : symbols, asked, draft);
  draft.line(draft.words.markets.noCause);
}

/** Checks that the portfolio moved as the question says, then lists what moved it. */
export async function whyPortfolioLines(asked: Asked, draft: AnswerDraft): Promise<void> {
  const moved = await movedLines(asked, draft);
  const total = moved?.value("total") ?? null;
  const way = asked.slots.direction;
  if (moved === undefined || total === null || way === null) return;
  const isSo = way === "up" ? total > 0 : total < 0;
  const { own } = draft.words;
  const not = way === "up" ? own.notUp : own.notDown;
  if (!isSo) draft.first(isPast(asked.period) ? not.earlier : not.today);
}

async function premiseLine(symbol: string, { slots, period, context }: Asked, draft: AnswerDraft): Promise<void> {
  const cited = isPast(period) && period.from !== "" ? await pastChange() : await dayChange();
  if (cited === undefined) return;
  const { markets } = draft.words;
  const source = cited.mark;
  const value = cited.value("changePercent");
  const asked = slots.direction;
  if (value === null) {
    draft.line(markets.changeUnknown({ symbol, source }));
    return;
  }
  const isUnchanged = !/[1-9]/.test(figureText({ value, unit: "percent", currency: null }));
  const moved = {
    symbol,
    way: isUnchanged ? ("none" as const) : value > 0 ? ("up" as const) : ("down" as const),
    size: cited.text("changePercent", { form: "size" }),
    span: isPast(period)
      ? say(markets.between, { from: cited.text("firstDay"), to: cited.text("lastDay") })
      : markets.today,
    source,
  };
  const isSo = asked === null || (asked === "up" ? value > 0 : value < 0);
  draft.line(isSo ? say(markets.moved, moved) : say(markets.movedOtherwise, { ...moved, asked }));

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
