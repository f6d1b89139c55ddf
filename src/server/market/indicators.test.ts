import { afterEach, expect, it } from "vitest";
import type { Bar } from "#core/market/bar.ts";
import { createLog } from "../log.ts";
import { createIndicators } from "./indicators.ts";
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

it("reads the same bars once, and renewed or differently asked bars again", async () => {
  let bars = risingBars(900, 1);
  const provenance = { source: "yahoo", status: "closed", asOf: null, delayMinutes: null, fetchedAt: null } as const;
  const about = { symbol: "AAPL", interval: "1d", currency: "USD", timeZone: null, adjusted: true } as const;
  const indicators = createIndicators({
    histories: {
      get: async (_symbol, _interval, limit) => ({
        ...about,
        bars: bars.slice(-limit),
        events: [],
        heldBack: [],
        provenance,
      }),
      events: async () => [],
      sparklines: async () => [],
    },
    router: { first: async () => null },
    store: { lastGoodValue: async () => null, keepValue: async () => undefined },
    negativeCacheMs: 0,
    clock: { now: () => 0 },
    log: createLog("silent"),
  });
  const scan = async (hasEvidence: boolean) => (await indicators.scan(["AAPL"], "1d", hasEvidence))[0];

  const first = await scan(false);
  expect((await scan(false))?.readings).toBe(first?.readings);
  expect(first?.overallEvidence).toBeNull();
  expect((await scan(true))?.overallEvidence).not.toBeNull();
  bars = risingBars(900, 2);
  const renewed = await scan(false);
  expect(renewed?.readings.map(({ value }) => value)).not.toEqual(first?.readings.map(({ value }) => value));
});

/** Prices that swing around a rising line. */
function risingBars(count: number, step: number): Bar[] {
  const firstMs = Date.parse("2022-01-03T00:00:00Z");
  return Array.from({ length: count }, (_, index) => {
    const close = 100 + step * index + 20 * Math.sin(index / 9);
    const date = new Date(firstMs + index * 86_400_000).toISOString().slice(0, 10);
    return { date, open: close - 1, high: close + 2, low: close - 2, close, volume: 1_000 };
  });
}
