import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AssistantContext } from "#contract/assistant.ts";
import { financeTerms } from "#core/glossary/finance-terms.ts";
import { apiOver } from "../../../../tests/support/api-over.ts";
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
  ["/compare NVDA MSFT KO AAPL SPY QQQ", ["compare_symbols"], /^Left out of the comparison: QQQ\./],
  ["Price target of MSFT", ["get_estimates"], /mean price target of \*\*\$[\d.]+\*\*/],
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
    /(?:KO: \*\*\$0\.51\*\* a share[^\n]*\n){3}/,
  ],
  ["rank my stocks by market cap", ["get_quotes"], /^Market capitalisation, highest first:/],
  ["put/call ratio for nvda", ["get_implied_move"], /^- Put\/call ratio of NVDA by volume: \*\*[\d.]+\*\* \[1\]/],
  [
    "$100 a month into KO since 2015",
    ["investment_plan"],
    /put into KO in 135 purchases, one every month from \d January 2015/,
  ],
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
    /Worst month: \*\*−[\d.]+%\*\*, the month that began on 1 \w+ 20\d\d/,
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
    /not annualised[\s\S]*\*\*SPY\*\*.*: \*\*[+−][\d.]+%[\s\S]*Difference: \*\*[+−][\d.]+ points/,
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
    ["get_estimates", "get_quotes"],
    /mean price target[\s\S]*MSFT is at/,
  ],
  ["How did SPY do over the last decade?", ["get_price_history"], /from \d+ March 2016 to 4 March 2026/],
  [
    "gbp usd today vs a year ago",
    ["get_exchange_rates", "get_exchange_rates"],
    /on 4 March 2025[\s\S]*on 4 March 2026/,
  ],
  [
    "whats the differnce between an etf and a mutual fund",
    ["explain", "explain"],
    /\*\*ETF\*\*[\s\S]*\*\*Mutual fund\*\*/,
  ],
  ["What can I expect in dividends over the next twelve months?", ["get_income"], /Expected in the next twelve: \$/],
  ["Economic events?", ["get_calendar"], /\[\[table 1\]\]/],
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
    expect(removal.tools).toEqual([]);
  });

  it("says that it reads English only, and which commands there are", async () => {
    for (const question of [
      "Wie geht es dir",
      "¿Cuánto es mi cartera?",
      "Quel est mon portefeuille",
      "Сколько стоит AAPL",
    ]) {
      const answer = await rendered(question, context);
      expect(answer.text).toBe("Computed answers, without AI, are understood in English only.");
    }
    const unknown = await computedAnswer("/foo NVDA", context, { context: whole });
    expect(unknown.text).toMatch(/^There is no command `\/foo`\. Commands: `\/compare/);
    expect(unknown.sources).toEqual([]);
  });

  it("says that a name is not known, and offers search", async () => {
    const answer = await computedAnswer("How is Palantir doing?", context, { context: whole });
    expect(answer.text).toMatch(
      /^I understood Performance, but .*I don't understand “Palantir” in it\.\n\nSearch offers/,
    );
    const unknown = await computedAnswer("ZZZQX", context, { context: whole });
    expect(unknown.text).toMatch(/^No data available for symbol: ZZZQX\n\nSearch offers/);
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
    const refused: [string, RegExp][] = [
      ["What was my portfolio worth on 03/04/2025?", /isn't one clear day/],
      ["Is NVDA a purple elephant?", /I don't understand “purple”, “elephant”/],
      ["carbon footprint of Apple", /I don't understand “carbon”, “footprint”/],
      ["price of NVDA without dividends", /I don't understand “without”/],
      ["Which of my stocks sing?", /I don't understand .*“sing”/],
      ["change of NVDA after its last report", /I don't understand .*“after”/],
      ["12 shares of NVDA before the split, how many is that now?", /I don't understand .*“before”/],
      ["What is the implied beta of NVDA?", /I don't understand “implied”/],
      ["dividends of the KO shares I sold", /I don't understand “sold”/],
      ["highest dividend of KO", /I don't understand “highest”/],
      ["dividends of KO in euros", /I don't understand “euros”/],
      ["beta of NVDA if I had $500", /I don't understand|To work this out/],
      ["How much of Apple does Nvidia own?", /I don't understand “own”/],
      ["my dividends by country", /I don't understand “by country”/],
      ["last beta of NVDA", /I don't understand “last”/],
      ["Is NVDA on my watchlist?", /I don't understand “my watchlist”/],
      ["which of my holdings are worth more than €1,000", /Name the bound in it/],
      ["What is my XYZ portfolio worth?", /I don't understand “XYZ”/],
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
    const poem = await computedAnswer("Write me a poem", context, { context: whole });
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

  it("explains every term of the glossary", async () => {
    for (const { name } of financeTerms) {
      const answer = await computedAnswer(`/explain ${name}`, context, { context: whole });
      expect(answer.text).toContain(`**${name}**`);
    }
  });
});

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
