import type { ProvidedHistory } from "../../provider.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayUpstream, startGatewayUpstream } from "../../../../../tests/upstreams/gateway-upstream.ts";
import { hasRecordings, readRecordedBody, recordingsNote } from "../../../../../tests/upstreams/recordings.ts";
import { displayQuoteAnswer, displayTime } from "./display-quote.ts";
import { gatewayBars } from "./gateway-history.ts";
import { createRapidapi } from "./rapidapi.ts";
import { rowsOf } from "./rows.ts";

const now = Date.parse("2026-03-04T18:00:00Z");
const clock = { now: () => now };
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
let gateway: GatewayUpstream;

const rapidapi = (key = gateway.key) =>
  createRapidapi({ baseUrl: gateway.url, host: "gateway.example", key, clock, log, limits: { retryBaseMs: 1 } });

beforeEach(async () => {
  gateway = await startGatewayUpstream({ clock });
});
afterEach(() => gateway.close());

const prices = async (symbols: readonly string[]) =>
  [...(await rapidapi().quotes(symbols)).values()].map((answer) =>
    answer.kind === "quote" ? answer.quote.facts.price : answer.kind,
  );

describe("quotes", () => {
  it.each(["body-array", "body-object", "bare-array"] as const)("reads rows in a %s", async (envelope) => {
    gateway.setEnvelope(envelope);
    expect(await prices(["AAPL"])).toEqual([231.4]);
    expect(gateway.count()).toBe(1);
  });

  it("asks a list in one call", async () => {
    expect(await prices(["AAPL", "MSFT", "SPY"])).toEqual([231.4, 428.6, 598.7]);
    expect(gateway.count()).toBe(1);
  });

  it("asks one by one for what a list left out", async () => {
    gateway.setLegacyQuotes("first-only");
    expect(await prices(["AAPL", "MSFT", "SPY"])).toEqual([231.4, 428.6, 598.7]);
    expect(gateway.count("legacy-quote")).toBe(3);
  });

  it("turns to the display quotes of shares, then of funds, where the described path is gone", async () => {
    gateway.setLegacyQuotes("gone");
    expect(await prices(["AAPL", "SPY", "NOSUCH"])).toEqual([231.4, 598.7, "unknown"]);
    expect([gateway.count("legacy-quote"), gateway.count("quote")]).toEqual([1, 5]);
  });

  it("keeps what came of a list when one symbol's own call fails, and says nothing of that symbol", async () => {
    gateway.setFault("500", { endpoint: "quote" });
    const answers = await rapidapi().quotes(["AAPL", "NOSUCH", "MSFT"]);
    expect(answers.get("AAPL")?.kind).toBe("quote");
    expect(answers.get("MSFT")?.kind).toBe("quote");
    expect(answers.has("NOSUCH")).toBe(false);
  });

  it("go on where the plan holds the described path alone", async () => {
    gateway.setRefusedPath("/api/v1/markets/quote");
    const provider = rapidapi();
    await expect(provider.quotes(["NOSUCH"])).rejects.toMatchObject({ status: 403 });
    expect((await provider.quotes(["AAPL"])).get("AAPL")?.kind).toBe("quote");
    await expect(provider.quotes(["NOSUCH"])).rejects.toMatchObject({ status: 403 });
    expect(gateway.count("quote")).toBe(1);
  });

  it("reads a display quote whole", async () => {
    gateway.setLegacyQuotes("gone");
    expect((await rapidapi().quotes(["AAPL"])).get("AAPL")).toMatchObject({
      kind: "quote",
      quote: {
        facts: {
          name: "Apple Inc.",
          price: 231.4,
          change: 2.5,
          changePercent: 1.09,
          previousClose: 228.9,
          volume: 41_200_300,
          currency: "USD",
          exchange: "XNAS",
          type: "Common Stock",
          fiftyTwoWeekLow: 164.08,
          dayLow: null,
        },
        origin: { asOf: "2026-03-04T18:00:00.000Z", delayMinutes: 0 },
      },
    });
  });

  it("says so when the key is not subscribed", async () => {
    await expect(rapidapi("another-key").quotes(["AAPL"])).rejects.toMatchObject({
      advice: "try-next",
      status: 403,
      statusText: "Forbidden",
    });
  });

  it("passes on how long the gateway wants to be left alone", async () => {
    gateway.setFault("429", { retryAfterSeconds: 30 });
    await expect(rapidapi().quotes(["AAPL"])).rejects.toMatchObject({
      advice: "wait",
      status: 429,
      retryAfterMs: 30_000,
    });
  });
});

