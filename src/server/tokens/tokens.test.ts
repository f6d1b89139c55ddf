import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Api } from "#contract/index.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";

const now = "2026-03-04T16:00:00Z";
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.each(testEngines())("personal access tokens on $name", (engine) => {
  let environment: Record<string, string>;
  let server: TestServer;
  let owner: Visitor;
  let stranger: Visitor;
  /** Somebody without a session: a program. */
  let program: Visitor;
  beforeAll(async () => {
    environment = { ...(await engine.environment()), LIMIT_TOKENS: "12", SESSION_WATCH_SECONDS: "1" };
    server = await startTestServer({ ...environment, CLOCK: now });
    owner = server.visitor();
    await owner.signUp();
    stranger = server.visitor();
    await stranger.signUp();
    program = server.visitor();
  });
  afterAll(() => server.stop());

  const make = (input: Omit<Api["POST /api/tokens"]["input"], "name"> & { name?: string }, of: Visitor = owner) =>
    of.call("POST /api/tokens", { name: "A program", ...input });
  const listed = async (of: Visitor = owner) => (await of.call("GET /api/tokens", {})).tokens;

  it("shows a token once, and afterwards what it may do and until when", async () => {
    const made = await make({ name: "Spreadsheet", scope: "read", expiresInDays: 7 });
    expect(made.token).toMatch(/^bwt_[\w-]{43}$/);
    expect(made.expiresAt.slice(0, 10)).toBe("2026-03-11");
    const shown = await owner.get("/api/tokens");
    expect(shown.text).not.toContain(made.token);
    expect((await listed()).find(({ id }) => id === made.id)).toEqual({
      id: made.id,
      name: "Spreadsheet",
      scope: "read",
      start: made.token.slice(0, 9),
      createdAt: made.createdAt,
      expiresAt: made.expiresAt,
      lastUsedAt: null,
    });
    expect(await listed(stranger)).toEqual([]);
    await program.get("/api/watchlist", bearer(made.token));
    expect((await listed()).find(({ id }) => id === made.id)?.lastUsedAt).not.toBeNull();
    expect(server.log()).not.toContain(made.token);
  });

  it("opens its owner's data and nobody else's, to read or also to write", async () => {
    await owner.post("/api/watchlist", { symbol: "NVDA" });
    const reads = await make({ scope: "read" });
    const writes = await make({ scope: "write" });
    for (const { token } of [reads, writes]) {
      const list = await program.get("/api/watchlist", bearer(token));
      expect([list.status, list.body["symbols"]]).toEqual([200, (await owner.get("/api/watchlist")).body["symbols"]]);
      expect((await program.get("/api/account/session", bearer(token))).status).toBe(200);
    }
    const refused = await program.post("/api/watchlist", { symbol: "KO" }, bearer(reads.token));
    expect(refused.body).toMatchObject({ status: 403, code: "token-reads-only" });
    expect((await program.post("/api/watchlist", { symbol: "KO" }, bearer(writes.token))).status).toBe(200);
    expect((await owner.get("/api/watchlist")).body["symbols"]).toContain("KO");
    expect((await stranger.get("/api/watchlist")).body["symbols"]).not.toContain("KO");
  });

  it("opens neither the account nor its tokens, so that none can widen itself", async () => {
    const { token, id } = await make({ scope: "write" });
    for (const [method, path, body] of [
      ["GET", "/api/tokens", undefined],
      ["POST", "/api/tokens", { name: "More", scope: "write" }],
      ["DELETE", `/api/tokens/${id}`, undefined],
      ["PATCH", "/api/account/profile", { displayName: "Somebody else" }],
    ] as const) {
      const reply = await program.request(method, path, body, bearer(token));
      expect([path, reply.status, reply.body["code"]]).toEqual([path, 403, "not-by-token"]);
    }
    // Also where a session comes with it: what was sent on purpose counts.
    const both = await owner.post("/api/tokens", { name: "More" }, bearer(token));
    expect(both.body["code"]).toBe("not-by-token");
  });

  it("is refused when it is made up, and nothing else is looked at then", async () => {
    const { token } = await make({});
    for (const sent of [`${token.slice(0, -1)}-`, "bwt_", "anything", `${token}x`]) {
      const reply = await owner.get("/api/watchlist", bearer(sent));
      expect([reply.status, reply.body["code"]]).toEqual([401, "invalid-token"]);
      expect(reply.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    }
  });

  it("is revoked at once, also where it has a stream open, and by its owner alone", async () => {
    const { token, id } = await make({});
    const missing = await stranger.delete("/api/tokens/no-such-token");
    const theirs = await stranger.delete(`/api/tokens/${id}`);
    const { instance: _one, ...first } = missing.body;
    const { instance: _two, ...second } = theirs.body;
    expect(second).toEqual(first);
    let isOpen = false;
    const stream = program.events(
      "/api/market/live?symbols=NVDA",
      (all) => {
        isOpen = all.length > 0;
        return all.some(({ event }) => event === "session-end");
      },
      bearer(token),
    );
    await expect.poll(() => isOpen).toBe(true);
    expect((await program.get("/api/watchlist", bearer(token))).status).toBe(200);
    expect((await owner.delete(`/api/tokens/${id}`)).status).toBe(200);
    expect((await program.get("/api/watchlist", bearer(token))).body["code"]).toBe("invalid-token");
    expect((await stream).some(({ event }) => event === "session-end")).toBe(true);
    expect((await owner.delete(`/api/tokens/${id}`)).body["code"]).toBe("token-not-found");
  });

  it("refuses a name of nothing, years to come, scopes that are none, and more than so many", async () => {
    for (const body of [
      { name: " " },
      { name: "A\u202Eb" },
      { name: "A", expiresInDays: 3_000 },
      { name: "A", scope: "all" },
    ])
      expect((await owner.post("/api/tokens", body)).status).toBe(422);
    const many = await Promise.all(
      Array.from({ length: 14 }, () => stranger.post("/api/tokens", { name: "One of many" })),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(many.find(({ status }) => status === 422)?.body).toMatchObject({ code: "too-many-tokens" });
  });

  it("opens nothing after its time, and nothing while its owner is disabled", async () => {
    const short = await make({ expiresInDays: 1 });
    const long = await make({ expiresInDays: 30 });
    const leaver = server.visitor();
    const { email } = await leaver.signUp();
    const leaving = await make({ expiresInDays: 30 }, leaver);
    await server.account.disableUser(email);
    const gone = await program.get("/api/watchlist", bearer(leaving.token));
    expect([gone.status, gone.body["code"]]).toEqual([401, "user-disabled"]);
    await server.stop();
    server = await startTestServer({ ...environment, CLOCK: "2026-03-05T16:10:00Z" });
    program = server.visitor();
    expect((await program.get("/api/watchlist", bearer(short.token))).body["code"]).toBe("invalid-token");
    expect((await program.get("/api/watchlist", bearer(long.token))).status).toBe(200);
    await server.account.enableUser(email, async () => {});
    expect((await program.get("/api/watchlist", bearer(leaving.token))).status).toBe(200);
  });
});
