import { describe, expect, it } from "vitest";
import { quoteDoubt } from "#core/market/plausibility.ts";
import { createLog } from "../log.ts";
import { type MarketProvider, ProviderError } from "./provider.ts";
import { createRouter } from "./router.ts";
import { startGatewayUpstream } from "../../../tests/upstreams/gateway-upstream.ts";
import { startStooqUpstream } from "../../../tests/upstreams/stooq-upstream.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { startTestServer } from "../../../tests/support/test-server.ts";

const noFacts = {
  name: null,
  exchange: "XNAS",
  exchangeName: null,
  timeZone: null,
  type: null,
  change: null,
  changePercent: null,
  previousClose: null,
  open: null,
  dayLow: null,
  dayHigh: null,
  fiftyTwoWeekLow: null,
  fiftyTwoWeekHigh: null,
  volume: null,
  averageVolume: null,
  marketCap: null,
  pe: null,
  eps: null,
  dividendYield: null,
};

const provider = (id: string): MarketProvider => ({
  id,
  name: id,
  needsKey: false,
  connectedMessage: "",
  testSymbol: "AAPL",
  probe: () => Promise.resolve(),
  batchSize: 50,
  covers: () => true,
  quotes: async () => new Map(),
  health: () => ({
    lastSuccessAt: null,
    lastErrorAt: null,
    lastError: null,
    retryAt: null,
    lastLatencyMs: null,
    quota: null,
    breaker: "closed",
  }),
});

it("asks the next provider when the first one fails, for quotes and bars alike, and logs no key", async () => {
  const now = Date.parse("2026-03-04T16:00:00Z");
  const clock = { now: () => now };
  const [gateway, yahoo] = await Promise.all([startGatewayUpstream({ clock }), startYahooUpstream({ clock })]);
  gateway.setFault("empty");
  const server = await startTestServer({
    CLOCK: "2026-03-04T16:00:00Z",
    RAPIDAPI_KEY: "not-a-real-key",
    RAPIDAPI_BASE_URL: gateway.url,
    YAHOO_BASE_URL: yahoo.url,
  });
  const visitor = server.visitor();
  await visitor.signUp();
  const quotes = await visitor.get("/api/market/quotes?symbols=TSCO.L");
  expect(quotes.body["quotes"]).toMatchObject([{ symbol: "TSCO.L", provenance: { source: "yahoo" } }]);
  const history = await visitor.get("/api/market/history?symbol=TSCO.L&limit=5");
  expect(history.body).toMatchObject({ symbol: "TSCO.L", provenance: { source: "yahoo" } });
  expect(server.log()).not.toContain("not-a-real-key");
  await server.stop();
  await Promise.all([gateway.close(), yahoo.close()]);
});

it("takes a provider's word that there is no such instrument only when no later one knows better", async () => {
  const ask = async (providers: MarketProvider[], answers: Record<string, string | null>) => {
    const router = createRouter({ providers, clock: { now: () => 0 }, log: createLog("silent") });
    const asked = await router.first<string | null>(
      "history",
      () => true,
      async ({ id }) => answers[id] ?? null,
    );
    return [asked?.provider.id, asked?.value];
  };
  const both = [provider("first"), provider("second")];
  expect(await ask(both, { first: null, second: "bars" })).toEqual(["second", "bars"]);
  expect(await ask(both, { first: null, second: null })).toEqual(["first", null]);
  expect(await ask(both, { first: "bars", second: null })).toEqual(["first", "bars"]);
});

