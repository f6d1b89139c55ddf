import type { Texts } from "../texts.ts";

const holdings = (isOne: boolean) => (isOne ? "holding" : "holdings");
const youHave = (endOf: string | undefined) => (endOf === undefined ? "You have" : `At the end of ${endOf}, you had`);

/** Answers about what the user holds. `source` is the mark of a source: "[2]". */
export const own = {
  portfolio: "Your portfolio",
  account: (name: string) => `Your account ${name}`,
  worthWithCash: ({ whose, value, cash, source }: Texts<"whose" | "value" | "cash" | "source">) =>
    `${whose} is worth **${value}**, with ${cash} in cash ${source}.`,
  worthThen: ({ whose, value, cash, day, source }: Texts<"whose" | "value" | "cash" | "day" | "source">) =>
    `${whose} was worth **${value}** at the end of ${day}, with ${cash} in cash ${source}.`,
  worth: ({ whose, value, source }: Texts<"whose" | "value" | "source">) => `${whose} is worth **${value}** ${source}.`,
  dayChange: ({ change, percent, source }: Texts<"change" | "percent" | "source">) =>
    `Day change: ${change} (${percent}) ${source}.`,
  itsGain: ({ gain, percent, source }: Texts<"gain" | "percent" | "source">) =>
    `Its unrealised gain is ${gain} (${percent}) against what it cost ${source}.`,
  gain: ({ gain, percent, source }: Texts<"gain" | "percent" | "source">) =>
    `Your unrealised gain is **${gain}** (${percent}) against what it cost ${source}.`,
  gainChange: ({ change, from, to, source }: Texts<"change" | "from" | "to" | "source">) =>
    `Change of your unrealised gain: **${change}**, from ${from} to ${to} ${source}.`,
  totalCost: ({ cost, source }: Texts<"cost" | "source">) => `What you hold cost **${cost}** ${source}.`,
  costOf: ({ symbol, average, cost, source }: Texts<"symbol" | "average" | "cost" | "source">) =>
    `**${symbol}**: average cost ${average}, in all ${cost} ${source}`,
  gainsCounted: ({ from, to, source }: Texts<"from" | "to" | "source">) =>
    `Counted from ${from} to ${to}, with what sales realised and what was paid out ${source}.`,
  partOfGain: "Part of the total gain",
  neverHeld: ({ symbol, source }: Texts<"symbol" | "source">) => `You never held ${symbol} ${source}.`,
  counted: ({
    count,
    isOne,
    value,
    source,
    endOf,
  }: Texts<"count" | "value" | "source"> & { readonly isOne: boolean; readonly endOf: string | undefined }) =>
    `${youHave(endOf)} ${count} ${holdings(isOne)}, worth ${value} with cash ${source}.`,
  countedWithoutValue: ({
    count,
    isOne,
    source,
    endOf,
  }: Texts<"count" | "source"> & { readonly isOne: boolean; readonly endOf: string | undefined }) =>
    `${youHave(endOf)} ${count} ${holdings(isOne)}; what they are worth together isn't known, because a price is missing ${source}.`,
  topThree: ({ weight, source }: Texts<"weight" | "source">) =>
    `The three largest are together ${weight} of it ${source}.`,
  sharesOnly: ({ symbol, shares, source }: Texts<"symbol" | "shares" | "source">) =>
    `**${symbol}**: ${shares} shares, value not known ${source}`,
  holding: ({
    symbol,
    value,
    weight,
    gain,
    dayChange,
    source,
  }: Texts<"symbol" | "value" | "weight" | "gain" | "source"> & { readonly dayChange: string | undefined }) =>
    `**${symbol}**: value ${value}, weight ${weight}, unrealised gain ${gain}${dayChange === undefined ? "" : `, day change ${dayChange}`} ${source}`,
  inNoAccount: (symbol: string) => `None of your accounts holds ${symbol}.`,
  byAccount: (symbol: string) => `${symbol} by account:`,
  inAccount: ({
    account,
    shares,
    symbol,
    value,
    source,
  }: Texts<"account" | "shares" | "symbol" | "value" | "source">) =>
    `**${account}**: ${shares} shares of ${symbol}, worth ${value} ${source}`,
  unknownAmount: "an unknown amount",
  count: ({
    count,
    isOne,
    symbols,
    source,
    endOf,
  }: Texts<"count" | "symbols" | "source"> & { readonly isOne: boolean; readonly endOf: string | undefined }) =>
    `${youHave(endOf)} **${count} ${holdings(isOne)}**: ${symbols} ${source}.`,
  cash: ({ cash, source, endOf }: Texts<"cash" | "source"> & { readonly endOf: string | undefined }) =>
    `${youHave(endOf)} **${cash}** in cash ${source}.`,
  cashPart: ({ label, value, weight, source }: Texts<"label" | "value" | "weight" | "source">) =>
    `${label}: ${value}, ${weight} of the total ${source}`,
  unknownPart: "an unknown part",
  emptyWatchlist: "Your watchlist is empty.",
  nothingHeld: "You hold nothing.",
  lowestFirst: (label: string) => `${label}, lowest first:`,
  highestFirst: (label: string) => `${label}, highest first:`,
  unknownFor: (symbols: string) => `Not known for ${symbols}.`,
  ends: {
    bestInMoney: ({ symbol, gain, source }: Texts<"symbol" | "gain" | "source">) =>
      `Best in money: **${symbol}**, with a gain of ${gain} ${source}.`,
    worstInMoney: ({ symbol, gain, source }: Texts<"symbol" | "gain" | "source">) =>
      `Worst in money: **${symbol}**, with a gain of ${gain} ${source}.`,
    bestInPercent: ({ symbol, percent, source }: Texts<"symbol" | "percent" | "source">) =>
      `Best in per cent: **${symbol}**, a simple return of ${percent} ${source}.`,
    worstInPercent: ({ symbol, percent, source }: Texts<"symbol" | "percent" | "source">) =>
      `Worst in per cent: **${symbol}**, a simple return of ${percent} ${source}.`,
  },
  none: {
    investmentsGained: "**None of your investments gained.** In order:",
    investmentsLost: "**None of your investments lost.** In order:",
    holdingsGained: "**None of your holdings gained.** In order:",
    holdingsLost: "**None of your holdings lost.** In order:",
    holdingsGainedToday: "**None of your holdings gained today.** In order:",
    holdingsLostToday: "**None of your holdings lost today.** In order:",
  },
  partOf: ({ name, share, value, source }: Texts<"name" | "share" | "value" | "source">) =>
    `**${name}**: ${share} of your portfolio, ${value} ${source}`,
  allocation: (by: string) => `Your portfolio by ${by}:`,
  share: ({ name, share, source }: Texts<"name" | "share" | "source">) => `**${name}**: ${share} ${source}`,
  valueBeforeAndAfter: ({ before, from, after, to, source }: Texts<"before" | "from" | "after" | "to" | "source">) =>
    `Your portfolio was worth **${before}** before ${from} and **${after}** at the end of ${to} ${source}.`,
  deposited: ({ deposits, withdrawals, source }: Texts<"deposits" | "withdrawals" | "source">) =>
    `Deposits: ${deposits}; withdrawals: ${withdrawals} ${source}`,
  holdNone: ({ symbol, source }: Texts<"symbol" | "source">) => `You hold no ${symbol} ${source}.`,
  heldNone: ({ symbol, day, source }: Texts<"symbol" | "day" | "source">) =>
    `You held no ${symbol} on ${day} ${source}.`,
  shares: ({ shares, symbol, source }: Texts<"shares" | "symbol" | "source">) =>
    `You hold **${shares} shares of ${symbol}** ${source}.`,
  sharesThen: ({ shares, symbol, day, source }: Texts<"shares" | "symbol" | "day" | "source">) =>
    `You held **${shares} shares of ${symbol}** at the end of ${day} ${source}.`,
  value: ({ symbol, value, weight, source }: Texts<"symbol" | "value" | "weight" | "source">) =>
    `${symbol} is worth **${value}**, which is **${weight} of your portfolio** ${source}.`,
  valueThen: ({ symbol, value, weight, day, source }: Texts<"symbol" | "value" | "weight" | "day" | "source">) =>
    `${symbol} was worth **${value}** at the end of ${day}, which is **${weight} of your portfolio** ${source}.`,
  averageCost: ({ symbol, average, cost, source }: Texts<"symbol" | "average" | "cost" | "source">) =>
    `Average cost of ${symbol}: **${average}** a share; in all ${cost} ${source}.`,
  gainOf: ({ symbol, gain, percent, source }: Texts<"symbol" | "gain" | "percent" | "source">) =>
    `Unrealised gain of ${symbol}: **${gain}** (${percent}) ${source}.`,
  dayChangeOf: ({ symbol, change, percent, source }: Texts<"symbol" | "change" | "percent" | "source">) =>
    `Day change of your ${symbol}: **${change}** (${percent}) ${source}.`,
  priceGain: ({ symbol, gain, source }: Texts<"symbol" | "gain" | "source">) =>
    `Unrealised gain of ${symbol} from its price: **${gain}** ${source}.`,
  currencyGain: ({ gain, source }: Texts<"gain" | "source">) => `From its currency: **${gain}** ${source}.`,
  incomeOf: ({ symbol, income, source }: Texts<"symbol" | "income" | "source">) =>
    `Income of ${symbol} in twelve months: ${income} ${source}.`,
  rankedGain: ({ symbol, gain, percent, source }: Texts<"symbol" | "gain" | "percent" | "source">) =>
    `**${symbol}**: unrealised gain ${gain} (${percent}) ${source}`,
  rankedDayChange: ({ symbol, change, percent, source }: Texts<"symbol" | "change" | "percent" | "source">) =>
    `**${symbol}**: day change ${change} (${percent}) ${source}`,
  movedToday: ({ total, percent, source }: Texts<"total" | "source"> & { readonly percent: string | undefined }) =>
    `Your portfolio changed by **${total}**${percent === undefined ? "" : ` (${percent})`} today ${source}.`,
  movedOver: ({
    total,
    percent,
    from,
    to,
    source,
  }: Texts<"total" | "from" | "to" | "source"> & { readonly percent: string | undefined }) =>
    `Your portfolio changed by **${total}**${percent === undefined ? "" : ` (${percent})`} from ${from} to ${to} ${source}.`,
  moved: ({ name, gain, part, source }: Texts<"name" | "gain" | "source"> & { readonly part: string | undefined }) =>
    `**${name}**: ${gain}${part === undefined ? "" : ` (${part})`} ${source}`,
  notUp: { today: "Your portfolio isn't up today:", earlier: "Your portfolio isn't up over that time:" },
  notDown: { today: "Your portfolio isn't down today:", earlier: "Your portfolio isn't down over that time:" },
};
