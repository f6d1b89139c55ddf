import type { ProvidedHistory } from "../../provider.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasRecordings, readRecording, recordingsNote } from "../../../../../tests/upstreams/recordings.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../../tests/upstreams/yahoo-upstream.ts";
import type { MarketProvider } from "../../provider.ts";
import { historyOf } from "./yahoo-history.ts";
import { searchResults } from "./yahoo-search.ts";
import { createYahoo } from "./yahoo.ts";

const clock = { now: () => Date.parse("2025-11-01T12:00:00Z") };
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

describe.skipIf(!hasRecordings)(`recorded replies${recordingsNote}`, () => {
  let upstream: YahooUpstream;
  let yahoo: MarketProvider;

  beforeAll(async () => {
    upstream = await startYahooUpstream({ recordings: true, clock });
    yahoo = createYahoo({ baseUrl: upstream.url, clock, log });
  });
  afterAll(() => upstream.close());

  it.each([
    [
      "AAPL",
      {
        price: 244.6,
        change: 3.0700073,
        changePercent: 1.2710667,
        previousClose: 241.53,
        volume: 40_896_227,
        marketCap: 3_674_405_863_424,
        pe: 38.763866,
        eps: 6.31,
        dividendYield: 0.41,
        exchange: "XNAS",
        type: "Common Stock",
        currency: "USD",
      },
      "2025-02-14T21:00:00.000Z",
      0,
    ],
    [
      "MSFT",
      { price: 541.55, change: -0.52002, previousClose: 542.07, marketCap: 4_025_388_367_872, pe: 39.644947 },
      "2025-10-29T20:00:01.000Z",
      0,
    ],
    [
      "GOOG",
      { price: 186.87, changePercent: -0.53758234, marketCap: 2_266_975_961_088 },
      "2025-02-14T21:00:01.000Z",
      0,
    ],
    ["QQQ", { price: 538.15, type: "ETF", exchange: "XNAS", dividendYield: 0.54 }, "2025-02-14T21:00:01.000Z", 0],
    [
      "OCDO.L",
      {
        price: 308.8,
        currency: "GBp",
        exchange: "XLON",
        marketCap: 2_554_603_520,
        pe: null,
        timeZone: "Europe/London",
      },
      "2025-02-17T10:38:44.000Z",
      15,
    ],
    [
      "WSKT.JK",
      { price: 202, open: null, currency: "IDR", exchange: "XIDX", name: "PT Waskita Karya (Persero) Tbk" },
      "2024-07-23T20:00:00.000Z",
      10,
    ],
    [
      "BTC-USD",
      { price: 96_077.45, change: -1225.8906, exchange: "CRYPTO", type: "Cryptocurrency" },
      "2025-02-17T10:53:00.000Z",
      0,
    ],
    [
      "EURUSD=X",
      { price: 1.0489877, exchange: "FX", type: "Currency", volume: null, marketCap: null },
      "2025-02-17T10:54:43.000Z",
      0,
    ],
  ] as const)("gives %s its recorded figures", async (symbol, facts, asOf, delayMinutes) => {
    const answer = (await yahoo.quotes([symbol])).get(symbol);
    expect(answer).toMatchObject({ kind: "quote", quote: { facts, origin: { asOf, delayMinutes, source: "yahoo" } } });
  });

  it("calls an empty result and a dead symbol unknown, beside known ones", async () => {
    const answers = await yahoo.quotes(["AAPL", "GS2C", "IDFCBANK.BO"]);
    expect(["AAPL", "GS2C", "IDFCBANK.BO"].map((symbol) => answers.get(symbol)?.kind)).toEqual([
      "quote",
      "unknown",
      "unknown",
    ]);
  });

  it("brings half a year of AAPL with its dividends", async () => {
    const history = (await yahoo.history?.({ symbol: "AAPL", interval: "1d", limit: 640 })) as ProvidedHistory;
    expect(history?.bars).toHaveLength(127);
    expect(history?.bars[0]?.date).toBe("2025-04-30");
    expect(history?.bars.at(-1)).toMatchObject({ date: "2025-10-29", close: 269.70001220703125 });
    expect(history?.previousClose).toBe(269);
    expect(history?.events).toEqual([
      { date: "2025-05-12", type: "dividend", value: 0.26 },
      { date: "2025-08-11", type: "dividend", value: 0.26 },
    ]);
  });

  it.each([
    ["OCDO.L", "2020-01-02", 1259.5, "GBp"],
    ["WSKT.JK", "2020-01-02", 1505, "IDR"],
    ["BTC-USD", "2020-01-03", 7344.884_277_343_75, "USD"],
    ["EURUSD=X", "2020-01-03", 1.117_143_750_190_734_9, "USD"],
  ])("dates the bars of %s by its exchange", async (symbol, date, close, currency) => {
    const history = (await yahoo.history?.({ symbol, interval: "1d", limit: 10 })) as ProvidedHistory;
    expect(history).toMatchObject({ currency });
    expect(history?.bars.at(-1)).toMatchObject({ date, close });
  });

  it("joins the modules, insights and options of a company, though the library's own check fails on them", async () => {
    const apple = await yahoo.fundamentals?.("AAPL");
    expect(apple).toMatchObject({ name: "Apple Inc.", analysts: { targetMean: 252.22575 }, currency: "USD" });
    expect(apple?.measures).toContainEqual({ id: "researchTargetPrice", value: 280 });
    expect(apple?.statements.map(({ period, dates }) => [period, dates.at(-1)])).toEqual([
      ["annual", "2024-09-30"],
      ["quarterly", "2024-12-31"],
    ]);
    expect(await yahoo.options?.("AAPL", null)).toMatchObject({ expiry: "2025-02-28", underlyingPrice: 245.55 });
    expect(await yahoo.related?.("AAPL")).toEqual(["AMZN", "TSLA", "GOOG", "META", "MSFT"]);
    expect(await yahoo.fundamentals?.("OCDO.L")).toMatchObject({ currency: "GBP", nextEarnings: null });
  });

  const chart = (file: string) => readRecording(`yahoo/chart/${file}`).response.bodyJson;

  it("reads splits as new shares per old, and joins the running row with its month", () => {
    const request = { symbol: "AAPL", interval: "1mo", limit: 640 } as const;
    const history = historyOf(request, chart("scheb-AAPL-splits.json"), "2025-11-01T12:00:00Z") as ProvidedHistory;
    expect(history.events).toEqual([{ date: "2020-08-31", type: "split", value: 4 }]);
    expect(history.bars).toHaveLength(60);
    expect(history.bars.at(-1)).toMatchObject({ date: "2024-10-01", close: 227.5500030517578, volume: 332_258_600 });
  });

  it("calls a chart without price and times unknown, and one without times empty", () => {
    const read = (file: string) =>
      historyOf({ symbol: "X", interval: "1d", limit: 10 }, chart(file), "2025-11-01T12:00:00Z");
    expect(read("scheb-noData.json")).toBeNull();
    expect(read("chart-notimestamp-quotes-length.fake.json")).toMatchObject({ bars: [] });
  });

  it("finds Apple at home and abroad", () => {
    const json = readRecording("yahoo/search/rs-search_v1_apple.json").response.bodyJson;
    const found = searchResults("apple", 10, json);
    expect(found[0]).toMatchObject({ ticker: "AAPL", type: "Common Stock", locale: "us", currency_name: "USD" });
    expect(found.find(({ ticker }) => ticker === "APC.DE")).toMatchObject({
      primary_exchange: "XETR",
      locale: "de",
      currency_name: "EUR",
    });
  });

  it("leaves out search rows that name no instrument", () => {
    const json = readRecording("yahoo/search/search-badResult.fake.json").response.bodyJson;
    expect(searchResults("AAPL", 10, json)).toEqual([]);
  });
});