describe("a move beyond belief", () => {
  const now = Date.parse("2026-03-04T16:00:00Z");
  const quoting = (id: string, price: number, asOf: string, currency = "USD"): MarketProvider => ({
    ...provider(id),
    name: id,
    quotes: async (symbols) =>
      new Map(
        symbols.map((symbol) => {
          const facts = { ...noFacts, symbol, price, currency };
          const origin = { source: id, asOf, fetchedAt: asOf, delayMinutes: null, isSample: false };
          return [symbol, { kind: "quote", quote: { facts, origin } }];
        }),
      ),
  });
  const lastGood = { price: 100, asOf: "2026-03-04T15:55:00Z", currency: "USD" };
  const routed = async (first: MarketProvider, second: MarketProvider, known = lastGood) => {
    const router = createRouter({
      providers: [first],
      secondOpinions: [second],
      clock: { now: () => now },
      log: createLog("silent"),
    });
    const answers = await router.quotes(["AAPL"], ({ facts, origin }) =>
      quoteDoubt(facts, origin, { lastGood: known, events: [], now }),
    );
    return answers.get("AAPL");
  };

  it("stays doubted, and told of, when the second source only has an older price", async () => {
    const answer = await routed(
      quoting("first", 160, "2026-03-04T15:59:00Z"),
      quoting("second", 99, "2026-03-04T15:40:00Z"),
    );
    expect(answer).toMatchObject({ kind: "failed", doubt: { reason: "jump", quote: { facts: { price: 160 } } } });
    expect(answer).toMatchObject({ words: expect.stringMatching(/^Held back from first: /) });
  });

  it("is true when the second source tells the same price", async () => {
    const answer = await routed(
      quoting("first", 160, "2026-03-04T15:59:00Z"),
      quoting("second", 161, "2026-03-04T15:58:00Z"),
    );
    expect(answer).toMatchObject({ kind: "quote", quote: { facts: { price: 160 } }, label: null });
  });

  it("is not settled by the same number in another unit", async () => {
    const answer = await routed(
      quoting("first", 180, "2026-03-04T15:59:00Z", "GBp"),
      quoting("second", 180, "2026-03-04T15:59:00Z", "GBP"),
      { ...lastGood, currency: "GBp" },
    );
    expect(answer).toMatchObject({ kind: "failed", doubt: { reason: "jump" } });
  });
});

it.each([
  ["Stooq", "AAPL", "1d, 1wk, 1mo"],
  ["European Central Bank", "EURUSD=X", "1d, 1wk, 1mo"],
])(
  "tells what %s offers instead of bars it doesn't have, and an outage by another sentence",
  async (source, symbol, offered) => {
    const clock = { now: () => Date.parse("2026-03-04T16:00:00Z") };
    const stooq = await startStooqUpstream({ clock });
    const server = await startTestServer({
      CLOCK: "2026-03-04T16:00:00Z",
      MARKET_DATA_PROVIDERS: source === "Stooq" ? "stooq" : "ecb",
      STOOQ_BASE_URL: stooq.url,
    });
    try {
      const visitor = server.visitor();
      await visitor.signUp();
      const path = `/api/market/history?symbol=${symbol}&interval=5m`;
      const refused = await visitor.get(path);
      expect(refused).toMatchObject({ status: 422, body: { code: "bars-not-offered" } });
      expect(refused.body["values"]).toEqual({ symbol, source, interval: "5m", offered });
      const indicators = await visitor.get(`/api/market/indicators?symbol=${symbol}&interval=5m`);
      expect((indicators.body["provenance"] as { note: string }).note).toBe(
        `${source}: 5 minutes not offered. Available: 1 day, 1 week, and 1 month.`,
      );
      stooq.setFault("500");
      const outage = await visitor.get(`/api/market/history?symbol=${symbol}&interval=1d`);
      expect(outage.body).not.toMatchObject({ code: "bars-not-offered" });
    } finally {
      await Promise.all([server.stop(), stooq.close()]);
    }
  },
);

it("keeps the failure on record that calls are held back for, whatever else is asked meanwhile", async () => {
  const router = createRouter({ providers: [provider("only")], clock: { now: () => 0 }, log: createLog("silent") });
  const fail = async (error: ProviderError) =>
    router.first(
      "history",
      () => true,
      async () => {
        throw error;
      },
    );
  await fail(new ProviderError("HTTP 500", { advice: "try-next", status: 500, statusText: "Internal Server Error" }));
  await fail(new ProviderError("only is left alone", { advice: "wait", retryAfterMs: 30_000 }));
  expect(router.condition("only").lastError).toBe("HTTP 500: Internal Server Error");
});
