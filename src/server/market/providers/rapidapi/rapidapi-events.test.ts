import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CalendarType } from "#contract/calendar.ts";
import { tradingDay } from "../../../../../tests/upstreams/fake-events.ts";
import { type GatewayUpstream, startGatewayUpstream } from "../../../../../tests/upstreams/gateway-upstream.ts";
import { hasRecordings, readRecordedBody, recordingsNote } from "../../../../../tests/upstreams/recordings.ts";
import { gatewayCalendar } from "./gateway-calendar.ts";
import { tickerPage } from "./gateway-directory.ts";
import { gatewayStories } from "./gateway-news.ts";
import { gatewaySeries, seriesQuery } from "./gateway-series.ts";
import { createRapidapi } from "./rapidapi.ts";

let now = Date.parse("2026-03-04T18:00:00Z");
const clock = { now: () => now };
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
const [from, to] = ["2026-03-04", "2026-03-18"];
let gateway: GatewayUpstream;

const rapidapi = (key = gateway.key) =>
  createRapidapi({ baseUrl: gateway.url, host: "gateway.example", key, clock, log, limits: { retryBaseMs: 1 } });

beforeEach(async () => {
  now = Date.parse("2026-03-04T18:00:00Z");
  gateway = await startGatewayUpstream({ clock });
});
afterEach(() => gateway.close());

function calendar<T extends CalendarType>(type: T, range = { from, to }) {
  const found = rapidapi().calendar?.({ type, symbols: null, ...range });
  if (found === undefined) throw new Error("the gateway has calendars");
  return found;
}

const queries = () => gateway.requests.map(({ address }) => address);

describe("calendars", () => {
  it("ask for earnings day by day, weekends left out", async () => {
    const { entries, missing } = await calendar("earnings");
    expect(missing).toBeNull();
    expect(gateway.count("calendar")).toBe(11);
    expect(entries.find(({ symbol }) => symbol === "JNJ")).toMatchObject({
      company: "Johnson & Johnson",
      date: from,
      time: "BMO",
      estimate: 2.58,
      actual: null,
    });
    expect(entries.find(({ symbol }) => symbol === "BA")).toMatchObject({ date: tradingDay(now, 4), estimate: -1.24 });
  });

  it("read days written the American way", async () => {
    const { entries } = await calendar("dividends");
    expect(entries.find(({ symbol }) => symbol === "AAPL")).toMatchObject({
      company: "Apple Inc.",
      date: tradingDay(now, 1),
      amount: 0.26,
      exDate: tradingDay(now, 1),
      recordDate: tradingDay(now, 2),
      paymentDate: tradingDay(now, 13),
    });
  });

  it("ask for economic events on every day, and write descriptions without markup", async () => {
    const { entries } = await calendar("economic");
    expect(gateway.count("calendar")).toBe(15);
    expect(entries.find(({ time }) => time === "All day")).toMatchObject({ country: "Japan", at: null, actual: null });
    expect(entries.find(({ event }) => event === "Consumer Price Index YoY")).toMatchObject({
      time: "13:30",
      at: "2026-03-04T13:30:00.000Z",
      actual: "2.8%",
      forecast: "2.9%",
      description:
        "Consumer Price Index YoY as published in United States. A higher reading than expected moves the currency.",
    });
  });

  it("ask for offerings by month", async () => {
    const { entries } = await calendar("ipo", { from: "2026-02-23", to: "2026-04-02" });
    expect(queries().map((query) => query.split("date=")[1])).toEqual(["2026-02", "2026-03", "2026-04"]);
    expect(entries.find(({ symbol }) => symbol === "FJRD")).toMatchObject({
      price: "24.00",
      shares: 18_000_000,
      value: 432_000_000,
      state: "priced",
    });
    expect(entries.find(({ symbol }) => symbol === "CLVR")).toMatchObject({ price: "15.00-17.00", state: "upcoming" });
  });

  it("ask for splits page by page until there are no more", async () => {
    const { entries } = await calendar("splits", { from: "2026-02-01", to: "2026-03-31" });
    expect(entries.map(({ ratio }) => ratio)).toEqual(["15:1", "1:10", "5:1", "3:2", "1:20"]);
    expect(gateway.count("calendar")).toBe(2);
  });

  it("share the pages of splits and the months of offerings between weeks", async () => {
    const provider = rapidapi();
    const week = (type: "ipo" | "splits", monday: string) =>
      provider.calendar?.({
        type,
        symbols: null,
        from: monday,
        to: monday.replace(/..$/, (day) => String(Number(day) + 6).padStart(2, "0")),
      });
    for (const monday of ["2026-03-02", "2026-03-09", "2026-03-16"])
      for (const type of ["ipo", "splits"] as const) await week(type, monday);
    expect(gateway.count("calendar")).toBe(3);
    now += 600_000;
    await week("ipo", "2026-03-02");
    expect(gateway.count("calendar")).toBe(4);
    gateway.setFault("wrong-shape", { endpoint: "calendar", times: 1 });
    now += 600_000;
    await expect(week("ipo", "2026-03-02")).rejects.toMatchObject({ advice: "try-next" });
    expect((await week("ipo", "2026-03-02"))?.entries.length).toBeGreaterThan(0);
  });

  it("say which days are missing beside those that came", async () => {
    gateway.setFault("500", { endpoint: "calendar", times: 2 });
    const { entries, missing } = await calendar("earnings");
    expect(entries.length).toBeGreaterThan(0);
    expect(missing).toMatch(/could not be loaded/);
  });

  it("say so when a range is longer than is asked for", async () => {
    const { missing } = await calendar("economic", { from: "2026-01-01", to: "2026-03-04" });
    expect(missing).toBe("Days after 2026-02-11 were not asked for.");
    expect(gateway.count("calendar")).toBe(42);
  });

  it("have nothing where nothing is scheduled, and fail where there is no such path", async () => {
    expect(await calendar("earnings", { from: "2027-05-03", to: "2027-05-04" })).toMatchObject({
      entries: [],
      missing: null,
    });
    const request = { type: "earnings", symbols: null, from, to } as const;
    await expect(gatewayCalendar(request, async () => null, from)).rejects.toMatchObject({ advice: "try-next" });
  });
});

