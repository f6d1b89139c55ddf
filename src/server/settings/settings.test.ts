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

  it("take the later of two changes whichever device's clock is wrong", async () => {
    const visitor = await newVisitor();
    const fromDevice = (defaultCurrency: string, agoMs: number, clockIsAheadMs: number) => {
      const sentAtMs = Date.now() + clockIsAheadMs;
      return visitor.patch("/api/settings", {
        preferences: { defaultCurrency },
        changedAt: { "preferences.defaultCurrency": new Date(sentAtMs - agoMs).toISOString() },
        sentAt: new Date(sentAtMs).toISOString(),
      });
    };
    await fromDevice("CHF", 3_600_000, -86_400_000);
    const { body } = await fromDevice("EUR", 7_200_000, 86_400_000);
    expect(body["preferences"]).toMatchObject({ defaultCurrency: "CHF" });
  });

  it("take the later of two changes though the earlier one was long on its way", async () => {
    const visitor = await newVisitor();
    const change = (defaultCurrency: string, changedAtMs: number, sentAtMs: number) =>
      visitor.patch("/api/settings", {
        preferences: { defaultCurrency },
        changedAt: { "preferences.defaultCurrency": new Date(changedAtMs).toISOString() },
        sentAt: new Date(sentAtMs).toISOString(),
      });
    const now = Date.now();
    await change("CHF", now - 10_000, now);
    const { body } = await change("EUR", now - 15_000, now - 14_000);
    expect(body["preferences"]).toMatchObject({ defaultCurrency: "CHF" });
  });

  it.each([
    [{ preferences: { refreshInterval: 1000 } }, "preferences.refreshInterval"],
    [{ preferences: { defaultCurrency: "XXX" } }, "preferences.defaultCurrency"],
    [{ preferences: { somethingElse: true } }, "preferences"],
    [{ preferences: { numberFormat: "1,234.56" } }, "preferences.numberFormat"],
    [{ preferences: { dateFormat: "dd/mm/yyyy" } }, "preferences.dateFormat"],
    [{ preferences: { density: "tiny" } }, "preferences.density"],
    [{ preferences: { language: "pt" } }, "preferences.language"],
    [{ preferences: { dashboard: { cards: [], phone: [], hidden: ["News!"] } } }, "preferences.dashboard.hidden.0"],
    [
      { preferences: { dashboard: { cards: [{ id: "news", zone: "attic" }], phone: [], hidden: [] } } },
      "preferences.dashboard.cards.0.zone",
    ],
    [
      { preferences: { dashboard: { cards: [], phone: [], hidden: Array.from({ length: 61 }, () => "news") } } },
      "preferences.dashboard.hidden",
    ],
    [{ preferences: { watchlistColumns: ["52 weeks"] } }, "preferences.watchlistColumns.0"],
  ])("refuse %j and change nothing", async (patch, path) => {
    const visitor = await newVisitor();
    const reply = await visitor.patch("/api/settings", patch);
    expect([reply.status, reply.body["code"]]).toEqual([422, "invalid-input"]);
    expect(reply.body["errors"]).toMatchObject([{ path }]);
    expect((await visitor.get("/api/settings")).body["updatedAt"]).toEqual({});
  });

  it("keep a dashboard with cards that only other versions know", async () => {
    const visitor = await newVisitor();
    const dashboard = { cards: [{ id: "weather-map", zone: "side" }], phone: ["weather-map"], hidden: ["news"] };
    await visitor.patch("/api/settings", { preferences: { dashboard } });
    expect((await visitor.get("/api/settings")).body["preferences"]).toMatchObject({ dashboard });
    await visitor.patch("/api/settings", { preferences: { dashboard: null } });
    expect((await visitor.get("/api/settings")).body["preferences"]).toMatchObject({ dashboard: null });
  });

  it("refuse a change of what was written since it was read", async () => {
    const visitor = await newVisitor();
    const hide = (card: string, readAt: unknown) =>
      visitor.patch("/api/settings", {
        preferences: { dashboard: { cards: [], phone: [], hidden: [card] }, density: "compact" },
        readAt: { "preferences.dashboard": readAt },
      });
    const first = await hide("news", null);
    expect(first.status).toBe(200);
    const { updatedAt } = first.body as { updatedAt: Record<string, string> };
    const at = updatedAt["preferences.dashboard"];
    await visitor.patch("/api/settings", { preferences: { density: "comfortable" } });

    const late = await hide("market", null);
    expect([late.status, late.body["code"]]).toEqual([412, "version-conflict"]);
    const { body } = await visitor.get("/api/settings");
    expect(late.body["current"]).toEqual(body);
    expect(body["preferences"]).toMatchObject({ dashboard: { hidden: ["news"] }, density: "comfortable" });

    expect((await hide("market", at)).body["preferences"]).toMatchObject({ dashboard: { hidden: ["market"] } });
    expect((await hide("movers", at)).status).toBe(412);
    expect((await hide("movers", "yesterday")).status).toBe(422);
  });

  it("take one of several changes that build on the same value", async () => {
    const visitor = await newVisitor();
    const replies = await Promise.all(
      ["news", "market", "movers"].map((card) =>
        visitor.patch("/api/settings", {
          preferences: { dashboard: { cards: [], phone: [], hidden: [card] } },
          readAt: { "preferences.dashboard": null },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412, 412]);
  });

  it("lose nothing of what two devices change at the same moment", async () => {
    const one = await newVisitor();
    const headers = { cookie: one.cookie() ?? "" };
    const other = server.visitor();
    const patch = (preferences: object, isOther: boolean) =>
      (isOther ? other : one).request("PATCH", "/api/settings", { preferences }, isOther ? headers : {});
    for (let round = 0; round < 6; round += 1) {
      const isOn = round % 2 === 0;
      const replies = await Promise.all([
        patch({ defaultCurrency: isOn ? "EUR" : "CHF", notifications: isOn }, false),
        patch({ directionScheme: isOn ? "red-blue" : "blue-orange" }, true),
        patch({ refreshInterval: 15_000 + round, autoRefresh: !isOn }, true),
        patch({ numberFormat: isOn ? "point-comma" : "comma-point", density: isOn ? "compact" : "comfortable" }, false),
        patch({ dateFormat: isOn ? "iso" : "day-month", language: isOn ? "de" : "ja" }, true),
        patch({ answerMode: isOn ? "detailed" : "quick", watchlistColumns: isOn ? null : ["year"] }, false),
        patch({ dashboard: isOn ? null : { cards: [], phone: ["news"], hidden: [] } }, true),
        // The same two fields in both orders, all of one value: whichever wins, it is one that was sent.
        patch({ answerParts: ["watchlist"], setupDone: ["data"] }, true),
        patch({ setupDone: ["data"], answerParts: ["watchlist"] }, false),
      ]);
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      const { preferences, updatedAt } = (await one.get("/api/settings")).body;
      expect(preferences).toEqual({
        defaultCurrency: isOn ? "EUR" : "CHF",
        notifications: isOn,
        directionScheme: isOn ? "red-blue" : "blue-orange",
        refreshInterval: 15_000 + round,
        autoRefresh: !isOn,
        numberFormat: isOn ? "point-comma" : "comma-point",
        dateFormat: isOn ? "iso" : "day-month",
        density: isOn ? "compact" : "comfortable",
        language: isOn ? "de" : "ja",
        answerMode: isOn ? "detailed" : "quick",
        answerParts: ["watchlist"],
        setupDone: ["data"],
        indicatorSets: [],
        watchlistColumns: isOn ? null : ["year"],
        dashboard: isOn ? null : { cards: [], phone: ["news"], hidden: [] },
      });
      expect(Object.keys(updatedAt as object)).toHaveLength(14);
    }
  });

  it("keep the sets of indicators that two devices save, each under its name", async () => {
    const visitor = await newVisitor();
    const put = (name: string, choice: string) =>
      visitor.request("PUT", `/api/settings/indicator-sets/${encodeURIComponent(name)}`, { choice });
    const names = async () => {
      const { body } = await visitor.get("/api/settings");
      return (body["preferences"] as { indicatorSets: { name: string; choice: string }[] }).indicatorSets;
    };
    const replies = await Promise.all([put("Daily", "rsi=9"), put("A/B 50%", "rsi=7"), put("Weekly", "rsi=21")]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await names()).map(({ name }) => name).toSorted()).toEqual(["A/B 50%", "Daily", "Weekly"]);
    await put("Daily", "rsi=8");
    await visitor.request("DELETE", `/api/settings/indicator-sets/${encodeURIComponent("A/B 50%")}`);
    expect(await names()).toEqual([
      { name: "Weekly", choice: "rsi=21" },
      { name: "Daily", choice: "rsi=8" },
    ]);
    const whole = await visitor.patch("/api/settings", { preferences: { indicatorSets: [] } });
    expect(whole.status).toBe(422);
    expect(await names()).toHaveLength(2);
  });

  it("refuse more sets of indicators than there is room for", async () => {
    const visitor = await newVisitor();
    const put = (index: number) => visitor.request("PUT", `/api/settings/indicator-sets/set-${index}`, { choice: "" });
    for (let index = 0; index < 20; index += 1) expect((await put(index)).status).toBe(200);
    expect((await put(20)).body["code"]).toBe("too-many-indicator-sets");
    expect((await put(3)).status).toBe(200);
  });

  it("say which formats there are when one is refused", async () => {
    const reply = await (await newVisitor()).patch("/api/settings", { preferences: { numberFormat: "roman" } });
    expect(JSON.stringify(reply.body["errors"])).toContain("point-comma");
  });

  it("keep the newest of many writes of one field that arrive in any order", async () => {
    const visitor = await newVisitor();
    const first = Date.now() - 60_000;
    const writes = Array.from({ length: 12 }, (_, index) => ({
      refreshInterval: 20_000 + index,
      at: new Date(first + index * 1_000).toISOString(),
    }));
    const shuffled = writes.toSorted((a, b) => ((a.refreshInterval * 7) % 11) - ((b.refreshInterval * 7) % 11));
    await Promise.all(
      shuffled.map(({ refreshInterval, at }) =>
        visitor.patch("/api/settings", {
          preferences: { refreshInterval },
          changedAt: { "preferences.refreshInterval": at },
        }),
      ),
    );
    const { body } = await visitor.get("/api/settings");
    expect(body["preferences"]).toMatchObject({ refreshInterval: 20_011 });
    expect(body["updatedAt"]).toEqual({ "preferences.refreshInterval": writes.at(-1)?.at });
  });

  it("belong to their user", async () => {
    const [one, other] = [await newVisitor(), await newVisitor()];
    await one.patch("/api/settings", { preferences: { notifications: false } });
    expect((await other.get("/api/settings")).body["preferences"]).toMatchObject({ notifications: true });
  });
});
