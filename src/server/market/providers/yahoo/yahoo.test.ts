import type { ProvidedHistory } from "../../provider.ts";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { HistoryInterval } from "#contract/market.ts";
import type { QuoteAnswer } from "../../provider.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../../tests/upstreams/yahoo-upstream.ts";
import { createYahoo } from "./yahoo.ts";

const now = Date.parse("2026-03-04T18:00:00Z");
const clock = { now: () => now };
let upstream: YahooUpstream;
let lines: string[] = [];

const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
const log = { debug: write, info: write, warn: write, error: write };

function yahoo() {
  return createYahoo({
    baseUrl: upstream.url,
    clock,
    log,
    limits: { firstByteMs: 3_000, totalMs: 6_000, retryBaseMs: 1 },
  });
}

function quoteOf(answer: QuoteAnswer | undefined) {
  if (answer?.kind !== "quote") throw new Error(`No quote but ${JSON.stringify(answer)}`);
  return answer.quote;
}

beforeEach(async () => {
  lines = [];
  upstream = await startYahooUpstream({ clock });
});

afterEach(() => upstream.close());

describe("quotes", () => {
  it("asks for a batch in one call, after one cookie and one crumb for all", async () => {
    const provider = yahoo();
    const [some, others] = await Promise.all([provider.quotes(["AAPL", "TSCO.L"]), provider.quotes(["MSFT"])]);
    expect(quoteOf(some.get("AAPL"))).toMatchObject({
      facts: {
        symbol: "AAPL",
        name: "Apple Inc.",
        price: 231.4,
        currency: "USD",
        exchange: "XNAS",
        type: "Common Stock",
      },
      origin: { source: "yahoo", asOf: "2026-03-04T18:00:00.000Z", delayMinutes: 0, isSample: false },
    });
    expect(quoteOf(some.get("TSCO.L"))).toMatchObject({
      facts: { currency: "GBp", exchange: "XLON", exchangeName: "London Stock Exchange" },
      origin: { delayMinutes: 15 },
    });
    expect(quoteOf(others.get("MSFT")).facts.price).toBe(428.6);
    expect(["cookie", "crumb", "quote"].map((name) => upstream.count(name))).toEqual([1, 1, 2]);
  });

  it("asks for more than fifty symbols in several calls", async () => {
    const symbols = ["AAPL", ...Array.from({ length: 60 }, (_, index) => `NONE${index}`), "MSFT"];
    const answers = await yahoo().quotes(symbols);
    expect(answers.size).toBe(62);
    expect([quoteOf(answers.get("MSFT")).facts.symbol, upstream.count("quote")]).toEqual(["MSFT", 2]);
  });

  it("says unknown for a symbol without a row", async () => {
    expect((await yahoo().quotes(["NOPE"])).get("NOPE")).toEqual({ kind: "unknown" });
  });

  it("never takes a price written as a text for one", async () => {
    upstream.setFault("strings-and-nan", { endpoint: "quote" });
    expect((await yahoo().quotes(["AAPL"])).get("AAPL")).toEqual({
      kind: "invalid",
      reason: "Invalid quote data received",
    });
  });

  it("says invalid for a price that is none", async () => {
    upstream.setPrice("AAPL", 0);
    expect((await yahoo().quotes(["AAPL"])).get("AAPL")).toEqual({
      kind: "invalid",
      reason: "Invalid quote data received",
    });
  });

  it("refuses another shape than the known one", async () => {
    upstream.setFault("wrong-shape", { endpoint: "quote" });
    const provider = yahoo();
    await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({ advice: "try-next", message: /unexpected shape/ });
    expect(provider.health().lastError).toMatch(/unexpected shape/);
  });

  it("lets a caller leave while the crumb is under way, and serves the others", async () => {
    upstream.setFault("slow", { endpoint: "crumb", delayMs: 60 });
    const provider = yahoo();
    const controller = new AbortController();
    const left = provider.quotes(["AAPL"], controller.signal);
    const stayed = provider.quotes(["AAPL"]);
    controller.abort(new Error("No longer wanted"));
    await expect(left).rejects.toThrow("No longer wanted");
    expect(quoteOf((await stayed).get("AAPL")).facts.price).toBe(231.4);
  });
});

