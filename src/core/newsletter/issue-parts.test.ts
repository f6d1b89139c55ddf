import { describe, expect, it } from "vitest";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";
import type { Issue } from "./issue.ts";
import { issueAsks } from "./issue-asks.ts";
import { chartWords, issueParts } from "./issue-parts.ts";

const { newsletter: words } = await wordsIn(writingOf({ language: "en", numbers: null, dates: "day-month" }));
const course = ["2026-03-02", "2026-03-03", "2026-03-04"].map((date, index) => ({
  date,
  value: 100 + index,
  benchmark: 100 - index,
}));
const issue: Issue = {
  kind: "portfolio",
  cadence: "weekly",
  period: { from: "2026-02-26", to: "2026-03-04" },
  title: "Week to 4 March 2026",
  headline: [],
  prose: null,
  result: {
    baseCurrency: "USD",
    gain: "-12.50",
    returnRatio: -0.0125,
    benchmark: { symbol: "SPY", name: null, returnRatio: null, difference: null },
    course,
  },
  movers: null,
  stories: null,
  ahead: {
    from: "2026-03-05",
    to: "2026-03-18",
    baseCurrency: "USD",
    cash: "24.90",
    payments: [{ date: "2026-03-13", symbol: "MSFT", amount: "24.90", isAnnounced: true }],
    events: [
      { date: "2026-03-10", kind: "ex-dividend", symbol: "AAPL", name: null, weight: 0.242, isEstimate: false },
      { date: "2026-03-17", kind: "earnings", symbol: "AAPL", name: null, weight: null, isEstimate: true },
    ],
  },
  question: [{ text: "Why?", isAmount: false }],
  missing: [],
  sources: [],
  dataAsOf: null,
};
const linesOf = (id: string) => issueParts(issue, words).find((part) => part.id === id)?.lines ?? [];

describe("the parts of an issue in words", () => {
  it("list upcoming events by date, whatever their kind", () => {
    expect(linesOf("ahead").map(({ text, note }) => [text, note])).toEqual([
      ["$24.90 expected in 1 payment.", null],
      ["10 March 2026: AAPL ex-dividend date", "24.2% of your portfolio"],
      ["13 March 2026: MSFT dividend payment, $24.90", "announced"],
      ["17 March 2026: AAPL earnings (estimated date)", null],
    ]);
  });

  it("leave out a company name that equals its symbol", () => {
    const mover = { symbol: "NKE", gain: "12.50", ratio: null };
    const movers = {
      baseCurrency: "USD",
      up: [
        { ...mover, name: "NKE" },
        { ...mover, name: "Nike, Inc." },
      ],
      down: [],
    };
    const lines = issueParts({ ...issue, movers }, words).find(({ id }) => id === "movers")?.lines ?? [];
    expect(lines.map(({ text, note }) => [text, note])).toEqual([
      ["▲ NKE +$12.50", null],
      ["▲ NKE +$12.50", "Nike, Inc."],
    ]);
  });

  it("mark figures as up or down, and an unknown one as unknown", () => {
    expect(linesOf("result").map(({ text, cells }) => [text, cells?.tone])).toEqual([
      ["Total gain: −$12.50", "down"],
      ["Your return: −1.25%", "down"],
      ["SPY: unknown", null],
    ]);
  });

  it("describe a chart of three days, and none of two", () => {
    expect(chartWords(issue, words)).toEqual({
      sentence:
        "Value of your portfolio: $100.00 on 2 March 2026, $102.00 on 4 March 2026. The same payments into SPY: $98.00.",
      from: "Mon 2 Mar",
      to: "Wed 4 Mar",
      portfolio: "Your portfolio: $102.00",
      benchmark: "The same payments into SPY: $98.00",
      axis: ["$102.20", "$100.00", "$97.80"],
    });
    const { result } = issue;
    if (result === null) throw new Error("there is one");
    expect(chartWords({ ...issue, result: { ...result, course: course.slice(0, 2) } }, words)).toBeNull();
  });

  it("end with the model's question if there is one", () => {
    const prose = { phrases: [], question: [{ text: "What for?", isAmount: false }], model: "a model" };
    expect(issueAsks({ ...issue, prose })).toEqual(prose.question);
    expect(issueAsks({ ...issue, prose: { ...prose, question: null } })).toEqual([{ text: "Why?", isAmount: false }]);
    expect(issueAsks({ prose: null, question: null })).toBeNull();
  });
});
