import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AssistantContext } from "#contract/assistant.ts";
import { englishWords } from "#core/words/english-words.ts";
import { apiOver } from "../../../tests/support/api-over.ts";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";
import { startEcbUpstream, type EcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { inEnglish } from "#core/assistant/suggestion.ts";
import { createAnswerSources } from "./answer-sources.ts";
import { checkedText } from "./checked-text.ts";
import { computedAnswer } from "./computed/index.ts";
import { type Answered, followUps as suggestionsAfter } from "./follow-ups.ts";
import type { ToolContext } from "./tool.ts";

const followUps = (answer: Answered): string[] => suggestionsAfter(answer).map(inEnglish);

const answered = (more: Partial<Answered> = {}): Answered => ({
  question: "What does NVDA cost?",
  before: [],
  text: "NVDA is at $178.88 [1].",
  figures: [{ symbol: "NVDA", sourceNumber: 1 }],
  sources: [{ number: 1, kind: "quote", symbol: "NVDA" }],
  held: new Set(["NVDA"]),
  ...more,
});

describe("follow-up questions", () => {
  it("ask for other measures of what an answer is about", () => {
    expect(followUps(answered())).toEqual([
      "How has NVDA done this year?",
      "What is in the news about NVDA?",
      "How much of my portfolio is NVDA?",
    ]);
  });

  it("leave out what is not held, what the answer has, and what was asked before", () => {
    expect(
      followUps(
        answered({
          before: ["how has @nvda done this year"],
          text: "NVDA is at $178.88 [1]. “Chips” [2]",
          sources: [
            { number: 1, kind: "quote", symbol: "NVDA" },
            { number: 2, kind: "news", symbol: "NVDA" },
          ],
          held: new Set(),
        }),
      ),
    ).toEqual(["Why is NVDA rated so?", "When does NVDA report earnings?"]);
  });

  it("are not offered below help, which is about the app", () => {
    expect(followUps(answered({ figures: [], sources: [{ number: 1, kind: "help", symbol: null }] }))).toEqual([]);
  });

  it("do not count a source that was read and not used", () => {
    const sources = [
      { number: 1, kind: "quote", symbol: "NVDA" },
      { number: 2, kind: "news", symbol: "NVDA" },
      { number: 3, kind: "holdings", symbol: null },
    ];
    expect(followUps(answered({ sources }))).toContain("What is in the news about NVDA?");
  });

  it("mark a symbol that is a word as well", () => {
    const [first] = followUps(
      answered({
        question: "What does @ALL cost?",
        figures: [{ symbol: "ALL", sourceNumber: 1 }],
        sources: [{ number: 1, kind: "quote", symbol: "ALL" }],
      }),
    );
    expect(first).toBe("How has @ALL done this year?");
  });

  it("are none where an answer draws on nothing", () => {
    expect(followUps(answered({ figures: [], text: "This is not computed.", sources: [] }))).toEqual([]);
  });
});

describe("each follow-up question", () => {
  const now = "2026-03-04T16:00:00Z";
  const context = AssistantContext.parse({});
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let toolContext: ToolContext;
  beforeAll(async () => {
    const clock = { now: () => Date.parse(now) };
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    server = await startTestServer({ CLOCK: now, YAHOO_BASE_URL: yahoo.url, ECB_BASE_URL: ecb.url });
    const visitor = server.visitor();
    await visitor.signUp();
    for (const [symbol, price] of [
      ["NVDA", "131.20"],
      ["MSFT", "380"],
      ["KO", "61"],
    ])
      await visitor.post("/api/portfolio/transactions", {
        type: "buy",
        symbol,
        date: "2025-03-04",
        quantity: "12",
        price,
        currency: "USD",
      });
    toolContext = {
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

  const nextOf = async (question: string) => {
    const made = await computedAnswer(question, toolContext, { context });
    const sources = createAnswerSources({ amounts: "full" });
    sources.add(made.sources);
    const { text, grounded } = checkedText(made.text, "code", sources, {
      question,
      today: now.slice(0, 10),
      defaultSubject: null,
    });
    const figures = sources.figures(grounded);
    return {
      made,
      next: followUps({
        question,
        before: [],
        text,
        figures,
        sources: sources.shown(grounded),
        held: new Set(["NVDA", "MSFT", "KO"]),
      }),
    };
  };

  it("is answered without a model, and goes on to others", async () => {
    const open = [
      "What does NVDA cost?",
      "What does AAPL cost?",
      "SPY",
      "Why is KO rated so?",
      "Compare NVDA and MSFT",
      "What moved me today?",
      "Biggest positions?",
      "How am I doing?",
      "Next dividends?",
      "What are my risks?",
      "My allocation by sector",
      "How is the market?",
      "What is due this week?",
      "News about MSFT",
      "How did NVDA do this year?",
    ];
    const seen = new Set(open);
    const without: string[] = [];
    for (const question of open) {
      const { made, next } = await nextOf(question);
      expect([question, made.tools.map(({ name, ok }) => [name, ok])]).not.toEqual([question, []]);
      expect([question, made.tools.every(({ ok }) => ok)]).toEqual([question, true]);
      expect([question, made.text]).not.toEqual([question, expect.stringContaining("not understood")]);
      if (next.length === 0) without.push(question);
      // One round of follow-ups of follow-ups names every kind there is.
      if (seen.size < 80)
        for (const one of next)
          if (!seen.has(one)) {
            seen.add(one);
            open.push(one);
          }
    }
    expect(without).toEqual([]);
    expect(seen.size).toBeGreaterThan(25);
  });
});
