import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";

describe.each(testEngines())("settings on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await engine.environment());
  });
  afterAll(() => server.stop());

  const newVisitor = async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    return visitor;
  };

  it("start from the specified defaults", async () => {
    const { body } = await (await newVisitor()).get("/api/settings");
    expect(body).toMatchObject({
      apiKeys: {},
      preferences: { defaultCurrency: "USD", refreshInterval: 60_000, notifications: true, autoRefresh: true },
      watchlist: ["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"],
      updatedAt: {},
    });
  });

  it("keep each changed field with its own time", async () => {
    const visitor = await newVisitor();
    const { body } = await visitor.patch("/api/settings", { preferences: { autoRefresh: false } });
    expect(body["preferences"]).toMatchObject({ autoRefresh: false, notifications: true });
    expect(Object.keys(body["updatedAt"] as object)).toEqual(["preferences.autoRefresh"]);
    expect((await visitor.get("/api/settings")).body).toEqual(body);
  });

  it("let the newer write of a field win, whichever arrives first", async () => {
    const visitor = await newVisitor();
    await visitor.patch("/api/settings", { preferences: { defaultCurrency: "EUR" } });
    const { body } = await visitor.patch("/api/settings", {
      preferences: { defaultCurrency: "GBP", notifications: false },
      changedAt: { "preferences.defaultCurrency": "2020-01-01T00:00:00Z" },
    });
    expect(body["preferences"]).toMatchObject({ defaultCurrency: "EUR", notifications: false });
  });

  it("do not let a device whose clock runs ahead win for ever", async () => {
    const visitor = await newVisitor();
    await visitor.patch("/api/settings", {
      preferences: { defaultCurrency: "GBP" },
      changedAt: { "preferences.defaultCurrency": "2099-01-01T00:00:00Z" },
    });
    const { body } = await visitor.patch("/api/settings", { preferences: { defaultCurrency: "CHF" } });
    expect(body["preferences"]).toMatchObject({ defaultCurrency: "CHF" });
  });

  it.each([
    [{ preferences: { refreshInterval: 1000 } }, "preferences.refreshInterval"],
    [{ preferences: { defaultCurrency: "XXX" } }, "preferences.defaultCurrency"],
    [{ preferences: { somethingElse: true } }, "preferences"],
  ])("refuse %j and change nothing", async (patch, path) => {
    const visitor = await newVisitor();
    const reply = await visitor.patch("/api/settings", patch);
    expect([reply.status, reply.body["code"]]).toEqual([422, "invalid-input"]);
    expect(reply.body["errors"]).toMatchObject([{ path }]);
    expect((await visitor.get("/api/settings")).body["updatedAt"]).toEqual({});
  });

  it("belong to their user", async () => {
    const [one, other] = [await newVisitor(), await newVisitor()];
    await one.patch("/api/settings", { preferences: { notifications: false } });
    expect((await other.get("/api/settings")).body["preferences"]).toMatchObject({ notifications: true });
  });
});
