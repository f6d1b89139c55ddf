import type { Texts } from "../texts.ts";

/** Answers that count closing prices, look into funds and work out figures of companies. `source` is the mark of a source: "[2]". */
export const details = {
  streak: ({
    symbol,
    way,
    count,
    day,
    source,
  }: Texts<"symbol" | "count" | "day" | "source"> & { readonly way: "up" | "down" }) =>
    `Days in a row that ${symbol} closed ${way === "up" ? "higher" : "lower"} than the day before: **${count}**, up to ${day} ${source}.`,
  tradingDays: "Trading days",
  dayTitle: (symbol: string) => `Prices of ${symbol} on one day`,
  pricesOn: ({ symbol, day, source }: Texts<"symbol" | "day" | "source">) => `${symbol} on ${day} ${source}:`,
  roic: "Return on invested capital",
  worked: ({ name, symbol, value, source }: Texts<"name" | "symbol" | "value" | "source">) =>
    `**${name} of ${symbol}: ${value}** ${source}`,
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
  formulas: {
    streak: "closes on the same side of the close before, counted back from the last one",
    mean: "mean of the values",
    asGiven: "as the source gives it",
    roic: "operating income × (1 − tax rate) ÷ (total debt + equity − cash and short-term investments)",
    overlap: "sum of the smaller weights of the holdings that both have",
    upside: "(mean price target ÷ price − 1) × 100",
  },
};
