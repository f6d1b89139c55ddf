import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import type { MarketProvider } from "./provider.ts";
import { createRouter } from "./router.ts";
import { startGatewayUpstream } from "../../../tests/upstreams/gateway-upstream.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { startTestServer } from "../../../tests/support/test-server.ts";

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
  const provider = (id: string): MarketProvider => ({
    id,
    name: id,
    needsKey: false,
    connectedMessage: "",
    testSymbol: "AAPL",
    batchSize: 50,
    covers: () => true,
    quotes: async () => new Map(),
    health: () => ({
      lastSuccessAt: null,
      lastErrorAt: null,
      lastError: null,
      lastLatencyMs: null,
      quota: null,
      breaker: "closed",
    }),
  });
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
