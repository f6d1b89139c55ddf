import { describe, expect, it } from "vitest";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";
import { buildIssue, type IssueInput } from "./build-issue.ts";
import { issueSections, type IssueStory } from "./issue.ts";
import { issuePeriod, issueTitle } from "./issue-period.ts";
import { spoken } from "./issue-parts.ts";
import { issueQuestion, type QuestionFacts } from "./issue-question.ts";

const { newsletter: words } = await wordsIn(writingOf({ language: "en", numbers: null, dates: "day-month" }));
const period = { from: "2026-11-14", to: "2026-11-20" };
const calm: QuestionFacts = {
  largest: { symbol: "NVDA", weight: 0.08, weightBefore: 0.08 },
  cashShare: 0.05,
  foreignShare: 0.1,
  lastTransactionDay: "2026-10-01",
  today: "2026-11-21",
};
const story = (title: string, symbol: string, publishedAt = "2026-11-18T10:00:00.000Z"): IssueStory => ({
  title,
  url: `https://example.org/${encodeURIComponent(title)}`,
  source: "Example",
  publishedAt,
  symbols: [symbol],
});
const input: IssueInput = {
  language: "en",
  words,
  cadence: "weekly",
  period,
  sections: issueSections,
  portfolio: {
    result: {
      baseCurrency: "USD",
      gain: "1904.00",
      returnRatio: 0.015,
      benchmark: { symbol: "SPY", name: "S&P 500", returnRatio: 0.009, difference: 0.006 },
      course: [],
    },
    contributions: [
      { symbol: "MSFT", name: null, gain: "402.00" },
      { symbol: "TSLA", name: null, gain: "-388.00" },
      { symbol: "NVDA", name: null, gain: "1120.00" },
      { symbol: "AAPL", name: null, gain: "0" },
    ],
    payments: [
      { date: "2026-12-03", symbol: "KO", amount: "54.70", isAnnounced: true },
      { date: "2026-11-25", symbol: "MSFT", amount: "100.00", isAnnounced: false },
      { date: "2027-01-03", symbol: "JNJ", amount: "900.00", isAnnounced: true },
    ],
    question: calm,
  },
  watched: [],
  stories: [],
  ahead: { from: "2026-11-21", to: "2026-12-04" },
  events: [],
  missing: [],
  sources: [],
  dataAsOf: null,
};
const headlineText = (issue: ReturnType<typeof buildIssue>) => issue.headline.map(({ text }) => text).join("");

