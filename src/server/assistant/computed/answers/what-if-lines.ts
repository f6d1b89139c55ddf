import { historyFound } from "../../tools/price-history.ts";
import { type WhatIf, whatIfFound } from "../../tools/what-if.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import type { AnswerDraft } from "../answer-draft.ts";
import { phrase, sentences } from "../phrase.ts";
import { accountOf, type Asked, isPast } from "./answerer.ts";

/** Answers what selling, buying, a change of a price, or a past investment would do. Returns why not, if a slot is missing. */
export async function whatIfLines(asked: Asked, draft: AnswerDraft): Promise<string | null> {
  const { slots, period, symbols } = asked;
  const { action } = slots;
  const [amount] = slots.amounts;
  if (symbols.length === 0 && slots.place?.domain === "market") {
    draft.line(
      "This is not computed: how far your holdings would follow the market isn't known. Past falls are: “How volatile is my portfolio?”.",
    );
    return null;
  }
  if (symbols.length === 0) return "name the symbol that it is about";
  if (symbols.length > 1 && action !== "buy") return "ask about one symbol at a time";
  const different = new Set(slots.amounts.map(({ kind, value, currency }) => `${kind} ${value} ${currency ?? ""}`));
  if (different.size > 1) return "name one amount";
  if (action === null) return "say what is done: sell, buy, invest, or a fall or rise in per cent";
  if (isPast(period)) {
    if (action !== "buy") return "the past can be asked for an investment, such as “$10,000 in @MSFT five years ago”";
    for (const symbol of symbols) {
      const reason = await investedLines(symbol, asked, draft);
      if (reason !== null) return reason;
    }
    return null;
  }
  if (period?.kind === "future" && action !== "price-change") return "what happens in the future isn't computed";
  if (amount === undefined && action !== "sell") return "name an amount, such as $5,000, 10 shares or 20%";
  if (amount?.kind === "percent" && action === "buy") return "name the amount in money or shares";
  for (const symbol of symbols) await effectLines(symbol, asked, draft);
  return null;
}

async function effectLines(symbol: string, { slots, account, context }: Asked, draft: AnswerDraft): Promise<void> {
  const [amount = { kind: "percent", value: 100, currency: null }] = slots.amounts;
  const action = slots.action ?? "sell";
  const isDown =
    action === "price-change" && /\b(?:fall|fell|drop|lose|crash|declin|plung|tank|halve|sink|down)/i.test(slots.text);
  const given = {
    symbol,
    action,
    [amount.kind]: isDown ? -amount.value : amount.value,
    ...(amount.currency === null ? {} : { currency: amount.currency }),
    ...accountOf(account),
  } as WhatIf;
  const [effect] = draft.take("what_if", given, await whatIfFound(given, context));
  if (effect === undefined) return;
  const { mark } = effect;
  const text = (key: string, signed = false) => effect.text(key, { signed });
  if (action === "price-change") {
    draft.line(
      phrase`**Your portfolio would change by ${text("change", true)}** (${text("changeOfTotal", true)}), to ${text("totalAfter")} ${mark}.`,
    );
    draft.list([phrase`Your ${symbol}: from ${text("valueNow")} to ${text("valueAfter")} ${mark}`]);
    draft.line("Everything else is taken as unchanged.");
    return;
  }
  const isSale = action === "sell";
  draft.line(
    isSale
      ? phrase`Selling **${text("shares")} shares of ${symbol}** would bring **${text("amount")}** ${mark}.`
      : phrase`**${text("amount")}** would buy **${text("shares")} shares of ${symbol}** ${mark}.`,
  );
  draft.list([
    phrase`Realised gain: **${text("realised", true)}** ${mark}`,
    phrase`${symbol}: ${text("sharesAfter")} shares, worth ${text("valueAfter")} (now ${text("valueNow")}) ${mark}`,
    phrase`Weight of ${symbol}: from ${text("weightNow")} to ${text("weightAfter")}${isSale ? "" : ", paid from cash"} ${mark}`,
    phrase`Weight of ${symbol} paid with new money: ${text("weightWithNewMoney")} ${mark}`,
    phrase`Cash: ${text("cashAfter")}${isSale ? (phrase`, ${text("cashWeightAfter")} of the total; the weights of your other holdings stay` ?? "") : ", paid from cash"} ${mark}`,
  ]);
  draft.line("At today's price, before fees and taxes. Nothing is recorded.");
}

/** What money put into a symbol in the past is worth today. */
async function investedLines(
  symbol: string,
  { slots, period, context }: Asked,
  draft: AnswerDraft,
): Promise<string | null> {
  const [amount] = slots.amounts;
  if (amount === undefined || period === null) return "name an amount of money, such as $10,000";
  if (amount.kind === "percent") return "name the amount in money or shares";
  if (period.from === "") return "name the day or year of the purchase";
  const history = await dailyHistory(symbol, context, 5_000);
  const first = typeof history === "string" ? undefined : history.bars.find(({ date }) => date >= period.from);
  const isShares = amount.kind === "shares";
  const invested = isShares ? amount.value * (first?.close ?? 0) : amount.value;
  if (
    typeof history !== "string" &&
    amount.currency !== null &&
    history.currency !== null &&
    amount.currency !== history.currency
  )
    return `name the amount in ${history.currency}, the currency of ${symbol}`;
  const range = { from: period.from, to: context.today };
  const given = { symbol, ...range, ...(invested > 0 ? { invested } : {}) };
  const [course] = draft.take(
    "get_price_history",
    given,
    await historyFound({ symbol, range, ...(invested > 0 ? { invested } : {}) }, context),
  );
  if (course === undefined) return null;
  const { mark } = course;
  const text = (key: string, signed = false) => course.text(key, { signed });
  const { investment } = course.source.data as { readonly investment?: { readonly dividendsAreInThePrices: boolean } };
  draft.line(
    sentences(
      phrase`**${text("invested")} put into ${symbol} at the close of ${text("firstDay")} would be worth ${text("investedWorth")}** at the close of ${text("lastDay")} ${mark}.`,
      phrase`That is a gain of ${text("investedGain", true)} (${text("changePercent", true)}) ${mark}.`,
    ),
  );
  draft.list([
    phrase`Shares, in today's count: ${text("investedShares")} at ${text("firstClose")} ${mark}`,
    phrase`Dividends paid on them, not reinvested: ${text("investedDividends")} ${mark}`,
  ]);
  draft.line(
    investment?.dividendsAreInThePrices === true
      ? "Splits and dividends are in these prices; fees and taxes are left out."
      : "Splits are counted. Dividends are listed on their own as far as they are known; fees and taxes are left out.",
  );
  draft.line(`[[chart ${symbol} 5y]]`);
  return null;
}
