import { describe, expect, it } from "vitest";
import { chartQuery, historyOf } from "./yahoo-history.ts";

const request = { symbol: "X", interval: "1d", limit: 100 } as const;
const fetchedAt = "2026-03-04T18:00:00.000Z";
const day = (date: string) => Date.parse(`${date}T14:30:00Z`) / 1000;

const meta = {
  currency: "USD",
  exchangeName: "NYQ",
  exchangeTimezoneName: "America/New_York",
  regularMarketPrice: 12,
  regularMarketTime: Date.parse("2026-03-03T21:00:00Z") / 1000,
};
const chart = (result: object) => ({ chart: { result: [result], error: null } });

describe("historyOf", () => {
  it("drops rows without a close, and leaves single gaps null", () => {
    const history = historyOf(
      request,
      chart({
        meta,
        timestamp: [day("2026-02-27"), day("2026-03-02"), day("2026-03-03")],
        indicators: {
          quote: [
            {
              open: [10, null, 0],
              high: [11, null, 13],
              low: [9, null, 11],
              close: [10, null, 12],
              volume: [5, null, -1],
            },
          ],
        },
      }),
      fetchedAt,
    );
    expect(history).toMatchObject({
      currency: "USD",
      exchange: "XNYS",
      previousClose: 10,
      adjusted: false,
      origin: { asOf: "2026-03-03T21:00:00.000Z", fetchedAt, source: "yahoo" },
      bars: [
        { date: "2026-02-27", open: 10, high: 11, low: 9, close: 10, volume: 5 },
        { date: "2026-03-03", open: null, high: 13, low: 11, close: 12, volume: null },
      ],
    });
  });

  it("names splits as new shares per old, and dividends, within the bars it keeps", () => {
    const history = historyOf(
      { ...request, limit: 2 },
      chart({
        meta,
        timestamp: [day("2026-02-27"), day("2026-03-02"), day("2026-03-03")],
        indicators: { quote: [{ close: [10, 11, 12] }] },
        events: {
          dividends: {
            a: { amount: 0.3, date: day("2026-02-27") },
            b: { amount: "0.25", date: day("2026-03-03") },
            c: { amount: null, date: day("2026-03-03") },
          },
          splits: { d: { numerator: 1, denominator: 8, date: day("2026-03-02") } },
        },
      }),
      fetchedAt,
    );
    expect(history).toMatchObject({
      events: [
        { date: "2026-03-02", type: "split", value: 0.125 },
        { date: "2026-03-03", type: "dividend", value: 0.25 },
      ],
    });
  });

  it.each([
    ["Invalid input - interval=5m is not supported. Valid intervals: [1d, 5d, 1wk, 1mo, 3mo]", ["1d", "1wk", "1mo"]],
    ["Invalid input - interval=5m is not supported. Valid intervals: [60m, 1d]", ["1h", "1d"]],
    ["5m data not available for startTime=1 and endTime=2. The requested range must be within the last 60 days.", null],
    ["Only 8 days worth of 5m granularity data are allowed to be fetched per request.", null],
  ])("names what is offered instead: %s", (description, offered) => {
    const refused = { chart: { result: null, error: { code: "Unprocessable Entity", description } } };
    expect(historyOf({ ...request, interval: "5m" }, refused, fetchedAt)).toEqual({
      kind: "not-offered",
      source: "Yahoo Finance",
      offered: offered ?? ["15m", "30m", "1h", "1d", "1wk", "1mo"],
    });
  });

  it("knows a fund, priced once a day, by its price without a bar within a day", () => {
    const daily = historyOf({ ...request, interval: "5m" }, chart({ meta, indicators: { quote: [{}] } }), fetchedAt);
    expect(daily).toMatchObject({ kind: "not-offered", offered: ["1d", "1wk", "1mo"] });
  });

  it("calls a chart without times empty, and one without a price unknown", () => {
    const indicators = { quote: [{}] };
    expect(historyOf(request, chart({ meta, indicators }), fetchedAt)).toMatchObject({ bars: [] });
    const dead = { currency: null, regularMarketTime: meta.regularMarketTime };
    expect(historyOf(request, chart({ meta: dead, indicators }), fetchedAt)).toBeNull();
  });

  it("tells an unknown symbol from a refusal", () => {
    const refused = (code: string) => ({ chart: { result: null, error: { code, description: "Because" } } });
    expect(historyOf(request, refused("Not Found"), fetchedAt)).toBeNull();
    expect(() => historyOf(request, refused("Unprocessable Entity"), fetchedAt)).toThrow("Because");
    expect(() => historyOf(request, { surprise: 1 }, fetchedAt)).toThrow("unexpected shape");
  });
});

describe("chartQuery", () => {
  const now = Date.parse("2026-03-04T18:00:00Z");
  const days = (interval: "1m" | "5m" | "1h" | "1d" | "1wk" | "1mo", limit: number, symbol = "AAPL") => {
    const { period1 } = chartQuery({ symbol, interval, limit }, now);
    return Math.round((now / 1000 - Number(period1)) / 86_400);
  };

  it("leaves room for weekends and holidays", () => {
    expect(days("1d", 640)).toBeGreaterThan(640 * 1.45);
    expect(days("1wk", 52)).toBeGreaterThan(52 * 7);
    expect(days("1mo", 60)).toBeGreaterThan(60 * 30.5);
    expect(days("5m", 78)).toBeGreaterThanOrEqual(5);
  });

  it("asks for no more than Yahoo keeps", () => {
    expect([days("1m", 5000), days("5m", 5000), days("1h", 5000)]).toEqual([7, 59, 729]);
  });

  it("calls an hour by Yahoo's word", () => {
    expect(chartQuery({ symbol: "AAPL", interval: "1h", limit: 1 }, now)["interval"]).toBe("60m");
  });
});