describe("news", () => {
  it("of the market are those of five large companies", async () => {
    const news = await rapidapi().news?.({ symbols: [], limit: 10 });
    expect(queries()[0]).toContain("tickers=AAPL%2CGOOGL%2CMSFT%2CAMZN%2CTSLA&type=ALL");
    expect(news?.stories).toHaveLength(10);
    const times = news?.stories.map(({ publishedAt }) => publishedAt ?? "") ?? [];
    expect(times).toEqual(times.toSorted().reverse());
    expect(news?.stories[0]).toMatchObject({ publishedAt: "2026-03-04T17:46:00.000Z", relevantSymbols: ["AAPL"] });
  });

  it("of one symbol come from its feed", async () => {
    const news = await rapidapi().news?.({ symbols: ["JNJ"], limit: 10 });
    expect(news?.stories).toMatchObject([
      { title: "Johnson & Johnson wins approval for a new heart device", relevantSymbols: ["JNJ"] },
      { publishedAt: "2026-03-04T09:40:00.000Z" },
    ]);
  });

  it("are read with the fields of the description", () => {
    const item = {
      uuid: "u1",
      title: "Profit &amp; loss",
      summary: "A &lt;b&gt;bold&lt;/b&gt; claim",
      link: "https://n.example/1",
      publisher: "Wire",
      providerPublishTime: 1_772_640_000,
      relatedTickers: ["AAPL"],
    };
    expect(gatewayStories({ body: { items: [item, {}, null] } }, now)).toEqual([
      {
        id: "u1",
        title: "Profit & loss",
        summary: "A bold claim",
        url: "https://n.example/1",
        source: "Wire",
        publishedAt: "2026-03-04T16:00:00.000Z",
        relevantSymbols: ["AAPL"],
        thumbnail: null,
      },
    ]);
  });
});

