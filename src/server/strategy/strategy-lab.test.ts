import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";

const cross = (is: string) => ({
  kind: "compare",
  left: { kind: "indicator", id: "sma", output: "sma", parameters: { length: 20 } },
  is,
  right: { kind: "indicator", id: "sma", output: "sma", parameters: { length: 50 } },
});
const smaCross = {
  kind: "rules",
  name: "Averages",
  long: { entry: cross("crosses-above"), exit: cross("crosses-below") },
  short: null,
  sizing: { kind: "all-in" },
  protection: { stopLossPercent: null, takeProfitPercent: 10, trailingStopPercent: null, maximumBars: null },
};
const summary = {
  totalReturnRatio: 0.4,
  benchmarkReturnRatio: 0.6,
  maximumDrawdownRatio: -0.2,
  sharpe: 0.7,
  tradeCount: 12,
  dataTo: "2026-03-02",
};
const run = { name: "Averages on NVDA", strategy: smaCross, symbols: ["nvda"], summary };

describe.each(testEngines())("saved runs on $name", (engine) => {
  let server: TestServer;
  let visitor: Visitor;
  let stranger: Visitor;
  beforeAll(async () => {
    server = await startTestServer({ ...(await engine.environment()), LIMIT_STRATEGY_RUNS: "3" });
    visitor = server.visitor();
    await visitor.signUp();
    stranger = server.visitor();
    await stranger.signUp();
  });
  afterAll(() => server.stop());

  const names = async (of: Visitor = visitor) =>
    ((await of.get("/api/strategy/runs")).body["runs"] as { name: string }[]).map(({ name }) => name);

  it("keeps a run with everything its result follows from, and gives it back", async () => {
    const saved = await visitor.post("/api/strategy/runs", run);
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      name: "Averages on NVDA",
      symbols: ["NVDA"],
      from: null,
      to: null,
      summary,
      assumptions: { startCash: 10_000, fillAt: "next-open", commission: { percent: 0.1 } },
      strategy: { long: { entry: { left: { of: "close", barsAgo: 0, symbol: null, times: 1 }, forBars: 1 } } },
    });
    const { runs } = (await visitor.get("/api/strategy/runs")).body as { runs: unknown[] };
    expect(runs).toEqual([saved.body]);
  });

  it("says what is wrong with a rule, and where", async () => {
    const wrong = structuredClone(smaCross);
    wrong.long.entry.left.id = "smma";
    wrong.protection.takeProfitPercent = -1;
    const reply = await visitor.post("/api/strategy/runs", { ...run, name: "Wrong", strategy: wrong });
    expect(reply.status).toBe(422);
    const paths = (reply.body["errors"] as { path: string }[]).map(({ path }) => path);
    expect(paths).toContain("strategy.long.entry.left.id");
    expect(paths).toContain("strategy.protection.takeProfitPercent");
    for (const odd of [null, "buy", [], { kind: "magic" }])
      expect((await visitor.post("/api/strategy/runs", { ...run, strategy: odd })).status).toBe(422);
    const order = await visitor.post("/api/strategy/runs", { ...run, from: "2026-01-01", to: "2025-01-01" });
    expect(order.body).toMatchObject({ status: 422, errors: [{ path: "to" }] });
    expect(await names()).toEqual(["Averages on NVDA"]);
  });

  it("takes a name once, whatever its letters, and a new name", async () => {
    const again = await visitor.post("/api/strategy/runs", { ...run, name: "AVERAGES on nvda" });
    expect(again.body).toMatchObject({ status: 409, code: "run-name-taken", errors: [{ path: "name" }] });
    const { id } = (await visitor.post("/api/strategy/runs", { ...run, name: "Second" })).body as { id: string };
    expect((await visitor.patch(`/api/strategy/runs/${id}`, { name: "averages ON NVDA" })).status).toBe(409);
    expect((await visitor.patch(`/api/strategy/runs/${id}`, { name: "Slow" })).body).toMatchObject({
      id,
      name: "Slow",
    });
    expect((await names()).toSorted()).toEqual(["Averages on NVDA", "Slow"]);
  });

  it("keeps no more than the limit, also of many saved at once", async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) => visitor.post("/api/strategy/runs", { ...run, name: `Run ${index}` })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422, 422]);
    expect(await names()).toHaveLength(3);
  });

  it("shows, renames and deletes nothing of somebody else", async () => {
    const { runs } = (await visitor.get("/api/strategy/runs")).body as { runs: { id: string }[] };
    const id = runs[0]?.id ?? "";
    expect(await names(stranger)).toEqual([]);
    const others = [
      await stranger.patch(`/api/strategy/runs/${id}`, { name: "Mine" }),
      await stranger.delete(`/api/strategy/runs/${id}`),
    ];
    const none = [
      await stranger.patch("/api/strategy/runs/none", { name: "Mine" }),
      await stranger.delete("/api/strategy/runs/none"),
    ];
    const withoutInstance = ({ body: { instance: _instance, ...rest } }: { body: Record<string, unknown> }) => rest;
    expect(others.map(withoutInstance)).toEqual(none.map(withoutInstance));
    expect(others.map(({ status }) => status)).toEqual([404, 404]);
    expect((await visitor.delete(`/api/strategy/runs/${id}`)).status).toBe(200);
    expect(await names()).toHaveLength(2);
  });

  it("counts each variant once, by the set of symbols and by user, with the spread of the Sharpe ratios", async () => {
    const count = async (symbols: string[], tries: [string, number | null][], of: Visitor = visitor) =>
      (await of.post("/api/strategy/tries", { symbols, tries: tries.map(([key, sharpe]) => ({ key, sharpe })) })).body;
    expect(await count(["NVDA"], [])).toEqual({ count: 0, isFull: false, sharpeDeviation: null });
    expect(await count(["NVDA"], [["aaaa", 0.02]])).toMatchObject({ count: 1, sharpeDeviation: null });
    // The sample deviation of 0.02, 0.04 and 0.09; what has no Sharpe ratio counts as a try alone.
    const three = await count(
      ["NVDA"],
      [
        ["bbbb", 0.04],
        ["cccc", 0.09],
        ["dddd", null],
        ["aaaa", 0.5],
      ],
    );
    expect(three).toMatchObject({ count: 4 });
    expect(three["sharpeDeviation"]).toBeCloseTo(Math.sqrt(0.0013), 10);
    expect(await count(["MSFT", "NVDA"], [["aaaa", 0.1]])).toMatchObject({ count: 1 });
    expect(await count(["nvda", "MSFT"], [])).toMatchObject({ count: 1 });
    expect(await count(["NVDA"], [], stranger)).toMatchObject({ count: 0 });
  });

  it("counts a grid as large as it may be, once, and refuses a larger one", async () => {
    const grid = Array.from({ length: 2_000 }, (_, index) => ({
      key: `g${index}`.padEnd(6, "x"),
      sharpe: index / 1e5,
    }));
    const counted = await visitor.post("/api/strategy/tries", { symbols: ["KO"], tries: grid });
    expect(counted.body).toMatchObject({ count: 2_000, isFull: false });
    const again = await visitor.post("/api/strategy/tries", { symbols: ["KO"], tries: grid });
    expect(again.body).toMatchObject({ count: 2_000 });
    const larger = [...grid, { key: "onemore", sharpe: 0 }];
    expect((await visitor.post("/api/strategy/tries", { symbols: ["KO"], tries: larger })).status).toBe(422);
  });
});
