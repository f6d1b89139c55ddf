import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder, testEngines } from "../../../tests/support/test-engines.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { addDays, dayNumber, isWeekend } from "#core/calendar/index.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { createConfirmedHistory } from "./confirmed-history.ts";
import { createDailyCloses, type DailyCloses } from "./daily-closes.ts";
import {
  type HistoryRequest,
  type MarketProvider,
  ProviderError,
  type ProvidedHistory,
  type ProvidedQuote,
} from "./provider.ts";
import { createYahoo } from "./providers/yahoo/yahoo.ts";
import { createQuotes } from "./quotes.ts";
import { createRouter } from "./router.ts";
import { createMarketStore } from "./store.ts";

// A Wednesday in New York's session.
const openMarket = "2026-03-04T16:00:00Z";
const log = createLog("silent");

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const dates = ({ points }: DailyCloses) => Array.from(points.days, (day) => addDays("1970-01-01", day));

function series(answer: DailyCloses | "unknown" | "failed"): DailyCloses {
  if (typeof answer === "string") throw new Error(`there are no closes: ${answer}`);
  return answer;
}

describe.each(testEngines())("daily closes of Yahoo, kept in $name", (engine) => {
  async function start() {
    const environment = await engine.environment();
    let now = Date.parse(openMarket);
    const clock = { now: () => now };
    const upstream = await startYahooUpstream({ clock });
    closing.push(upstream.close);
    const database = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? temporaryFolder(),
      log,
    });
    closing.push(() => database.close());
    const store = createMarketStore({ db: database.db, clock });
    // With nothing in memory, as after a restart.
    const open = () => {
      const yahoo = createYahoo({ baseUrl: upstream.url, clock, log, limits: { retries: 0 } });
      const router = createRouter({ providers: [yahoo], clock, log });
      const confirmed = async (history: ProvidedHistory) => history;
      return createDailyCloses({ router, store, confirmed, negativeCacheMs: 30_000, clock, log });
    };
    const asked = () => upstream.requests.filter(({ endpoint }) => endpoint === "chart").length;
    return { upstream, store, open, asked, pass: (ms: number) => void (now += ms) };
  }

  it("reach back for decades, with every split and dividend, up to the last session that is over", async () => {
    const { open } = await start();
    const closes = series(await open()("KO", "2004-05-06"));
    expect(closes).toMatchObject({ symbol: "KO", currency: "USD", isSplitAdjusted: true });
    expect(closes.points.days.length).toBeGreaterThan(5_500);
    expect(closes.points.closes).toHaveLength(closes.points.days.length);
    const days = dates(closes);
    expect(days[0]?.slice(0, 4)).toBe("2003");
    expect(days.at(-1)).toBe("2026-03-03");
    expect(days).toEqual(days.toSorted());
    expect(closes.splits).toEqual([{ date: "2012-08-13", ratio: 2 }]);
    expect(closes.dividends.length).toBeGreaterThan(70);
    expect(closes.provenance).toMatchObject({ source: "yahoo", status: "closed" });
  });

  it("are asked for once, also after a restart, until another session has closed", async () => {
    const { upstream, store, open, asked, pass } = await start();
    const source = open();
    const first = series(await source("MSFT", "2020-03-02"));
    await Promise.all([source("MSFT", "2021-01-04"), source("MSFT", "2020-02-03")]);
    expect(asked()).toBe(1);
    await store.settled();
    upstream.setFault("500");
    const after = series(await open()("MSFT", "2020-03-02"));
    expect([after.points, after.dividends]).toEqual([first.points, first.dividends]);
    expect(asked()).toBe(1);
    upstream.setFault("ok");
    // The session of the same day closes at 21:00.
    pass(6 * 60 * 60_000);
    expect(dates(series(await open()("MSFT", "2020-03-02"))).at(-1)).toBe("2026-03-04");
    expect(asked()).toBeGreaterThan(1);
  });

  it("tell what does not exist from what nobody could tell, and never make anything up", async () => {
    const { upstream, open } = await start();
    expect(await open()("NOSUCH1", "2024-01-02")).toBe("unknown");
    upstream.setFault("500");
    expect(await open()("AAPL", "2024-01-02")).toBe("failed");
  });

  it("stand, and say that they are old, while nobody renews them", async () => {
    const { upstream, open, pass } = await start();
    const source = open();
    await source("MSFT", "2024-01-02");
    upstream.setFault("500");
    pass(3 * 86_400_000);
    const old = series(await source("MSFT", "2024-01-02"));
    expect(dates(old).at(-1)).toBe("2026-03-03");
    expect(old.provenance.status).toBe("stale");
  });
});

