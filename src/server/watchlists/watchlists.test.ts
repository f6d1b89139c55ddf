import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";

interface List {
  id: string;
  name: string;
  isDefault: boolean;
  symbols: string[];
}

describe.each(testEngines())("watchlists on $name", (engine) => {
  let server: TestServer;
  let visitor: Visitor;
  beforeAll(async () => {
    server = await startTestServer({ ...(await engine.environment()), LIMIT_WATCHLIST_SYMBOLS: "8" });
    visitor = server.visitor();
    await visitor.signUp();
  });
  afterAll(() => server.stop());

  const lists = async (of: Visitor = visitor) => (await of.get("/api/watchlists")).body["watchlists"] as List[];
  const symbols = async () => (await visitor.get("/api/watchlist")).body["symbols"];

  it("adds a symbol once, however it is written", async () => {
    await visitor.post("/api/watchlist", { symbol: " nvda " });
    await visitor.post("/api/watchlist", { symbol: "NVDA" });
    for (const symbol of ["BRK.B", "BRK/B", "BRK B", "brk-b"]) await visitor.post("/api/watchlist", { symbol });
    const reply = await visitor.post("/api/watchlist", { symbol: "aapl" });
    expect(reply.status).toBe(200);
    expect(await symbols()).toEqual(["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA", "NVDA", "BRK-B"]);
  });

  it("refuses a NUL character, in a name as in an address", async () => {
    expect((await visitor.post("/api/watchlists", { name: "a\0b" })).status).toBe(422);
    expect((await visitor.patch("/api/watchlists/%00", { name: "Nul" })).status).toBe(422);
  });

  it("keeps one default list however many are made the default one together", async () => {
    const owner = server.visitor();
    await owner.signUp();
    for (const name of ["One", "Two", "Three", "Four"]) await owner.post("/api/watchlists", { name });
    const all = await lists(owner);
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all(all.map(({ id }) => owner.patch(`/api/watchlists/${id}`, { isDefault: true })));
      expect(replies.map(({ status }) => status)).toEqual(all.map(() => 200));
    }
    expect((await lists(owner)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("removes a symbol, also one whose name needs escaping, and one that is not there", async () => {
    await visitor.post("/api/watchlist", { symbol: "^GSPC" });
    await visitor.delete(`/api/watchlist/${encodeURIComponent("^GSPC")}`);
    await visitor.delete("/api/watchlist/nvda");
    await visitor.delete(`/api/watchlist/${encodeURIComponent("brk/b")}`);
    const reply = await visitor.delete("/api/watchlist/NOPE");
    expect(reply.status).toBe(200);
    expect(await symbols()).toEqual(["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"]);
  });

  it("keeps every symbol of additions that arrive together", async () => {
    await Promise.all(["META", "NFLX", "NVDA"].map((symbol) => visitor.post("/api/watchlist", { symbol })));
    expect(new Set((await symbols()) as string[])).toEqual(
      new Set(["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA", "META", "NFLX", "NVDA"]),
    );
  });

  it("says when a list is full", async () => {
    const reply = await visitor.post("/api/watchlist", { symbol: "IBM" });
    expect([reply.status, reply.body["code"]]).toEqual([422, "watchlist-full"]);
  });

  it("holds several named lists, of which one is the default", async () => {
    const made = await visitor.post("/api/watchlists", { name: " Dividend " });
    expect(made.body).toMatchObject({ name: "Dividend", isDefault: false, symbols: [] });
    const id = String(made.body["id"]);
    await visitor.post(`/api/watchlists/${id}/symbols`, { symbol: "jnj" });
    expect((await visitor.post("/api/watchlists", { name: "DIVIDEND" })).body["code"]).toBe("watchlist-name-taken");
    expect((await visitor.patch(`/api/watchlists/${id}`, { name: "My list" })).body["code"]).toBe(
      "watchlist-name-taken",
    );
    await visitor.patch(`/api/watchlists/${id}`, { isDefault: true, name: "Income" });
    expect((await visitor.get("/api/watchlist")).body).toMatchObject({ name: "Income", symbols: ["JNJ"] });
    expect((await lists()).map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect((await visitor.delete(`/api/watchlists/${id}`)).body["code"]).toBe("default-watchlist");
    const other = (await lists()).find(({ isDefault }) => !isDefault);
    await visitor.patch(`/api/watchlists/${other?.id}`, { isDefault: true });
    expect((await visitor.delete(`/api/watchlists/${id}`)).status).toBe(200);
    expect(await lists()).toHaveLength(1);
  });

  it("mirrors the default list in the settings, which cannot patch it", async () => {
    const settings = await visitor.get("/api/settings");
    expect(settings.body["watchlist"]).toEqual(await symbols());
    const patched = await visitor.patch("/api/settings", { watchlist: ["IBM"] });
    expect([patched.status, patched.body["code"]]).toEqual([422, "read-only-setting"]);
  });

  it("finds nothing of somebody else's", async () => {
    const stranger = server.visitor();
    await stranger.signUp();
    const id = (await lists())[0]?.id;
    expect((await stranger.patch(`/api/watchlists/${id}`, { name: "Mine" })).status).toBe(404);
    expect((await stranger.delete(`/api/watchlists/${id}`)).status).toBe(404);
    expect((await stranger.post(`/api/watchlists/${id}/symbols`, { symbol: "IBM" })).status).toBe(404);
    expect((await stranger.delete(`/api/watchlists/${id}/symbols/AAPL`)).status).toBe(404);
    expect(await lists(stranger)).toHaveLength(1);
    expect((await lists())[0]?.name).toBe("My list");
  });
});
