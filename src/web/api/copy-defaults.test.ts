import { expect, it } from "vitest";
import { withCopyDefaults } from "./copy-defaults.ts";

it("gives an older version's copy the new fields as unknown", () => {
  const signals = { symbols: [{ symbol: "KO", overall: "Buy" }] };
  expect(withCopyDefaults("GET /api/market/signals", signals)).toEqual({
    symbols: [{ symbol: "KO", overall: "Buy", score: null, scoreWeekAgo: null }],
  });
  expect(withCopyDefaults("GET /api/portfolio/performance", { statistics: { sharpe: 1 }, series: [] })).toEqual({
    statistics: { sharpe: 1, beta: null },
    series: [],
  });
  expect(withCopyDefaults("GET /api/market/fundamentals", { officers: [{ name: "First" }] })).toEqual({
    officers: [{ name: "First", pay: null, payYear: null }],
  });
});

it("leaves what a copy has, and copies of other answers, as they are", () => {
  const signals = { symbols: [{ symbol: "KO", score: 0.5, scoreWeekAgo: null }] };
  expect(withCopyDefaults("GET /api/market/signals", signals)).toEqual(signals);
  expect(withCopyDefaults("GET /api/portfolio/performance", { statistics: null })).toEqual({ statistics: null });
  expect(withCopyDefaults("GET /api/portfolio/performance", {})).toEqual({});
  expect(withCopyDefaults("GET /api/notes", { notes: [] })).toEqual({ notes: [] });
});
