import { createHmac } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FirebaseStandIn, startFirebaseStandIn } from "../../../tests/support/firebase-stand-in.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { temporaryFolder, testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";
import { endpoints } from "#contract/index.ts";
import { isLocalAlone } from "./firebase-endpoints.ts";

const now = "2026-03-02T15:00:00Z";
const nowMs = Date.parse(now);
const address = "/api/account/session";

let firebase: FirebaseStandIn;
beforeAll(async () => {
  firebase = await startFirebaseStandIn();
});
afterAll(() => firebase.close());

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("an ID token", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ...firebase.environment, CLOCK: now });
  });
  afterAll(() => server.stop());

  const answerTo = async (idToken: string) => {
    const { status, body } = await server.visitor().post(address, { idToken });
    return [status, body["code"] ?? null];
  };
  const claims = (change: JWTPayload = {}) => ({ ...firebase.claims("checked", nowMs), ...change });

  it("signs in where everything about it is right, for as long as it counts at most", async () => {
    const visitor = server.visitor();
    const reply = await visitor.post(address, { idToken: await firebase.sign(claims()) });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      user: { email: "checked@example.org", displayName: "Person checked" },
      // Half a minute before the token's hour ends.
      expiresAt: "2026-03-02T15:59:30.000Z",
    });
    const maxAge = Number(/Max-Age=(\d+)/.exec(reply.headers.get("set-cookie") ?? "")?.[1]);
    expect(maxAge).toBeGreaterThan(3500);
    expect(maxAge).toBeLessThanOrEqual(3570);
    expect((await visitor.get(address)).status).toBe(200);
  });

  it.each<[string, JWTPayload]>([
    ["another issuer", { iss: "https://securetoken.google.com/another-project" }],
    ["another project", { aud: "another-project" }],
    ["no subject", { sub: "" }],
    ["an hour that is over", { iat: nowMs / 1000 - 3700, exp: nowMs / 1000 - 100 }],
    ["less than half a minute left", { exp: nowMs / 1000 + 20 }],
    ["a beginning that is to come", { iat: nowMs / 1000 + 600 }],
    ["a sign-in that is to come", { auth_time: nowMs / 1000 + 600 }],
  ])("is refused with %s", async (_name, change) => {
    expect(await answerTo(await firebase.sign(claims(change)))).toEqual([401, "id-token-refused"]);
  });

  it.each(["exp", "iat", "auth_time", "sub", "aud", "iss"])("is refused without %s", async (name) => {
    const { [name]: _left, ...rest } = claims() as Record<string, unknown>;
    expect(await answerTo(await firebase.sign(rest))).toEqual([401, "id-token-refused"]);
  });

  it("is refused when it names a key that is not in the set, or was signed with another under a known name", async () => {
    expect(await answerTo(await firebase.sign(claims(), { kid: "another-key" }))).toEqual([401, "id-token-refused"]);
    const { privateKey } = await generateKeyPair("RS256");
    const forged = await new SignJWT(claims()).setProtectedHeader({ alg: "RS256", kid: "the-key" }).sign(privateKey);
    expect(await answerTo(forged)).toEqual([401, "id-token-refused"]);
  });

  it("is refused when a letter of it was changed", async () => {
    const [header = "", , signature = ""] = (await firebase.sign(claims())).split(".");
    const changed = `${header}.${encode(claims({ sub: "somebody-else" }))}.${signature}`;
    expect(await answerTo(changed)).toEqual([401, "id-token-refused"]);
  });

  it("is refused when the public key stands in as a shared secret (HS256)", async () => {
    const body = `${encode({ alg: "HS256", kid: "the-key", typ: "JWT" })}.${encode(claims())}`;
    for (const secret of [await exportSPKI(firebase.publicKey), JSON.stringify(await exportJWK(firebase.publicKey))]) {
      const signature = createHmac("sha256", secret).update(body).digest("base64url");
      expect(await answerTo(`${body}.${signature}`)).toEqual([401, "id-token-refused"]);
    }
  });

  it("is refused when another algorithm signed it", async () => {
    const { privateKey } = await generateKeyPair("ES256");
    const other = await new SignJWT(claims()).setProtectedHeader({ alg: "ES256", kid: "the-key" }).sign(privateKey);
    expect(await answerTo(other)).toEqual([401, "id-token-refused"]);
  });

  it("is refused when nobody signed it, and taken from the emulator alone", async () => {
    const unsigned = `${encode({ alg: "none", typ: "JWT" })}.${encode(claims())}.`;
    expect(await answerTo(unsigned)).toEqual([401, "id-token-refused"]);
    const emulated = await startTestServer({
      ...firebase.environment,
      CLOCK: now,
      FIREBASE_ALLOW_EMULATOR: "1",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9",
    });
    expect((await emulated.visitor().post(address, { idToken: unsigned })).status).toBe(200);
    const late = `${encode({ alg: "none", typ: "JWT" })}.${encode(claims({ exp: nowMs / 1000 }))}.`;
    expect((await emulated.visitor().post(address, { idToken: late })).body["code"]).toBe("id-token-refused");
    await emulated.stop();
  });

  it.each(["", "a", "a.b", "a.b.c", "..", "🙂".repeat(10)])("is refused when it is none: %j", async (text) => {
    expect(await answerTo(text)).toEqual([401, "id-token-refused"]);
  });

  it("asks for the keys once, not with every sign-in", async () => {
    const before = firebase.asked.keys;
    for (const uid of ["one", "two", "three"]) {
      const token = await firebase.sign(firebase.claims(uid, nowMs));
      expect((await server.visitor().post(address, { idToken: token })).status).toBe(200);
    }
    expect(firebase.asked.keys).toBe(before);
  });
});

