import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { DividendEntry, EarningsEntry, EconomicEntry, IpoEntry, SplitEntry } from "#contract/calendar.ts";
import { Fundamentals, moverKinds, OptionContract } from "#contract/fundamentals.ts";
import { SearchResult } from "#contract/market.ts";
import { NewsItem } from "#contract/news.ts";
import type { Origin } from "#core/market/quote.ts";
import { startEcbUpstream } from "../../../../tests/upstreams/ecb-upstream.ts";
import type { FaultMode } from "../../../../tests/upstreams/faults.ts";
import { startGatewayUpstream } from "../../../../tests/upstreams/gateway-upstream.ts";
import { startNasdaqUpstream } from "../../../../tests/upstreams/nasdaq-upstream.ts";
import { startStooqUpstream } from "../../../../tests/upstreams/stooq-upstream.ts";
import { startYahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { isNotOffered, type MarketProvider, ProviderError } from "../provider.ts";
import { createProviders, providers, type ProviderWiring } from "./index.ts";

const startedAt = Date.parse("2026-03-04T18:00:00Z");
let now = startedAt;
const clock = { now: () => now };
const intervals = ["1m", "5m", "1h", "1d", "1wk", "1mo"] as const;
const intradayIntervals: readonly string[] = ["1m", "5m", "1h"];
const lines: string[] = [];
const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));

async function startUpstreams() {
  const [yahoo, gateway, ecb, stooq, nasdaq] = await Promise.all([
    startYahooUpstream({ clock }),
    startGatewayUpstream({ clock }),
    startEcbUpstream({ clock }),
    startStooqUpstream({ clock }),
    startNasdaqUpstream({ clock }),
  ]);
  return { yahoo, gateway, ecb, stooq, nasdaq, all: [yahoo, gateway, ecb, stooq, nasdaq] };
}
let upstreams: Awaited<ReturnType<typeof startUpstreams>>;
let wiring: ProviderWiring;

beforeAll(async () => {
  upstreams = await startUpstreams();
  const { yahoo, gateway, ecb, stooq, nasdaq } = upstreams;
  wiring = {
    clock,
    log: { debug: write, info: write, warn: write, error: write },
    // Neither the breaker nor the queue may keep a call from meeting its fault.
    limits: {
      retryBaseMs: 1,
      callsAtOnce: 100,
      breakerFailuresInARow: 100_000,
      breakerMinimumCalls: 100_000,
    },
    yahooBaseUrl: yahoo.url,
    ecbBaseUrl: ecb.url,
    stooqBaseUrl: stooq.url,
    nasdaqBaseUrl: nasdaq.url,
    rapidapi: { baseUrl: gateway.url, host: "gateway.example", key: gateway.key },
  };
});
beforeEach(() => {
  now = startedAt;
});
afterAll(() => Promise.all(upstreams.all.map((upstream) => upstream.close())));

function create(id: string, other: Partial<ProviderWiring> = {}): MarketProvider {
  const provider = createProviders({ ...wiring, ...other }).get(id);
  if (provider === undefined) throw new Error(`${id}: the list's id and the provider's own id must be the same`);
  return provider;
}

/** Two instruments that every provider of its kind knows, and one that doesn't exist. */
function symbolsFor(provider: MarketProvider): { known: readonly [string, string]; unknown: string } {
  if (provider.covers("AAPL")) return { known: ["AAPL", "SPY"], unknown: "NOPE" };
  return { known: ["EURUSD=X", "USDGBP=X"], unknown: "XXXYYY=X" };
}

/** The provider's simplest call; true when it was answered. */
async function answers(provider: MarketProvider): Promise<boolean> {
  if (provider.quotesNothing === true) {
    await provider.probe();
    return true;
  }
  const { known } = symbolsFor(provider);
  const found = await provider.quotes(known);
  return found.get(known[0])?.kind === "quote";
}

/** A busy machine may keep one call from its answer within the short limits used here. */
async function untilAnswered(provider: MarketProvider, why: string): Promise<void> {
  await expect.poll(() => answers(provider).catch(() => false), { message: why }).toBe(true);
}

