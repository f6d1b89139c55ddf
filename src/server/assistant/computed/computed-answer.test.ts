import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AssistantContext } from "#contract/assistant.ts";
import { financeTerms } from "#core/glossary/finance-terms.ts";
import { englishWords } from "#core/words/english-words.ts";
import { apiOver } from "../../../../tests/support/api-over.ts";
import { type Suggestion, type SuggestionId, inEnglish, suggestionText } from "#core/assistant/suggestion.ts";
import { languages } from "#core/languages/languages.ts";
import { readerWords } from "../../../../tests/support/reader-words.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { startEcbUpstream, type EcbUpstream } from "../../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { createAnswerSources } from "../answer-sources.ts";
import type { ToolContext } from "../tool.ts";
import type { ComputedAnswer } from "./answer-draft.ts";
import { computedAnswer } from "./computed-answer.ts";
import { suggestions } from "./suggestions.ts";

const now = "2026-03-04T16:00:00Z";
const whole = AssistantContext.parse({});

/** Questions about the app, and the address of the page that has what they ask for; null where help has nothing. */
const ofApp: readonly (readonly [string, string | null])[] = [
  ["where can i change my password", "/settings/security"],
  ["how do I draw a trend line", "/insights"],
  ["How do I add an indicator to the chart?", "/technical"],
  ["where do I find the strategy lab", "/strategy"],
  ["How do I record a dividend?", "/portfolio"],
  ["How do I get news on NVDA?", null],
  ["where can I get stock news", null],
  ["how do I add up my dividends", null],
  ["can I not save", null],
  ["how do I roast a chicken", null],
  ["how do I short a stock", null],
  ["how do I open a bank account in Singapore", null],
  ["can I import my recipes", null],
  ["how do I delete my browser history", null],
];