describe("crumb", () => {
  it("is renewed once when it is refused, for all callers together", async () => {
    const provider = yahoo();
    await provider.quotes(["AAPL"]);
    upstream.expireCrumb();
    const answers = await Promise.all([
      provider.quotes(["AAPL"]),
      provider.quotes(["MSFT"]),
      provider.quotes(["TSLA"]),
    ]);
    expect(answers.map((each) => each.size)).toEqual([1, 1, 1]);
    expect(upstream.count("crumb")).toBe(2);
  });

  it("is not renewed twice for one call", async () => {
    const provider = yahoo();
    await provider.quotes(["AAPL"]);
    const before = upstream.count("quote");
    upstream.setCrumbRefused(true);
    await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({ status: 401, advice: "try-next" });
    expect([upstream.count("quote") - before, upstream.count("crumb")]).toEqual([2, 2]);
    upstream.setCrumbRefused(false);
    expect((await provider.quotes(["AAPL"])).get("AAPL")?.kind).toBe("quote");
  });

  it.each(["429", "200-html", "empty", "500", "hang"] as const)("is asked for again after %s", async (mode) => {
    const provider = yahoo();
    upstream.setFault(mode, { endpoint: "crumb" });
    await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({ name: "UpstreamError" });
    upstream.setFault("ok", { endpoint: "crumb" });
    expect((await provider.quotes(["AAPL"])).get("AAPL")?.kind).toBe("quote");
  });

  it("is left out where nobody hands out cookie or crumb", async () => {
    const row = { symbol: "AAPL", regularMarketPrice: 10, regularMarketTime: 1_772_640_000, quoteType: "EQUITY" };
    const asked: string[] = [];
    const bare = createServer((request, response) => {
      asked.push(request.url ?? "");
      const isQuote = request.url?.startsWith("/v7/finance/quote") === true;
      response.writeHead(isQuote ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify({ quoteResponse: { result: isQuote ? [row] : [], error: null } }));
    }).listen(0, "127.0.0.1");
    await once(bare, "listening");
    const { port } = bare.address() as AddressInfo;
    const provider = createYahoo({ baseUrl: `http://127.0.0.1:${port}`, clock, log });
    expect(quoteOf((await provider.quotes(["AAPL"])).get("AAPL")).facts.price).toBe(10);
    expect(asked.at(-1)).toBe("/v7/finance/quote?symbols=AAPL");
    bare.close();
  });

  it("is found behind the consent pages", async () => {
    upstream.setConsent(true);
    expect((await yahoo().quotes(["AAPL"])).get("AAPL")?.kind).toBe("quote");
    expect(upstream.count("consent")).toBe(4);
  });

  it("stands in no log line and in no error", async () => {
    const provider = yahoo();
    await provider.quotes(["AAPL"]);
    upstream.setFault("503-html", { endpoint: "quote" });
    const error = await provider.quotes(["AAPL"]).catch((reason: unknown) => reason as Error);
    expect(upstream.requests.some(({ address }) => address.includes(encodeURIComponent(upstream.crumb())))).toBe(true);
    const written = `${lines.join("\n")}\n${error instanceof Error ? `${error.message} ${error.stack}` : ""}`;
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of [upstream.crumb(), encodeURIComponent(upstream.crumb()), "A3="]) {
      expect(written).not.toContain(secret);
    }
  });
});

describe("history", () => {
  it.each([
    ["1m", 390],
    ["5m", 78],
    ["15m", 60],
    ["1h", 60],
    ["1d", 640],
    ["1wk", 104],
    ["1mo", 60],
  ] as const)("brings the newest %s bars in order", async (interval, limit) => {
    const history = (await yahoo().history?.({ symbol: "AAPL", interval, limit })) as ProvidedHistory;
    const bars = history?.bars ?? [];
    expect(bars).toHaveLength(limit);
    const keys = bars.map((bar) => bar.time ?? bar.date);
    expect(keys).toEqual([...new Set(keys)].sort());
    expect(bars.at(-1)).toMatchObject({
      date: interval === "1mo" ? "2026-03-02" : interval === "1wk" ? "2026-03-02" : "2026-03-04",
      close: 231.4,
    });
    expect(history).toMatchObject({ currency: "USD", exchange: "XNAS", timeZone: "America/New_York", adjusted: false });
  });

  it.each<[string, HistoryInterval]>([
    ["BTC-USD", "5m"],
    ["EURUSD=X", "1d"],
    ["TSCO.L", "1h"],
  ])("reaches far enough back for %s", async (symbol, interval) => {
    expect(
      ((await yahoo().history?.({ symbol, interval, limit: 300 })) as ProvidedHistory | undefined)?.bars,
    ).toHaveLength(300);
  });

  it("names the dividend, and the close before the last session", async () => {
    const history = (await yahoo().history?.({ symbol: "AAPL", interval: "1d", limit: 60 })) as ProvidedHistory;
    expect(history?.events).toEqual([{ date: "2026-02-09", type: "dividend", value: 0.26 }]);
    expect(history?.previousClose).toBe(history?.bars.at(-2)?.close);
    const intraday = (await yahoo().history?.({ symbol: "AAPL", interval: "5m", limit: 60 })) as ProvidedHistory;
    expect(intraday?.previousClose).toBe(228.9);
  });

  it("has nothing for an unknown symbol, and fails for a missing page", async () => {
    expect(await yahoo().history?.({ symbol: "NOPE", interval: "1d", limit: 10 })).toBeNull();
    upstream.setFault("503-html", { endpoint: "chart" });
    await expect(yahoo().history?.({ symbol: "NOPE", interval: "1d", limit: 10 })).rejects.toMatchObject({
      message: "HTTP 503: Service Unavailable",
      status: 503,
    });
  });
});

it("finds instruments by symbol or name", async () => {
  const found = await yahoo().search?.("alphabet", 1);
  expect(found).toEqual([
    {
      ticker: "GOOGL",
      name: "Alphabet Inc.",
      market: "stocks",
      locale: "us",
      primary_exchange: "XNAS",
      type: "Common Stock",
      active: true,
      currency_name: "USD",
    },
  ]);
  expect((await yahoo().search?.("tesco", 5))?.[0]).toMatchObject({
    locale: "gb",
    currency_name: "GBp",
    primary_exchange: "XLON",
  });
});

it("works again when the service is back", async () => {
  const provider = yahoo();
  await provider.quotes(["AAPL"]);
  await upstream.off();
  await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({ advice: "try-next", message: "Connection refused" });
  await upstream.on();
  upstream.setPrice("AAPL", 250);
  expect(quoteOf((await provider.quotes(["AAPL"])).get("AAPL")).facts.price).toBe(250);
  expect(provider.health()).toMatchObject({ breaker: "closed", lastError: "Connection refused" });
});
