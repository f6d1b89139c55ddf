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
  ["rsi nvda 14d", /^Indicators of NVDA on daily bars \[1\]:[^]*Relative Strength Index \(14\): [\d.]+ \[1\]$/],
  ["bollinger bands for coca cola, 20 days two sigma", /Bollinger Bands \(20, 2\) upper: /],
  ["is KO near the upper bollinger band", /Close of the bar: [^]*Bollinger Bands \(20, 2\) upper: /],
  ["ADX tsla weekly", /^Indicators of TSLA on weekly bars \[1\]:/],
  ["MACD signal for QQQ on weekly bars", /^Indicators of QQQ on weekly bars \[1\]:/],
  ["is NVDA overbought?", /^(?![^]*SMA)[^]*\*\*RSI \(14\)\*\* at /],
  ["macd crossover on msft?", /^\*\*The MACD of MSFT is /],
  // A figure then and now.
  ["is the debt of JNJ higher than in 2023?", /^Yes\.\n\n- Debt of JNJ [^]*31 December 2023[^]*31 December 2025/],
  ["is KO making more money than it did ten years ago", /^[^]*isn't known for that time; known are these periods/],
  ["EPS of TSLA in the latest quarter compared with the same quarter a year before", /a year before isn't known/],
  ["How has Alphabet's free cash flow developed since 2023?", /31 December 2023[^]*31 December 2025/],
  ["gross margin of KO vs its five year average", /Average of the 4 fiscal years that are known: \*\*/],
  ["dollar yen on 31 december 2025 and today", /on 31 December 2025 \[1\]\.[^]*on 4 March 2026 \[2\]/],
  ["price of NVDA on 2 January 2026 and now", /NVDA closed at [^]*NVDA is at/],
  // Figures that are worked out.
  ["trailing p e of microsoft and the forward one", /P\/E of MSFT[^]*expected earnings of MSFT/],
  ["net debt to EBITDA for JNJ", /^\*\*Net debt \/ EBITDA of JNJ: [\d.]+\*\*[^]*- EBITDA: /],
  ["roic of AAPL", /^\*\*Return on invested capital of AAPL: [\d.]+%\*\*/],
  ["msft r&d as pct of sales", /^Research and development as a part of revenue, MSFT/],
  ["upside to mean PT nvda", /Mean price target of NVDA against that price: \*\*\+[\d.]+%\*\*/],
  // Groups.
  ["ev/ebitda for the whole mag 7, cheapest first", /(?:Enterprise value \/ EBITDA of [A-Z]+: [^]*){7}/],
  ["which of AAPL, MSFT and NVDA has a P/E under 40", /^\*\*2 of these 3 symbols\*\* have a P\/E below `40`/],
  ["which of NVDA, AAPL and MSFT has the lowest P/E", /^- P\/E of AAPL[^]*P\/E of MSFT[^]*P\/E of NVDA/],
  ["top gainers in the S&P 500 today", /^Movers of a single index aren't known\./],
  ["most active by volume this morning", /^Most traded in the United States today/],
  // Closing prices.
  ["how many days in a row has amazon been going up", /^Days in a row that AMZN closed (?:higher|lower) /],
  [
    "average close of KO in January 2026",
    /^\*\*Average close of KO: \$[\d.]+\*\*, over \d+ trading days from 1 January 2026/,
  ],
  ["lowest Google has been since 5 January 2026", /^High of GOOGL: [^]*; low: /],
  ["jpm open high low close for yesterday", /^JPM on 3 March 2026 \[1\]:\n\n- Open: /],
  ["How far is BTC below its record?", /The last close is −[\d.]+% from that high/],
  // Reports and analysts.
  ["Does Apple report before the bell or after, and on what day?", /^\*\*AAPL reports next on [^]*\[\[table 2\]\]/],
  ["has the eps estimate for tesla been cut lately", /in thirty days, from \$[\d.]+ to \$[\d.]+/],
  ["how many analysts say buy on coca cola", /^- Analysts' views of KO/],
  ["rating changes", /NVDA/],
  // Funds.
  ["how much nvidia is there inside QQQ", /^- \*\*NVDA\*\* is \*\*[\d.]+%\*\* of QQQ/],
  ["is tesla in the dow", /^- \*\*TSLA\*\* is \*\*[\d.]+%\*\* of DIA/],
  ["How much overlap is there between SPY and QQQ?", /^\*\*SPY and QQQ overlap by at least [\d.]+%\*\*/],
  ["overlap of my portfolio with SPY", /\*\*NVDA\*\* is [^]*KO isn't among the largest holdings of SPY/],
  ["sector split of qqq", /^Sectors of QQQ \[1\]:\n\n- “Technology”: /],
  ["top ten holdings SPY", /^The largest holdings of SPY/],
  // Others.
  ["what sector is amazon in, tech or retail?", /Sector: “Consumer Cyclical”/],
  ["short interest tsla % of float and days to cover", /^- Short interest of float of TSLA[^]*isn't known for TSLA/],
  ["convert 1,50,000 rupees to USD", /150,000\.00 INR are /],
  ["dividend history of JNJ, per share, since 2020", /Dividends per share of JNJ by calendar year/],
];

/** Questions that are refused: their answer would be the answer to another one. */
const refused: readonly (readonly [string, RegExp])[] = [
  ["weekly technical rating of NVDA", /“weekly”/],
  ["NVDA weekly change", /“weekly”/],
  ["P/E of KO vs its five year average", /^Ratios of past years can't be given/],
  ["highest P/E of NVDA", /“highest”/],
  ["What share of Amazon's operating income comes from AWS", /^Figures of segments and products/],
  ["TSLA automotive vs energy revenue split 2024", /^Figures of segments and products/],
  ["Did Apple beat or miss on revenue in the December quarter?", /^Revenue against estimates can't be given/],
  ["Altman Z score of jpm", /^Scores such as Altman Z/],
  ["what growth is priced into tesla (reverse dcf)", /^Valuations from discounted cash flows/],
  ["stock based compensation of GOOGL", /^This line of the statements can't be given/],
  ["when was KO founded", /^Founding and launch dates can't be given/],
  ["How has JNJ done over the past five years with dividends counted in?", /^Returns with dividends included/],
  ["best month of the year for the S&P historically", /^Typical moves of months/],
  ["is NVDA up in the S&P today", /“up”/],
  ["oil, brent not wti", /“not”|isn't answered/],
];

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

  it.each(refused)("refuses “%s”", async (question, says) => {
    const { text } = await rendered(question, context);
    expect(text).toMatch(/isn't answered/);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/\*\*[+−$]?\d/);
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
