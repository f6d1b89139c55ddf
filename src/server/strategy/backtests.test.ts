import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BacktestReply } from "#contract/strategy.ts";
import { presets } from "#core/backtest/index.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";

const average = (length: number) => ({ kind: "indicator", id: "sma", output: "sma", parameters: { length } });
const smaCross = {
  kind: "rules",
  name: "Averages",
  long: {
    entry: { kind: "compare", left: average(10), is: "crosses-above", right: average(30) },
    exit: { kind: "compare", left: average(10), is: "crosses-below", right: average(30) },
  },
  short: null,
  sizing: { kind: "all-in" },
};

describe("POST /api/strategy/backtest", () => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let visitor: Visitor;
  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
    server = await startTestServer({ CLOCK: now, YAHOO_BASE_URL: yahoo.url });
    visitor = server.visitor();
    await visitor.signUp();
  });
  afterAll(async () => {
    await server.stop();
    await yahoo.close();
  });

  const run = async (body: object) => {
    const reply = await visitor.post("/api/strategy/backtest", { strategy: smaCross, symbols: ["NVDA"], ...body });
    return { ...reply, run: reply.body as unknown as BacktestReply };
  };

  it("gives equity, trades and figures that belong together, beside buy and hold", async () => {
    const { status, run: given } = await run({ from: "2022-01-03" });
    expect(status).toBe(200);
    expect(given.equity).toHaveLength(given.dates.length);
    expect(given.benchmark.equity).toHaveLength(given.dates.length);
    expect(given.dates[0]?.slice(0, 7)).toBe("2022-01");
    expect(given.to).toBe(given.dates.at(-1));
    expect(given.statistics.finalValue).toBeCloseTo(given.equity.at(-1) ?? NaN, 6);
    expect(given.statistics.totalReturnRatio).toBeCloseTo((given.equity.at(-1) ?? NaN) / 10_000 - 1, 10);
    expect(given.trades.filter(({ exitDate }) => exitDate !== null)).toHaveLength(given.statistics.tradeCount);
    const profit = given.trades.reduce((sum, trade) => sum + trade.profitAmount, 0);
    expect(profit).toBeCloseTo((given.equity.at(-1) ?? NaN) - 10_000, 4);
    expect(given.years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
    const linked = given.years.reduce((product, { returnRatio }) => product * (1 + returnRatio), 1);
    expect(linked - 1).toBeCloseTo(given.statistics.totalReturnRatio, 8);
    expect(given.unseen?.from.slice(0, 4)).toBe("2025");
    expect(given.headline).toMatch(/^(?:Made|Lost) .*Holding (?:made|lost)/);
    expect(given.words).toContain("crosses above");
    expect(given.sources).toMatchObject([{ symbol: "NVDA", provenance: { source: "yahoo" } }]);
    expect(given.cautions.map(({ code }) => code)).toContain("survivors");
  });

  it("takes costs by default, and less is left with more of them", async () => {
    const final = async (assumptions: object) => (await run({ assumptions })).run.statistics;
    const usual = await final({});
    const none = await final({ commission: { percent: 0, perShare: 0, fixed: 0, minimum: 0 }, slippagePercent: 0 });
    expect(usual.feeAmount).toBeGreaterThan(0);
    expect(none.feeAmount).toBe(0);
    expect(none.finalValue).toBeGreaterThan(usual.finalValue);
  });

  it("keeps its account in pounds where prices are in pence", async () => {
    const fee = { commission: { percent: 0, perShare: 0, fixed: 5, minimum: 0 }, slippagePercent: 0 };
    const { run: given } = await run({
      symbols: ["TSCO.L"],
      strategy: { kind: "hold" },
      from: "2024-01-02",
      assumptions: { ...fee, dividends: "ignore", units: "whole" },
    });
    expect(given.currency).toBe("GBP");
    const pence = (await visitor.get("/api/market/history?symbol=TSCO.L&limit=5000")).body["bars"] as {
      date: string;
      open: number;
    }[];
    const first = given.trades[0];
    const open = pence.find(({ date }) => date === first?.entryDate)?.open ?? NaN;
    expect(first?.entryPrice).toBeCloseTo(open / 100, 8);
    expect(first?.quantity).toBe(Math.floor(9_995 / (open / 100)));
  });

  it("runs every preset", async () => {
    for (const { id, strategy } of presets) {
      const { status, text } = await run({ strategy, symbols: ["NVDA", "MSFT", "AAPL"], from: "2023-01-03" });
      expect(status, `${id}: ${text.slice(0, 300)}`).toBe(200);
    }
  });

  it("says what cannot be run, and why", async () => {
    expect((await run({ symbols: ["NOSUCH"] })).body).toMatchObject({ status: 404, code: "unknown-symbol" });
    expect((await run({ symbols: [] })).status).toBe(422);
    expect((await run({ from: "2026-02-25" })).body).toMatchObject({ status: 422, code: "too-little-history" });
    expect((await run({ from: "1990-01-01", to: "1991-01-01" })).body).toMatchObject({
      status: 422,
      code: "too-little-history",
      detail: expect.stringContaining("1990-01-01") as string,
    });
    expect((await run({ symbols: ["NVDA", "SAP.DE"] })).body).toMatchObject({ code: "mixed-currencies" });
    expect((await run({ assumptions: { startCash: -5 } })).body).toMatchObject({
      code: "invalid-input",
      errors: [{ path: "assumptions.startCash" }],
    });
    expect((await run({ strategy: { ...smaCross, sizing: { kind: "everything" } } })).body).toMatchObject({
      errors: [{ path: "strategy.sizing.kind" }],
    });
  });

  it("never runs on made-up prices", async () => {
    const alone = await startTestServer({ CLOCK: now });
    const somebody = alone.visitor();
    await somebody.signUp();
    const reply = await somebody.post("/api/strategy/backtest", { strategy: smaCross, symbols: ["NVDA"] });
    expect(reply.body).toMatchObject({ status: 503, code: "only-sample-data" });
    await alone.stop();
  });
});
