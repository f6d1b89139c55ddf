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
    [
      "record sale: 3 NVDA @ 185.20 on 2 March",
      { type: "sell", symbol: "NVDA", quantity: "3", price: "185.2", date: "2026-03-02" },
    ],
    ["record a sale of three nvidia shares on 27 feb 2026 at the close", { type: "sell", quantity: "3" }],
    [
      "deposited 2000 euros on the 1st of march please note it",
      { type: "deposit", amount: "2000", currency: "EUR", date: "2026-03-01" },
    ],
    ["I took out 200 dollars on the 3rd of march", { type: "withdrawal", amount: "200", date: "2026-03-03" }],
    // An amount after "for" is the price of all shares or of one, by what a share cost on that day.
    ["bought 5 NVDA for 700", { type: "buy", quantity: "5", price: "140" }],
    ["bought 5 NVDA for 140", { type: "buy", quantity: "5", price: "140" }],
  ])("offers to record “%s”", async (question, input) => {
    const answer = await rendered(question);
    expect(answer.proposals, answer.text).toMatchObject([{ kind: "transaction", input }]);
  });

  it.each([
    "bought 5 NVDA for 5000",
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
    ["Is NVDA on my watchlist?", []],
    ["Why should I follow Intel", []],
    ["remove Apple and Tesla from my watchlist", []],
  ])("offers to watch what “%s” names: %j", async (question, symbols) => {
    const { proposals } = await rendered(question);
    expect(proposals.map(({ kind, input }) => [kind, input["symbol"]])).toEqual(symbols.map((one) => ["watch", one]));
  });

  it.each([
    ["Set an alert if Coca-Cola rises by more than 4 %", 1, /An alert on KO/],
    ["tell me when NVDA makes a new high and a new low", 2, /An alert on NVDA/],
    ["add a dividend alert for KO 3 days before", 1, /An alert on KO/],
    ["alert me when nvda falls below 100 and msft rises above 500", 2, /An alert on NVDA[^]*An alert on MSFT/],
    // One alert can't wait for both, and none is proposed that leaves one out.
    ["tell me when NVDA goes above 200 or below 100", 0, /isn't clear enough/],
    ["alert me when NVDA falls below 100 or RSI is under 30", 0, /isn't clear enough/],
    ["alert me when NVDA falls below 100 and RSI is under 30", 0, /isn't clear enough/],
  ])("prepares the alerts of “%s”, and none that leaves something out", async (question, count, says) => {
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
    ["switch to dark mode", "/settings/display"],
    ["How do I enter a stock split by hand?", "/portfolio"],
    ["can I see my portfolio without NVDA", null],
    ["can my wife see the future", null],
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
    // Both ends of a list.
    [
      "Which holding has made me the most money and which the least?",
      /^Best in money: \*\*KO.*Worst in money: \*\*NVDA/s,
    ],
    ["What was my biggest single purchase?", /^- 4 March 2025: buy of \*\*NVDA\*\*/],
    ["show only the sells", /No transactions of the type sell/],
    ["should I buy more for dividends", /there is no advice here/],
    // A purchase of exactly a year ago has not been held for more than a year.
    ["Show me the individual tax lots for my Nvidia position", /^\*\*You have 1 open lot of NVDA\*\*/],
    ["Which news concern the companies I hold?", /^What is written about /],
    ["What can I ask you?", /^You can ask for:/],
    ["How did the US market do yesterday?", /^\*\*SPY changed by .* from 2 March 2026 to 3 March 2026/],
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
  ])("works out “%s”", async (question, says) => {
    expect((await rendered(question)).text).toMatch(says);
  });

  it.each([
    ["define contango", ["explain"], /^\*\*Contango\*\*/],
    // What follows a term and names something of its own is a question of its own.
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
    // What the rules' reader doesn't know stays in the sentence and stops it.
    ["Backtest: hold MSFT only while the moon is full, otherwise cash", /^Nothing was run/],
    ["what if i had bought nvidia every time it fell five percent in a day and kept it forever", /^Nothing was run/],
  ])("tests or refuses “%s”", async (question, says) => {
    expect((await rendered(question)).text).toMatch(says);
  });

  // Each of these was once answered with something else, or without one of its words.
  it.each([
    ["Test an RSI 5 strategy on NVDA, buy below 20 and sell above 80", /^Nothing was run.*“RSI 5”/s],
    ["How much would $1000 from 20 years ago be worth today at 3% inflation?", /\*\*1,806\.11\*\*/],
    ["What is drawdown and how big is it in my portfolio?", /^(?!.*is worth)/s],
    ["Create an earnings alert for NVDA and one for the dividend", /^(?!.*wasn't prepared|.*No alert)/s],
  ])("reads every word of “%s”", async (question, says) => {
    expect((await rendered(question)).text).toMatch(says);
  });
});
