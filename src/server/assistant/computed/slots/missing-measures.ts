import { measure, type Measure } from "./measure.ts";

/** Something people ask about that no source here has: its name in the sentence that says so, and its words. */
const missing = (id: string, words: string, absorbs = ""): Measure => measure(id, words, {}, { absorbs });

/** Subjects that are understood and not known here. A question about one of them is refused by name. */
export const missingMeasures: readonly Measure[] = [
  missing(
    "dataSafety",
    "data safe|data secure|data private|data protected|data safety|data security|data protection|information safe|information secure|account safe|account secure|password safe|password secure",
    "risks",
  ),
  missing(
    "optionContracts",
    "covered call|call option|put option|option premium|option price|option chain|options chain|strike price|at the money put|at the money call|out of the money|in the money|otm|itm|greeks|protective put|iron condor|leaps|a put|a call|puts|calls|option strategy|cash secured put|call spread|put spread",
    "price impliedVolatility impliedMove income dividendYield",
  ),
  missing(
    "bondYields",
    "treasury yield|10 year yield|10 year treasury|10 year treasury yield|10 year bond yield|2 year yield|2 year treasury|30 year yield|bond yield|yield curve|t bill|t-bill|treasuries|bund yield|gilt yield|yield of bonds",
    "dividendYield income fiveYearAverageYield",
  ),
  missing(
    "otherStreaks",
    "streak of another figure",
    "streak performance change volume income dividendChange benchmark doing price",
  ),
  missing(
    "savedStrategies",
    "strategy in my lab|in my lab|saved strategy|my strategy|my backtest|saved backtest|my rules|strategies in the lab|my lab",
    "performance sharpe risks volatility benchmark",
  ),
  missing(
    "savingsRates",
    "mortgage rate|mortgage|savings rate|savings account|savings account rate|deposit rate|interest on savings|credit card rate|loan rate",
    "rate economic income deposited",
  ),
  missing("creditRating", "credit rating|debt rating|credit score", "totalDebt signals"),
  missing(
    "segments",
    "by segment|segment revenue|revenue by product|revenue by region|revenue by country|market share|revenue breakdown|sales by product|biggest customer|number of subscribers|number of users|subscriber|monthly active user",
    "revenue salesFigure allocation",
  ),
  missing(
    "pastRatios",
    "versus its history|vs its history|versus its own history|vs its own history|compared to its history|compared with its history|versus its past|historical p/e|historical pe|5 year average p/e|5 year average pe|historic p/e|pe history|p/e history|versus its average|vs its average|vs history|versus history|its 5 year average|its historical average|its own average",
    "trailingPe forwardPe extreme priceToSales priceToBook doing",
  ),
  missing(
    "averageRatios",
    "weighted average p/e|average p/e|average pe|average p/e ratio|average pe ratio|weighted average pe",
    "trailingPe",
  ),
  missing(
    "reactions",
    "day after earnings|move after earnings|after earnings move|earnings reaction|reaction to earnings|reacted to earnings|react to earnings|react to its last earnings|post earnings move|move on earnings|after its last report|after the last report|after last earnings|after their last earnings|after its last earnings|after earnings",
    "earnings earningsDate change surprise performance price",
  ),
  missing(
    "realReturns",
    "inflation adjusted|adjusted for inflation|after inflation|real return|in real terms|real terms|after tax return|return after tax|returns after taxes",
    "performance gain economic value",
  ),
  missing(
    "rebalancing",
    "rebalance|rebalancing|rebalanced|target allocation|target weight|trades would bring|bring it back to|get back to my target",
    "transactions weight allocation",
  ),
  missing(
    "holdingTerms",
    "short term vs long term|short-term vs long-term|short term versus long term|short term and long term|long term and short term|short vs long term|short term gain|long term gain|long term capital gain|short term capital gain|short or long term",
    "realised gain",
  ),
  missing(
    "closedHoldingTimes",
    "average holding time of closed position|average holding time|average holding period",
    "closedTrades heldLongest",
  ),
  missing("valueAtRisk", "value at risk|expected shortfall|conditional value at risk", "risks value"),
  missing("pairRatios", "ratio of two prices", ""),
  missing(
    "orderBook",
    "bid price|bid|offer price|bid ask|bid ask spread|bid/ask|bid/ask spread|bid and ask|order book|level 2|level ii|market depth",
    "price",
  ),
  missing(
    "extendedHours",
    "premarket price|pre market price|premarket|pre market|after hours price|after hours|after hours move|extended hours|post market|overnight price",
    "price change performance marketHours",
  ),
  missing(
    "screening",
    "oversold stock|overbought stock|breakout stock|momentum stock|value stock|stocks under|stock under|stocks below|stocks with|screen for|screener|stock screener|undervalued stock|high dividend stock|dividend aristocrat|dividend king|penny stock|cheap stock|best dividend stock|highest yielding stock|stocks that pay|companies with|growth stocks with",
    "income dividendYield trailingPe price keyFigures marketCap",
  ),
  missing("fiscalYear", "fiscal year end|financial year end|end of the fiscal year|fiscal year ends", "earningsDate"),
  missing(
    "founded",
    "founded|founding year|year founded|incorporated|inception date|date of inception|launch date|fund launch",
    "business",
  ),
  missing(
    "revenueSurprise",
    "revenue surprise|revenue beat|revenue miss|beat revenue|missed revenue|revenue against estimates",
    "surprise revenue salesFigure earnings benchmark",
  ),
  missing(
    "dcf",
    "dcf|reverse dcf|discounted cash flow|intrinsic value|terminal growth|discount rate|growth is priced into|growth priced into|growth is priced in",
    "revenueGrowth fairValue value rate freeCashFlow cashFlow",
  ),
  missing(
    "healthScores",
    "altman z score|altman z-score|altman z|altman|z score|z-score|piotroski score|piotroski f score|piotroski f-score|piotroski|f score|f-score|beneish m score|beneish",
    "signals",
  ),
  missing(
    "otherLines",
    "stock based comp|stock-based comp|stock based compensation|stock-based compensation|share based compensation|sbc|net interest income|net interest margin|deferred revenue|goodwill|order backlog|backlog|remaining performance obligation|loan loss provision|provision for loan loss",
    "interest operatingCashFlow statementRatio revenue shares executivePay netIncome",
  ),
  missing(
    "seasonality",
    "seasonality|seasonal|best month of the year|worst month of the year|best months of the year|worst months of the year|best day of the week|worst day of the week|september effect|santa rally|month of the year",
    "spanExtreme extreme performance",
  ),
  missing("totalReturns", "total shareholder return|tsr", "performance change income dividendYield"),
];
