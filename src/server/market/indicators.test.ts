import { afterEach, expect, it } from "vitest";
import { startTestServer } from "../../../tests/support/test-server.ts";
import { startGatewayUpstream } from "../../../tests/upstreams/gateway-upstream.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

it("shows a source's own series where they are asked for, and asks for them once for many readers", async () => {
  const openMarket = "2026-03-04T16:00:00Z";
  const offsetMs = Date.parse(openMarket) - Date.now();
  const gateway = await startGatewayUpstream({ clock: { now: () => Date.now() + offsetMs } });
  closing.push(gateway.close);
  const server = await startTestServer({
    CLOCK: openMarket,
    MARKET_DATA_PROVIDERS: "rapidapi",
    RAPIDAPI_KEY: gateway.key,
    RAPIDAPI_BASE_URL: gateway.url,
  });
  closing.push(server.stop);
  const visitor = server.visitor();
  await visitor.signUp();
  const ask = (query: string) => visitor.get(`/api/market/indicators?symbol=AAPL&interval=1d&${query}`);

  const [first, second] = await Promise.all([ask("source=provider"), ask("source=provider")]);
  const third = await ask("source=provider");
  expect(first.body).toEqual(second.body);
  expect(third.body).toEqual(first.body);
  expect(gateway.count("indicators")).toBe(4);
  const points = first.body["points"] as { sma: number | null; plusDi: number | null }[];
  expect(points.at(-1)?.sma).toBeGreaterThan(0);
  // The gateway's ADX names no direction.
  expect(points.at(-1)?.plusDi).toBeNull();
  expect(first.body["provenance"]).toMatchObject({ note: "Series of Yahoo Finance API via RapidAPI." });

  await ask("source=provider&rsi=7");
  expect(gateway.count("indicators")).toBe(5);
  await ask("source=computed&rsi=9");
  expect(gateway.count("indicators")).toBe(5);
});
