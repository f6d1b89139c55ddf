import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AssistantContext } from "#contract/assistant.ts";
import { englishWords } from "#core/words/english-words.ts";
import { apiOver } from "../../../../tests/support/api-over.ts";
import { startTestServer, type TestServer } from "../../../../tests/support/test-server.ts";
import { startEcbUpstream, type EcbUpstream } from "../../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { createAnswerSources } from "../answer-sources.ts";
import type { ToolContext } from "../tool.ts";
import { computedAnswer } from "./computed-answer.ts";

const now = "2026-03-04T16:00:00Z";

describe("questions about the user's money and the app", () => {
  const clock = { now: () => Date.parse(now) };
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let server: TestServer;
  let context: ToolContext;

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
    ]) {
      const reply = await visitor.post("/api/portfolio/transactions", { currency: "USD", ...fields });
      if (reply.status !== 201) throw new Error(reply.text);
    }
    for (const symbol of ["AAPL", "TSLA"]) await visitor.post("/api/watchlist", { symbol });
    context = {
      api: apiOver(visitor),
      userId: "",
      today: now.slice(0, 10),
      question: "",
      words: englishWords,
      facts: () => [],
    };
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  async function rendered(question: string, asking = context) {
    const answer = await computedAnswer(question, asking, { context: AssistantContext.parse({}) });
    const sources = createAnswerSources({ amounts: "full" });
    sources.add(answer.sources);
    const { text, figures } = sources.render(answer.text);
    expect(figures.filter(({ state }) => state === "not-found")).toEqual([]);
    expect(text).not.toMatch(/\{\{|null|undefined|NaN/);
    return { ...answer, text };
  }

  it.each([
    ["How much of my portfolio is in the United States?", /United States\*\*: [^]*Funds\*\*: /],
    ["How much do I have in technology?", /Technology\*\*: [^]*Funds\*\*: /],
    ["How much of my portfolio is in Japan?", /Nothing[^]*Japan[^]*Funds\*\*: /],
  ])("says beside a part what funds are, that aren't broken down: %s", async (question, says) => {
    const visitor = server.visitor();
    await visitor.signUp();
    for (const symbol of ["NVDA", "SPY"]) {
      const bought = { type: "buy", symbol, date: "2025-03-04", quantity: "1", price: "100", currency: "USD" };
      expect((await visitor.post("/api/portfolio/transactions", bought)).status).toBe(201);
    }
    const { text, notices } = await rendered(question, { ...context, api: apiOver(visitor) });
    expect(text).toMatch(says);
    expect(notices.map(({ detail }) => detail)).toContain(
      "Funds are counted as funds: what they hold isn't broken down and is in no other part.",
    );
  });

  it.each([
    [
      "record sale: 3 NVDA @ 185.20 on 2 March",
      { type: "sell", symbol: "NVDA", quantity: "3", price: "185.2", date: "2026-03-02" },
    ],
    ["record a sale of three nvidia shares on 27 feb 2026 at market close", { type: "sell", quantity: "3" }],
    [
      "uh put in that I got um fourteen dollars fifty dividend from coca cola on monday",
      { type: "dividend", symbol: "KO", amount: "14.5", date: "2026-03-02" },
    ],
    ["book dividend from ko 12 dollars 75 received on monday", { type: "dividend", amount: "12.75" }],
    [
      "deposited two thousand euros on the first of march please note it",
      { type: "deposit", amount: "2000", currency: "EUR", date: "2026-03-01" },
    ],
    ["I took out 200 dollars on the 3rd of march", { type: "withdrawal", amount: "200", date: "2026-03-03" }],
    // An amount after "for" is the price of all shares or of one, by what a share cost on that day.
    ["bought 5 NVDA for 700", { type: "buy", quantity: "5", price: "140" }],
    ["bought 5 NVDA for 140", { type: "buy", quantity: "5", price: "140" }],
    ["bought half a bitcoin on feb 12 for thirty four thousand dollars", { quantity: "0.5", price: "68000" }],
  ])("offers to record “%s”", async (question, input) => {
    const answer = await rendered(question);
    expect(answer.proposals, answer.text).toMatchObject([{ kind: "transaction", input }]);
  });

  it.each([
    "bought 5 NVDA for 5000",
    "sell in may and go away on the s&p, did it work the past twenty years",
    "dividend yield of KO on 2 March",
    "record high of NVDA in 2025",
    "how much would a sale of 3 NVDA bring",
  ])("records nothing for “%s”", async (question) => {
    expect((await rendered(question)).proposals).toEqual([]);
  });

  it.each([
    ["add meta to my watch list", ["META"]],
    ["stick netflix on the watchlist", ["NFLX"]],
    ["I want to follow Intel", ["INTC"]],
    ["Please remove Apple from the list I am watching, and put JPMorgan there instead", ["JPM"]],
    ["Is NVDA on my watchlist?", []],
    ["Why should I follow Intel", []],
    ["remove Apple and Tesla from my watchlist", []],
  ])("offers to watch what “%s” names: %j", async (question, symbols) => {
    const { proposals } = await rendered(question);
    expect(proposals.map(({ kind, input }) => [kind, input["symbol"]])).toEqual(symbols.map((one) => ["watch", one]));
  });

  it.each([
    ["Set an alert if Coca-Cola rises by more than 4 % in one day, and one on earnings day too", 2, /by itself/],
    ["tell me when NVDA goes above 200 or below 100", 2, /by itself/],
    ["alert me when NVDA falls below 100 or RSI is under 30", 1, /No alert was prepared for “rsi is under 30”/],
    ["alert me when NVDA falls below 100 and RSI is under 30", 0, /wasn't fully understood/],
    ["add a dividend alert for KO 3 days before", 1, /An alert on KO/],
    ["alert me when nvda falls below 100 and msft rises above 500", 0, /wasn't fully understood/],
  ])("prepares the alerts of “%s” and names what it leaves out", async (question, count, says) => {
    const answer = await rendered(question);
    expect(answer.proposals.map(({ kind }) => kind)).toEqual(Array(count).fill("alert"));
    expect(answer.text).toMatch(says);
  });

  it.each([
    ["take Apple off the watchlist", /Nothing is removed from here.*\(\[Dashboard\]\(\/dashboard\)\)/s],
    ["delete the alert on apple", /Nothing is removed from here.*\(\[Alerts\]\(\/alerts\)\)/s],
    ["undo my last entry", /Nothing is changed from here.*\(\[Portfolio\]\(\/portfolio\)\)/s],
    [
      "I made a mistake, the Microsoft purchase was 4 shares not 5, can you fix that",
      /Nothing is changed from here.*\(\[Portfolio\]\(\/portfolio\)\)/s,
    ],
    ["Put all my cash into Bitcoin now, and send the order to my broker", /^Nothing is traded from here/],
  ])("says for “%s” where that is done", async (question, says) => {
    const answer = await rendered(question);
    expect(answer.text).toMatch(says);
    expect(answer.proposals).toEqual([]);
  });

  it.each([
    ["lost my phone, how to get past the second factor", "/settings/security"],
    ["switch to dark mode", "/settings/display"],
    ["dark mode where", "/settings/display"],
    ["change langauge to french", "/settings/display"],
    ["how do I stop the weekly letter from coming, or at least get it monthly", "/newsletter"],
    ["can my wife see my portfolio without being able to change anything", "/portfolio"],
    ["where do your quotes come from and how delayed are they", "/dashboard"],
    ["are your prices real time?", "/dashboard"],
    ["is my data stored on your servers or just on my device", "/settings/import-export"],
    ["How do I enter a stock split by hand?", "/portfolio"],
    ["why is my performance different from what my broker shows", "/portfolio"],
    ["how do i make a second portfolio for the kids", "/portfolio"],
    ["Can I export everything for my accountant, preferably in Excel?", "/portfolio"],
    ["can I see my portfolio without NVDA", null],
    ["can my wife see the future", null],
    ["where do the prices of used cars come from", null],
    ["is my portfolio stored energy", null],
    ["why is my broker so expensive", null],
    ["Microsoft language model where", null],
  ])("helps with “%s” on %s", async (question, address) => {
    const { text } = await rendered(question);
    if (address === null) expect(text).not.toMatch(/\(\[[^\]]+\]\(\//);
    else expect(text).toContain(`](${address}))`);
  });

  it.each([
    // The portfolio's own currency narrows nothing; another one is converted or refused.
    [
      "how much am I up in total, in dollars and in percent",
      /^\*\*Total gain: \+\$483\.80\*\*.*Fees: \$\d.*Your return \(simple\): \+5\.38%/s,
    ],
    ["Total return since I started, in dollars and percent", /^Returns from 3 February 2025/],
    ["value of everything I hold in euro", /In EUR, that is \*\*€/],
    ["my return in euros", /isn't answered.*“euros”/],
    ["how much of my money is in US dollars", /^- \*\*USD\*\*: 100%/],
    [
      "how much of my gain came from price, how much from dividends, and how much from the exchange rate?",
      /^\*\*Total gain: .*Income: .*Currency effect: /s,
    ],
    ["how much of my gain came from NVDA", /^\*\*Total gain of NVDA/],
    ["realised vs unrealised gains 2025", /Realised gain: .*Change of unrealised gain: /s],
    [
      "my return in february versus january",
      /from 1 February 2026 to 28 February 2026.*from 1 January 2026 to 31 January/s,
    ],
    ["sharpe ratio mine vs spy, last twelve months", /Sharpe ratio: \*\*/],
    // Both ends of a list.
    [
      "Which holding has made me the most money and which the least?",
      /^Best in money: \*\*KO.*Worst in money: \*\*NVDA/s,
    ],
    [
      "Which of my three positions has been the best since I bought it, and which has dragged?",
      /^Best in money: \*\*KO.*Worst in money: \*\*NVDA/s,
    ],
    ["What was my biggest single purchase?", /^- 4 March 2025: buy of \*\*NVDA\*\*/],
    ["my smallest purchase", /^- 1 April 2025: buy of \*\*MSFT\*\*/],
    ["whats on my watch list and how did it move this week", /^Your watchlist.*- \*\*AAPL\*\*: [+−][\d.]+% from /s],
    [
      "how has my watchlist done compared with what I actually own this year",
      /- \*\*AAPL\*\*: .*Returns from 1 January 2026/s,
    ],
    ["expected dividend income over the next twelve months by month", /^- Income of `2026-03`, announced: \*\*\$/],
    ["what dividends should I be receiving over the next twelve months", /^Your next payments/],
    ["what would my weights look like if i bought five more Microsoft shares", /Weight of MSFT: from 13\.6% to /],
    ["how correlated are my three stocks with each other", /^Correlation of \*\*NVDA\*\* and \*\*KO\*\*/],
    ["What's the one day value at risk at 95% for my holdings?", /Values at risk can't be given here/],
    ["show only the sells", /No transactions of the type sell/],
    ["should I buy more for dividends", /there is no advice here/],
    // A purchase of exactly a year ago has not been held for more than a year.
    ["Which of my lots have been held longer than a year?", /^You have held no open lot for more than a year \[1\]\.$/],
    ["Which of my lots have been held for less than a year?", /isn't answered.*“less”/],
    [
      "What did I earn over the last thirty days, in dollars and in percent?",
      /^\*\*Total gain: .*Your return \(simple\): /s,
    ],
    ["my performance vs QQQ since first purchase", /^Returns from 3 February 2025.*\*\*QQQ\*\*/s],
    ["Would I have been better off with SPY instead of my own stocks?", /^Returns from 3 February 2025.*\*\*SPY\*\*/s],
    ["How much have I recieved in dividends so far?", /Received in all: \*\*\$10\.20\*\*, from 3 February 2025/],
    ["dividend income 2025 by company", /^Received 2025: \*\*\$10\.20/],
    ["What is the dividend yield on my purchase price for Coca-Cola?", /Yield on cost of KO: /],
    ["What part of my holdings is in US dollars?", /^- \*\*USD\*\*: 100%/],
    ["How much of my return came from currency changes rather than share prices?", /^Currency effect: \*\*/],
    ["How risky is my portfolio compared with the market?", /^Beta against SPY: /],
    ["Show me the individual tax lots for my Nvidia position", /^\*\*You have 1 open lot of NVDA\*\*/],
    ["Which news concern the companies I hold?", /^What is written about /],
    ["What can I ask you?", /^You can ask for:/],
    ["How can I turn on two factor authentification?", /Protect your account/],
    ["How do I share my portfolio read-only with my tax adviser?", /Share the portfolio/],
    ["Can I show everything in euros instead of dollars?", /Change the currency/],
    ["How did the US market do yesterday?", /^\*\*SPY changed by .* from 2 March 2026 to 3 March 2026/],
    ["Summarize Nvidia's latest quarterly results", /^NVDA income statement, quarterly/],
    ["How far is Google below its consensus price target?", /Mean price target of GOOGL against that price: /],
    ["What was the average annual return of SPY over the past ten years?", /A year, that is /],
    ["Is the RSI on Tesla above 70?", /\*\*RSI \(14\)\*\* at /],
    ["tesla short intrest as percent of float", /Short interest of float of TSLA/],
  ])("answers “%s”", async (question, says) => {
    expect((await rendered(question)).text).toMatch(says);
  });

  it.each([
    ["what's 17.5 percent of twelve thousand four hundred", /\*\*2,170\.00\*\*/],
    ["18% of 1,50,000", /\*\*27,000\.00\*\*/],
    [
      "How much must I put away monthly to have half a million by 2050 at 5 percent?",
      /Needed each month: \*\*901\.15\*\*/,
    ],
    ["four percent rule on 640k, per month", /Spending a month: \*\*2,133\.33\*\*/],
    [
      "cost of a 0.75 fee versus a 0.07 fee on 50 thousand over 30 years at 6%",
      /Cost of the higher fee: \*\*49,461\.84\*\*/,
    ],
    ["break even price if I bought 50 at 120 and another 30 at 95 with 10 in fees", /Average price: \*\*110\.75\*\*/],
    [
      "what is 1 million worth in thirty years with inflation of two and a half percent",
      /Worth in today's money: \*\*476,742\.69\*\*/,
    ],
    ["my average price if I buy 10 at 100 and 20 at 90", /isn't answered/],
    ["average price of 50 at 120 and 30 at 95 with some fees", /isn't answered/],
    ["cost of a 0.75 fee versus a 0.07 fee on 50 thousand over 30 years", /isn't answered/],
    ["how much do I need monthly to have half a million by 2020", /isn't answered/],
  ])("works out “%s”", async (question, says) => {
    expect((await rendered(question)).text).toMatch(says);
  });

  it.each([
    ['What does it mean please when people say "yield curve inverted"?', ["explain"], /^\*\*Yield curve\*\*/],
    ["explain alpha and beta like i'm 12", ["explain", "explain"], /^\*\*Alpha\*\*.*\*\*Beta\*\*/s],
    ["define contango", ["explain"], /^\*\*Contango\*\*/],
    ["accumulating vs distributing etf, whats the difference", ["explain"], /^\*\*Accumulating fund\*\*/],
    ["What is short interest and why do people look at it?", ["explain"], /^\*\*Short interest\*\*/],
    [
      "What's a good way to read a payout ratio, and what is Coke's?",
      ["explain", "get_fundamentals"],
      /^\*\*Payout ratio\*\*.*Payout ratio of KO: /s,
    ],
    // What follows a term and names something of its own is a question of its own.
    ["What is beta and what is my beta?", ["explain", "get_performance"], /^\*\*Beta\*\*.*Beta against SPY/s],
    ["What is a moon phase and what is Apple's?", [], /isn't answered/],
  ])("explains “%s” with %j", async (question, tools, says) => {
    const answer = await rendered(question);
    expect(answer.text).toMatch(says);
    expect(answer.tools.map(({ name }) => name)).toEqual(tools);
  });

  it.each([
    [
      "buy spy when rsi drops under 30 and sell when it's over 70, how would that have gone since 2010",
      /^From 1 January 2010 to/,
    ],
    [
      "Backtest: hold MSFT only while the close is above the 50-day SMA, otherwise cash, from 2015 to 2025.",
      /^From 1 January 2015 to 31 December 2025/,
    ],
    [
      "what if i had bought nvidia every time it fell five percent in a day and kept it for a month",
      /^From 4 March 2016/,
    ],
    [
      "Backtest buying SPY whenever the RSI drops below thirty and selling above seventy, from 2015 on",
      /^From 1 January 2015/,
    ],
    ["Test a moving average crossover 50/200 on QQQ against buy and hold", /^From 4 March 2016/],
    [
      "what would two hundred bucks a month into apple since january twenty twenty have become",
      /put into AAPL in 75 purchases/,
    ],
    // What the rules' reader doesn't know stays in the sentence and stops it.
    ["Backtest: hold MSFT only while the moon is full, otherwise cash", /^Nothing was run/],
    ["what if i had bought nvidia every time it fell five percent in a day and kept it forever", /^Nothing was run/],
    ["5k into tesla at the november 2021 top", /isn't answered.*“top”/],
    ["sell in may and go away on the s&p, did it work the past twenty years", /isn't answered/],
  ])("tests or refuses “%s”", async (question, says) => {
    expect((await rendered(question)).text).toMatch(says);
  });

  // Each of these was once answered with something else, or without one of its words.
  it.each([
    ["Was Apple's revenue higher in 2024 than in 2023?", /^- Revenue of AAPL in the fiscal year to 31 December 2024/],
    ["Test an RSI 5 strategy on NVDA, buy below 20 and sell above 80", /^Nothing was run.*“RSI 5”/s],
    ["If I invest 500 a month from 2030 until 2050 at 6%, how much will I have?", /isn't answered/],
    ["Average price: bought 50 at 120 and sold 30 at 150", /isn't answered/],
    ["How much would $1000 from 20 years ago be worth today at 3% inflation?", /\*\*1,806\.11\*\*/],
    ["How much capital is needed to spend 40,000 a year under the 4% rule?", /isn't answered/],
    ["With the 4% rule, when can I retire on 500,000?", /isn't answered/],
    ["10000 at 7% for 20 years with an entry fee of 5% versus an exit fee of 2%", /isn't answered/],
    ["What are my 10 shares of NVDA worth?", /isn't answered.*“10 shares of”/],
    ["What would I have now if I had held SPY instead of KO?", /isn't answered/],
    ["I was asking about after-hours trading, so how is NVDA?", /Prices outside trading hours can't be given/],
    ["I was talking about my wife's portfolio, so what is it worth?", /isn't answered/],
    ["What is drawdown and how big is it in my portfolio?", /^(?!.*is worth)/s],
    ["What is inflation and how high is it?", /Inflation.*isn't answered/s],
    ["What is short interest and why do people look at it?", /^\*\*Short interest\*\*(?!.*SPY)/s],
    ["Have Nvidia's revenue estimates been raised lately?", /isn't answered/],
    ["How did Nvidia's stock move the last time it reported?", /isn't answered/],
    ["Compared with its 2-year average, how high is Apple's net income?", /isn't answered/],
    ["Does KO pay a dividend on the 15th?", /15 March 2026/],
    ["Is my realised or unrealised profit higher?", /isn't answered/],
    ["Was my NVDA purchase a mistake, and would selling change my return?", /isn't answered/],
    ["How many consecutive days of rising volume has NVDA had?", /^Days in a row of other figures than the price/],
    ["How many consecutive days has NVDA outperformed the S&P 500?", /^Days in a row of other figures than the price/],
    ["How did the stock market perform since I bought NVDA?", /isn't answered/],
    ["Net cash per share of AAPL", /isn't answered/],
    ["How do I reset my account?", /isn't answered/],
    ["How do I move my portfolio to another broker?", /isn't answered/],
    ["Create an earnings alert for NVDA and one for the dividend", /^(?!.*wasn't prepared|.*No alert)/s],
    ["Do I own any oil?", /isn't answered/],
    ["How much of Exxon's revenue comes from oil?", /isn't answered/],
    ["When do the European markets open?", /isn't answered/],
    ["What would 100 dollars a month into SPY from 2010 to 2015 be worth today?", /isn't answered/],
    ["How did NVDA do in the first half of January 2025?", /from 31 December 2024 to 15 January 2025/],
  ])("reads every word of “%s”", async (question, says) => {
    expect((await rendered(question)).text).toMatch(says);
  });
});
