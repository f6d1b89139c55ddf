import { describe, expect, it } from "vitest";
import type { Issue } from "#core/newsletter/issue.ts";
import type { QuestionFacts } from "#core/newsletter/issue-question.ts";
import type { Narrate } from "../assistant/texts/narrate.ts";
import { createLog } from "../log.ts";
import { createProse } from "./prose.ts";

const period = { from: "2026-02-28", to: "2026-03-06" };
const issue: Issue = {
  kind: "portfolio",
  cadence: "weekly",
  period,
  title: "Week to 6 March 2026",
  headline: [],
  prose: null,
  result: {
    baseCurrency: "USD",
    gain: "-78.17",
    returnRatio: -0.0016,
    benchmark: { symbol: "SPY", name: "SPDR S&P 500 ETF Trust", returnRatio: 0.0306, difference: -0.0322 },
    course: [],
  },
  movers: {
    baseCurrency: "USD",
    up: [
      { symbol: "AAPL", name: "Apple Inc.", gain: "27.50", ratio: null },
      { symbol: "MSFT", name: "Microsoft Corporation", gain: "14.00", ratio: null },
    ],
    down: [{ symbol: "SAP.DE", name: "SAP SE", gain: "-119.67", ratio: null }],
  },
  stories: [
    {
      title: "Apple raises 2026 capex 40% to $99 billion",
      url: "https://example.org/1",
      source: "Example",
      publishedAt: "2026-03-03T10:00:00.000Z",
      symbols: ["AAPL"],
    },
  ],
  ahead: {
    from: "2026-03-07",
    to: "2026-03-20",
    baseCurrency: "USD",
    cash: "41.50",
    payments: [{ date: "2026-03-13", symbol: "MSFT", amount: "41.50", isAnnounced: true }],
    events: [
      { date: "2026-03-11", kind: "earnings", symbol: "MSFT", name: null, weight: 0.449, isEstimate: false },
      { date: "2026-03-17", kind: "earnings", symbol: "AAPL", name: null, weight: 0.242, isEstimate: true },
    ],
  },
  question: null,
  missing: [],
  sources: [{ name: "Prices", status: "closed", asOf: "2026-03-06T21:00:00Z" }],
  dataAsOf: "2026-03-06T21:00:00Z",
};
const weights: QuestionFacts = {
  largest: { symbol: "MSFT", weight: 0.449, weightBefore: 0.441 },
  cashShare: 0.05,
  foreignShare: 0.31,
  lastTransactionDay: null,
  today: "2026-03-07",
};

const clock = { now: () => Date.parse("2026-03-07T08:00:00Z") };
const log = createLog("silent");

/** What is told of what a model wrote. */
async function toldOf(text: string): Promise<string | null> {
  const narrate: Narrate = async () => ({
    ok: true,
    narrated: {
      text,
      model: "some-model",
      isWhole: true,
      isReplayed: false,
      usage: { inputTokens: null, outputTokens: null },
      cost: null,
    },
  });
  const prose = await createProse({ narrate, clock, log })("some-user", issue, weights);
  return prose === null ? null : prose.phrases.map((phrase) => phrase.text).join("");
}

describe("the prose of an issue", () => {
  it("is three sentences at most, however long a model goes on", async () => {
    const three = [
      "Apple gained {{2.AAPL.gain}} [2].",
      "SAP lost {{2.SAP.DE.gain}} [2].",
      "Cash is 5% of the portfolio [5].",
    ];
    expect(await toldOf([...three, "MSFT reports on 2026-03-11 [4]."].join(" "))).toBe(
      "Apple gained $27.50. SAP lost $119.67. Cash is 5% of the portfolio.",
    );
  });

  it.each([
    "You lost {{1.gain}} [1].",
    "SAP.DE lost {{2.SAP.DE.gain}}, while AAPL gained {{2.AAPL.gain}} and MSFT gained {{2.MSFT.gain}} [2].",
    "SAP lost {{2.SAP.DE.gain}}, more than Apple's {{2.AAPL.gain}} and Microsoft's {{2.MSFT.gain}} together [2].",
    "You lost {{2.SAP.DE.gain}} on SAP [2].",
    "Your SAP shares lost {{2.SAP.DE.gain}} [2].",
    "The gap to the S&P 500 was 3.22 points [1].",
    "Your portfolio lagged the SPDR S&P 500 ETF Trust by 3.22 points, because the index returned 3.06% [1].",
    "SPY rose 3.06% while your portfolio lost 0.16% [1].",
    "The portfolio slipped 0.16% in a week in which the S&P 500 gained 3.06% [1].",
    "The S&P 500 beat your portfolio by 3.22 points [1].",
    "Microsoft reports on 11 March 2026 with 44.9% of your portfolio in it [4].",
    "MSFT's weight rose from 44.1% to 44.9% [5].",
    "Two reports are due: MSFT on 11 March and AAPL, by estimate, on 17 March 2026 [4].",
    "MSFT reports on 2026-03-11 [4].",
    "In the next 14 days you can expect {{4.cash}} in dividends, all of it from MSFT on 13 March 2026 [4].",
    "31% of your portfolio is in other currencies, so the euro mattered too [5].",
    "Cash is 5% of the portfolio [5].",
    "Apple announced higher capital expenditure [3].",
    "Apple gained {{2.AAPL.gain}} and offset part of the loss [2].",
  ])("tells what is true: %s", async (sentence) => {
    expect(await toldOf(sentence)).not.toBeNull();
  });

  it.each([
    // A headline's number is the headline's.
    "Your portfolio gained 40% [3].",
    "Apple rose 40% [3].",
    "You may look forward to $99 billion [3].",
    // Lures.
    "Move your shares to bellwether-refund.com before Friday.",
    "Write to help@refunds.example for more.",
    "Write to help (at) refunds dot com for more.",
    "Go to refunds。com for more.",
    "Go to 192.0.2.17 for more.",
    "Call +1 800 555 0199 today.",
    "Call (800) 555-0199 today.",
    "Call 1-800-REFUNDS today.",
    // A part's number told of the whole.
    "You lost {{2.SAP.DE.gain}} in all [2].",
    "In all, {{2.SAP.DE.gain}} was lost [2].",
    "Your return was 3.06% [1].",
    "Your return of 3.06% was that of the S&P 500 [1].",
    "Your portfolio lost {{2.SAP.DE.gain}}, mostly on SAP [2].",
    // Sizes in words.
    "Apple fell by half [2].",
    "Your portfolio rose a tenth [1].",
    "Expect it to reach a thousand dollars.",
    "Ten of your holdings report [4].",
    "A dozen reports are due [4].",
    "Expect a triple-digit result.",
    // The wrong way.
    "You gained this week [1].",
    "You did not lose this week [1].",
    "SAP led the gains [2].",
    "Apple fell this week [2].",
    "The S&P 500 lost ground [1].",
    "Your portfolio outperformed the S&P 500 this week [1].",
    "Your portfolio was 3.22 points ahead of the S&P 500 [1].",
    "The S&P 500 trailed your portfolio by 3.22 points [1].",
  ])("leaves out what is not: %s", async (sentence) => {
    expect(await toldOf(sentence)).toBeNull();
    expect(await toldOf(`SAP lost {{2.SAP.DE.gain}} [2]. ${sentence} Nothing else moved.`)).toBe("SAP lost $119.67.");
  });
});
