import { expect, it } from "vitest";
import type { SymbolMood } from "#contract/sentiment.ts";
import { sortMoods } from "./sort-moods.ts";

function mood(symbol: string, gap: number | null): SymbolMood {
  return {
    symbol,
    name: null,
    changePercent: null,
    priceMood: 0.6,
    newsMood: gap === null ? null : 0.6 - gap,
    stories: 3,
    positiveStories: 0,
    negativeStories: 0,
    isLowEvidence: false,
    gap,
    divergence: null,
    divergenceKind: null,
    headlines: [],
    provenance: { source: "test", status: "live", asOf: null, delayMinutes: null, fetchedAt: null },
  };
}

const moods = [mood("AAPL", 0.1), mood("NVDA", null), mood("TSLA", -0.3)];
const symbols = (sorted: readonly SymbolMood[]) => sorted.map(({ symbol }) => symbol);

it("orders gaps by their size, regardless of sign", () => {
  expect(symbols(sortMoods(moods, { column: "gap", isDescending: true }))).toEqual(["TSLA", "AAPL", "NVDA"]);
});

it("puts unknown values last in both directions", () => {
  expect(symbols(sortMoods(moods, { column: "news", isDescending: false }))).toEqual(["AAPL", "TSLA", "NVDA"]);
  expect(symbols(sortMoods(moods, { column: "news", isDescending: true }))).toEqual(["TSLA", "AAPL", "NVDA"]);
});
