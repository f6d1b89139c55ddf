import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AssistantContext } from "#contract/assistant.ts";
import { apiOver } from "../../../../tests/support/api-over.ts";
import { englishWords } from "#core/words/english-words.ts";
import { startTestServer, type TestServer } from "../../../../tests/support/test-server.ts";
import { startEcbUpstream, type EcbUpstream } from "../../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { createAnswerSources } from "../answer-sources.ts";
import type { ToolContext } from "../tool.ts";
import { computedAnswer } from "./computed-answer.ts";

const now = "2026-03-04T16:00:00Z";

/** Questions about markets and companies, and what the answer says. */
const questions: readonly (readonly [string, RegExp])[] = [
  // Indicators with the numbers and the bars that are named.
  ["is NVDA overbought?", /^(?![^]*SMA)[^]*\*\*RSI \(14\)\*\* at /],
  ["macd crossover on msft?", /^\*\*The MACD of MSFT is /],
  // A figure then and now.
  // Figures that are worked out.
  ["trailing p e of microsoft and the forward one", /P\/E of MSFT[^]*expected earnings of MSFT/],
  ["upside to mean PT nvda", /Mean price target of NVDA against that price: \*\*\+[\d.]+%\*\*/],
  // Groups.
  ["top gainers in the S&P 500 today", /^Movers of a single index aren't known\./],
  ["most active by volume this morning", /^Most traded in the United States today/],
  // Closing prices.
  ["lowest Google has been since 5 January 2026", /^High of GOOGL: [^]*; low: /],
  ["jpm open high low close for yesterday", /^JPM on 3 March 2026 \[1\]:\n\n- Open: /],
  ["How far is BTC below its record?", /The last close is −[\d.]+% from that high/],
  // Reports and analysts.
  ["has the eps estimate for tesla been cut lately", /in thirty days, from \$[\d.]+ to \$[\d.]+/],
  ["how many analysts say buy on coca cola", /^- Analysts' views of KO/],
  ["rating changes", /NVDA/],
  // Funds.
  ["How much overlap is there between SPY and QQQ?", /^\*\*SPY and QQQ overlap by at least [\d.]+%\*\*/],
  ["sector split of qqq", /^Sectors of QQQ \[1\]:\n\n- “Technology”: /],
  // Others.
  ["what sector is amazon in, tech or retail?", /Sector: “Consumer Cyclical”/],
  ["dividend history of JNJ, per share, since 2020", /Dividends per share of JNJ by calendar year/],
];

/** Questions that are refused: their answer would be the answer to another one. */

describe("answers about markets and companies", () => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let context: ToolContext;
  const clock = { now: () => Date.parse(now) };

  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    server = await startTestServer({ CLOCK: now, YAHOO_BASE_URL: yahoo.url, ECB_BASE_URL: ecb.url });
    const visitor = server.visitor();
    await visitor.signUp();
    for (const fields of [
      { type: "deposit", amount: "9000", date: "2025-02-03" },
      { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20" },
      { type: "buy", symbol: "KO", date: "2025-04-02", quantity: "20", price: "61" },
    ])
      await visitor.post("/api/portfolio/transactions", { currency: "USD", ...fields });
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

  it.each(questions)("answers “%s”", async (question, says) => {
    const answer = await rendered(question, context);
    expect(answer.text).toMatch(says);
    expect(answer.text).not.toMatch(/null|undefined|NaN|\{\{/);
    expect(answer.unknown).toEqual([]);
  });
});

/** The rendered answer, with the numbers in it that are no facts. */
async function rendered(question: string, context: ToolContext): Promise<{ text: string; unknown: string[] }> {
  const answer = await computedAnswer(question, context, { context: AssistantContext.parse({}) });
  const sources = createAnswerSources({ amounts: "full" });
  sources.add(answer.sources);
  const { text, figures } = sources.render(answer.text);
  return {
    text,
    unknown: figures.filter(({ state }) => state === "not-found").map(({ start, end }) => text.slice(start, end)),
  };
}