const range = { from: "2026-03-04", to: "2026-03-18" } as const;

/** Every call that the provider offers, by name. */
function callsOf(provider: MarketProvider, signal?: AbortSignal): [name: string, call: () => Promise<unknown>][] {
  const { known } = symbolsFor(provider);
  const [symbol] = known;
  const { market = [], symbols = [] } = provider.calendars ?? {};
  const calls: [string, (() => Promise<unknown> | undefined) | undefined][] = [
    ["quotes", provider.quotesNothing === true ? undefined : () => provider.quotes(known, signal)],
    ["history", provider.history && (() => provider.history?.({ symbol, interval: "1d", limit: 5 }, signal))],
    ["long history", provider.history && (() => provider.history?.({ symbol, interval: "1d", limit: 400 }, signal))],
    ["search", provider.search && (() => provider.search?.("apple", 5, signal))],
    ["news", provider.news && (() => provider.news?.({ symbols: [], limit: 5 }, signal))],
    ["news of a symbol", provider.news && (() => provider.news?.({ symbols: ["NVDA"], limit: 5 }, signal))],
    ["news of symbols", provider.news && (() => provider.news?.({ symbols: ["NVDA", "MSFT"], limit: 5 }, signal))],
    ...market.map((type): [string, () => Promise<unknown> | undefined] => [
      `${type} of the market`,
      () => provider.calendar?.({ type, symbols: null, ...range }, signal),
    ]),
    ...symbols.map((type): [string, () => Promise<unknown> | undefined] => [
      `${type} of symbols`,
      () => provider.calendar?.({ type, symbols: ["AAPL", "JNJ", "META"], ...range }, signal),
    ]),
    ["fundamentals", provider.fundamentals && (() => provider.fundamentals?.(symbol, signal))],
    ["options", provider.options && (() => provider.options?.(symbol, null, signal))],
    ["related", provider.related && (() => provider.related?.(symbol, signal))],
    ...moverKinds.map((kind): [string, (() => Promise<unknown> | undefined) | undefined] => [
      `movers: ${kind}`,
      provider.movers && (() => provider.movers?.(kind, 3, signal)),
    ]),
    ["directory", provider.directory && (() => collect(provider.directory?.(signal)))],
    ["exchange rates", provider.exchangeRates && (() => provider.exchangeRates?.(null, signal))],
    ["past exchange rates", provider.exchangeRates && (() => provider.exchangeRates?.("2012-07-15", signal))],
    [
      "series",
      provider.series &&
        (() =>
          provider.series?.({ symbol, interval: "5m", indicator: "macd", lengths: [12, 26, 9], limit: 20 }, signal)),
    ],
  ];
  return calls.flatMap(([name, call]): [string, () => Promise<unknown>][] =>
    call === undefined ? [] : [[name, async () => call()]],
  );
}

async function collect<T>(pages: AsyncIterable<T> | undefined): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages ?? []) found.push(page);
  return found;
}

/** Every number and every text within an answer. */
function leavesOf(value: unknown): unknown[] {
  if (value instanceof Map) return [...value.values()].flatMap(leavesOf);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}
const numbersOf = (value: unknown) => leavesOf(value).filter((leaf) => typeof leaf === "number");

function expectOrigin(origin: Origin | undefined, id: string) {
  expect(origin?.source, "the source is the provider's id").toBe(id);
  expect(origin?.isSample).toBe(id === "sample");
  expect(Date.parse(origin?.asOf ?? ""), "the market time is not in the future").toBeLessThanOrEqual(now);
  expect(origin?.fetchedAt, "received now, by the clock handed in").toBe(new Date(now).toISOString());
}

const ascending = (list: readonly string[]) => list.toSorted();

it("leaves out a provider whose key is missing", () => {
  const made = createProviders({ ...wiring, rapidapi: { ...wiring.rapidapi, key: null } });
  expect([...made.keys()]).toEqual(["yahoo", "ecb", "stooq", "nasdaq", "sample"]);
});

