import { historyFound } from "../../tools/price-history.ts";
import { type WhatIf, whatIfFound } from "../../tools/what-if.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import type { AnswerDraft } from "../answer-draft.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import type { ToolContext } from "../../tool.ts";
import type { Amount, EveryUnit } from "../slots.ts";
import { calculationSource } from "./calculation-source.ts";
import { holdingsOf } from "./symbol-figures.ts";
import { say } from "../phrase.ts";
import { accountOf, type Asked, isPast } from "./answerer.ts";

/** Answers what selling, buying, a change of a price, or a past investment would do. Returns why not, if a slot is missing. */
export async function whatIfLines(asked: Asked, draft: AnswerDraft): Promise<string | null> {
  const { slots, period, symbols } = asked;
  const { action } = slots;
  const [amount] = slots.amounts;
  const { whatIf } = draft.words;
  const { needs } = whatIf;
  if (symbols.length === 0) return needs.symbol;
  if (symbols.length > 1 && action !== "buy") return needs.oneSymbol;
  const different = new Set(slots.amounts.map(({ kind, value, currency }) => `${kind} ${value} ${currency ?? ""}`));
  if (different.size > 1) return needs.oneAmount;
  if (action === null) return needs.action;
  if (isPast(period)) {
    if (action === "sell" && amount === undefined && period.kind === "day") return await soldThenLines(asked, draft);
    if (action !== "buy") return needs.investment("$10,000 in @MSFT five years ago");
    for (const symbol of symbols) {
      const reason = await investedLines(symbol, asked, draft);
      if (reason !== null) return reason;
    }
    return null;
  }
  if (period?.kind === "future" && action !== "price-change") {
    draft.line(whatIf.future);
    return null;
  }
  if (amount === undefined && action !== "sell") return needs.someAmount;
  if (amount?.kind === "percent" && action === "buy") return needs.amount;
  for (const symbol of symbols) await effectLines(symbol, asked, draft);
  return null;
}

async function effectLines(symbol: string, { slots, account, context }: Asked, draft: AnswerDraft): Promise<void> {
  const [amount = { kind: "percent", value: 100, currency: null }] = slots.amounts;
  const action = slots.action ?? "sell";
  const given = {
    symbol,
    action,
    [amount.kind]: amount.value,
    ...(amount.currency === null ? {} : { currency: amount.currency }),
    ...accountOf(account),
  } as WhatIf;
  const [effect] = draft.take("what_if", given, await whatIfFound(given, context));
  if (effect === undefined) return;
  const { whatIf } = draft.words;
  const source = effect.mark;
  const text = (key: string, signed = false) => effect.text(key, { signed });
  if (action === "price-change") {
    draft.line(
      say(whatIf.priceChange, {
        change: text("change", true),
        percent: text("changeOfTotal", true),
        total: text("totalAfter"),
        source,
      }),
    );
    draft.list([say(whatIf.valueChange, { symbol, from: text("valueNow"), to: text("valueAfter"), source })]);
    draft.line(whatIf.restUnchanged);
    return;
  }
  const isSale = action === "sell";
  const traded = { shares: text("shares"), symbol, amount: text("amount"), source };
  const cash = { cash: text("cashAfter"), source };
  draft.line(say(isSale ? whatIf.sale : whatIf.purchase, traded));
  draft.list([
    say(whatIf.realised, { value: text("realised", true), source }),
    say(whatIf.position, {
      symbol,
      shares: text("sharesAfter"),
      after: text("valueAfter"),
      now: text("valueNow"),
      source,
    }),
    say(isSale ? whatIf.weight : whatIf.weightFromCash, {
      symbol,
      from: text("weightNow"),
      to: text("weightAfter"),
      source,
    }),
    say(whatIf.weightWithNewMoney, { symbol, weight: text("weightWithNewMoney"), source }),
    isSale
      ? (say(whatIf.cashAfterSale, { ...cash, weight: text("cashWeightAfter") }) ?? say(whatIf.cash, cash))
      : say(whatIf.cashPaid, cash),
  ]);
  draft.line(whatIf.nothingRecorded);
}

/** The worth of a position on a past day, and that of the same shares now. */
async function soldThenLines(asked: Asked, draft: AnswerDraft): Promise<string | null> {
  const {
    symbols: [symbol = ""],
    context,
  } = asked;
  const held = await holdingsOf(asked, draft);
  if (held === undefined) return null;
  const worth = held.source.facts.find(({ key }) => key === `${symbol}.value`);
  const history = await dailyHistory(symbol, context, 5_000);
  const bars = typeof history === "string" ? [] : history.bars;
  const then = bars.findLast(({ date }) => date <= (asked.period?.to ?? ""));
  const last = bars.at(-1);
  if (worth === undefined) {
    draft.line(say(draft.words.own.heldNone, { symbol, day: held.text("day"), source: held.mark }));
    return null;
  }
  if (typeof history === "string" || then === undefined || last === undefined || then.close <= 0) return null;
  const money = (key: string, label: string, value: number, formula: string) => ({
    key,
    label,
    unit: "money" as const,
    currency: worth.currency,
    isPrivate: true,
    value,
    formula,
  });
  const { whatIf } = draft.words;
  const kept = (worth.value * last.close) / then.close;
  const [cited] = draft.take(
    "sold_then",
    { symbol },
    calculationSource(whatIf.soldThenTitle(symbol), {
      asOf: last.date,
      status: history.provenance.status,
      symbol,
      values: [
        money("kept", whatIf.worthToday, kept, "value then × close today ÷ close then"),
        money("difference", whatIf.difference, kept - worth.value, "worth today − value then"),
      ],
    }),
  );
  draft.line(
    say(whatIf.soldThen, {
      shares: held.text(`${symbol}.shares`),
      symbol,
      value: held.text(`${symbol}.value`),
      day: held.text("day"),
      source: held.mark,
      kept: cited?.text("kept") ?? null,
      difference: cited?.text("difference", { signed: true }) ?? null,
      keptSource: cited?.mark ?? "",
    }),
  );
  draft.line(whatIf.leftOutOfKept);
  return null;
}

