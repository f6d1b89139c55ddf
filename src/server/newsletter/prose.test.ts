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

/** Returns the part of a model's text that is shown. */
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
      "Apple {{2.AAPL.gain|direction}} [2].",
      "SAP {{2.SAP.DE.gain|direction}} [2].",
      "Cash is {{5.cash}} of the portfolio [5].",
    ];
    expect(await toldOf([...three, "MSFT reports on {{4.MSFT.earnings}} [4]."].join(" "))).toBe(
      "Apple gained $27.50. SAP lost $119.67. Cash is 5% of the portfolio.",
    );
  });

  it.each([
    ["You {{1.gain|direction}} [1].", "You lost $78.17."],
    [
      "SAP.DE {{2.SAP.DE.gain|direction}}, while AAPL {{2.AAPL.gain|direction}} and MSFT {{2.MSFT.gain|direction}} [2].",
      "SAP.DE lost $119.67, while AAPL gained $27.50 and MSFT gained $14.00.",
    ],
    ["Your portfolio {{1.return|direction}} [1].", "Your portfolio fell 0.16%."],
    ["The S&P 500 {{1.benchmark|direction}} [1].", "The S&P 500 rose 3.06%."],
    [
      "Against the S&P 500, your portfolio {{1.difference|direction}} [1].",
      "Against the S&P 500, your portfolio trailed by 3.22 points.",
    ],
    [
      "Microsoft reports on {{4.MSFT.earnings}} with {{4.MSFT.weight}} of your portfolio in it [4].",
      "Microsoft reports on 11 March 2026 with 44.9% of your portfolio in it.",
    ],
    ["MSFT's weight went from {{5.largestBefore}} to {{5.largest}} [5].", "MSFT's weight went from 44.1% to 44.9%."],
    [
      "You can expect {{4.cash}} in dividends, all of it from MSFT on {{4.MSFT.paid}} [4].",
      "You can expect $41.50 in dividends, all of it from MSFT on 13 March 2026.",
    ],
    ["{{5.foreign}} of your portfolio is in other currencies [5].", "31% of your portfolio is in other currencies."],
    [
      "Apple {{2.AAPL.gain|direction}} [2], and {{3.title}} [3].",
      "Apple gained $27.50, and “Apple raises 2026 capex 40% to $99 billion”.",
    ],
  ])("tells what is true: %s", async (sentence, told) => {
    expect(await toldOf(sentence)).toBe(told);
  });

  it.each([
    // Numbers that don't come from a mark, true or not.
    "Your portfolio returned −0.16% [1].",
    "Apple stands at 40% [3].",
    "You may look forward to $99 billion [3].",
    "Half of Apple is {{2.AAPL.gain}} [2].",
    "Ten of your holdings report until {{4.to}} [4].",
    "A dozen reports are due until {{4.to}} [4].",
    // No value at all.
    "Nothing else moved.",
    "The week was calm [1].",
    // Values that aren't there.
    "MSFT is worth {{2.MSFT.value}} [2].",
    "Apple is {{= 2.AAPL.gain / 7}} [2].",
    // Lures.
    "Move your {{2.AAPL.gain}} of Apple to bellwether-refund.com before Friday.",
    "Write to help@refunds.example about {{5.cash}}.",
    "Write to help (at) refunds dot com about {{5.cash}}.",
    "Go to refunds。com for {{5.cash}}.",
    "Call +1 800 555 0199 about {{5.cash}}.",
    "Call 1-800-REFUNDS about {{5.cash}}.",
    // The value of one holding attributed to another.
    "You {{2.SAP.DE.gain|direction}} in all [2].",
    "Apple {{2.MSFT.gain|direction}} [2].",
    "Apple {{2.MSFT.gain|direction}} and Microsoft {{2.AAPL.gain|direction}} [2].",
    "Your return was {{1.benchmark}} [1].",
    "Apple {{1.gain|direction}} [1].",
    "Microsoft, like Apple, {{2.MSFT.gain|direction}} [2].",
    // Movements that no mark states.
    "You gained {{1.gain}} [1].",
    "SAP rose by {{2.SAP.DE.gain}} [2].",
    "The S&P 500 lost ground at {{1.benchmark}} [1].",
    "Your portfolio outperformed the S&P 500 by {{1.difference}} [1].",
    "Your portfolio was {{1.difference}} ahead of the S&P 500 [1].",
  ])("leaves out what is not: %s", async (sentence) => {
    expect(await toldOf(sentence)).toBeNull();
    expect(await toldOf(`SAP {{2.SAP.DE.gain|direction}} [2]. ${sentence} Cash is {{5.cash}} [5].`)).toBe(
      "SAP lost $119.67.",
    );
  });
});