it("gives every provider an id of its own", () => {
  expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length);
});

describe.each(providers.map(({ id }) => id))("provider %s", (id) => {
  it("introduces itself", () => {
    const provider = create(id);
    expect(provider.name, "give it a name that people read").toMatch(/\S/);
    expect(provider.connectedMessage, "the connection test speaks this sentence").toMatch(
      /^Successfully connected to /,
    );
    expect(provider.batchSize, "between 1 and 50 symbols a call").toBeGreaterThanOrEqual(1);
    expect(provider.batchSize, "between 1 and 50 symbols a call").toBeLessThanOrEqual(50);
    const isTestable = provider.quotesNothing === true || provider.covers(provider.testSymbol);
    expect(isTestable, "it must cover what the connection test asks for").toBe(true);
    expect(Object.keys(provider.health()).sort(), "health has these fields").toEqual([
      "breaker",
      "lastError",
      "lastErrorAt",
      "lastLatencyMs",
      "lastSuccessAt",
      "quota",
      "retryAt",
    ]);
    const { market = [], symbols = [] } = provider.calendars ?? {};
    expect(provider.calendar !== undefined, "a calendar, and the types it has, belong together").toBe(
      market.length + symbols.length > 0,
    );
  });

  it("answers each symbol asked, with provenance", async () => {
    const provider = create(id);
    // A source of calendars alone quotes nothing.
    if (provider.quotesNothing === true) return;
    const { known, unknown } = symbolsFor(provider);
    const answers = await provider.quotes([known[0], unknown, known[1]]);
    expect([...answers.keys()].sort(), "one answer for each symbol asked").toEqual([...known, unknown].sort());
    expect(answers.get(unknown), "a symbol it does not know is unknown, not an error").toEqual({ kind: "unknown" });
    for (const symbol of known) {
      const answer = answers.get(symbol);
      if (answer?.kind !== "quote") throw new Error(`${id} must quote ${symbol}`);
      const { facts, origin } = answer.quote;
      expect(facts.symbol).toBe(symbol);
      expect(facts.price, "a price is above zero").toBeGreaterThan(0);
      expect(facts.currency, "a price has the currency it is in").toBe(symbol === "USDGBP=X" ? "GBP" : "USD");
      expect(numbersOf(facts).every(Number.isFinite), "what is unknown is null, never NaN").toBe(true);
      expectOrigin(origin, id);
    }
  });

  it.each(intervals)("brings %s bars in order", async (interval) => {
    const provider = create(id);
    if (provider.history === undefined) return;
    const [symbol] = symbolsFor(provider).known;
    const isIntraday = intradayIntervals.includes(interval);
    const history = await provider.history({ symbol, interval, limit: 20 });
    if (history === null) throw new Error("the instrument is known");
    if (isNotOffered(history)) {
      expect(history.offered, "others are offered instead").not.toContain(interval);
      expect(history.offered, "daily bars and longer ones belong to a history").toEqual(["1d", "1wk", "1mo"]);
      return;
    }
    const { bars } = history;
    expect(bars.length, "some bars, and no more than asked for").toBeGreaterThan(0);
    expect(bars.length, "some bars, and no more than asked for").toBeLessThanOrEqual(20);
    expect(
      bars.every(({ time }) => (time !== undefined) === isIntraday),
      "a time on intraday bars only",
    ).toBe(true);
    const keys = bars.map(({ date, time }) => time ?? date);
    expect(keys, "ascending, each bar once").toEqual([...new Set(keys)].sort());
    for (const { high, low, close } of bars) {
      expect(low === null || low <= close, "the low is not above the close").toBe(true);
      expect(high === null || high >= close, "the high is not below the close").toBe(true);
    }
    expect(history).toMatchObject({ symbol, interval });
    expectOrigin(history.origin, id);
  });

  it("has nothing of an unknown symbol", async () => {
    const provider = create(id);
    const { unknown } = symbolsFor(provider);
    expect((await provider.history?.({ symbol: unknown, interval: "1d", limit: 5 })) ?? null).toBeNull();
    expect((await provider.fundamentals?.(unknown)) ?? null).toBeNull();
    expect((await provider.options?.(unknown, null)) ?? null).toBeNull();
    expect((await provider.related?.(unknown)) ?? []).toEqual([]);
    const series = { symbol: unknown, interval: "5m", indicator: "rsi", lengths: [14], limit: 5 } as const;
    expect((await provider.series?.(series))?.rows ?? []).toEqual([]);
    for (const type of provider.calendars?.symbols ?? [])
      expect((await provider.calendar?.({ type, symbols: [unknown], ...range }))?.entries).toEqual([]);
  });

  it("finds instruments whose symbol or name holds the query", async () => {
    const found = await create(id).search?.("aPPle", 5);
    if (found === undefined) return;
    expect(found).toMatchObject([{ ticker: "AAPL" }]);
    z.array(SearchResult).parse(found);
    expect(await create(id).search?.("zzzzz", 5), "nothing found is an empty list").toEqual([]);
  });

  it("brings news, newest first, about what was asked for", async () => {
    const provider = create(id);
    if (provider.news === undefined) return;
    for (const symbols of [[], ["NVDA"], ["NVDA", "MSFT"]]) {
      const { stories, origin } = await provider.news({ symbols, limit: 8 });
      expect(stories.length, "some stories, and no more than asked for").toBeGreaterThan(0);
      expect(stories.length, "some stories, and no more than asked for").toBeLessThanOrEqual(8);
      const stamps = stories.map(({ publishedAt }) => publishedAt ?? "");
      expect(stamps, "newest first").toEqual(ascending(stamps).reverse());
      expect(new Set(stories.map((story) => story.id)).size, "each story once").toBe(stories.length);
      z.array(NewsItem.omit({ sentiment: true, titleMatches: true })).parse(stories);
      if (symbols.length > 0)
        expect(stories.every(({ relevantSymbols }) => relevantSymbols.some((symbol) => symbols.includes(symbol)))).toBe(
          true,
        );
      expectOrigin(origin, id);
    }
  });

  it("brings calendars by day, within the range", async () => {
    const provider = create(id);
    const entry = {
      earnings: EarningsEntry,
      dividends: DividendEntry,
      economic: EconomicEntry,
      ipo: IpoEntry,
      splits: SplitEntry,
    };
    const { market = [], symbols = [] } = provider.calendars ?? {};
    const asked = [
      ...market.map((type) => ({ type, symbols: null })),
      ...symbols.map((type) => ({ type, symbols: ["AAPL", "JNJ", "META"] })),
    ];
    for (const request of asked) {
      const found = await provider.calendar?.({ ...request, ...range });
      const days = found?.entries.map(({ date }) => date) ?? [];
      expect(days.length, `${request.type}: something is scheduled`).toBeGreaterThan(0);
      expect(days, "by day").toEqual(ascending(days));
      expect(
        days.every((day) => day >= range.from && day <= range.to),
        "within the range",
      ).toBe(true);
      z.array<z.ZodType>(entry[request.type]).parse(found?.entries);
      expect(found?.missing, "everything could be loaded").toBeNull();
      expectOrigin(found?.origin, id);
      const later = await provider.calendar?.({ ...request, from: "2027-06-07", to: "2027-06-08" });
      expect(later, "nothing scheduled is an empty list, and nothing is missing").toMatchObject({
        entries: [],
        missing: null,
      });
    }
  });

  it("brings what a company reports, or a fund holds", async () => {
    const provider = create(id);
    if (provider.fundamentals === undefined) return;
    const [company, fund] = await Promise.all([provider.fundamentals("AAPL"), provider.fundamentals("SPY")]);
    for (const found of [company, fund]) {
      Fundamentals.omit({ provenance: true }).parse(found);
      expectOrigin(found?.origin, id);
    }
    expect(company?.measures.length).toBeGreaterThan(0);
    for (const { dates, lines: figures } of company?.statements ?? []) {
      expect(dates, "oldest period first").toEqual(ascending(dates));
      expect(
        figures.every(({ values }) => values.length === dates.length),
        "a value, or null, a period",
      ).toBe(true);
    }
    const quarters = company?.earnings.map(({ quarter }) => quarter) ?? [];
    expect(quarters, "oldest quarter first").toEqual(ascending(quarters));
    expect(fund?.fund?.holdings.length).toBeGreaterThan(0);
    expect(company?.fund).toBeNull();
  });

  it("brings the options of one expiry, by strike", async () => {
    const provider = create(id);
    if (provider.options === undefined) return;
    const nearest = await provider.options("AAPL", null);
    expect(nearest?.expiry, "without a wish the nearest expiry").toBe(nearest?.expiries[0]);
    const second = await provider.options("AAPL", nearest?.expiries[1] ?? "");
    expect(second?.expiry).toBe(nearest?.expiries[1]);
    for (const side of [nearest?.calls ?? [], second?.puts ?? []]) {
      z.array(OptionContract).nonempty().parse(side);
      const strikes = side.map(({ strike }) => strike);
      expect(strikes, "by strike").toEqual(strikes.toSorted((a, b) => a - b));
    }
    expect(nearest?.underlyingPrice).toBeGreaterThan(0);
    if (nearest !== null) expectOrigin(nearest.origin, id);
  });

  it("brings movers and related symbols", async () => {
    const provider = create(id);
    expect((await provider.related?.("AAPL")) ?? ["MSFT"]).toContain("MSFT");
    for (const kind of moverKinds) {
      const found = (await provider.movers?.(kind, 3)) ?? [];
      if (provider.movers === undefined) continue;
      expect(found.length, "some, and no more than asked for").toBeGreaterThan(0);
      expect(found.length, "some, and no more than asked for").toBeLessThanOrEqual(3);
      const changes = found.flatMap((mover) => (typeof mover === "string" ? [] : [mover.facts.changePercent ?? 0]));
      if (kind === "gainers") expect(changes).toEqual(changes.toSorted((a, b) => b - a));
      if (kind === "losers") expect(changes).toEqual(changes.toSorted((a, b) => a - b));
    }
  });

  it("lists its instruments, each once", async () => {
    const provider = create(id);
    if (provider.directory === undefined) return;
    const entries = (await collect(provider.directory())).flat();
    z.array(SearchResult.extend({ size: z.number().nullable() })).parse(entries);
    expect(new Set(entries.map(({ ticker }) => ticker)).size).toBe(entries.length);
    expect(entries.find(({ ticker }) => ticker === "AAPL")?.size).toBeGreaterThan(1e12);
  });

  it("has rates of the newest day up to the one asked for", async () => {
    const provider = create(id);
    if (provider.exchangeRates === undefined) return;
    const newest = await provider.exchangeRates(null);
    expectOrigin(newest.origin, id);
    expect(newest.rates).not.toHaveProperty(newest.base);
    expect(newest.rates["USD"]).toBeGreaterThan(0.5);
    // A Sunday in each.
    for (const date of ["2026-02-22", "2012-07-15"]) {
      const past = await provider.exchangeRates(date);
      expect(past.date, "the Friday before").toBe(date === "2012-07-15" ? "2012-07-13" : "2026-02-20");
      expect(past.rates["USD"]).toBeGreaterThan(0.5);
    }
    await expect(provider.exchangeRates("1990-01-01")).rejects.toMatchObject({ advice: "give-up" });
  });
});

