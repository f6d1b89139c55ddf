import type { Texts } from "../texts.ts";

/** How often a plan buys. */
export type PlanUnit = "day" | "week" | "month" | "quarter" | "year";

/** Answers to what selling, buying, a change of a price or a past investment would do. */
export const whatIf = {
  /** Beginnings that go on from "To work this out, ". */
  needs: {
    amount: "name the amount in money or shares",
    symbol: "name the symbol that it is about",
    oneSymbol: "ask about one symbol at a time",
    oneAmount: "name one amount",
    action: "say what is done: sell, buy, invest, or a fall or rise in per cent",
    investment: (question: string) => `the past can be asked for an investment, such as “${question}”`,
    someAmount: "name an amount, such as $5,000, 10 shares or 20%",
    money: "name an amount of money, such as $10,000",
    moneyOnly: "name the amount in money",
    day: "name the day or year of the purchase",
    currency: ({ currency, symbol }: Texts<"currency" | "symbol">) =>
      `name the amount in ${currency}, the currency of ${symbol}`,
    knownTime: (symbol: string) => `name a time for which prices of ${symbol} are known`,
  },
  future: "What happens in the future isn't computed.",
  market: (question: string) =>
    `This is not computed: how far your holdings would follow the market isn't known. Past falls are: “${question}”.`,
  priceChange: ({ change, percent, total, source }: Texts<"change" | "percent" | "total" | "source">) =>
    `**Your portfolio would change by ${change}** (${percent}), to ${total} ${source}.`,
  valueChange: ({ symbol, from, to, source }: Texts<"symbol" | "from" | "to" | "source">) =>
    `Your ${symbol}: from ${from} to ${to} ${source}`,
  restUnchanged: "Everything else is taken as unchanged.",
  sale: ({ shares, symbol, amount, source }: Texts<"shares" | "symbol" | "amount" | "source">) =>
    `Selling **${shares} shares of ${symbol}** would bring **${amount}** ${source}.`,
  purchase: ({ shares, symbol, amount, source }: Texts<"shares" | "symbol" | "amount" | "source">) =>
    `**${amount}** would buy **${shares} shares of ${symbol}** ${source}.`,
  realised: ({ value, source }: Texts<"value" | "source">) => `Realised gain: **${value}** ${source}`,
  position: ({ symbol, shares, after, now, source }: Texts<"symbol" | "shares" | "after" | "now" | "source">) =>
    `${symbol}: ${shares} shares, worth ${after} (now ${now}) ${source}`,
  weight: ({ symbol, from, to, source }: Texts<"symbol" | "from" | "to" | "source">) =>
    `Weight of ${symbol}: from ${from} to ${to} ${source}`,
  weightFromCash: ({ symbol, from, to, source }: Texts<"symbol" | "from" | "to" | "source">) =>
    `Weight of ${symbol}: from ${from} to ${to}, paid from cash ${source}`,
  weightWithNewMoney: ({ symbol, weight, source }: Texts<"symbol" | "weight" | "source">) =>
    `Weight of ${symbol} paid with new money: ${weight} ${source}`,
  cash: ({ cash, source }: Texts<"cash" | "source">) => `Cash: ${cash} ${source}`,
  cashAfterSale: ({ cash, weight, source }: Texts<"cash" | "weight" | "source">) =>
    `Cash: ${cash}, ${weight} of the total; the weights of your other holdings stay ${source}`,
  cashPaid: ({ cash, source }: Texts<"cash" | "source">) => `Cash: ${cash}, paid from cash ${source}`,
  nothingRecorded: "At today's price, before fees and taxes. Nothing is recorded.",
  soldThen: ({
    shares,
    symbol,
    value,
    day,
    source,
    kept,
    difference,
    keptSource,
  }: Texts<"shares" | "symbol" | "value" | "day" | "source" | "kept" | "difference" | "keptSource">) =>
    `Your ${shares} shares of ${symbol} were worth **${value}** at the end of ${day} ${source}. Kept, they are worth **${kept}** today: ${difference} ${keptSource}.`,
  soldThenTitle: (symbol: string) => `Sale of ${symbol} then`,
  worthToday: "Worth today",
  difference: "Difference",
  leftOutOfKept:
    "Splits are counted; dividends, fees and taxes are left out, and so are exchange rates and what you did with the money.",
  invested: ({
    amount,
    symbol,
    from,
    worth,
    to,
    source,
  }: Texts<"amount" | "symbol" | "from" | "worth" | "to" | "source">) =>
    `**${amount} put into ${symbol} at the close of ${from} would be worth ${worth}** at the close of ${to} ${source}.`,
  gain: ({ gain, percent, source }: Texts<"gain" | "percent" | "source">) =>
    `That is a gain of ${gain} (${percent}) ${source}.`,
  sharesToday: ({ shares, price, source }: Texts<"shares" | "price" | "source">) =>
    `Shares, in today's count: ${shares} at ${price} ${source}`,
  dividends: ({ value, source }: Texts<"value" | "source">) =>
    `Dividends paid on them, not reinvested: ${value} ${source}`,
  inThePrices: "Splits and dividends are in these prices; fees and taxes are left out.",
  dividendsListed:
    "Splits are counted. Dividends are listed on their own as far as they are known; fees and taxes are left out.",
  noDividends: "Splits are counted; dividends, fees and taxes are left out.",
  plan: ({
    paid,
    symbol,
    purchases,
    unit,
    from,
    worth,
    to,
    source,
  }: Texts<"paid" | "symbol" | "purchases" | "from" | "worth" | "to" | "source"> & { readonly unit: PlanUnit }) =>
    `**${paid} put into ${symbol} in ${purchases} purchases, one every ${unit} from ${from}, would be worth ${worth}** at the close of ${to} ${source}.`,
  planGain: ({ gain, percent, shares, source }: Texts<"gain" | "percent" | "shares" | "source">) =>
    `That is a gain of ${gain}, ${percent} of what was paid in; ${shares} shares in today's count ${source}.`,
  planTitle: (symbol: string, unit: PlanUnit) => `The same amount into ${symbol} every ${unit}`,
  firstPurchase: "First purchase",
  purchases: "Purchases",
  paidIn: "Paid in",
  gainLabel: "Gain",
  gainOnPaid: "Gain on what was paid in",
  planBeginsLater: "Older prices aren't known, so the plan begins with the first one known.",
};