describe("history", () => {
  it.each(["body-array", "body-object", "bare-array"] as const)("sorts bars that come in a %s", async (envelope) => {
    gateway.setEnvelope(envelope);
    const history = (await rapidapi().history?.({ symbol: "AAPL", interval: "1d", limit: 3 })) as ProvidedHistory;
    expect(history?.bars.map(({ date }) => date)).toEqual(["2026-03-02", "2026-03-03", "2026-03-04"]);
    expect(history).toMatchObject({
      currency: "USD",
      origin: { asOf: "2026-03-04T18:00:00.000Z", source: "rapidapi" },
    });
    expect(history?.bars.at(-1)?.close).toBe(231.4);
  });

  it("reads times on the exchange's clocks and closes written with commas", () => {
    const json = {
      body: [{ timestamp: "2025-06-04 15:50", open: 1, high: 3000, low: 1, close: "2,500.5", volume: "7" }],
    };
    const request = { symbol: "X", interval: "5m", limit: 5 } as const;
    expect(gatewayBars(request, json, "America/New_York")).toEqual([
      { date: "2025-06-04", time: "2025-06-04T19:50:00.000Z", open: 1, high: 3000, low: 1, close: 2500.5, volume: 7 },
    ]);
  });
});

it.each([
  ["Dec 21, 2023 5:13 PM ET", "2023-12-21T22:13:00.000Z"],
  ["Closed at Dec 21, 2023 4:00 PM ET", "2023-12-21T21:00:00.000Z"],
  ["Jul 1, 2024 12:05 AM ET", "2024-07-01T04:05:00.000Z"],
  // A Sunday: the close of the Friday before it.
  ["Oct 13, 2024", "2024-10-11T20:00:00.000Z"],
])("reads the time %s", (text, expected) => {
  expect(new Date(displayTime(text) ?? 0).toISOString()).toBe(expected);
});

it.each([null, "", "N/A", "Foo 31, 2024", "yesterday"])("reads no time from %s", (text) => {
  expect(displayTime(text)).toBeNull();
});

describe.skipIf(!hasRecordings)(`recorded replies${recordingsNote}`, () => {
  const answer = (file: string, at = "2026-01-01T00:00:00Z") =>
    displayQuoteAnswer("X", rowsOf(readRecordedBody(`rapidapi/${file}`))[0], {
      source: "rapidapi",
      now: Date.parse(at),
    });

  it("reads a share quote", () => {
    expect(answer("recorded/quote-AAPL-stocks.200.json")).toMatchObject({
      quote: {
        facts: {
          name: "Apple Inc.",
          price: 227.55,
          change: -1.49,
          changePercent: -0.65,
          volume: 31_759_188,
          previousClose: 229.04,
          dayLow: null,
          fiftyTwoWeekHigh: 237.23,
        },
        origin: { asOf: "2024-10-11T20:00:00.000Z" },
      },
    });
  });

  it("prefers the close to the price of the evening", () => {
    expect(answer("vendor-docs/v1_markets_quote.200.json")).toMatchObject({
      quote: {
        facts: { price: 194.68, change: -0.15, volume: 45_191_237, dayHigh: 197.07 },
        origin: { asOf: "2023-12-21T21:00:00.000Z", delayMinutes: null },
      },
    });
  });

  it("never takes a pre-market price for the regular one", () => {
    expect(answer("recorded/quote-GE-premarket.partial.200.json", "2025-12-30T13:00:00Z")).toEqual({
      kind: "invalid",
      reason: "Only a price from outside the regular session came",
    });
  });

  it("takes the time of receipt for a live price without a time, within the session", () => {
    expect(answer("recorded/quote-GE-premarket.partial.200.json", "2025-12-30T15:00:00Z")).toMatchObject({
      quote: { facts: { price: 316.45, change: 2.01 }, origin: { asOf: "2025-12-30T15:00:00.000Z", delayMinutes: 0 } },
    });
  });

  it("sorts the vendor's history, keyed by unix second", () => {
    const json = readRecordedBody("rapidapi/vendor-docs/v1_markets_stock_history.200.json");
    const bars = gatewayBars({ symbol: "AAPL", interval: "1m", limit: 500 }, json, "America/New_York");
    expect(bars[0]).toEqual({
      date: "2023-08-09",
      time: "2023-08-09T15:01:00.000Z",
      open: 177.85,
      high: 177.89,
      low: 177.82,
      close: 177.89,
      volume: 88_211,
    });
  });
});
