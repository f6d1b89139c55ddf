import { array, assert, constantFrom, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { companyRules } from "./company-rules.ts";
import { contradictions, type SectionClaims } from "./contradictions.ts";
import { impliedGrowth } from "./implied-growth.ts";
import { momentumRule, outcomeBars, trendRule } from "./price-rules.ts";
import { promissoryWords, withoutPromises } from "./promissory-words.ts";
import { scenariosOf, shares } from "./scenarios.ts";
import { sideOf, verdictOf } from "./verdict.ts";

const rising = Array.from({ length: 700 }, (_, index) => 100 * 1.001 ** index);
const falling = rising.map((close) => 10_000 / close);
const waving = Array.from({ length: 1_200 }, (_, index) => 100 + 30 * Math.sin(index / 40) + (index % 7));
const dated = (closes: readonly number[]) =>
  closes.map((close, index) => ({ date: new Date(Date.UTC(2022, 0, 1 + index)).toISOString().slice(0, 10), close }));

describe("a verdict", () => {
  it("is the mean of the points by weight, with its arithmetic open", () => {
    const votes = [
      { name: "a", points: 2, weight: 1 },
      { name: "b", points: -1, weight: 0.5 },
      { name: "c", points: 1, weight: 1 },
      { name: "d", points: 0, weight: 0.5 },
      { name: "e", points: null, weight: 5 },
    ] as const;
    expect(verdictOf(votes)).toEqual({
      verdict: "Buy",
      score: 0.83,
      arithmetic: "(1 × 2 + 0.5 × −1 + 1 × 1 + 0.5 × 0) ÷ 3 = 0.83",
      counted: 4,
      reason: null,
    });
  });

  it("is none with too few rules, and none is not Hold", () => {
    const few = verdictOf([{ name: "a", points: 2, weight: 1 }]);
    expect(few).toMatchObject({ verdict: null, score: 2, reason: expect.stringContaining("No verdict is not Hold") });
    expect(verdictOf([])).toMatchObject({ verdict: null, score: null });
    expect([sideOf(null), sideOf("Hold"), sideOf("Strong Sell"), sideOf("Buy")]).toEqual([null, 0, -1, 1]);
  });

  it("stays between the extremes and turns round with its votes", () => {
    const points = constantFrom(-2, -1, 0, 1, 2);
    assert(
      property(array(points, { minLength: 4, maxLength: 12 }), (all) => {
        const vote = (sign: number) =>
          verdictOf(all.map((value) => ({ name: "", points: (value * sign + 0) as 0, weight: 1 })));
        expect(Math.abs(vote(1).score ?? 9)).toBeLessThanOrEqual(2);
        expect(sideOf(vote(-1).verdict)).toBe(-(sideOf(vote(1).verdict) ?? 9) + 0);
      }),
    );
  });
});

describe("rules over closes", () => {
  it("see a trend, and how often it went on", () => {
    expect(trendRule(rising)).toMatchObject({ points: 1, hits: { ratio: 1, horizonBars: outcomeBars } });
    expect(trendRule(falling)).toMatchObject({ points: -1, hits: { ratio: 1 } });
    expect(momentumRule(rising)).toMatchObject({ points: 1 });
    expect(momentumRule(falling)).toMatchObject({ points: -1 });
    expect(trendRule(rising).turnsAt).toBeCloseTo(rising.slice(-200).reduce((sum, close) => sum + close, 0) / 200, 6);
  });

  it("have no signal without enough closes", () => {
    for (const rule of [trendRule, momentumRule])
      expect(rule(rising.slice(0, 100))).toMatchObject({ points: null, value: null, hits: { total: 0, ratio: null } });
  });

  it("never look ahead: what comes later changes no call and no outcome before it", () => {
    for (const rule of [trendRule, momentumRule]) {
      const known = waving.slice(0, 900);
      const wild = [...known, ...Array.from({ length: 300 }, (_, index) => (index % 2 === 0 ? 1 : 500))];
      const before = rule(known);
      const after = rule(wild.slice(0, 900));
      expect(after).toEqual(before);
      // With the future there are more cases, and every one that was decided before is decided the same.
      const all = rule(wild);
      expect(all.hits.total).toBeGreaterThan(before.hits.total);
      expect(all.hits.hits).toBeGreaterThanOrEqual(before.hits.hits);
    }
  });
});

describe("rules over a company", () => {
  it("turn at a threshold against what they say", () => {
    for (const rule of companyRules) {
      for (const value of [-50, 500]) {
        const points = rule.points(value);
        expect(points, rule.id).not.toBe(0);
        const turned = rule.points(rule.turnsAt(points));
        expect(Math.sign(turned), rule.id).toBe(-Math.sign(points));
      }
    }
  });
});

describe("scenarios", () => {
  it("come from the past of the symbol and sum to 100", () => {
    const found = scenariosOf(dated(waving));
    expect(found?.scenarios.map(({ name }) => name)).toEqual(["Bear", "Base", "Bull"]);
    expect(found?.scenarios.reduce((sum, { probability }) => sum + probability, 0)).toBe(100);
    expect(found?.scenarios.reduce((sum, { count }) => sum + count, 0)).toBe(found?.spans);
    for (const { priceLow, priceHigh } of found?.scenarios ?? []) expect(priceLow).toBeLessThanOrEqual(priceHigh);
    const [, base, bull] = scenariosOf(dated(rising))?.scenarios ?? [];
    expect((base?.probability ?? 0) + (bull?.probability ?? 0)).toBe(100);
  });

  it("are none with too short a past", () => {
    expect(scenariosOf(dated(waving.slice(0, 300)))).toBeNull();
  });

  it("round to whole per cent without losing one", () => {
    expect(shares([1, 1, 1])).toEqual([34, 33, 33]);
    assert(
      property(array(nat(5_000), { minLength: 3, maxLength: 3 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        expect(shares(counts).reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100);
      }),
    );
  });
});

it("solves the growth that is priced in", () => {
  // 4 a year on 100, growing by 5 % from next year: 4 × 1.05 ÷ (0.092 − 0.05) = 100.
  expect(impliedGrowth(4, 100, 0.092)).toBeCloseTo(0.05, 12);
  expect(impliedGrowth(-4, 100, 0.09)).toBeNull();
});

describe("promissory words", () => {
  it.each([
    "This is a guaranteed gain.",
    "NVDA will definitely rise.",
    "You can't lose with it.",
    "A risk-free way to earn.",
    "The share is bound to recover.",
    "It will double in a year.",
    "Investors must buy now.",
    "A sure thing, no doubt.",
    "It always goes up.",
    "There is no downside.",
    "You will profit from it.",
  ])("are found in %j", (text) => {
    expect(promissoryWords(text).length).toBeGreaterThan(0);
  });

  it.each([
    "Nothing is guaranteed.",
    "This is not a guarantee of anything.",
    "The risk-free rate is 3 %.",
    "Revenue grew by 12 % and margins fell.",
    "It may double or halve.",
    "Analysts expect growth; they could be wrong.",
    "The dividend will be paid on 5 March.",
  ])("are none in %j", (text) => {
    expect(promissoryWords(text)).toEqual([]);
  });

  it("go with their sentences, and the rest stays", () => {
    const text =
      "Revenue grew by 12.5 % [1]. It will definitely double. The P/E is 50.4 [2].\n\n- A sure thing.\n- Debt is low [1].";
    expect(withoutPromises(text)).toEqual({
      text: "Revenue grew by 12.5 % [1]. The P/E is 50.4 [2].\n\n- Debt is low [1].",
      words: ["will definitely", "sure thing"],
    });
    expect(withoutPromises("All of it. [[chart NVDA 6mo]]")).toEqual({
      text: "All of it. [[chart NVDA 6mo]]",
      words: [],
    });
  });
});

describe("contradictions", () => {
  const section = (title: string, rest: Partial<SectionClaims> = {}): SectionClaims => ({
    title,
    rating: null,
    facts: [],
    narrative: null,
    ...rest,
  });
  const price = (value: number) =>
    ({ kind: "quote", label: "Price", symbol: "NVDA", period: null, unit: "money", currency: "USD", value }) as const;

  it("are opposite ratings, two values of one thing, and words that rate otherwise", () => {
    expect(
      contradictions("Buy", [
        section("Technical picture", { rating: "Sell", facts: [price(178.88)] }),
        section("Valuation", { facts: [price(179.9)], narrative: "The company is rated Strong Sell." }),
      ]),
    ).toEqual([
      expect.stringContaining("The verdict is Buy, while “Technical picture” is Sell"),
      "Price of NVDA is $178.88 in “Technical picture” and $179.90 in “Valuation”: it changed while the report was made.",
      "The words of “Valuation” speak of strong sell, while the verdict is Buy.",
    ]);
  });

  it("are none where the sections agree", () => {
    expect(
      contradictions("Buy", [
        section("Technical picture", {
          rating: "Strong Buy",
          facts: [price(178.88)],
          narrative: "It is rated Strong Buy.",
        }),
        section("Summary", { facts: [price(178.88)], narrative: "The verdict is Buy." }),
      ]),
    ).toEqual([]);
    expect(contradictions(null, [section("Technical picture", { rating: "Sell" })])).toEqual([]);
  });
});
