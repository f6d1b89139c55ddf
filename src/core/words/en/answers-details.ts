import type { Texts } from "../texts.ts";

/** Answers that count closing prices, look into funds and work out figures of companies. `source` is the mark of a source: "[2]". */
export const details = {
  streakTitle: (symbol: string) => `Days in a row of ${symbol}`,
  streakLabel: "Days in a row",
  streak: ({
    symbol,
    way,
    count,
    day,
    source,
  }: Texts<"symbol" | "count" | "day" | "source"> & { readonly way: "up" | "down" }) =>
    `Days in a row that ${symbol} closed ${way === "up" ? "higher" : "lower"} than the day before: **${count}**, up to ${day} ${source}.`,
  noStreak: ({ symbol, day, source }: Texts<"symbol" | "day" | "source">) =>
    `${symbol} closed unchanged on ${day}, so no run of days is under way ${source}.`,
  averageCloseTitle: (symbol: string) => `Average close of ${symbol}`,
  averageClose: ({
    symbol,
    value,
    from,
    to,
    count,
    source,
  }: Texts<"symbol" | "value" | "from" | "to" | "count" | "source">) =>
    `**Average close of ${symbol}: ${value}**, over ${count} trading days from ${from} to ${to} ${source}.`,
  tradingDays: "Trading days",
  dayTitle: (symbol: string) => `Prices of ${symbol} on one day`,
  pricesOn: ({ symbol, day, source }: Texts<"symbol" | "day" | "source">) => `${symbol} on ${day} ${source}:`,
  netDebt: "Net debt",
  netDebtToEbitda: "Net debt / EBITDA",
  roic: "Return on invested capital",
  workedTitle: ({ name, symbol }: Texts<"name" | "symbol">) => `${name} of ${symbol}`,
  worked: ({ name, symbol, value, source }: Texts<"name" | "symbol" | "value" | "source">) =>
    `**${name} of ${symbol}: ${value}** ${source}`,
  workedUnknown: ({ name, symbol, source }: Texts<"name" | "symbol" | "source">) =>
    `${name} of ${symbol} isn't known: a figure it is worked out from is missing ${source}.`,
  workedFor: ({ end, source }: Texts<"end" | "source">) => `Worked out for the fiscal year to ${end} ${source}.`,
  weightIn: ({ symbol, fund, weight, source }: Texts<"symbol" | "fund" | "weight" | "source">) =>
    `**${symbol}** is **${weight}** of ${fund} ${source}.`,
  notInFund: ({ symbol, fund, source }: Texts<"symbol" | "fund" | "source">) =>
    `${symbol} isn't among the largest holdings of ${fund}, and no others are known ${source}.`,
  overlapTitle: ({ one, other }: Texts<"one" | "other">) => `Overlap of ${one} and ${other}`,
  overlap: ({ one, other, value, source }: Texts<"one" | "other" | "value" | "source">) =>
    `**${one} and ${other} overlap by at least ${value}** ${source}. Only the largest holdings of each fund are known; of each company, the smaller of its two weights counts.`,
  fundSectors: ({ symbol, source }: Texts<"symbol" | "source">) => `Sectors of ${symbol} ${source}:`,
  upsideTitle: (symbol: string) => `Mean price target of ${symbol} against its price`,
  upside: ({ symbol, change, source }: Texts<"symbol" | "change" | "source">) =>
    `Mean price target of ${symbol} against that price: **${change}** ${source}.`,
  moversOfCountry: "Movers of a single index aren't known. These are of the United States as a whole.",
  noYearBefore: ({ line, symbol, source }: Texts<"line" | "symbol" | "source">) =>
    `${line} of ${symbol} for the same quarter a year before isn't known, so the change isn't either ${source}.`,
  revision: ({
    symbol,
    period,
    value,
    before,
    change,
    source,
  }: Texts<"symbol" | "period" | "value" | "before" | "change" | "source">) =>
    `Expected earnings per share of ${symbol}, ${period}: **${change}** in thirty days, from ${before} to ${value} ${source}`,
  onlyThirtyDays: "Changes of estimates are known over thirty days only.",
  noRevision: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `Changes of the estimates of ${symbol} aren't known ${source}.`,
  lineAverageTitle: ({ line, symbol }: Texts<"line" | "symbol">) => `Average of ${line.toLowerCase()}, ${symbol}`,
  lineAverage: ({ count, value, source }: Texts<"count" | "value" | "source">) =>
    `Average of the ${count} fiscal years that are known: **${value}** ${source}`,
  yearsKnown: "Fiscal years known",
  formulas: {
    streak: "closes on the same side of the close before, counted back from the last one",
    mean: "mean of the values",
    asGiven: "as the source gives it",
    netDebt: "total debt − cash and short-term investments",
    netDebtToEbitda: "(total debt − cash and short-term investments) ÷ EBITDA",
    roic: "operating income × (1 − tax rate) ÷ (total debt + equity − cash and short-term investments)",
    overlap: "sum of the smaller weights of the holdings that both have",
    upside: "(mean price target ÷ price − 1) × 100",
  },
};