describe("series", () => {
  it.each(["sma", "rsi", "adx"] as const)("of %s come in order, with a length", async (indicator) => {
    const series = await rapidapi().series?.({ symbol: "AAPL", interval: "5m", indicator, lengths: [14], limit: 50 });
    expect(queries()[0]).toContain("series_type=close&limit=50&time_period=14");
    expect(series?.rows).toHaveLength(50);
    const times = series?.rows.map(({ at }) => at) ?? [];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(series?.rows[0]).toMatchObject({ signal: null, histogram: null });
  });

  it("of macd take three lengths and give three lines", async () => {
    const request = { symbol: "AAPL", interval: "5m", indicator: "macd", lengths: [12, 26, 9], limit: 50 } as const;
    expect(seriesQuery(request)).toMatchObject({ fast_period: "12", slow_period: "26", signal_period: "9" });
    expect(seriesQuery(request)).not.toHaveProperty("time_period");
    const series = await rapidapi().series?.(request);
    expect(series?.rows.at(-1)?.signal).not.toBeNull();
    expect(series?.rows.at(-1)?.histogram).not.toBeNull();
  });

  it("are read in small letters, as texts, newest first and keyed by time", () => {
    const request = { symbol: "X", interval: "5m", indicator: "rsi", lengths: [14], limit: 2 } as const;
    const rows = [
      { timestamp: 1_772_640_600, rsi: "61.5" },
      { timestamp: 1_772_640_300, rsi: 60 },
      { timestamp: 1_772_640_000, rsi: 59 },
      { timestamp: null, rsi: 1 },
    ];
    expect(gatewaySeries(request, { body: rows }, "America/New_York").map(({ value }) => value)).toEqual([60, 61.5]);
    const keyed = { body: { "1772640000": { RSI: 59 }, "1772640300": { RSI: "NaN" } } };
    expect(gatewaySeries(request, keyed, "America/New_York").map(({ value }) => value)).toEqual([59]);
  });

  it("of an unknown symbol have no rows", async () => {
    const request = { symbol: "NOSUCH", interval: "5m", indicator: "sma", lengths: [50], limit: 50 } as const;
    expect((await rapidapi().series?.(request))?.rows).toEqual([]);
  });
});

it("reads the list of tickers page by page to its end", async () => {
  const pages: number[] = [];
  const tickers: string[] = [];
  for await (const page of rapidapi().directory?.() ?? []) {
    pages.push(page.length);
    tickers.push(...page.map(({ ticker }) => ticker));
  }
  expect(pages).toEqual([5, 5, 3]);
  expect(gateway.count("tickers")).toBe(3);
  expect(tickers).toContain("JPM");
});

describe("the plan's quota", () => {
  it("is shown as its headers say", async () => {
    gateway.setQuota({ limit: 500, remaining: 400, resetSeconds: 3600 });
    const provider = rapidapi();
    expect(provider.health().quota).toBeNull();
    await provider.quotes(["AAPL"]);
    expect(provider.health().quota).toEqual({ limit: 500, remaining: 399, resetsAt: "2026-03-04T19:00:00.000Z" });
  });

  it("is kept for quotes when it runs low", async () => {
    gateway.setQuota({ limit: 100, remaining: 5, resetSeconds: 3600 });
    const provider = rapidapi();
    await provider.quotes(["AAPL"]);
    const asked = gateway.count();
    await expect(provider.news?.({ symbols: [], limit: 10 })).rejects.toMatchObject({ advice: "try-next" });
    await expect(provider.calendar?.({ type: "earnings", symbols: null, from, to })).rejects.toMatchObject({
      advice: "try-next",
    });
    expect(gateway.count()).toBe(asked);
    expect((await provider.quotes(["AAPL"])).get("AAPL")?.kind).toBe("quote");
  });

  it("is known to be used up from a refusal as well", async () => {
    gateway.setQuota({ limit: 100, remaining: 0, resetSeconds: 3600 });
    const provider = rapidapi();
    await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({
      advice: "wait",
      status: 429,
      retryAfterMs: 3_600_000,
    });
    expect(provider.health().quota).toMatchObject({ remaining: 0, resetsAt: "2026-03-04T19:00:00.000Z" });
  });

  it("is not asked for more once it is used up, until it is new", async () => {
    gateway.setQuota({ limit: 100, remaining: 1, resetSeconds: 3600 });
    const provider = rapidapi();
    await provider.quotes(["AAPL"]);
    await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({ advice: "wait", retryAfterMs: 3_600_000 });
    expect(gateway.count()).toBe(1);
    gateway.setQuota({ limit: 100, remaining: 100, resetSeconds: 3600 });
    now += 3_600_000;
    expect((await provider.quotes(["AAPL"])).get("AAPL")?.kind).toBe("quote");
  });
});

