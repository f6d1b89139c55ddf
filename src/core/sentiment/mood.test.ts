import { describe, expect, it } from "vitest";
import { divergence, fromSigned, marketMood, moodWord, newsMood, priceSentiment } from "./index.ts";

describe("price mood", () => {
  it.each([
    [5.01, 0.9],
    [5, 0.7],
    [2, 0.6],
    [0, 0.4],
    [-2, 0.3],
    [-5, 0.1],
    [-40, 0.1],
    [null, null],
    [Number.NaN, null],
  ])("of %s is %s", (change, mood) => {
    expect(priceSentiment(change)).toBe(mood);
  });
});

describe("news mood", () => {
  it("is the mean tone of the stories, with its evidence", () => {
    const stories = [
      { title: "Profit beats estimates" },
      { title: "Shares plunge" },
      { title: "Annual meeting in June" },
    ];
    expect(newsMood(stories)).toEqual({ value: 0.5, stories: 3, lowEvidence: false });
    expect(newsMood([{ title: "Results", summary: "Profit beats estimates." }])).toEqual({
      value: 1,
      stories: 1,
      lowEvidence: true,
    });
  });

  it("is unknown, not neutral, without stories", () => {
    expect(newsMood([])).toEqual({ value: null, stories: 0, lowEvidence: true });
  });
});

describe("market mood", () => {
  it("is the weighted mean of breadth, price mood and news tone, each with its inputs", () => {
    const { score, components } = marketMood([
      { changePercent: 3, newsMood: 0.8 },
      { changePercent: 1, newsMood: null },
      { changePercent: -1, newsMood: 0.4 },
      { changePercent: 0, newsMood: null },
      { changePercent: null, newsMood: null },
    ]);
    expect(components).toMatchObject([
      { name: "breadth", value: 2 / 3, weight: 0.4, inputs: 3 },
      { name: "price", weight: 0.3, inputs: 4 },
      { name: "news", weight: 0.3, inputs: 2 },
    ]);
    expect(components[1]?.value).toBeCloseTo((0.7 + 0.6 + 0.4 + 0.4) / 4, 12);
    expect(components[2]?.value).toBeCloseTo(0.6, 12);
    expect(score).toBeCloseTo(0.4 * (2 / 3) + 0.3 * 0.525 + 0.3 * 0.6, 12);
  });

  it("leaves out missing components, and is unknown without any", () => {
    expect(marketMood([{ changePercent: null, newsMood: 0.7 }]).score).toBeCloseTo(0.7, 12);
    expect(marketMood([]).score).toBeNull();
  });
});

describe("divergence", () => {
  it("is a gap of 0.2 or more across the neutral line", () => {
    expect(divergence(0.7, 0.31)).toMatchObject({ kind: "price-up-news-negative" });
    expect(divergence(0.3, 0.8)).toMatchObject({ kind: "price-down-news-positive" });
    expect(divergence(0.6, 0.4)).not.toBeNull();
    expect(divergence(0.6, 0.45)).toBeNull();
    expect(divergence(0.9, 0.55)).toBeNull();
    expect(divergence(null, 0.2)).toBeNull();
    expect(divergence(0.9, null)).toBeNull();
  });
});

describe("scales and words", () => {
  it("maps -1 to 1 to 0 to 1", () => {
    expect([-1, 0, 1, 0.25, 7].map(fromSigned)).toEqual([0, 0.5, 1, 0.625, 1]);
  });

  it("names the bands at their edges, as displayed to two places", () => {
    expect([1, 0.65, 0.649, 0.64, 0.57, 0.55, 0.5, 0.45, 0.44, 0.35, 0.34, 0].map(moodWord)).toEqual([
      "positive",
      "positive",
      "positive",
      "slightlyPositive",
      "slightlyPositive",
      "slightlyPositive",
      "neutral",
      "neutral",
      "slightlyNegative",
      "slightlyNegative",
      "negative",
      "negative",
    ]);
  });
});
