import { measure, type Measure } from "./measure.ts";

const instrument = (answer: string) => ({ instrument: answer });
/** A key figure, and the line of a statement that has it for past years and quarters. */
const figure = (id: string, words: string, line?: string): Measure =>
  measure(id, words, instrument(`figure:${id}${line === undefined ? "" : `@${line}`}`));
const line = (id: string, words: string, statement: string): Measure =>
  measure(id, words, instrument(`statementLine:${statement}.${id}`));

/** Measures of a listed instrument. */
export const instrumentMeasures: readonly Measure[] = [
  measure(
    "price",
    "price|split adjusted close|split adjusted price|adjusted close|adjusted closing price|stock price|share price|quote|price quote|trading|trading at|trade at|trading for|closing price|close at|close price|closed at|cost per share|kurs|preis",
    {
      instrument: "price",
      position: "price",
      watchlist: "watchlist",
      market: "market",
    },
  ),
  measure(
    "finished",
    "finish|finished|ended|settle|settled",
    { instrument: "price", position: "price", market: "marketChange" },
    { isWeak: true },
  ),
  measure(
    "freshness",
    "last updated|last quote|last update|time of the quote|live data|real time|delayed|data source|where does the data come from|where did you get|how recent|how fresh|how up to date|how current|how old is the data|how old is this data",
    { instrument: "freshness", position: "freshness" },
    { absorbs: "price" },
  ),
  measure(
    "open",
    "opening price|open price|opened at|open at|price at market open|price at the open|price at the market open|price at open|at market open",
    instrument("quoteFigure:open"),
  ),
  measure("previousClose", "previous close|prior close|last close", instrument("quoteFigure:previousClose")),
  measure(
    "dayRange",
    "day range|daily range|day high and low|day's high and low|daily high and low|high and low of the day|high and low today|day high|day low|intraday high|intraday low|high of the day|low of the day|day's range|day's high|day's low|today's range|today's high|today's low|today's high and low|range today",
    instrument("quoteFigure:dayLow,dayHigh"),
  ),
  measure(
    "yearRange",
    "52 week range|near 52 week high|near 52 week low|near 52 week top|near 52 week peak|near 52 week bottom|near 52wk high|near 52wk low|near its 52 week high|near its 52 week low|52 week high|52 week low|52wk high|52wk low|year high|year low|52 week high and low|yearly high|yearly low|yearly range|off its high|from its high|below its high|52 week",
    instrument("quoteFigure:fiftyTwoWeekLow,fiftyTwoWeekHigh,belowHighPercent"),
  ),
  measure("belowHigh", "distance from the 52 week high", instrument("quoteFigure:belowHighPercent")),
  measure("aboveLow", "distance from the 52 week low", instrument("quoteFigure:aboveLowPercent")),
  measure(
    "extremes",
    "highest price|lowest price|highest stock price|lowest stock price|highest share price|lowest share price|high and low|highest point|lowest point|highest close|lowest close|peak price",
    instrument("extremes"),
    { columns: "which day|what day|date" },
  ),
  measure("extreme", "high|low|highest|lowest|peak|bottom", instrument("extremes"), { isWeak: true }),
  measure(
    "record",
    "all time high|all time low|ath|record high|record low|all time peak|highest ever|lowest ever|how far below|how far above|how far off|how far from|highest it's ever been|highest price ever|lowest price ever|how far are we below",
    instrument("record"),
    { absorbs: "extremes price" },
  ),
  measure(
    "averageClose",
    "average closing price|average close|mean closing price|mean close|average share price|average daily close|average stock price",
    instrument("averageClose"),
    { absorbs: "price finished" },
  ),
  measure(
    "streak",
    "days in a row|consecutive days|straight days|sessions in a row|trading days in a row|winning streak|losing streak|consecutive up days|consecutive down days|straight sessions|consecutive sessions",
    instrument("streak"),
    {
      absorbs: "performance change doing",
      columns:
        "up|down|higher|lower|gone up|gone down|going up|going down|rising|falling|risen|fallen|closed|gaining|losing|gained|lost",
    },
  ),
  measure(
    "dayPrices",
    "open high low close|open high low and close|open, high, low, close|open, high, low and close|ohlc|opening high low and close|opening and closing price|open and close|open, close, high and low",
    instrument("dayPrices"),
    { absorbs: "open marketHours extremes price dayRange" },
  ),
  measure("openingGap", "opening gap|overnight gap", instrument("openingGap"), {
    absorbs: "open marketHours",
  }),
  measure(
    "volume",
    "volume|trading volume|traded volume|share volume|shares traded|average volume",
    instrument("quoteFigure:volume,averageVolume,volumeToAverage"),
    { columns: "versus average|vs average|versus|vs|against average|average|usual|normal" },
  ),
  measure(
    "marketCap",
    "market cap|market capitalisation|market capitalization|mcap|company worth|company value|capitalisation|capitalization|marktkapitalisierung|börsenwert",
    { ...instrument("quoteFigure:marketCap"), portfolio: "rank:quote.marketCap" },
  ),
  measure(
    "trailingPe",
    "p/e|pe|p e|trailing p/e|trailing pe|trailing p e|current p/e|p e ratio|p/e ratio|pe ratio|p/es|price to earnings|price to earnings ratio|price earnings ratio|price/earnings|earnings multiple|multiple of earnings|trailing multiple|kgv",
    { ...instrument("quoteFigure:pe"), portfolio: "rank:quote.pe" },
  ),
  figure(
    "forwardPe",
    "forward p/e|forward pe|forward p e|forward p/e ratio|forward pe ratio|forward price to earnings|expected p/e",
  ),
  figure("priceToBook", "price to book|p/b|pb|p/b ratio|pb ratio|price/book|price to book ratio|book multiple"),
  figure("priceToSales", "price to sales|p/s|p/s ratio|ps ratio|price/sales|price to sales ratio|sales multiple"),
  figure("enterpriseToRevenue", "ev/sales|ev/revenue|ev to sales|ev to revenue|enterprise value to revenue"),
  figure("enterpriseToEbitda", "ev/ebitda|ev to ebitda|enterprise value to ebitda|enterprise multiple"),
  figure("pegRatio", "peg|peg ratio"),
  measure("beta", "beta|market beta", {
    ...instrument("figure:beta"),
    portfolio: "statistics:beta",
  }),
  figure("currentRatio", "current ratio", "balance.currentRatio"),
  figure("quickRatio", "quick ratio|acid test"),
  measure(
    "shortInterest",
    "short interest|short float|shorted|sold short|short seller|short selling|short position|percent shorted|short percentage|percent of float short|shorting|bet against|betting against|heavily shorted|leerverkauf",
    instrument("figures:shortPercentOfFloat,shortRatio"),
    {
      absorbs: "sales floatShares",
      columns: "% of float|% of the float|percent of float|percent of the float|percentage of float",
    },
  ),
  measure("daysToCover", "days to cover|short ratio", instrument("figures:shortRatio")),
  measure(
    "fairValue",
    "fair value|fair price|discount to fair value|premium to fair value",
    instrument("figures:belowFairValue,aboveFairValue"),
  ),
  figure("grossMargin", "gross margin|gross profit margin", "income.grossProfit.margin"),
  figure("operatingMargin", "operating margin|operating profit margin|ebit margin", "income.operatingIncome.margin"),
  figure("ebitdaMargin", "ebitda margin"),
  figure("profitMargin", "profit margin|net margin|net profit margin", "income.netIncome.margin"),
  measure("margins", "margin|profitability|profitable", instrument("figures:grossMargin,operatingMargin,profitMargin")),
  figure("returnOnEquity", "return on equity|roe"),
  measure("roic", "roic|return on invested capital|return on capital invested", instrument("worked:roic")),
  figure("returnOnAssets", "return on assets|return on asset|roa"),
  measure(
    "revenueGrowth",
    "revenue growth|sales growth|top line growth|revenue growing|sales growing|growth rate|growing|growth",
    { ...instrument("figure:revenueGrowth"), portfolio: "performance" },
  ),
  figure("earningsGrowth", "earnings growth|profit growth|eps growth|earnings growing"),
  figure("debtToEquity", "debt ratio|debt to equity|debt/equity|d/e|debt to equity ratio|leverage|leveraged"),
  measure("dividendYield", "dividend yield|yield|dividend rate in percent|dividendenrendite", {
    ...instrument("dividends"),
    position: "dividends",
    portfolio: "income",
    watchlist: "watchlistFigure:dividendYield",
  }),
  figure("fiveYearAverageYield", "five year average yield|5 year average yield|average dividend yield"),
  measure(
    "payoutRatio",
    "payout ratio|dividend cover|dividend coverage|payout|dividend covered|dividend safe|dividend sustainable|dividend covered by earnings|dividend covered by its earnings|afford its dividend|cover its dividend|dividend safety|sustainable dividend|covered by its earnings|covered by earnings",
    instrument("figure:payoutRatio"),
    { absorbs: "income earnings" },
  ),
  measure(
    "exDate",
    "ex dividend date|ex date|ex dividend|ex day|goes ex|go ex|record date|exdividend date",
    {
      instrument: "dividends",
      position: "dividends",
      portfolio: "calendar:dividends",
      watchlist: "calendar:dividends",
      market: "calendar:dividends",
      none: "calendar:dividends",
    },
    { absorbs: "income" },
  ),
  figure(
    "heldByInsiders",
    "insider ownership|owned by insider|held by insider|insider hold|insiders own|insider stake",
  ),
  figure("enterpriseValue", "enterprise value|ev"),
  measure(
    "salesFigure",
    "sales|net sale",
    {
      instrument: "figure:revenue@income.totalRevenue",
      position: "transactions:sell",
      portfolio: "transactions:sell",
      none: "transactions:sell",
    },
    { namedAs: { position: "sales", portfolio: "sales", none: "sales" } },
  ),
  figure("revenue", "revenue|turnover|top line|umsatz|annual revenue|yearly revenue", "income.totalRevenue"),
  figure("grossProfit", "gross profit", "income.grossProfit"),
  figure("ebitda", "ebitda", "income.ebitda"),
  figure(
    "netIncome",
    "net income|net profit|net earning|bottom line|company profit|annual profit|yearly profit|profit after tax|gewinn",
    "income.netIncome",
  ),
  figure(
    "totalCash",
    "cash and short term investment|short term investment|cash pile|cash on hand|cash position|cash reserve|cash on the balance sheet|total cash",
    "balance.cashAndShortTermInvestments",
  ),
  measure(
    "netDebtToEbitda",
    "net debt to ebitda|net debt/ebitda|net debt / ebitda|net debt ebitda|net leverage|net debt ebitda ratio|net debt to ebitda ratio",
    instrument("worked:netDebtToEbitda"),
    { absorbs: "netDebt ebitda totalDebt" },
  ),
  measure("netDebt", "net debt|net cash position|debt net of cash|debt minus cash", instrument("worked:netDebt"), {
    absorbs: "totalDebt totalCash",
  }),
  figure("totalDebt", "debt|total debt|indebted|owe|borrowing|schulden", "balance.totalDebt"),
  figure(
    "operatingCashFlow",
    "operating cash flow|cash from operation|ocf|cash flow from operation",
    "cash-flow.operatingCashFlow",
  ),
  measure("freeCashFlowYield", "free cash flow yield|fcf yield|cash flow yield", instrument("cashFlowYield"), {
    absorbs: "freeCashFlow dividendYield income price",
  }),
  figure("freeCashFlow", "free cash flow|fcf", "cash-flow.freeCashFlow"),
  figure(
    "trailingEps",
    "earnings per share|earn per share|earned per share|profit per share|eps|earning per share|trailing eps|diluted eps",
    "income.dilutedEps",
  ),
  figure("bookValue", "book value|book value per share"),
  figure("revenuePerShare", "revenue per share|sales per share"),
  figure("fiftyDayAverage", "50 day average|50 day moving average|50dma|50 dma|50 day ma|fifty day average|50 day sma"),
  figure("twoHundredDayAverage", "200 day average|200 day moving average|200dma|200 dma|200 day ma|200 day sma"),
  ...[20, 50, 100, 150, 200].map((days) =>
    measure(
      `against-${days}`,
      `against the ${days} day average|distance from the ${days} day average|distance to the ${days} day average|distance from its ${days} day average`,
      instrument(`againstAverage:${days}`),
      { absorbs: "price" },
    ),
  ),
  measure("movingAverages", "moving average|average line", instrument("figures:fiftyDayAverage,twoHundredDayAverage")),
  measure(
    "levels",
    "support|resistance|support level|resistance level|support and resistance",
    instrument("figures:support,resistance"),
  ),
  figure(
    "sharesOutstanding",
    "shares outstanding|outstanding share|share count|number of shares|shares in circulation|share in issue|issued share",
    "income.dilutedShares",
  ),
  figure("floatShares", "free float|float|floating share"),
  figure(
    "employees",
    "employee|staff|headcount|workforce|people work at|people work for|worker|people employed|employ|mitarbeiter|people work",
  ),
  measure(
    "sectorOf",
    "industry|line of business|what sector|which sector|sector of|sector and industry|what industry|which industry|branche",
    instrument("fundSectors"),
    {
      columns:
        "tech|technology|retail|bank|banking|energy|healthcare|health care|pharma|consumer|industrials|utilities|media|telecom|financials|finance|staples|or",
    },
  ),
  measure(
    "countryOf",
    "headquarter|headquartered|head office|hq|based|home country|located|domiciled",
    instrument("profile"),
  ),
  measure(
    "business",
    "business model|company profile|profile|company description|description|make money|makes its money|make their money|makes their money|earn their money|earns its money|company overview|business|about the company|kind of company|type of company|sort of company|know about|tell me about|information|info on|what kind of",
    instrument("profile"),
  ),
  measure(
    "analysis",
    "analyze|analyse|analysis|deep dive|research|everything|in detail|tell me about|about|review|assess|overview|summary|profile of",
    { instrument: "analysis", position: "holding:overview", portfolio: "overview", market: "market" },
    { isWeak: true },
  ),
  measure(
    "keyFigures",
    "fundamental|fundamentals|key figure|key metric|metric|key number|key stat|key statistic|statistic|financial|financials|valuation|valued|overvalued|undervalued|expensive|cheap|multiple|key ratio|ratio|figure|number|financial health|kennzahl|snapshot",
    instrument(
      "figures:marketCap,trailingPe,forwardPe,priceToSales,grossMargin,operatingMargin,profitMargin,revenueGrowth,earningsGrowth,debtToEquity,freeCashFlow,dividendYield,beta,expenseRatio,netAssets",
    ),
    { isWeak: true },
  ),
  figure(
    "expenseRatio",
    "expense ratio|ter|total expense ratio|ongoing charge|management fee|annual fee|fund fee|fund cost|yearly cost",
  ),
  figure("netAssets", "net asset|assets under management|aum|fund size"),
  measure(
    "fundHoldings",
    "top holding of|holdings of|fund holding|constituent|components|component|inside|what's in|what is in|stocks in|companies in|top ten|top 10|made up of|invested in",
    instrument("fundHoldings"),
    { absorbs: "holdings" },
  ),
  measure(
    "overlap",
    "overlap|overlapping|holdings in common|holdings they share|stocks in common|same holdings|same stocks",
    { instrument: "fundOverlap" },
    { absorbs: "holdings fundHoldings shares" },
  ),
  measure(
    "incomeStatement",
    "income statement|profit and loss statement|p&l statement|earnings history|profit and loss account",
    instrument("statement:income"),
  ),
  measure("balanceSheet", "balance sheet|bilanz", instrument("statement:balance"), {
    absorbs: "risks",
  }),
  measure("cashFlow", "cash flow|cash flow statement|cashflow", instrument("statement:cash-flow")),
  measure(
    "statements",
    "financial statement|annual report|quarterly result|annual result|quarterly report",
    instrument("statement:income"),
  ),
  line("costOfRevenue", "cost of revenue|cost of sales|cogs|cost of goods sold", "income"),
  line("researchAndDevelopment", "research and development|r&d|r&d spending|r and d|research spending", "income"),
  line("operatingIncome", "operating income|operating profit|ebit|operating earning", "income"),
  line("interestExpense", "interest expense|interest cost|interest paid", "income"),
  line("taxProvision", "tax provision|income tax expense|corporate tax", "income"),
  line("taxRate", "effective tax rate|tax rate|corporate tax rate", "income"),
  line("pretaxIncome", "income before tax|pretax income|pre tax income|profit before tax|pretax profit|ebt", "income"),
  line(
    "dilutedShares",
    "diluted share|diluted share count|diluted shares outstanding|number of diluted shares",
    "income",
  ),
  line("currentAssets", "current asset", "balance"),
  line("currentLiabilities", "current liability", "balance"),
  measure("statementRatio", "ratio of", instrument("statementRatio")),
  measure(
    "inventoryTurnover",
    "inventory turnover|stock turnover|inventory turn|turns its inventory",
    instrument("inventoryTurnover"),
    {
      absorbs: "inventory revenue",
    },
  ),
  line("totalAssets", "total asset|assets", "balance"),
  line("totalLiabilities", "liability|total liability", "balance"),
  line("equity", "equity|shareholder equity|shareholders' equity|stockholder equity", "balance"),
  line("inventory", "inventory|stock on hand", "balance"),
  line("receivables", "receivable|accounts receivable", "balance"),
  line("longTermDebt", "long term debt", "balance"),
  line("retainedEarnings", "retained earning", "balance"),
  line("capitalExpenditure", "capital expenditure|capex|capital spending|capital expense", "cash-flow"),
  line("dividendsPaid", "dividends paid by the company|total dividends paid out", "cash-flow"),
  line(
    "shareRepurchases",
    "share repurchase|buyback|share buyback|stock buyback|repurchase|stock repurchase|buy back",
    "cash-flow",
  ),
  measure(
    "priceTarget",
    "street high target|street low target|street target|high target|low target|price target|highest price target|lowest price target|average price target|mean price target|average target|target price|target|analyst target|analyst price target|kursziel|price objective",
    instrument("target:"),
    { columns: "high|low|mean|average|highest|lowest|median|range", absorbs: "extremes" },
  ),
  measure(
    "upside",
    "upside|downside|upside potential|implied upside|implied downside|implied return",
    instrument("target:upside"),
    {
      absorbs: "priceTarget",
    },
  ),
  measure(
    "views",
    "analyst|analyst rating|analyst opinion|analyst view|analyst recommendation|analysts say|analysts think|analyst consensus|consensus|recommendation|wall street think|street think|wall street rating|buy rating|sell rating|analyst coverage",
    instrument("views"),
  ),
  measure(
    "ratingChanges",
    "upgrade|downgrade|upgraded|downgraded|rating change|upgrades and downgrades|analyst action",
    { instrument: "ratingChanges", none: "ratingChanges" },
    { absorbs: "views signals" },
  ),
  measure(
    "earningsDate",
    "earnings date|earnings report|next earnings|earnings call|next earning|earnings day|earnings release|report earnings|reports earnings|reporting earnings|report result|next report|report next|reports next|reporting next|earnings announcement|results date|earnings calendar|announce earnings|release earnings|earnings coming|quartalszahlen|reporting|next results|due to report|reports|report|report its next quarterly result|report its quarterly result|report its next result|next quarterly result|report quarterly result|report its result",
    {
      instrument: "earningsDate",
      position: "earningsDate",
      portfolio: "nextReports",
      watchlist: "calendar:earnings",
      market: "calendar:earnings",
      none: "calendar:earnings",
    },
    {
      columns:
        "after close|before open|after the close|before the open|after hours|premarket|before the bell|after the bell|after market close|before market open|estimate",
    },
  ),
  measure("reportSession", "at which time of day|time of the report", instrument("reportSession"), {
    absorbs: "earningsDate earnings marketHours",
    columns: "report|reports",
  }),
  measure(
    "expectedEps",
    "expected eps|eps estimate|earnings estimate|expected earning|earnings expectation|earnings forecast|eps forecast|forward eps|eps expectation|expected to earn|estimated eps|estimate|expectation|earnings estimates|expected profit",
    instrument("expected:earnings"),
    { absorbs: "earnings earningsDate trailingEps views", columns: "analyst|high|low|range|mean|consensus" },
  ),
  measure(
    "estimateChanges",
    "estimate revision|revision|been revised|estimates revised|revised estimate|raised estimate|cut estimate|raised their estimate|cut their estimate|raised or cut their estimate|raised or lowered their estimate|raised or cut estimate|raising estimate|cutting estimate|estimate trend",
    instrument("estimateChanges"),
    {
      absorbs: "views expectedEps ratingChanges earnings trailingEps",
      columns: "up|down|raised|cut|lowered|up or down",
    },
  ),
  measure(
    "expectedRevenue",
    "revenue estimate|expected revenue|sales estimate|revenue forecast|revenue expectation|expected sale|revenue guidance",
    instrument("expected:revenue"),
    { absorbs: "revenue earnings" },
  ),
  measure(
    "expectedRevenueGrowth",
    "expected revenue growth|expected sales growth|expected growth of revenue|forward revenue growth",
    instrument("expected:revenueGrowth"),
    { absorbs: "revenue revenueGrowth" },
  ),
  measure(
    "expectedEarningsGrowth",
    "expected earnings growth|expected eps growth|expected profit growth|expected growth|forward earnings growth",
    instrument("expected:earningsGrowth"),
    { absorbs: "earnings earningsGrowth revenueGrowth" },
  ),
  measure(
    "surprise",
    "earnings surprise|surprise|beat estimate|miss estimate|beat expectation|miss expectation|beat earnings|earnings beat|earnings miss|beat or miss|beat the estimate|beaten estimate|past earnings|previous earnings|last earnings|earnings history against estimates|missed|beat its estimate|beat or missed|meet expectation|last report|last quarter's earnings|latest earnings|recent earnings|last earnings report|latest earnings report|latest results|last results",
    instrument("surprise"),
    { absorbs: "earnings earningsDate benchmark" },
  ),
  measure(
    "earnings",
    "earnings|earning|result|results|quarter",
    {
      instrument: "earnings",
      position: "earnings",
      portfolio: "nextReports",
      watchlist: "calendar:earnings",
      market: "calendar:earnings",
      none: "calendar:earnings",
    },
    { isWeak: true },
  ),
  measure(
    "insiders",
    "insider|who at|who inside|insider trading|insider trade|insider transaction|insider buying|insider selling|insider purchase|insider sale|insider activity|insider bought|insider sold|insiders buying|insiders selling|executives selling|executives buying|executive|insiderhandel|management buying|management selling|director dealing|boss|bosses|director|top brass|anyone at|anybody at|someone at|somebody at|anyone inside|anybody inside|anybody selling|anyone selling|anybody buying|anyone buying|people inside|managers|management sell|management sold stock|executives sell|insiders sold|insiders bought|management sold|management bought|sold by insiders|bought by insiders",
    instrument("insiders"),
    {
      absorbs: "transactions sales purchases value total volume",
      columns: "dollar value|dollar amount|dollar|total value|total|amount|number of|net",
    },
  ),
  measure(
    "officers",
    "officer|top officer|key executive|who lead|who is leading|leadership|leadership team|management team|executive team|top management|vorstand",
    instrument("officers:"),
    {
      turns: {
        words: "make|makes|earn|earns|get paid the most|get paid|paid the most|paid|pay|salary|salaries|compensation",
        into: "executivePay",
      },
    },
  ),
  measure(
    "executivePay",
    "ceo pay|ceo salary|executive pay|executive compensation|ceo compensation|ceo earn|ceo make|ceo paid|salary of the ceo|pay of the ceo|officer pay|pay of officers|pay of executives|executive salary|executive salaries|officers paid|what are they paid|how much are they paid|what do they get paid|how much do they get paid|what does he get paid|what does she get paid|how much does he make|how much does she make|how much does he earn|how much does she earn",
    instrument("officers:pay"),
    { absorbs: "officers ceo insiders made profit" },
  ),
  measure(
    "ceo",
    "ceo|chief executive|chief executive officer|who run|who is running|who's running|who is in charge|who's in charge|head of the company",
    instrument("officers:CEO"),
    { turns: { words: "make|makes|earn|earns|get paid|paid|pay|salary|compensation", into: "executivePay" } },
  ),
  measure("cfo", "cfo|chief financial officer|finance chief|head of finance", instrument("officers:CFO")),
  measure("coo", "coo|chief operating officer", instrument("officers:COO")),
  measure("cto", "cto|chief technology officer", instrument("officers:CTO")),
  measure("chair", "chairman|chairwoman|chairperson|chair of the board|chair", instrument("officers:chair")),
  measure(
    "holders",
    "shareholder|stockholder|biggest shareholder|largest shareholder|major shareholder|top shareholder|major holder|top holder|biggest holder|largest holder|biggest owner|largest owner|owner|who own|who hold|institutional owner|institutional shareholder|largest institutional holder|ownership|ownership structure|institutional ownership|institutional investor|institutional holder|owned by institution|held by institution|institutions own|institutions hold|institution|institutional|funds own|funds hold|held by funds|owned by funds|aktionär",
    instrument("holders"),
    {
      absorbs: "holdings price shares",
      columns: "percentage|percent|stake|top ten|top 10|top five|top 5|each hold|each own|number of share",
    },
  ),
  measure(
    "filings",
    "filing|sec filing|10 k|10 q|8 k|10-k|10-q|8-k|regulatory filing|annual filing",
    instrument("filings"),
  ),
  measure(
    "news",
    "news|headline|story|stories|article|latest news|press|nachricht|what's new|what is new|news stories|news story|news article|happened|happening|going on|what happened|what's happening|what's going on|in the news|written about",
    {
      instrument: "news",
      position: "news",
      portfolio: "news",
      watchlist: "news",
      market: "news",
      none: "news",
    },
    { absorbs: "earnings fundHoldings business" },
  ),
  measure(
    "sentiment",
    "sentiment|tone|vibe|mood around|mood|market mood|market sentiment|news sentiment|fear and greed|fear & greed|bullish|bearish|stimmung|feeling|feel about|optimistic|pessimistic|fearful|greedy",
    {
      instrument: "sentiment",
      position: "sentiment",
      portfolio: "sentiment",
      watchlist: "sentiment",
      market: "sentiment",
      none: "sentiment",
    },
  ),
  measure(
    "related",
    "main competitor|peer|peers|competitor|competition|rival|similar company|similar stock|related stock|related company|similar|comparable|comparable company|companies like|who else is like|who is like|what else is like|others like|stocks like|related symbol|competes with|compete with|competing|alternative|closest rival|closest competitor|closest peer|konkurrent|in the same space",
    instrument("related"),
    { absorbs: "trailingPe marketCap price performance dividendYield" },
  ),
  measure(
    "putCall",
    "put call ratio|put/call|put/call ratio|put to call ratio|call put ratio|puts and calls|put volume|call volume",
    instrument("options:putCall"),
    {
      absorbs: "volume events optionContracts",
      columns: "nearest expiry|next expiry|expiry|expiration|nearest|next expiration",
    },
  ),
  measure(
    "openInterest",
    "open interest|strike with most open interest|strikes with most open interest|strike with highest open interest|max open interest",
    instrument("options:openInterest"),
    {
      absorbs: "putCall optionContracts",
      columns:
        "nearest expiry|next expiry|expiry|expiration|nearest|strike|strike with most|strike with the most|most|highest|call|put|calls and puts|with",
    },
  ),
  measure("impliedVolatility", "implied volatility|volatility implied by options", instrument("options:volatility"), {
    absorbs: "volatility impliedMove",
    columns: "options|option|nearest expiry|next expiry|expiry|expiration|expiring|expire|nearest|at the money",
  }),
  measure(
    "realisedVolatility",
    "realised volatility|realized volatility|historical volatility|actual volatility",
    instrument("spread"),
    { absorbs: "volatility realised" },
  ),
  measure(
    "impliedMove",
    "implied move|expected move|options implied move|option implied|options pricing|option price in|options imply|options market|pricing in|options|straddle|options expect",
    instrument("impliedMove"),
    {
      absorbs: "change earningsDate earnings volatility price",
      columns: "imply|implied|monthly expiration|expiration|expiry|expiring|expire|through",
    },
  ),
  measure(
    "signals",
    "signal|technical|14 day rsi|rsi 14|rsi (14)|technical signal|technical analysis|technicals|rated|rating|technical rating|chart signal|rsi|adx|relative strength|relative strength index|overbought|oversold|buy signal|sell signal|trend strength|buy or sell|strong buy|strong sell|momentum|a buy|a sell|a hold|technical picture|technical outlook",
    { ...instrument("signals"), portfolio: "signals", watchlist: "signals" },
    { absorbs: "beta" },
  ),
  measure("macd", "macd", instrument("macd"), {
    absorbs: "sentiment signals",
    columns: "cross|crossed|crossover|bull|bear|bull or bear cross|signal line|histogram|daily|buy or sell|signal",
  }),
  ...(
    [
      ["goldenCross", "golden cross", "crossings:up"],
      ["deathCross", "death cross", "crossings:down"],
      ["crossings", "last cross|cross date|cross of averages|crossing of averages", "crossings:"],
    ] as const
  ).map(([id, words, answer]) =>
    measure(id, words, instrument(answer), { columns: "date|dates|day|days|or|happen|happened" }),
  ),
  measure("bollinger", "bollinger band|bollinger", instrument("indicator:bollinger")),
  measure("atr", "atr|average true range", instrument("indicator:atr,14")),
  measure("stochastic", "stochastic|stochastic oscillator", instrument("indicator:stochastic")),
  measure("obv", "obv|on balance volume", instrument("indicator:obv")),
  measure("ema", "ema|exponential moving average|exponential average", instrument("indicator:ema,50;ema,200")),
  measure("vwap", "vwap|volume weighted average price", instrument("indicator:vwap")),
  measure("ichimoku", "ichimoku|ichimoku cloud", instrument("indicator:ichimoku")),
  measure(
    "correlation",
    "correlation|correlated|correlate",
    { instrument: "correlation", position: "correlation", portfolio: "correlation", watchlist: "correlation" },
    { absorbs: "change doing performance" },
  ),
  measure("splits", "stock split|split|share split|splitting|aktiensplit", {
    instrument: "splits",
    position: "splits",
    portfolio: "calendar:splits",
    market: "calendar:splits",
    watchlist: "calendar:splits",
    none: "calendar:splits",
  }),
  measure("ticker", "ticker|ticker symbol|stock symbol|symbol of|symbol for|symbol|what is the symbol|stock ticker", {
    instrument: "ticker",
    none: "ticker",
  }),
];
