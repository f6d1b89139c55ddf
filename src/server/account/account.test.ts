import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";

describe.each(testEngines())("accounts on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await engine.environment());
  });
  afterAll(() => server.stop());

  it("signs up, keeps the session in an HttpOnly cookie and knows the user again", async () => {
    const visitor = server.visitor();
    const made = await visitor.post("/api/account/sign-up", {
      name: "  Ada   Martin ",
      email: "Ada@Example.org",
      password: "gleaming-otter-7",
    });
    expect(made.status).toBe(201);
    expect(made.body["user"]).toMatchObject({ email: "Ada@Example.org", displayName: "Ada Martin", photoURL: null });
    const [cookie = ""] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^session=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=2592000$/);
    const again = await visitor.get("/api/account/session");
    expect(again.status).toBe(200);
    expect(again.body["user"]).toEqual(made.body["user"]);
  });

  it("gives a new account the default watchlist", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    const list = await visitor.get("/api/watchlist");
    expect(list.body).toMatchObject({ isDefault: true, symbols: ["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"] });
  });

  it("does not tell a wrong password from an unknown address", async () => {
    const visitor = server.visitor();
    const { email } = await visitor.signUp();
    const wrong = await server.visitor().post("/api/account/sign-in", { email, password: "something else" });
    const unknown = await server
      .visitor()
      .post("/api/account/sign-in", { email: "nobody-here@example.org", password: "something else" });
    expect([wrong.status, wrong.body["code"]]).toEqual([401, "invalid-credential"]);
    expect([unknown.status, unknown.body["code"]]).toEqual([401, "invalid-credential"]);
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  it("counts every guess at a password, also when they come together", async () => {
    const { email } = await server.visitor().signUp();
    const guesses = Array.from({ length: 100 }, (_, guess) =>
      server.visitor().post("/api/account/sign-in", { email, password: `guess-${guess}` }),
    );
    const codes = (await Promise.all(guesses)).map(({ body }) => body["code"]);
    // The hash queue may refuse a few guesses before they are checked. Those don't count.
    expect(codes.filter((code) => code === "invalid-credential").length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === "too-many-requests").length).toBeGreaterThanOrEqual(95);
    const other = await server.visitor().signUp();
    expect((await server.visitor().post("/api/account/sign-in", other)).status).toBe(200);
  });

  it("lets a browser in that signed in before, however often others guess elsewhere", async () => {
    const owner = server.visitor();
    const { email, password } = await owner.signUp();
    await owner.post("/api/account/sign-out");
    for (let guess = 0; guess < 6; guess += 1)
      await server.visitor().post("/api/account/sign-in", { email, password: `guess-${guess}` });
    const elsewhere = await server.visitor().post("/api/account/sign-in", { email, password });
    expect([elsewhere.status, elsewhere.body["code"]]).toEqual([429, "too-many-requests"]);
    expect((await owner.post("/api/account/sign-in", { email, password })).status).toBe(200);
    // The owner's successful sign-in doesn't give strangers more free guesses.
    expect((await server.visitor().post("/api/account/sign-in", { email, password })).status).toBe(429);
    // A known browser has its own count, and its cookie doesn't help with another account.
    for (let guess = 0; guess < 5; guess += 1)
      expect((await owner.post("/api/account/sign-in", { email, password: `typo-${guess}` })).status).toBe(401);
    expect((await owner.post("/api/account/sign-in", { email, password })).status).toBe(429);
    const stranger = await server.visitor().signUp();
    for (let guess = 0; guess < 5; guess += 1)
      await server.visitor().post("/api/account/sign-in", { email: stranger.email, password: `guess-${guess}` });
    expect((await owner.post("/api/account/sign-in", stranger)).status).toBe(429);
  });

  it("ends the browser's previous session when somebody signs in there", async () => {
    const browser = server.visitor();
    await browser.signUp();
    const [before = ""] = (browser.cookie() ?? "").split("; ").filter((part) => part.startsWith("session="));
    const next = await server.visitor().signUp();
    expect((await browser.post("/api/account/sign-in", next)).status).toBe(200);
    expect((await server.visitor().get("/api/account/session", { cookie: before })).status).toBe(401);
    const now = await browser.get("/api/account/session");
    expect(now.body["user"]).toMatchObject({ email: next.email });
  });

  it("is closed to a session that was made while the account was being disabled", async () => {
    const visitor = server.visitor();
    const { email } = await visitor.signUp();
    const { body } = await visitor.get("/api/account/session");
    await server.account.disableUser(email);
    const token = "B".repeat(43);
    await server.account.transaction((queries) =>
      server.account.insertSession(queries, {
        tokenHash: createHash("sha256").update(token).digest("hex"),
        userId: (body["user"] as { id: string }).id,
        expiresAt: "2999-01-01T00:00:00.000Z",
      }),
    );
    const reply = await server.visitor().get("/api/watchlist", { cookie: `session=${token}` });
    expect([reply.status, reply.body["code"]]).toEqual([401, "user-disabled"]);
  });

  it("finds an account whatever the case of its address", async () => {
    const { email, password } = await server.visitor().signUp();
    const reply = await server.visitor().post("/api/account/sign-in", { email: ` ${email.toUpperCase()} `, password });
    expect(reply.status).toBe(200);
  });

  it.each([
    [{ name: "Ada", email: "no address", password: "gleaming-otter-7" }, "invalid-email"],
    [{ name: " \u200b ", email: "x1@example.org", password: "gleaming-otter-7" }, "invalid-display-name"],
    [{ name: "Ada", email: "x2@example.org", password: "12345" }, "weak-password"],
    [{ name: "Ada", email: "x3@example.org", password: "Password1" }, "weak-password"],
    [{ name: "Ada", email: "x4@example.org", password: "a".repeat(129) }, "weak-password"],
    [{ name: "A".repeat(101), email: "x6@example.org", password: "gleaming-otter-7" }, "invalid-display-name"],
  ])("refuses a sign-up with the code of the catalogue: %j", async (input, code) => {
    const reply = await server.visitor().post("/api/account/sign-up", input);
    expect(reply.status).toBe(422);
    expect(reply.body["code"]).toBe(code);
    expect(reply.headers.get("content-type")).toContain("application/problem+json");
  });

  it("names the rules a password breaks", async () => {
    const input = { name: "Ada", email: "x5@example.org", password: "12345" };
    const reply = await server.visitor().post("/api/account/sign-up", input);
    const rules = await server.visitor().get("/api/account/rules");
    const [atLeast] = rules.body["rules"] as string[];
    const fault = { code: "password-too-short", min: 6 };
    expect(reply.body["errors"]).toContainEqual({ path: "password", message: atLeast, fault });
  });

  it("says of a password or a name that is too long how long it may be", async () => {
    const input = { name: "Ada", email: "x7@example.org", password: "a".repeat(129) };
    const long = await server.visitor().post("/api/account/sign-up", input);
    const rules = (await server.visitor().get("/api/account/rules")).body;
    expect(long.body["detail"]).toBe(`Password must be at most ${String(rules["maximumLength"])} characters long.`);
    const name = { ...input, name: "A".repeat(101), password: "gleaming-otter-7" };
    const refused = await server.visitor().post("/api/account/sign-up", name);
    expect(refused.body["detail"]).toBe("Please enter a valid name.");
    expect(refused.body["errors"]).toEqual([{ path: "name", message: "At most 100 characters" }]);
  });

  it("takes one of two sign-ups racing for an address", async () => {
    const input = { name: "Ada", email: "race@example.org", password: "gleaming-otter-7" };
    const replies = await Promise.all([1, 2, 3].map(() => server.visitor().post("/api/account/sign-up", input)));
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(replies.find((reply) => reply.status === 409)?.body["code"]).toBe("email-already-in-use");
  });

  it("ends the session at sign-out", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    const cookie = visitor.cookie() ?? "";
    const out = await visitor.post("/api/account/sign-out");
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
    const after = await server.visitor().get("/api/account/session", { cookie });
    expect([after.status, after.body["code"]]).toEqual([401, "not-signed-in"]);
  });

  it("signs a disabled user out at once, on every open stream, and says why at sign-in", async () => {
    const visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    const streamed = visitor.events("/api/market/live?symbols=", (events) =>
      events.some((event) => event.event === "session-end"),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await server.account.disableUser(email)).toBe(true);
    const refused = await visitor.get("/api/watchlist");
    expect([refused.status, refused.body["code"]]).toEqual([401, "user-disabled"]);
    const events = await streamed;
    expect(events.at(-1)).toMatchObject({ event: "session-end", data: { reason: "disabled" } });
    const signIn = await server.visitor().post("/api/account/sign-in", { email, password });
    expect(signIn.body["code"]).toBe("user-disabled");
    await server.account.enableUser(email, async () => {});
    const old = await visitor.get("/api/watchlist");
    expect(old.status).toBe(401);
    expect((await server.visitor().post("/api/account/sign-in", { email, password })).status).toBe(200);
  });

  it("slows down guessing one account's password after five failures, right password or not", async () => {
    const { email, password } = await server.visitor().signUp();
    for (let failure = 0; failure < 5; failure += 1) {
      const reply = await server.visitor().post("/api/account/sign-in", { email, password: `wrong-${failure}` });
      expect(reply.body["code"]).toBe("invalid-credential");
    }
    const slowed = await server.visitor().post("/api/account/sign-in", { email, password });
    expect([slowed.status, slowed.body["code"]]).toEqual([429, "too-many-requests"]);
    expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("keeps a picture for its owner alone, without what its file told besides", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const put = (image: string) =>
      visitor.request("PUT", "/api/account/photo", { image }, { "content-type": "application/json" });
    expect((await visitor.get("/api/account/photo")).status).toBe(404);
    const put1 = await put(dot);
    expect([put1.status, put1.body["photoURL"]]).toEqual([
      200,
      expect.stringMatching(/^\/api\/account\/photo\?v=[\w-]+$/),
    ]);
    expect((await visitor.get("/api/account/session")).body["user"]).toMatchObject({ photoURL: put1.body["photoURL"] });
    const shown = await visitor.get(String(put1.body["photoURL"]));
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
    const stranger = server.visitor();
    await stranger.signUp();
    expect((await stranger.get(String(put1.body["photoURL"]))).status).toBe(404);
    const page = Buffer.from("<script>alert(1)</script>").toString("base64");
    const big = Buffer.concat([Buffer.from(dot, "base64"), Buffer.alloc(1024 * 1024)]).toString("base64");
    for (const refused of [await put(page), await put(big)])
      expect([refused.status, refused.body["code"]]).toEqual([422, "photo-refused"]);
    expect((await visitor.delete("/api/account/photo")).body["photoURL"]).toBeNull();
    expect((await visitor.get("/api/account/photo")).status).toBe(404);
  });

  it("changes the display name", async () => {
    const visitor = server.visitor();
    await visitor.signUp();
    const changed = await visitor.patch("/api/account/profile", { displayName: "Grace" });
    expect(changed.body["displayName"]).toBe("Grace");
    expect((await visitor.patch("/api/account/profile", { displayName: "  " })).body["code"]).toBe(
      "invalid-display-name",
    );
  });
});

