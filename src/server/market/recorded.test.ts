import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { hasRecordings, readRecording, recordingsNote } from "../../../tests/upstreams/recordings.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

// Recorded between February and October 2025; the clock is set after the last of those days.
const recordedOn = "2025-11-03T12:00:00Z";

const recorded: readonly (readonly [symbol: string, file: string, currency: string, exchange: string])[] = [
  ["AAPL", "quote-AAPL.json", "USD", "XNAS"],
  ["GOOG", "quote-GOOG.json", "USD", "XNAS"],
  ["OCDO.L", "quote-OCDO.L.json", "GBp", "XLON"],
  ["WSKT.JK", "quote-WSKT.JK.json", "IDR", "XIDX"],
  ["BTC-USD", "quote-BTC-USD.json", "USD", "CRYPTO"],
  ["EURUSD=X", "quote-EURUSD=X.json", "USD", "FX"],
  ["QQQ", "quote-QQQ.json", "USD", "XNAS"],
  ["MSFT", "rs-quote_v7_MSFT.json", "USD", "XNAS"],
];

describe.skipIf(!hasRecordings)(`recorded replies of Yahoo${recordingsNote}`, () => {
  let upstream: YahooUpstream;
  let server: TestServer;
  let visitor: Visitor;
  beforeAll(async () => {
    upstream = await startYahooUpstream({ recordings: true });
    server = await startTestServer({ CLOCK: recordedOn, YAHOO_BASE_URL: upstream.url });
    visitor = server.visitor();
    await visitor.signUp();
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });

  it.each(recorded)("give %s with its recorded figures", async (symbol, file, currency, exchange) => {
    const { quoteResponse } = readRecording(`yahoo/quote/${file}`).response.bodyJson as {
      quoteResponse: { result: Record<string, number | string>[] };
    };
    const row = quoteResponse.result.find((candidate) => candidate["symbol"] === symbol) ?? {};
    const reply = await visitor.get(`/api/market/quotes?symbols=${encodeURIComponent(symbol)}`);
    expect(reply.status).toBe(200);
    const [quote = {}] = reply.body["quotes"] as Record<string, unknown>[];
    expect(quote).toMatchObject({
      symbol,
      currency,
      exchange,
      price: row["regularMarketPrice"],
      change: row["regularMarketChange"],
      changePercent: row["regularMarketChangePercent"],
      previousClose: row["regularMarketPreviousClose"],
      // Currency pairs have no volume; Yahoo sends 0 for it.
      volume: exchange === "FX" ? null : row["regularMarketVolume"],
      marketCap: row["marketCap"] ?? null,
      pe: row["trailingPE"] ?? null,
    });
    const { asOf } = quote["provenance"] as { asOf: string };
    expect(Date.parse(asOf)).toBe(Number(row["regularMarketTime"]) * 1000);
  });

  it.each(["GS2C", "IDFCBANK.BO"])("leave %s without a quote, by name", async (symbol) => {
    const reply = await visitor.get(`/api/market/quotes?symbols=${symbol}`);
    expect(reply.body).toEqual({ quotes: [], unknown: [symbol] });
  });
});
