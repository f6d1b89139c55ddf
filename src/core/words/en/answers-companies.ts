import type { Texts } from "../texts.ts";

/** Answers about companies and funds. `source` is the mark of a source: "[2]". */
export const companies = {
  onlyPresent: "Only the present value of this figure is known, not one for that time:",
  figureUnknown: (symbol: string) => `This figure of ${symbol} isn't known.`,
  unknownFor: ({ symbol, source }: Texts<"symbol" | "source">) => `This isn't known for ${symbol} ${source}.`,
  heading: ({ title, source }: Texts<"title" | "source">) => `${title} ${source}:`,
  part: ({ name, value, source }: Texts<"name" | "value" | "source">) => `${name}: ${value} ${source}`,
  business: ({ name, text, source }: Texts<"name" | "text" | "source">) => `**${name}**: ${text} ${source}`,
  noBusiness: ({ symbol, source }: Texts<"symbol" | "source">) => `No description of ${symbol} is known ${source}.`,
  sector: "Sector",
  country: "Country",
  employees: "Employees",
  noFund: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `No holdings of ${symbol} are known: it may not be a fund, and what companies own of others isn't known here ${source}.`,
  fundHoldings: ({ symbol, source }: Texts<"symbol" | "source">) => `The largest holdings of ${symbol} ${source}:`,
  target: ({
    symbol,
    analysts,
    mean,
    low,
    high,
    source,
  }: Texts<"symbol" | "analysts" | "mean" | "low" | "high" | "source">) =>
    `${analysts} analysts give ${symbol} a mean price target of **${mean}** ${source}. Lowest price target: ${low}; highest price target: ${high} ${source}.`,
  priceNow: ({ symbol, price, source }: Texts<"symbol" | "price" | "source">) =>
    `${symbol} is at **${price}** now ${source}.`,
  views: ({
    symbol,
    strongBuy,
    buy,
    hold,
    sell,
    strongSell,
    source,
  }: Texts<"symbol" | "strongBuy" | "buy" | "hold" | "sell" | "strongSell" | "source">) =>
    `Analysts' views of ${symbol} this month: **${strongBuy} Strong Buy, ${buy} Buy, ${hold} Hold, ${sell} Sell, ${strongSell} Strong Sell** ${source}.`,
  meanTarget: ({ symbol, target, source }: Texts<"symbol" | "target" | "source">) =>
    `Mean price target of ${symbol}: ${target} ${source}.`,
  noRatingChanges: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `No changes of ratings of ${symbol} are known ${source}.`,
  noRatingChangesThen: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `No changes of ratings of ${symbol} are known for that time ${source}.`,
  ratingChange: ({
    symbol,
    day,
    firm,
    from,
    to,
    source,
  }: Texts<"symbol" | "day" | "firm" | "to" | "source"> & { readonly from: string | undefined }) =>
    `${day}, ${symbol}: ${firm}, ${from === undefined ? "" : `from ${from} `}to ${to} ${source}`,
  reportUnknown: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `The day of ${symbol}'s next report isn't known ${source}.`,
  reportsNext: ({ symbol, day, source }: Texts<"symbol" | "day" | "source">) =>
    `**${symbol} reports next on ${day}** ${source}.`,
  expectedEps: ({ symbol, value, source }: Texts<"symbol" | "value" | "source">) =>
    `Expected earnings per share of ${symbol}: ${value} ${source}.`,
  expected: ({
    name,
    symbol,
    period,
    end,
    value,
    analysts,
    source,
  }: Texts<"name" | "symbol" | "period" | "end" | "value" | "source"> & { readonly analysts: string | undefined }) =>
    `${name} of ${symbol}, ${period}, to ${end}: **${value}**${analysts === undefined ? "" : `, from ${analysts} analysts`} ${source}.`,
  expectedNames: {
    revenue: "Expected revenue",
    earnings: "Expected earnings per share",
    revenueGrowth: "Expected growth of revenue",
    earningsGrowth: "Expected growth of earnings per share",
  },
  periods: {
    quarter: "this quarter",
    "next-quarter": "next quarter",
    year: "this year",
    "next-year": "next year",
  },
  unknownDay: "an unknown day",
  noEstimatesThen: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `Analysts' estimates of ${symbol} aren't known for that time ${source}.`,
  noReported: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `No reported earnings of ${symbol} are known ${source}.`,
  noReportedThen: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `No reported earnings of ${symbol} are known for that time ${source}.`,
  surprise: ({
    isBeat,
    symbol,
    day,
    actual,
    estimate,
    surprise,
    source,
  }: Texts<"symbol" | "day" | "actual" | "estimate" | "surprise" | "source"> & { readonly isBeat: boolean }) =>
    `**${symbol} ${isBeat ? "beat" : "missed"} the estimate** in the quarter to ${day}: ${actual} reported against ${estimate} expected, a surprise of ${surprise} ${source}.`,
  surprises: ({ symbol, missed, beat, known, source }: Texts<"symbol" | "missed" | "beat" | "known" | "source">) =>
    `**${symbol} missed the estimate in ${missed} and beat it in ${beat}** of the ${known} quarters of that time that are known here ${source}.`,
  surprisesTitle: (symbol: string) => `Earnings of ${symbol} against estimates`,
  estimateMissed: "Estimate missed",
  estimateBeaten: "Estimate beaten",
  quartersKnown: "Quarters known",
  dividendYield: ({ symbol, value, source }: Texts<"symbol" | "value" | "source">) =>
    `**Dividend yield of ${symbol}: ${value}** ${source}.`,
  noYield: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `No dividend yield of ${symbol} is known; it may pay none ${source}.`,
  noExDays: ({ symbols, from, to, source }: Texts<"symbols" | "from" | "to" | "source">) =>
    `No ex-dividend day of ${symbols} is known from ${from} to ${to} ${source}.`,
  exDays: ({ from, to, source }: Texts<"from" | "to" | "source">) =>
    `Ex-dividend days from ${from} to ${to} ${source}:`,
  noDividend: ({ symbol, from, to, source }: Texts<"symbol" | "from" | "to" | "source">) =>
    `No dividend of ${symbol} is known from ${from} to ${to} ${source}.`,
  paidMore: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `**${symbol} paid more in each of these years than in the one before** ${source}.`,
  paidNoLess: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `**${symbol} paid no less in any of these years than in the one before** ${source}.`,
  paidLess: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `**${symbol} paid less in some of these years than in the one before** ${source}.`,
  dividendsByYear: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `Dividends per share of ${symbol} by calendar year, adjusted for splits ${source}:`,
  dividend: ({ symbol, amount, day, source }: Texts<"symbol" | "amount" | "day" | "source">) =>
    `${symbol}: **${amount}** a share, ex-dividend ${day} ${source}`,
  lineUnknown: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `This line of the statements of ${symbol} isn't known ${source}.`,
  lineUnknownThen: ({ line, symbol, source }: Texts<"line" | "symbol" | "source">) =>
    `${line} of ${symbol} isn't known for that time; known are these periods ${source}:`,
  lineOf: ({
    line,
    symbol,
    isQuarter,
    end,
    value,
    source,
  }: Texts<"line" | "symbol" | "end" | "value" | "source"> & { readonly isQuarter: boolean }) =>
    `${line} of ${symbol} in the ${isQuarter ? "quarter" : "fiscal year"} to ${end}: **${value}** ${source}.`,
  growth: ({ change, source }: Texts<"change" | "source">) => `Growth against a year before: ${change} ${source}.`,
  turnover: "Inventory turnover",
  newestInstead: "The newest stories instead:",
  writtenAbout: (symbols: string) => `What is written about ${symbols}:`,
  writtenAboutMarket: "What is written about the market:",
};
