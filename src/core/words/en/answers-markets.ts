import type { Texts } from "../texts.ts";

/** Answers about markets, exchange rates and what is scheduled. `source` is the mark of a source: "[2]". */
export const markets = {
  byFunds: "The market by four index funds:",
  isAt: ({ symbol, price, change, source }: Texts<"symbol" | "price" | "change" | "source">) =>
    `**${symbol}** is at ${price} (${change}) ${source}.`,
  mood: ({ value, source }: Texts<"value" | "source">) =>
    `**Market mood**: ${value}, where \`0.5\` is neutral ${source}`,
  moodOf: ({
    symbol,
    price,
    news,
    source,
  }: Texts<"symbol" | "price" | "source"> & { readonly news: Texts<"mood" | "stories"> | null }) =>
    `**${symbol}**: price mood ${price}, ${news === null ? "no stories" : `news mood ${news.mood} from ${news.stories} stories`} ${source}`,
  movers: ({ name, source }: Texts<"name" | "source">) => `${name} in the United States today ${source}:`,
  hours: {
    exchange: "The exchange",
    clock: ({ time, zone }: Texts<"time" | "zone">) => `${time} ${zone}`,
    open: ({
      exchange,
      times,
      source,
    }: Texts<"exchange" | "source"> & { readonly times: Texts<"opens" | "closes"> | undefined }) =>
      `**${exchange} is open**${times === undefined ? "" : ` today, from ${times.opens} to ${times.closes}`} ${source}.`,
    closed: ({
      exchange,
      opens,
      source,
    }: Texts<"exchange" | "source"> & { readonly opens: Texts<"day" | "time"> | undefined }) =>
      `**${exchange} is closed**${opens === undefined ? "" : `; it opens next on ${opens.day} at ${opens.time}`} ${source}.`,
    dayOff: ({ day, reason, source }: Texts<"day" | "reason" | "source">) =>
      `No session on ${day}: ${reason} ${source}`,
    oneDay: (source: string) =>
      `Sessions are listed for one week at a time. Name a day to see the sessions of another week ${source}.`,
    noSession: ({
      exchange,
      day,
      reason,
      source,
    }: Texts<"exchange" | "day" | "source"> & { readonly reason: string | undefined }) =>
      `**${exchange} is closed on ${day}**${reason === undefined ? "" : `: ${reason}`} ${source}.`,
    session: ({ exchange, day, opens, closes, source }: Texts<"exchange" | "day" | "opens" | "closes" | "source">) =>
      `**${exchange} is open on ${day}**, from ${opens} to ${closes} ${source}.`,
  },
  nameCurrency: "Name the currency of the amount, such as “500 EUR in USD”.",
  rate: ({ base, value, day, source }: Texts<"base" | "value" | "day" | "source">) =>
    `**One ${base} is ${value}** on ${day} ${source}.`,
  amount: ({ amount, converted, source }: Texts<"amount" | "converted" | "source">) =>
    `**${amount} are ${converted}** ${source}.`,
  rateChange: ({
    change,
    source,
    day,
    base,
    before,
    beforeSource,
  }: Texts<"change" | "source" | "day" | "base" | "before" | "beforeSource">) =>
    `**It changed by ${change}** ${source}: on ${day} one ${base} was ${before} ${beforeSource}.`,
  watchlist: (source: string) => `Your watchlist ${source}:`,
  watchedUp: (source: string) => `On your watchlist and up today ${source}:`,
  watchedDown: (source: string) => `On your watchlist and down today ${source}:`,
  noneWatchedUp: (source: string) => `On your watchlist and up today ${source}: nothing.`,
  noneWatchedDown: (source: string) => `On your watchlist and down today ${source}: nothing.`,
  watched: ({ symbol, price, change, source }: Texts<"symbol" | "price" | "change" | "source">) =>
    `**${symbol}**: price ${price}, day change ${change} ${source}`,
  watchedOver: ({ symbol, change, from, to, source }: Texts<"symbol" | "change" | "from" | "to" | "source">) =>
    `**${symbol}**: ${change} from ${from} to ${to} ${source}`,
  splitsTitle: (symbol: string) => `Splits of ${symbol}`,
  dayOfSplit: "Day of a split",
  noSplitSince: ({ symbol, day, source }: Texts<"symbol" | "day" | "source">) =>
    `No split of ${symbol} is known since ${day} ${source}.`,
  noSplitThen: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `No split of ${symbol} is known since then ${source}.`,
  split: ({ symbol, day, factor, source }: Texts<"symbol" | "day" | "factor" | "source">) =>
    `**${symbol} split on ${day}**: ${factor} new shares for one ${source}`,
  noReports: ({ from, to, source }: Texts<"from" | "to" | "source">) =>
    `No report of what you hold is known from ${from} to ${to} ${source}.`,
  nextReport: ({ symbol, day, source }: Texts<"symbol" | "day" | "source">) =>
    `**${symbol} reports next** of what you hold, on ${day} ${source}.`,
  events: {
    earnings: "Earnings reports",
    dividends: "Ex-dividend days",
    economic: "Economic events",
    ipo: "IPOs",
    splits: "Stock splits",
  },
  eventsOf: (symbols: string) => ` for ${symbols}`,
  eventsOfYours: " for what you hold and watch",
  nothingDue: ({ events, from, to, source }: Texts<"events" | "from" | "to" | "source">) =>
    `${events}: nothing is scheduled from ${from} to ${to} ${source}.`,
  due: ({ events, from, to, source }: Texts<"events" | "from" | "to" | "source">) =>
    `${events} from ${from} to ${to} ${source}:`,
  followedThroughSpy: "The market is followed here through the fund SPY.",
  noCause: "These stories were published about it. Whether they are the reason isn't known here.",
  changeUnknown: ({ symbol, source }: Texts<"symbol" | "source">) => `The change of ${symbol} isn't known ${source}.`,
  moved: ({
    symbol,
    way,
    size,
    span,
    source,
  }: Texts<"symbol" | "size" | "source"> & { readonly way: "up" | "down" | "none"; readonly span: string }) =>
    `**${symbol} ${way === "none" ? "was unchanged" : `${way === "up" ? "rose" : "fell"} ${size}`}** ${span} ${source}.`,
  movedOtherwise: ({
    symbol,
    asked,
    way,
    size,
    span,
    source,
  }: Texts<"symbol" | "size" | "source"> & {
    readonly asked: "up" | "down";
    readonly way: "up" | "down" | "none";
    readonly span: string;
  }) =>
    `**${symbol} isn't ${asked}: it ${way === "none" ? "was unchanged" : `${way === "up" ? "rose" : "fell"} ${size}`}** ${span} ${source}.`,
  today: "today",
  between: ({ from, to }: Texts<"from" | "to">) => `from ${from} to ${to}`,
};