describe("a refused key", () => {
  it("is not tried again for a quarter of an hour", async () => {
    const provider = rapidapi("another-key");
    for (let call = 0; call < 3; call++)
      await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({ status: 403, advice: "try-next" });
    expect(gateway.count()).toBe(1);
    now += 900_000;
    await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({ status: 403 });
    expect(gateway.count()).toBe(2);
  });

  it("is tried again when the connection test asks", async () => {
    const provider = rapidapi("another-key");
    await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({ status: 403 });
    await expect(provider.probe()).rejects.toMatchObject({ status: 403 });
    expect(gateway.count()).toBe(2);
  });

  it("says nothing of another key", async () => {
    await expect(rapidapi("another-key").quotes(["AAPL"])).rejects.toMatchObject({ status: 403 });
    expect((await rapidapi().quotes(["AAPL"])).get("AAPL")?.kind).toBe("quote");
  });
});

describe.skipIf(!hasRecordings)(`recorded replies${recordingsNote}`, () => {
  const read = (file: string) => readRecordedBody(`rapidapi/${file}`);
  const at = Date.parse("2025-01-01T00:00:00Z");
  const calendarOf = <T extends CalendarType>(type: T, file: string, day: string) =>
    gatewayCalendar(
      { type, symbols: null, from: day, to: day },
      async (_path, _query, reader) => reader(read(file)),
      day,
    );

  it("of news name symbols and times", () => {
    expect(gatewayStories(read("recorded/news-v2-ALL.200.json"), at)).toMatchObject([
      {
        source: "CNBC",
        publishedAt: "2024-11-19T21:49:00.000Z",
        relevantSymbols: ["QCOM"],
        summary: "Qualcomm said at its investor day on Tuesday...",
      },
      { source: "Yahoo Finance", publishedAt: "2024-11-19T21:48:00.000Z", relevantSymbols: ["NVDA"] },
    ]);
    expect(gatewayStories(read("vendor-docs/v2_markets_news.200.json"), at)[0]).toMatchObject({
      publishedAt: "2024-04-12T04:04:00.000Z",
    });
    expect(gatewayStories(read("vendor-docs/v1_markets_news.200.json"), at)[0]).toMatchObject({
      id: "add44664-1841-3deb-b939-03622143ab97",
      publishedAt: "2023-08-09T21:38:00.000Z",
    });
  });

  it("of calendars are held to the digit", async () => {
    expect(
      (await calendarOf("earnings", "recorded/calendar-earnings-2024-07-12.200.json", "2024-07-12")).entries,
    ).toMatchObject([
      { symbol: "JPM", company: "J P Morgan Chase & Co", date: "2024-07-12", time: "BMO", estimate: 4.2, actual: null },
      { symbol: "WFC", estimate: 1.27 },
    ]);
    expect(
      (await calendarOf("dividends", "vendor-docs/v1_markets_calendar_dividends.200.json", "2023-11-30")).entries,
    ).toMatchObject([
      { symbol: "ACNB", amount: 0.3, exDate: "2023-11-30", recordDate: "2023-12-01", paymentDate: "2023-12-15" },
    ]);
    const { entries } = await calendarOf(
      "economic",
      "vendor-docs/v1_markets_calendar_economic_events.200.json",
      "2023-11-30",
    );
    expect(entries[0]).toMatchObject({
      event: "Construction Orders",
      country: "Japan",
      time: "All day",
      actual: "4.2%",
      forecast: null,
      previous: "-3.0%",
    });
    expect(entries.map(({ description }) => description ?? "").join(" ")).not.toMatch(/&lt;|<br/i);
    expect(
      (await calendarOf("ipo", "vendor-docs/v1_markets_calendar_ipo.200.json", "2023-11-21")).entries[0],
    ).toMatchObject({
      symbol: "CLBRU",
      price: "10.00",
      shares: 15_000_000,
      value: 150_000_000,
      exchange: "NYSE",
      state: "priced",
    });
    expect(
      (await calendarOf("ipo", "vendor-docs/v1_markets_calendar_public_offerings.200.json", "2023-11-29")).entries.map(
        ({ state }) => state,
      ),
    ).toEqual(["priced", "priced", "filed", "filed"]);
  });

  it("of tickers say how large each is, and how many there are", () => {
    const page = tickerPage(read("recorded/tickers-stocks.200.json"));
    expect(page.total).toBe(7008);
    expect(page.entries).toHaveLength(25);
    expect(page.entries[0]).toMatchObject({
      result: { ticker: "ABBV", name: "AbbVie Inc.", primary_exchange: null },
      size: 341_805_178_095,
    });
  });
});
