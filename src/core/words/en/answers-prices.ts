import type { Texts } from "../texts.ts";

/** Answers from quotes and price histories. `source` is the mark of a source: "[2]". */
export const prices = {
  statuses: {
    live: "live",
    delayed: "delayed",
    closed: "closed",
    manual: "manual",
    estimate: "estimate",
    cached: "cached",
    stale: "stale",
    sample: "sample",
    unavailable: "unavailable",
  },
  freshness: ({ symbol, provider, status, source }: Texts<"symbol" | "provider" | "status" | "source">) =>
    `The price of **${symbol}** is from ${provider}, ${status}. Open ${source} for its time.`,
  closedAt: ({ symbol, close, day, source }: Texts<"symbol" | "close" | "day" | "source">) =>
    `**${symbol} closed at ${close}** on ${day} ${source}.`,
  isAt: ({ symbol, price, change, source }: Texts<"symbol" | "price" | "change" | "source">) =>
    `**${symbol} is at ${price}** (${change}) ${source}.`,
  changeNotKnown: "day change not known",
  yearRange: ({ symbol, low, high, source }: Texts<"symbol" | "low" | "high" | "source">) =>
    `52-week low of ${symbol}: ${low}; 52-week high: ${high} ${source}.`,
  changedBy: ({
    symbol,
    change,
    from,
    to,
    first,
    last,
    source,
  }: Texts<"symbol" | "change" | "from" | "to" | "first" | "last" | "source">) =>
    `**${symbol} changed by ${change}** from ${from} to ${to}, from ${first} to ${last} ${source}.`,
  yearly: ({ change, source }: Texts<"change" | "source">) => `A year, that is ${change}; without dividends ${source}.`,
  extremes: ({
    symbol,
    high,
    highDay,
    low,
    lowDay,
    source,
  }: Texts<"symbol" | "high" | "highDay" | "low" | "lowDay" | "source">) =>
    `High of ${symbol}: ${high} on ${highDay}; low: ${low} on ${lowDay} ${source}.`,
  fromHigh: ({ change, source }: Texts<"change" | "source">) => `The last close is ${change} from that high ${source}.`,
  volatility: ({ symbol, volatility, source }: Texts<"symbol" | "volatility" | "source">) =>
    `Volatility of ${symbol} a year: ${volatility} ${source}.`,
  deepestFall: ({ symbol, fall, source }: Texts<"symbol" | "fall" | "source">) =>
    `Deepest fall of ${symbol}: ${fall} ${source}.`,
  adjusted: "Prices are adjusted for splits. Older prices than these aren't known here.",
  figure: ({ label, symbol, value, source }: Texts<"label" | "symbol" | "value" | "source">) =>
    `${label} of ${symbol}: **${value}** ${source}`,
  figureNotKnown: ({ symbol, figure, source }: Texts<"symbol" | "figure" | "source">) =>
    `${symbol}: the ${figure} isn't known ${source}.`,
  figures: {
    pe: "P/E",
    marketCap: "market capitalisation",
    open: "opening price",
    volume: "volume",
    averageVolume: "average volume",
  },
  always: "Yes.",
  never: "No.",
  partly: "Only for a part of that time.",
  nameTwo: (command: string) => `Name two to ten symbols, such as ${command}.`,
  leftOut: (symbols: string) => `Left out of the comparison: ${symbols}.`,
  sharedSince: ({ day, source }: Texts<"day" | "source">) => `From ${day}, the first day they share ${source}:`,
  compared: ({
    symbol,
    price,
    change,
    pe,
    source,
  }: Texts<"symbol" | "price" | "source"> & { readonly change: string | undefined; readonly pe: string | undefined }) =>
    `**${symbol}**: price ${price}${change === undefined ? "" : `, change ${change}`}${pe === undefined ? "" : `, P/E ${pe}`} ${source}`,
};
