import type { Texts } from "../texts.ts";

/** A course of prices or of the portfolio: of a symbol, the portfolio, or a symbol in it. */
export interface CourseName {
  readonly symbol: string | null;
  readonly isOwn: boolean;
}

export interface SpanEnd {
  readonly end: "best" | "worst";
  readonly unit: "day" | "week" | "month" | "quarter" | "year";
}

const nameOf = ({ symbol, isOwn }: CourseName) =>
  symbol === null ? "your portfolio" : isOwn ? `your ${symbol}` : symbol;

/** Answers about best and worst times, correlations and sectors. `source` is the mark of a source: "[2]". */
export const courses = {
  title: ({ end, unit, of }: SpanEnd & { readonly of: CourseName }) =>
    `${end === "best" ? "Best" : "Worst"} ${unit}s of ${nameOf(of)}`,
  noSpan: ({ unit, of }: Pick<SpanEnd, "unit"> & { readonly of: CourseName }) =>
    `No whole ${unit} of ${nameOf(of)} is known for that time.`,
  firstDayOf: (unit: SpanEnd["unit"]) => `First day of the ${unit}`,
  changeIn: (span: string) => `Change in ${span}`,
  weekFrom: (day: string) => `that from ${day}`,
  extreme: ({
    end,
    unit,
    of,
    when,
    value,
    from,
    to,
    source,
  }: SpanEnd & Texts<"when" | "value" | "from" | "to" | "source"> & { readonly of: CourseName }) =>
    `**The ${end} ${unit} of ${nameOf(of)} was ${when}: ${value}**, of what is known from ${from} to ${to}; ${unit === "day" ? "" : `whole ${unit}s, `}${of.symbol === null || of.isOwn ? "time-weighted" : "without dividends"} ${source}.`,
  holdNothing: "You hold nothing yet.",
  neverHeld: (symbol: string) => `You never held ${symbol}.`,
  nameTwo: (example: string) => `Name two symbols whose prices are to be compared, such as “${example}”.`,
  correlationTitle: (symbols: readonly string[]) => `Correlation of ${symbols.join(" and ")}`,
  noPrices: (symbols: readonly string[]) => `No prices of ${symbols.join(" and ")} are known for these days.`,
  correlation: ({ one, other, value, source }: Texts<"one" | "other" | "value" | "source">) =>
    `Correlation of **${one}** and **${other}** over their daily returns: **${value}** ${source}.`,
  noCorrelation: ({ one, other }: Texts<"one" | "other">) =>
    `The correlation of ${one} and ${other} isn't known: they share too few days, or one price doesn't change.`,
  explained: ({ from, to, source }: Texts<"from" | "to" | "source">) =>
    `From ${from} to ${to} ${source}. One means that they move alike, zero that they move independently, minus one that they move against each other.`,
  sectorsTitle: "Sectors of the US market",
  sectors: {
    XLK: "Technology",
    XLF: "Financials",
    XLV: "Health care",
    XLY: "Consumer discretionary",
    XLP: "Consumer staples",
    XLE: "Energy",
    XLI: "Industrials",
    XLB: "Materials",
    XLU: "Utilities",
    XLRE: "Real estate",
    XLC: "Communication",
  },
  changeOf: (name: string) => `Change of ${name}`,
  noSectors: "No prices of the funds that follow the sectors are known for these days.",
  byFunds: ({ from, to, source }: Texts<"from" | "to" | "source">) =>
    `Sectors of the US market by the funds that follow them, from ${from} to ${to} ${source}:`,
  sector: ({ name, symbol, change, source }: Texts<"name" | "symbol" | "change" | "source">) =>
    `**${name}** (${symbol}): ${change} ${source}`,
  notKnown: (list: string) => `Not known: ${list}.`,
};
