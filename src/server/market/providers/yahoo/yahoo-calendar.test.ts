import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CalendarType } from "#contract/calendar.ts";
import { tradingDay } from "../../../../../tests/upstreams/fake-events.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../../tests/upstreams/yahoo-upstream.ts";
import { dividendEntries, earningsEntries } from "./yahoo-events.ts";
import { visualizationEntries } from "./yahoo-visualization.ts";
import { createYahoo } from "./yahoo.ts";

const now = Date.parse("2026-03-04T18:00:00Z");
const clock = { now: () => now };
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
const [from, to] = ["2026-03-04", "2026-03-18"];
let upstream: YahooUpstream;

beforeEach(async () => {
  upstream = await startYahooUpstream({ clock });
});
afterEach(() => upstream.close());

function calendar<T extends CalendarType>(type: T, symbols: readonly string[] | null, range = { from, to }) {
  const found = createYahoo({ baseUrl: upstream.url, clock, log }).calendar?.({ type, symbols, ...range });
  if (found === undefined) throw new Error("Yahoo has calendars");
  return found;
}

describe("of the market", () => {
  it.each(["earnings", "economic", "ipo", "splits"] as const)("brings %s between two days, by day", async (type) => {
    const { entries, missing } = await calendar(type, null);
    const days = entries.map(({ date }) => date);
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day >= from && day <= to)).toBe(true);
    expect(missing).toBeNull();
  });

  it("tells reported from expected earnings", async () => {
    const { entries } = await calendar("earnings", null);
    expect(entries.find(({ symbol }) => symbol === "JNJ")).toMatchObject({
      company: "Johnson & Johnson",
      date: "2026-03-04",
      time: "BMO",
      estimate: 2.58,
      actual: 2.64,
      isEstimate: false,
    });
    expect(entries.find(({ symbol }) => symbol === "NVDA")).toMatchObject({
      time: "AMC",
      actual: null,
      surprise: null,
    });
  });

  it("gives an economic event its hour and its figures as published", async () => {
    const { entries } = await calendar("economic", null);
    expect(entries.find(({ event }) => event.startsWith("Consumer Price Index"))).toMatchObject({
      date: "2026-03-04",
      time: "13:30",
      at: "2026-03-04T13:30:00.000Z",
      country: "US",
      impact: "Medium",
      actual: "2.8%",
      forecast: "2.9%",
      previous: "3.0%",
    });
  });

  it("gives an offering its price range until it is priced", async () => {
    const { entries } = await calendar("ipo", null, { from: "2026-02-20", to });
    expect(entries.find(({ symbol }) => symbol === "MSTN")).toMatchObject({
      price: "14.00-16.00",
      value: null,
      state: "upcoming",
    });
    expect(entries.find(({ symbol }) => symbol === "FJRD")).toMatchObject({
      price: "24.00",
      value: 432_000_000,
      state: "priced",
    });
  });

  it("writes splits as new shares for old", async () => {
    const { entries } = await calendar("splits", null);
    expect(entries.map(({ ratio }) => ratio)).toContain("1:10");
    expect(entries.find(({ symbol }) => symbol === "IWM")).toMatchObject({
      ratio: "3:2",
      factor: 1.5,
      description: "3 new shares for 2 old",
    });
  });

  it("has nothing where nothing is scheduled", async () => {
    expect(await calendar("splits", null, { from: "2027-01-01", to: "2027-01-31" })).toMatchObject({
      entries: [],
      missing: null,
    });
  });

  it("asks page after page with the crumb", async () => {
    await calendar("economic", null);
    expect(upstream.requests.filter(({ endpoint }) => endpoint === "visualization")).toMatchObject([
      { method: "POST" },
    ]);
  });
});