function quoteOf(
  symbol: string,
  { price, previousClose }: { price: number; previousClose: number | null },
  now: number,
  source = "source",
): ProvidedQuote {
  const unknown = null;
  const at = new Date(now).toISOString();
  return {
    facts: {
      symbol,
      name: unknown,
      currency: "USD",
      exchange: "XNYS",
      exchangeName: unknown,
      timeZone: "America/New_York",
      type: unknown,
      price,
      change: unknown,
      changePercent: unknown,
      previousClose,
      open: unknown,
      dayLow: unknown,
      dayHigh: unknown,
      fiftyTwoWeekLow: unknown,
      fiftyTwoWeekHigh: unknown,
      volume: unknown,
      averageVolume: unknown,
      marketCap: unknown,
      pe: unknown,
      eps: unknown,
      dividendYield: unknown,
    },
    origin: { source, asOf: "2026-03-04T21:00:00Z", fetchedAt: at, delayMinutes: null, isSample: false },
  };
}

/** Closes over one source whose days a test makes up. */
function setUp(
  change: (history: ProvidedHistory) => ProvidedHistory | null = (history) => history,
  {
    tellsEvents = true,
    quoted = { price: 100, previousClose: 100 },
    secondPrice = null,
  }: {
    tellsEvents?: boolean;
    quoted?: { price: number; previousClose: number | null };
    /** What a second source tells; null: there is none. */
    secondPrice?: number | null;
  } = {},
) {
  let now = Date.parse("2026-03-04T23:00:00Z");
  let changed = change;
  const requests: HistoryRequest[] = [];
  let underWay = 0;
  let most = 0;
  const clock = { now: () => now };
  const provider: MarketProvider = {
    id: "source",
    name: "Source",
    needsKey: false,
    connectedMessage: "",
    testSymbol: "AAPL",
    probe: () => Promise.resolve(),
    batchSize: 50,
    tellsEvents,
    covers: () => true,
    quotes: async (symbols) =>
      new Map(symbols.map((symbol) => [symbol, { kind: "quote", quote: quoteOf(symbol, quoted, now) }])),
    async history(request) {
      requests.push(request);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
      const at = new Date(now).toISOString();
      const today = at.slice(0, 10);
      const days = Array.from({ length: request.limit * 2 }, (_none, back) => addDays(today, -back))
        .filter((day) => !isWeekend(day))
        .slice(0, request.limit)
        .toReversed();
      return changed({
        symbol: request.symbol,
        interval: "1d",
        currency: "USD",
        timeZone: "America/New_York",
        exchange: "XNYS",
        adjusted: false,
        bars: days.map((date) => {
          const close = 100 + (dayNumber(date) % 7);
          return { date, open: close, high: close, low: close, close, volume: 1 };
        }),
        events: [],
        previousClose: null,
        origin: { source: "source", asOf: at, fetchedAt: at, delayMinutes: null, isSample: false },
      });
    },
    health: () => ({
      lastSuccessAt: null,
      lastErrorAt: null,
      lastError: null,
      retryAt: null,
      lastLatencyMs: null,
      quota: null,
      breaker: "closed",
    }),
  };
  const second: MarketProvider = {
    ...provider,
    id: "second",
    quotes: async (symbols) => {
      const told = { price: secondPrice ?? 0, previousClose: null };
      return new Map(symbols.map((symbol) => [symbol, { kind: "quote", quote: quoteOf(symbol, told, now, "second") }]));
    },
  };
  const router = createRouter({
    providers: [provider],
    secondOpinions: secondPrice === null ? [] : [second],
    clock,
    log,
  });
  const store = {
    lastGoodQuotes: async () => [],
    keepQuotes: async () => undefined,
    lastGoodValue: async () => null,
    keepValue: async () => undefined,
  };
  const sample = { covers: () => false, quotes: async () => new Map() };
  const quotes = createQuotes({ router, sample, store, negativeCacheMs: 30_000, clock, log });
  const source = createDailyCloses({
    router,
    store,
    confirmed: createConfirmedHistory(quotes),
    negativeCacheMs: 30_000,
    clock,
    log,
  });
  return {
    source,
    requests,
    maxUnderWay: () => most,
    pass: (milliseconds: number) => void (now += milliseconds),
    from: (next: typeof change) => void (changed = next),
  };
}