/** Faults that leave nothing to read. */
const hardFaults: readonly FaultMode[] = [
  "429",
  "500",
  "503-html",
  "200-html",
  "truncated",
  "wrong-shape",
  "empty",
  "hang",
  "drip",
  "reset",
  "huge",
  "gzip-bomb",
  "redirect",
];

describe.each(providers.map(({ id }) => id).filter((id) => id !== "sample"))(
  "provider %s, asking over the network",
  (id) => {
    const setFault = (mode: FaultMode, options?: { retryAfterSeconds?: number }) =>
      upstreams.all.forEach((upstream) => upstream.setFault(mode, options));

    /** With what it needs before its first question, such as a crumb. */
    async function warm(other: Partial<ProviderWiring> = {}) {
      const provider = create(id, other);
      await untilAnswered(provider, "it answers at first");
      // Makes all cached answers stale.
      now += 3_600_000;
      return provider;
    }

    async function expectFailures(provider: MarketProvider) {
      const calls = callsOf(provider);
      const results = await Promise.allSettled(calls.map(([, call]) => call()));
      for (const [index, result] of results.entries()) {
        const name = calls[index]?.[0] ?? "";
        expect(result.status, `${name}: a fault is never taken for an answer`).toBe("rejected");
        const reason: unknown = result.status === "rejected" ? result.reason : null;
        expect(reason, `${name}: throw ProviderError and nothing else`).toBeInstanceOf(ProviderError);
        expect(["give-up", "try-next", "wait"], `${name}: say what to do next`).toContain(
          reason instanceof ProviderError ? reason.advice : null,
        );
      }
    }

    it.each(hardFaults)("never takes the fault %s for an answer, and recovers", async (mode) => {
      const isSlow = mode === "hang" || mode === "drip";
      const limits = { ...wiring.limits, ...(isSlow ? { firstByteMs: 600, totalMs: 1_500 } : {}) };
      const provider = await warm({ limits });
      setFault(mode);
      try {
        await expectFailures(provider);
      } finally {
        setFault("ok");
      }
      now += 61_000;
      await untilAnswered(provider, "it recovers with its service");
      expect(provider.health().lastError, "health keeps the last error").not.toBeNull();
    });

    it("waits as long as it is told to", async () => {
      const provider = await warm();
      setFault("429", { retryAfterSeconds: 30 });
      await expect(answers(provider)).rejects.toMatchObject({ advice: "wait", retryAfterMs: 30_000 });
      setFault("ok");
      await expect(answers(provider)).rejects.toMatchObject({ advice: "wait" });
      now += 30_000;
      await untilAnswered(provider, "it is asked again after the wait");
    });

    it("survives numbers as texts, NaN and 1e400", async () => {
      const provider = await warm();
      setFault("strings-and-nan");
      const calls = callsOf(provider);
      const results = await Promise.allSettled(calls.map(([, call]) => call()));
      setFault("ok");
      for (const [index, result] of results.entries()) {
        const name = calls[index]?.[0] ?? "";
        if (result.status === "fulfilled")
          expect(numbersOf(result.value).every(Number.isFinite), `${name}: what is unknown is null`).toBe(true);
        else expect(result.reason, `${name}: throw ProviderError and nothing else`).toBeInstanceOf(ProviderError);
      }
    });

    it.each([
      ["refuses connections", "http://127.0.0.1:9"],
      ["has no name", "http://nowhere.invalid"],
      ["speaks no TLS", null],
    ])("fails with advice where its host %s", async (_, address) => {
      const url = (port: number) => address ?? `https://127.0.0.1:${port}`;
      const provider = create(id, {
        yahooBaseUrl: url(upstreams.yahoo.port),
        ecbBaseUrl: url(upstreams.ecb.port),
        stooqBaseUrl: url(upstreams.stooq.port),
        nasdaqBaseUrl: url(upstreams.nasdaq.port),
        rapidapi: { ...wiring.rapidapi, baseUrl: url(upstreams.gateway.port) },
      });
      await expectFailures(provider);
    });

    it("gives the caller's own reason when the caller leaves", async () => {
      const provider = await warm();
      setFault("hang");
      const gone = new AbortController();
      const calls = callsOf(provider, gone.signal);
      const results = Promise.allSettled(calls.map(([, call]) => call()));
      setTimeout(() => gone.abort(new Error("the caller left")), 30);
      for (const [index, result] of (await results).entries()) {
        const reason: unknown = result.status === "rejected" ? result.reason : null;
        expect(reason instanceof Error ? reason.message : reason, calls[index]?.[0]).toBe("the caller left");
      }
      setFault("ok");
    });
  },
);

it("writes no key into the log", () => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join("\n")).not.toContain(upstreams.gateway.key);
});