describe("of single symbols", () => {
  it("brings what is announced", async () => {
    const { entries } = await calendar("earnings", ["AAPL", "MSFT", "SPY", "NOSUCH"]);
    expect(entries).toMatchObject([
      { symbol: "MSFT", date: tradingDay(now, 2), time: "AMC", estimate: 3.12, actual: null, isEstimate: false },
      { symbol: "AAPL", date: tradingDay(now, 6), time: "AMC" },
    ]);
  });

  it("brings past reports with what was expected", async () => {
    const { entries } = await calendar("earnings", ["TSLA"], { from: "2026-02-01", to });
    expect(entries).toMatchObject([{ symbol: "TSLA", date: tradingDay(now, -3) }]);
    expect(entries[0]?.actual).not.toBeNull();
    expect(entries[0]?.surprisePercent).not.toBeNull();
  });

  it("brings dividends paid and announced", async () => {
    const { entries } = await calendar("dividends", ["MSFT", "JPM"], { from: "2026-02-01", to });
    expect(entries).toMatchObject([
      { symbol: "MSFT", amount: 0.83, exDate: tradingDay(now, -8), currency: "USD" },
      { symbol: "JPM", amount: 1.4, exDate: tradingDay(now, 4) },
    ]);
  });

  it("takes splits to come from the market's table", async () => {
    expect((await calendar("splits", ["META", "AAPL"])).entries).toMatchObject([{ symbol: "META", ratio: "5:1" }]);
  });

  it("looks once at the market for the splits of many symbols", async () => {
    const yahoo = createYahoo({ baseUrl: upstream.url, clock, log });
    const splits = async (symbol: string) => yahoo.calendar?.({ type: "splits", symbols: [symbol], from, to });
    const found = await Promise.all(["META", "IWM", "AAPL"].map(splits));
    expect(found.map((page) => page?.entries.length)).toEqual([1, 1, 0]);
    expect(upstream.count("visualization")).toBe(1);
  });

  it("says so where splits to come cannot be had, and tells the past ones", async () => {
    upstream.setFault("500", { endpoint: "visualization" });
    expect(await calendar("splits", ["META"])).toMatchObject({
      entries: [],
      missing: "Splits to come could not be loaded.",
    });
    await expect(calendar("splits", ["META"], { from: "2026-03-05", to })).rejects.toMatchObject({
      advice: "try-next",
    });
    upstream.setFault("ok");
    expect((await calendar("splits", ["META"])).missing).toBeNull();
  });

  it("names what could not be loaded beside what could", async () => {
    upstream.setFault("500", { endpoint: "summary", times: 1 });
    const { entries, missing } = await calendar("earnings", ["AAPL", "MSFT"]);
    expect(entries).toHaveLength(1);
    expect(missing).toMatch(/^(AAPL|MSFT) could not be loaded\.$/);
  });

  it("fails where nothing could be loaded", async () => {
    upstream.setFault("500", { endpoint: "summary" });
    await expect(calendar("earnings", ["AAPL", "MSFT"])).rejects.toMatchObject({ advice: "try-next", status: 500 });
  });
});

