import { transactionWords as types } from "./transaction-words.ts";
import { englishFault } from "../../faults/english-fault.ts";
import type { Fault } from "../../faults/fault.ts";
import type { TransactionType } from "../../portfolio/transaction.ts";
import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";

/** A transaction that can be recorded, its values written. */
export interface WrittenTransaction {
  readonly type: TransactionType;
  readonly shares: string | null;
  readonly symbol: string | null;
  readonly price: string | null;
  readonly amount: string | null;
  readonly day: string;
}

/** Answers about lots, sales, checks, alerts, notes and what can be recorded. `source` is the mark of a source: "[2]". */
export const trades = {
  heldSince: ({ isNewest, source }: Texts<"source"> & { readonly isNewest: boolean }) =>
    `Your holdings by the day of their oldest open lot, ${isNewest ? "newest" : "oldest"} first ${source}:`,
  heldLonger: (source: string) => `Open lots that you have held for more than a year ${source}:`,
  noneHeldLonger: (source: string) => `You have held no open lot for more than a year ${source}.`,
  since: ({ symbol, day, source }: Texts<"symbol" | "day" | "source">) => `**${symbol}**: since ${day} ${source}`,
  lots: ({
    count,
    isOne,
    symbol,
    average,
    source,
  }: Texts<"count" | "symbol" | "average" | "source"> & { readonly isOne: boolean }) =>
    `**You have ${count} open ${isOne ? "lot" : "lots"} of ${symbol}**, by the cost method of your settings; average cost ${average} a share ${source}:`,
  noRealised: (source: string) => `What these sales realised isn't known ${source}.`,
  winRate: ({ rate, wins, sales, source }: Texts<"rate" | "wins" | "sales" | "source">) =>
    `**${rate} of your sales realised a gain**: ${wins} of ${sales} ${source}.`,
  average: ({ label, value, source }: Texts<"label" | "value" | "source">) => `${label}: **${value}** ${source}`,
  noAverage: (source: string) =>
    `An average isn't known where there is no such sale, or where sales are in several currencies ${source}.`,
  closedTitle: "Closed trades",
  wins: "Sales with a gain",
  sales: "Sales",
  rate: "Part of sales with a gain",
  averageGain: "Average gain of a sale",
  averageLoss: "Average loss of a sale",
  brought: "Sales brought",
  kept: ({
    symbol,
    brought,
    kept,
    difference,
    source,
  }: Texts<"symbol" | "brought" | "kept" | "difference" | "source">) =>
    `Your sales of ${symbol} brought **${brought}**. Kept, these shares would be worth **${kept}** today: ${difference} ${source}.`,
  cashUnknown: "How much cash you have isn't known.",
  affordable: ({
    isEnough,
    shares,
    symbol,
    amount,
    cash,
    source,
  }: Texts<"shares" | "symbol" | "amount" | "cash" | "source"> & { readonly isEnough: boolean }) =>
    `**${isEnough ? "Yes" : "No"}.** ${shares} shares of ${symbol} would cost ${amount}; your cash afterwards would be ${cash} ${source}.`,
  nameWeight: ({ example, source }: Texts<"example" | "source">) =>
    `Name the weight in per cent, such as “${example}” ${source}.`,
  tradeTitle: (symbol: string) => `Trade in ${symbol} to a weight`,
  amountToTrade: "Amount to trade",
  sharesToTrade: "Shares to trade",
  targetWeight: ({
    symbol,
    weight,
    source,
    target,
    isSale,
    amount,
    shares,
    tradeSource,
  }: Texts<"symbol" | "weight" | "source" | "target" | "amount" | "shares" | "tradeSource"> & {
    readonly isSale: boolean;
  }) =>
    `${symbol} is ${weight} of your portfolio ${source}. For a weight of ${target}, **${isSale ? "sell" : "buy"} ${amount}** of it, which is ${shares} shares ${tradeSource}.`,
  cashCounts: "At today's prices, before fees and taxes. Cash counts as part of the portfolio.",
  checksPassed: ({ checks, source }: Texts<"checks" | "source">) =>
    `All of the ${checks} checks are in order, or unknown ${source}.`,
  checksFailed: ({ failed, checks, source }: Texts<"failed" | "checks" | "source">) =>
    `**${failed} of ${checks} checks** need a look ${source}:`,
  checks: {
    spread: ({ title, value, threshold, source }: Texts<"title" | "value" | "threshold" | "source">) =>
      `**${title}**: the concentration index is ${value}; above ${threshold} a few holdings decide most of the result ${source}`,
    "missing-sector": ({ title, value, isOne, source }: Texts<"title" | "value" | "source"> & { isOne: boolean }) =>
      `**${title}**: ${value} ${isOne ? "holding has" : "holdings have"} no sector, so the allocation by sector is incomplete ${source}`,
    "missing-cost": ({ title, value, isOne, source }: Texts<"title" | "value" | "source"> & { isOne: boolean }) =>
      `**${title}**: ${value} ${isOne ? "holding has" : "holdings have"} no known cost, so the gain is incomplete ${source}`,
    "missing-price": ({ title, value, isOne, source }: Texts<"title" | "value" | "source"> & { isOne: boolean }) =>
      `**${title}**: ${value} ${isOne ? "holding has" : "holdings have"} no price or rate, so the total value is incomplete ${source}`,
    "stale-price": ({ title, value, threshold, source }: Texts<"title" | "value" | "threshold" | "source">) =>
      `**${title}**: the oldest price is ${value} days old; more than ${threshold} days is too old ${source}`,
    debt: ({ title, size, source }: Texts<"title" | "size" | "source">) =>
      `**${title}**: below zero by ${size} of your portfolio ${source}`,
    share: ({ title, value, threshold, source }: Texts<"title" | "value" | "threshold" | "source">) =>
      `**${title}**: ${value} of your portfolio; up to ${threshold} is in order ${source}`,
  },
  alertsFired: ({ count, isThen, source }: Texts<"count" | "source"> & { readonly isThen: boolean }) =>
    `**${count} of your alerts fired**${isThen ? " in that time" : ""} ${source}.`,
  alerts: ({ count, isOne, waiting, source }: Texts<"count" | "waiting" | "source"> & { readonly isOne: boolean }) =>
    `You have **${count} ${isOne ? "alert" : "alerts"}**; ${waiting} wait for their condition ${source}:`,
  noted: ({ symbol, source }: Texts<"symbol" | "source">) => `What you noted on **${symbol}** ${source}:`,
  notUnderstood: (example: string) =>
    `This was read as a transaction, but not wholly understood. Write it such as “${example}”, or enter it under Portfolio.`,
  eachOrInAll: (example: string) =>
    `This was read as a transaction, but its amount may be the price of one share or of all. Add “each” or “in all”, such as “${example}”.`,
  notFromHere: "This cannot be recorded from here. Enter it under Portfolio.",
  sellsNone: ({ symbol, source }: Texts<"symbol"> & { readonly source: string | undefined }) =>
    `You hold no ${symbol}${source === undefined ? "" : ` ${source}`}: a sale of it cannot be recorded.`,
  sellsTooMany: ({ shares, symbol, source }: Texts<"shares" | "symbol" | "source">) =>
    `You hold ${shares} shares of ${symbol} ${source}: this sale cannot be recorded, because on its day there were not enough.`,
  example: "bought 5 NVDA at 140 yesterday",
  exampleInAll: "bought 5 NVDA for 700 in all",
  atClose: "The price is the last close up to that day. Say what you paid if it was another.",
  canBeRecorded: "This can be recorded in your portfolio. Nothing is done until you press its button.",
};

