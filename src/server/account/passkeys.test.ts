import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { createSoftAuthenticator, type SoftAuthenticator } from "../../../tests/support/soft-authenticator.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";

const startsAt = "2026-03-02T15:00:00Z";
const place = { origin: "http://localhost:4600", host: "localhost" };

const challengeOf = (body: { readonly [field: string]: unknown }) =>
  (body["options"] as { challenge: string } | undefined)?.challenge ?? "";

/** Creates a passkey in an authenticator and adds it to the account. */
async function added(visitor: Visitor, authenticator = createSoftAuthenticator(place), name = "Phone") {
  const { body } = await visitor.post("/api/account/passkeys/options");
  const reply = await visitor.post("/api/account/passkeys", { name, response: authenticator.made(challengeOf(body)) });
  expect(reply.status, reply.text).toBe(201);
  return { authenticator, id: String(reply.body["id"]) };
}

async function signIn(visitor: Visitor, authenticator: SoftAuthenticator, counter: number, challenge?: string) {
  const { body } = await visitor.post(
    "/api/account/sign-in/passkey/options",
    challenge === undefined ? {} : { challenge },
  );
  const response = authenticator.signed(challengeOf(body), { counter });
  return { response, reply: await visitor.post("/api/account/sign-in/passkey", { response }) };
}

