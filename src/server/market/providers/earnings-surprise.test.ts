import { expect, it } from "vitest";
import { earningsSurprise } from "./earnings-surprise.ts";

it("is what was reported above what was expected, in per cent of it", () => {
  expect(earningsSurprise(2.64, 2.58)).toEqual({ surprise: 0.06, surprisePercent: expect.closeTo(2.3256, 4) });
  expect(earningsSurprise(-1, -1.25)).toEqual({ surprise: 0.25, surprisePercent: 20 });
});

it("is unknown where one side is, and has no per cent of nothing", () => {
  expect(earningsSurprise(null, 1)).toEqual({ surprise: null, surprisePercent: null });
  expect(earningsSurprise(1, null)).toEqual({ surprise: null, surprisePercent: null });
  expect(earningsSurprise(0.1, 0)).toEqual({ surprise: 0.1, surprisePercent: null });
});
