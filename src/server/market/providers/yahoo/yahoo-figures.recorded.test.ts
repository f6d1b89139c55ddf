import { describe, expect, it } from "vitest";
import {
  hasRecordings,
  readRecording,
  recordingsIn,
  recordingsNote,
} from "../../../../../tests/upstreams/recordings.ts";
import { ProviderError } from "../../provider.ts";
import { looseAt } from "../loose.ts";
import { earningsEntries, dividendEntries, summaryModules } from "./yahoo-events.ts";
import { fundamentalsOf } from "./yahoo-fundamentals.ts";
import { historyOf } from "./yahoo-history.ts";
import { insightsOf, relatedSymbols, screenerQuotes, trendingSymbols } from "./yahoo-lists.ts";
import { mergeStories, searchStories } from "./yahoo-news.ts";
import { optionsOf } from "./yahoo-options.ts";
import { quoteAnswers } from "./yahoo-quote.ts";
import { searchResults } from "./yahoo-search.ts";
import { seriesStatements } from "./yahoo-statements.ts";

const now = Date.parse("2025-02-25T12:00:00Z");
const origin = { source: "yahoo", fetchedAt: new Date(now).toISOString() };
const body = (path: string) => readRecording(`yahoo/${path}`).response.bodyJson;
const summary = (name: string) => summaryModules(body(`quoteSummary/${name}`));

function fundamentals(name: string, { series, insights }: { series?: string; insights?: string } = {}) {
  const modules = summary(name);
  if (modules === null) throw new Error(`${name} holds no modules`);
  const found = fundamentalsOf("X", modules, {
    statements: series === undefined ? [] : seriesStatements(body(series)),
    insights: insights === undefined ? null : insightsOf(body(insights)),
    today: "2025-02-25",
  });
  return { ...found, measures: Object.fromEntries(found.measures.map(({ id, value }) => [id, value])) };
}

const readers: Readonly<Record<string, (json: unknown) => unknown>> = {
  quote: (json) =>
    quoteAnswers(["AAPL", "GS2C", "X"], (looseAt(json, "quoteResponse", "result") ?? []) as unknown[], origin),
  chart: (json) => historyOf({ symbol: "AAPL", interval: "1d", limit: 640 }, json, origin.fetchedAt),
  quoteSummary: (json) => {
    const modules = summaryModules(json);
    if (modules === null) return null;
    const events = [...earningsEntries("X", modules, now), ...dividendEntries("X", modules, [], null)];
    return [fundamentalsOf("X", modules, { statements: [], insights: null, today: "2025-02-25" }), events];
  },
  search: (json) => [searchResults("a", 10, json), searchStories(json, null), searchStories(json, "AAPL")],
  options: (json) => optionsOf(json, origin),
  insights: insightsOf,
  fundamentalsTimeSeries: seriesStatements,
  recommendationsBySymbol: relatedSymbols,
  trendingSymbols,
  screener: (json) => screenerQuotes(json, origin),
};

