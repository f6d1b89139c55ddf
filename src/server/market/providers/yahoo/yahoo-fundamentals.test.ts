import { afterEach, beforeEach, expect, it } from "vitest";
import { measureKinds, statementKinds } from "#core/market/measures.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../../tests/upstreams/yahoo-upstream.ts";
import { fundamentalsOf } from "./yahoo-fundamentals.ts";
import { createYahoo } from "./yahoo.ts";

const clock = { now: () => Date.parse("2026-03-04T18:00:00Z") };
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
let upstream: YahooUpstream;

beforeEach(async () => {
  upstream = await startYahooUpstream({ clock });
});
afterEach(() => upstream.close());

const fundamentals = (symbol: string) =>
  createYahoo({ baseUrl: upstream.url, clock, log }).fundamentals?.(symbol) ?? Promise.resolve(null);

it("names every figure with an id that the screens know", async () => {
  const found = await fundamentals("AAPL");
  const measures = measureKinds.map(({ id }): string => id);
  const lines = statementKinds.flatMap((statement) => statement.lines.map(({ id }): string => id));
  expect(found?.measures.map(({ id }) => id).filter((id) => !measures.includes(id))).toEqual([]);
  expect(found?.measures.length).toBeGreaterThan(25);
  expect(found?.statements.map(({ period }) => period)).toEqual(["annual", "quarterly"]);
  for (const statement of found?.statements ?? []) {
    expect(statement.lines.map(({ id }) => id).filter((id) => !lines.includes(id))).toEqual([]);
    expect(statement.lines.length).toBeGreaterThan(15);
    expect(statement.lines.every(({ values }) => values.length === statement.dates.length)).toBe(true);
  }
});

it.each(["timeseries", "insights"])("stands without the %s", async (endpoint) => {
  upstream.setFault("500", { endpoint });
  expect(await fundamentals("AAPL")).toMatchObject({ name: "Apple Inc.", analysts: { count: 41 } });
});

it("fails where the summary does", async () => {
  upstream.setFault("503-html", { endpoint: "summary" });
  await expect(fundamentals("AAPL")).rejects.toMatchObject({ status: 503 });
});

it("knows no company without a summary, and a fund by its holdings", async () => {
  expect(await fundamentals("NOSUCH")).toBeNull();
  expect(await fundamentals("QQQ")).toMatchObject({ type: "ETF", fund: { family: "Invesco", expenseRatio: 0.002 } });
});

it("reads what is whole of a summary with broken modules", () => {
  const modules = {
    price: "gone",
    quoteType: { quoteType: "EQUITY", longName: "Whole Inc." },
    summaryDetail: { trailingPE: "Infinity", beta: { raw: 1.2, fmt: "1.20" }, dividendYield: {} },
    recommendationTrend: { trend: [null, { period: "0m", buy: 3 }] },
    earningsHistory: { history: [{}, { quarter: null, epsActual: 1 }] },
    topHoldings: [],
  };
  expect(fundamentalsOf("X", modules, { statements: [], insights: null, today: "2026-03-04" })).toMatchObject({
    name: "Whole Inc.",
    measures: [{ id: "beta", value: 1.2 }],
    earnings: [],
    analysts: { views: { buy: 3, strongBuy: null } },
    fund: null,
  });
});