describe.each(testEngines())("hosted sign-in, on $name", (engine) => {
  let house: Record<string, string>;
  beforeAll(async () => {
    house = { ...(await engine.environment()), ...firebase.environment };
  });

  const tokenOf = (uid: string, atMs = nowMs, change: JWTPayload = {}) =>
    firebase.sign({ ...firebase.claims(uid, atMs), ...change });

  it("makes an account at the first sign-in, and finds it at the next", async () => {
    const server = await startTestServer({ ...house, CLOCK: now });
    const first = await server.visitor().post(address, { idToken: await tokenOf("finder") });
    const second = await server
      .visitor()
      .post(address, { idToken: await tokenOf("finder", nowMs, { name: "A new name", email: "moved@example.org" }) });
    expect(first.status).toBe(200);
    const { user } = second.body as { user: { id: string; displayName: string; email: string } };
    expect(user).toMatchObject({
      id: (first.body["user"] as { id: string }).id,
      displayName: "A new name",
      email: "moved@example.org",
    });
    const both = await Promise.all(
      [1, 2].map(async () => server.visitor().post(address, { idToken: await tokenOf("twice-at-once") })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => (body["user"] as { id: string }).id)).size).toBe(1);
    await server.stop();
  });

  it("goes on with a newer token of the same person under the same cookie, and begins anew for another", async () => {
    const server = await startTestServer({ ...house, CLOCK: now });
    const visitor = server.visitor();
    await visitor.post(address, { idToken: await tokenOf("renewer", nowMs - 1_800_000) });
    const cookie = visitor.cookie();
    const renewed = await visitor.post(address, { idToken: await tokenOf("renewer") });
    expect(renewed.body["expiresAt"]).toBe("2026-03-02T15:59:30.000Z");
    expect(visitor.cookie()).toBe(cookie);
    const another = await visitor.post(address, { idToken: await tokenOf("another") });
    expect(another.body).toMatchObject({ user: { email: "another@example.org" } });
    expect(visitor.cookie()).not.toBe(cookie);
    expect((await server.visitor().get(address, { cookie: cookie ?? "" })).status).toBe(401);
    await server.stop();
  });

  it("keeps signed out whoever leaves while another tab brings a newer token", async () => {
    const server = await startTestServer({ ...house, CLOCK: now });
    const visitor = server.visitor();
    await visitor.post(address, { idToken: await tokenOf("leaver") });
    const cookie = visitor.cookie() ?? "";
    const before = firebase.asked.lookups;
    const release = firebase.hold();
    const renewed = server.visitor().post(address, { idToken: await tokenOf("leaver") }, { cookie });
    await expect.poll(() => firebase.asked.lookups).toBe(before + 1);
    expect((await visitor.post("/api/account/sign-out")).status).toBe(200);
    release();
    const { status, body } = await renewed;
    expect([status, body["code"]]).toEqual([401, "id-token-refused"]);
    expect((await server.visitor().get(address, { cookie })).status).toBe(401);
    await server.stop();
  });

  it("ends with the token, and lasts over a restart until then", async () => {
    const before = await startTestServer({ ...house, CLOCK: now });
    const visitor = before.visitor();
    await visitor.post(address, { idToken: await tokenOf("ending") });
    const cookie = visitor.cookie() ?? "";
    await before.stop();
    const still = await startTestServer({ ...house, CLOCK: "2026-03-02T15:59:00Z" });
    expect((await still.visitor().get(address, { cookie })).status).toBe(200);
    await still.stop();
    const late = await startTestServer({ ...house, CLOCK: "2026-03-02T15:59:31Z" });
    expect((await late.visitor().get(address, { cookie })).body["code"]).toBe("not-signed-in");
    await late.stop();
  });

  it.each([
    ["disabled", "user-disabled"],
    ["gone", "not-signed-in"],
    ["revoked", "not-signed-in"],
  ] as const)("is over within a minute once Firebase calls the account %s", async (standing, code) => {
    const uid = `leaves-${standing}`;
    const before = await startTestServer({ ...house, CLOCK: now });
    const visitor = before.visitor();
    await visitor.post(address, { idToken: await tokenOf(uid) });
    const cookie = visitor.cookie() ?? "";
    firebase.setStanding(uid, standing);
    const soon = await before.visitor().get(address, { cookie });
    expect(soon.status).toBe(200);
    await before.stop();
    const after = await startTestServer({ ...house, CLOCK: "2026-03-02T15:00:51Z" });
    expect((await after.visitor().get(address, { cookie })).body["code"]).toBe(code);
    const again = await after.visitor().post(address, { idToken: await tokenOf(uid) });
    expect(again.body["code"]).toBe(standing === "disabled" ? "user-disabled" : "id-token-refused");
    firebase.setStanding(uid, null);
    expect((await after.visitor().post(address, { idToken: await tokenOf(uid) })).status).toBe(200);
    await after.stop();
  });

  it.each(["disabled", "gone"] as const)(
    "ends with the tokens for other programs of an account that is %s",
    async (standing) => {
      const uid = `has-program-${standing}`;
      const before = await startTestServer({ ...house, CLOCK: now });
      const visitor = before.visitor();
      const begun = await visitor.post(address, { idToken: await tokenOf(uid) });
      expect(begun.body).toMatchObject({ user: {} });
      const made = await visitor.post("/api/tokens", { name: "Program" });
      expect(made.body).toMatchObject({ name: "Program" });
      const token = String(made.body["token"]);
      const program = { authorization: `Bearer ${token}` };
      expect((await before.visitor().get("/api/watchlist", program)).status).toBe(200);
      firebase.setStanding(uid, standing);
      const cookie = visitor.cookie() ?? "";
      await before.stop();
      const after = await startTestServer({ ...house, CLOCK: "2026-03-02T15:00:51Z" });
      await after.visitor().get(address, { cookie });
      const refused = await after.visitor().get("/api/watchlist", program);
      expect([refused.status, refused.body["code"]]).toEqual([401, "invalid-token"]);
      firebase.setStanding(uid, null);
      await after.stop();
    },
  );

  it("takes another address over only once Firebase has verified it, and tells the one before", async () => {
    const relay = await startMailServer();
    const mail = { SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" };
    const server = await startTestServer({ ...house, ...mail, CLOCK: now });
    const visitor = server.visitor();
    await visitor.post(address, { idToken: await tokenOf("mover") });
    const changed = { email: "mover-elsewhere@example.org", email_verified: false };
    const kept = await visitor.post(address, { idToken: await tokenOf("mover", nowMs, changed) });
    expect(kept.body).toMatchObject({ user: { email: "mover@example.org" } });
    expect((await visitor.get("/api/account/address")).body["isConfirmed"]).toBe(true);
    const verified = { ...changed, email_verified: true };
    const moved = await visitor.post(address, { idToken: await tokenOf("mover", nowMs, verified) });
    expect(moved.body).toMatchObject({ user: { email: "mover-elsewhere@example.org" } });
    expect(await relay.take("mover@example.org", "mover-elsewhere@example.org")).toContain("address");
    // Another account has the address, so it stays unchanged here.
    const taken = await tokenOf("mover", nowMs, { email: "occupant@example.org" });
    await server.visitor().post(address, { idToken: await tokenOf("occupant") });
    expect((await visitor.post(address, { idToken: taken })).body).toMatchObject({
      user: { email: "mover-elsewhere@example.org" },
    });
    await server.stop();
    await relay.close();
  });

  it("tells an open stream that the account was disabled", async () => {
    const before = await startTestServer({ ...house, CLOCK: now });
    const visitor = before.visitor();
    await visitor.post(address, { idToken: await tokenOf("streamer") });
    const cookie = visitor.cookie() ?? "";
    await before.stop();
    const after = await startTestServer({ ...house, CLOCK: "2026-03-02T15:00:47Z" });
    firebase.setStanding("streamer", "disabled");
    const events = await after
      .visitor()
      .events("/api/market/live", (list) => list.some(({ event }) => event === "session-end"), { cookie });
    expect(events.find(({ event }) => event === "session-end")?.data).toMatchObject({ reason: "disabled" });
    firebase.setStanding("streamer", null);
    await after.stop();
  });

  it("keeps those inside who are in while the service does not answer, and lets nobody new in", async () => {
    const before = await startTestServer({ ...house, CLOCK: now });
    const visitor = before.visitor();
    await visitor.post(address, { idToken: await tokenOf("patient") });
    const cookie = visitor.cookie() ?? "";
    await before.stop();
    firebase.turn("off");
    const after = await startTestServer({ ...house, CLOCK: "2026-03-02T15:10:00Z" });
    expect((await after.visitor().get(address, { cookie })).status).toBe(200);
    const refused = await after.visitor().post(address, { idToken: await tokenOf("newcomer") });
    expect([refused.status, refused.body["code"]]).toEqual([503, "sign-in-service-unreachable"]);
    firebase.turn("on");
    await after.stop();
  });

  it("counts as recent by the time of the sign-in at Firebase, not by the token's", async () => {
    const server = await startTestServer({ ...house, CLOCK: now });
    const visitor = server.visitor();
    await visitor.post(address, {
      idToken: await tokenOf("long-ago", nowMs, { auth_time: nowMs / 1000 - 3600, email: "long-ago@example.org" }),
    });
    const refused = await visitor.post("/api/tokens", { name: "Too late" });
    expect(refused.body["code"]).toBe("requires-recent-login");
    await visitor.post(address, { idToken: await tokenOf("long-ago") });
    expect((await visitor.post("/api/tokens", { name: "In time" })).status).toBe(201);
    const gone = await visitor.request("DELETE", "/api/account", { email: "long-ago@example.org" });
    expect(gone.status).toBe(200);
    await server.stop();
  });

  it("keeps its hands off a local account unless the address is confirmed on both sides", async () => {
    const local = await startTestServer({ ...house, AUTH_BACKEND: "local", CLOCK: now });
    await local.visitor().signUp({ name: "Local", email: "local@example.org", password: "gleaming-otter-7" });
    await local.stop();
    const server = await startTestServer({ ...house, CLOCK: now });
    const refused = await server.visitor().post(address, { idToken: await tokenOf("local") });
    expect([refused.status, refused.body["code"]]).toEqual([409, "email-already-in-use"]);
    await server.stop();
  });

  it("opens the local account of an address that is confirmed on both sides", async () => {
    const relay = await startMailServer();
    const mail = { SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" };
    const local = await startTestServer({ ...house, ...mail, AUTH_BACKEND: "local", CLOCK: now });
    const visitor = local.visitor();
    await visitor.signUp({ name: "Linked", email: "linked@example.org", password: "gleaming-otter-7" });
    const { user } = (await visitor.get(address)).body as { user: { id: string } };
    await local.stop();
    const server = await startTestServer({ ...house, CLOCK: now });
    const unverified = await tokenOf("linked", nowMs, { email_verified: false });
    expect((await server.visitor().post(address, { idToken: unverified })).body["code"]).toBe("email-already-in-use");
    const linked = await server.visitor().post(address, { idToken: await tokenOf("linked") });
    expect(linked.body).toMatchObject({ user: { id: user.id } });
    const namesake = await tokenOf("another-uid", nowMs, { email: "linked@example.org" });
    expect((await server.visitor().post(address, { idToken: namesake })).body["code"]).toBe("email-already-in-use");
    await server.stop();
    await relay.close();
  });

  it("opens no account where sign-up is closed, and none without an address", async () => {
    const server = await startTestServer({ ...house, SIGN_UP: "closed", CLOCK: now });
    const refused = await server.visitor().post(address, { idToken: await tokenOf("outsider") });
    expect([refused.status, refused.body["code"]]).toEqual([403, "operation-not-allowed"]);
    expect((await server.visitor().post(address, { idToken: await tokenOf("finder") })).status).toBe(200);
    await server.stop();
    const open = await startTestServer({ ...house, CLOCK: now });
    const { email: _email, ...nameless } = firebase.claims("nameless", nowMs);
    const noAddress = await open.visitor().post(address, { idToken: await firebase.sign(nameless) });
    expect(noAddress.body["code"]).toBe("operation-not-allowed");
    await open.stop();
  });

  it("refuses sessions that the local backend made", async () => {
    const local = await startTestServer({ ...house, AUTH_BACKEND: "local", CLOCK: now });
    const visitor = local.visitor();
    await visitor.signUp();
    const cookie = visitor.cookie() ?? "";
    await local.stop();
    const server = await startTestServer({ ...house, CLOCK: now });
    expect((await server.visitor().get(address, { cookie })).body["code"]).toBe("not-signed-in");
    await server.stop();
  });
});

describe("a server where Firebase signs in", () => {
  it("refuses what only the local backend does", async () => {
    const server = await startTestServer({ ...firebase.environment, CLOCK: now });
    const visitor = server.visitor();
    await visitor.post(address, { idToken: await firebase.sign(firebase.claims("inside", nowMs)) });
    const who = { email: "a@example.org", password: "gleaming-otter-7" };
    for (const [path, body] of [
      ["sign-up", { ...who, name: "A" }],
      ["sign-up/confirm", { token: "a", password: "b" }],
      ["sign-in", who],
      ["password-reset", who],
      ["password-reset/confirm", { token: "a", password: "b" }],
      ["password", who],
      ["email", who],
      ["proof", who],
      ["address/ask", {}],
      ["address/confirm", { token: "a" }],
    ] as const) {
      const reply = await visitor.post(`/api/account/${path}`, body);
      expect([path, reply.status, reply.body["code"]]).toEqual([path, 403, "operation-not-allowed"]);
    }
    await server.stop();
  });

  it("names that refusal wherever it may be answered", () => {
    const local = endpoints.filter(({ route }) => isLocalAlone(route));
    expect(local.length).toBeGreaterThan(20);
    const silent = local.filter(({ problems }) => !problems.includes("operation-not-allowed"));
    expect(silent.map(({ route }) => route)).toEqual([]);
  });

  it("tells the browser the public values, and lets it connect to Google alone besides itself", async () => {
    const server = await startTestServer(firebase.environment);
    const rules = await server.visitor().get("/api/account/rules");
    expect(rules.body).toMatchObject({
      backend: "firebase",
      firebase: { values: { projectId: "bellwether-project" }, missing: [], emulatorUrl: null },
    });
    expect(rules.headers.get("content-security-policy")).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    await server.stop();
  });

  it("lets pages load Google's script and frame only where Google's window is offered", async () => {
    const without = await startTestServer(firebase.environment);
    const strict = (await without.visitor().get("/api/account/rules")).headers;
    expect(strict.get("content-security-policy")).toContain("script-src 'self';");
    expect(strict.get("content-security-policy")).not.toContain("frame-src");
    expect(strict.get("cross-origin-opener-policy")).toBe("same-origin");
    await without.stop();
    const offering = await startTestServer({ ...firebase.environment, FIREBASE_PROVIDERS: "google.com" });
    const { headers } = await offering.visitor().get("/api/account/rules");
    expect(headers.get("content-security-policy")).toContain("script-src 'self' https://apis.google.com;");
    expect(headers.get("content-security-policy")).toContain("frame-src https://bellwether-project.firebaseapp.com;");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    await offering.stop();
  });

  it("starts without its values, names those that are missing and no value, and refuses to sign in", async () => {
    const server = await startTestServer({
      ...firebase.environment,
      FIREBASE_API_KEY: "",
      FIREBASE_APP_ID: "your-app-id",
      FIREBASE_PROJECT_ID: "<project>",
      FIREBASE_STORAGE_BUCKET: "YOUR_BUCKET",
      FIREBASE_MESSAGING_SENDER_ID: "xxx",
      FIREBASE_AUTH_DOMAIN: "changeme",
    });
    const { body, text } = await server.visitor().get("/api/account/rules");
    expect(body["firebase"]).toEqual({
      values: null,
      missing: [
        "FIREBASE_API_KEY",
        "FIREBASE_AUTH_DOMAIN",
        "FIREBASE_PROJECT_ID",
        "FIREBASE_STORAGE_BUCKET",
        "FIREBASE_MESSAGING_SENDER_ID",
        "FIREBASE_APP_ID",
      ],
      emulatorUrl: null,
      signsInWithGoogle: false,
    });
    expect(text + server.log()).not.toMatch(/your-app-id|<project>|YOUR_BUCKET/);
    const refused = await server.visitor().post(address, { idToken: "a.b.c" });
    expect([refused.status, refused.body["code"]]).toEqual([403, "operation-not-allowed"]);
    await server.stop();
  });

  it("lets an invited person in, once", async () => {
    const house = { ...firebase.environment, DATA_DIR: temporaryFolder(), SIGN_UP: "invite" };
    const server = await startTestServer(house);
    const [host, guest, another] = [server.visitor(), server.visitor(), server.visitor()];
    expect((await host.post(address, { idToken: await firebase.sign(firebase.claims("host")) })).status).toBe(200);
    const { url } = (await host.post("/api/users/invitations")).body as { url: string };
    const invitation = /#invitation=(.+)$/.exec(url)?.[1] ?? "";
    const idToken = await firebase.sign(firebase.claims("guest"));
    expect((await guest.post(address, { idToken })).body["code"]).toBe("operation-not-allowed");
    expect((await guest.post(address, { idToken, invitation })).status).toBe(200);
    const late = await another.post(address, { idToken: await firebase.sign(firebase.claims("late")), invitation });
    expect(late.body["code"]).toBe("operation-not-allowed");
    await server.stop();
  });

  it("keeps ID tokens sealed, and writes none to its log", async () => {
    const server = await startTestServer({ ...firebase.environment, LOG_LEVEL: "trace" });
    const idToken = await firebase.sign(firebase.claims("logged"));
    const reply = await server.visitor().post(address, { idToken });
    expect(reply.status).toBe(200);
    expect(server.log() + reply.text).not.toContain(idToken.slice(-40));
    await server.stop();
  });
});

describe("a server with accounts of its own", () => {
  it("takes no ID token, and says nothing of Firebase", async () => {
    const server = await startTestServer();
    const reply = await server.visitor().post(address, { idToken: "a.b.c" });
    expect([reply.status, reply.body["code"]]).toEqual([403, "operation-not-allowed"]);
    const rules = await server.visitor().get("/api/account/rules");
    expect(Object.keys(rules.body).toSorted()).toEqual(
      [
        "backend",
        "canResetByMail",
        "maximumLength",
        "minimumLength",
        "passkeyAddress",
        "providerName",
        "rules",
        "signUp",
        "version",
      ].toSorted(),
    );
    expect(rules.headers.get("content-security-policy")).toContain("connect-src 'self';");
    await server.stop();
  });
});