describe("an issue", () => {
  it("sums up the period in one sentence, with the amount marked", () => {
    const issue = buildIssue(input);
    expect(headlineText(issue)).toBe(
      "In the week to 20 November you gained $1,904.00 (+1.50%); time-weighted, 0.60 points above S&P 500.",
    );
    expect(issue.headline.filter(({ isAmount }) => isAmount)).toMatchObject([
      { text: "$1,904.00", isAmount: true, fact: { label: "Total gain", unit: "money" } },
    ]);
  });

  it("carries the fact of every number, and no digit of a value in its words", () => {
    const issue = buildIssue(input);
    expect(
      issue.headline.flatMap(({ text, fact }) => (fact === undefined ? [] : [[text, fact.label, fact.period]])),
    ).toEqual([
      ["$1,904.00", "Total gain", "2026-11-14/2026-11-20"],
      ["+1.50%", "Your return", "2026-11-14/2026-11-20"],
      ["0.60 points", "Time-weighted return minus the benchmark's", "2026-11-14/2026-11-20"],
    ]);
    const asked = issueQuestion({ ...calm, largest: { symbol: "NVDA", weight: 0.2, weightBefore: 0.15 } }, words) ?? [];
    for (const { text, fact } of [...issue.headline.slice(1), ...asked])
      if (fact === undefined) expect(text.replace("S&P 500", "")).not.toMatch(/\d/);
  });

  it("reports an unknown result instead of zero", () => {
    const { portfolio } = input;
    if (portfolio === null) throw new Error("there is one");
    const result = { ...portfolio.result, gain: null, returnRatio: null };
    expect(headlineText(buildIssue({ ...input, portfolio: { ...portfolio, result } }))).toContain("is unknown");
  });

  it("names the biggest gainers and losers, and leaves out unchanged holdings", () => {
    const { movers } = buildIssue(input);
    expect(movers?.up.map(({ symbol }) => symbol)).toEqual(["NVDA", "MSFT"]);
    expect(movers?.down.map(({ symbol }) => symbol)).toEqual(["TSLA"]);
  });

  it("adds up only the dividends of the next fourteen days", () => {
    const { ahead } = buildIssue(input);
    expect(ahead?.cash).toBe("154.70");
    expect(ahead?.payments.map(({ symbol }) => symbol)).toEqual(["MSFT", "KO"]);
  });

  it("chooses five stories of the period, in turn from the biggest movers, each headline once", () => {
    const stories = [
      ...["a", "b", "c", "d", "e"].map((title) => story(`NVDA ${title}`, "NVDA")),
      story("NVDA a", "NVDA", "2026-11-19T10:00:00.000Z"),
      story("MSFT one", "MSFT"),
      story("TSLA one", "TSLA"),
      story("TSLA long ago", "TSLA", "2026-10-18T10:00:00.000Z"),
      story("About somebody else", "XOM"),
    ];
    const titles = buildIssue({ ...input, stories }).stories?.map(({ title }) => title);
    expect(titles).toEqual(["NVDA a", "MSFT one", "TSLA one", "NVDA b", "NVDA c"]);
  });

  it("prefers headlines that name the company to newer ones that don't", () => {
    const { portfolio } = input;
    if (portfolio === null) throw new Error("there is one");
    const contributions = [{ symbol: "AAPL", name: "Apple Inc.", gain: "10.00" }];
    const stories = [
      story("Dow falls from record", "AAPL", "2026-11-19T10:00:00.000Z"),
      story("Apple's suppliers hire", "AAPL", "2026-11-17T10:00:00.000Z"),
      story("Pineapple harvest", "AAPL", "2026-11-18T10:00:00.000Z"),
      story("What AAPL holders ask", "AAPL", "2026-11-16T10:00:00.000Z"),
    ];
    const titles = buildIssue({ ...input, portfolio: { ...portfolio, contributions }, stories }).stories;
    expect(titles?.map(({ title }) => title)).toEqual([
      "Apple's suppliers hire",
      "What AAPL holders ask",
      "Dow falls from record",
      "Pineapple harvest",
    ]);
  });

  it("leaves out disabled sections", () => {
    const issue = buildIssue({ ...input, sections: ["stories"] });
    expect([issue.result, issue.movers, issue.ahead, issue.question]).toEqual([null, null, null, null]);
    expect(issue.stories).toEqual([]);
  });

  it("covers the watchlist if there are no holdings", () => {
    const watched = [
      { symbol: "AAPL", name: null, gain: null, ratio: 0.02 },
      { symbol: "TSLA", name: null, gain: null, ratio: -0.05 },
      { symbol: "NEW", name: null, gain: null, ratio: null },
    ];
    const issue = buildIssue({ ...input, portfolio: null, watched });
    expect(issue.kind).toBe("watchlist");
    expect(headlineText(issue)).toBe(
      "In the week to 20 November 1 of 2 on your watchlist rose. TSLA moved the most, by −5%.",
    );
    expect(issue.result).toBeNull();
    expect(issue.ahead?.cash).toBeNull();
    expect(spoken(issue.question ?? [])).toContain("TSLA fell 5%");
  });
});

describe("the period of an issue", () => {
  it.each([
    ["daily", "2026-11-20", { from: "2026-11-20", to: "2026-11-20" }, "Friday 20 November 2026"],
    ["weekly", "2026-11-20", period, "Week to 20 November 2026"],
    ["monthly", "2026-02-28", { from: "2026-02-01", to: "2026-02-28" }, "February 2026"],
    ["monthly", "2026-11-20", { from: "2026-10-21", to: "2026-11-20" }, "Month to 20 November 2026"],
  ] as const)("of a %s one to %s", (cadence, lastDay, days, title) => {
    expect(issuePeriod(cadence, lastDay)).toEqual(days);
    expect(issueTitle(cadence, days, words)).toBe(title);
  });
});

describe("the question of an issue", () => {
  it.each([
    [
      { largest: { symbol: "NVDA", weight: 0.182, weightBefore: 0.169 } },
      "NVDA is now 18.2% of your portfolio, 1.30 points more",
    ],
    [{ cashShare: 0.24 }, "24% of your portfolio is cash"],
    [{ foreignShare: 0.5 }, "50% of your portfolio is in foreign currencies"],
    [{ lastTransactionDay: "2026-04-01" }, "a transaction for more than 6 months"],
    [{ largest: { symbol: "NVDA", weight: 0.18, weightBefore: 0.18 } }, "NVDA is your largest holding, with 18%"],
  ])("is based on %j", (facts, expected) => {
    expect(spoken(issueQuestion({ ...calm, ...facts }, words) ?? [])).toContain(expected);
  });

  it("is left out if no rule applies", () => {
    expect(issueQuestion(calm, words)).toBeNull();
  });
});