const dayMs = 86_400_000;

describe("a true move of more than half", () => {
  const rush = (history: ProvidedHistory): ProvidedHistory => ({
    ...history,
    bars: history.bars.map((bar) => {
      const close = bar.date === "2026-03-04" ? 86.8775 : 36.995;
      return { ...bar, open: close, high: close, low: close, close };
    }),
  });

  it.each([
    ["counts the same evening if a second source confirms it", 36.995, 86.9, "2026-03-04"],
    ["is held back if its source never doubted it, for lack of a previous close", null, 86.9, "2026-03-03"],
    ["is held back while a second source tells another price", 36.995, 37.1, "2026-03-03"],
    ["is held back while there is no second source", 36.995, null, "2026-03-03"],
  ])("%s", async (_, previousClose, secondPrice, lastDay) => {
    const { source } = setUp(rush, { quoted: { price: 86.8775, previousClose }, secondPrice });
    const closes = series(await source("GME", "2025-03-02"));
    expect(dates(closes).at(-1)).toBe(lastDay);
    expect(closes.points.closes.at(-1)).toBe(lastDay === "2026-03-04" ? 86.8775 : 36.995);
    expect(closes.provenance.note === undefined).toBe(lastDay === "2026-03-04");
  });
});

it.each([
  ["as traded", 1],
  ["restated", 4],
])("restates the closes before a split that has no bar yet by the price, where they come %s", async (_, divisor) => {
  const { source } = setUp(
    (history) => ({
      ...history,
      bars: history.bars
        .filter(({ date }) => date < "2026-03-04")
        .map((bar) => ({ ...bar, open: null, high: null, low: null, close: bar.close / divisor })),
      events: [{ date: "2026-03-04", type: "split", value: 4 }],
    }),
    { quoted: { price: 25.3, previousClose: 25.1 } },
  );
  const { points, splits } = series(await source("AAA", "2025-01-06"));
  expect(splits).toEqual([{ date: "2026-03-04", ratio: 4 }]);
  expect([Math.min(...points.closes), Math.max(...points.closes)]).toEqual([25, 26.5]);
});

it("asks only for the newest days of a series it knows", async () => {
  const { source, requests, pass } = setUp();
  const before = series(await source("AAA", "2016-01-04"));
  pass(dayMs);
  const after = series(await source("AAA", "2016-01-04"));
  expect(requests.map(({ limit }) => limit < 60)).toEqual([false, true]);
  expect(dates(after).at(-1)).toBe("2026-03-05");
  expect(dates(after)).toEqual([...dates(before), "2026-03-05"]);
  expect([...after.points.closes].slice(0, -1)).toEqual([...before.points.closes]);
});

it("asks once for what is new, whichever years are wanted at the same time", async () => {
  const { source, requests, pass } = setUp();
  await source("AAA", "2016-01-04");
  pass(dayMs);
  const wanted = await Promise.all(["2016-01-04", "2019-01-07", "2025-01-06"].map((from) => source("AAA", from)));
  expect(wanted.map((one) => dates(series(one)).at(-1))).toEqual(["2026-03-05", "2026-03-05", "2026-03-05"]);
  expect(requests).toHaveLength(2);
});

it("keeps the longer of two series that were read at the same time", async () => {
  const { source, requests } = setUp();
  await Promise.all(["2016-01-04", "2025-01-06"].map((from) => source("AAA", from)));
  const before = requests.length;
  await source("AAA", "2016-01-04");
  expect(requests).toHaveLength(before);
});

