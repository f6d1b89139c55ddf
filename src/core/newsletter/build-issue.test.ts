import { describe, expect, it } from "vitest";
import { buildIssue, type IssueInput } from "./build-issue.ts";
import { issueSections, type IssueStory } from "./issue.ts";
import { issuePeriod, issueTitle } from "./issue-period.ts";
import { issueQuestion, type QuestionFacts } from "./issue-question.ts";

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
const said = (issue: ReturnType<typeof buildIssue>) => issue.headline.map(({ text }) => text).join("");

describe("an issue", () => {
  it("says the period in one sentence, with the amount marked as the user's own", () => {
    const issue = buildIssue(input);
    expect(said(issue)).toBe(
      "In the week to 20 November you gained $1,904.00 (+1.50%), 0.60 points more than S&P 500.",
    );
    expect(issue.headline.filter(({ isAmount }) => isAmount)).toEqual([{ text: "$1,904.00", isAmount: true }]);
  });

  it("says that a result is not known instead of nought", () => {
    const { portfolio } = input;
    if (portfolio === null) throw new Error("there is one");
    const result = { ...portfolio.result, gain: null, returnRatio: null };
    expect(said(buildIssue({ ...input, portfolio: { ...portfolio, result } }))).toContain("is not known");
  });

  it("names who moved you up and down, the largest first, and nobody who did not move", () => {
    const { movers } = buildIssue(input);
    expect(movers?.up.map(({ symbol }) => symbol)).toEqual(["NVDA", "MSFT"]);
    expect(movers?.down.map(({ symbol }) => symbol)).toEqual(["TSLA"]);
  });

  it("adds up the dividends of the next fourteen days alone", () => {
    const { ahead } = buildIssue(input);
    expect(ahead?.cash).toBe("154.70");
    expect(ahead?.payments.map(({ symbol }) => symbol)).toEqual(["MSFT", "KO"]);
  });

  it("chooses five stories of the period, in turn about whoever moved most, each headline once", () => {
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

  it("prefers headlines that name the company to newer ones that only concern it", () => {
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

  it("leaves out the sections that are switched off", () => {
    const issue = buildIssue({ ...input, sections: ["stories"] });
    expect([issue.result, issue.movers, issue.ahead, issue.question]).toEqual([null, null, null, null]);
    expect(issue.stories).toEqual([]);
  });

  it("is about what is watched where nothing is held", () => {
    const watched = [
      { symbol: "AAPL", name: null, gain: null, ratio: 0.02 },
      { symbol: "TSLA", name: null, gain: null, ratio: -0.05 },
      { symbol: "NEW", name: null, gain: null, ratio: null },
    ];
    const issue = buildIssue({ ...input, portfolio: null, watched });
    expect(issue.kind).toBe("watchlist");
    expect(said(issue)).toBe("In the week to 20 November 1 of 2 on your watchlist rose; TSLA moved most, by −5%.");
    expect(issue.result).toBeNull();
    expect(issue.ahead?.cash).toBeNull();
    expect(issue.question).toContain("TSLA fell 5%");
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
    expect(issueTitle(cadence, days)).toBe(title);
  });
});

describe("the question of an issue", () => {
  it.each([
    [
      { largest: { symbol: "NVDA", weight: 0.182, weightBefore: 0.169 } },
      "NVDA is now 18.2% of your portfolio, 1.30 points more",
    ],
    [{ cashShare: 0.24 }, "24% of your portfolio is cash"],
    [{ foreignShare: 0.5 }, "50% of your portfolio is in other currencies"],
    [{ lastTransactionDay: "2026-04-01" }, "nothing for more than 6 months"],
    [{ largest: { symbol: "NVDA", weight: 0.18, weightBefore: 0.18 } }, "NVDA is your largest holding, with 18%"],
  ])("is asked because of %j", (facts, words) => {
    expect(issueQuestion({ ...calm, ...facts })).toContain(words);
  });

  it("is left out where nothing gives rise to one", () => {
    expect(issueQuestion(calm)).toBeNull();
  });
});
