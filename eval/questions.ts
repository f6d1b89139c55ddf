/** A question with the tools that answer it, and none besides. */
export interface LabelledQuestion {
  readonly question: string;
  readonly tools: readonly string[];
}

const asked = (tools: string, ...questions: readonly string[]): readonly LabelledQuestion[] =>
  questions.map((question) => ({ question, tools: tools.split(" ") }));

/** Written and labelled for this purpose. */
export const labelledQuestions: readonly LabelledQuestion[] = [
  ...asked(
    "get_what_moved_me",
    "What moved me?",
    "What moved my portfolio this week?",
    "What moved me this month?",
    "what moved me today",
  ),
  ...asked("get_income", "Next dividends?", "When do I get my next dividend?", "What are my upcoming dividends?"),
  ...asked(
    "get_holdings",
    "Biggest positions?",
    "What are my largest holdings?",
    "Show my holdings",
    "How much NVDA do I hold?",
    "How many shares of KO do I own?",
  ),
  ...asked("get_holdings get_performance", "How am I doing?"),
  ...asked("get_allocation", "My allocation by sector", "How exposed am I to currencies?", "Allocation by country"),
  ...asked("get_risks", "What are my risks?", "How risky is my portfolio?"),
  ...asked("get_transactions", "Show my transactions of KO", "List my transactions"),
  ...asked(
    "compare_symbols",
    "/compare NVDA MSFT",
    "Compare NVDA and MSFT",
    "Is Nvidia better than Microsoft?",
    "NVDA vs MSFT",
  ),
  ...asked(
    "get_estimates",
    "/earnings MSFT",
    "When does MSFT report earnings?",
    "Price target of MSFT",
    "What do analysts say about NVDA?",
  ),
  ...asked("get_signals", "Why is NVDA rated so?", "/explain NVDA", "Signal of MSFT?", "What are the signals of NVDA?"),
  ...asked("explain", "/explain P/E", "What is a drawdown?", "What does beta mean?", "What is RSI?"),
  ...asked("get_news", "News about NVDA", "What is the latest news about MSFT?", "Any headlines about AAPL?"),
  ...asked("get_fundamentals", "What is MSFT's revenue and margin?", "Fundamentals of NVDA"),
  ...asked("get_price_history", "How did NVDA do this year?", "How has MSFT performed over 6 months?"),
  ...asked("get_sentiment", "What is the mood about NVDA?", "Sentiment of MSFT"),
  ...asked("get_watchlist", "My watchlist", "Show my watchlist"),
  ...asked(
    "get_quotes",
    "NVDA?",
    "Price of MSFT",
    "P/E of MSFT?",
    "What does AAPL cost?",
    "How much is KO worth per share?",
  ),
  ...asked("get_quotes get_sentiment", "How is the market?"),
  ...asked("get_market_status", "Is the market open?", "When does the market close?"),
  ...asked("get_market_movers", "Biggest gainers today", "Biggest losers today"),
  ...asked(
    "run_backtest",
    "Backtest NVDA: buy when the 20 day average crosses above the 50 day average, sell when it crosses below",
    "Backtest MSFT with RSI: buy when RSI is below 30 and sell when RSI is above 70",
    "Backtest buy and hold of KO",
  ),
  ...asked("get_calendar", "What is due this week?", "Economic events?", "/earnings"),
];

/** Questions that the data can't answer. */
export const unanswerable: readonly string[] = [
  "What does NOSUCH cost?",
  "Price of ZZZQ?",
  "@QQQZ?",
  "/compare NOSUCH ZZZQ",
  "News about NOSUCHCO @ZZZQ",
  "Signal of @NOSUCH?",
  "/earnings @ZZZQ",
  "Price target of @NOSUCH",
  "How did @ZZZQ do this year?",
  "What is the mood about @NOSUCH?",
  "How much @ZZZQ do I hold?",
  "Write me a poem about 42 bulls",
];
