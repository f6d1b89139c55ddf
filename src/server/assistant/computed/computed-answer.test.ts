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
import { sayings } from "./slots/sayings.ts";
import { suggestions } from "./suggestions.ts";

const now = "2026-03-04T16:00:00Z";
const whole = AssistantContext.parse({});

/** Questions about the app, and the address of the page that has what they ask for; null where help has nothing. */
const ofApp: readonly (readonly [string, string | null])[] = [
  ["How do I import a CSV from my broker?", "/portfolio"],
  ["where can i change my password", "/settings/security"],
  ["how do I draw a trend line", "/insights"],
  ["How do I add an indicator to the chart?", "/technical"],
  ["is there a dark mode?", "/settings/display"],
  ["can I export my transactions to excel", "/portfolio"],
  ["How do I add Apple to my watchlist?", "/dashboard"],
  ["I did not get the newsletter this week, where can I read it?", "/newsletter"],
  ["how do I get the newsletter only on sundays", "/newsletter"],
  ["where do I find the strategy lab", "/strategy"],
  ["can I get an email when apple falls below 200", "/insights"],
  ["what's the keyboard shortcut to hide amounts", "/portfolio"],
  ["how do I buy apple shares here", "/portfolio"],
  ["where do I enter my openai api key", "/settings/connections"],
  ["how do I get warned when apple drops", "/insights"],
  ["How do I record a dividend?", "/portfolio"],
  ["How do I get an alert when TSLA falls below 300?", "/insights"],
  ["How do I change the currency of my portfolio?", "/settings/data"],
  ["how do i log a deposit of 500 euros", "/portfolio"],
  ["where do i find the backtest thing in bellwether", "/strategy"],
  ["How do I record a stock split in Bellwether if one of our shares splits?", "/portfolio"],
  ["How do I delete a dividend I entered twice?", "/portfolio"],
  ["where do i find wich dividens are comming", "/portfolio"],
  ["how do I set up an alert for Apple earnings", "/insights"],
  ["How do I get news on NVDA?", null],
  ["where can I get stock news", null],
  ["How do I get the price of NVDA?", null],
  ["how can I get a share of NVDA", "/portfolio"],
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
    "Which of my holdings are up more than 15% from my purchase price?",
    ["get_holdings", "count_holdings"],
    /^\*\*1 of your 3 holdings\*\* has an unrealised gain above `15%` \[1\]:\n\n- \*\*KO\*\*/,
  ],
  [
    "any of my stocks near 52wk high",
    ["get_holdings", "get_quotes", "count_holdings"],
    /^\*\*0 of your 3 holdings\*\* are within `5%` of the 52-week high/,
  ],
  [
    "which of my stocks have a P/E under 30 and a yield above 2%",
    ["get_holdings", "get_quotes", "count_holdings"],
    /^\*\*1 of your 3 holdings\*\* has a P\/E below `30` and has a dividend yield above `2%`/,
  ],
  [
    "which of my holdings pay dividends",
    ["get_holdings", "get_quotes", "count_holdings"],
    /have a dividend yield above zero/,
  ],
  [
    "which holdings have I held for over six months",
    ["get_holdings", "get_lots", "count_holdings"],
    /a holding time above `182 days`[^]*\*\*KO\*\*: since /,
  ],
  ["stocks I own below cost", ["get_holdings", "count_holdings"], /have an unrealised gain below zero/],
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
  ["trades over $1000", ["get_transactions"], /^(?![^]*deposit)Your trades that fit[^]*buy of \*\*NVDA\*\*/],
  [
    "which of my holdings have at least 12 shares",
    ["get_holdings", "count_holdings"],
    /^\*\*2 of your 3 holdings\*\* have a number of shares of at least `12`[^]*\*\*NVDA\*\*/,
  ],
  [
    "which of my holdings have not more than 12 shares",
    ["get_holdings", "count_holdings"],
    /^\*\*2 of your 3 holdings\*\* have a number of shares of at most `12`[^]*\*\*NVDA\*\*/,
  ],
  ["Is KO below my average cost?", ["get_holdings"], /^No\.\n\n[^]*Unrealised gain of KO: \*\*\+\$[\d.]+\*\*/],
  ["is KO trading above what I paid", ["get_holdings"], /^Yes\.\n\n[^]*Unrealised gain of KO: \*\*\+/],
  ["Is KO up more than 90% from my cost?", ["get_holdings"], /^No\.\n\n[^]*Unrealised gain of KO: \*\*\+/],
  [
    "is NVDA's P/E above 1, with its market cap?",
    ["get_quotes"],
    /^- Yes, above `1`\. P\/E of NVDA[^]*\n- Market capitalisation of NVDA/,
  ],
  // A bound in another currency is compared after a conversion that is shown.
  [
    "Is KO above €50?",
    ["get_quotes", "get_exchange_rates", "convert"],
    /^Yes, above `50 EUR`\. \*\*KO is at \$[\d.]+\*\*[^]*In EUR, that is \*\*€6[\d.]+\*\* \[3\], at €0\.\d+ for one USD on [^]* \[2\]/,
  ],
  // A sign and "up" are for how a figure changed, never for the figure.
  ["is NVDA in the red today?", ["get_quotes"], /^No\. NVDA rose 1\.90% today\. \*\*NVDA is at \$141\.85\*\* \(\+/],
  ["is NVDA in the green today?", ["get_quotes"], /^Yes\. NVDA rose 1\.90% today\. \*\*NVDA is at/],
  // A change is said in words, with its own way and size.
  ["Did NVDA rise more than 1% today?", ["get_quotes"], /^Yes\. NVDA rose 1\.90% today, more than `1%`\. /],
  ["did NVDA fall more than 3% today", ["get_quotes"], /^No\. NVDA rose 1\.90% today\. /],
  ["is NVDA up less than 5% today", ["get_quotes"], /^Yes\. NVDA rose 1\.90% today, less than `5%`\. /],
  ["is NVDA down less than 5% today", ["get_quotes"], /^No\. NVDA rose 1\.90% today\. /],
  ["Did TSLA fall 5% today?", ["get_quotes"], /^No\. TSLA fell 4\.01% today, less than `5%`\. /],
  ["did TSLA fall 3% today", ["get_quotes"], /^Yes\. TSLA fell 4\.01% today, at least `3%`\. /],
  ["hows microsoft done last 6 mnths", ["get_price_history"], /“mnths” was read as “months”\.[^]*3 September 2025/],
  ["is NVDA worth between 3 and 4 trillion", ["get_quotes"], /^- Yes, between [^]*Market capitalisation of NVDA/],
  ["is NVDA more than 50% of my portfolio", ["get_holdings"], /^No, not above `50%`\.\n\nYou hold/],
  ["is NVDA between 100 and 150?", ["get_quotes"], /^Yes, between `100` and `150`\. \*\*NVDA is at/],
  ["is NVDA between $150 and $200?", ["get_quotes"], /^No, not between `150 USD` and `200 USD`\. /],
  [
    "which of my holdings are between 5% and 16% up",
    ["get_holdings", "count_holdings"],
    /^\*\*(?:1|2) of your 3 holdings\*\* (?:has|have) an unrealised gain between `5%` and `16%` \[1\]/,
  ],
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
  ["TSCO.L in pence", ["get_quotes"], /^(?![^]*that is)\*\*TSCO\.L is at 371\.40 GBp/],
  ["NVDA in pence", ["get_quotes", "get_exchange_rates", "convert"], /In GBX, that is \*\*10,79\d\.\d+ GBp\*\*/],
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
    "Are any of our holdings more than 10% below their 52-week high?",
    ["get_holdings", "get_quotes", "count_holdings"],
    /^\*\*3 of your 3 holdings\*\* are more than `10%` below the 52-week high/,
  ],
  [
    "Which share on our watchlist pays the highest dividend yield?",
    ["get_quotes"],
    /^Dividend yield, highest first:\n\n- \*\*/,
  ],
  ["how much is 1 tesla share", ["get_quotes"], /^\*\*TSLA is at/],
  [
    "The members will ask: did we do better or worse than the S&P 500 last year?",
    ["get_performance"],
    /^(?:Better|Worse)\. Returns from 3 February 2025 to 31 December 2025, the days with money invested:/,
  ],
  [
    "Is the euro stronger than a year ago?",
    ["get_exchange_rates", "get_exchange_rates", "exchange_rate_change"],
    /^\*\*One EUR is [^]*Yes\. \*\*It changed by \+/,
  ],
  [
    "What share of our portfolio is in US dollars and what share in euros?",
    ["get_allocation"],
    /^Your portfolio by currency/,
  ],
  ["How much would we have left if we sold all NVDA today, before tax?", ["what_if"], /^Selling \*\*12 shares of NVDA/],
  [
    "What is everything we have here worth in euros today?",
    ["get_holdings", "get_exchange_rates", "convert"],
    /^Your portfolio is worth [^]*In EUR, that is/,
  ],
  [
    "how can I see my portfolio in pounds",
    ["get_holdings", "get_exchange_rates", "convert"],
    /^Your portfolio is worth [^]*In GBP, that is/,
  ],
  ["what was NVDA between January and March 2025", ["get_price_history"], / from 31 December 2024 to 31 March 2025/],
  [
    "anythng new on Apple the phone maker today",
    ["get_news"],
    /^“anythng” was read as “anything”\.\n\nWhat is written/,
  ],
  ["has KO ever cut its divident", ["get_quotes", "get_price_history"], /“divident” was read as “dividend”/],
  ["I cant sleep, did nvidia go up or down today", ["get_quotes"], /^\*\*NVDA is at/],
  [
    "was NVDA in the red on 4 March 2025?",
    ["get_price_history"],
    /^Yes, below zero\. \*\*NVDA changed by −[\d.]+%\*\* from 3 March 2025 to 4 March 2025/,
  ],
  [
    "was NVDA in the red on 3 March 2025?",
    ["get_price_history"],
    /^No, not below zero\. \*\*NVDA changed by \+[\d.]+%\*\* from 28 February 2025 to 3 March 2025/,
  ],
  [
    "is my NVDA in the green today?",
    ["get_holdings"],
    /^Yes\. NVDA gained \$[\d.]+ today\.[^]*Day change of your NVDA: \*\*\+/,
  ],
  ["is NVDA up more than $5 today?", ["get_quotes"], /^No\. NVDA gained \$2\.65 today, not more than `5 USD`\./],
  ["is NVDA up more than $1 today?", ["get_quotes"], /^Yes\. NVDA gained \$2\.65 today, more than `1 USD`\./],
  ["isn't NVDA at least 100?", ["get_quotes"], /^Yes, at least `100`\./],
  [
    "is my NVDA up more than $50 this year?",
    ["get_performance"],
    /^No, not up more than `50 USD`\. \*\*Total gain of NVDA: −\$[\d.]+\*\* from 1 January 2026 to 4 March 2026/,
  ],
  [
    "is my portfolio up more than 50000 euros this year",
    ["get_performance", "get_exchange_rates", "convert"],
    /^No, not up more than `50,000 EUR`\. Returns from [^]*\n\nIn EUR, that is \*\*/,
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
  [
    "is NVDA's market cap above 5%, with its P/E?",
    ["get_quotes"],
    /^- Market capitalisation of NVDA[^\n]*\n- P\/E of NVDA[^\n]*\n\nNot compared with `5%`: the figure has a different unit\. Ask again in its unit\.$/,
  ],
  ["How do I get the price of NVDA?", ["get_quotes"], /^\*\*NVDA is at \$141\.85\*\*/],
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
  [
    "What were my last two transactions?",
    ["get_transactions"],
    /^Your newest transactions, `2` of them \[1\]:\n\n- [^\n]*sell of \*\*KO\*\*[^\n]*\n- [^\n]*dividend of \*\*KO\*\*[^\n]*$/,
  ],
  [
    "What were my last two trades?",
    ["get_transactions"],
    /^Your newest trades, `2` of them \[1\]:\n\n- [^\n]*sell of \*\*KO\*\*[^\n]*\n- [^\n]*buy of \*\*KO\*\*[^\n]*$/,
  ],
  [
    "What was paid on average for my KO shares, and how much are they up?",
    ["get_holdings"],
    /Average cost of KO[^]*Unrealised gain of KO[^]*Day change of your KO/,
  ],
  ["wats ebitda in normal words", ["explain"], /^\*\*EBITDA\*\*/],
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
  ["$500 CAD in euros", ["get_exchange_rates"], /^\*\*One CAD is [^]*500\.00 CAD are €/],
  ["$500 cad in euros", ["get_exchange_rates"], /^\*\*One CAD is [^]*500\.00 CAD are €/],
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
  ["/earnings", ["get_calendar"], /^Earnings reports for what you hold and watch from/],
  ["When does MSFT report earnings?", ["get_estimates"], /reports next on/],
  ["Why is NVDA rated so?", ["get_signals"], /\*\*RSI \(14\)\*\* at [\d.]+: (?:Buy|Sell|Hold)\..*\[1\]/],
  ["/explain NVDA", ["get_signals"], /NVDA is rated/],
  ["/explain P/E", ["explain"], /\*\*P\/E\*\*: .*\[1\]\n\nHow it is computed here: price ÷ earnings/],
  ["What is a drawdown?", ["explain"], /\*\*Drawdown\*\*/],
  ["what does beta mean?", ["explain"], /\*\*Beta\*\*/],
  ["News about NVDA", ["get_news"], /“.+”, .+, \d+ \w+ 20\d\d \[1\]/],
  ["What happened to NVDA this week?", ["get_news"], /^What is written about NVDA:[\s\S]*, \d+ \w+ 20\d\d \[1\]/],
  ["How is NVDA doing today?", ["get_quotes"], /^\*\*NVDA is at/],
  ["/compare NVDA MSFT KO AAPL SPY QQQ", ["compare_symbols"], /\[\[chart NVDA MSFT KO AAPL SPY QQQ 1y\]\]/],
  [
    "/compare AAPL GOOGL GOOG MSFT AMZN TSLA NVDA META NFLX SPY QQQ",
    ["compare_symbols"],
    /^Left out of the comparison: QQQ\./,
  ],
  ["Price target of MSFT", ["get_estimates"], /mean price target of \*\*\$[\d.]+\*\*/],
  [
    "What is MSFT's revenue and margin?",
    ["get_fundamentals"],
    /Revenue of MSFT: \*\*\$[\d.]+B\*\* \[1\][\s\S]*Profit margin of MSFT: \*\*[\d.]+%/,
  ],
  ["How did NVDA do this year?", ["get_price_history"], /NVDA changed by [+−][\d.]+%\*\* from 31 December 2025/],
  ["What is the mood about NVDA?", ["get_sentiment"], /\*\*NVDA\*\*: price mood [\d.]+/],
  ["Who is the CEO of MSFT?", ["get_fundamentals"], /^\*\*CEO of MSFT\*\* \[1\]:\n\n- “Dr\. First Leader”: “CEO/],
  ["Who is the finance chief of MSFT", ["get_fundamentals"], /^\*\*CFO of MSFT\*\*|^No CFO of MSFT is named/],
  ["Who owns Apple stock?", ["get_insiders_and_filings"], /^\*\*Institutions hold 63\.4% of AAPL\*\* \[1\]/],
  ["Has anyone at Nvidia sold shares?", ["get_insiders_and_filings"], /^\*\*Insiders of NVDA bought/],
  ["insider buys msft last 3 months", ["get_insiders_and_filings"], /is known for six months only\.$/],
  ["did any of my alerts fire", ["get_alerts"], /^\*\*0 of your alerts fired\*\* \[2\]/],
  ["Show my alerts", ["get_alerts"], /^You have \*\*1 alert\*\*; 1 wait for their condition \[1\]/],
  ["Did an alert fire this week?", ["get_alerts"], /^\*\*0 of your alerts fired\*\* in that time \[2\]/],
  [
    "What revenue do analysts expect from MSFT next quarter?",
    ["get_estimates"],
    /^Expected revenue of MSFT, next quarter/,
  ],
  [
    "Which of my stocks are up this year?",
    ["get_gains", "count_holdings"],
    /of your 3 investments\*\* had a return above zero/,
  ],
  ["Which of my stocks lost the most today?", ["get_holdings"], /^\*\*None of your holdings lost today\.\*\*/],
  [
    "Which of my holdings has the lowest gross margin?",
    Array(3).fill("get_fundamentals"),
    /^Gross margin, lowest first:\n\n- \*\*KO\*\*: [\d.]+%/,
  ],
  [
    "Which of my stocks have a beta above 1?",
    ["get_holdings", ...Array(3).fill("get_fundamentals"), "count_holdings"],
    /have a beta above/,
  ],
  ["price targets on my watchlist", Array(5).fill("get_estimates"), /^Mean price target, highest first:/],
  [
    "When was my last purchase of NVDA?",
    ["get_transactions"],
    /^Your last purchase of \*\*NVDA\*\* was on \*\*4 March 2025\*\*: 12 shares/,
  ],
  [
    "last three dividends of KO",
    ["get_quotes", "get_price_history", "get_calendar"],
    /\n\n(?:- KO: \*\*\$0\.51\*\* a share[^\n]*\n){3}(?!- KO)/,
  ],
  ["rank my stocks by market cap", ["get_quotes"], /^Market capitalisation, highest first:/],
  ["put/call ratio for nvda", ["get_implied_move"], /^- Put\/call ratio of NVDA by volume: \*\*[\d.]+\*\* \[1\]/],
  [
    "$100 a month into KO since 2015",
    ["investment_plan"],
    /put into KO in 135 purchases, one every month from \d January 2015/,
  ],
  // Filters of events, and of whose trades are asked for.
  [
    "which of my stocks report before the open next week",
    ["get_calendar"],
    /^(?:No report of what you hold before the open is known|\*\*\w+ reports next before the open\*\* of what you hold)[^]*isn't known are left out/,
  ],
  [
    "any big us data out today",
    ["get_calendar"],
    /^Economic events of high impact, United States: nothing is scheduled from 4 March 2026/,
  ],
  [
    "Has Jensen Huang sold Nvidia shares in the past six months?",
    ["get_insiders_and_filings"],
    /^“Jensen Huang” isn't among the insiders of NVDA that are listed/,
  ],
  [
    "pension house stake in Apple",
    ["get_insiders_and_filings"],
    /^Listed of “pension house” for AAPL \[1\]:\n\n- “Pension House”: 7\.10%/,
  ],
  [
    "Does Pension House own Apple shares?",
    ["get_insiders_and_filings"],
    /^Listed of “Pension House” for AAPL \[1\]:\n\n- “Pension House”: 7\.10%/,
  ],
  // The user's own, where it isn't held; accounts of a holding; lines that are part of an answer.
  ["my bitcoin, how many and whats it worth", ["get_holdings"], /^You hold no BTC-USD \[1\]/],
  ["Which of my accounts holds SPY?", [], /^None of your accounts holds SPY\.$/],
  ["which account is my KO in", ["get_holdings"], /^KO by account:\n\n- \*\*[^*]+\*\*: \d+ shares of KO/],
  [
    "total gain since I opened my account, including dividends and realised gains",
    ["get_performance"],
    /^\*\*Total gain: [+−]\$[^]*Realised gain: [^]*Income: /,
  ],
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
  [
    "Give me the bid, ask and volume for NVDA",
    ["get_quotes"],
    /^Bids and offers can't be given here\.\n\n- Volume of NVDA/,
  ],
  [
    "spy since the 2022 low",
    ["get_price_history"],
    /^\*\*SPY changed by \+[\d.]+%\*\* from \d+ \w+ 2022 to 4 March 2026/,
  ],
  [
    "how much of my gain on KO comes from the dollar",
    ["get_holdings"],
    /from its currency|From its currency|isn't known for KO/,
  ],
  ["tell me when KO pays its next dividend", ["get_quotes", "get_calendar"], /ex-dividend/i],
  ["list everything I own with its value", ["get_holdings"], /^You have 3 holdings/],
  ["how much have I payed in commissions altogether", ["get_performance"], /^Fees: /],
  [
    "Which stocks on my watchlist are closest to their 52-week low?",
    ["get_quotes"],
    /^Above 52-week low, lowest first:\n\n- \*\*\w+\*\*: [\d.]+%/,
  ],
  // Extremes over time.
  [
    "What was Tesla's best single trading day in the past year?",
    ["get_price_history"],
    /^\*\*The best day of TSLA was \d+ \w+ 202[56]: \+[\d.]+%\*\*, of what is known from \d+ March 2025/,
  ],
  [
    "In which month did my portfolio have its best return?",
    ["get_performance"],
    /^\*\*The best month of your portfolio was [A-Z][a-z]+ 202\d: \+[\d.]+%\*\*/,
  ],
  [
    "best and worst week for KO last year",
    ["get_price_history"],
    /^\*\*The best week of KO was that from [^]*\*\*The worst week of KO was that from /,
  ],
  ["biggest one day drop of msft ever", ["get_price_history"], /^\*\*The worst day of MSFT was /],
  // Currencies by their everyday names, in the direction that is asked for.
  ["500 quid in dollars", ["get_exchange_rates"], /^\*\*One GBP is [^]*\*\*£500\.00 are \$[\d.]+\*\*/],
  [
    "How many Swiss francs is one euro worth, and how has that changed this year?",
    ["get_exchange_rates", "get_exchange_rates", "exchange_rate_change"],
    /^\*\*One EUR is [\d.]+ CHF\*\*[^]*\*\*It changed by [+−][\d.]+%\*\*[^]*on 31 December 2025 one EUR was/,
  ],
  ["how much i got in euros vs dollars cash", ["get_holdings"], /in cash \[1\]/],
  ["best year for NVDA", ["get_price_history"], /^\*\*The best year of NVDA was `20\d\d`: \+[\d.]+%\*\*/],
  [
    "did MSFT gap down this morning",
    ["get_quotes", "opening_gap"],
    /^\*\*MSFT opened (?:at|above|below) the close before/,
  ],
  [
    "why did Microsoft raise its dividend",
    ["get_quotes", "get_price_history", "get_calendar"],
    /^The reason isn't known here\. What is known:/,
  ],
  [
    "capex as a share of revenue, Microsoft, last three years",
    ["get_financial_statements", "get_financial_statements", "statement_ratio"],
    /Fiscal year to 31 December 2025: \*\*[\d.]+%\*\*/,
  ],
  ["effective tax rate of KO", ["get_financial_statements"], /^- Effective tax rate of KO in the fiscal year to/],
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
  ["which stock on my watchlist fell the most this month", Array(5).fill("get_price_history"), /^- \*\*TSLA\*\*: −/],
  [
    "NVDA gross, operating and net margin by quarter",
    ["get_financial_statements"],
    /Gross margin of NVDA in the quarter[\s\S]*Operating margin[\s\S]*Net margin/,
  ],
  [
    "Sharpe ratio of my portfolio compared with SPY",
    ["get_performance"],
    /^“Sharpe ratio” isn't known for a single symbol\.\n\nSharpe ratio: /,
  ],
  [
    "what fraction of my total gain comes from NVDA",
    ["get_gains", "gain_share"],
    /^- \*\*NVDA\*\*: [\d.]+% of your total gain/,
  ],
  [
    "avg gain vs avg loss on my closed trades",
    ["get_transactions", "closed_trades"],
    /^- Average gain of a sale: \*\*\+\$/,
  ],
  ["sum of dividends recieved per year, all years", ["get_transactions", "get_income"], /`2025`: \*\*\$10\.20/],
  ["how much did the dollar cost me this year", ["get_performance"], /^Currency/],
  [
    "msft fcf last 4 qtrs",
    ["get_financial_statements"],
    /^(?:- Free cash flow of MSFT in the quarter to [^\n]+\n?\n?){4}/,
  ],
  ["intc revenue trend", ["get_financial_statements"], /^(?:- Revenue of INTC in the fiscal year to [^\n]+\n?\n?){3}/],
  [
    "NVDA over the last one, three and five years",
    Array(3).fill("get_price_history"),
    /2025 to[\s\S]*2023 to[\s\S]*2021 to/,
  ],
  [
    "If NVDA fell 20%, what would that do to the total value of my portfolio?",
    ["what_if"],
    /^\*\*Your portfolio would change by −/,
  ],
  [
    "Which of my positions are currently trading below what I paid?",
    ["get_holdings", "count_holdings"],
    /unrealised gain below zero/,
  ],
  ["whats all my money in total incl cash", ["get_holdings"], /^Your portfolio is worth/],
  ["whats on my watchlist thats up today", ["get_watchlist"], /^On your watchlist and up today/],
  ["When did I last buy MSFT, and at what price?", ["get_transactions"], /of your purchases\*\* fit|last purchase of/],
  [
    "What is KO's return on equity and how has it changed?",
    ["get_fundamentals"],
    /^Only the present value of this figure is known/,
  ],
  ["Compare the performance of my accounts this year", ["get_performance"], /^\*\*Main\*\*|Returns from/],
  ["backtest 9/21 ema cross nvda last 3 yrs show max dd", ["run_backtest"], /the rule made \*\*/],
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
  [
    "how long have i been in nvda and whats my unrealised %",
    ["get_transactions", "get_holdings"],
    /Unrealised gain of NVDA: /,
  ],
  ["do the bosses at msft sell their own shares alot", ["get_insiders_and_filings"], /^\*\*Insiders of MSFT bought/],
  ["NVDA R&D as % of revenue, last 3 fiscal years", ["get_financial_statements", "statement_ratio"], /\*\*[\d.]+%\*\*/],
  ["My notes on NVDA", ["get_notes"], /^What you noted on \*\*NVDA\*\* \[1\]:\n\n\[\[table 1\]\]$/],
  ["Why did I buy NVDA?", ["get_notes"], /^What you noted on/],
  ["My watchlist", ["get_watchlist"], /\*\*AAPL\*\*: price \$[\d.]+, day change/],
  ["NVDA?", ["get_quotes"], /\*\*NVDA is at \$[\d.]+\*\*.*\[1\][\s\S]*\[\[chart NVDA 6mo\]\]/],
  ["How is the market?", ["get_quotes", "get_sentiment"], /\*\*SPY\*\* is at \$/],
  ["Is the market open?", ["get_market_status"], /is open\*\* and closes at `16:00` America\/New_York \[1\]/],
  ["Biggest gainers today", ["get_market_movers"], /\[\[table 1\]\]/],
  ["What is due this week?", ["get_calendar"], /^Earnings reports for what you hold and watch/],
  [
    "What was my best investment?",
    ["get_gains"],
    /Best in money: \*\*\w+\*\*, with a gain of \+\$[\d,.]+ \[1\]\. Best in per cent/,
  ],
  ["which is my worst holding", ["get_gains"], /Worst in money: \*\*\w+\*\*/],
  ["Which of my stocks reports next?", ["get_calendar"], /reports next\*\* of what you hold, on \d+ \w+ 2026 \[1\]/],
  // Questions that never name what they ask for.
  ["how big is nvidia", ["get_quotes"], /Market capitalisation of NVDA: \*\*/],
  ["whats msft worth these days, pricey compared with what it earns?", ["get_quotes"], /P\/E of MSFT: \*\*/],
  ["has nvda been making any profit lately", ["get_fundamentals", "get_financial_statements"], /Net income of NVDA/],
  ["what percentage of its sales does microsoft keep as profit", ["get_fundamentals"], /Profit margin of MSFT/],
  ["when do i have to own KO to get the next dividend", ["get_quotes", "get_calendar"], /ex-dividend/i],
  ["how far did nvda fall in 2025 from top to bottom", ["get_price_history"], /Deepest fall of NVDA: −/],
  [
    "is nvda more jumpy than msft",
    ["get_price_history", "get_price_history"],
    /Volatility of NVDA[\s\S]*Volatility of MSFT/,
  ],
  ["do nvda and msft move together", ["correlation"], /Correlation of \*\*NVDA\*\* and \*\*MSFT\*\*/],
  ["which of my stocks is dragging me down", ["get_gains"], /Worst in money/],
  [
    "how much profit have I actually cashed in, not just on paper?",
    ["get_performance", "get_transactions"],
    /Realised gain/,
  ],
  [
    "what was my worst month",
    ["get_performance"],
    /^\*\*The worst month of your portfolio was [A-Z][a-z]+ 20\d\d: [−+][\d.]+%\*\*/,
  ],
  [
    "would i have been better off keeping the ko i sold",
    ["get_transactions", "kept"],
    /Kept, these shares would be worth \*\*\$/,
  ],
  ["whats hot today", ["get_market_movers"], /Biggest gainers/],
  ["show me nvidia's price over the last 6 months", ["get_price_history"], /^\*\*NVDA changed by/],
  ["how far is MSFT below its 52-week high?", ["get_quotes"], /Below 52-week high of MSFT/],
  ["which of my stocks lost the most today", ["get_holdings"], /day change/],
  ["which of my holdings gained the most this year", ["get_gains"], /Best in money/],
  ["correlation between nvda and msft", ["correlation"], /Correlation of \*\*NVDA\*\* and \*\*MSFT\*\*/],
  ["did nvda beat last quarter", ["get_estimates"], /NVDA/],
  ["Did MSFT gain or lose value today?", ["get_quotes"], /^\*\*MSFT is at/],
  ["Show me NVDA's day high and low", ["get_quotes"], /Day low of NVDA[\s\S]*Day high of NVDA/],
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
    "how many of my stocks are up today?",
    ["get_holdings", "count_holdings"],
    /holdings\*\* have a day change above zero \[1\]:/,
  ],
  [
    "which of my stocks have a P/E under 30",
    ["get_holdings", "get_quotes", "count_holdings"],
    /has a P\/E below `30` \[1\]:\n\n- \*\*KO\*\*/,
  ],
  ["dividends I received in december", ["get_income"], /^Received in december: \*\*\$10\.20/],
  ["My accountant wants to know what my realised gains are", ["get_performance", "get_transactions"], /^Realised gain/],
  ["Could you tell me when MSFT reports earnings next?", ["get_estimates"], /reports next on/],
  ["what means ex-dividend date", ["explain"], /\*\*Ex-date\*\*/],
  ["what would my ko be worth if i hadnt sold any", ["get_transactions", "kept"], /Kept, these shares/],
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
    "How many dollars did I gain with KO including the shares I sold?",
    ["get_performance"],
    /\*\*Total gain of KO: [+−]\$[\d,.]+\*\* from [\s\S]*Realised gain of KO: \+\$[\d.]+/,
  ],
  [
    "How did I do against the S&P 500 this year?",
    ["get_performance"],
    /days with money invested[\s\S]*\*\*SPY\*\*.*: \*\*[+−][\d.]+%[\s\S]*Difference: \*\*[+−][\d.]+ points/,
  ],
  ["How much dividend income did I get last year?", ["get_income"], /^Received last year: \*\*\$10\.20\*\* \[1\]/],
  [
    "Where did the S&P 500 finish on 23 March 2020?",
    ["get_price_history"],
    /SPY closed at \$[\d.]+\*\* on 23 March 2020/,
  ],
  ["Could I see quotes for AAPL, MSFT and the SPY fund, please?", ["get_quotes"], /MSFT[\s\S]*SPY/],
  ["Do I have enough cash to buy 5 more MSFT?", ["what_if"], /^\*\*Yes\.\*\* 5 shares of MSFT would cost \$/],
  ["do I have enough cash to buy 500 NVDA shares", ["what_if"], /^\*\*No\.\*\* 500 shares of NVDA/],
  ["Rank my positions from best to worst by gain", ["get_gains"], /best first \[1\]:\n\n- \*\*KO\*\*/],
  [
    "is NVDA above its 200-day?",
    ["get_quotes", "get_indicators", "against_average"],
    /`200`-day average\*\*: price \$[\d.]+ \[1\], average/,
  ],
  ["macd on MSFT: bullish or bearish", ["get_indicators"], /read as (?:bullish|bearish)[\s\S]*histogram/],
  [
    "avg price target for MSFT vs where it is now",
    ["get_estimates", "get_quotes", "price_target_distance"],
    /mean price target[\s\S]*MSFT is at/,
  ],
  ["How did SPY do over the last decade?", ["get_price_history"], /from \d+ March 2016 to 4 March 2026/],
  [
    "gbp usd today vs a year ago",
    ["get_exchange_rates", "get_exchange_rates"],
    /on 4 March 2026[\s\S]*on 4 March 2025/,
  ],
  ["nvda now vs last wk", ["get_quotes", "get_price_history"], /NVDA is at[\s\S]*NVDA changed by/],
  [
    "MSFT forward P/E vs trailing P/E",
    ["get_fundamentals", "get_quotes"],
    /expected earnings of MSFT[\s\S]*P\/E of MSFT/,
  ],
  ["ok so what did i pay for my msft shares again", ["get_holdings"], /Average cost of MSFT: \*\*\$380/],
  ["what r analysts saying abt msft rn", ["get_estimates"], /^- ?Analysts' views of MSFT|Analysts' views of MSFT/],
  ["ko ex div date n yld", ["get_quotes", "get_price_history", "get_calendar"], /Dividend yield of KO/],
  [
    "was googl higher last summer?",
    ["get_price_history", "get_quotes"],
    /^Only for a part of that time\. \*\*GOOGL was between \$162\.22 and \$190\.18\*\* from 2 June 2025.*; now: \*\*\$187\.15\*\*/,
  ],
  ["is apple higher than a year ago", ["get_price_history", "get_quotes"], /^Yes\. \*\*AAPL closed at \$226\.36\*\*/],
  ["was apple higher a year ago", ["get_price_history", "get_quotes"], /^No\. \*\*AAPL closed at \$226\.36\*\*/],
  ["was apple cheaper a year ago", ["get_price_history", "get_quotes"], /^Yes\. \*\*AAPL closed at \$226\.36\*\*/],
  ["did apple cost more a year ago", ["get_price_history", "get_quotes"], /^No\. \*\*AAPL closed at \$226\.36\*\*/],
  [
    "do any of my shares pay a dividend in december",
    ["get_income"],
    /^Income of `2026-12`, estimated: \*\*\$[\d.]+\*\*[^]*isn't known that far ahead/,
  ],
  [
    "which of my stocks pay dividends in march",
    ["get_income"],
    /^Income of `2026-03`[^]*next payments:\n\n- \*\*MSFT\*\*/,
  ],
  ["which of my holdings paid a dividend in december", ["get_income"], /^Received in december: \*\*\$10\.20/],
  [
    "how often has nvidia missed earnings in the last 3 years",
    ["get_estimates", "count_surprises"],
    /^\*\*NVDA missed the estimate in 1 and beat it in 3\*\* of the 4 quarters/,
  ],
  ["my holdings in total", ["get_holdings"], /^You have 3 holdings, worth/],
  [
    "total of all my accounts in swiss francs",
    ["get_holdings", "get_exchange_rates", "convert"],
    /^Your portfolio is worth \*\*\$[^]*In CHF, that is \*\*[\d,.]+ CHF\*\* \[3\], at 0\.8631 CHF for one USD/,
  ],
  [
    "what if id sold nvda on 2 jan this year instead of holding",
    ["get_holdings", "sold_then"],
    /^Your 12 shares of NVDA were worth \*\*\$1,843\.\d\d\*\* at the end of 2 January 2026 \[1\]\. Kept, they are worth \*\*\$1,702\.\d\d/,
  ],
  ["what if i had sold tesla on 2 jan", ["get_holdings"], /^You held no TSLA on 2 January 2026/],
  ["nvda price on 2 jan of last year", ["get_price_history"], /closed at .* on 2 January 2025/],
  ["which stocks does SPY own", ["get_fundamentals"], /^The largest holdings of SPY/],
  ["what does apple own", ["get_fundamentals"], /^No holdings of AAPL are known/],
  ["weights of my holdings sorted, in %", ["get_holdings"], /^You have 3 holdings[^]*weight [\d.]+%/],
  ["my holdings sorted by value ascending", ["get_holdings"], /- \*\*KO\*\*[^]*- \*\*NVDA\*\*/],
  ["buys vs holds vs sells nvda", ["get_estimates"], /Analysts' views of NVDA/],
  ["how much did ko pay me last time", ["get_transactions"], /^Your last dividend of \*\*KO\*\*/],
  ["is anybody in management at nvidia buying their own stock", ["get_insiders_and_filings"], /^\*\*Insiders of NVDA/],
  ["has anybody bought msft", ["get_insiders_and_filings"], /^\*\*Insiders of MSFT/],
  ["How much have I got in total right now?", ["get_holdings"], /^Your portfolio is worth/],
  ["ko divdend yeild pls", ["get_quotes", "get_price_history", "get_calendar"], /“divdend” was read as “dividend”/],
  [
    "whats the differnce between an etf and a mutual fund",
    ["explain", "explain"],
    /\*\*ETF\*\*[\s\S]*\*\*Mutual fund\*\*/,
  ],
  ["What can I expect in dividends over the next twelve months?", ["get_income"], /Expected in the next twelve: \$/],
  ["How far is NVDA from its fair value", ["get_fundamentals"], /Price above fair value of NVDA: \*\*4/],
  ["Economic events?", ["get_calendar"], /\[\[table 1\]\]/],
  ["is the NYSE open on good friday this year", ["get_market_status"], /is closed on 3 April 2026\*\*: Good Friday/],
  [
    "was the market open on thanksgiving?",
    ["get_market_status"],
    /is closed on 27 November 2025\*\*: Thanksgiving Day/,
  ],
  ["when does Xetra close today in New York time?", ["get_market_status"], /closes at `11:30` America\/New_York/],
  ["close of apple on christmas eve 2024", ["get_price_history"], /AAPL closed at \$[\d.]+\*\* on 24 December 2024/],
  ["how did NVDA do on black friday", ["get_price_history"], /from 27 November 2025 to 28 November 2025/],
  ["beta of my portfolio vs SPY 1y", ["get_performance", "get_fundamentals"], /^Beta against SPY: \*\*[\d.−]+\*\*/],
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
  [
    "Short squeeze, short float, days to cover — define all three briefly",
    ["explain", "explain"],
    /Short squeeze[\s\S]*Short interest/,
  ],
  ["remind me what free cash flow yield means", ["explain"], /^\*\*Free cash flow yield\*\*/],
  ["eli5 max pain", ["explain"], /^\*\*Max pain\*\*/],
  ["set an alert for ko at 75", ["propose_alert"], /alert on KO/],
  [
    "Test a 50/200-day crossover on MSFT over ten years versus just holding it",
    ["run_backtest"],
    /buying and holding made/,
  ],
  ["macd of amzn, did it cross", ["get_indicators"], /MACD of AMZN/],
  [
    "spy last golden cross date",
    ["get_price_history"],
    /newest first \[1\]:\s+- \*\*Golden cross\*\* on \d+ \p{L}+ \d{4}, at a close of \$[\d.]+ \[1\]\s*$/u,
  ],
  [
    "Golden cross or death cross on SPY in the past year? give me dates",
    ["get_price_history"],
    /Golden cross[^]*Death cross/,
  ],
  [
    "At the current share price, what is the free cash flow yield of Apple?",
    ["get_fundamentals", "free_cash_flow_yield"],
    /^\*\*Free cash flow yield of AAPL: [\d.]+%\*\*/,
  ],
  ["300 a month for thirty-five years at 6%", ["calculate"], /^Value at the end: \*\*427,413\.09\*\*/],
  ["I lost thirty-five percent, how much do I need to break even?", ["calculate"], /^Rise needed: \*\*53\.8/],
  [
    "okay my stock's down forty percent what do I need to um to get back to even",
    ["calculate"],
    /^Rise needed: \*\*66\.7/,
  ],
  ["um what's twelve hundred british pounds in euros", ["get_exchange_rates"], /£1,200\.00 are €/],
  [
    "what is the highest price uh nvidia hit in like the last fifty two weeks",
    ["get_price_history"],
    /High of NVDA: \$/,
  ],
  ["how do I import my trades from Fidelity? I have a csv file", ["help"], /^\*\*Import a broker's file\*\*/],
  ["how do i get my trades in from interactive brokers", ["help"], /import a file/],
  ["export transactions to Excel, how", ["help"], /^\*\*Export your portfolio\*\*/],
  ["How do I set a price alert, and where will I see it when it goes off?", ["help"], /^\*\*Set an alert\*\*[^*]*$/],
  [
    "How do I set a price alert, and how do I change the language?",
    ["help", "help"],
    /\*\*Set an alert\*\*[^]*\*\*Change the language\*\*/,
  ],
  ["How do I import a file, and how much cash do I have?", ["help", "get_holdings"], /import[^]*in cash/],
  ["How much of my portfolio is uninvested?", ["get_holdings"], /in cash/],
  ["delete my bitcoin alert", ["help"], /Alerts are deleted under Alerts/],
  [
    "How much is Apple worth today and how much was it a year ago?",
    ["get_quotes", "get_price_history"],
    /\*\*AAPL is at[^]*\*\*AAPL closed at/,
  ],
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
  [
    "What is Sharpe ratio and what is mine?",
    ["explain", "get_performance"],
    /\*\*Sharpe ratio\*\*: The return[^]*Sharpe ratio: \*\*/,
  ],
  ["What does free cash flow actually mean?", ["explain"], /^\*\*Free cash flow\*\*/],
  ["what is dollar cost averaging, explain simple", ["explain"], /^\*\*Dollar-cost averaging\*\*: [^*]*$/],
  ["Convert one lakh rupees in US dollars at today's rate", ["get_exchange_rates"], /100,000\.00 INR are \$/],
  [
    "How much dividend income did I receive from Coca-Cola last year?",
    ["get_performance", "get_transactions"],
    /^Received in all: \*\*\$/,
  ],
  ["tsla short % float", ["get_fundamentals"], /^- Short interest/],
  ["MACD strategy on NVDA, number of trades, win rate and profit factor", ["run_backtest"], /the rule made/],
  ["what if I'd bought microsoft every time it crossed above its 200 day average", ["run_backtest"], /the rule made/],
  [
    "What is my money-weighted return since inception versus the S&P 500?",
    ["get_performance"],
    /Money-weighted return/,
  ],
  ["Upcoming stock splits this month", ["get_calendar"], /^Stock splits/],
  [
    "How much will I have if I put away 300 dollars at the end of each month for 20 years at 6%?",
    ["calculate"],
    /^Value at the end: \*\*138,612\.27\*\*/,
  ],
  ["1000 at 5% for 10 years compounded semi-annually", ["calculate"], /^Value at the end: \*\*1,638\.62\*\*/],
  ["1000 at 5% for 10 years compounded continuously", ["calculate"], /^Value at the end: \*\*1,648\.72\*\*/],
  [
    "300 a month for 20 years at 6%, how much will I have? How is the market today?",
    ["calculate", "get_quotes", "get_sentiment"],
    /138,612\.27[^]*SPY/,
  ],
  ["price of NVDA on New Year's Eve 2024", ["get_price_history"], /NVDA closed at \$[\d.]+\*\* on 31 December 2024/],
  ["NVDA since Christmas 2023", ["get_price_history"], /from 2\d December 2023 to 4 March 2026/],
  ["Is the market open on Christmas Eve?", ["get_market_status"], /24 December 2026/],
  ["Which of my holdings paid the most dividends?", ["get_income"], /KO/],
  // Written by people who hadn't seen the readers.
  [
    "Break out Alphabet's revenue, operating income and net income for the last four fiscal years",
    ["get_financial_statements"],
    /Revenue of GOOGL in the fiscal year to 31 December 2025/,
  ],
  [
    "Where does Nvidia's forward P/E sit relative to its trailing one?",
    ["get_fundamentals", "get_quotes"],
    /Price \/ expected earnings of NVDA/,
  ],
  ["Rank my holdings by dividend yield, highest first", ["get_quotes"], /Dividend yield, highest first/],
  ["five year chart of jpmorgan", ["get_price_history"], /JPM changed by/],
  ["who runs Netflix, and what industry is it filed under", ["get_fundamentals"], /Without “filed” and “under”/],
  [
    "Has Amazon's free cash flow been growing or shrinking over the past 8 quarters?",
    ["get_financial_statements"],
    /Free cash flow of AMZN in the quarter to/,
  ],
  [
    "Average, high and low price target on googl plus implied upside",
    ["get_estimates", "get_quotes", "price_target_distance"],
    /analysts give GOOGL a mean price target/,
  ],
  [
    "which of my holdings trade above 30x earnings",
    ["get_holdings", "get_quotes", "count_holdings"],
    /of your \d+ holdings?\*\* ha\w+ a P\/E above `30`/,
  ],
  ["Best and worst calendar month for Tesla in the last five years", ["get_price_history"], /worst month of TSLA/],
  [
    "Is IWM above its 50- and 200-day moving averages?",
    ["get_quotes", "get_indicators", "against_average", "get_indicators"],
    /IWM is above its `50`-day average/,
  ],
  [
    "if i had bought SPY on the same days with the same money instead of my stocks, would I be ahead",
    ["get_performance"],
    /\*\*SPY\*\*, the benchmark/,
  ],
  [
    "Anything I own that's down more than 10% off its high?",
    ["get_holdings", "get_quotes", "count_holdings"],
    /more than `10%` below the 52-week high/,
  ],
  [
    "I would like to know the highest price Tesco reached in the past year, please.",
    ["get_price_history"],
    /Without “reached”/,
  ],
  ["how many percent made spy since begin of january", ["get_price_history"], /SPY changed by/],
  ["where was eurusd at christmas", ["get_exchange_rates"], /One EUR is/],
  ["who is the boss at jp morgan", ["get_fundamentals"], /CEO of JPM/],
  [
    "Does Coca-Cola's profit margin get better or worse over the last few years?",
    ["get_financial_statements"],
    /Net margin of KO in the fiscal year/,
  ],
  ["is msft p/e higher than its peers", ["get_related", "get_quotes"], /also look at/],
  ["whats nvda trading at, like how many times earnings", ["get_quotes"], /P\/E of NVDA/],
  ["what do analysts say about tsla, more buys or more sells", ["get_estimates"], /Analysts' views of TSLA/],
  ["any upgrades or downgrades on appl lately", ["get_estimates"], /Northern House/],
  [
    "is apple above its 200 day average or below",
    ["get_quotes", "get_indicators", "against_average"],
    /200`?-day average/,
  ],
  ["until what time is new york open today", ["get_market_status"], /closes at `16:00`/],
  ["when opens xetra in the morning", ["get_market_status"], /Xetra/],
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
    "sort by 1 month return",
    // Words whose loss would turn the question round.
    "How much of Apple's revenue is international?",
    "How much of Microsoft's revenue is gaming?",
    "What EPS has Apple guided?",
    "What revenue is Apple targeting?",
    "my gain on MSFT without the dividends",
    "how much did I make the whole year",
    "list my transactions oldest first",
    "how much a month do I have to pay back a loan of 200000 at 4% for 30 years",
    "1000 at twenty-and-five percent for 10 years",
    "Tell me what the forecast is for Nvidia",
    "Does Microsoft pay a dividend and if so is it safe?",
    "News about Apple but not the iPhone",
    "How can I protect my account from a market crash?",
    "What would 1000 put into KO in 2015 be worth with dividends reinvested?",
    "List my dividends, i need it for last year and my bank",
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

  it("has phrases that all compile", () => {
    for (const { pattern } of sayings) expect(pattern().flags).toContain("u");
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
    expect(text).toMatch(/Institutions hold[^]*isn't answered/);
    expect(text).not.toContain("changed by");
  });

  it("measures against a fund of an index that is named", async () => {
    const { tools } = await rendered("Have I beaten the MSCI World since I started?", context);
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

  it.each(["What if the market drops 20%?", "How much tax if I sell Apple?", "Will NVDA go up?", "Should I buy NVDA?"])(
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
    "Tell me when NVDA is below 100,50",
    "Tell me when NVDA falls under 1.000",
    "Tell me when NVDA makes a new high and a new low",
    "Remind me 2 days before NVDA earnings and dividend",
    "Tell me once a week when NVDA moves 5%",
    "Tell me 3 days before NVDA earnings if it is above 150",
  ])("offers no alert for “%s”, because an alert would drop part of it", async (question) => {
    const answer = await rendered(question, context);
    expect(answer.proposals).toEqual([]);
    expect(answer.text).toContain("wasn't fully understood");
  });

  it.each(["€100", "100 euros", "100 EUR"])("offers no alert at %s for a price in dollars", async (price) => {
    const answer = await computedAnswer(`Tell me when NVDA falls below ${price}`, context, { context: whole });
    expect(answer.proposals).toEqual([]);
    expect(answer.text).toContain("NVDA is priced in USD");
  });

  it.each([
    ["ping me if nvda breaks 100k", { symbol: "NVDA", rule: { kind: "price", is: "above", value: 100_000 } }],
    ["tell me if nvda moves up 10% from here", { symbol: "NVDA", rule: { kind: "price", is: "above" } }],
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
    ["transferred 500 bucks on march 1", { type: "deposit", amount: "500", date: "2026-03-01" }],
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

  it("takes the name of an account for the account, and for a term only with an article", async () => {
    const own = server.visitor();
    await own.signUp();
    await own.post("/api/portfolio/accounts", { name: "ISA", currency: "USD" });
    for (const question of ["how is the ISA?", "what's ISA?"])
      expect((await rendered(question, contextOf(own))).text, question).toBe("Nothing is held in ISA.");
    expect((await rendered("what is an ISA?", contextOf(own))).text).toMatch(/^\*\*Tax-advantaged account\*\*: /);
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
    for (const question of ["Wie geht es dir", "Сколько стоит AAPL"]) {
      const answer = await rendered(question, context);
      expect(answer.text).toMatch(/^This wasn't understood, so it isn't answered\. .*\n\nYou can ask for:/);
    }
    const unknown = await computedAnswer("/foo NVDA", context, { context: whole });
    expect(unknown.text).toMatch(/^There is no command `\/foo`\. Commands: `\/compare/);
    expect(unknown.sources).toEqual([]);
  });

  it.each([
    ["whats coinbase stock doing", "coinbase"],
    ["what does shopify actually do", "shopify"],
    ["How is Palantir doing?", "Palantir"],
    ["is moderna making any money or still losing", "moderna"],
    ["Who are the largest owners of Diageo shares?", "Diageo"],
    ["pltr price target and buy hold sell split", "pltr"],
  ])("says in one sentence that there is no data for “%s”", async (question, name) => {
    const answer = await computedAnswer(question, context, { context: whole });
    expect(answer.text).toBe(`There is no data for “${name}” here, so this isn't answered.`);
    expect(answer.sources).toEqual([]);
  });

  it.each([
    ["news on Kerry Foods", "Kerry Foods"],
    ["any headlines on interest rates or the fed today", "interest rates or the fed"],
  ])("says that no story mentions what “%s” looks for", async (question, topic) => {
    const answer = await computedAnswer(question, context, { context: whole });
    expect(answer.text).toBe(`None of the newest stories mentions “${topic}”.`);
    expect(answer.sources).toEqual([]);
  });

  it.each([
    ["US 10y yield today vs 1 year ago", "Yields of bonds"],
    ["covered call on my nvda, premium 5% otm next month", "Prices and strikes of single options"],
    ["what's the premarket price of NVDA", "Prices outside trading hours"],
    ["How did Microsoft's share price react after its last earnings report?", "Price moves after past reports"],
    ["ETH/BTC ratio now and its 52w range", "Ratios of two prices"],
    ["whats my avg hold time before i sell", "Holding times of closed positions"],
  ])("says in one sentence what “%s” asks for and isn't known", async (question, name) => {
    const answer = await computedAnswer(question, context, { context: whole });
    expect(answer.text).toBe(`${name} can't be given here, so this isn't answered.`);
    expect(answer.sources).toEqual([]);
  });

  it.each([
    ["how fast has KO raised its dividend", "and microsoft?", /Dividends per share of MSFT/],
    ["did KO beat last quarter", "and unilever?", /^There is no data for “unilever” here/],
    ["my dividends this year", "and last year?", /^Received last year: /],
    ["how much dividend income did I get last year", "how much of that was KO", /of your dividends\*\* fit/],
    ["correlation of nvda vs msft", "add ko to that", /Correlation of \*\*MSFT\*\* and \*\*KO\*\*/],
    ["what is a P/E", "whats nvidias then", /^- P\/E of NVDA: \*\*/],
    ["what is a P/E", "whats an etf then", /^\*\*ETF\*\*: /],
    ["MSFT earnings", "did they beat?", /^\*\*MSFT (?:beat|missed) the estimate\*\*/],
    ["what is beta", "and for microsoft?", /^- Beta of MSFT: \*\*/],
    ["what is a sharpe ratio", "what's mine?", /^Sharpe ratio: \*\*/],
    ["What is NVDA at?", "and in euros?", /In EUR, that is \*\*€129\.86\*\*/],
    ["what is NVDA in euros", "and in pounds?", /^(?![^]*EUR)[^]*In GBP, that is/],
    ["compare NVDA and MSFT this year", "and KO?", /\*\*KO\*\*: price/],
    ["How did NVDA do last month?", "what about MSFT instead?", /^\*\*MSFT changed by/],
    ["how much did I gain on NVDA", "and in percent?", /^\*\*Total gain of NVDA: [^]*Your return \(simple\)/],
    ["Which of my holdings gained more than 5%", "and 2025?", /above `5%` from 1 January 2025 to 31 December 2025/],
    ["EUR to USD", "and in francs?", /^\*\*One EUR is 0\.94\d+ CHF\*\*/],
    ["is NVDA above 50?", "what about above 160?", /^No, not above `160`\./],
    ["is NVDA above 50?", "and 160?", /^No, not above `160`\./],
    ["Which of my holdings are up more than 1%?", "and down more than 90%?", /gain below `−90%`/],
    ["Which of my holdings are up more than 1%?", "and 90%?", /gain above `90%`/],
    ["What is MSFT's price to book ratio?", "is that below 1", /^- No, not below `1`\. Price \/ book of MSFT/],
    ["How has NVDA done this year?", "is that more than 10%?", /^No, not above `10%`\. \*\*NVDA changed by/],
    [
      "What did NVDA close at on 3 March 2025?",
      "And Microsoft on that same day?",
      /^\*\*MSFT closed at [^]* 3 March 2025/,
    ],
    ["How has Microsoft done this year?", "what about NVDA last year?", /^\*\*NVDA changed by [^]* 31 December 2025/],
    ["$10,000 in MSFT five years ago", "and $5,000?", /^\*\*\$5,000\.00 put into MSFT/],
    ["my purchases of MSFT", "only 2025 and later", /^(?![^]*2024)/],
    ["How has Microsoft done this year?", "and lilly", /No data available/],
    ["What is on my watchlist?", "sort by 1 month return", /from \d February 2026 to 4 March 2026/],
    ["backtest NVDA buy rsi<30 sell >70", "now with 0.5% cost per trade", /0\.5% fee and 0% slippage a trade/],
    ["Which of my holdings gained the most today?", "n the biggest loser", /holdings lost today|lost most|day change/],
    ["What is Apple's market cap?", "and msfts", /^- Market capitalisation of MSFT/],
    [
      "If my portfolio fell 30%, what would be left?",
      "And if only Nvidia falls by half?",
      /^\*\*Your portfolio would change by −/,
    ],
    ["What is NVDA at?", "how much is that in euros", /^\*\*NVDA is at [^]*In EUR, that is/],
    ["revenue of NVDA this year", "what was it last year?", /fiscal year to \d+ \w+ 2025/],
    ["which of my holdings are up today?", "and down?", /have a day change below zero/],
    ["What if I sell 5 shares of NVDA?", "what about 10 shares?", /^Selling \*\*10 shares of NVDA/],
    ["What is my largest position?", "what about the smallest?", /You have 3 holdings/],
    ["sharpe of SPY 2 yrs", "and mine overall?", /^Sharpe ratio: [^]*4 March 2024 to/],
    ["How is NVDA doing this year?", "and weekly?", /^(?!.*Weekly).*I don't understand “weekly”/],
    ["dividends of KO in 2025", "is that above 2?", /KO/],
    ["my dividends", "and in euros?", /I don't understand “euros”/],
  ])("asks “%s” and then “%s” of another subject or time", async (before, question, says) => {
    const answer = await computedAnswer(question, { ...context, question }, { context: whole, earlier: [before] });
    const sources = createAnswerSources({ amounts: "full" });
    sources.add(answer.sources);
    expect(sources.render(answer.text).text).toMatch(says);
  });

  it.each([
    ["how did my tech stocks do this year?", "and the dividends?"],
    ["which of my holdings are up more than 5% this year?", "and the biggest loser?"],
    ["which of my holdings are up more than 5%?", "sort by dividend yield"],
    ["how much of my portfolio is in tech?", "is that above 30%?"],
    ["how much of my portfolio is in dollars?", "is that above 30%?"],
    ["how did my portfolio do this yaer?", "is that more than 5%?"],
    ["is my portfolio down this year?", "is that more than 5%?"],
    ["compare NVDA and MSFT this year", "what about KO instead?"],
    ["What is my largest position?", "and the gain?"],
    ["how much are 100 shares of NVDA", "is that above $500?"],
  ])("answers neither “%s” nor “%s” for more than was asked", async (before, question) => {
    for (const [earlier, text] of [
      [[before], question],
      [[before, question], "and last year?"],
    ] as const) {
      const answer = await computedAnswer(text, { ...context, question: text }, { context: whole, earlier });
      expect(answer.text).toBe("Not everything from the previous question can be kept, so this isn't answered.");
      expect(answer.tools).toEqual([]);
    }
  });

  it("keeps the account of the question before", async () => {
    const own = server.visitor();
    await own.signUp();
    for (const name of ["Retirement", "Growth"]) {
      const { body } = await own.post("/api/portfolio/accounts", { name, currency: "USD" });
      const of = { currency: "USD", accountId: body["id"] };
      const deposit = { type: "deposit", amount: "5000", date: "2025-02-03", ...of };
      const buy = { type: "buy", symbol: "KO", date: "2025-04-02", quantity: "20", price: "61", fee: "1", ...of };
      for (const fields of [deposit, buy]) await own.post("/api/portfolio/transactions", fields);
    }
    for (const [before, question, tool] of [
      ["what's in my retirement account?", "and the gain?", "get_performance"],
      ["how much did my retirement account gain this year?", "and the dividends?", "get_income"],
      ["how did my retirement account do this year", "is that more than 5%?", "get_performance"],
      ["show the holdings in my retirement account", "sort by gain", "get_gains"],
      ["how many shares of KO do I have in my retirement account", "and the gain?", "get_performance"],
    ] as const) {
      const asked = { ...contextOf(own), question };
      const { text, tools } = await computedAnswer(question, asked, { context: whole, earlier: [before] });
      expect(tools, `${question}: ${text}`).toMatchObject([{ name: tool, input: { account: "Retirement" } }]);
    }
  });

  it("begins a range in the year before where its months say so", async () => {
    for (const time of ["from November to January 2026", "November to January 2026"]) {
      const { tools } = await rendered(`how did NVDA do ${time}`, context);
      expect(tools, time).toMatchObject([{ input: { from: "2025-10-31", to: "2026-01-31" } }]);
    }
    const backwards = await rendered("NVDA from 3 March 2025 to 3 March 2024", context);
    expect(backwards.text).toMatch(/isn't one clear day/);
  });

  it("answers for the side that a comparison with an index asks about", async () => {
    const mine = await rendered("did I beat the market this year", context);
    const index = await rendered("did the market beat my portfolio this year", context);
    const [answers, other] = [mine, index].map(({ text }) => /^(?:Yes|No)\. /.exec(text)?.[0]);
    expect(new Set([answers, other])).toEqual(new Set(["No. ", "Yes. "]));
    const fund = await rendered("did SPY do better than my portfolio this year", context);
    expect(fund.text.startsWith(other ?? "none")).toBe(true);
  });

  it("reads two days of one month as the days between them", async () => {
    const [days, since] = [{ from: "2025-03-05", to: "2025-03-10" }, "2025-03-04"];
    for (const time of [
      "between 5 and 10 March 2025",
      "between the 5th and the 10th of March 2025",
      "from 5 to 10 March 2025",
      "between March 5 and 10, 2025",
      "between 5 and 10. March 2025",
    ]) {
      const bought = await rendered(`did I buy NVDA ${time}`, context);
      expect(bought.tools, time).toMatchObject([{ name: "get_transactions", input: days }]);
      expect(bought.text, time).not.toMatch(/131\.20|`5`/);
      const moved = await rendered(`was NVDA up ${time}`, context);
      expect(moved.tools, time).toMatchObject([{ name: "get_price_history", input: { ...days, from: since } }]);
      expect(moved.text, time).not.toContain("`5`");
    }
    const slashed = await rendered("did my portfolio fall between 5 and 10/3", context);
    expect(slashed.tools, slashed.text).toEqual([]);
  });

  it.each([
    ["did i convert any euros to dollars this year and at what rate", "did i convert"],
    ["have I shorted NVDA?", "have I shorted"],
    ["did berkshire sell apple", "sell"],
    ["how many shares of nvda does microsoft own", "own"],
    ["was nvidia's P/E higher last year", "higher"],
    ["did they buy more NVDA and MSFT", "buy"],
    ["How has NVDA done in euros this year?", "in euros"],
    ["compare NVDA and MSFT in euros", "in euros"],
    ["What percentage of the money I invested has gone on fees?", "What percentage of"],
    ["why is NVDA down in euros", "in euros"],
    ["what did NVDA cost me in euros", "in euros"],
    ["how much did KO cost me in pounds", "in pounds"],
    ["how much did my NVDA gain in euros", "in euros"],
    ["how has my NVDA done in euros this year", "in euros"],
    ["what is my NVDA gain in euros today", "in euros"],
    ["my dividends in euros", "euros"],
    ["my fees this year in euros", "euros"],
    ["has the euro fallen 2% against the dollar this year", "2%"],
  ])("doesn't answer “%s” with another figure or with the user's trades", async (question, words) => {
    const answer = await computedAnswer(question, context, { context: whole });
    expect(answer.sources).toEqual([]);
    expect(answer.understood.filter(({ slot }) => slot === "unread").map(({ text }) => text)).toEqual([words]);
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

  it("lists only events that fit a filter", async () => {
    const question = "Which companies report after the close this week?";
    const answer = await computedAnswer(question, { ...context, question }, { context: whole });
    const rows = answer.sources.flatMap(({ table }) => table?.rows ?? []);
    expect(rows.flatMap(({ cells }) => (cells[2] !== undefined && "text" in cells[2] ? [cells[2].text] : []))).toEqual(
      rows.map(() => "after close"),
    );
    expect(rows.length).toBeGreaterThan(0);
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
    const held = await rendered("which holdings have I held for over six months", owner);
    expect(held.text.match(/^- \*\*/gm)).toHaveLength(symbols.length);
    const looked = await rendered("which of my stocks have a P/E under 30", owner);
    expect(looked.text).toMatch(/Left out: [\w.-]+\./);
    const fitting = await rendered("transactions over $1", owner);
    expect(fitting.text).toContain("Looked at: the newest `50` of 53");
    expect(fitting.text).toMatch(/^Amounts in [\w, ]*EUR[\w, ]*: not compared\.$/m);
    expect(fitting.text.match(/^- /gm)).toHaveLength(48);
  });

  it("says that a symbol has no data", async () => {
    const unknown = await computedAnswer("ZZZQX", context, { context: whole });
    expect(unknown.text).toBe("No data available for symbol: ZZZQX");
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

  it("asks for the funds of the sectors that are named", async () => {
    const answer = await computedAnswer("is health care up or down this year", context, { context: whole });
    expect(answer.tools).toMatchObject([{ name: "sector_moves" }]);
    expect(answer.text).toBe("No prices of the funds that follow the sectors are known for these days.");
    const other = await computedAnswer("dividends of tech", context, { context: whole });
    expect(other.text).toContain("I don't understand “tech” in it");
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
    const refused: [string, RegExp][] = [
      ["What was my portfolio worth on 03/04/2025?", /isn't one clear day/],
      ["Is NVDA a purple elephant?", /I don't understand “purple”, “elephant”/],
      ["carbon footprint of Apple", /I don't understand “carbon”, “footprint”/],
      ["price of NVDA without dividends", /I don't understand “without”/],
      ["Are Tesla shares collapsing?", /I don't understand .*“collapsing”/],
      ["panic holders of Tesla shares", /I don't understand .*“panic”/],
      ["£500 euros in dollars", /I don't understand “£500 euros”/],
      ["Which of my stocks sing?", /I don't understand .*“sing”/],
      ["change of NVDA after its last report", /^Price moves after past reports can't be given here/],
      ["12 shares of NVDA before the split, how many is that now?", /I don't understand .*“before”/],
      ["What is the implied beta of NVDA?", /I don't understand “implied”/],
      ["dividends of the KO shares I sold", /I don't understand “sold”/],
      ["highest dividend of KO", /I don't understand “highest”/],
      ["dividends of KO in euros", /I don't understand “in euros”/],
      ["beta of NVDA if I had $500", /I don't understand|To work this out/],
      ["How much of Apple does Nvidia own?", /I don't understand “own”/],
      ["my dividends by country", /I don't understand “by country”/],
      ["last beta of NVDA", /I don't understand “last”/],
      ["Is NVDA on my watchlist?", /I don't understand “my watchlist”/],
      ["which of my holdings are worth more than €1,000", /Name the bound in it/],
      ["What is my XYZ portfolio worth?", /^You have no account named “XYZ”, so this isn't answered/],
      ["What do you mean by concentration risk?", /glossary doesn't have this term/],
    ];
    for (const [question, says] of refused) {
      const answer = await rendered(question, context);
      expect(answer.text, question).toMatch(says);
      if (!question.includes("€")) expect(answer.sources, question).toEqual([]);
    }
  });

  it.each([
    "How do I invest in the stock market?",
    "How does the pension system work in different countries?",
    "How do I open a brokerage account?",
    "What are the benefits of a high-yield savings account?",
    "Is it safe to keep my money in gold?",
    "How do I start a business in a foreign country?",
  ])("answers “%s” with nothing else", async (question) => {
    const answer = await rendered(question, context);
    expect(answer.text).toMatch(/isn't answered/);
    expect(answer.sources).toEqual([]);
  });

  it("offers a question without the words that stop its answer", async () => {
    const { understood } = await computedAnswer("What is the implied beta of NVDA?", context, { context: whole });
    const [unread] = understood.filter(({ slot }) => slot === "unread");
    expect(unread).toMatchObject({ text: "implied", alternatives: [{ question: "What is the beta of NVDA?" }] });
    const again = await rendered(unread?.alternatives[0]?.question ?? "", context);
    expect(again.text).toMatch(/Beta of NVDA/);
    // Nothing is offered where the rest can't be answered either.
    const poem = await computedAnswer("Paint the implied fence", context, { context: whole });
    expect(poem.understood.filter(({ slot }) => slot === "unread")[0]?.alternatives).toEqual([]);
  });

  it("says which word it read as another", async () => {
    const answer = await rendered("whats the divdend of KO", context);
    expect(answer.text).toMatch(/^“divdend” was read as “dividend”\./);
  });

  it("names what an answer leaves out, before it", async () => {
    const partly: [string, RegExp][] = [
      ["P/E of NVDA in 2023", /^P\/E: only the present value is known, not one for that time\.\n[\s\S]*P\/E of NVDA/],
      ["price target of MSFT last year", /^Price target: only the present value is known/],
    ];
    for (const [question, says] of partly) expect((await rendered(question, context)).text, question).toMatch(says);
  });

  it("answers the questions of a text one after the other", async () => {
    const both = await rendered("How much cash do I have? And what's the RSI(14) of NVDA?", context);
    expect(both.text).toMatch(/in cash \[1\][\s\S]*Relative Strength Index \(14\): [\d.]+ \[2\]/);
    const half = await rendered("What is the beta of NVDA? What about its purple elephants?", context);
    expect(half.text).toMatch(/Beta of NVDA[\s\S]*“purple”, “elephants”/);
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
    expect(understood.map(({ text }) => text)).toEqual(["NVDA", "Wertentwicklung", "01.01.2026 bis 04.03.2026"]);
    expect(understood.flatMap(({ alternatives }) => alternatives.map(({ label }) => label))).toEqual(
      expect.arrayContaining(["Kurs", "Dividenden", "Letztes Jahr"]),
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
    ["max pain, what is it?", "Max pain"],
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
