import type { EvidenceResult } from "../../signals/index.ts";
import type { SignalName } from "../../signals/signal.ts";
import type { Texts } from "../texts.ts";

/** Answers about signals, indicators, options and openings. `source` is the mark of a source: "[2]". */
export const technical = {
  signals: {
    "Strong Buy": "Strong Buy",
    Buy: "Buy",
    Hold: "Hold",
    Sell: "Sell",
    "Strong Sell": "Strong Sell",
  } satisfies Record<SignalName, string>,
  noSignal: "No signal",
  rated: ({ symbol, signal, source }: Texts<"symbol" | "signal" | "source">) => `**${symbol}**: ${signal} ${source}`,
  unrated: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `**${symbol} has no signal on daily bars**: no reading gives one ${source}. That is not Hold.`,
  rating: ({ symbol, signal, count, source }: Texts<"symbol" | "signal" | "count" | "source">) =>
    `**${symbol} is rated ${signal} on daily bars by the rules of this app**, the mean of ${count} readings with a signal ${source}:`,
  reading: ({
    indicator,
    value,
    signal,
    rule,
    past,
    source,
  }: Texts<"indicator" | "value" | "signal" | "rule" | "source"> & { readonly past: string | undefined }) =>
    `**${indicator}** at ${value}: ${signal}. ${rule}${past === undefined ? "" : ` ${past}`} ${source}`,
  unknownReading: "an unknown value",
  past: ({
    hits,
    cases,
    hitRate,
    low,
    high,
    baseRate,
    result,
  }: Texts<"hits" | "cases" | "hitRate" | "low" | "high" | "baseRate" | "result">) =>
    `Such signals were right in ${hits} of ${cases} independent calls (${hitRate}, interval ${low} to ${high}, base rate ${baseRate}): ${result}.`,
  lookBack: "Signals follow rules and look back. They are information, not advice.",
  indicators: ({
    symbol,
    interval,
    source,
  }: Texts<"symbol" | "source"> & { readonly interval: "1d" | "1wk" | "1mo" }) =>
    `Indicators of ${symbol} on ${{ "1d": "daily", "1wk": "weekly", "1mo": "monthly" }[interval]} bars ${source}:`,
  macd: ({ symbol, isAbove, source }: Texts<"symbol" | "source"> & { readonly isAbove: boolean }) =>
    `**The MACD of ${symbol} is ${isAbove ? "above its signal line, which is read as bullish" : "below its signal line, which is read as bearish"}** ${source}.`,
  noForecast: "This is a rule read from past prices, and no forecast.",
  crossings: {
    title: (symbol: string) => `Crossings of the averages of ${symbol}`,
    names: { up: "Golden cross", down: "Death cross" },
    formula: "close of the day on which the 50-day average passed the 200-day average",
    tooFew: (symbol: string) => `Too few prices of ${symbol} are known for a \`200\`-day average.`,
    none: ({ symbol, source }: Texts<"symbol" | "source">) =>
      `The \`50\`- and \`200\`-day averages of ${symbol} didn't cross in that time ${source}.`,
    of: ({ symbol, source }: Texts<"symbol" | "source">) =>
      `Crossings of the \`50\`- and \`200\`-day averages of **${symbol}**, newest first ${source}:`,
    one: ({ name, day, close, source }: Texts<"name" | "day" | "close" | "source">) =>
      `**${name}** on ${day}, at a close of ${close} ${source}`,
  },
  noAverage: (symbol: string) => `The price of ${symbol} or this average isn't known.`,
  averageTitle: (symbol: string) => `${symbol} against its average`,
  distance: "Distance from the average",
  againstAverage: ({
    symbol,
    side,
    days,
    price,
    source,
    average,
    averageSource,
    distance,
    distanceSource,
  }: Texts<"symbol" | "days" | "price" | "source" | "average" | "averageSource" | "distance" | "distanceSource"> & {
    readonly side: "above" | "below" | "at";
  }) =>
    `**${symbol} is ${side} its ${days}-day average**: price ${price} ${source}, average ${average} ${averageSource}, ${distance} ${distanceSource}.`,
  gap: "Opening gap",
  opened: ({
    symbol,
    side,
    gap,
    gapSource,
    open,
    close,
    source,
  }: Texts<"symbol" | "gap" | "gapSource" | "open" | "close" | "source"> & {
    readonly side: "above" | "below" | "at";
  }) =>
    `**${symbol} opened ${side} the close before: ${gap}** ${gapSource}. Open: ${open}; previous close: ${close} ${source}.`,
  impliedMove: ({ symbol, move, expiry, source }: Texts<"symbol" | "move" | "expiry" | "source">) =>
    `**Options imply a move of ${move} for ${symbol}**, up or down, until ${expiry} ${source}.`,
  putCallByVolume: ({ symbol, value, source }: Texts<"symbol" | "value" | "source">) =>
    `Put/call ratio of ${symbol} by volume: **${value}** ${source}`,
  putCallByOpenInterest: ({ symbol, value, source }: Texts<"symbol" | "value" | "source">) =>
    `Put/call ratio of ${symbol} by open interest: **${value}** ${source}`,
  impliedVolatility: ({ symbol, value, source }: Texts<"symbol" | "value" | "source">) =>
    `Implied volatility of ${symbol} at the money: **${value}** a year ${source}`,
  strike: ({
    side,
    symbol,
    strike,
    openInterest,
    source,
  }: Texts<"symbol" | "strike" | "openInterest" | "source"> & { readonly side: "call" | "put" }) =>
    `${side === "call" ? "Call" : "Put"} of ${symbol} with strike **${strike}**: open interest ${openInterest} ${source}`,
  openInterest: ({ calls, puts, source }: Texts<"calls" | "puts" | "source">) =>
    `Open interest of all calls: ${calls}; of all puts: ${puts} ${source}`,
  noOptionFigure: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `This isn't known for the options of ${symbol} ${source}.`,
  expiry: ({ symbol, expiry, source }: Texts<"symbol" | "expiry" | "source">) =>
    `Options of ${symbol} that expire on ${expiry} ${source}.`,
};

