import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder, testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer } from "../../../tests/support/test-server.ts";
import { startGatewayUpstream } from "../../../tests/upstreams/gateway-upstream.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

// A Wednesday in New York's session.
const openMarket = "2026-03-04T16:00:00Z";

interface Item {
  readonly [field: string]: unknown;
}
interface Provenance {
  readonly status: string;
  readonly source: string;
  readonly note?: string;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(environment: Record<string, string> = {}) {
  const offsetMs = Date.parse(openMarket) - Date.now();
  const upstream = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  closing.push(() => upstream.close().catch(() => undefined));
  const server = await startTestServer({
    CLOCK: openMarket,
    YAHOO_BASE_URL: upstream.url,
    LIMIT_UPSTREAM_FIRST_BYTE_MS: "3000",
    LIMIT_UPSTREAM_TOTAL_MS: "6000",
    ...environment,
  });
  closing.push(() => server.stop().catch(() => undefined));
  const visitor = server.visitor();
  await visitor.signUp();
  const ask = async (path: string) => {
    const { status, body } = await visitor.get(`/api/market/${path}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Item & { provenance: Provenance; entries: Item[]; items: Item[]; total: number; nextCursor: string };
  };
  return { upstream, server, visitor, ask };
}

describe("news", () => {
  it("comes newest first, scored, each story once, ten of them", async () => {
    const { ask } = await start();
    const { items, provenance } = await ask("news?symbols=AAPL,MSFT,NVDA,TSLA,AMZN");
    expect(items).toHaveLength(10);
    const times = items.map(({ publishedAt }) => String(publishedAt));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(items.map(({ id }) => id)).size).toBe(10);
    for (const { sentiment } of items) {
      expect(sentiment).toBeGreaterThanOrEqual(0);
      expect(sentiment).toBeLessThanOrEqual(1);
    }
    expect(provenance).toMatchObject({ source: "yahoo", status: "live" });
  });

  it("asks the upstream once for many readers, and names the words behind a tone", async () => {
    const { ask, upstream } = await start();
    const replies = await Promise.all([1, 2, 3].map(() => ask("news?symbols=AAPL&limit=25")));
    expect(replies[0]).toEqual(replies[2]);
    expect(upstream.requests.filter(({ address }) => address.includes("q=AAPL"))).toHaveLength(1);
    const scored = replies[0]?.items.find(({ sentiment }) => sentiment === 1);
    const [match] = (scored?.["titleMatches"] ?? []) as { start: number; end: number; tone: string }[];
    expect(match?.tone).toBe("positive");
    expect(String(scored?.["title"]).slice(match?.start, match?.end)).toMatch(/^\p{L}+/u);
  });

  it("is two samples, unscored, when nobody answers, and real again after", async () => {
    const { ask, upstream } = await start({ LIMIT_UPSTREAM_BREAKER_OPEN_MS: "100" });
    upstream.setFault("500");
    const down = await ask("news");
    expect(down.items).toHaveLength(2);
    expect(down.items.map(({ sentiment }) => sentiment)).toEqual([null, null]);
    expect(down.provenance).toMatchObject({ status: "sample", note: "Failed to fetch news" });
    upstream.setFault("ok");
    await expect.poll(async () => (await ask("news")).provenance.status).toBe("live");
  });

  it("stays when the upstream fails later, also after a restart, and is then old", async () => {
    const DATA_DIR = temporaryFolder();
    const { ask, upstream, server } = await start({ DATA_DIR });
    const before = await ask("news?symbols=AAPL");
    upstream.setFault("hang");
    expect((await ask("news?symbols=AAPL")).items).toEqual(before.items);
    await server.stop();
    const later = await start({ DATA_DIR, CLOCK: "2026-03-04T18:00:00Z", YAHOO_BASE_URL: "http://127.0.0.1:9" });
    const after = await later.ask("news?symbols=AAPL");
    expect(after.items).toEqual(before.items);
    expect(after.provenance).toMatchObject({ source: "yahoo", status: "stale" });
  });
});

describe.each(testEngines())("calendars on $name", (engine) => {
  it.each(["earnings", "economic", "ipo", "splits"])("list the market's %s by day", async (type) => {
    const { ask } = await start(await engine.environment());
    const { entries, provenance } = await ask(`calendar?type=${type}&limit=100`);
    expect(entries.length).toBeGreaterThan(0);
    const days = entries.map(({ date }) => String(date));
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day >= "2026-03-04" && day <= "2026-03-18")).toBe(true);
    expect(provenance.status).toBe("live");
  });

  it("go on page by page, twenty at a time, without a gap or a double", async () => {
    const { ask } = await start(await engine.environment());
    const range = "type=earnings&from=2026-02-20&to=2026-04-01";
    const all = await ask(`calendar?${range}&limit=100`);
    const first = await ask(`calendar?${range}`);
    expect(first.entries).toHaveLength(20);
    expect(first.total).toBe(all.entries.length);
    const pages = [...first.entries];
    for (let cursor = first.nextCursor; cursor !== null;) {
      const page = await ask(`calendar?${range}&cursor=${cursor}`);
      pages.push(...page.entries);
      cursor = page.nextCursor;
    }
    expect(pages).toEqual(all.entries);
  });

  it("tell only the symbols asked for", async () => {
    const { ask } = await start(await engine.environment());
    const { entries } = await ask("calendar?type=earnings&symbols=AAPL,NVDA");
    expect(new Set(entries.map(({ symbol }) => symbol))).toEqual(new Set(["AAPL", "NVDA"]));
    const { entries: none, provenance } = await ask(
      "calendar?type=earnings&symbols=AAPL&from=2026-03-05&to=2026-03-06",
    );
    expect(none).toEqual([]);
    expect(provenance.status).toBe("live");
  });
});

describe("calendars", () => {
  it("tell nothing scheduled from could not be loaded from not offered", async () => {
    const { ask, upstream, visitor } = await start();
    await visitor.request("PUT", "/api/market/providers/nasdaq", { isOn: false });
    const quiet = await ask("calendar?type=splits&symbols=MSFT");
    expect([quiet.entries, quiet.provenance.status]).toEqual([[], "live"]);
    const unlisted = await ask("calendar?type=dividends");
    expect([unlisted.entries, unlisted.provenance]).toMatchObject([
      [],
      { status: "unavailable", source: "not-offered" },
    ]);
    upstream.setFault("500");
    const down = await ask("calendar?type=earnings&symbols=TSLA");
    expect([down.entries, down.provenance]).toMatchObject([
      [],
      { status: "unavailable", note: "Could not load earnings." },
    ]);
  });

  it("name the symbols that could not be loaded while others could", async () => {
    const { ask, upstream } = await start();
    await ask("calendar?type=earnings&symbols=AAPL");
    upstream.setFault("500");
    const { entries, provenance } = await ask("calendar?type=earnings&symbols=AAPL,TSLA");
    expect(entries.map(({ symbol }) => symbol)).toEqual(["AAPL"]);
    expect(provenance.note).toBe("TSLA could not be loaded.");
  });

  it("look for a symbol's events in the market's calendar of another source when its own source is down", async () => {
    const offsetMs = Date.parse(openMarket) - Date.now();
    const gateway = await startGatewayUpstream({ clock: { now: () => Date.now() + offsetMs } });
    closing.push(gateway.close);
    const { ask, upstream } = await start({ RAPIDAPI_BASE_URL: gateway.url, RAPIDAPI_KEY: gateway.key });
    await upstream.off();
    const { entries, provenance } = await ask("calendar?type=earnings&symbols=AAPL,NVDA");
    expect(entries.map(({ symbol }) => symbol)).toEqual(["NVDA", "AAPL"]);
    expect(provenance).toMatchObject({ source: "rapidapi", status: "live" });
  });

  it("refuse days that make no range, and a cursor of somebody else's making", async () => {
    const { visitor } = await start();
    const code = async (query: string) => (await visitor.get(`/api/market/calendar?${query}`)).body["code"];
    expect(await code("from=2026-03-10&to=2026-03-01")).toBe("invalid-range");
    expect(await code("from=2026-01-01&to=2026-12-31")).toBe("invalid-range");
    expect(await code("from=2026-02-30")).toBe("invalid-input");
    expect(await code("cursor=bm9wZQ")).toBe("invalid-cursor");
    expect(await code("type=weddings")).toBe("invalid-input");
  });
});

describe("indicators", () => {
  interface Point {
    readonly sma: number | null;
    readonly macd: number | null;
    readonly price: number;
  }
  interface Reading extends Item {
    readonly signal: string | null;
    readonly strength: number | null;
  }

  it("show fifty points of five minutes, every one past its warm-up", async () => {
    const { ask } = await start();
    const body = await ask("indicators?symbol=AAPL");
    const points = body["points"] as Point[];
    expect(body["interval"]).toBe("5m");
    expect(points).toHaveLength(50);
    expect(points.every(({ sma, macd }) => sma !== null && macd !== null)).toBe(true);
    const readings = body["readings"] as Reading[];
    expect(readings.map(({ indicator }) => indicator)).toEqual(["SMA (50)", "RSI (14)", "MACD (12,26,9)", "ADX (14)"]);
    expect(readings.every(({ strength }) => [50, 75, 85].includes(Number(strength)))).toBe(true);
  });

  it("are the mean of the last closes where that is what they are", async () => {
    const { ask } = await start();
    const [history, body] = await Promise.all([
      ask("history?symbol=AAPL&interval=1d&limit=60"),
      ask("indicators?symbol=AAPL&interval=1d&points=3&sma=5&rsi=7&macd=5,10,3&adx=6"),
    ]);
    const closes = (history["bars"] as { close: number }[]).map(({ close }) => close);
    const last = (body["points"] as Point[]).at(-1);
    expect(last?.price).toBe(closes.at(-1));
    expect(last?.sma).toBeCloseTo(closes.slice(-5).reduce((sum, close) => sum + close, 0) / 5, 9);
  });

  it("add others of the catalog, with null while they warm up", async () => {
    const { ask, visitor } = await start();
    const body = await ask("indicators?symbol=AAPL&interval=1d&points=30&add=bollinger,20,2;atr,14");
    const extras = body["extras"] as { id: string; outputs: { name: string; values: (number | null)[] }[] }[];
    expect(extras.map(({ id }) => id)).toEqual(["bollinger", "atr"]);
    expect(extras[0]?.outputs.map(({ values }) => values.length)).toEqual([30, 30, 30]);
    const refused = async (add: string) => (await visitor.get(`/api/market/indicators?symbol=AAPL&add=${add}`)).body;
    expect(await refused("nonsense")).toMatchObject({ code: "unknown-indicator" });
    expect(await refused("atr,0")).toMatchObject({ code: "unknown-indicator", detail: expect.stringContaining("atr") });
    expect((await visitor.get("/api/market/indicators?symbol=AAPL&macd=26,12,9")).status).toBe(422);
    expect((await visitor.get("/api/market/indicators?symbol=NOSUCH1")).body["code"]).toBe("unknown-symbol");
  });

  it("give sample readings without a signal when there are no bars, and real ones again after", async () => {
    const { ask, upstream } = await start({ LIMIT_UPSTREAM_BREAKER_OPEN_MS: "100" });
    upstream.setFault("500");
    const down = await ask("indicators?symbol=AAPL");
    const readings = down["readings"] as Reading[];
    expect([down["points"], down["overall"], down.provenance.status]).toEqual([[], null, "sample"]);
    expect(readings).toHaveLength(4);
    expect(readings.map(({ signal, strength }) => [signal, strength])).toEqual(readings.map(() => [null, null]));
    const other = await ask("indicators?symbol=TSCO.L");
    expect([other["points"], other.provenance.status]).toEqual([[], "unavailable"]);
    upstream.setFault("ok");
    await expect.poll(async () => ((await ask("indicators?symbol=AAPL"))["points"] as Point[]).length).toBe(50);
  });

  it("are scanned for a whole list", async () => {
    const { ask } = await start();
    const rows = (await ask("signals?symbols=AAPL,MSFT,NVDA"))["symbols"] as (Item & { readings: Reading[] })[];
    expect(rows.map(({ symbol }) => symbol)).toEqual(["AAPL", "MSFT", "NVDA"]);
    expect(rows.every(({ readings }) => readings.length === 4)).toBe(true);
  });
});

describe("sentiment", () => {
  it("composes the market's mood of its parts and keeps the days", async () => {
    const { visitor } = await start();
    const { market } = await visitor.call("GET /api/market/sentiment", {});
    expect(market.reason).toBeNull();
    expect(market.components.map(({ name }) => name).toSorted()).toEqual(["breadth", "news", "price"]);
    const weighted = market.components;
    const sum = weighted.reduce((total, { value, weight }) => total + (value ?? 0) * weight, 0);
    expect(market.score).toBeCloseTo(sum / weighted.reduce((total, { weight }) => total + weight, 0), 9);
    expect(market.history.at(-1)).toMatchObject({ date: "2026-03-04", score: market.score, hasNews: true });
    // Scores of days before this server's first day are calculated from prices alone.
    await expect
      .poll(async () => (await visitor.call("GET /api/market/sentiment", {})).market.history.length, {})
      .toBeGreaterThan(40);
    const { history } = (await visitor.call("GET /api/market/sentiment", {})).market;
    expect(history.slice(0, -1).every(({ hasNews }) => !hasNews)).toBe(true);
  });

  it("puts the price's mood beside the news', and says no stories where there are none", async () => {
    const { visitor, upstream } = await start();
    upstream.setPrice("AAPL", 228.9 * 1.03);
    const { symbols } = await visitor.call("GET /api/market/sentiment", { symbols: ["AAPL", "TLT"], window: "30d" });
    expect(symbols[0]?.priceMood).toBe(0.7);
    expect(symbols[0]?.stories).toBeGreaterThan(0);
    const tones = symbols.filter(({ stories }) => stories === 0).map(({ newsMood }) => newsMood);
    expect(tones.every((tone) => tone === null)).toBe(true);
  });

  it("draws no mood from samples", async () => {
    const { visitor, upstream } = await start();
    upstream.setFault("500");
    const { market, symbols } = await visitor.call("GET /api/market/sentiment", { symbols: ["AAPL"] });
    expect([market.score, market.history]).toEqual([null, []]);
    expect(market.reason).toContain("Not enough data for a market mood");
    expect(symbols[0]).toMatchObject({ priceMood: null, newsMood: null });
  });
});

describe("company figures", () => {
  it("are there, and their failure is a problem in words", async () => {
    const { ask, visitor, upstream } = await start();
    const apple = await ask("fundamentals?symbol=AAPL");
    expect(apple).toMatchObject({
      symbol: "AAPL",
      name: "Apple Inc.",
      provenance: { source: "yahoo", status: "live" },
    });
    expect((await visitor.get("/api/market/fundamentals?symbol=NOSUCH1")).body["code"]).toBe("unknown-symbol");
    upstream.setFault("200-html");
    expect((await ask("fundamentals?symbol=AAPL")).provenance.status).toBe("live");
    const failed = await visitor.get("/api/market/fundamentals?symbol=MSFT");
    expect([failed.status, failed.body["code"]]).toEqual([503, "fundamentals-unavailable"]);
  });

  it("tell what options say of the move to come", async () => {
    const { ask } = await start();
    const body = await ask("options?symbol=AAPL");
    expect(body["impliedMove"]).toBeGreaterThan(0.005);
    expect(body["impliedMove"]).toBeLessThan(0.3);
  });

  it("call options as old as the market time they stand for", async () => {
    const { ask } = await start();
    expect(["live", "delayed"]).toContain((await ask("options?symbol=AAPL")).provenance.status);
    // The upstream's clock stays behind: its prices are those of hours before the close.
    const evening = await start({ CLOCK: "2026-03-04T22:00:00Z" });
    expect((await evening.ask("options?symbol=AAPL")).provenance.status).toBe("stale");
  });

  it("list movers with today's quotes", async () => {
    const { ask } = await start();
    const changes = (await ask("movers?kind=gainers&limit=3"))["quotes"] as { changePercent: number }[];
    expect(changes).toHaveLength(3);
    expect(changes.every(({ changePercent }) => changePercent > 0)).toBe(true);
  });

  it("name sectors, and none for an instrument that has no company", async () => {
    const { ask } = await start();
    expect(await ask("sectors?symbols=AAPL,BTC-USD")).toEqual({
      symbols: [
        { symbol: "AAPL", sector: "Technology" },
        { symbol: "BTC-USD", sector: null },
      ],
      pending: [],
    });
  });

  it("list the symbols whose sector couldn't be loaded as pending", async () => {
    const { ask, upstream } = await start();
    await ask("sectors?symbols=AAPL");
    upstream.setFault("200-html");
    expect(await ask("sectors?symbols=AAPL,MSFT")).toEqual({
      symbols: [
        { symbol: "AAPL", sector: "Technology" },
        { symbol: "MSFT", sector: null },
      ],
      pending: ["MSFT"],
    });
  });
});
