import type { Texts } from "../texts.ts";

type OfSource<Names extends string> = Texts<Names | "source">;

/** Sections of a research report. `source` is the mark of a source: "[2]". */
export const report = {
  sections: {
    summary: "Summary and verdict",
    business: "Business and moat",
    financials: "Financial performance",
    valuation: "Valuation and what is priced in",
    technical: "Technical picture",
    news: "News, sentiment and catalysts",
    risks: "Bull, bear and risks",
    position: "Your position, what to watch and sources",
  },
  steps: { gathering: "Gathering figures", writing: "Writing", checking: "Checking numbers" },
  underWay: "A report is already being created.",
  failed: "Something went wrong on the server. Try again later.",
  headings: {
    profile: "Profile",
    moat: "Signs of a moat",
    lastYear: "The last year",
    lastQuarter: "The last quarter",
    againstExpectations: "Against expectations",
    multiples: "Multiples",
    pricedIn: "What is priced in",
    analysts: "Analyst targets",
    expected: "What is expected",
    signals: "Signals on daily bars",
    course: "Price history",
    stories: "Stories",
    mood: "Mood",
    catalysts: "Catalysts",
    insiders: "Insiders",
    risks: "Risks in figures",
    position: "Your position",
    watch: "What to watch",
  },
  gaps: {
    noSignals: "Signals need daily prices, and there are none.",
    noStatements: (symbol: string) => `No financial statements of ${symbol} are known.`,
    noPeers: (symbol: string) => `No related companies of ${symbol} are known.`,
    noInsiders: (symbol: string) => `No reports of insiders of ${symbol} are known.`,
    noReportDay: (symbol: string) => `The day of the next report of ${symbol} isn't confirmed.`,
    noSegments: "Segments of the business: no connected source reports them, and no figure here splits the revenue.",
    fundHasNoStatements: "A fund has no statements of its own.",
    noPricedIn: "What is priced in needs a positive free cash flow and a market capitalisation.",
    noCases: "Too little is known to set out a bull and a bear case of equal length.",
    noRanges: "Ranges of a quarter need two years of daily prices.",
  },
  figure: ({ name, symbol, value, source }: OfSource<"name" | "symbol" | "value">) =>
    `${name} of ${symbol}: ${value} ${source}.`,
  figureIn: ({ name, symbol, period, value, source }: OfSource<"name" | "symbol" | "period" | "value">) =>
    `${name} of ${symbol} in ${period}: ${value} ${source}.`,
  twoFigures: ({
    name,
    symbol,
    value,
    otherName,
    otherValue,
    source,
  }: OfSource<"name" | "symbol" | "value" | "otherName" | "otherValue">) =>
    `${name} of ${symbol}: ${value}; ${otherName.toLowerCase()}: ${otherValue} ${source}.`,
  price: ({ symbol, price, change, source }: OfSource<"symbol" | "price"> & { readonly change: string | undefined }) =>
    `${symbol} is at ${price}${change === undefined ? "" : ` (${change} on the day)`} ${source}.`,
  yearRange: ({ low, high, source }: OfSource<"low" | "high">) =>
    `Its 52-week low is ${low}, its 52-week high ${high} ${source}.`,
  profile: ({
    symbol,
    parts,
    country,
    source,
  }: OfSource<"symbol" | "parts"> & { readonly country: string | undefined }) =>
    `${symbol}: ${parts}${country === undefined ? "" : `; ${country}`} ${source}.`,
  revenueTwelveMonths: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
    `Revenue of ${symbol} over twelve months: ${value} ${source}.`,
  marginThenAndNow: ({
    symbol,
    first,
    firstPeriod,
    last,
    lastPeriod,
    source,
  }: OfSource<"symbol" | "first" | "firstPeriod" | "last" | "lastPeriod">) =>
    `Gross margin of ${symbol} was ${first} in ${firstPeriod} and ${last} in ${lastPeriod} ${source}.`,
  changeInYear: ({ change, source }: OfSource<"change">) =>
    `It changed by ${change} against the year before ${source}.`,
  surprise: ({ symbol, period, value, source }: OfSource<"symbol" | "period" | "value">) =>
    `Surprise of the last report of ${symbol}, ${period}: ${value} against the estimate ${source}.`,
  flowToPrice: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
    `Free cash flow of ${symbol} over twelve months is ${value} of its market capitalisation ${source}.`,
  impliedGrowth: ({ symbol, required, growth, source }: OfSource<"symbol" | "required" | "growth">) =>
    `At a required return of ${required} a year, an assumption, the price of ${symbol} implies that its free cash flow grows by ${growth} a year for ever ${source}.`,
  targets: ({ symbol, analysts, mean, low, high, source }: OfSource<"symbol" | "analysts" | "mean" | "low" | "high">) =>
    `${analysts} analysts give ${symbol} a mean price target of ${mean}; the lowest price target is ${low}, the highest price target ${high} ${source}.`,
  expectedGrowth: ({ symbol, revenue, earnings, source }: OfSource<"symbol" | "revenue" | "earnings">) =>
    `Expected growth of revenue of ${symbol} in the running fiscal year: ${revenue}; expected growth of earnings per share: ${earnings} ${source}.`,
  revision: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
    `Revision of the estimate of ${symbol} for that year, lately: ${value} ${source}.`,
  peers: "Companies that people look at beside it. The list isn't ours.",
  noRating: ({ symbol, source }: OfSource<"symbol">) =>
    `${symbol} has no overall signal on daily bars, which is not Hold ${source}.`,
  rated: ({ symbol, signal, counted, source }: OfSource<"symbol" | "signal" | "counted">) =>
    `By the rules of this app, ${symbol} is rated ${signal} on daily bars, from ${counted} readings with a signal ${source}.`,
  daysRatedHold: ({ share, source }: OfSource<"share">) => `These rules say Hold on ${share} of days ${source}.`,
  reading: ({
    name,
    symbol,
    value,
    signal,
    past,
    source,
  }: OfSource<"name" | "symbol" | "value" | "signal"> & { readonly past: readonly string[] }) =>
    `${[`${name} of ${symbol}: ${value}, ${signal}`, ...past].join("; ")} ${source}.`,
  trend: ({ symbol, value, average, source }: OfSource<"symbol" | "value" | "average">) =>
    `${symbol} is ${value} from its 200-day average of ${average} ${source}.`,
  changed: ({
    span,
    symbol,
    change,
    close,
    day,
    source,
  }: OfSource<"symbol" | "change" | "close" | "day"> & { readonly span: "year" | "fiveYears" }) =>
    `Over ${span === "year" ? "a year" : "five years"} ${symbol} changed by ${change}, from ${close} on ${day} ${source}.`,
  lastClose: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
    `The last close of ${symbol} is ${value} ${source}.`,
  story: ({ title, provider, source }: OfSource<"title" | "provider">) => `“${title}”, ${provider} ${source}.`,
  newsMood: ({ symbol, value, stories, source }: OfSource<"symbol" | "value" | "stories">) =>
    `Mood of ${symbol} from news over seven days: ${value}, where half is neutral, from ${stories} stories ${source}.`,
  priceMood: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
    `Mood of ${symbol} from its price: ${value} ${source}.`,
  divergence: ({ sentence, source }: OfSource<"sentence">) => `${sentence} ${source}.`,
  nextReport: ({ symbol, day, source }: OfSource<"symbol" | "day">) => `Next report of ${symbol}: ${day} ${source}.`,
  nextEstimate: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
    `Expected earnings per share of ${symbol} then: ${value} ${source}.`,
  impliedMove: ({ symbol, move, expiry, source }: OfSource<"symbol" | "move" | "expiry">) =>
    `Options on ${symbol} price in a move of ${move} until ${expiry} ${source}.`,
  insiderTrades: ({ symbol, purchases, sales, source }: OfSource<"symbol" | "purchases" | "sales">) =>
    `Insiders of ${symbol} reported ${purchases} purchases and ${sales} sales in six months ${source}.`,
  insiderShares: ({ symbol, bought, sold, source }: OfSource<"symbol" | "bought" | "sold">) =>
    `Shares of ${symbol} bought by insiders: ${bought}; shares sold by insiders: ${sold} ${source}.`,
  deepestFall: ({ symbol, value, from, to, source }: OfSource<"symbol" | "value" | "from" | "to">) =>
    `Deepest fall of ${symbol} in five years: ${value}, from ${from} to ${to} ${source}.`,
  fundCost: ({ value, source }: OfSource<"value">) => `Cost of the fund a year: ${value} ${source}.`,
  fundAssets: ({ value, source }: OfSource<"value">) => `Net assets: ${value} ${source}.`,
  shortInterest: ({ symbol, value, source }: OfSource<"symbol" | "value">) =>
    `Short interest of ${symbol}: ${value} of its free float ${source}.`,
  held: ({ symbol, shares, source }: OfSource<"symbol" | "shares">) =>
    `You hold ${shares} shares of ${symbol} ${source}.`,
  worth: ({ value, weight, source }: OfSource<"value" | "weight">) =>
    `They are worth ${value}, which is ${weight} of your portfolio ${source}.`,
  cost: ({ symbol, cost, gain, gainPercent, source }: OfSource<"symbol" | "cost" | "gain" | "gainPercent">) =>
    `Average cost of ${symbol}: ${cost}; gain: ${gain} (${gainPercent}) ${source}.`,
  yourReturn: ({ symbol, value, from, to, source }: OfSource<"symbol" | "value" | "from" | "to">) =>
    `Your return on ${symbol} (simple): ${value} from ${from} to ${to} ${source}.`,
  reportOn: ({ symbol, day, source }: OfSource<"symbol" | "day">) => `Report of ${symbol} on ${day} ${source}.`,
  exDate: ({ symbol, day, source }: OfSource<"symbol" | "day">) => `Ex-date of ${symbol}: ${day} ${source}.`,
  rangeToWatch: ({ symbol, low, high, source }: OfSource<"symbol" | "low" | "high">) =>
    `The 52-week low of ${symbol} at ${low} and its 52-week high at ${high} ${source}.`,
  sources: "Sources of this report",
  columns: { source: "Source", provider: "Provider", status: "Status", asOf: "As of" },
  providers: { computed: "computed", "your portfolio": "your portfolio" },
  moment: ({ day, time }: Texts<"day" | "time">) => `${day}, ${time} UTC`,
  pricedInTitle: (symbol: string) => `Growth priced into ${symbol}`,
  flowToCap: "Free cash flow to market capitalisation",
  requiredReturn: "Required return, assumed",
  growthPricedIn: "Growth that is priced in",
};
