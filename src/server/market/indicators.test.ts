import { afterEach, describe, expect, it } from "vitest";
import { conditionAlert } from "#core/alerts/kinds/condition.ts";
import { toBars } from "#core/indicators/index.ts";
import type { Bar } from "#core/market/bar.ts";
import { createLog } from "../log.ts";
import { type ChosenIndicator, readChosenIndicators } from "./chosen-indicators.ts";
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

/** Indicators over bars that a test makes up. */
function indicatorsOf(bars: () => readonly Bar[]) {
  const provenance = { source: "yahoo", status: "closed", asOf: null, delayMinutes: null, fetchedAt: null } as const;
  const about = { symbol: "AAPL", interval: "1d", currency: "USD", timeZone: null, adjusted: true } as const;
  return createIndicators({
    histories: {
      get: async (_symbol, _interval, limit) => ({
        ...about,
        bars: bars().slice(-limit),
        events: [],
        heldBack: [],
        provenance,
      }),
      offer: async () => null,
      events: async () => [],
      sparklines: async () => [],
    },
    router: { first: async () => null },
    store: { lastGoodValue: async () => null, keepValue: async () => undefined },
    negativeCacheMs: 0,
    clock: { now: () => 0 },
    log: createLog("silent"),
  });
}

describe("the value of a day", () => {
  const bars = risingBars(7_000, 0.01);
  const indicators = indicatorsOf(() => bars);
  const ask = async (points: number, add: string) => {
    const chosen = readChosenIndicators(add);
    if (typeof chosen === "string") throw new Error(chosen);
    const lengths = { sma: 50, rsi: 14, macd: { fast: 12, slow: 26, signal: 9 }, adx: 14 };
    const found = await indicators.get({
      symbol: "AAPL",
      interval: "1d",
      points,
      add: chosen,
      source: "computed",
      ...lengths,
    });
    if (found === "unknown") throw new Error("unknown");
    return found;
  };

  it.each(["ema,1000", "ema,200", "rsi,250", "rsi,50", "macd,50,200,9", "adx,100", "atr,200", "keltner,100", "obv"])(
    "of %s is the same for every number of points, for the strategy lab and for an alert",
    async (add) => {
      const asked = await Promise.all([1, 100, 640, 2_000].map((points) => ask(points, add)));
      const [chosen] = readChosenIndicators(add) as ChosenIndicator[];
      if (chosen === undefined) throw new Error("nothing chosen");
      const { indicator, parameters } = chosen;
      const lab = indicator.compute(toBars(bars.slice(-5_000)), parameters);
      const operand = { kind: "indicator", id: indicator.id, parameters, of: "close", symbol: null } as const;
      const left = { ...operand, output: indicator.outputs[0] ?? "", barsAgo: 0, times: 1 };
      const right = { kind: "number", value: 0 } as const;
      const condition = { kind: "compare", left, is: "above", right, forBars: 1 } as const;
      const needed = conditionAlert.bars?.needs?.({ kind: "condition", condition }) ?? 0;
      const alert = indicator.compute(toBars(bars.slice(-needed)), parameters);
      indicator.outputs.forEach((output, at) => {
        const last = lab[output]?.at(-1) ?? Number.NaN;
        const room = 1e-8 * Math.abs(last);
        expect(Math.abs((alert[output]?.at(-1) ?? Number.NaN) - last)).toBeLessThanOrEqual(room);
        for (const { extras } of asked) {
          const values = extras[0]?.outputs[at]?.values ?? [];
          expect(Math.abs((values.at(-1) ?? Number.NaN) - last)).toBeLessThanOrEqual(room);
        }
      });
    },
  );

  it("is said to depend on where the bars begin if they are too few", async () => {
    expect((await ask(100, "ema,1000")).provenance.note).toBeUndefined();
    const short = indicatorsOf(() => bars.slice(-1_500));
    const [chosen] = readChosenIndicators("ema,1000") as ChosenIndicator[];
    const found = await short.get({
      symbol: "AAPL",
      interval: "1d",
      points: 100,
      add: chosen === undefined ? [] : [chosen],
      source: "computed",
      sma: 50,
      rsi: 14,
      macd: { fast: 12, slow: 26, signal: 9 },
      adx: 14,
    });
    expect(found === "unknown" ? null : found.provenance.note).toBe(
      "Not settled: Exponential Moving Average (1000), 1500 bars.",
    );
  });
});

it("reads the same bars once, and renewed or differently asked bars again", async () => {
  let bars = risingBars(900, 1);
  const indicators = indicatorsOf(() => bars);
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