/** Sources of these answers. */
export const technicalSources = {
  signals: {
    title: (symbol: string) => `${symbol} signals, daily`,
    of: (list: string) => `Signals of ${list}`,
    noPrices: (list: string) => `No prices of ${list} to read signals from.`,
    left: (list: string) => `No signals of ${list}: no prices.`,
    rating: "Rating",
    heldOn: "Days rated Hold",
    counted: "Readings with a signal",
    inputs: {
      changePercent: "Last step of the average",
      distancePercent: "Price above its average",
      plusDi: "+DI",
      minusDi: "-DI",
      signal: "MACD signal line",
      histogram: "MACD histogram",
    },
    horizon: "Bars until the outcome is looked at",
    newestThird: (name: string) => `${name}, newest third`,
    recordOf: ({ name, label }: Texts<"name" | "label">) => `${name}, ${label}`,
    record: {
      hits: "right calls",
      cases: "independent calls",
      hitRate: "hit rate",
      baseRate: "base rate",
      low: "lower end of the 95 % interval",
      high: "upper end of the 95 % interval",
      edge: "edge over the base rate",
    },
    results: {
      edge: "a confirmed edge, in the newest third of the days too",
      unconfirmed: "an edge that the newest third of the days doesn't confirm",
      none: "no confirmed edge",
      worse: "worse than the base rate",
      "too-few": "too few calls to tell",
    } satisfies Record<EvidenceResult, string>,
  },
  indicators: {
    title: ({ symbol, interval }: Texts<"symbol" | "interval">) => `${symbol} indicators, ${interval}`,
    summary: (symbol: string) => `Indicators of ${symbol}`,
    noPrices: (symbol: string) => `No prices of ${symbol} to compute indicators from.`,
    close: "Close of the bar",
    /** With its parameters: "RSI (14)". */
    name: ({ label }: Texts<"id" | "label">) => label,
    line: ({ name, output }: Texts<"name" | "output">) => `${name} ${output}`,
  },
  options: {
    title: (symbol: string) => `${symbol} options, implied move`,
    summary: (symbol: string) => `Move of ${symbol} implied by options`,
    none: (symbol: string) => `No options of ${symbol} are quoted near its price.`,
    expired: ({ symbol, day }: Texts<"symbol" | "day">) => `The options of ${symbol} that are known expired on ${day}.`,
    expiry: "Expiry",
    impliedMove: "Implied move",
    callVolume: "Volume of calls",
    putVolume: "Volume of puts",
    callOpenInterest: "Open interest of calls",
    putOpenInterest: "Open interest of puts",
    putCallVolume: "Put/call ratio by volume",
    putCallOpenInterest: "Put/call ratio by open interest",
    impliedVolatility: "Implied volatility at the money",
    strike: { call: "Strike of a call", put: "Strike of a put" },
    strikeOpenInterest: { call: "Open interest of a call", put: "Open interest of a put" },
  },
};