it("asks a source that is behind again after a minute, and later each time", async () => {
  const { source, requests, pass, from } = setUp();
  from((history) => ({ ...history, bars: history.bars.filter(({ date }) => date < "2026-03-04") }));
  const statusAfter = async (minutes: number) => {
    pass(minutes * 60_000);
    return series(await source("AAA", "2025-01-06")).provenance.status;
  };
  const asked: number[] = [];
  for (const minutes of [0, 0.9, 0.2, 1.8, 0.3, 3.8, 0.3]) {
    expect(await statusAfter(minutes)).toBe("stale");
    asked.push(requests.length);
  }
  expect(asked).toEqual([1, 1, 2, 2, 3, 3, 4]);
  // One that begins earlier is another request, and no retry.
  await source("AAA", "2023-01-09");
  await source("AAA", "2021-01-04");
  requests.splice(-2);
  for (const minutes of [9, 17, 33, 61, 59]) await statusAfter(minutes);
  expect(requests).toHaveLength(8);
  from((history) => history);
  expect(await statusAfter(2)).toBe("closed");
});

it("reads the whole series again when its prices were adjusted for a new split", async () => {
  const { source, requests, pass, from } = setUp();
  await source("AAA", "2016-01-04");
  from((history) => ({
    ...history,
    bars: history.bars.map((bar) => ({ ...bar, open: null, high: null, low: null, close: bar.close / 4 })),
    events: [{ date: "2026-03-05", type: "split", value: 4 }],
  }));
  pass(dayMs);
  const after = series(await source("AAA", "2016-01-04"));
  expect(after.splits).toEqual([{ date: "2026-03-05", ratio: 4 }]);
  expect(Math.max(...after.points.closes)).toBeLessThan(30);
  expect(requests).toHaveLength(3);
});

it("tells a split of the session that still runs, by which the closes before it are divided already", async () => {
  const { source, from } = setUp();
  from((history) => ({
    ...history,
    bars: history.bars.map((bar) => ({ ...bar, open: null, high: null, low: null, close: bar.close / 4 })),
    events: [{ date: "2026-03-05", type: "split", value: 4 }],
  }));
  const found = series(await source("AAA", "2016-01-04"));
  expect(dates(found).at(-1)).toBe("2026-03-04");
  expect(found.splits).toEqual([{ date: "2026-03-05", ratio: 4 }]);
});

it("reads further back when an earlier day is wanted", async () => {
  const { source, requests } = setUp();
  await source("AAA", "2020-01-02");
  expect(dates(series(await source("AAA", "2010-06-01")))[0]?.slice(0, 4)).toBe("2009");
  expect(requests).toHaveLength(2);
});

it("keeps what an instrument was worth when its source no longer knows it", async () => {
  const { source, pass, from } = setUp();
  const before = series(await source("AAA", "2020-01-02"));
  from(() => null);
  pass(5 * dayMs);
  expect(series(await source("AAA", "2020-01-02")).points).toEqual(before.points);
});

it("leaves out what cannot be true", async () => {
  const { source } = setUp((history) => ({
    ...history,
    bars: history.bars.map((bar) => (bar.date === "2025-10-15" ? { ...bar, high: 9_000, close: 9_000 } : bar)),
  }));
  const closes = series(await source("AAA", "2025-01-02"));
  expect(dates(closes)).not.toContain("2025-10-15");
  expect(Math.max(...closes.points.closes)).toBeLessThan(110);
  expect(closes.provenance.note).toContain("15 Oct 2025");
});

it("does not take adjusted prices from a source that leaves splits out", async () => {
  const { source, requests } = setUp((history) => history, { tellsEvents: false });
  expect(await source("AAA", "2025-01-02")).toBe("failed");
  expect(requests).toEqual([]);
});

it("asks for hundreds of instruments a few at a time", async () => {
  const { source, maxUnderWay } = setUp();
  const symbols = Array.from({ length: 300 }, (_none, index) => `S${index}`);
  const all = await Promise.all(symbols.map((symbol) => source(symbol, "2025-01-02")));
  expect(all.filter((closes) => typeof closes !== "string")).toHaveLength(300);
  expect(maxUnderWay()).toBeLessThanOrEqual(4);
});

it("does not ask in a rush for what failed", async () => {
  const { source, requests, pass, from } = setUp(() => {
    throw new ProviderError("Not now", { advice: "try-next" });
  });
  expect(await source("AAA", "2025-01-02")).toBe("failed");
  expect(await source("AAA", "2025-01-02")).toBe("failed");
  expect(requests).toHaveLength(1);
  from((history) => history);
  pass(60_000);
  expect(typeof (await source("AAA", "2025-01-02"))).toBe("object");
});
