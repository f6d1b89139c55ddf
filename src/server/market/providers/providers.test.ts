import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayUpstream, startGatewayUpstream } from "../../../../tests/upstreams/gateway-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { type MarketProvider, ProviderError } from "../provider.ts";
import { createProviders, providers, type ProviderWiring } from "./index.ts";

const now = Date.parse("2026-03-04T18:00:00Z");
const clock = { now: () => now };
const intervals = ["1m", "5m", "1h", "1d", "1wk", "1mo"] as const;
const lines: string[] = [];
const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));

let yahoo: YahooUpstream;
let gateway: GatewayUpstream;
let wiring: ProviderWiring;

beforeAll(async () => {
  yahoo = await startYahooUpstream({ clock });
  gateway = await startGatewayUpstream({ clock });
  wiring = {
    clock,
    log: { debug: write, info: write, warn: write, error: write },
    limits: { firstByteMs: 300, totalMs: 1_000, retryBaseMs: 1 },
    yahooBaseUrl: yahoo.url,
    rapidapi: { baseUrl: gateway.url, host: "gateway.example", key: gateway.key },
  };
});
afterAll(() => Promise.all([yahoo.close(), gateway.close()]));

function create(id: string): MarketProvider {
  const provider = createProviders(wiring).get(id);
  if (provider === undefined) throw new Error(`${id}: the list's id and the provider's own id must be the same`);
  return provider;
}

it("leaves out a provider whose key is missing", () => {
  const made = createProviders({ ...wiring, rapidapi: { ...wiring.rapidapi, key: null } });
  expect([...made.keys()]).toEqual(["yahoo", "sample"]);
});

it("gives every provider an id of its own", () => {
  expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length);
});

describe.each(providers.map(({ id }) => id))("provider %s", (id) => {
  const isSample = id === "sample";

  it("introduces itself", () => {
    const provider = create(id);
    expect(provider.name, "give it a name that people read").toMatch(/\S/);
    expect(provider.connectedMessage, "the connection test speaks this sentence").toMatch(
      /^Successfully connected to /,
    );
    expect(provider.batchSize, "between 1 and 50 symbols a call").toBeGreaterThanOrEqual(1);
    expect(provider.batchSize, "between 1 and 50 symbols a call").toBeLessThanOrEqual(50);
    expect(provider.covers(provider.testSymbol), "it must cover what the connection test asks for").toBe(true);
    expect(Object.keys(provider.health()).sort(), "health has these fields").toEqual(
      ["breaker", "lastError", "lastErrorAt", "lastLatencyMs", "lastSuccessAt", "quota"].sort(),
    );
  });

  it("answers each symbol asked, with provenance", async () => {
    const answers = await create(id).quotes(["AAPL", "NOSUCH", "SPY"]);
    expect([...answers.keys()].sort(), "one answer for each symbol asked").toEqual(["AAPL", "NOSUCH", "SPY"]);
    expect(answers.get("NOSUCH"), "a symbol it does not know is unknown, not an error").toEqual({ kind: "unknown" });
    for (const symbol of ["AAPL", "SPY"]) {
      const answer = answers.get(symbol);
      if (answer?.kind !== "quote") throw new Error(`${id} must quote ${symbol}`);
      const { facts, origin } = answer.quote;
      expect(facts.symbol).toBe(symbol);
      expect(facts.price, "a price is above zero").toBeGreaterThan(0);
      expect(facts.currency, "a US share is priced in USD").toBe("USD");
      const wrong = Object.entries(facts).filter(([, value]) => typeof value === "number" && !Number.isFinite(value));
      expect(wrong, "what is unknown is null, never NaN").toEqual([]);
      expect(origin.source, "the source is the provider's id").toBe(id);
      expect(origin.isSample).toBe(isSample);
      expect(Date.parse(origin.asOf), "the market time is not in the future").toBeLessThanOrEqual(now);
      expect(origin.fetchedAt, "received now, by the clock handed in").toBe(new Date(now).toISOString());
    }
  });

  it.each(intervals)("brings %s bars in order", async (interval) => {
    const history = await create(id).history?.({ symbol: "AAPL", interval, limit: 20 });
    if (history === undefined) return;
    const bars = history?.bars ?? [];
    expect(bars.length, "some bars, and no more than asked for").toBeGreaterThan(0);
    expect(bars.length, "some bars, and no more than asked for").toBeLessThanOrEqual(20);
    const isIntraday = ["1m", "5m", "1h"].includes(interval);
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
    expect(history).toMatchObject({ symbol: "AAPL", interval, origin: { source: id, isSample } });
  });

  it("has no history for an unknown symbol", async () => {
    expect((await create(id).history?.({ symbol: "NOSUCH", interval: "1d", limit: 5 })) ?? null).toBeNull();
  });

  it("finds instruments whose symbol or name holds the query", async () => {
    const found = await create(id).search?.("aPPle", 5);
    expect(found ?? [{ ticker: "AAPL" }]).toMatchObject([{ ticker: "AAPL" }]);
    expect((await create(id).search?.("zzzzz", 5)) ?? [], "nothing found is an empty list").toEqual([]);
  });
});

describe.each(providers.map(({ id }) => id).filter((id) => id !== "sample"))(
  "provider %s, asking over the network",
  (id) => {
    it("fails with advice while its service is down, and recovers", async () => {
      const provider = create(id);
      await Promise.all([yahoo.off(), gateway.off()]);
      const calls = [
        provider.quotes(["AAPL"]),
        provider.history?.({ symbol: "AAPL", interval: "1d", limit: 5 }),
        provider.search?.("apple", 5),
      ];
      for (const result of await Promise.allSettled(calls.filter((call) => call !== undefined))) {
        const reason: unknown = result.status === "rejected" ? result.reason : null;
        expect(reason, "throw ProviderError and nothing else").toBeInstanceOf(ProviderError);
      }
      await Promise.all([yahoo.on(), gateway.on()]);
      expect((await provider.quotes(["AAPL"])).get("AAPL")?.kind).toBe("quote");
      expect(provider.health().lastError, "health keeps the last error").toBe("Connection refused");
    });

    it.each(["429", "500", "503-html", "200-html", "truncated", "wrong-shape", "empty", "redirect"] as const)(
      "never takes the fault %s for an answer",
      async (mode) => {
        const provider = create(id);
        yahoo.setFault(mode);
        gateway.setFault(mode);
        const calls = [
          provider.quotes(["AAPL", "SPY"]),
          provider.history?.({ symbol: "AAPL", interval: "1d", limit: 5 }),
          provider.search?.("apple", 5),
        ];
        const results = await Promise.allSettled(calls.filter((call) => call !== undefined));
        yahoo.setFault("ok");
        gateway.setFault("ok");
        expect(results.map(({ status }) => status)).toEqual(results.map(() => "rejected"));
        for (const result of results)
          expect(result.status === "rejected" && result.reason instanceof ProviderError).toBe(true);
      },
    );
  },
);

it("writes no key into the log", () => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join("\n")).not.toContain(gateway.key);
});
