import { afterEach, describe, expect, it, vi } from "vitest";
import { testEngines, type TestEngine } from "../../../tests/support/test-engines.ts";
import { startTestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startEcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { startGatewayUpstream } from "../../../tests/upstreams/gateway-upstream.ts";
import { startStooqUpstream } from "../../../tests/upstreams/stooq-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

// A Wednesday in New York's session.
const gatewayKey = "a-key-for-the-gateway";
const openMarket = "2026-03-04T16:00:00Z";

interface QuoteOnTheWire {
  symbol: string;
  price: number | null;
  provenance: { source: string; status: string; asOf: string | null };
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(environment: Record<string, string> = {}, clockStart = openMarket) {
  const offsetMs = Date.parse(clockStart) - Date.now();
  const upstream = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  closing.push(upstream.close);
  const server = await startTestServer({ CLOCK: clockStart, YAHOO_BASE_URL: upstream.url, ...environment });
  closing.push(server.stop);
  const visitor = server.visitor();
  await visitor.signUp();
  return { upstream, server, visitor };
}

async function quotesOf(visitor: Visitor, symbols: string): Promise<QuoteOnTheWire[]> {
  const reply = await visitor.get(`/api/market/quotes?symbols=${symbols}`);
  expect(reply.status).toBe(200);
  return reply.body["quotes"] as QuoteOnTheWire[];
}

const askedFor = (upstream: YahooUpstream, endpoint: string) =>
  upstream.requests.filter((request) => request.endpoint === endpoint);

describe("quotes", () => {
  it("come in the order asked for, with provenance, and unknown symbols apart", async () => {
    const { visitor } = await start();
    const { body } = await visitor.get("/api/market/quotes?symbols=msft,NOSUCH1,aapl,MSFT");
    const quotes = body["quotes"] as QuoteOnTheWire[];
    expect(quotes.map(({ symbol }) => symbol)).toEqual(["MSFT", "AAPL"]);
    expect(body["unknown"]).toEqual(["NOSUCH1"]);
    for (const quote of quotes) {
      expect(quote.provenance).toMatchObject({ source: "yahoo" });
      expect(["live", "delayed"]).toContain(quote.provenance.status);
    }
  });

  it("share one upstream request among many readers, and ask for 50 symbols at once", async () => {
    const { upstream, server, visitor } = await start();
    const others = [server.visitor(), server.visitor()];
    for (const other of others) await other.signUp();
    const symbols = "AAPL,MSFT,GOOGL,AMZN,TSLA";
    await Promise.all([visitor, ...others].map((reader) => quotesOf(reader, symbols)));
    await quotesOf(visitor, "TSLA");
    expect(askedFor(upstream, "quote")).toHaveLength(1);
  });

  it("refuse more than 50 symbols, none, and what is no symbol", async () => {
    const { visitor } = await start();
    const many = Array.from({ length: 51 }, (_, index) => `A${index}`).join(",");
    for (const symbols of [many, "", "AA<PL"]) {
      const reply = await visitor.get(`/api/market/quotes?symbols=${encodeURIComponent(symbols)}`);
      expect([reply.status, reply.body["code"]]).toEqual([422, "invalid-input"]);
    }
  });

  it.each(["429", "500", "503-html", "200-html", "truncated", "wrong-shape", "empty", "reset"] as const)(
    "fall back to sample data for the built-in list when Yahoo answers with %s, and fail in words for the rest",
    async (mode) => {
      const { upstream, visitor } = await start();
      upstream.setFault(mode);
      const [sample] = await quotesOf(visitor, "AAPL");
      expect(sample?.provenance).toMatchObject({ source: "sample", status: "sample" });
      const failed = await visitor.get("/api/market/quotes?symbols=TSCO.L");
      expect([failed.status, failed.body["code"], failed.body["detail"]]).toEqual([
        503,
        "stock-data-unavailable",
        "Failed to fetch stock data",
      ]);
      expect(failed.headers.get("retry-after")).not.toBeNull();
      const mixed = await quotesOf(visitor, "TSCO.L,AAPL");
      expect(mixed[0]).toMatchObject({ price: null, provenance: { status: "unavailable" } });
    },
  );

  it("log a failed reply as HTTP status and text", async () => {
    const { upstream, server, visitor } = await start();
    upstream.setFault("500");
    await quotesOf(visitor, "AAPL");
    expect(server.log()).toContain("HTTP 500: Internal Server Error");
  });

  it.each([Number.NaN, 0])("log a reply with the price %d as invalid and do not draw it", async (price) => {
    const { upstream, server, visitor } = await start();
    // JSON has no NaN: it goes out as null.
    upstream.setPrice("AAPL", price);
    const [quote] = await quotesOf(visitor, "AAPL");
    expect(server.log()).toContain("Invalid quote data received");
    expect(quote?.provenance.source).toBe("sample");
  });

  it("are never sampled when the symbol is unknown", async () => {
    const { visitor } = await start();
    const { body } = await visitor.get("/api/market/quotes?symbols=NFLX2");
    expect(body).toEqual({ quotes: [], unknown: ["NFLX2"] });
  });

  it("keep sample values the same on every refresh, without mood", async () => {
    const { upstream, visitor } = await start();
    await upstream.off();
    const first = await quotesOf(visitor, "AAPL,SPY");
    const second = await quotesOf(visitor, "AAPL,SPY");
    expect(second.map(({ price }) => price)).toEqual(first.map(({ price }) => price));
    expect(first).toMatchObject([{ sentiment: null }, { sentiment: null }]);
    await upstream.on();
  });
});

describe.each(testEngines())("the last good value on $name", (engine: TestEngine) => {
  it("outlives a restart, shows its age, and gives way when the upstream is back", async () => {
    const environment = await engine.environment();
    const upstream = await startYahooUpstream({ clock: { now: () => Date.parse(openMarket) } });
    closing.push(upstream.close);
    const first = await startTestServer({ ...environment, CLOCK: openMarket, YAHOO_BASE_URL: upstream.url });
    const visitor = first.visitor();
    const { email, password } = await visitor.signUp();
    const [fresh] = await quotesOf(visitor, "TSCO.L");
    const history = await visitor.get("/api/market/history?symbol=TSCO.L&limit=5");
    await first.stop();

    upstream.setFault("429");
    const later = "2026-03-04T18:30:00Z";
    const second = await startTestServer({ ...environment, CLOCK: later, YAHOO_BASE_URL: upstream.url });
    closing.push(second.stop);
    const back = second.visitor();
    await back.post("/api/account/sign-in", { email, password });
    const [old] = await quotesOf(back, "TSCO.L");
    expect(old).toMatchObject({ price: fresh?.price, provenance: { source: "yahoo", asOf: fresh?.provenance.asOf } });
    expect(["cached", "stale"]).toContain(old?.provenance.status);
    const oldHistory = await back.get("/api/market/history?symbol=TSCO.L&limit=5");
    expect(oldHistory.body["bars"]).toEqual(history.body["bars"]);
  });
});

describe("a quotes page", () => {
  it("survives the upstream being switched off and on", async () => {
    const { upstream, visitor } = await start({ QUOTE_POLL_SECONDS: "1" });
    const [before] = await quotesOf(visitor, "AAPL");
    await upstream.off();
    const prices: (number | null)[] = [];
    const events = visitor.events("/api/market/live?symbols=AAPL", (seen) => {
      const quotes = seen.flatMap(({ data }) => (data["quotes"] ?? []) as QuoteOnTheWire[]);
      for (const { price } of quotes) if (typeof price === "number") prices.push(price);
      return prices.includes(123.45);
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await quotesOf(visitor, "AAPL"))[0]?.price).toBe(before?.price);
    upstream.setPrice("AAPL", 123.45);
    await upstream.on();
    await events;
    expect((await quotesOf(visitor, "AAPL"))[0]).toMatchObject({ price: 123.45, provenance: { source: "yahoo" } });
  });
});

describe("the live stream", () => {
  it("starts with the whole quote, then sends only what changed, one poll for all who watch", async () => {
    const { upstream, server, visitor } = await start({ QUOTE_POLL_SECONDS: "1" });
    const other = server.visitor();
    await other.signUp();
    const hasMoved = (events: { data: { readonly [field: string]: unknown } }[]) =>
      JSON.stringify(events.map(({ data }) => data)).includes("321.5");
    const begun = new Set<unknown>();
    const reading = [visitor, other].map((reader) =>
      reader.events("/api/market/live?symbols=AAPL,MSFT", (events) => {
        if (events.some(({ event }) => event === "quotes")) begun.add(reader);
        return hasMoved(events);
      }),
    );
    await vi.waitUntil(() => begun.size === 2);
    upstream.setPrice("AAPL", 321.5);
    const [events = [], seenByOther = []] = await Promise.all(reading);
    expect(events[0]?.comment).toBe("open");
    const frames = events.filter(({ event }) => event === "quotes");
    expect(frames[0]?.data["quotes"]).toHaveLength(2);
    expect(frames[0]?.id).toMatch(/^[0-9a-f]+-\d+$/);
    const moved = (frames.at(-1)?.data["quotes"] ?? []) as Record<string, unknown>[];
    const change = moved.find((quote) => quote["symbol"] === "AAPL");
    expect(change).toMatchObject({ price: 321.5, provenance: { source: "yahoo" } });
    expect(change).not.toHaveProperty("name");
    expect(hasMoved(seenByOther)).toBe(true);
    for (const { address } of askedFor(upstream, "quote")) expect(address).toContain("AAPL%2CMSFT");
  });

  it("sends a browser that comes back only what it missed, and the whole quote to one it does not know", async () => {
    const { server, visitor } = await start();
    const other = server.visitor();
    await other.signUp();
    const path = "/api/market/live?symbols=AAPL";
    const hasQuotes = (events: { event: string | null }[]) => events.some(({ event }) => event === "quotes");
    // A second listener keeps the server's record of sent frames alive. It ends with the server.
    const staying = other.events(path, () => false);
    const id = (await visitor.events(path, hasQuotes)).at(-1)?.id ?? "";
    const missedNothing = visitor.events(path, hasQuotes, { "last-event-id": id });
    const silence = new Promise((resolve) => setTimeout(resolve, 2_500, "nothing"));
    expect(await Promise.race([missedNothing, silence])).toBe("nothing");
    const foreign = await visitor.events(path, hasQuotes, { "last-event-id": "ffffffffffff-9999" });
    expect(foreign.at(-1)?.data["quotes"]).toMatchObject([{ symbol: "AAPL", name: "Apple Inc." }]);
    await server.stop();
    closing.pop();
    await Promise.all([staying, missedNothing]);
  });

  it("asks for nothing when nobody watches", async () => {
    const { upstream, visitor } = await start({ QUOTE_POLL_SECONDS: "1" });
    await visitor.events("/api/market/live?symbols=AAPL", (events) => events.some(({ event }) => event === "quotes"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = askedFor(upstream, "quote").length;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(askedFor(upstream, "quote")).toHaveLength(before);
  });
});

describe("history", () => {
  it("gives ascending bars, cut to the limit, and shares one upstream call", async () => {
    const { upstream, visitor } = await start();
    const reply = await visitor.get("/api/market/history?symbol=aapl&interval=1d&limit=20");
    const bars = reply.body["bars"] as { date: string; close: number }[];
    expect(bars).toHaveLength(20);
    expect(bars.map(({ date }) => date)).toEqual(bars.map(({ date }) => date).toSorted());
    expect(reply.body).toMatchObject({ symbol: "AAPL", interval: "1d", currency: "USD", adjusted: false });
    await visitor.get("/api/market/history?symbol=AAPL&interval=1d&limit=50");
    expect(askedFor(upstream, "chart")).toHaveLength(1);
  });

  it("says unknown and failed apart", async () => {
    const { upstream, visitor } = await start();
    const unknown = await visitor.get("/api/market/history?symbol=NOSUCH1");
    expect([unknown.status, unknown.body["code"], unknown.body["detail"]]).toEqual([
      404,
      "unknown-symbol",
      "No data available for symbol",
    ]);
    upstream.setFault("500");
    const failed = await visitor.get("/api/market/history?symbol=TSCO.L");
    expect([failed.status, failed.body["detail"]]).toEqual([503, "Failed to fetch stock data"]);
    const sample = await visitor.get("/api/market/history?symbol=AAPL");
    expect(sample.body).toMatchObject({ provenance: { source: "sample", status: "sample" } });
    expect(sample.body["bars"]).toHaveLength(30);
  });

  it("gives the last session's course for small charts", async () => {
    const { visitor } = await start();
    const { body } = await visitor.get("/api/market/sparklines?symbols=AAPL,NOSUCH1,MSFT");
    const lines = body["sparklines"] as { symbol: string; closes: number[] }[];
    expect(lines.map(({ symbol }) => symbol)).toEqual(["AAPL", "MSFT"]);
    for (const { closes } of lines) expect(closes.length).toBeGreaterThan(1);
  });
});

describe("search", () => {
  it("answers short queries from the built-in list without a call", async () => {
    const { upstream, visitor } = await start();
    const { body } = await visitor.get("/api/market/search?query=z&limit=7");
    expect(body["results"]).toHaveLength(7);
    expect(askedFor(upstream, "search")).toHaveLength(0);
  });

  it("filters by symbol or name and falls back to the built-in list", async () => {
    const { upstream, visitor } = await start();
    const found = await visitor.get("/api/market/search?query=APPLE");
    expect(found.body["results"]).toMatchObject([{ ticker: "AAPL", market: "stocks", locale: "us" }]);
    upstream.setFault("500");
    const local = await visitor.get("/api/market/search?query=micros");
    expect(local.body["results"]).toMatchObject([{ ticker: "MSFT", type: "Common Stock", currency_name: "USD" }]);
    expect(local.body).toMatchObject({ provenance: { status: "sample" } });
  });
});

describe("market status and connection test", () => {
  it("knows the session, and says when it does not", async () => {
    const { visitor } = await start();
    const { body } = await visitor.get("/api/market/status?exchange=XNYS");
    expect(body).toMatchObject({
      state: "open",
      isOpen: true,
      opensAt: "2026-03-04T14:30:00Z",
      closesAt: "2026-03-04T21:00:00Z",
    });
    expect(body["week"]).toHaveLength(7);
    const unknown = await visitor.get("/api/market/status?exchange=XIDX");
    expect(unknown.body).toMatchObject({ state: null, isOpen: null });
    expect(String(unknown.body["reason"]).length).toBeGreaterThan(5);
  });

  it("says how the connection went, always with 200", async () => {
    const { upstream, visitor } = await start();
    const good = await visitor.post("/api/market/connection-test", { provider: "yahoo" });
    expect(good.body).toMatchObject({ success: true, message: "Successfully connected to Yahoo Finance" });
    expect(typeof good.body["responseTime"]).toBe("number");
    upstream.setFault("500");
    const bad = await visitor.post("/api/market/connection-test", { provider: "yahoo" });
    expect([bad.status, bad.body["success"], bad.body["message"]]).toEqual([
      200,
      false,
      "API connection failed: 500 Internal Server Error",
    ]);
    const missing = await visitor.post("/api/market/connection-test", { provider: "rapidapi" });
    expect([missing.status, missing.body["message"]]).toEqual([200, "Connection error: rapidapi is not configured"]);
    const providers = await visitor.get("/api/market/providers");
    expect(providers.body["providers"]).toMatchObject([
      { id: "yahoo", needsKey: false, role: "fallback", breaker: "closed", coverage: expect.arrayContaining(["news"]) },
      { id: "stooq", role: "second-opinion" },
      { id: "ecb", role: "rates", coverage: expect.arrayContaining(["exchange rates"]) },
      { id: "nasdaq", role: "calendars", isOn: true, coverage: expect.arrayContaining(["dividends calendar"]) },
    ]);
  });

  it.each(["500", "wrong-shape"] as const)(
    "counts a source as failing after %s until any later call to it succeeds, a test included",
    async (mode) => {
      const { upstream, visitor } = await start();
      const failingSince = async (): Promise<string | null> => {
        const { body } = await visitor.get("/api/market/providers");
        const sources = body["providers"] as { id: string; failingSince: string | null; retryAt: string | null }[];
        const yahoo = sources.find(({ id }) => id === "yahoo");
        expect(yahoo?.retryAt).toBeNull();
        return yahoo?.failingSince ?? null;
      };
      upstream.setFault(mode);
      await visitor.get("/api/market/quotes?symbols=INTC");
      expect(await failingSince()).not.toBeNull();
      upstream.setFault("ok");
      const test = await visitor.post("/api/market/connection-test", { provider: "yahoo" });
      expect(test.body).toMatchObject({ success: true });
      expect(await failingSince()).toBeNull();
      upstream.setFault(mode);
      await visitor.get("/api/market/quotes?symbols=KO");
      expect(await failingSince()).not.toBeNull();
    },
  );

  it.each([
    ["yahoo", "404", "API connection failed: 404 Not Found"],
    ["yahoo", "500", "API connection failed: 500 Internal Server Error"],
    ["yahoo", "503-html", "API connection failed: 503 Service Unavailable"],
    ["yahoo", "429", "API connection failed: 429 Too Many Requests"],
    ["stooq", "404", "API connection failed: 404 Not Found"],
    ["stooq", "503-html", "API connection failed: 503 Service Unavailable"],
    ["ecb", "404", "API connection failed: 404 Not Found"],
    ["rapidapi", "404", "API connection failed: 404 Not Found"],
    ["rapidapi", "503-html", "API connection failed: 503 Service Unavailable"],
    ["rapidapi", "ok", "Successfully connected to Yahoo Finance API via RapidAPI"],
    ["yahoo", "ok", "Successfully connected to Yahoo Finance"],
    ["yahoo", "wrong-shape", "Connection error: Invalid quote data received"],
  ] as const)("the test of %s makes one call when it answers %s", async (provider, mode, message) => {
    const clock = { now: () => Date.parse(openMarket) };
    const sources = {
      yahoo: await startYahooUpstream({ clock }),
      stooq: await startStooqUpstream({ clock }),
      ecb: await startEcbUpstream({ clock }),
      rapidapi: await startGatewayUpstream({ clock, key: gatewayKey }),
    };
    closing.push(() => Promise.all(Object.values(sources).map((source) => source.close())));
    const { visitor } = await start({
      YAHOO_BASE_URL: sources.yahoo.url,
      STOOQ_BASE_URL: sources.stooq.url,
      ECB_BASE_URL: sources.ecb.url,
      RAPIDAPI_BASE_URL: sources.rapidapi.url,
      RAPIDAPI_KEY: gatewayKey,
    });
    sources[provider].setFault(mode);
    sources[provider].resetCounts();
    const { status, body } = await visitor.post("/api/market/connection-test", { provider });
    expect([status, body["message"]]).toEqual([200, message]);
    expect(sources[provider].count()).toBe(1);
  });

  it("asks a source of rates anew, whatever it has kept", async () => {
    const ecb = await startEcbUpstream({ clock: { now: () => Date.parse(openMarket) } });
    closing.push(ecb.close);
    const { visitor } = await start({ ECB_BASE_URL: ecb.url });
    const test = async () => (await visitor.post("/api/market/connection-test", { provider: "ecb" })).body;
    expect(await test()).toMatchObject({ success: true });
    ecb.setFault("500");
    expect(await test()).toMatchObject({
      success: false,
      message: "API connection failed: 500 Internal Server Error",
    });
  });
});
