import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Drawing } from "#contract/drawings.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";

const point = { date: "2026-03-02", price: 120.5 };
const level = (more: object = {}): Drawing => ({
  id: randomUUID(),
  kind: "level",
  isHidden: false,
  priceDay: "2026-03-04",
  points: [point],
  ...more,
});

describe.each(testEngines())("drawings on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ...(await engine.environment()), LIMIT_WRITES_PER_MINUTE: "5000" });
  });
  afterAll(() => server.stop());

  const newVisitor = async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    return visitor;
  };
  const put = (visitor: Visitor, drawings: readonly object[], version?: number | string, symbol = "nvda") =>
    visitor.request(
      "PUT",
      "/api/drawings",
      { symbol, drawings },
      version === undefined ? {} : { "if-match": `"${version}"` },
    );
  const read = async (visitor: Visitor, symbol = "NVDA") =>
    (await visitor.get(`/api/drawings?symbol=${symbol}`)).body as { drawings: Drawing[]; version: number };

  it("are kept for a symbol in their order, and replaced together", async () => {
    const visitor = await newVisitor();
    expect(await read(visitor)).toEqual({ symbol: "NVDA", drawings: [], version: 0 });
    const trend = level({
      kind: "trend",
      points: [point, { date: "2026-03-03", time: "2026-03-03T15:00:00.000Z", price: 9 }],
    });
    const text = level({ kind: "text", text: "Bought here", isHidden: true });
    const reply = await put(visitor, [trend, text], 0);
    expect(reply.body).toEqual({ symbol: "NVDA", drawings: [trend, text], version: 1 });
    expect(reply.headers.get("etag")).toContain('"1"');
    expect((await put(visitor, [text], 1)).status).toBe(200);
    expect(await read(visitor)).toEqual({ symbol: "NVDA", drawings: [text], version: 2 });
    expect((await read(visitor, "MSFT")).drawings).toEqual([]);
  });

  it("aren't overwritten by a window that read an earlier version", async () => {
    const visitor = await newVisitor();
    expect((await put(visitor, [level()])).status).toBe(428);
    const first = level();
    await put(visitor, [first], 0);
    const stale = await put(visitor, [], 0);
    expect([stale.status, stale.body["current"]]).toEqual([412, { symbol: "NVDA", drawings: [first], version: 1 }]);
    // A chart that was cleared and drawn on again has a new version.
    await put(visitor, [], 1);
    await put(visitor, [level()], 2);
    expect((await put(visitor, [], 1)).status).toBe(412);
  });

  it("take no room for charts that have none", async () => {
    const visitor = await newVisitor();
    const reply = await put(visitor, [], 0);
    expect([reply.status, reply.body]).toEqual([200, { symbol: "NVDA", drawings: [], version: 0 }]);
    // The version of a chart that was cleared goes on, for a limited number of them.
    for (let place = 0; place <= 500; place += 1) {
      await put(visitor, [level()], 0, `S${place}`);
      await put(visitor, [], 1, `S${place}`);
    }
    expect((await read(visitor, "S0")).version).toBe(0);
    expect((await read(visitor, "S1")).version).toBe(2);
    expect((await read(visitor, "S500")).version).toBe(2);
  });

  it("belong to their user alone", async () => {
    const [owner, stranger] = [await newVisitor(), await newVisitor()];
    const own = level();
    await put(owner, [own], 0);
    expect(await read(stranger)).toEqual({ symbol: "NVDA", drawings: [], version: 0 });
    await put(stranger, [level()], 0);
    expect((await read(owner)).drawings).toEqual([own]);
    const anonymous = server.visitor();
    expect((await anonymous.get("/api/drawings?symbol=NVDA")).status).toBe(401);
    expect((await put(anonymous, [], 0)).status).toBe(401);
  });

  it.each([
    ["drawings.0.text", level({ kind: "text", text: "x".repeat(121) })],
    ["drawings.0.text", level({ kind: "text", text: " " })],
    ["drawings.0.points.0.price", level({ points: [{ ...point, price: 0 }] })],
    ["drawings.0.points.0.price", level({ points: [{ ...point, price: 1e13 }] })],
    ["drawings.0.points.0.date", level({ points: [{ ...point, date: "2026-02-30" }] })],
    ["drawings.0.points", level({ points: [point, point] })],
    ["drawings.0.kind", level({ kind: "circle" })],
    ["drawings.0.id", level({ id: "1" })],
  ])("are refused where %s is wrong", async (path, drawing) => {
    const visitor = await newVisitor();
    const reply = await put(visitor, [drawing], 0);
    expect(reply.status).toBe(422);
    expect((reply.body["errors"] as { path: string }[]).map((error) => error.path)).toEqual([path]);
    expect((await read(visitor)).version).toBe(0);
  });

  it("have a limit for a chart and for symbols", async () => {
    const visitor = await newVisitor();
    const many = Array.from({ length: 51 }, () => level());
    expect((await put(visitor, many, 0)).status).toBe(422);
    expect((await put(visitor, [many[0] ?? {}, many[0] ?? {}], 0)).status).toBe(422);
    expect((await put(visitor, many.slice(1), 0)).status).toBe(200);
    for (let place = 1; place < 500; place += 1) await put(visitor, [level()], 0, `S${place}`);
    const refused = await put(visitor, [level()], 0, "MSFT");
    expect([refused.status, refused.body["code"]]).toEqual([422, "too-many-drawn-symbols"]);
    await put(visitor, [], 1, "S1");
    expect((await put(visitor, [level()], 0, "MSFT")).status).toBe(200);
  });
});