const recorded = {
  ...types,
  buy: "purchase",
  sell: "sale",
  interest: "interest payment",
  "transfer-in": "transfer in",
  "transfer-out": "transfer out",
};

/** Sources of these answers. */
export const tradesSources = ({ day: written }: Writing) => ({
  lots: {
    title: "Your open lots",
    titleOf: (symbol: string) => `Your open lots of ${symbol}`,
    none: "No open lots are recorded.",
    noneOf: (symbol: string) => `You hold no ${symbol}.`,
    count: "Open lots",
    day: "Day of a lot",
    shares: "Shares of a lot",
    price: "Price of a lot",
    cost: "Cost of a lot",
    gain: "Unrealised gain of a lot",
  },
  risks: {
    title: "Checks of your portfolio",
    summary: (failed: number, checks: number) => `${failed} of ${checks} checks need a look`,
    thresholdOf: (check: string) => `${check}, threshold`,
    failed: "Checks that need a look",
    checks: "Checks",
    unknown: "Not known",
    passed: "In order",
    look: "Look",
  },
  alerts: {
    title: "Your alerts",
    firedTitle: "Alerts that fired",
    none: "You have no alerts.",
    noneOn: (symbol: string) => `You have no alerts on ${symbol}.`,
    partly: (shown: number, all: number) => `The newest ${shown} of ${all} alerts are listed.`,
    total: "Alerts",
    waiting: "Alerts that wait",
    states: { fired: "Fired", expired: "Expired", paused: "Paused", waiting: "Waiting", snoozed: "Snoozed" },
  },
  notes: {
    title: (symbol: string) => `Your notes on ${symbol}`,
    summary: (list: string) => `Your notes on ${list}`,
    none: "You have no notes.",
    noneOn: (list: string) => `You have no notes on ${list}.`,
    partly: "Older notes were left out.",
  },
  recording: {
    fault: (fault: Fault) => englishFault(fault),
    tooFew: ({ symbol, day, shares }: Texts<"symbol" | "day" | "shares">) =>
      `Fewer shares of ${symbol} are held on ${written(day)}; ${shares} cannot go out.`,
    notListed: (symbol: string) => `No source lists ${symbol}.`,
    summary: ({ type, shares, symbol, price, amount, day }: WrittenTransaction) =>
      [
        `Record ${type === "interest" ? "an" : "a"} ${recorded[type]}`,
        shares === null ? null : `of ${shares} ${symbol ?? ""}`.trim(),
        shares === null && symbol !== null ? `of ${symbol}` : null,
        price === null ? null : `at ${price}`,
        amount === null ? null : `of ${amount}`,
        `on ${written(day)}`,
      ]
        .filter((part) => part !== null)
        .join(" "),
  },
});