/** Questions, the tools that answer them, and what the answer says. */
const questions: readonly (readonly [string, readonly string[], RegExp])[] = [
  [
    "What moved me?",
    ["get_what_moved_me"],
    /Your portfolio changed by \*\*[+−]?\$[\d,.]+\*\* \([+−]?[\d.]+%\) today \[1\]/,
  ],
  ["what moved my portfolio this week?", ["get_what_moved_me"], /\d+ March 2026 to \d+ March 2026 \[1\]/],
  ["What moved me this month", ["get_what_moved_me"], /from 1 March 2026 to 4 March 2026 \[1\]/],
  ["Next dividends?", ["get_income"], /\*\*KO\*\*: \$[\d.]+ on \d+ \w+ 2026/],
  // Bounds on any figure, several of them, and of the watchlist or of transactions.
  [
    "which stocks on my watchlist have a P/E over 40",
    ["get_quotes", "count_holdings"],
    /of your \d watched symbols\*\* (?:has|have) a P\/E above `40`/,
  ],
  ["transactions over $1000", ["get_transactions"], /^Your transactions that fit[^]*buy of \*\*NVDA\*\*, 12 shares at/],
  [
    "transactions over $1000 and under $1300",
    ["get_transactions"],
    /^(?![^]*NVDA)Your transactions that fit[^]*buy of \*\*KO\*\*[^]*buy of \*\*MSFT\*\*/,
  ],
  // A bound in another currency is compared after a conversion that is shown.
  [
    "Is KO above €50?",
    ["get_quotes", "get_exchange_rates", "convert"],
    /^Yes, above `50 EUR`\. \*\*KO is at \$[\d.]+\*\*[^]*In EUR, that is \*\*€6[\d.]+\*\* \[3\], at €0\.\d+ for one USD on [^]* \[2\]/,
  ],
  // A sign and "up" are for how a figure changed, never for the figure.
  // A change is said in words, with its own way and size.
  ["Did NVDA rise more than 1% today?", ["get_quotes"], /^Yes\. NVDA rose 1\.90% today, more than `1%`\. /],
  ["did NVDA fall more than 3% today", ["get_quotes"], /^No\. NVDA rose 1\.90% today\. /],
  ["Did TSLA fall 5% today?", ["get_quotes"], /^No\. TSLA fell 4\.01% today, less than `5%`\. /],
  ["did TSLA fall 3% today", ["get_quotes"], /^Yes\. TSLA fell 4\.01% today, at least `3%`\. /],
  ["is NVDA more than 50% of my portfolio", ["get_holdings"], /^No, not above `50%`\.\n\nYou hold/],
  ["is NVDA between 100 and 150?", ["get_quotes"], /^Yes, between `100` and `150`\. \*\*NVDA is at/],
  ["is NVDA between $150 and $200?", ["get_quotes"], /^No, not between `150 USD` and `200 USD`\. /],
  [
    "Which of mine are up more than 15%?",
    ["get_holdings", "count_holdings"],
    /^\*\*\d of your 3 holdings\*\* (?:has|have) an unrealised gain above `15%`/,
  ],
  [
    "which have lost more than 10% since I bought them",
    ["get_holdings", "count_holdings"],
    /^\*\*0 of your 3 holdings\*\* have an unrealised gain below `−10%` \[1\]\.$/,
  ],
  [
    "which symbols on my watchlist have a market cap over 1 trillion",
    ["get_quotes", "count_holdings"],
    /of your \d watched symbols\*\* (?:has|have) a market capitalisation above `1,000,000,000,000`/,
  ],
  // Values in another currency.
  [
    "what is NVDA in euros",
    ["get_quotes", "get_exchange_rates", "convert"],
    /^\*\*NVDA is at \$141\.85\*\*[^]*In EUR, that is \*\*€129\.86\*\* \[3\], at €0\.9155 for one USD/,
  ],
  ["TSCO.L in pounds", ["get_quotes", "convert"], /371\.40 GBp[^]*In GBP, that is \*\*£3\.71\*\* \[2\]\./],
  [
    "market cap of Apple in euros",
    ["get_quotes", "get_exchange_rates", "convert"],
    /^- Market capitalisation of AAPL[^]*In EUR, that is \*\*€[\d.]+T\*\*/,
  ],
  [
    "what is my NVDA worth in euros",
    ["get_holdings", "get_exchange_rates", "convert"],
    /NVDA is worth \*\*\$[^]*In EUR, that is \*\*€/,
  ],
  [
    "what was NVDA worth in euros on 3 March 2025",
    ["get_price_history", "get_exchange_rates", "convert"],
    /^\*\*NVDA closed at \$140\.53\*\*[^]*In EUR, that is \*\*€131\.14\*\*[^]*3 March 2025/,
  ],
  ["In which account are the NVDA shares kept?", ["get_holdings"], /NVDA/],
  [
    "Which share on our watchlist pays the highest dividend yield?",
    ["get_quotes"],
    /^Dividend yield, highest first:\n\n- \*\*/,
  ],
  [
    "The members will ask: did we do better or worse than the S&P 500 last year?",
    ["get_performance"],
    /^(?:Better|Worse)\. Returns from 3 February 2025 to 31 December 2025, the days with money invested:/,
  ],
  [
    "What share of our portfolio is in US dollars and what share in euros?",
    ["get_allocation"],
    /^Your portfolio by currency/,
  ],
  ["How much would we have left if we sold all NVDA today, before tax?", ["what_if"], /^Selling \*\*12 shares of NVDA/],
  [
    "is my NVDA up more than $50 this year?",
    ["get_performance"],
    /^No, not up more than `50 USD`\. \*\*Total gain of NVDA: −\$[\d.]+\*\* from 1 January 2026 to 4 March 2026/,
  ],
  [
    "is TSCO.L above £4?",
    ["get_quotes", "convert"],
    /^No, not above `4 GBP`\. \*\*TSCO\.L is at 371\.40 GBp[^]*In GBP, that is \*\*£3\.71\*\* \[2\]\./,
  ],
  [
    "is TSCO.L above €5?",
    ["get_quotes", "get_exchange_rates", "convert"],
    /^No, not above `5 EUR`\.[^]*In EUR, that is \*\*€4\.\d\d\*\* \[3\], at €1\.\d+ for one GBP/,
  ],
  ["rsi 30/70 on NVDA and MSFT", ["run_backtest"], /^From [^]* the rule made \*\*/],
  [
    "backtest SPY 50/200 sma cross 2015-2025",
    ["run_backtest"],
    /^From 1 January 2015 to 31 December 2025 the rule made/,
  ],
  ["Is KO above $90?", ["get_quotes"], /^No, not above `90 USD`\. \*\*KO is at \$7[\d.]+\*\*/],
  ["is NVDA up more than 5% this year?", ["get_price_history"], /^No, not up more than `5%`\. \*\*NVDA changed by −/],
  ["is NVDA down more than 1% this year?", ["get_price_history"], /^Yes, down more than `1%`\. \*\*NVDA changed by −/],
  ["was NVDA above 120 in January?", ["get_price_history"], /^Yes, above `120`\. \*\*NVDA changed by/],
  [
    "is my portfolio worth more than 1000 euros?",
    ["get_holdings", "get_exchange_rates", "convert"],
    /^Yes, above `1,000 EUR`\. Your portfolio is worth \*\*\$[^]*In EUR, that is \*\*€/,
  ],
  [
    "does KO yield more than 90%",
    ["get_quotes", "get_price_history", "get_calendar"],
    /^No, not above `90%`\. \*\*Dividend yield/,
  ],
  ["have I made more than $900000 this year", ["get_performance"], /^No, not above `900,000 USD`\. \*\*Total gain: /],
  // Rules in shorthand.
  ["backtest 50/200 sma cross on spy 10y", ["run_backtest"], /^From [^]* the rule made \*\*/],
  ["rsi<30 buy >70 sell AAPL", ["run_backtest"], /^From [^]* the rule made \*\*/],
  ["buy aapl rsi under 30 sell over 70 5y", ["run_backtest"], /^From \d+ March 2021 to [^]* the rule made \*\*/],
  [
    "backtest rsi(14) <30 buy >70 sell on MSFT 2015-2025",
    ["run_backtest"],
    /^From 1 January 2015 to 31 December 2025 the rule made \*\*/,
  ],
  ["macd cross on QQQ with 8% stop loss, sharpe + max dd", ["run_backtest"], /^From [^]* the rule made \*\*/],
  [
    "On which day was NVDA's price lowest this year?",
    ["get_price_history"],
    /^High of NVDA: [^]* low: \$[\d.]+ on \d+ \w+ 202[56]/,
  ],
  ["is NVDA's P/E above 50?", ["get_quotes"], /^- Yes, above `50`\. P\/E of NVDA/],
  ["Biggest positions?", ["get_holdings"], /You have 3 holdings.*\[1\]/],
  ["My holdings", ["get_holdings"], /^You have 3 holdings/],
  ["How am I doing?", ["get_holdings", "get_performance"], /Time-weighted return .*: [+−][\d.]+% \[2\]/],
  ["How much NVDA do I hold?", ["get_holdings"], /You hold \*\*12 shares of NVDA\*\* \[1\]/],
  ["How much Apple do I own?", ["get_holdings", "get_quotes"], /You hold no AAPL \[1\]/],
  ["My allocation by sector", ["get_allocation"], /\*\*.+\*\*: [\d.]+% \[1\]/],
  ["How exposed am I to currencies?", ["get_allocation"], /by currency/],
  ["What are my risks?", ["get_risks"], /checks\*\* need a look \[1\]/],
  ["Show my transactions of KO", ["get_transactions"], /\*\*3 of your transactions\*\* fit \[1\]/],
  ["/compare NVDA MSFT", ["compare_symbols"], /\*\*NVDA\*\*: price \$[\d.]+, change [+−][\d.]+%/],
  ["/compare nvda msft", ["compare_symbols"], /\*\*MSFT\*\*/],
  ["Is Nvidia better than Microsoft?", ["compare_symbols"], /\[\[table 1\]\]/],
  ["/earnings MSFT", ["get_estimates"], /MSFT reports next on \d+ \w+ 20\d\d/],
  ["When does MSFT report earnings?", ["get_estimates"], /reports next on/],
  ["Why is NVDA rated so?", ["get_signals"], /\*\*RSI \(14\)\*\* at [\d.]+: (?:Buy|Sell|Hold)\..*\[1\]/],
  ["/explain NVDA", ["get_signals"], /NVDA is rated/],
  ["/explain P/E", ["explain"], /\*\*P\/E\*\*: .*\[1\]\n\nHow it is computed here: price ÷ earnings/],
  ["What is a drawdown?", ["explain"], /\*\*Drawdown\*\*/],
  ["what does beta mean?", ["explain"], /\*\*Beta\*\*/],
  ["News about NVDA", ["get_news"], /“.+”, .+, \d+ \w+ 20\d\d \[1\]/],
  ["How is NVDA doing today?", ["get_quotes"], /^\*\*NVDA is at/],
  ["/compare NVDA MSFT KO AAPL SPY QQQ", ["compare_symbols"], /\[\[chart NVDA MSFT KO AAPL SPY QQQ 1y\]\]/],
  [
    "/compare AAPL GOOGL GOOG MSFT AMZN TSLA NVDA META NFLX SPY QQQ",
    ["compare_symbols"],
    /^Left out of the comparison: QQQ\./,
  ],
  [
    "What is MSFT's revenue and margin?",
    ["get_fundamentals"],
    /Revenue of MSFT: \*\*\$[\d.]+B\*\* \[1\][\s\S]*Profit margin of MSFT: \*\*[\d.]+%/,
  ],
  ["How did NVDA do this year?", ["get_price_history"], /NVDA changed by [+−][\d.]+%\*\* from 31 December 2025/],
  ["What is the mood about NVDA?", ["get_sentiment"], /\*\*NVDA\*\*: price mood [\d.]+/],
  ["Who is the CEO of MSFT?", ["get_fundamentals"], /^\*\*CEO of MSFT\*\* \[1\]:\n\n- “Dr\. First Leader”: “CEO/],
  ["Who owns Apple stock?", ["get_insiders_and_filings"], /^\*\*Institutions hold 63\.4% of AAPL\*\* \[1\]/],
  ["Has anyone at Nvidia sold shares?", ["get_insiders_and_filings"], /^\*\*Insiders of NVDA bought/],
  ["insider buys msft last 3 months", ["get_insiders_and_filings"], /is known for six months only\.$/],
  ["Show my alerts", ["get_alerts"], /^You have \*\*1 alert\*\*; 1 wait for their condition \[1\]/],
  ["Did an alert fire this week?", ["get_alerts"], /^\*\*0 of your alerts fired\*\* in that time \[2\]/],
  [
    "Which of my stocks are up this year?",
    ["get_gains", "count_holdings"],
    /of your 3 investments\*\* had a return above zero/,
  ],
  ["Which of my stocks lost the most today?", ["get_holdings"], /^\*\*None of your holdings lost today\.\*\*/],
  [
    "Which of my stocks have a beta above 1?",
    ["get_holdings", ...Array(3).fill("get_fundamentals"), "count_holdings"],
    /have a beta above/,
  ],
  ["rank my stocks by market cap", ["get_quotes"], /^Market capitalisation, highest first:/],
  ["put/call ratio for nvda", ["get_implied_move"], /^- Put\/call ratio of NVDA by volume: \*\*[\d.]+\*\* \[1\]/],
  [
    "$100 a month into KO since 2015",
    ["investment_plan"],
    /put into KO in 135 purchases, one every month from \d January 2015/,
  ],
  // Filters of events, and of whose trades are asked for.
  // The user's own, where it isn't held; accounts of a holding; lines that are part of an answer.
  ["Which of my accounts holds SPY?", [], /^None of your accounts holds SPY\.$/],
  ["which account is my KO in", ["get_holdings"], /^KO by account:\n\n- \*\*[^*]+\*\*: \d+ shares of KO/],
  [
    "Did I make or lose money on the KO shares I sold?",
    ["get_performance", "get_transactions"],
    /^Realised gain of KO/,
  ],
  [
    "How much would I need to buy or sell to bring NVDA down to 10% of my portfolio?",
    ["get_holdings", "target_weight"],
    /For a weight of `10%`, \*\*(?:sell|buy) \$[\d,.]+\*\* of it/,
  ],
  ["list everything I own with its value", ["get_holdings"], /^You have 3 holdings/],
  ["how much have I payed in commissions altogether", ["get_performance"], /^Fees: /],
  // Extremes over time.
  [
    "In which month did my portfolio have its best return?",
    ["get_performance"],
    /^\*\*The best month of your portfolio was [A-Z][a-z]+ 202\d: \+[\d.]+%\*\*/,
  ],
  ["biggest one day drop of msft ever", ["get_price_history"], /^\*\*The worst day of MSFT was /],
  // Currencies by their everyday names, in the direction that is asked for.
  [
    "Which of my shares have I owned the longest?",
    ["get_lots"],
    /oldest first \[1\]:\n\n- \*\*NVDA\*\*: since 4 March 2025/,
  ],
  [
    "win rate on my closed trades",
    ["get_transactions", "closed_trades"],
    /^\*\*100%|^\*\*100\.0% of your sales realised a gain/,
  ],
  [
    "If NVDA fell 20%, what would that do to the total value of my portfolio?",
    ["what_if"],
    /^\*\*Your portfolio would change by −/,
  ],
  ["backtest 9/21 ema cross nvda last 3 yrs show max drawdown", ["run_backtest"], /the rule made \*\*/],
  [
    "Backtest a 50/200-day moving average crossover on SPY over the past ten years.",
    ["run_backtest"],
    /^From \d+ March 2016/,
  ],
  [
    "Total insider selling at Nvidia over the past six months",
    ["get_insiders_and_filings"],
    /^\*\*Insiders of NVDA bought/,
  ],
  ["what does coca cola actully do to make money", ["get_fundamentals"], /^.*\*\*The Coca-Cola Company\*\*/s],
  ["do the bosses at msft sell their own shares alot", ["get_insiders_and_filings"], /^\*\*Insiders of MSFT bought/],
  ["My notes on NVDA", ["get_notes"], /^What you noted on \*\*NVDA\*\* \[1\]:\n\n\[\[table 1\]\]$/],
  ["Why did I buy NVDA?", ["get_notes"], /^What you noted on/],
  ["My watchlist", ["get_watchlist"], /\*\*AAPL\*\*: price \$[\d.]+, day change/],
  ["NVDA?", ["get_quotes"], /\*\*NVDA is at \$[\d.]+\*\*.*\[1\][\s\S]*\[\[chart NVDA 6mo\]\]/],
  ["How is the market?", ["get_quotes", "get_sentiment"], /\*\*SPY\*\* is at \$/],
  [
    "Is the market open?",
    ["get_market_status"],
    /is open\*\* today, from `09:30` America\/New_York to `16:00` America\/New_York \[1\]/,
  ],
  ["Biggest gainers today", ["get_market_movers"], /\[\[table 1\]\]/],
  [
    "What was my best investment?",
    ["get_gains"],
    /Best in money: \*\*\w+\*\*, with a gain of \+\$[\d,.]+ \[1\]\. Best in per cent/,
  ],
  ["which is my worst holding", ["get_gains"], /Worst in money: \*\*\w+\*\*/],
  ["Which of my stocks reports next?", ["get_calendar"], /reports next\*\* of what you hold, on \d+ \w+ 2026 \[1\]/],
  // Questions that never name what they ask for.
  ["how big is nvidia", ["get_quotes"], /Market capitalisation of NVDA: \*\*/],
  ["what percentage of its sales does microsoft keep as profit", ["get_fundamentals"], /Profit margin of MSFT/],
  ["do nvda and msft move together", ["correlation"], /Correlation of \*\*NVDA\*\* and \*\*MSFT\*\*/],
  ["which of my stocks is dragging me down", ["get_gains"], /Worst in money/],
  [
    "what was my worst month",
    ["get_performance"],
    /^\*\*The worst month of your portfolio was [A-Z][a-z]+ 20\d\d: [−+][\d.]+%\*\*/,
  ],
  ["whats hot today", ["get_market_movers"], /Biggest gainers/],
  ["show me nvidia's price over the last 6 months", ["get_price_history"], /^\*\*NVDA changed by/],
  ["how far is MSFT below its 52-week high?", ["get_quotes"], /Below 52-week high of MSFT/],
  ["which of my stocks lost the most today", ["get_holdings"], /day change/],
  ["which of my holdings gained the most this year", ["get_gains"], /Best in money/],
  ["correlation between nvda and msft", ["correlation"], /Correlation of \*\*NVDA\*\* and \*\*MSFT\*\*/],
  ["Did MSFT gain or lose value today?", ["get_quotes"], /^\*\*MSFT is at/],
  ["Tell me about Coca-Cola", ["get_fundamentals", "get_quotes", "get_signals"], /^\*\*The Coca-Cola Company\*\*/],
  [
    "which of my positions are worth more than $1,000?",
    ["get_holdings", "count_holdings"],
    /^\*\*3 of your 3 holdings\*\* have a value above/,
  ],
  [
    "which of my holdings are down more than 10%?",
    ["get_holdings", "count_holdings"],
    /^\*\*0 of your 3 holdings\*\*.*gain below/,
  ],
  [
    "Which holdings make up more than 15% of my portfolio?",
    ["get_holdings", "count_holdings"],
    /^\*\*1 of your 3 holdings\*\* has a weight/,
  ],
  [
    "which of my stocks have a P/E under 30",
    ["get_holdings", "get_quotes", "count_holdings"],
    /has a P\/E below `30` \[1\]:\n\n- \*\*KO\*\*/,
  ],
  ["Could you tell me when MSFT reports earnings next?", ["get_estimates"], /reports next on/],
  ["wtf is a p/e", ["explain"], /^\*\*P\/E\*\*/],
  ["difference between an etf and a mutual fund??", ["explain", "explain"], /\*\*ETF\*\*[\s\S]*\*\*Mutual fund\*\*/],
  ["if i put away 300 a month for 20 years at 6% what do i end up with", ["calculate"], /138,612\.27/],
  ["8000 became 13500 in 4 years, whats that per year", ["calculate"], /Growth a year: \*\*14\.0%/],
  ["stock fell 40% how much must it rise to get back", ["calculate"], /66\.7%/],
  ["account 20k, want to risk 1%, buy at 50 stop at 46, how many shares", ["calculate"], /Shares: \*\*50/],
  ["how long till money doubles at 7 percent", ["calculate"], /10\.24/],
  ["How volatile is my portfolio?", ["get_performance"], /Volatility a year: \*\*[\d.]+%\*\* \[1\]/],
  ["How much cash do I have?", ["get_holdings"], /You have \*\*\$[\d,.]+\*\* in cash \[1\]/],
  ["my realised gains?", ["get_performance", "get_transactions"], /Realised gain: \*\*\+\$[\d,.]+\*\*, from/],
  [
    "How did I do against the S&P 500 this year?",
    ["get_performance"],
    /days with money invested[\s\S]*\*\*SPY\*\*.*: \*\*[+−][\d.]+%[\s\S]*Difference: \*\*[+−][\d.]+ points/,
  ],
  [
    "Where did the S&P 500 finish on 23 March 2020?",
    ["get_price_history"],
    /SPY closed at \$[\d.]+\*\* on 23 March 2020/,
  ],
  [
    "is NVDA above its 200-day?",
    ["get_quotes", "get_indicators", "against_average"],
    /`200`-day average\*\*: price \$[\d.]+ \[1\], average/,
  ],
  [
    "avg price target for MSFT vs where it is now",
    ["get_estimates", "get_quotes", "price_target_distance"],
    /mean price target[\s\S]*MSFT is at/,
  ],
  ["ok so what did i pay for my msft shares again", ["get_holdings"], /Average cost of MSFT: \*\*\$380/],
  ["ko ex div date n yld", ["get_quotes", "get_price_history", "get_calendar"], /Dividend yield of KO/],
  ["which stocks does SPY own", ["get_fundamentals"], /^The largest holdings of SPY/],
  ["what does apple own", ["get_fundamentals"], /^No holdings of AAPL are known/],
  ["weights of my holdings sorted, in %", ["get_holdings"], /^You have 3 holdings[^]*weight [\d.]+%/],
  ["buys vs holds vs sells nvda", ["get_estimates"], /Analysts' views of NVDA/],
  ["is anybody in management at nvidia buying their own stock", ["get_insiders_and_filings"], /^\*\*Insiders of NVDA/],
  ["has anybody bought msft", ["get_insiders_and_filings"], /^\*\*Insiders of MSFT/],
  ["How much have I got in total right now?", ["get_holdings"], /^Your portfolio is worth/],
  ["What can I expect in dividends over the next twelve months?", ["get_income"], /Expected in the next twelve: \$/],
  ["Economic events?", ["get_calendar"], /\[\[table 1\]\]/],
  ["Portfolio beta?", ["get_performance"], /^Beta against SPY: \*\*[\d.−]+\*\*/],
  [
    "Need a million in 25 years. At 6% a year, what do I have to put away monthly?",
    ["calculate"],
    /^Needed each month: \*\*1,443\.01\*\*/,
  ],
  [
    "how much must I save monthly at 6% to have 1000000 in 25 years",
    ["calculate"],
    /^Needed each month: \*\*1,443\.01\*\*/,
  ],
  [
    "put away 300 every single month for 20 years at 6%, how much will I have",
    ["calculate"],
    /^Value at the end: \*\*138,612\.27\*\*/,
  ],
  ["eli5 max pain", ["explain"], /^\*\*Max pain\*\*/],
  ["set an alert for ko at 75", ["propose_alert"], /alert on KO/],
  [
    "Test a 50/200-day crossover on MSFT over ten years versus just holding it",
    ["run_backtest"],
    /buying and holding made/,
  ],
  [
    "Golden cross or death cross on SPY in the past year? give me dates",
    ["get_price_history"],
    /Golden cross[^]*Death cross/,
  ],
  ["300 a month for thirty-five years at 6%", ["calculate"], /^Value at the end: \*\*427,413\.09\*\*/],
  ["I lost thirty-five percent, how much do I need to break even?", ["calculate"], /^Rise needed: \*\*53\.8/],
  [
    "okay my stock's down forty percent what do I need to um to get back to even",
    ["calculate"],
    /^Rise needed: \*\*66\.7/,
  ],
  ["How do I import a file, and how much cash do I have?", ["help", "get_holdings"], /import[^]*in cash/],
  ["How much of my portfolio is uninvested?", ["get_holdings"], /in cash/],
  ["delete my bitcoin alert", ["help"], /Alerts are deleted under Alerts/],
  [
    "What was the maximum drawdown of my portfolio, and how long did it take to recover?",
    ["get_performance"],
    /^Deepest fall: [^]*(?:It was back at that peak on|It isn't back at that peak yet)/,
  ],
  [
    "Show me the biggest gainers and losers on the market today.",
    ["get_market_movers", "get_market_movers"],
    /gainers[^]*losers/,
  ],
  [
    "Golden cross on QQQ this year?",
    ["get_price_history"],
    /^Crossings of the `50`- and `200`-day averages of \*\*QQQ\*\*/,
  ],
  ["What does free cash flow actually mean?", ["explain"], /^\*\*Free cash flow\*\*/],
  ["tsla short % float", ["get_fundamentals"], /^- Short interest/],
  ["MACD strategy on NVDA, number of trades, win rate and profit factor", ["run_backtest"], /the rule made/],
  ["what if I'd bought microsoft every time it crossed above its 200 day average", ["run_backtest"], /the rule made/],
  ["Upcoming stock splits this month", ["get_calendar"], /^Stock splits/],
  [
    "How much will I have if I put away 300 dollars at the end of each month for 20 years at 6%?",
    ["calculate"],
    /^Value at the end: \*\*138,612\.27\*\*/,
  ],
  ["1000 at 5% for 10 years compounded semi-annually", ["calculate"], /^Value at the end: \*\*1,638\.62\*\*/],
  ["1000 at 5% for 10 years compounded continuously", ["calculate"], /^Value at the end: \*\*1,648\.72\*\*/],
  // Written by people who hadn't seen the readers.
  ["Rank my holdings by dividend yield, highest first", ["get_quotes"], /Dividend yield, highest first/],
  [
    "Average, high and low price target on googl plus implied upside",
    ["get_estimates", "get_quotes", "price_target_distance"],
    /analysts give GOOGL a mean price target/,
  ],
  [
    "Is IWM above its 50- and 200-day moving averages?",
    ["get_quotes", "get_indicators", "against_average", "get_indicators"],
    /IWM is above its `50`-day average/,
  ],
  ["who is the boss at jp morgan", ["get_fundamentals"], /CEO of JPM/],
  ["whats nvda trading at, like how many times earnings", ["get_quotes"], /P\/E of NVDA/],
  ["what do analysts say about tsla, more buys or more sells", ["get_estimates"], /Analysts' views of TSLA/],
  [
    "is apple above its 200 day average or below",
    ["get_quotes", "get_indicators", "against_average"],
    /200`?-day average/,
  ],
  ["until what time is new york open today", ["get_market_status"], /to `16:00`/],
  ["what happens to my portfolio when nvda falls 20 percent", ["what_if"], /Your portfolio would change by/],
  ["why is my portfolio down today, which one is to blame", ["get_what_moved_me"], /Your portfolio isn't down today/],
];

describe("an answer without a model", () => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let context: ToolContext;
  const clock = { now: () => Date.parse(now) };
  const contextOf = (visitor: Visitor): ToolContext => ({
    api: apiOver(visitor),
    userId: "",
    today: now.slice(0, 10),
    question: "",
    words: englishWords,
    facts: () => [],
  });

  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    server = await startTestServer({ CLOCK: now, YAHOO_BASE_URL: yahoo.url, ECB_BASE_URL: ecb.url });
    const visitor = server.visitor();
    await visitor.signUp();
    for (const fields of [
      { type: "deposit", amount: "9000", date: "2025-02-03" },
      { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" },
      { type: "buy", symbol: "MSFT", date: "2025-04-01", quantity: "3", price: "380" },
      { type: "buy", symbol: "KO", date: "2025-04-02", quantity: "20", price: "61" },
      { type: "dividend", symbol: "KO", date: "2025-12-15", amount: "10.20" },
      { type: "sell", symbol: "KO", date: "2026-01-15", quantity: "2", price: "70" },
    ]) {
      const reply = await visitor.post("/api/portfolio/transactions", { currency: "USD", ...fields });
      if (reply.status !== 201) throw new Error(reply.text);
    }
    await visitor.post("/api/notes", { symbol: "NVDA", text: "Sell above 200" });
    await visitor.post("/api/alerts", { symbol: "NVDA", rule: { kind: "price", is: "below", value: 5 } });
    await visitor.post("/api/watchlist", { symbol: "AAPL" });
    context = contextOf(visitor);
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  it.each(questions)("answers “%s” from %j", async (question, tools, says) => {
    const answer = await rendered(question, context);
    expect(answer.text).toMatch(says);
    expect(answer.tools.map(({ name }) => name)).toEqual(tools);
    expect(answer.tools.every(({ ok }) => ok)).toBe(true);
    expect(answer.text).not.toMatch(/null|undefined|NaN/);
    const cited = [...answer.text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
    for (const number of cited) expect(answer.sources[number - 1]).toBeDefined();
    for (const [, number] of answer.text.matchAll(/\[\[table (\d+)\]\]/g))
      expect(answer.sources[Number(number) - 1]?.table?.rows.length).toBeGreaterThan(0);
    // A year taken from the question isn't a typed value.
    expect(
      answer.typed.filter((digits) => digits !== "2025:"),
      answer.text,
    ).toEqual([]);
  });

  it.each([
    // Words whose loss would turn the question round.
  ])("refuses “%s” rather than answering a part of it", async (question) => {
    const { text } = await rendered(question, context);
    expect(text).toMatch(/isn't answered/);
    expect(text).not.toMatch(/\*\*[+−$]?\d/);
  });

  it.each([
    "alert me when AAPL's macd crosses above its signal",
    "notify me if the 50/200 day average of AAPL crosses",
    "tell me about macd crossover",
    "if I sell 50% of my NVDA and 50% of my MSFT",
    "NVDA +60% MSFT -40%",
    "Is my data safe",
    "can I sell nvidia at a loss",
  ])("takes “%s” neither for a rule nor for a mix or a figure", async (question) => {
    const { text, tools } = await rendered(question, context);
    expect(tools).toEqual([]);
    expect(text).not.toMatch(/Name a symbol and a rule|Fixed mixes|Nothing was run/);
  });

  it.each([
    "did i convert any euros to dollars this year and at what rate",
    "have I shorted NVDA?",
    "did berkshire sell apple",
    "how many shares of nvda does microsoft own",
    "was nvidia's P/E higher last year",
    "did they buy more NVDA and MSFT",
    "How has NVDA done in euros this year?",
    "compare NVDA and MSFT in euros",
    "What percentage of the money I invested has gone on fees?",
    "why is NVDA down in euros",
    "how much did my NVDA gain in euros",
    "how has my NVDA done in euros this year",
    "what is my NVDA gain in euros today",
    "my dividends in euros",
    "my fees this year in euros",
    "has the euro fallen 2% against the dollar this year",
    "How do I invest in the stock market?",
    "How does the pension system work in different countries?",
    "What are the benefits of a high-yield savings account?",
    "Is it safe to keep my money in gold?",
    "How do I start a business in a foreign country?",
    "sort by 1 month return",
    "How much of Apple's revenue is international?",
    "How much of Microsoft's revenue is gaming?",
    "What EPS has Apple guided?",
    "What revenue is Apple targeting?",
    "my gain on MSFT without the dividends",
    "list my transactions oldest first",
    "how much a month do I have to pay back a loan of 200000 at 4% for 30 years",
    "1000 at twenty-and-five percent for 10 years",
    "Tell me what the forecast is for Nvidia",
    "News about Apple but not the iPhone",
    "List my dividends, i need it for last year and my bank",
    "oil, brent not wti",
    "my return in euros",
    "Which of my lots have been held for less than a year?",
    "my average price if I buy 10 at 100 and 20 at 90",
    "average price of 50 at 120 and 30 at 95 with some fees",
    "cost of a 0.75 fee versus a 0.07 fee on 50 thousand over 30 years",
    "how much do I need monthly to have half a million by 2020",
    "sell in may and go away on the s&p, did it work the past twenty years",
    "If I invest 500 a month from 2030 until 2050 at 6%, how much will I have?",
    "Average price: bought 50 at 120 and sold 30 at 150",
    "How much capital is needed to spend 40,000 a year under the 4% rule?",
    "With the 4% rule, when can I retire on 500,000?",
    "10000 at 7% for 20 years with an entry fee of 5% versus an exit fee of 2%",
    "What are my 10 shares of NVDA worth?",
    "What would I have now if I had held SPY instead of KO?",
    "I was talking about my wife's portfolio, so what is it worth?",
    "Compared with its 2-year average, how high is Apple's net income?",
    "Is my realised or unrealised profit higher?",
    "Was my NVDA purchase a mistake, and would selling change my return?",
    "How did the stock market perform since I bought NVDA?",
    "How do I reset my account?",
    "How do I move my portfolio to another broker?",
    "Do I own any oil?",
    "How much of Exxon's revenue comes from oil?",
    "When do the European markets open?",
    "What would 100 dollars a month into SPY from 2010 to 2015 be worth today?",
    "weekly technical rating of NVDA",
    "NVDA weekly change",
    "P/E of KO vs its five year average",
    "highest P/E of NVDA",
    "What share of Amazon's operating income comes from AWS",
    "TSLA automotive vs energy revenue split 2024",
    "Did Apple beat or miss on revenue in the December quarter?",
    "Altman Z score of jpm",
    "what growth is priced into tesla (reverse dcf)",
    "stock based compensation of GOOGL",
    "when was KO founded",
    "best month of the year for the S&P historically",
    "is NVDA up in the S&P today",
  ])("gives no other figure where “%s” asks for one that it can't give", async (question) => {
    const { sources, text } = await computedAnswer(question, context, { context: whole });
    expect(sources, text).toEqual([]);
  });

  it("tests the years that are named, and nothing beside them", async () => {
    const rule =
      "backtest SPY: buy when the 20 day average crosses above the 50 day average, sell when it crosses below";
    const [{ input } = { input: {} }] = (await rendered(`${rule} between 2015 and 2020`, context)).tools;
    expect(input).toMatchObject({ from: "2015-01-01", to: "2020-12-31" });
    expect(input).not.toHaveProperty("years");
    const priced = await rendered("backtest SPY: buy when the price is between 2000 and 2010", context);
    expect(priced.tools[0]?.input).not.toHaveProperty("from");
  });

  it("follows a figure with no price", async () => {
    const { text } = await rendered(
      "How much of AAPL is held by institutions, and did that go up last quarter?",
      context,
    );
    expect(text).toMatch(/Institutions hold|isn't clear enough/);
    expect(text).not.toContain("changed by");
  });

  it("measures against a fund of an index that is named", async () => {
    const { tools } = await rendered("Have I beaten the MSCI World?", context);
    expect(tools.map(({ name, input }) => [name, input["benchmark"]])).toEqual([["get_performance", "URTH"]]);
  });

  it("names a mix of fixed weights, which can't be tested", async () => {
    for (const question of ["60/40 spy/aapl since 2010", "60% AAPL 40% MSFT rebalanced yearly"]) {
      const { text, tools } = await rendered(question, context);
      expect(text).toMatch(
        /^Fixed mixes \(`60\/40`\) can't be given here, so this isn't answered\.\n\nTest a rule instead, /,
      );
      expect(tools).toEqual([]);
    }
  });

  it.each(ofApp)("answers “%s” from help with a link to %s", async (question, address) => {
    const { text, tools, sources } = await rendered(question, context);
    if (address === null) expect(tools.map(({ name }) => name)).not.toContain("help");
    else {
      expect(sources.map(({ href }) => href)).toContain(address);
      expect(text).toContain(`](${address})): `);
    }
  });

  it("says what it can answer where it does not understand, and guesses nothing", async () => {
    for (const question of ["Write me a poem", "/help", "??"]) {
      const answer = await rendered(question, context);
      expect(answer.text).toMatch(/isn't answered|^You can ask for:/);
      expect(answer.sources).toEqual([]);
    }
  });

  it.each(["How much tax if I sell Apple?", "Will NVDA go up?", "Should I buy NVDA?"])(
    "says that “%s” is not computed",
    async (question) => {
      const answer = await rendered(question, context);
      expect(answer.text).toMatch(/^This is not computed[^\n]+$/);
      expect(answer.tools).toEqual([]);
    },
  );

  it("offers an alert for what is to be told, and does nothing itself", async () => {
    const asked: [string, object][] = [
      ["Tell me when NVDA falls below 100", { kind: "price", is: "below", value: 100 }],
      ["let me know if NVDA rises above $1,250.50", { kind: "price", is: "above", value: 1250.5 }],
      ["Alert me whenever NVDA drops 5%", { kind: "move", direction: "down", percent: 5, over: "day" }],
      ["Remind me 3 days before NVDA earnings", { kind: "event", event: "earnings", days: 3 }],
      ["tell me when NVDA is at a new 52-week high", { kind: "extreme", is: "high", weeks: 52 }],
      ["alert if nvda breaks its 52w high", { kind: "extreme", is: "high", weeks: 52 }],
      ["can you ping me if nvda goes under 60 thousand", { kind: "price", is: "below", value: 60_000 }],
      ["Notify me when NVDA trades 3 times its volume", { kind: "volume", times: 3 }],
      ["Please tell me as soon as Nvidia's share price drops under 99.5 dollars", { kind: "price", value: 99.5 }],
      ["Tell me when NVDA is below 100,50", { kind: "price", is: "below", value: 100.5 }],
      ["Warn me if NVDA loses more than 4 percent in one day", { kind: "move", direction: "down", percent: 4 }],
    ];
    for (const [question, rule] of asked) {
      const answer = await rendered(question, context);
      expect(answer.proposals, question).toMatchObject([
        { kind: "alert", route: "POST /api/alerts", input: { symbol: "NVDA", rule } },
      ]);
    }
  });

  it.each([
    "Tell me when NVDA is nice",
    "Tell me when NVDA falls 5% below its 200 day average",
    "Alert me if NVDA drops 10% from its high",
    "Notify me when NVDA falls below 100 and its RSI is under 30",
    "Let me know when NVDA does not rise above 150",
    "Tell me when NVDA closes below 100 twice",
    "Warn me when NVDA falls below 5% of my portfolio",
    "Tell me when NVDA's earnings beat the estimate by 10%",
    "Tell me when NVDA falls under 1.000",
    "Remind me 2 days before NVDA earnings and dividend",
    "Tell me once a week when NVDA moves 5%",
    "Tell me 3 days before NVDA earnings if it is above 150",
  ])("offers no alert for “%s”, because an alert would drop part of it", async (question) => {
    const answer = await rendered(question, context);
    expect(answer.proposals).toEqual([]);
    expect(answer.text).toMatch(/wasn't fully understood|isn't clear enough/);
  });

  it.each(["€100", "100 euros", "100 EUR"])("offers no alert at %s for a price in dollars", async (price) => {
    const answer = await computedAnswer(`Tell me when NVDA falls below ${price}`, context, { context: whole });
    expect(answer.proposals).toEqual([]);
    expect(answer.text).toContain("NVDA is priced in USD");
  });

  it.each([
    ["ping me if nvda breaks 100k", { symbol: "NVDA", rule: { kind: "price", is: "above", value: 100_000 } }],
    ["tell me when nvda hits 50", { symbol: "NVDA", rule: { kind: "price", is: "below", value: 50 } }],
  ])("takes the side of “%s” from the price as it is", async (question, input) => {
    const answer = await rendered(question, context);
    expect(answer.proposals).toMatchObject([{ kind: "alert", input }]);
  });

  it.each([
    [
      "got 3 nvidia at 402.50 this morning",
      { type: "buy", symbol: "NVDA", quantity: "3", price: "402.5", date: "2026-03-04" },
    ],
    [
      "I sold two Nvidia shares last friday for 260 dollars each, fee was 1 dollar. Please write it down.",
      { type: "sell", quantity: "2", price: "260", fee: "1", date: "2026-02-27" },
    ],
    [
      "ko paid me 23.40 dividend yesterday, please note it down",
      { type: "dividend", symbol: "KO", amount: "23.4", date: "2026-03-03" },
    ],
    ["transferred 500 dollars on march 1", { type: "deposit", amount: "500", date: "2026-03-01" }],
  ])("reads the transaction in “%s”", async (question, input) => {
    const answer = await rendered(question, context);
    expect(answer.proposals).toMatchObject([{ kind: "transaction", input }]);
  });

  it("records into the account that is named", async () => {
    const own = server.visitor();
    await own.signUp();
    await own.post("/api/portfolio/accounts", { name: "Retirement", currency: "USD" });
    const recorded = await rendered("paid 500 into retirement on the 1st of march", contextOf(own));
    expect(recorded.proposals).toMatchObject([{ kind: "transaction", input: { type: "deposit", amount: "500" } }]);
    expect(recorded.proposals[0]?.summary).toMatch(/in Retirement$/);
  });

  it("trades nothing", async () => {
    const answer = await rendered("just sell all my nvda now", context);
    expect(answer.text).toMatch(/^Nothing is traded from here/);
    expect(answer.proposals).toEqual([]);
  });

  it("offers a symbol for the watchlist, and does nothing itself", async () => {
    const answer = await computedAnswer("Add INTC to my watchlist", context, { context: whole });
    expect(answer.proposals).toMatchObject([{ kind: "watch", input: { symbol: "INTC" } }]);
    expect(answer.text).toContain("Nothing is done until you press");
    const again = await computedAnswer("Add AAPL to my watchlist", context, { context: whole });
    expect(again.proposals).toEqual([]);
    expect(again.text).toContain("on the watchlist already");
  });

  it.each([
    [
      "I bought 5 NVDA at 140 yesterday",
      { type: "buy", symbol: "NVDA", quantity: "5", price: "140", date: "2026-03-03" },
    ],
    [
      "bought 5 shares of Nvidia at $140",
      { type: "buy", symbol: "NVDA", quantity: "5", price: "140", date: "2026-03-04" },
    ],
    ["I sold 3 NVDA at 180 today.", { type: "sell", symbol: "NVDA", quantity: "3", price: "180", date: "2026-03-04" }],
    ["Deposit 500 USD", { type: "deposit", amount: "500", currency: "USD" }],
  ])("offers to record “%s”", async (question, input) => {
    const answer = await rendered(question, context);
    expect(answer.proposals, answer.text).toMatchObject([{ kind: "transaction", input }]);
    expect(answer.text).toContain("Nothing is done until you press");
    expect(answer.text).not.toContain("{{");
  });

  it.each(["bought 5 NVDA at 1.234", "bought 1,250 NVDA at 140"])(
    "does not choose for “%s” which of two numbers it is",
    async (question) => {
      const answer = await rendered(question, context);
      expect(answer.proposals).toEqual([]);
      expect(answer.text).toContain("not wholly understood");
    },
  );

  it("refuses to record what cannot be, and says where things are removed", async () => {
    const question = "I sold 100 TSLA at 300 today";
    const sale = await rendered(question, context);
    expect(sale.proposals).toEqual([]);
    expect(sale.text).toContain("You hold no TSLA [1]");
    const more = await rendered("sold 100 NVDA at 300", context);
    expect(more.text).toContain("You hold 12 shares of NVDA [1]");
    expect(more.proposals).toEqual([]);
    expect(sale.typed).toEqual([]);
    const removal = await computedAnswer("Remove TSLA from my watchlist", context, { context: whole });
    expect(removal.text).toContain("taken off the watchlist under Watchlist");
    expect(removal.tools.map(({ name }) => name)).toEqual(["help"]);
  });

  it("says what can be asked where it understands nothing, and which commands there are", async () => {
    const answer = await rendered("Wie geht es dir", context);
    expect(answer.text).toMatch(/^This wasn't understood, so it isn't answered\. .*\n\nYou can ask for:/);
    const unknown = await computedAnswer("/foo NVDA", context, { context: whole });
    expect(unknown.text).toMatch(/^There is no command `\/foo`\. Commands: `\/compare/);
    expect(unknown.sources).toEqual([]);
  });

  it.each([
    ["how fast has KO raised its dividend", "and microsoft?", /Dividends per share of MSFT/],
    ["How did NVDA do last month?", "what about MSFT instead?", /^\*\*MSFT changed by/],
    ["Which of my holdings gained more than 5%", "and 2025?", /above `5%` from 1 January 2025 to 31 December 2025/],
    ["How has Microsoft done this year?", "what about NVDA last year?", /^\*\*NVDA changed by [^]* 31 December 2025/],
    ["my purchases of MSFT", "only 2025 and later", /^(?![^]*2024)/],
    ["How has Microsoft done this year?", "and lilly", /No data available/],
    ["What is Apple's market cap?", "and msfts", /^- Market capitalisation of MSFT/],
    [
      "If my portfolio fell 30%, what would be left?",
      "And if only Nvidia falls by half?",
      /^\*\*Your portfolio would change by −/,
    ],
    ["revenue of NVDA this year", "what was it last year?", /fiscal year to \d+ \w+ 2025/],
  ])("asks “%s” and then “%s” of another subject or time", async (before, question, says) => {
    const answer = await computedAnswer(question, { ...context, question }, { context: whole, earlier: [before] });
    const sources = createAnswerSources({ amounts: "full" });
    sources.add(answer.sources);
    expect(sources.render(answer.text).text).toMatch(says);
  });

  it("begins a range in the year before where its months say so", async () => {
    const { tools } = await rendered("how did NVDA do from November to January 2026", context);
    expect(tools).toMatchObject([{ input: { from: "2025-10-31", to: "2026-01-31" } }]);
    const backwards = await rendered("NVDA from 3 March 2025 to 3 March 2024", context);
    expect(backwards.sources).toEqual([]);
  });

  it("says how the portfolio did against an index, whichever side is asked about", async () => {
    const mine = await rendered("did I beat the market this year", context);
    const index = await rendered("did the market beat my portfolio this year", context);
    const sides = [mine, index].map(({ text }) => /^(?:Better|Worse)\. Returns from/.exec(text)?.[0]);
    expect(sides[0]).toBeDefined();
    // It says how the portfolio did, whichever side is asked about.
    expect(sides[1]).toBe(sides[0]);
  });

  it.each(["weights of my holdings sorted", "my holdings hosted", "NVDA charted and priced"])(
    "reads no English word of “%s” as another one",
    async (question) => {
      const answer = await computedAnswer(question, context, { context: whole });
      expect(answer.text).not.toContain("was read as");
    },
  );

  it("keeps interest apart from dividends", async () => {
    const answer = await computedAnswer("interest received last year", context, { context: whole });
    expect(answer.text).toBe("No transactions of the type interest are recorded for that time.");
  });

  it("keeps only weeks and months that the time covers whole", async () => {
    const worst = await rendered("what was my worst month", context);
    const returns = [...worst.text.matchAll(/([+−])([\d.]+)%/g)].map(
      ([, sign, digits]) => Number(digits) * (sign === "+" ? 1 : -1),
    );
    expect(returns.length).toBeGreaterThan(2);
    expect(returns).toEqual(returns.toSorted((one, other) => one - other));
    const best = await rendered("best month for NVDA in 2025", context);
    const name = /was ([A-Z][a-z]+ \d{4}):/.exec(best.text)?.[1] ?? "";
    const month = new Date(`1 ${name} UTC`).toISOString().slice(0, 7);
    const without = await rendered(`best month for NVDA since ${month}-02`, context);
    expect(without.text).toMatch(/^\*\*The best month of NVDA was /);
    expect(without.text).not.toContain(`${name}:`);
    const before = await rendered(`best month for NVDA between 2025-01-01 and ${month}-27`, context);
    expect(before.text).not.toContain(`${name}:`);
  });

  it("compares a bound of money only with values of its currency, and names the others", async () => {
    const stranger = server.visitor();
    await stranger.signUp();
    for (const symbol of ["AAPL", "SAP.DE"]) await stranger.post("/api/watchlist", { symbol });
    const answer = await rendered("which stocks on my watchlist have a price above $1", contextOf(stranger));
    expect(answer.text).toMatch(/a price above `1 USD`/);
    expect(answer.text).not.toContain("- **SAP.DE**");
    expect(answer.text).toContain("In EUR, not compared: SAP.DE.");
  });

  it("looks at all that is at hand, and says what it didn't list or look up", async () => {
    const stranger = server.visitor();
    await stranger.signUp();
    const symbols =
      "AAPL GOOGL GOOG MSFT AMZN TSLA NVDA META NFLX SPY QQQ DIA IWM TLT JNJ JPM KO INTC BTC-USD TSCO.L SAP.DE".split(
        " ",
      );
    for (const [index, symbol] of [...Array<string>(32).fill("KO"), ...symbols].entries()) {
      const currency = { "SAP.DE": "EUR", "TSCO.L": "GBP" }[symbol] ?? "USD";
      const trade = { type: "buy", symbol, quantity: String(index + 1), price: "50", currency };
      const reply = await stranger.post("/api/portfolio/transactions", { ...trade, date: "2025-03-04" });
      expect(reply.status, reply.text).toBe(201);
    }
    const owner = contextOf(stranger);
    const looked = await rendered("which of my stocks have a P/E under 30", owner);
    expect(looked.text).toMatch(/Left out: [\w.-]+\./);
    const fitting = await rendered("transactions over $1", owner);
    expect(fitting.text).toContain("Looked at: the newest `50` of 53");
    expect(fitting.text).toMatch(/^Amounts in [\w, ]*EUR[\w, ]*: not compared\.$/m);
    expect(fitting.text.match(/^- /gm)).toHaveLength(48);
  });

  it("says that a symbol has no data", async () => {
    const unknown = await computedAnswer("ZZZQX", context, { context: whole });
    expect(unknown.text).toBe("There is no data for “ZZZQX” here, so this isn't answered.");
  });

  it("leaves the portfolio out where it is not part of the question", async () => {
    const without = AssistantContext.parse({ userPortfolio: false });
    const answer = await computedAnswer("Biggest positions?", context, { context: without });
    expect(answer.text).toContain("left out");
    expect(answer.sources).toEqual([]);
  });

  it("takes symbols that were named beside the question", async () => {
    const answer = await computedAnswer("why is it rated so?", context, {
      context: AssistantContext.parse({ symbols: ["MSFT"] }),
    });
    expect(answer.text).toMatch(/MSFT/);
  });

  it("says why it knows nothing", async () => {
    const stranger = server.visitor();
    await stranger.signUp();
    const nobody = contextOf(stranger);
    const empty = await computedAnswer("Biggest positions?", nobody, { context: whole });
    expect(empty.text).toBe("No holdings: nothing is recorded in the portfolio.");
    const unknown = await computedAnswer("@NOSUCH?", nobody, { context: whole });
    expect(unknown.text).toContain("No data available for symbol");
  });

  it("never answers a slot that it can't use", async () => {
    for (const question of [
      "What was my portfolio worth on 03/04/2025?",
      "Is NVDA a purple elephant?",
      "carbon footprint of Apple",
      "price of NVDA without dividends",
      "my gain on MSFT without the dividends",
      "Are Tesla shares collapsing?",
      "£500 euros in dollars",
      "Which of my stocks sing?",
      "12 shares of NVDA before the split, how many is that now?",
      "dividends of KO in euros",
      "beta of NVDA if I had $500",
    ]) {
      const answer = await rendered(question, context);
      expect(answer.sources, `${question}: ${answer.text}`).toEqual([]);
    }
    const account = await rendered("What is my XYZ portfolio worth?", context);
    expect(account.text).toMatch(/^You have no account named “XYZ”, so this isn't answered/);
  });

  it("answers the questions of a text one after the other", async () => {
    const both = await rendered("How much cash do I have? And what's the RSI of NVDA?", context);
    expect(both.text).toMatch(/in cash \[1\][\s\S]*RSI \(14\)/);
    const half = await rendered("What is the beta of NVDA? What about its purple elephants?", context);
    expect(half.text).toMatch(/^Without “What about its purple elephants[\s\S]*Beta of NVDA/);
    const it = await rendered("What's MSFT trading at and when does it report?", context);
    expect(it.text).toMatch(/MSFT is at[\s\S]*MSFT reports next/);
  });

  it("reads two counts with one verb as one question, and refuses what goes on from a refused one", async () => {
    for (const question of [
      "How many purchases and how many sales did we book in the last twelve months?",
      "How many people does Volkswagen employ and what did it earn last year?",
      "How often is the newsletter sent, and when is the next one due?",
    ]) {
      const answer = await computedAnswer(question, context, { context: whole });
      expect(answer.sources, question).toEqual([]);
    }
  });

  it("works out what a sale, a fall and a past investment would do", async () => {
    const sale = await rendered("What if I sell half of my NVDA?", context);
    expect(sale.tools).toMatchObject([{ name: "what_if", input: { symbol: "NVDA", action: "sell", percent: 50 } }]);
    expect(sale.text).toMatch(/Selling \*\*6 shares of NVDA\*\* would bring[\s\S]*Realised gain: \*\*\+\$[\d.]+/);
    const fall = await rendered("how much would I lose if NVDA drops 20%", context);
    expect(fall.tools).toMatchObject([{ input: { action: "price-change", percent: -20 } }]);
    const past = await rendered("$10,000 in MSFT five years ago", context);
    expect(past.tools).toMatchObject([
      { name: "get_price_history", input: { symbol: "MSFT", from: "2021-03-04", invested: 10_000 } },
    ]);
    for (const { typed, text } of [sale, fall]) expect(typed, text).toEqual([]);
    const over = await rendered("if I sell 100 shares of NVDA", context);
    expect(over.text).toBe("That is more NVDA than you hold.");
  });

  it("checks what a why-question takes for granted", async () => {
    const answer = await rendered("why is Apple down?", context);
    expect(answer.text).toMatch(/^\*\*AAPL isn't down: it rose [\d.]+%\*\* today \[1\]/);
    expect(answer.text).toContain("Whether they are the reason isn't known here.");
    const truth = await rendered("why is Nvidia up today?", context);
    expect(truth.text).toMatch(/^\*\*NVDA rose [\d.]+%\*\* today \[1\]/);
  });

  it("says how it understood a question, and offers it again with one part changed", async () => {
    for (const question of [
      "P/E of NVDA",
      "my transactions in 2025",
      "How did NVDA do this year?",
      "How am I doing?",
    ]) {
      const { understood } = await computedAnswer(question, context, { context: whole });
      expect(
        understood.map(({ slot }) => slot),
        question,
      ).toContain("measure");
      for (const { slot, value, alternatives } of understood)
        for (const { question: other } of alternatives) {
          const again = await computedAnswer(other, context, { context: whole });
          const valuesOf = (name: string, all: typeof understood) =>
            all.filter((one) => one.slot === name).map((one) => one.value);
          expect(again.text, other).not.toContain("wasn't answered");
          expect(valuesOf(slot, again.understood), other).not.toContain(value);
          expect(valuesOf("unread", again.understood), other).toEqual([]);
          if (slot === "period")
            expect(valuesOf("measure", again.understood), other).toEqual(valuesOf("measure", understood));
        }
    }
  });

  it("suggests four questions that it can answer, from what is held", async () => {
    const stranger = server.visitor();
    await stranger.signUp();
    for (const user of [context, contextOf(stranger)]) {
      const four = await suggestions(user);
      expect(new Set(four).size).toBe(4);
      for (const question of four) {
        const answer = await computedAnswer(question, user, { context: whole });
        expect(answer.text, question).not.toContain("not understood");
        expect(
          answer.tools.some(({ ok }) => ok),
          `${question}: ${answer.text}`,
        ).toBe(true);
      }
    }
    expect((await suggestions(context))[0]).toBe("What moved me today?");
  });

  const translated = languages.filter((language) => language !== "en");
  const offered = (Object.keys(englishWords.suggestions) as SuggestionId[]).map((id, index) => ({
    one: { id, values: id === "transactionsIn" ? ["2025"] : ["@NVDA", "@MSFT"] } satisfies Suggestion,
    // suggestion.test.ts reads each in all languages.
    language: translated[index % translated.length] ?? "de",
  }));
  it.each(offered)("answers the suggestion $one.id in $language as its English twin", async ({ one, language }) => {
    const twin = await computedAnswer(inEnglish(one), context, { context: whole });
    expect(twin.text).not.toMatch(/isn't answered|not computed/);
    expect(twin.sources.length).toBeGreaterThan(0);
    const question = suggestionText(one, (await readerWords(language)).suggestions);
    const { text, understood, proposals, tools } = await computedAnswer(question, context, { context: whole });
    expect({ text, understood, proposals, tools: toolsOf(tools) }).toEqual({
      text: twin.text,
      understood: twin.understood,
      proposals: twin.proposals,
      tools: toolsOf(twin.tools),
    });
  });

  it("goes on from a suggestion of another language", async () => {
    const earlier = ["Was kostet @NVDA?"];
    const answer = await computedAnswer("and MSFT?", context, { context: whole, earlier });
    const twin = await computedAnswer("and MSFT?", context, { context: whole, earlier: ["What does @NVDA cost?"] });
    // A quote may be older by a moment than the one before it.
    const told = ({ text, understood, tools }: typeof twin) => ({ text, understood, tools: toolsOf(tools) });
    expect(told(answer)).toEqual(told(twin));
    expect(answer.text).toContain("MSFT");
  });

  it.each(translated)("refuses in %s without English sentences", async (language) => {
    const reader = { ...context, words: await readerWords(language) };
    for (const question of [
      "Should I buy NVDA?",
      "How do I roast a chicken",
      "How much tax will I pay?",
      "What will NVDA be worth next year?",
      "Bid price of NVDA",
      "What is the put/call ratio of my portfolio?",
      "What is my XYZ portfolio worth?",
      "Market cap of NVDA on 4 March 2025",
      "What was NVDA worth on election day?",
      "Beta of NVDA since the merger talks",
      "What is the meaning of floccinaucinihilipilification?",
      "Price of Zzyzxcorp",
      "Why is the P/E of NVDA high?",
      "and the other one?",
      "/foo NVDA",
      "/help",
      "??",
      "Сколько стоит AAPL",
    ]) {
      const english = refusalIn(await computedAnswer(question, context, { context: whole }));
      const own = refusalIn(await computedAnswer(question, reader, { context: whole }));
      expect(runsOf(english), question).not.toEqual([]);
      expect(
        runsOf(english).filter((run) => own.toLowerCase().includes(run)),
        `${question}: ${own}`,
      ).toEqual([]);
    }
  });

  it("names what was understood in the reader's language", async () => {
    const german = { ...context, words: await readerWords("de") };
    const { understood } = await computedAnswer("How did NVDA do this year?", german, { context: whole });
    expect(understood.map(({ text }) => text)).toEqual([
      "Wie hat sich NVDA entwickelt?",
      "NVDA",
      "01.01.2026 bis 04.03.2026",
    ]);
    expect(understood.flatMap(({ alternatives }) => alternatives.map(({ label }) => label))).toEqual(
      expect.arrayContaining(["MSFT", "Letztes Jahr"]),
    );
  });

  it("suggests in the reader's language", async () => {
    const german = { ...context, words: await readerWords("de") };
    expect((await suggestions(german))[0]).toBe("Was hat mein Depot heute bewegt?");
  });

  it.each(translated)("explains terms in %s, by the words of any language", async (language) => {
    const words = await readerWords(language);
    const { name, text, formula } = words.glossary.terms.priceEarnings;
    for (const question of [`/explain ${name}`, "What is a P/E ratio?", "/explain KGV"]) {
      const answer = await computedAnswer(question, { ...context, words }, { context: whole });
      expect(answer.text, question).toBe(
        `${words.glossary.explained(name, text)} [1]\n\n${words.glossary.calculated(formula)} [1]`,
      );
      expect(answer.sources.map(({ title }) => title)).toEqual([words.glossary.title(name)]);
    }
  });

  it.each([
    ["Was ist ein Drawdown?", "Drawdown"],
    ["Was bedeutet Ausschüttungsquote", "Payout ratio"],
    ["Qu’est-ce que le rendement du dividende\u00a0?", "Dividend yield"],
    ["Qu’est-ce qu’une obligation\u00a0?", "Bond"],
    ["¿Qué es la volatilidad?", "Volatility"],
    ["配当性向とは何ですか？", "Payout ratio"],
    ["ベータとは", "Beta"],
    ["what is a golden cross", "Golden cross"],
    ["define death cross", "Golden cross"],
    ["what are days to cover", "Short interest"],
    ["what is withholding tax", "Withholding tax"],
    ["what is buy and hold", "Buy and hold"],
    ["what is an ISA?", "Tax-advantaged account"],
    ["Was ist ein Hebel?", "Leverage"],
  ])("explains the term of “%s”", async (question, name) => {
    const answer = await computedAnswer(question, context, { context: whole });
    expect(answer.text).toMatch(new RegExp(`^\\*\\*${name}\\*\\*: `));
  });

  it("explains every term of the glossary", async () => {
    for (const id of financeTerms) {
      const { name } = englishWords.glossary.terms[id];
      const answer = await computedAnswer(`/explain ${name}`, context, { context: whole });
      expect(answer.text).toContain(`**${name}**`);
    }
  });
});

function toolsOf(tools: ComputedAnswer["tools"]) {
  return tools.map(({ name, input, ok }) => ({ name, input, ok }));
}

/** The text of a refusal; the first paragraph of an answer, which says what it leaves out. */
function refusalIn({ text, sources }: ComputedAnswer): string {
  return sources.length === 0 ? text : (text.split("\n")[0] ?? "");
}

/** Three words in a row, outside quotations and code. */
function runsOf(text: string): string[] {
  const sentences = text
    .toLowerCase()
    .replaceAll(/“[^”]*”|`[^`]*`/g, ".")
    .split(/[^\p{L}'\s]+/u);
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/(?<!\S)(?=(\S+ \S+ \S+)(?!\S))/g)].map(([, run = ""]) => run),
  );
}

/** The rendered answer, with any digits that don't refer to a fact. */
async function rendered(question: string, context: ToolContext): Promise<ComputedAnswer & { typed: string[] }> {
  const answer = await computedAnswer(question, context, { context: whole });
  const sources = createAnswerSources({ amounts: "full" });
  sources.add(answer.sources);
  const { text, figures } = sources.render(answer.text);
  expect(text).not.toContain("{{");
  expect(figures.filter(({ state }) => state === "not-found")).toEqual([]);
  const stating = figures.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  // What a source says in words is quoted: a headline, a definition, a rule.
  const words = answer.sources
    .flatMap(({ data }) => wordsOf(data))
    .reduce((rest, quote) => rest.replaceAll(quote, ""), stating);
  return { ...answer, text, typed: typedDigits(words) };
}

function wordsOf(data: unknown): string[] {
  if (typeof data === "string") return data.length > 12 ? [data] : [];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(wordsOf) : [];
}

/** Digits in citations, live pieces, commands and source names don't state values. */
function typedDigits(words: string): string[] {
  const stating = words.replaceAll(/\[\[[^\]]*\]\]|\[\d+\]|`[^`]*`|“[^”]*”|\b52-week\b|\*\*[^*]*\*\*/g, "");
  return stating.match(/\S*\d\S*(?:\s\S+){0,2}/g) ?? [];
}
