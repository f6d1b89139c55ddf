const term = <Formula extends string | null = null>(
  name: string,
  text: string,
  formula: Formula = null as Formula,
) => ({
  name,
  text,
  formula,
});

/** Finance terms: their meaning, and the formula that Bellwether uses. */
export const glossary = {
  title: (name: string) => `Glossary: ${name}`,
  meaning: (name: string) => `What ${name} means`,
  explained: (name: string, text: string) => `**${name}**: ${text}`,
  calculated: (formula: string) => `How it is computed here: ${formula}`,
  terms: {
    stopLossOrder: term(
      "Stop-loss order",
      "An order to your broker to sell once the price falls to a level you set. It limits a loss, but after a gap the sale can happen well below that level.",
    ),
    limitOrder: term("Limit order", "An order that is filled only at your price or better. It may never be filled."),
    marketOrder: term(
      "Market order",
      "An order that is filled at once at the best available price. In thin trading, that can be far from the last price.",
    ),
    stock: term("Stock", "A part of a company. Its owner shares in profits and losses, and can vote."),
    bond: term(
      "Bond",
      "A loan to a company or government that pays interest and is repaid on a fixed date. Its price falls when interest rates rise.",
    ),
    indexFund: term(
      "Index fund",
      "A low-cost fund that holds the same securities as an index, in the same proportions.",
    ),
    mutualFund: term(
      "Mutual fund",
      "Money from many investors, pooled and invested by a manager. You buy and sell it at its net asset value.",
    ),
    index: term(
      "Index",
      "A number that tracks the prices of a selected group of shares, such as the 500 in the S&P 500.",
    ),
    dividend: term(
      "Dividend",
      "A part of its profit that a company pays out per share. The price usually falls by about that amount on the ex-date.",
    ),
    bullMarket: term(
      "Bull market",
      "A longer period of rising prices, often defined as a rise of 20% from the last low.",
    ),
    bearMarket: term(
      "Bear market",
      "A longer period of falling prices, often defined as a fall of 20% from the last high.",
    ),
    correction: term("Correction", "A fall of 10% to 20% from the last high."),
    shortSelling: term(
      "Short selling",
      "Selling borrowed shares to buy them back later at a lower price. If the price rises, the loss has no limit.",
    ),
    option: term(
      "Option",
      "The right to buy (call) or sell (put) a share at a fixed price until a fixed date. It can expire worthless.",
    ),
    hedge: term("Hedge", "A position that gains when another one loses, which reduces overall swings."),
    rebalancing: term("Rebalancing", "Buying and selling to bring each part of a portfolio back to its target weight."),
    dollarCostAveraging: term(
      "Dollar-cost averaging",
      "Investing the same amount at regular intervals. You buy more shares when they're cheap and fewer when they're expensive.",
    ),
    compoundInterest: term(
      "Compound interest",
      "Interest on earlier interest. Over many years it can exceed the amount you invested.",
      "amount × (1 + rate) ^ years",
    ),
    annualisedReturn: term(
      "Annualised return",
      "The constant yearly return that would produce the total return of a longer period.",
      "(1 + return) ^ (365 ÷ days) − 1",
    ),
    inflation: term("Inflation", "The rise in prices of goods and services. The same amount of money buys less."),
    liquidity: term("Liquidity", "How easily something can be sold quickly without moving its price."),
    bidAskSpread: term(
      "Bid-ask spread",
      "The gap between the best price a buyer offers and the best price a seller asks for.",
    ),
    volume: term("Volume", "The number of shares traded in a period."),
    ipo: term("IPO", "The first sale of a company's shares on an exchange."),
    reit: term("REIT", "A company that owns property and pays out most of its rent to shareholders."),
    netAssetValue: term(
      "Net asset value",
      "The value of a fund's assets less its debts, per share.",
      "(assets − debts) ÷ shares",
    ),
    expenseRatio: term(
      "Expense ratio",
      "A fund's yearly costs as a share of your investment. They're deducted from the fund's value.",
    ),
    shareBuyback: term(
      "Share buyback",
      "A company buys back its own shares. Each remaining share then owns a larger part of it.",
    ),
    blueChip: term("Blue chip", "A large, well-known company with a long record of earnings."),
    pennyStock: term("Penny stock", "A share with a very low price, often of a small company. It can be hard to sell."),
    marginTrading: term("Margin trading", "Investing with borrowed money. It makes gains and losses larger."),
    alpha: term("Alpha", "The return beyond what market moves explain."),
    correlation: term(
      "Correlation",
      "How closely two prices move together, from −1 (opposite) through 0 (unrelated) to 1 (in step).",
    ),
    capitalGain: term("Capital gain", "The sale price of an investment less its purchase price.", "proceeds − cost"),
    annualReport: term(
      "10-K",
      "Reports that US companies file with the regulator: a 10-K each year and a 10-Q each quarter.",
    ),
    insiderTrading: term(
      "Insider trading",
      "Trades by directors and officers in their own company's shares. They're legal if reported, but illegal if based on inside information.",
    ),
    marketMaker: term(
      "Market maker",
      "A firm that continuously offers to buy and sell, and earns the difference between the two prices.",
    ),
    candlestick: term("Candlestick", "A chart mark that shows the open, high, low and close of one period."),
    support: term("Support", "A price at which earlier falls have stopped."),
    resistance: term("Resistance", "A price at which earlier rises have stopped."),
    yieldCurve: term(
      "Yield curve",
      "Bond yields by maturity. The curve is inverted if short-term yields are above long-term ones.",
    ),
    priceEarnings: term(
      "P/E",
      "The price of a share in years of current earnings. A high ratio means that buyers expect growth, or that earnings are low right now. It has no meaning if earnings are negative.",
      "price ÷ earnings per share of the last twelve months",
    ),
    forwardPriceEarnings: term(
      "Forward P/E",
      "The price divided by the earnings analysts expect for the coming year. It's only as good as those estimates.",
      "price ÷ expected earnings per share",
    ),
    pegRatio: term(
      "PEG ratio",
      "The price-to-earnings ratio divided by earnings growth. Around 1, the price is considered in line with growth.",
      "P/E ÷ expected earnings growth in per cent",
    ),
    eps: term("EPS", "The profit per share.", "net income ÷ diluted shares"),
    priceToBook: term(
      "Price / book",
      "The price divided by shareholders' equity per share. Useful for banks, less so for companies whose value lies in knowledge and brands.",
      "price ÷ book value per share",
    ),
    priceToSales: term(
      "Price / sales",
      "The price divided by revenue per share. Used for companies without earnings.",
      "market capitalisation ÷ revenue",
    ),
    evToEbitda: term(
      "EV / EBITDA",
      "The value of the company including debt, divided by its earnings before interest, tax, depreciation and amortisation. It allows comparing companies with different debt.",
      "(market capitalisation + debt − cash) ÷ EBITDA",
    ),
    enterpriseValue: term(
      "Enterprise value",
      "The cost of buying all shares and paying off the debt, less the company's cash.",
      "market capitalisation + debt − cash",
    ),
    ebitda: term(
      "EBITDA",
      "Earnings before interest, tax, depreciation and amortisation: the earnings of the business regardless of its financing.",
      "operating income + depreciation + amortisation",
    ),
    marketCapitalisation: term(
      "Market capitalisation",
      "The value of all shares at the last price.",
      "price × shares outstanding",
    ),
    freeCashFlow: term(
      "Free cash flow",
      "The cash left after running the business and investing in it. It can go to dividends, buybacks or savings.",
      "operating cash flow − capital expenditure",
    ),
    grossMargin: term(
      "Gross margin",
      "The share of revenue left after the cost of the goods.",
      "gross profit ÷ revenue",
    ),
    operatingMargin: term(
      "Operating margin",
      "The share of revenue left after all operating costs.",
      "operating income ÷ revenue",
    ),
    netMargin: term(
      "Net margin",
      "The share of revenue left after all costs, interest and tax.",
      "net income ÷ revenue",
    ),
    returnOnEquity: term(
      "Return on equity",
      "The company's profit relative to its shareholders' equity. High debt increases it.",
      "net income ÷ equity",
    ),
    debtToEquity: term(
      "Debt / equity",
      "The company's debt relative to its shareholders' equity.",
      "total debt ÷ equity",
    ),
    currentRatio: term(
      "Current ratio",
      "Shows whether current assets cover the debts due within a year. Below 1 they don't.",
      "current assets ÷ current liabilities",
    ),
    dividendYield: term(
      "Dividend yield",
      "One year's dividends relative to the price. It rises when the price falls, which can be a warning sign.",
      "one year's dividends per share ÷ price",
    ),
    yieldOnCost: term(
      "Yield on cost",
      "The dividends of the last twelve months relative to the cost of the holding.",
      "income of twelve months ÷ cost",
    ),
    payoutRatio: term(
      "Payout ratio",
      "The share of earnings paid out as dividends. Above 100 %, the company pays more than it earns.",
      "dividends ÷ net income",
    ),
    exDate: term(
      "Ex-date",
      "If you buy on or after this day, you don't receive the upcoming dividend. The price usually falls by about that amount.",
    ),
    beta: term(
      "Beta",
      "How strongly a share moves with the market. 1 means in line with it, 2 twice as strongly.",
      "covariance with the market ÷ variance of the market",
    ),
    volatility: term(
      "Volatility",
      "How widely daily returns vary, annualised. Twice the volatility means swings twice as wide, in both directions.",
      "standard deviation of daily returns × √261",
    ),
    drawdown: term(
      "Drawdown",
      "The fall from the previous peak. The largest of these falls is the maximum drawdown.",
      "linked return ÷ previous peak − 1",
    ),
    sharpeRatio: term(
      "Sharpe ratio",
      "The return above the risk-free rate per unit of volatility. Higher is better. Below 0, cash would have done better.",
      "(yearly return − risk-free rate) ÷ volatility",
    ),
    sortinoRatio: term(
      "Sortino ratio",
      "Like the Sharpe ratio, but only returns below the risk-free rate count as risk.",
      "(yearly return − risk-free rate) ÷ downside deviation",
    ),
    timeWeightedReturn: term(
      "Time-weighted return",
      "The linked daily returns. The timing of deposits and withdrawals doesn't count, so it measures your investments and can be compared with a benchmark. A rise of 10% and then a fall of 10% is 1.1 × 0.9 − 1 = −1%, whatever you paid in between.",
      "Π(1 + return of the day) − 1",
    ),
    moneyWeightedReturn: term(
      "Money-weighted return",
      "The yearly rate at which your deposits grew to the current value, each from its own day. It covers the days in which money was invested. 1,000 that grew to 1,210 in two years earned 10% a year.",
      "XIRR, the yearly rate at which the flows grow to the closing value; for the invested days: (1 + rate)^(days ÷ 365) − 1",
    ),
    simpleReturn: term(
      "Simple return",
      'The gain relative to the opening value and deposits, whenever they came. This is "Your return". A gain of 50 on the 1,000 you paid in is 5%.',
      "gain ÷ (opening value + deposits)",
    ),
    costBasis: term(
      "Cost basis",
      "The cost of the shares you hold, including purchase fees and taxes. With FIFO, the first shares bought are the first sold. With average cost, each share costs the same.",
      "cost of the remaining lots",
    ),
    unrealisedGain: term(
      "Unrealised gain",
      "The gain from selling at the last price. It's only realised when you sell. The total gain of a range is a different figure: closing value + withdrawals − deposits − opening value.",
      "value − cost",
    ),
    diversification: term(
      "Diversification",
      "How evenly the value is spread across holdings. The index is the sum of squared weights. 1 divided by the index is the equivalent number of equally weighted holdings.",
      "Σ weight²",
    ),
    rsi: term(
      "RSI",
      "Compares recent rises with recent falls, from 0 to 100. Above 70 is Sell (overbought), below 30 is Buy (oversold), and in between is Hold.",
      "100 − 100 ÷ (1 + average rise ÷ average fall), 14 bars, Wilder",
    ),
    macd: term(
      "MACD",
      "Compares the short trend with the long one. Above zero is Buy, below zero is Sell.",
      "EMA 12 − EMA 26; signal line: EMA 9 of it",
    ),
    adx: term(
      "ADX",
      "The strength of a trend, regardless of direction. Above 25 is Buy or Sell, depending on +DI and -DI. Above 50 is the strong signal. Up to 25 is Hold.",
      "smoothed |+DI − -DI| ÷ (+DI + -DI) × 100, 14 bars",
    ),
    sma: term(
      "SMA",
      "The mean of the last closes. A move of the average of more than 1 % in one step is Buy or Sell, more than 2 % is the strong signal.",
      "mean of the last 50 closes",
    ),
    ema: term(
      "EMA",
      "A moving average that gives recent closes more weight, so it turns sooner than a simple one.",
      "close × k + previous EMA × (1 − k), k = 2 ÷ (length + 1)",
    ),
    bollingerBands: term(
      "Bollinger bands",
      "A band around the moving average that widens with recent price swings. A price at its edge is unusual, but not a signal by itself.",
      "SMA 20 ± 2 × standard deviation",
    ),
    atr: term("ATR", "The usual price range of a bar, including gaps.", "smoothed mean of the true range, 14 bars"),
    hitRate: term(
      "Hit rate",
      "How often a signal's earlier independent calls on this symbol were right, judged by the close ten bars later. Compare it with the base rate.",
      "right calls ÷ independent calls",
    ),
    baseRate: term(
      "Base rate",
      "How often a bet on the price drift known at the time was right over the same periods. A hit rate below it is no edge.",
      "periods that moved with the drift ÷ periods",
    ),
    sentiment: term(
      "Sentiment",
      "The mood from 0 to 1, where 0.5 is neutral. Price mood follows the day's change, news mood the words of the stories.",
      "positive words ÷ (positive + negative words)",
    ),
    earningsSurprise: term(
      "Earnings surprise",
      "The difference between reported earnings and analysts' estimates.",
      "(reported − expected) ÷ |expected| × 100",
    ),
    impliedMove: term(
      "Implied move",
      "The price move up to an expiry, in either direction, that option prices imply.",
      "(call + put at the money) ÷ price",
    ),
    stockSplit: term(
      "Stock split",
      "More shares at a lower price, or fewer at a higher one. The value of your holding doesn't change.",
    ),
    etf: term("ETF", "A fund that trades like a share, usually tracking an index at a low yearly cost."),
    shortInterest: term(
      "Short interest",
      "Borrowed shares sold by investors who expect a fall. Days to cover is the time needed to buy them back.",
      "shares sold short ÷ average daily volume",
    ),
    stopLimitOrder: term(
      "Stop-limit order",
      "An order that becomes a limit order once the price reaches a level you set. It protects you from a bad price, but may never be filled.",
    ),
    trailingStop: term(
      "Trailing stop",
      "A stop-loss order whose level rises with the price, at a fixed distance. It never moves back down.",
    ),
    goodTillCancelled: term(
      "Good-till-cancelled",
      "An order that stays open until it's filled or you cancel it. Many brokers end it after some months. A day order expires at the close.",
    ),
    fractionalShare: term(
      "Fractional share",
      "A part of one share, such as 0.25. It lets you invest a fixed amount in an expensive share. Not every broker can transfer it.",
    ),
    settlement: term(
      "Settlement",
      "The exchange of shares and money after a trade. In the US it takes place one trading day later (T+1), in most of Europe two days later (T+2).",
    ),
    extendedHoursTrading: term(
      "Extended-hours trading",
      "Trading before the exchange opens or after it closes. Few people trade then, so prices move more and spreads are wider.",
    ),
    marginCall: term(
      "Margin call",
      "Your broker's demand for more money because your borrowed investments have fallen. If you don't pay in time, the broker can sell them.",
    ),
    shortSqueeze: term(
      "Short squeeze",
      "A steep rise that forces short sellers to buy back their shares, which drives the price higher still. High short interest makes one more likely.",
    ),
    dayTrading: term(
      "Day trading",
      "Buying and selling within one day. Costs and taxes add up, and most day traders lose money.",
    ),
    slippage: term(
      "Slippage",
      "The difference between the price you expected and the price of the fill. It's larger for big orders and in thin trading.",
    ),
    leverage: term(
      "Leverage",
      "Investing more than your own money, with a loan or derivatives. At 2 times, a fall of 10% costs you 20%.",
    ),
    cfd: term(
      "CFD",
      "A contract for difference: you receive or pay the change in a price without owning the asset. It's leveraged, and most private investors lose money.",
    ),
    strikePrice: term("Strike price", "The price at which an option lets you buy or sell the share."),
    inTheMoney: term(
      "In the money",
      "An option that exercising now would pay: a call with a strike below the price, or a put with one above. Otherwise it's out of the money, or at the money if both are about equal.",
    ),
    impliedVolatility: term(
      "Implied volatility",
      "The yearly volatility that option prices imply. It rises before earnings and in nervous markets, which makes options more expensive.",
      "mean of the call and the put nearest to the price",
    ),
    openInterest: term(
      "Open interest",
      "The number of option or futures contracts that are open. Unlike volume, it counts what exists, not what was traded.",
    ),
    putCallRatio: term(
      "Put/call ratio",
      "Puts traded for each call. A high value means that many investors expect or hedge against a fall.",
      "put volume ÷ call volume; also by open interest",
    ),
    maxPain: term(
      "Max pain",
      "The price at which all open options together would pay their holders the least at expiry. Some expect the price to move towards it, but the evidence is weak.",
    ),
    coveredCall: term(
      "Covered call",
      "Selling a call on shares you own. You keep the premium, but give up gains above the strike price.",
    ),
    optionGreeks: term(
      "Option Greeks",
      "How an option's price reacts: delta to the share price, gamma to a change in delta, theta to passing time, vega to volatility.",
    ),
    futures: term(
      "Futures",
      "An agreement to buy or sell something at a fixed price on a fixed date. Only a deposit is needed, so gains and losses are leveraged.",
    ),
    derivative: term(
      "Derivative",
      "A contract whose value depends on another price, such as an option, a futures contract or a CFD.",
    ),
    coupon: term(
      "Coupon",
      "The yearly interest of a bond, as a percentage of its face value. It usually stays the same until the bond is repaid.",
    ),
    yieldToMaturity: term(
      "Yield to maturity",
      "The yearly return of a bond bought now and held until it's repaid, from its interest and the difference between price and face value.",
    ),
    duration: term(
      "Duration",
      "How strongly a bond reacts to interest rates. With a duration of 5 years, its price falls by about 5% if rates rise by one percentage point.",
    ),
    creditRating: term(
      "Credit rating",
      "An agency's opinion of how likely a borrower is to repay, from AAA down to D. BBB− and above is investment grade.",
    ),
    highYieldBond: term(
      "High-yield bond",
      "A bond of a borrower with a credit rating below BBB−. It pays more interest, but is more likely not to be repaid.",
    ),
    basisPoint: term("Basis point", "One hundredth of a percentage point: 25 basis points are 0.25%."),
    moneyMarketFund: term(
      "Money market fund",
      "A fund that lends for very short periods to governments, banks and companies. It pays about the short-term interest rate and hardly moves, but isn't guaranteed.",
    ),
    hedgeFund: term(
      "Hedge fund",
      "A fund for wealthy and institutional investors that may use loans, derivatives and short selling. Fees are high.",
    ),
    accumulatingFund: term(
      "Accumulating fund",
      "A fund that reinvests its dividends instead of paying them out. A distributing fund pays them to you.",
    ),
    trackingError: term(
      "Tracking error",
      "How widely a fund's return varies from its index. Tracking difference is how far it fell behind or ahead over a period, mostly due to costs.",
    ),
    leveragedEtf: term(
      "Leveraged ETF",
      "A fund that returns a multiple of an index each day, or its opposite. Over longer periods, daily resets make the result drift from that multiple, often downwards.",
    ),
    assetsUnderManagement: term(
      "Assets under management",
      "The value of everything a fund or manager invests for its clients. Very small funds are more likely to be closed.",
    ),
    withholdingTax: term(
      "Withholding tax",
      "A tax deducted from dividends or interest before you receive them. A part deducted abroad can often be reclaimed or credited.",
    ),
    capitalGainsTax: term(
      "Capital gains tax",
      "A tax on the gain when you sell an investment. Rates, allowances and how losses count depend on your country.",
    ),
    taxLossHarvesting: term(
      "Tax-loss harvesting",
      "Selling at a loss to lower the tax on other gains. Check the rules on buying the same security back.",
    ),
    washSale: term(
      "Wash sale",
      "In the US, a loss doesn't count for tax yet if you buy the same security within 30 days before or after the sale. Other countries have similar rules.",
    ),
    taxAdvantagedAccount: term(
      "Tax-advantaged account",
      "An account in which gains and income are taxed less, later or not at all, such as an ISA in the UK or an IRA or 401(k) in the US. The yearly amount is limited.",
    ),
    brokerageAccount: term(
      "Brokerage account",
      "An account at a broker that holds your securities and cash. The securities remain yours if the broker fails.",
    ),
    revenue: term("Revenue", "All a company earns from selling goods and services, before any costs."),
    operatingIncome: term(
      "Operating income",
      "The profit from the business itself, before interest and tax. Also called EBIT.",
      "gross profit − operating expenses",
    ),
    netIncome: term(
      "Net income",
      "What is left of revenue after all costs, interest and tax. Earnings per share are calculated from it.",
      "revenue − all costs, interest and tax",
    ),
    incomeStatement: term(
      "Income statement",
      "A report of a company's revenue, costs and profit over a quarter or year.",
    ),
    balanceSheet: term(
      "Balance sheet",
      "A report of what a company owns and owes on one day. The difference is its equity.",
      "assets = liabilities + equity",
    ),
    cashFlow: term(
      "Cash flow",
      "The money that moves into and out of a company: from its business (operating), from investing and from financing. Profit without cash flow is a warning sign.",
    ),
    bookValue: term("Book value", "A company's assets less its debts, often per share.", "equity ÷ shares outstanding"),
    freeCashFlowYield: term(
      "Free cash flow yield",
      "One year's free cash flow relative to the company's value. A high yield means a low price for the cash the business brings in, or doubts that it will last.",
      "free cash flow ÷ market capitalisation",
    ),
    returnOnAssets: term(
      "Return on assets",
      "The company's profit relative to everything it owns. Unlike return on equity, debt doesn't increase it.",
      "net income ÷ total assets",
    ),
    returnOnInvestedCapital: term(
      "Return on invested capital",
      "Operating profit after tax relative to the equity and debt invested in the business. Above the cost of that capital, growth creates value.",
    ),
    quickRatio: term(
      "Quick ratio",
      "Like the current ratio, but without inventory, which may be hard to sell quickly. Below 1, cash and receivables don't cover the debts due within a year.",
      "(cash + short-term investments + receivables) ÷ current liabilities",
    ),
    freeFloat: term(
      "Free float",
      "The shares that can be traded freely, without those held by founders, managers and other long-term owners. A small float makes the price move more.",
    ),
    dilution: term(
      "Dilution",
      "New shares make each existing share a smaller part of the company. They come from capital increases, convertible bonds or employees' options.",
    ),
    guidance: term(
      "Guidance",
      "What a company itself expects for its coming revenue and earnings. If it lowers guidance, the price often falls.",
    ),
    priceTarget: term(
      "Price target",
      "The price an analyst expects, usually in about twelve months. Bellwether shows the mean, highest and lowest of all targets.",
    ),
    fairValue: term(
      "Fair value",
      "An estimate of what a share is worth, from its expected earnings or cash flows. It depends heavily on its assumptions.",
    ),
    discountedCashFlow: term(
      "Discounted cash flow",
      "A valuation that adds up all future cash flows, each reduced for the years until it arrives. Small changes to growth or the discount rate change the result a lot.",
    ),
    growthStock: term(
      "Growth stock",
      "A share of a company whose earnings are expected to grow fast. Its price is high for current earnings and falls hard if growth disappoints.",
    ),
    valueStock: term(
      "Value stock",
      "A share with a low price for its earnings, book value or dividends. It may be undervalued, or cheap for a good reason.",
    ),
    largeCap: term(
      "Large cap",
      "A company with a large market value, often above $10 billion. Mid caps are worth about $2 to $10 billion, small caps less.",
    ),
    preferredStock: term(
      "Preferred stock",
      "A share whose fixed dividend comes before that of common stock, usually without a vote.",
    ),
    adr: term(
      "ADR",
      "An American depositary receipt: a US security that represents shares of a foreign company. It trades in dollars, often with a small yearly fee.",
    ),
    spinOff: term(
      "Spin-off",
      "A company turns one of its businesses into a separate company. Shareholders receive shares of it, and the cost is divided between both.",
    ),
    takeover: term(
      "Takeover",
      "One company buys another, usually for more than its price until then. Shareholders receive cash, shares of the buyer, or both. In a merger, two companies become one.",
    ),
    recordDate: term(
      "Record date",
      "Whoever is a registered shareholder on this day receives the dividend. It's usually the ex-date or the day after. The money arrives on the later payment date.",
    ),
    dividendReinvestment: term(
      "Dividend reinvestment",
      "Using dividends to buy more of the same shares, often automatically in a plan (DRIP). Returns then compound, but the dividends are usually taxed all the same.",
    ),
    goldenCross: term(
      "Golden cross",
      "The 50-day average rises above the 200-day average, which many take as the start of a rise. The opposite is a death cross. Both come late.",
    ),
    vwap: term(
      "VWAP",
      "The average price of a trading day, weighted by volume. Large investors use it to judge their own fills.",
      "Σ (typical price × volume) ÷ Σ volume, since the open",
    ),
    stochastic: term(
      "Stochastic",
      "Where the close lies within the recent range, from 0 (lowest) to 100 (highest). Above 80 is often called overbought, below 20 oversold.",
      "%K: (close − low) ÷ (high − low) × 100 over 14 bars, mean of 3; %D: mean of 3 %K",
    ),
    riskFreeRate: term(
      "Risk-free rate",
      "The return of an investment considered safe, usually short-term government debt. The Sharpe and Sortino ratios measure returns above it.",
    ),
    calmarRatio: term(
      "Calmar ratio",
      "The yearly return per unit of the deepest fall. Bellwether shows it for backtests of at least one year.",
      "yearly return ÷ maximum drawdown",
    ),
    valueAtRisk: term(
      "Value at risk",
      "The loss that isn't exceeded with a given probability over a period: 5% in 95 of 100 days, for example. It says nothing about how bad the other days can be.",
    ),
    riskRewardRatio: term(
      "Risk-reward ratio",
      "The possible loss of a trade compared with its possible gain. Risking $1 to gain $3 is 1 to 3.",
    ),
    currencyHedging: term(
      "Currency hedging",
      "Contracts that remove the effect of exchange rates. A hedged fund follows only the prices of its holdings, at an extra cost.",
    ),
    buyAndHold: term(
      "Buy and hold",
      "Buying and keeping investments for years, whatever the market does. Costs and taxes stay low. Bellwether compares each backtest with it.",
    ),
    recession: term(
      "Recession",
      "A longer decline of the economy, often defined as two quarters in a row with falling output. Share prices usually fall before it begins.",
    ),
    cryptocurrency: term(
      "Cryptocurrency",
      "A digital asset recorded in a public network instead of at a bank. It has no earnings or issuer behind it, and its price moves widely.",
    ),
    sustainableInvesting: term(
      "Sustainable investing",
      "Choosing investments also by environmental, social and governance (ESG) criteria. Providers define and rate them differently.",
    ),
    contango: term(
      "Contango",
      "Futures with a later delivery cost more than those with an earlier one. A fund that keeps rolling its contracts then buys dearer each time, which costs return.",
    ),
    backwardation: term(
      "Backwardation",
      "Futures with a later delivery cost less than those with an earlier one. It often means that a commodity is scarce right now.",
    ),
  },
};