describe("sign-up and sign-in limits", () => {
  it("refuses the sign-up after the hour's last, with the catalogue's code", async () => {
    const server = await startTestServer({ LIMIT_SIGN_UPS_PER_HOUR: "2" });
    await server.visitor().signUp();
    await server.visitor().signUp();
    const input = { name: "Ada", email: "third@example.org", password: "gleaming-otter-7" };
    const third = await server.visitor().post("/api/account/sign-up", input);
    expect([third.status, third.body["code"]]).toEqual([429, "too-many-requests"]);
    await server.stop();
  });

  it("refuses the sign-in after the minute's last", async () => {
    const server = await startTestServer({ LIMIT_SIGN_INS_PER_MINUTE: "3" });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const input = { email: `a${attempt}@example.org`, password: "does not matter" };
      statuses.push((await server.visitor().post("/api/account/sign-in", input)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    await server.stop();
  });

  it("lets an invitation be opened so often a minute, and sign-ins pass all the same", async () => {
    const server = await startTestServer({
      SIGN_UP: "invite",
      LIMIT_SIGN_INS_PER_MINUTE: "1",
      LIMIT_INVITATION_CHECKS_PER_MINUTE: "3",
    });
    const open = () => server.visitor().post("/api/account/invitation", { invitation: "A".repeat(43) });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await open()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const input = { email: "ada@example.org", password: "does not matter" };
    expect((await server.visitor().post("/api/account/sign-in", input)).status).toBe(401);
    await server.stop();
  });

  it("turns sign-ups away where sign-up is closed", async () => {
    const server = await startTestServer({ SIGN_UP: "closed" });
    const input = { name: "Ada", email: "ada@example.org", password: "gleaming-otter-7" };
    const reply = await server.visitor().post("/api/account/sign-up", input);
    expect([reply.status, reply.body["code"]]).toEqual([403, "operation-not-allowed"]);
    expect((await server.visitor().get("/api/account/rules")).body["signUp"]).toBe("closed");
    await server.stop();
  });

  it("hashes a few passwords at once and refuses what the queue cannot take", async () => {
    const server = await startTestServer({ LIMIT_HASHES_AT_ONCE: "1", LIMIT_HASH_QUEUE: "1" });
    const attempts = Array.from({ length: 12 }, (_, index) =>
      server.visitor().post("/api/account/sign-in", { email: `q${index}@example.org`, password: "does not matter" }),
    );
    const codes = (await Promise.all(attempts)).map((reply) => reply.body["code"]);
    expect(codes).toContain("invalid-credential");
    expect(codes).toContain("too-many-requests");
    await server.stop();
  });
});