/** The value today of money put into a symbol in the past. */
async function investedLines(
  symbol: string,
  { slots, period, context }: Asked,
  draft: AnswerDraft,
): Promise<string | null> {
  const [amount] = slots.amounts;
  const { whatIf } = draft.words;
  const { needs } = whatIf;
  if (amount === undefined || period === null) return needs.money;
  if (amount.kind === "percent") return needs.amount;
  if (period.from === "") return needs.day;
  if (slots.isEveryMonth) return planLines(symbol, { amount, unit: "month", from: period.from }, context, draft);
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
    return needs.currency({ currency: history.currency, symbol });
  const range = { from: period.from, to: context.today };
  const given = { symbol, ...range, ...(invested > 0 ? { invested } : {}) };
  const [course] = draft.take(
    "get_price_history",
    given,
    await historyFound({ symbol, range, ...(invested > 0 ? { invested } : {}) }, context),
  );
  if (course === undefined) return null;
  const source = course.mark;
  const text = (key: string, signed = false) => course.text(key, { signed });
  const { investment } = course.source.data as { readonly investment?: { readonly dividendsAreInThePrices: boolean } };
  draft.line(
    draft.joined(
      say(whatIf.invested, {
        amount: text("invested"),
        symbol,
        from: text("firstDay"),
        worth: text("investedWorth"),
        to: text("lastDay"),
        source,
      }),
      say(whatIf.gain, { gain: text("investedGain", true), percent: text("changePercent", true), source }),
    ),
  );
  draft.list([
    say(whatIf.sharesToday, { shares: text("investedShares"), price: text("firstClose"), source }),
    say(whatIf.dividends, { value: text("investedDividends"), source }),
  ]);
  draft.line(investment?.dividendsAreInThePrices === true ? whatIf.inThePrices : whatIf.dividendsListed);
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
  const { formulas, whatIf, labels } = draft.words;
  const { needs } = whatIf;
  if (amount.kind !== "money") return needs.moneyOnly;
  if (typeof history === "string") return history;
  if (amount.currency !== null && history.currency !== null && amount.currency !== history.currency)
    return needs.currency({ currency: history.currency, symbol });
  const last = history.bars.at(-1);
  const first = history.bars.find(({ date }) => date >= from);
  if (first === undefined || last === undefined) return needs.knownTime(symbol);
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
    calculationSource(whatIf.planTitle(symbol, unit), {
      asOf: history.provenance.asOf,
      status: history.provenance.status,
      symbol,
      provider: history.provenance.source,
      days: [
        { key: "first", label: whatIf.firstPurchase, date: first.date },
        { key: "last", label: labels.lastClose, date: last.date },
      ],
      values: [
        {
          key: "purchases",
          label: whatIf.purchases,
          unit: "count",
          value: purchases,
          formula: formulas.whatIf.every[unit],
        },
        { ...money, key: "paid", label: whatIf.paidIn, value: paid, formula: formulas.whatIf.paidIn },
        {
          key: "shares",
          label: labels.sharesToday,
          unit: "shares",
          value: shares,
          formula: formulas.whatIf.planShares,
        },
        {
          ...money,
          key: "worth",
          label: labels.worthAtLastClose,
          value: shares * last.close,
          formula: formulas.sharesAtClose,
        },
        {
          ...money,
          key: "gain",
          label: whatIf.gainLabel,
          value: shares * last.close - paid,
          formula: formulas.whatIf.planGain,
        },
        {
          key: "return",
          label: whatIf.gainOnPaid,
          unit: "percent",
          value: paid === 0 ? null : ((shares * last.close) / paid - 1) * 100,
          formula: formulas.whatIf.planReturn,
        },
      ],
    }),
  );
  if (plan === undefined) return null;
  const { text, mark: source } = plan;
  draft.line(
    say(whatIf.plan, {
      paid: text("paid"),
      symbol,
      purchases: text("purchases"),
      unit,
      from: text("first"),
      worth: text("worth"),
      to: text("last"),
      source,
    }),
  );
  draft.line(
    say(whatIf.planGain, {
      gain: text("gain", { signed: true }),
      percent: text("return", { signed: true }),
      shares: text("shares"),
      source,
    }),
  );
  draft.line(history.adjusted ? whatIf.inThePrices : whatIf.noDividends);
  if (first.date > addDays(from, 10)) draft.line(whatIf.planBeginsLater);
  return null;
}

/** The day on which the next purchase is due. */
function nextDue(first: string, unit: EveryUnit, purchases: number): string {
  if (unit === "day") return addDays(first, purchases);
  if (unit === "week") return addDays(first, purchases * 7);
  return addMonths(first, purchases * { month: 1, quarter: 3, year: 12 }[unit]);
}
