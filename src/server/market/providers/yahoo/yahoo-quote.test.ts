import { expect, it } from "vitest";
import { quoteAnswers, typeName } from "./yahoo-quote.ts";

const origin = { source: "yahoo", fetchedAt: "2026-03-04T18:00:00.000Z" };
const row = { symbol: "x.l", regularMarketPrice: 102, regularMarketTime: 1_772_647_200 };
const answerTo = (given: object) => quoteAnswers(["X.L"], [null, 5, { ...row, ...given }], origin).get("X.L");

function factsOf(given: object) {
  const answer = answerTo(given);
  if (answer?.kind !== "quote") throw new Error(`No quote but ${JSON.stringify(answer)}`);
  return answer.quote.facts;
}

it("works out the change where only the previous close is given", () => {
  expect(factsOf({ regularMarketPreviousClose: 100 })).toMatchObject({
    change: 2,
    changePercent: 2,
    previousClose: 100,
  });
  expect(factsOf({ regularMarketChange: "2" })).toMatchObject({ change: 2, changePercent: 2, previousClose: null });
  expect(factsOf({})).toMatchObject({ change: null, changePercent: null, previousClose: null });
});

it("keeps a price in pence beside a market value in pounds", () => {
  const facts = factsOf({ currency: "GBp", exchange: "LSE", marketCap: { raw: 2_554_603_520, fmt: "2.55B" } });
  expect(facts).toMatchObject({ currency: "GBp", exchange: "XLON", marketCap: 2_554_603_520 });
});

it("takes 0 for an unknown open, and for an unknown volume of currencies only", () => {
  expect(factsOf({ regularMarketOpen: 0, regularMarketVolume: 0 })).toMatchObject({ open: null, volume: 0 });
  expect(factsOf({ quoteType: "CURRENCY", regularMarketVolume: 0 })).toMatchObject({ type: "Currency", volume: null });
});

it("keeps what it can read when other fields are of another type", () => {
  const facts = factsOf({
    longName: 7,
    shortName: "Name",
    exchangeTimezoneName: "Mars/Olympus",
    trailingPE: [],
    eps: {},
  });
  expect(facts).toMatchObject({ price: 102, name: "Name", timeZone: null, pe: null, eps: null });
});

it.each([0, -1, "NaN", null, undefined, {}, "1e400"])("calls a price of %s invalid", (price) => {
  expect(answerTo({ regularMarketPrice: price })).toEqual({ kind: "invalid", reason: "Invalid quote data received" });
});

it("calls a quote without a market time invalid, and a dead symbol unknown", () => {
  expect(answerTo({ regularMarketTime: "soon" })?.kind).toBe("invalid");
  expect(answerTo({ quoteType: "NONE" })).toEqual({ kind: "unknown" });
  expect(quoteAnswers(["X.L"], [], origin).get("X.L")).toEqual({ kind: "unknown" });
});

it("names types in plain words, new ones too", () => {
  expect(["EQUITY", "ETF", "MUTUALFUND", "BOND", null].map(typeName)).toEqual([
    "Common Stock",
    "ETF",
    "Fund",
    "Bond",
    null,
  ]);
});