describe.each(testEngines())("passkeys on $name", (engine) => {
  let relay: MailServer;
  let house: Record<string, string>;
  let server: TestServer;
  beforeAll(async () => {
    relay = await startMailServer();
    house = {
      ...(await engine.environment()),
      APP_URL: "http://localhost:4600",
      SMTP_URL: relay.url,
      MAIL_FROM: "Bellwether <mail@example.org>",
    };
    server = await startTestServer({ ...house, CLOCK: startsAt });
  });
  afterAll(async () => {
    await server.stop();
    await relay.close();
  });

  it("sign in without a password, and no answer is good twice", async () => {
    const owner = server.visitor();
    const { email } = await owner.signUp();
    const { authenticator } = await added(owner);
    await relay.take(email, "with the passkey");
    const visitor = server.visitor();
    const { response, reply } = await signIn(visitor, authenticator, 1);
    expect([reply.status, reply.body["user"]]).toMatchObject([200, { email }]);
    expect((await visitor.get("/api/account/session")).status).toBe(200);
    const again = await server.visitor().post("/api/account/sign-in/passkey", { response });
    expect([again.status, again.body["code"]]).toEqual([401, "passkey-refused"]);
    const listed = (await owner.get("/api/account/sign-in-ways")).body["passkeys"];
    expect(listed).toMatchObject([{ name: "Phone", lastUsedAt: expect.stringMatching(/^2026-03-02/) }]);
  });

  it("are refused with a counter that went back, without a check of who holds them, from elsewhere, and unknown", async () => {
    const owner = server.visitor();
    await owner.signUp();
    const { authenticator } = await added(owner);
    expect((await signIn(server.visitor(), authenticator, 5)).reply.status).toBe(200);
    expect((await signIn(server.visitor(), authenticator, 5)).reply.body["code"]).toBe("passkey-refused");
    expect((await signIn(server.visitor(), authenticator, 4)).reply.body["code"]).toBe("passkey-refused");

    const visitor = server.visitor();
    const ask = async () => challengeOf((await visitor.post("/api/account/sign-in/passkey/options")).body);
    const send = async (response: object) => visitor.post("/api/account/sign-in/passkey", { response });
    const unverified = await send(authenticator.signed(await ask(), { counter: 6, isVerified: false }));
    expect(unverified.body["code"]).toBe("passkey-refused");
    const handle = Buffer.from("somebody-else").toString("base64url");
    const otherUser = await send(authenticator.signed(await ask(), { counter: 6, userHandle: handle }));
    expect(otherUser.body["code"]).toBe("passkey-refused");
    expect((await send(authenticator.signed("bm90IG91cnM", { counter: 6 }))).body["code"]).toBe("passkey-refused");
    expect((await send(createSoftAuthenticator(place).signed(await ask(), { counter: 1 }))).body["code"]).toBe(
      "passkey-refused",
    );
    expect((await send(authenticator.signed(await ask(), { counter: 6 }))).status).toBe(200);

    const foreign = createSoftAuthenticator({ ...place, origin: "http://localhost:4601" });
    const { body } = await owner.post("/api/account/passkeys/options");
    const refused = await owner.post("/api/account/passkeys", { name: "X", response: foreign.made(challengeOf(body)) });
    expect([refused.status, refused.body["code"]]).toEqual([401, "passkey-refused"]);
  });

  it("answer the second step of their owner alone", async () => {
    const [owner, stranger] = [server.visitor(), server.visitor()];
    const { email, password } = await owner.signUp();
    await stranger.signUp();
    const { authenticator } = await added(owner);
    const { authenticator: others } = await added(stranger);
    // A passkey alone doesn't require a second step: the password still works.
    expect((await server.visitor().post("/api/account/sign-in", { email, password })).body).toHaveProperty("user");
    const { secret } = (await owner.post("/api/account/second-factor")).body as { secret: string };
    const { Secret, TOTP } = await import("otpauth");
    const timestamp = Date.parse(String((await owner.get("/api/health/live")).headers.get("date")));
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    expect((await owner.post("/api/account/second-factor/confirm", { code })).status).toBe(200);

    const visitor = server.visitor();
    const first = await visitor.post("/api/account/sign-in", { email, password });
    const { challenge, kinds } = first.body["secondFactor"] as { challenge: string; kinds: string[] };
    expect(kinds).toContain("passkey");
    expect((await signIn(visitor, others, 1, challenge)).reply.body["code"]).toBe("passkey-refused");
    expect((await signIn(visitor, authenticator, 1, challenge)).reply.status).toBe(200);
    const wrong = await visitor.post("/api/account/sign-in/passkey/options", { challenge: "not-a-challenge" });
    expect([wrong.status, wrong.body["code"]]).toEqual([401, "sign-in-expired"]);
  });

  it("show that an account is still its owner's, for ten minutes", async () => {
    const place2 = await engine.environment();
    const before = await startTestServer({ ...place2, APP_URL: "http://localhost:4600", CLOCK: startsAt });
    const [owner, stranger] = [before.visitor(), before.visitor()];
    await owner.signUp();
    await stranger.signUp();
    const { authenticator } = await added(owner);
    const { authenticator: others } = await added(stranger);
    const cookie = owner.cookie() ?? "";
    await before.stop();
    const after = await startTestServer({ ...place2, APP_URL: "http://localhost:4600", CLOCK: "2026-03-02T15:20:00Z" });
    const visitor = after.visitor();
    const post = (path: string, body: object = {}) => visitor.request("POST", path, body, { cookie });
    expect((await visitor.get("/api/account/proof", { cookie })).body["ways"]).toEqual(["password", "passkey"]);
    expect((await post("/api/tokens", { name: "Late" })).body["code"]).toBe("requires-recent-login");
    const ask = async () => challengeOf((await post("/api/account/proof/passkey/options")).body);
    const refused = await post("/api/account/proof/passkey", { response: others.signed(await ask(), { counter: 1 }) });
    expect(refused.body["code"]).toBe("passkey-refused");
    const proved = await post("/api/account/proof/passkey", {
      response: authenticator.signed(await ask(), { counter: 1 }),
    });
    expect(proved.status, proved.text).toBe(200);
    expect((await post("/api/tokens", { name: "Late" })).status).toBe(201);
    await after.stop();
  });

  it("are renamed and removed by their owner, who is told", async () => {
    const [owner, stranger] = [server.visitor(), server.visitor()];
    const { email } = await owner.signUp();
    await stranger.signUp();
    const { authenticator, id } = await added(owner);
    expect((await stranger.patch(`/api/account/passkeys/${id}`, { name: "Mine" })).body["code"]).toBe(
      "passkey-not-found",
    );
    expect((await stranger.delete(`/api/account/passkeys/${id}`)).body["code"]).toBe("passkey-not-found");
    expect((await owner.patch(`/api/account/passkeys/${id}`, { name: "Key ring" })).status).toBe(200);
    expect((await owner.delete(`/api/account/passkeys/${id}`)).status).toBe(200);
    expect(await relay.take(email, "can no longer sign in")).toContain("Key ring");
    expect((await signIn(server.visitor(), authenticator, 1)).reply.body["code"]).toBe("passkey-refused");
  });

  it("of somebody whose address nobody had shown to be theirs do not survive a new password by mail", async () => {
    const quiet = await engine.environment();
    const before = await startTestServer({ ...quiet, APP_URL: "http://localhost:4600" });
    const squatter = before.visitor();
    const { email } = await squatter.signUp();
    const { authenticator } = await added(squatter);
    await before.stop();
    const after = await startTestServer({ ...house, ...quiet });
    await after.visitor().post("/api/account/password-reset", { email });
    const token = /#token=([\w-]{43})\s/.exec(await relay.take(email, "/reset-password#token="))?.[1] ?? "";
    await after.visitor().post("/api/account/password-reset/confirm", { token, password: "wandering-heron-8" });
    expect((await signIn(after.visitor(), authenticator, 1)).reply.body["code"]).toBe("passkey-refused");
    await after.stop();
  });

  it("are asked of nobody more than five minutes, and no account keeps more than twenty", async () => {
    const house2 = { ...(await engine.environment()), APP_URL: "http://localhost:4600" };
    const before = await startTestServer({ ...house2, CLOCK: startsAt });
    const owner = before.visitor();
    await owner.signUp();
    const { authenticator } = await added(owner);
    const begin = async () => challengeOf((await owner.post("/api/account/passkeys/options")).body);
    for (let count = 1; count < 19; count += 1) await added(owner);
    const [first, second] = [await begin(), await begin()];
    const keep = (challenge: string) =>
      owner.post("/api/account/passkeys", { name: "Last", response: createSoftAuthenticator(place).made(challenge) });
    expect((await keep(first)).status).toBe(201);
    expect((await keep(second)).body["code"]).toBe("too-many-passkeys");
    expect((await owner.post("/api/account/passkeys/options")).body["code"]).toBe("too-many-passkeys");
    const asked: string[] = [];
    for (let count = 0; count < 2; count += 1)
      asked.push(challengeOf((await before.visitor().post("/api/account/sign-in/passkey/options")).body));
    await before.stop();
    for (const [index, [at, status]] of (
      [
        ["2026-03-02T15:04:00Z", 200],
        ["2026-03-02T15:06:00Z", 401],
      ] as const
    ).entries()) {
      const after = await startTestServer({ ...house2, CLOCK: at });
      const response = authenticator.signed(asked[index] ?? "", { counter: index + 1 });
      expect((await after.visitor().post("/api/account/sign-in/passkey", { response })).status).toBe(status);
      await after.stop();
    }
  });

  it("say where they do not work", async () => {
    const house2 = await engine.environment();
    const elsewhere = await startTestServer({ ...house2, APP_URL: "http://192.168.1.20:4600" });
    const visitor = elsewhere.visitor();
    await visitor.signUp();
    const refused = await visitor.post("/api/account/passkeys/options");
    expect([refused.status, refused.body["code"]]).toEqual([409, "passkeys-need-host-name"]);
    expect((await visitor.get("/api/account/rules")).body["passkeyAddress"]).toBe(null);
    expect((await server.visitor().get("/api/account/rules")).body["passkeyAddress"]).toBe("http://localhost:4600");
    await elsewhere.stop();
  });
});