describe("columns of the market's tables", () => {
  const reply = (columns: readonly object[], rows: readonly unknown[]) => ({
    finance: { result: [{ documents: [{ columns, rows }] }], error: null },
  });

  it("are found by heading, in any order, with some absent", () => {
    const columns = [
      { label: "Event Start Date", type: "STRING" },
      { label: "EPS Estimate", type: "NUMBER" },
      { label: "Event Start Date", type: "DATETIME" },
      { label: "Symbol", type: "STRING" },
    ];
    const { entries } = visualizationEntries(
      "earnings",
      reply(columns, [["BMO", "2.10", "2026-03-05T05:00:00.000Z", "abc"]]),
      from,
    );
    expect(entries).toMatchObject([
      { symbol: "ABC", company: null, date: "2026-03-05", time: "BMO", estimate: 2.1, actual: null },
    ]);
  });

  it("hold moments, of which the day is that of New York, or days alone", () => {
    const columns = [{ id: "ticker" }, { id: "startdatetime" }, { id: "startdatetimetype" }];
    const rows = [
      ["ABC", "2026-03-06T00:30:00.000Z", "AMC"],
      ["DEF", "2026-03-06T00:00:00.000Z", "TNS"],
      ["GHI", "2026-03-06T05:00:00.000Z", "TNS"],
      ["JKL", "soon", "AMC"],
    ];
    const { entries } = visualizationEntries("earnings", reply(columns, rows), from);
    expect(entries.map(({ symbol, date, time }) => [symbol, date, time])).toEqual([
      ["ABC", "2026-03-05", "AMC"],
      ["DEF", "2026-03-06", "TBD"],
      ["GHI", "2026-03-06", "TBD"],
    ]);
  });

  it("may come with rows that are records", () => {
    const columns = [{ label: "Symbol" }, { label: "Payable On" }, { label: "Ratio" }];
    const rows = [{ Symbol: "ABC", "Payable On": "2026-03-05T05:00:00.000Z", Ratio: "2:1" }, null, { Symbol: "XYZ" }];
    expect(visualizationEntries("splits", reply(columns, rows), from)).toMatchObject({
      rows: 3,
      entries: [{ symbol: "ABC", factor: 2 }],
    });
  });

  it("read moments in unix time, and lose a row with an impossible one alone", () => {
    const columns = [{ label: "Symbol" }, { label: "Event Start Date" }];
    const evening = Date.UTC(2026, 2, 5, 1, 30) / 1000;
    const rows = [
      ["AAPL", evening],
      ["MSFT", 1e300],
    ];
    const { entries } = visualizationEntries("earnings", reply(columns, rows), from);
    expect(entries.map(({ symbol, date }) => [symbol, date])).toEqual([["AAPL", "2026-03-04"]]);
  });

  it("that say nothing known are another shape", () => {
    expect(() => visualizationEntries("splits", reply([{ label: "Surprise" }], [[1]]), from)).toThrow(
      "unexpected shape",
    );
    expect(() =>
      visualizationEntries("splits", { finance: { result: null, error: { description: "Nope" } } }, from),
    ).toThrow("Nope");
    expect(visualizationEntries("splits", reply([], []), from)).toEqual({ rows: 0, entries: [] });
  });
});

describe("days of a company", () => {
  it("dates the newest quarter by its call, where the report's day is not told", () => {
    const modules = {
      calendarEvents: {
        earnings: {
          earningsDate: [1746010740],
          earningsCallDate: [1738274400],
          isEarningsDateEstimate: true,
          earningsAverage: 1.62,
        },
      },
      earningsHistory: {
        history: [{ quarter: { raw: 1735603200 }, epsEstimate: { raw: 2.34 }, epsActual: { raw: 2.4 } }],
      },
    };
    expect(earningsEntries("AAPL", modules, Date.parse("2025-02-24T00:00:00Z"))).toMatchObject([
      { date: "2025-01-30", time: "AMC", estimate: 2.34, actual: 2.4, isEstimate: false },
      { date: "2025-04-30", time: "TBD", estimate: 1.62, actual: null, isEstimate: true, at: null },
    ]);
  });

  it("takes midnight UTC for the day it names, not for the evening before in New York", () => {
    const modules = { calendarEvents: { earnings: { earningsDate: [Date.UTC(2025, 3, 30) / 1000] } } };
    expect(earningsEntries("AAPL", modules, Date.parse("2025-02-24T00:00:00Z"))).toMatchObject([
      { date: "2025-04-30", time: "TBD", at: null },
    ]);
  });

  it("gives an announced dividend the last amount only where it is that one", () => {
    const events = { exDividendDate: 1739145600, dividendDate: 1739404800 };
    const statistics = { lastDividendDate: 1739145600, lastDividendValue: 0.25 };
    expect(
      dividendEntries("AAPL", { calendarEvents: events, defaultKeyStatistics: statistics }, [], "USD"),
    ).toMatchObject([{ date: "2025-02-10", amount: 0.25, paymentDate: "2025-02-13" }]);
    expect(dividendEntries("AAPL", { calendarEvents: events }, [], "USD")).toMatchObject([{ amount: null }]);
  });
});
