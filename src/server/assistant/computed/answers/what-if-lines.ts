import { historyFound } from "../../tools/price-history.ts";
import { type WhatIf, whatIfFound } from "../../tools/what-if.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import type { AnswerDraft } from "../answer-draft.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import type { ToolContext } from "../../tool.ts";
import type { Amount } from "../slots/amount.ts";
import type { EveryUnit } from "../slots/slots.ts";
import { calculationSource } from "./calculation-source.ts";
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

/** The value today of money put into a symbol in the past. */
async function investedLines(
  symbol: string,
  { slots, period, context }: Asked,
  draft: AnswerDraft,
): Promise<string | null> {
  const [amount] = slots.amounts;
  if (amount === undefined || period === null) return "name an amount of money, such as $10,000";
  if (amount.kind === "percent") return "name the amount in money or shares";
  if (period.from === "") return "name the day or year of the purchase";
  if (slots.every !== null)
    return planLines(symbol, { amount, unit: slots.every.unit, from: period.from }, context, draft);
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

/** The value today of the same amount put into a symbol again and again. */
async function planLines(
  symbol: string,
  { amount, unit, from }: { readonly amount: Amount; readonly unit: EveryUnit; readonly from: string },
  context: ToolContext,
  draft: AnswerDraft,
): Promise<string | null> {
  const history = await dailyHistory(symbol, context, 5_000);
  if (amount.kind !== "money") return "name the amount in money";
  if (typeof history === "string") return history;
  if (amount.currency !== null && history.currency !== null && amount.currency !== history.currency)
    return `name the amount in ${history.currency}, the currency of ${symbol}`;
  const last = history.bars.at(-1);
  const first = history.bars.find(({ date }) => date >= from);
  if (first === undefined || last === undefined) return `name a time for which prices of ${symbol} are known`;
  let shares = 0;
  let purchases = 0;
  for (let due = first.date; due <= last.date; due = nextDue(first.date, unit, purchases)) {
    const bar = history.bars.find(({ date }) => date >= due);
    if (bar === undefined) break;
    shares += amount.value / bar.close;
    purchases += 1;
  }
  const money = { unit: "money" as const, currency: history.currency };
  const paid = amount.value * purchases;
  const [plan] = draft.take(
    "investment_plan",
    { symbol, amount: amount.value, every: unit, from: first.date },
    calculationSource(`The same amount into ${symbol} every ${unit}`, {
      asOf: history.provenance.asOf,
      status: history.provenance.status,
      symbol,
      provider: history.provenance.source,
      days: [
        { key: "first", label: "First purchase", date: first.date },
        { key: "last", label: "Last close", date: last.date },
      ],
      values: [
        { key: "purchases", label: "Purchases", unit: "count", value: purchases, formula: `one every ${unit}` },
        { ...money, key: "paid", label: "Paid in", value: paid, formula: "amount × purchases" },
        {
          key: "shares",
          label: "Shares, in today's count",
          unit: "shares",
          value: shares,
          formula: "sum of amount ÷ close of each purchase",
        },
        {
          ...money,
          key: "worth",
          label: "Worth at the last close",
          value: shares * last.close,
          formula: "shares × last close",
        },
        { ...money, key: "gain", label: "Gain", value: shares * last.close - paid, formula: "worth − paid in" },
        {
          key: "return",
          label: "Gain on what was paid in",
          unit: "percent",
          value: paid === 0 ? null : ((shares * last.close) / paid - 1) * 100,
          formula: "(worth ÷ paid in − 1) × 100",
        },
      ],
    }),
  );
  if (plan === undefined) return null;
  const { text, mark } = plan;
  draft.line(
    phrase`**${text("paid")} put into ${symbol} in ${text("purchases")} purchases, one every ${unit} from ${text("first")}, would be worth ${text("worth")}** at the close of ${text("last")} ${mark}.`,
  );
  draft.line(
    phrase`That is a gain of ${text("gain", { signed: true })}, ${text("return", { signed: true })} of what was paid in; ${text("shares")} shares in today's count ${mark}.`,
  );
  draft.line(
    history.adjusted
      ? "Splits and dividends are in these prices; fees and taxes are left out."
      : "Splits are counted; dividends, fees and taxes are left out.",
  );
  if (first.date > addDays(from, 10))
    draft.line("Older prices aren't known, so the plan begins with the first one known.");
  return null;
}

/** The day on which the next purchase is due. */
function nextDue(first: string, unit: EveryUnit, purchases: number): string {
  if (unit === "day") return addDays(first, purchases);
  if (unit === "week") return addDays(first, purchases * 7);
  return addMonths(first, purchases * { month: 1, quarter: 3, year: 12 }[unit]);
}
