import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addUser } from "../../../tests/support/add-user.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startGatewayUpstream } from "../../../tests/upstreams/gateway-upstream.ts";
import { startModelUpstream } from "../../../tests/upstreams/model-upstream.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { createLog } from "../log.ts";
import { openDatabase } from "../database/open-database.ts";
import { createVault } from "../secrets/vault.ts";
import { createUserKeyStore } from "./store.ts";
import { createUserKeys } from "./user-keys.ts";

const gatewayKey = "a-gateway-key-of-a-reader-7f3a";
const startsAt = "2026-03-04T16:00:00Z";

describe.each(testEngines())("keys at rest on $name", (engine) => {
  const place = async (secret = "a secret of this server, long enough") => {
    const environment = await engine.environment();
    const dataDirectory = environment["DATA_DIR"] ?? "";
    const log = createLog("silent");
    const opened = await openDatabase({ databaseUrl: environment["DATABASE_URL"] ?? null, dataDirectory, log });
    const store = createUserKeyStore({ db: opened.db });
    let nowMs = Date.parse(startsAt);
    const keysUnder = (given: string) =>
      createUserKeys({ store, changes: opened.changes, vault: createVault(given), clock: { now: () => nowMs }, log });
    for (const id of ["one", "other"]) await addUser(opened.db, id, { createdAt: startsAt });
    const pass = (ms: number) => (nowMs += ms);
    return { db: opened.db, close: () => opened.close(), keys: keysUnder(secret), keysUnder, pass };
  };

  it("are unreadable in the table, and open for their user and provider alone", async () => {
    const { db, keys, close } = await place();
    await keys.put("one", "rapidapi", gatewayKey);
    expect(JSON.stringify(await db.selectFrom("user_keys").selectAll().execute())).not.toContain(gatewayKey);
    expect((await keys.open("one", ["rapidapi"]))?.key).toBe(gatewayKey);

    await db.updateTable("user_keys").set({ user_id: "other" }).execute();
    expect(await keys.open("other", ["rapidapi"])).toBeNull();
    await db.updateTable("user_keys").set({ user_id: "one", provider: "gemini" }).execute();
    expect(await keys.open("one", ["gemini", "rapidapi"])).toBeNull();
    await close();
  });

  it("that were sealed under another secret are kept, said to be unreadable, and can be replaced", async () => {
    const { keys, keysUnder, close } = await place();
    await keys.put("one", "rapidapi", gatewayKey);
    const later = keysUnder("another secret, after the first was lost");
    expect(await later.told("one")).toEqual({
      rapidapi: { configured: true, endsIn: "7f3a", problem: "unreadable" },
    });
    expect(await later.open("one", ["rapidapi"])).toBeNull();
    await later.put("one", "rapidapi", "a-new-gateway-key-0b1c");
    expect(await later.told("one")).toEqual({ rapidapi: { configured: true, endsIn: "0b1c" } });
    await close();
  });

  it("that were refused stay marked until they work or another comes in their place", async () => {
    const { keys, close } = await place();
    await keys.put("one", "rapidapi", gatewayKey);
    const used = await keys.open("one", ["rapidapi"]);
    await used?.refused();
    expect(await keys.told("one")).toMatchObject({ rapidapi: { problem: "refused" } });
    expect(await keys.open("one", ["rapidapi"])).toBeNull();
    const tested = await keys.open("one", ["rapidapi"], { evenRefused: true });
    await tested?.taken();
    expect(await keys.told("one")).toEqual({ rapidapi: { configured: true, endsIn: "7f3a", worked: true } });

    await keys.put("one", "rapidapi", "a-new-gateway-key-0b1c");
    await used?.refused();
    expect((await keys.open("one", ["rapidapi"]))?.key).toBe("a-new-gateway-key-0b1c");
    // The replacement key hasn't been used yet, so its state is unknown.
    expect(await keys.told("one")).toEqual({ rapidapi: { configured: true, endsIn: "0b1c" } });
    await close();
  });

  it("that worked once are said to have worked, also after they were refused", async () => {
    const { keys, close } = await place();
    await keys.put("one", "gemini", gatewayKey);
    expect(await keys.told("one")).toEqual({ gemini: { configured: true, endsIn: "7f3a" } });
    let changes = 0;
    keys.watch("one", () => (changes += 1));
    const used = await keys.open("one", ["gemini"]);
    await Promise.all([used?.taken(), used?.taken()]);
    expect(await keys.told("one")).toEqual({ gemini: { configured: true, endsIn: "7f3a", worked: true } });
    expect(changes).toBe(0);
    await used?.refused();
    expect(await keys.told("one")).toMatchObject({ gemini: { problem: "refused", worked: true } });
    expect(changes).toBe(1);
    await close();
  });

  it("keep what two calls at once find out about them: that one was taken, and that one was refused", async () => {
    const { keys, close } = await place();
    for (const takenFirst of [true, false]) {
      await keys.put("one", "gemini", gatewayKey);
      const [quick, slow] = [await keys.open("one", ["gemini"]), await keys.open("one", ["gemini"])];
      let changes = 0;
      const stop = keys.watch("one", () => (changes += 1));
      if (takenFirst) await quick?.taken();
      await (takenFirst ? slow : quick)?.refused();
      if (!takenFirst) await slow?.taken();
      expect(await keys.told("one")).toMatchObject({ gemini: { problem: "refused", worked: true } });
      expect(await keys.open("one", ["gemini"])).toBeNull();
      await Promise.all([quick?.refused(), slow?.refused()]);
      expect(changes).toBe(1);
      stop();
    }
    await close();
  });

  it("rest on when they were refused once more after a test of them began", async () => {
    const { keys, close, pass } = await place();
    await keys.put("one", "gemini", gatewayKey);
    await (await keys.open("one", ["gemini"]))?.refused();
    const [first, second] = [
      await keys.open("one", ["gemini"], { evenRefused: true }),
      await keys.open("one", ["gemini"], { evenRefused: true }),
    ];
    let changes = 0;
    keys.watch("one", () => (changes += 1));
    await first?.taken();
    pass(1_000);
    await (await keys.open("one", ["gemini"]))?.refused();
    await second?.taken();
    expect(await keys.open("one", ["gemini"])).toBeNull();
    expect(changes).toBe(2);
    await close();
  });
});