/** Every number within an answer. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (value instanceof Map) return [...value.values()].flatMap(numbersIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe.skipIf(!hasRecordings)(`every recorded reply${recordingsNote}`, () => {
  it.each(Object.keys(readers))("of %s is read, or refused in words", (folder) => {
    const files = recordingsIn(folder);
    expect(files.length).toBeGreaterThan(2);
    const refused: string[] = [];
    for (const file of files) {
      const { status, bodyJson } = readRecording(file).response;
      try {
        const read = readers[folder]?.(bodyJson);
        expect(numbersIn(read).every(Number.isFinite), file).toBe(true);
      } catch (error) {
        expect(error, file).toBeInstanceOf(ProviderError);
        // Files named fake were spoilt by those who kept them.
        if (status === 200 && !file.includes(".fake.")) refused.push(file);
      }
    }
    // The rest of a complete reply stays readable, whichever module or row is missing.
    expect(refused).toEqual([]);
  });
});

describe.skipIf(!hasRecordings)(`recorded figures${recordingsNote}`, () => {
  it.each([
    ["AAPL", "Overvalued", { aboveFairValue: 0.04 }],
    ["CRON", "Overvalued", { aboveFairValue: 0.65 }],
    ["AMZN", "Near Fair Value", { belowFairValue: 0.1 }],
    ["BABA", "Near Fair Value", { belowFairValue: 0.08 }],
  ])("say on which side of its fair value the price of %s is: “%s”", (symbol, description, expected) => {
    const insights = `insights/insights-${symbol}.json`;
    expect(JSON.stringify(body(insights))).toContain(`"description":"${description}"`);
    const { measures } = fundamentals("quoteSummary-all-AAPL.json", { insights });
    const { belowFairValue, aboveFairValue } = measures;
    expect({ belowFairValue, aboveFairValue }).toEqual({
      belowFairValue: undefined,
      aboveFairValue: undefined,
      ...expected,
    });
  });

  it("of a company are held to the digit", () => {
    const apple = fundamentals("quoteSummary-all-AAPL.json", {
      series: "fundamentalsTimeSeries/fundamentalsTimeSeries-AAPL-all-annual.json",
      insights: "insights/insights-AAPL.json",
    });
    expect(apple).toMatchObject({
      name: "Apple Inc.",
      type: "Common Stock",
      currency: "USD",
      profile: {
        sector: "Technology",
        industry: "Consumer Electronics",
        country: "United States",
        employees: 150_000,
        website: "https://www.apple.com/",
      },
      measures: {
        trailingPe: 38.91442,
        forwardPe: 29.548735,
        priceToBook: 55.328976,
        priceToSales: 9.320489,
        enterpriseToEbitda: 27.169,
        profitMargin: 0.24295,
        operatingMargin: 0.34459,
        returnOnEquity: 1.3652,
        revenueGrowth: 0.04,
        debtToEquity: 1.45,
        dividendYield: 0.0041,
        fiveYearAverageYield: 0.006,
        marketCap: 3_688_676_720_640,
        totalDebt: 96_798_998_528,
        freeCashFlow: 93_833_871_360,
        twoHundredDayAverage: 224.38545,
        sharesOutstanding: 15_022_100_480,
        aboveFairValue: 0.04,
        researchTargetPrice: 280,
        support: 227.82,
        resistance: 246.75,
      },
      nextEarnings: { date: "2025-04-30", isEstimate: true, estimate: 1.61696 },
      analysts: {
        count: 40,
        targetLow: 197,
        targetMean: 252.22575,
        targetHigh: 325,
        views: { strongBuy: 7, buy: 21, hold: 14, sell: 2, strongSell: 2 },
      },
      fund: null,
    });
    expect(apple.earnings[0]).toMatchObject({ quarter: "2024-03-31", estimate: 1.49923, actual: 1.53 });
    expect(apple.earnings[0]?.surprisePercent).toBeCloseTo(2.0523, 3);
  });

  it("of estimates, insiders, filings and ratings are read", () => {
    const apple = fundamentals("quoteSummary-all-AAPL.json");
    expect(apple.expectations.map(({ period }) => period)).toEqual(["quarter", "next-quarter", "year", "next-year"]);
    expect(apple.expectations[0]).toEqual({
      period: "quarter",
      end: "2025-03-31",
      earnings: 1.60796,
      earningsLow: 1.5,
      earningsHigh: 1.67,
      earningsYearBefore: 1.53,
      earningsThirtyDaysAgo: 1.67117,
      earningsAnalysts: 27,
      revenue: 94_076_168_920,
      revenueYearBefore: 90_753_000_000,
      revenueAnalysts: 27,
    });
    expect(apple.insiders).toMatchObject({ sharesBought: 1_013_156, sharesSold: 770_705, purchases: 14, sales: 9 });
    expect(apple.insiders?.transactions[0]).toEqual({
      date: "2025-02-03",
      name: "LEVINSON ARTHUR D",
      relation: "Director",
      shares: 1_516,
      value: 343_147,
      text: "Sale at price 226.35 per share.",
    });
    expect(apple.filings[0]).toMatchObject({ date: "2025-01-31", type: "10-Q", title: "Periodic Financial Reports" });
    expect(apple.ratingChanges[0]).toMatchObject({ date: "2025-01-31", firm: "Citigroup", from: "Buy", to: "Buy" });
    expect(apple.officers[0]).toEqual({
      name: "Mr. Timothy D. Cook",
      title: "CEO & Director",
      pay: 16_239_562,
      payYear: 2023,
    });
    expect(apple.holders[0]).toEqual({
      name: "Vanguard Group Inc",
      kind: "institution",
      date: "2024-12-31",
      shares: 1_395_785_512,
      portion: 0.0929,
    });
    expect(apple.holders.find(({ kind }) => kind === "fund")).toMatchObject({
      name: "Vanguard Total Stock Market Index Fund",
      shares: 457_849_145,
    });
    const bitcoin = fundamentals("quoteSummary-all-BTC-USD.json");
    expect(bitcoin).toMatchObject({
      expectations: [],
      insiders: null,
      filings: [],
      ratingChanges: [],
      officers: [],
      holders: [],
    });
  });

  it("of statements are held to the digit", () => {
    const [annual] = seriesStatements(body("fundamentalsTimeSeries/fundamentalsTimeSeries-AAPL-all-annual.json"));
    expect(annual).toMatchObject({
      period: "annual",
      currency: "USD",
      dates: ["2022-09-30", "2023-09-30", "2024-09-30"],
    });
    const line = (id: string) => annual?.lines.find((candidate) => candidate.id === id)?.values;
    expect(line("totalRevenue")).toEqual([394_328_000_000, 383_285_000_000, 391_035_000_000]);
    expect(line("netIncome")).toEqual([99_803_000_000, 96_995_000_000, 93_736_000_000]);
    expect(line("dilutedEps")).toEqual([6.11, 6.13, 6.08]);
    expect(line("totalAssets")).toEqual([352_755_000_000, 352_583_000_000, 364_980_000_000]);
    expect(line("equity")).toEqual([50_672_000_000, 62_146_000_000, 56_950_000_000]);
    expect(line("capitalExpenditure")).toEqual([-10_708_000_000, -10_959_000_000, -9_447_000_000]);
    expect(line("freeCashFlow")).toEqual([111_443_000_000, 99_584_000_000, 108_807_000_000]);
  });

  it("of income come from the summary where there is no time series", () => {
    expect(fundamentals("quoteSummary-all-AAPL.json").statements[0]).toMatchObject({
      period: "annual",
      currency: "USD",
      lines: [{ id: "totalRevenue" }, { id: "netIncome" }],
    });
    expect(fundamentals("quoteSummary-all-AAPL.json").statements[0]?.lines[0]?.values.at(-1)).toBe(391_035_000_000);
  });

  it("written as { raw, fmt } are the same", () => {
    expect(fundamentals("rs-analysis_api_recommendationTrend-financialData_MSFT.json")).toMatchObject({
      measures: { totalCash: 94_564_999_168, totalDebt: 112_184_000_512, ebitda: 156_528_001_024 },
      analysts: { count: 52, targetMean: 621.06885, views: { strongBuy: 12, buy: 45 } },
    });
    expect(fundamentals("rs-fundamentals_api_earnings_AMZN.json").earnings).toMatchObject([
      { quarter: "2024-09-30", estimate: 1.14242, actual: 1.43 },
      { quarter: "2024-12-31", actual: 1.86 },
      { quarter: "2025-03-31", actual: 1.59 },
      { quarter: "2025-06-30", estimate: 1.33192, actual: 1.68 },
    ]);
  });

  it("in two currencies are not mixed", () => {
    const alibaba = fundamentals("quoteSummary-all-BABA.json");
    expect(alibaba.currency).toBe("CNY");
    expect(alibaba.measures["marketCap"]).toBeUndefined();
    expect(alibaba.measures["revenue"]).toBeGreaterThan(9e11);
    expect(fundamentals("quoteSummary-all-OCDO.L.json").measures["marketCap"]).toBeGreaterThan(1e9);
  });

  it("of a fund are its own", () => {
    const { fund, measures, statements } = fundamentals("quoteSummary-all-QQQ.json");
    expect(fund).toMatchObject({
      family: "Invesco",
      category: "Large Growth",
      expenseRatio: 0.002,
      netAssets: 328_302_690_304,
    });
    expect(fund?.holdings[0]).toEqual({ symbol: "AAPL", name: "Apple Inc", weight: 0.090070695 });
    expect(fund?.holdings).toHaveLength(10);
    expect(fund?.sectors[0]).toEqual({ name: "Technology", weight: 0.5083 });
    expect(fund?.sectors.map(({ name }) => name)).toContain("Real Estate");
    expect(measures["dividendYield"]).toBe(0.0054);
    expect(statements).toEqual([]);
  });

  it("of coins, pairs and indices are few, and no fund's", () => {
    for (const name of ["BTC-USD", "EURUSD=X", "^VXAPL"])
      expect(fundamentals(`quoteSummary-all-${name}.json`)).toMatchObject({
        fund: null,
        earnings: [],
        nextEarnings: null,
      });
  });

  it("of events are dated by the exchange", () => {
    const entries = (name: string, at = now) => earningsEntries("X", summary(name) ?? {}, at);
    expect(entries("rs-fundamentals_api_calendarEvents_META.json", Date.parse("2025-10-01T00:00:00Z"))).toMatchObject([
      { date: "2025-10-29", time: "AMC", at: "2025-10-29T20:00:00.000Z", estimate: 8.03834, isEstimate: false },
    ]);
    expect(entries("quoteSummary-all-OCDO.L.json")).toMatchObject([
      { date: "2025-02-27", time: "BMO", isEstimate: false },
    ]);
    expect(entries("quoteSummary-all-AAPL.json")).toMatchObject([
      { date: "2025-01-30", time: "AMC", actual: 2.4, estimate: 2.34102, currency: "USD" },
      { date: "2025-04-30", time: "TBD", estimate: 1.61696, isEstimate: true },
    ]);
    expect(dividendEntries("AAPL", summary("quoteSummary-all-AAPL.json"), [], "USD")).toMatchObject([
      { date: "2025-02-10", amount: 0.25, paymentDate: "2025-02-13" },
    ]);
  });

  it("of options are held to the digit", () => {
    const chain = optionsOf(body("options/options-AAPL.json"), origin);
    expect(chain).toMatchObject({
      expiry: "2025-02-28",
      underlyingPrice: 245.55,
      origin: { asOf: "2025-02-21T21:00:02.000Z" },
    });
    expect(chain?.expiries.slice(0, 3)).toEqual(["2025-02-28", "2025-03-07", "2025-03-14"]);
    expect([chain?.calls.length, chain?.puts.length]).toEqual([54, 48]);
    expect(chain?.calls[0]).toEqual({
      strike: 110,
      last: 111.67,
      bid: 135.9,
      ask: 136.65,
      volume: null,
      openInterest: 0,
      impliedVolatility: 3.58593853515625,
      isInTheMoney: true,
    });
    expect(optionsOf(body("options/options-OCDO.L.json"), origin)).toMatchObject({
      expiries: [],
      expiry: null,
      calls: [],
    });
  });

  it("of lists keep their order", () => {
    expect(relatedSymbols(body("recommendationsBySymbol/recommendationsBySymbol-AAPL.json"))).toEqual([
      "AMZN",
      "TSLA",
      "GOOG",
      "META",
      "MSFT",
    ]);
    expect(relatedSymbols(body("recommendationsBySymbol/recommendationsBySymbol-ADH.json"))).toEqual([]);
    expect(trendingSymbols(body("trendingSymbols/trendingSymbols-US.json")).slice(0, 3)).toEqual([
      "BTC-USD",
      "PLTR",
      "MSTR",
    ]);
    const gainers = screenerQuotes(body("screener/dailyGainers.json"), origin);
    expect(gainers.map(({ facts }) => [facts.symbol, facts.price])).toEqual([
      ["U", 28],
      ["FTAI", 143.82],
      ["DBRG", 12.24],
      ["HAS", 69.06],
      ["GDS", 48.5],
    ]);
  });

  it("of news name their source, time and symbols", () => {
    const stories = searchStories(body("search/search-AAPL.json"), "AAPL");
    expect(stories[0]).toMatchObject({
      id: "57ea9c09-0c99-3adf-9062-fecfdbe472cc",
      source: "Yahoo Finance Video",
      publishedAt: "2025-02-25T00:20:00.000Z",
      relevantSymbols: ["AAPL"],
    });
    expect(stories[0]?.thumbnail).toContain("https://s.yimg.com/");
    expect(searchStories(body("search/search-OCDO.L.json"), "OCDO.L")).toEqual([]);
    expect(searchStories(body("search/search-BTC-USD.json"), "BTC-USD").length).toBeGreaterThan(0);
    expect(mergeStories([stories, stories])).toHaveLength(stories.length);
  });
});