describe("a key of one's own", () => {
  let server: TestServer;
  let gateway: Awaited<ReturnType<typeof startGatewayUpstream>>;
  let yahoo: Awaited<ReturnType<typeof startYahooUpstream>>;
  let model: Awaited<ReturnType<typeof startModelUpstream>>;
  beforeAll(async () => {
    const offsetMs = Date.parse(startsAt) - Date.now();
    const clock = { now: () => Date.now() + offsetMs };
    [gateway, yahoo, model] = await Promise.all([
      startGatewayUpstream({ clock, key: gatewayKey }),
      startYahooUpstream({ clock }),
      startModelUpstream(),
    ]);
    server = await startTestServer({
      CLOCK: startsAt,
      RAPIDAPI_BASE_URL: gateway.url,
      YAHOO_BASE_URL: yahoo.url,
      GEMINI_BASE_URL: model.url,
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_MODEL: "local-model",
      ANTHROPIC_BASE_URL: model.url,
      LIMIT_CONNECTION_TESTS_PER_MINUTE: "6",
    });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([gateway.close(), yahoo.close(), model.close()]);
  });
  beforeEach(() => gateway.setFault("ok"));

  const newVisitor = async (): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signUp();
    return visitor;
  };
  const put = (visitor: Visitor, provider: string, key: string) =>
    visitor.request("PUT", `/api/settings/keys/${provider}`, { key });
  const sourceOf = async (visitor: Visitor, symbol: string) => {
    const { quotes } = (await visitor.get(`/api/market/quotes?symbols=${symbol}`)).body as {
      quotes: { provenance: { source: string; status: string } }[];
    };
    return quotes[0]?.provenance.source;
  };

  it("is told by its last four characters alone, and forgotten on request", async () => {
    const visitor = await newVisitor();
    const kept = await put(visitor, "rapidapi", ` ${gatewayKey} `);
    expect([kept.status, kept.body]).toEqual([200, { configured: true, endsIn: "7f3a" }]);
    const settings = await visitor.get("/api/settings");
    expect(settings.body["apiKeys"]).toEqual({ rapidapi: { configured: true, endsIn: "7f3a" } });
    expect(settings.text).not.toContain(gatewayKey);
    expect((await visitor.delete("/api/settings/keys/rapidapi")).status).toBe(200);
    expect((await visitor.get("/api/settings")).body["apiKeys"]).toEqual({});
  });

  it.each([
    ["rapidapi", "too-short"],
    ["rapidapi", "with a space in the middle of it"],
    ["bloomberg", gatewayKey],
  ])("for %s that reads %j is refused, without being repeated", async (provider, key) => {
    const visitor = await newVisitor();
    const reply = await put(visitor, provider, key);
    expect([reply.status, reply.body["code"]]).toEqual([422, "invalid-input"]);
    expect(reply.text).not.toContain(key);
  });

  it("is given by no patch of the settings and by no token", async () => {
    const visitor = await newVisitor();
    const patched = await visitor.patch("/api/settings", { apiKeys: { rapidapi: gatewayKey } });
    expect([patched.status, patched.body["code"]]).toEqual([422, "read-only-setting"]);
    const { token } = (await visitor.post("/api/tokens", { name: "Program", scope: "write" })).body as {
      token: string;
    };
    const program = server.visitor();
    const headers = { authorization: `Bearer ${token}` };
    for (const [method, body] of [["PUT", { key: gatewayKey }] as const, ["DELETE", undefined] as const]) {
      const reply = await program.request(method, "/api/settings/keys/rapidapi", body, headers);
      expect([method, reply.status, reply.body["code"]]).toEqual([method, 403, "not-by-token"]);
    }
  });

  it("brings its user the gateway's prices and costs nothing for anybody else's requests", async () => {
    const [owner, other] = [await newVisitor(), await newVisitor()];
    await put(owner, "rapidapi", gatewayKey);
    expect(await sourceOf(owner, "AAPL")).toBe("rapidapi");
    const spent = gateway.requests.length;
    expect(spent).toBeGreaterThan(0);
    expect(await sourceOf(other, "AAPL")).toBe("yahoo");
    expect(await sourceOf(other, "MSFT")).toBe("yahoo");
    await other.get("/api/market/history?symbol=MSFT&interval=1d&limit=30");
    expect(gateway.requests.length).toBe(spent);
    expect(await sourceOf(owner, "AAPL")).toBe("rapidapi");
    expect(gateway.requests.length).toBe(spent);

    const { body } = await owner.get("/api/market/providers");
    expect((body["providers"] as { id: string }[]).map(({ id }) => id)).toEqual([
      "rapidapi",
      "yahoo",
      "stooq",
      "ecb",
      "nasdaq",
    ]);
    const others = (await other.get("/api/market/providers")).body["providers"] as { id: string }[];
    expect(others.map(({ id }) => id)).toEqual(["yahoo", "stooq", "ecb", "nasdaq"]);
  });

  it("values its user's portfolio with the prices its user sees", async () => {
    const owner = await newVisitor();
    await put(owner, "rapidapi", gatewayKey);
    const buy = { type: "buy", symbol: "MSFT", date: "2026-03-02", quantity: "10", price: "400", currency: "USD" };
    expect((await owner.post("/api/portfolio/transactions", buy)).status).toBe(201);
    const { holdings } = (await owner.get("/api/portfolio/holdings")).body as {
      holdings: { symbol: string; provenance: { source: string } }[];
    };
    expect(holdings.map(({ symbol, provenance }) => [symbol, provenance.source])).toEqual([["MSFT", "rapidapi"]]);
  });

  it("that comes or goes ends the live stream, which begins anew with it", async () => {
    const owner = await newVisitor();
    const first = async (change: () => Promise<unknown>) => {
      const stop = AbortSignal.timeout(300_000);
      const headers = { cookie: owner.cookie() ?? "" };
      const stream = await fetch(`${server.origin}/api/market/live?symbols=KO`, { headers, signal: stop });
      const reader = (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (!text.includes("event: quotes")) text += (await reader.read()).value ?? "";
      await change();
      // Read to its end: the server ends it.
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
      return /"source":"(\w+)"/.exec(text)?.[1];
    };
    expect(await first(() => put(owner, "rapidapi", gatewayKey))).toBe("yahoo");
    expect(await first(() => owner.delete("/api/settings/keys/rapidapi"))).toBe("rapidapi");
  });

  it("leaves what its gateway does not answer to the sources of everybody", async () => {
    const owner = await newVisitor();
    await put(owner, "rapidapi", gatewayKey);
    gateway.setFault("500");
    expect(await sourceOf(owner, "NVDA")).toBe("yahoo");
  });

  it("that is refused is kept, marked and not sent again until a test succeeds", async () => {
    const owner = await newVisitor();
    const wrong = "a-key-that-nobody-knows-0000";
    await put(owner, "rapidapi", wrong);
    expect(await sourceOf(owner, "TSLA")).toBe("yahoo");
    expect((await owner.get("/api/settings")).body["apiKeys"]).toEqual({
      rapidapi: { configured: true, endsIn: "0000", problem: "refused" },
    });
    const spent = gateway.requests.length;
    await sourceOf(owner, "AMZN");
    await sourceOf(owner, "GOOGL");
    expect(gateway.requests.length).toBe(spent);

    const failed = await owner.post("/api/market/connection-test", { provider: "rapidapi" });
    expect(failed.body).toMatchObject({ success: false, message: "API connection failed: 403 Forbidden" });
    expect(gateway.requests.length).toBeGreaterThan(spent);
    await put(owner, "rapidapi", gatewayKey);
    const worked = await owner.post("/api/market/connection-test", {});
    expect(worked.body).toMatchObject({
      success: true,
      message: "Successfully connected to Yahoo Finance API via RapidAPI",
      responseTime: expect.any(Number),
    });
    expect((await owner.get("/api/settings")).body["apiKeys"]).toEqual({
      rapidapi: { configured: true, endsIn: "7f3a", worked: true },
    });
    expect(server.log()).not.toContain(wrong);
  });

  it.each([
    ["gemini", "x-goog-api-key", "Gemini"],
    ["openai", "authorization", "OpenAI"],
    ["anthropic", "x-api-key", "Anthropic"],
  ] as const)("for %s answers in place of the host's, from a header", async (provider, header, name) => {
    const key = `a-model-key-of-a-reader-for-${provider}`;
    const [owner, other] = [await newVisitor(), await newVisitor()];
    await put(owner, provider, key);
    const before = model.requests.length;
    const { body } = await owner.post("/api/assistant/connection-test", { provider });
    expect(body).toMatchObject({ success: true, message: `Successfully connected to ${name}` });
    const sent = model.requests.slice(before);
    expect(sent.map(({ headers }) => headers[header])).toEqual([header === "authorization" ? `Bearer ${key}` : key]);
    expect(sent.map(({ address }) => address).join()).not.toContain(key);

    const status = await owner.get("/api/assistant/status");
    expect(status.body["model"]).toMatchObject({ provider: name, isOwn: true });
    const others = await other.get("/api/assistant/status");
    expect(others.body["model"]).toMatchObject({ provider: "OpenAI", isOwn: false });
  });

  it("for a model that is refused is kept, marked, and the host's answers again", async () => {
    const owner = await newVisitor();
    const key = "a-model-key-that-is-refused-9d8e";
    await put(owner, "gemini", key);
    model.control({ fault: "403" });
    const { body } = await owner.post("/api/assistant/connection-test", { provider: "gemini" });
    model.control({ fault: "none" });
    expect(body).toMatchObject({
      success: false,
      message: "Connection failed: Gemini API error: 403 (the key was refused)",
    });
    expect((await owner.get("/api/settings")).body["apiKeys"]).toEqual({
      gemini: { configured: true, endsIn: "9d8e", problem: "refused" },
    });
    expect((await owner.get("/api/assistant/status")).body["model"]).toMatchObject({ isOwn: false });
    expect(server.log()).not.toContain(key);
  });

  it("can be tested six times a minute", async () => {
    const owner = await newVisitor();
    await put(owner, "rapidapi", gatewayKey);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await owner.post("/api/market/connection-test", {})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
