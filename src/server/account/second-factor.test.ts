import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { createClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { createSecondFactorStore } from "./second-factor-store.ts";

const startsAt = "2026-03-02T15:00:05Z";
/** Milliseconds that the shared server's clock is ahead. */
let aheadMs = 0;

/** The code that an app shows, a number of steps from now. */
function codeOf(secret: string, steps = 0, now = Date.now() + aheadMs): string {
  const timestamp = now + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** The server's time. */
async function timeAt(visitor: Visitor): Promise<number> {
  return Date.parse((await visitor.get("/api/health/live")).headers.get("date") ?? "");
}

/** Turns it on with the code of the previous step, so that two more codes stay usable. */
async function enrolled(visitor: Visitor) {
  const { secret, uri } = (await visitor.post("/api/account/second-factor")).body as { secret: string; uri: string };
  const reply = await visitor.post("/api/account/second-factor/confirm", {
    code: codeOf(secret, -1, await timeAt(visitor)),
  });
  expect(reply.status, reply.text).toBe(200);
  return { secret, uri, codes: reply.body["recoveryCodes"] as string[] };
}

describe.each(testEngines())("the second factor on $name", (engine) => {
  let relay: MailServer;
  let house: Record<string, string>;
  let server: TestServer;
  beforeAll(async () => {
    relay = await startMailServer();
    house = { ...(await engine.environment()), SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" };
    server = await startTestServer({ ...house, CLOCK: startsAt });
    aheadMs = (await timeAt(server.visitor())) - Date.now();
  });
  afterAll(async () => {
    await server.stop();
    await relay.close();
  });

  const signIn = async (who: { email: string; password: string }) => {
    const visitor = server.visitor();
    const { email, password } = who;
    const reply = await visitor.post("/api/account/sign-in", { email, password });
    const { challenge = "", kinds = [] } = (reply.body["secondFactor"] ?? {}) as {
      challenge?: string;
      kinds?: string[];
    };
    return { visitor, reply, challenge, kinds };
  };
  const second = (visitor: Visitor, challenge: string, code: string) =>
    visitor.post("/api/account/sign-in/second-step", { challenge, code });

  it("is asked for after the right password, and no session is there before it is given", async () => {
    const owner = server.visitor();
    const who = await owner.signUp();
    const { secret, uri } = await enrolled(owner);
    expect(decodeURIComponent(uri)).toContain(who.email);
    await relay.take(who.email, "requires a code");

    const { visitor, reply, challenge, kinds } = await signIn(who);
    expect([reply.status, reply.headers.get("set-cookie"), kinds]).toEqual([200, null, ["totp", "recovery"]]);
    expect((await visitor.get("/api/account/session")).status).toBe(401);
    const wrong = await second(visitor, challenge, "000000");
    expect([wrong.status, wrong.body["code"], wrong.headers.get("set-cookie")]).toEqual([401, "wrong-code", null]);
    const right = await second(visitor, challenge, codeOf(secret));
    expect([right.status, right.body["user"]]).toMatchObject([200, { email: who.email }]);
    expect((await visitor.get("/api/account/session")).status).toBe(200);
    // The successful sign-in used the challenge up.
    expect((await second(visitor, challenge, codeOf(secret, 1))).body["code"]).toBe("sign-in-expired");
    expect(server.log()).not.toContain(secret);
  });

  it("takes no code twice and none of before", async () => {
    const owner = server.visitor();
    const who = await owner.signUp();
    const { secret } = await enrolled(owner);
    const first = await signIn(who);
    const again = await signIn(who);
    const both = await Promise.all(
      [first, again].map(({ visitor, challenge }) => second(visitor, challenge, codeOf(secret))),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const third = await signIn(who);
    expect((await second(third.visitor, third.challenge, codeOf(secret, -1))).body["code"]).toBe("wrong-code");
    expect((await second(third.visitor, third.challenge, codeOf(secret, 2))).body["code"]).toBe("wrong-code");
    expect((await second(third.visitor, third.challenge, codeOf(secret, 1))).status).toBe(200);
  });

  it("is replaced by a recovery code, once, in whatever spelling", async () => {
    const owner = server.visitor();
    const who = await owner.signUp();
    const { codes } = await enrolled(owner);
    expect(new Set(codes).size).toBe(10);
    const [code = "", other = ""] = codes;
    const { visitor, challenge } = await signIn(who);
    expect((await second(visitor, challenge, ` ${code.toUpperCase().replaceAll("-", " ")} `)).status).toBe(200);
    const again = await signIn(who);
    expect((await second(again.visitor, again.challenge, code)).body["code"]).toBe("wrong-code");
    const ways = (await owner.get("/api/account/sign-in-ways")).body;
    expect(ways).toMatchObject({ hasPassword: true, secondFactor: { recoveryCodesLeft: 9 } });

    const fresh = (await owner.post("/api/account/second-factor/recovery-codes")).body["recoveryCodes"] as string[];
    expect((await second(again.visitor, again.challenge, other)).body["code"]).toBe("wrong-code");
    expect((await second(again.visitor, again.challenge, fresh[0] ?? "")).status).toBe(200);
    expect(server.log()).not.toContain(code);
  });

  it("gives a sign-in five tries, and slows guesses down however many sign-ins they begin", async () => {
    const owner = server.visitor();
    const who = await owner.signUp();
    const { secret } = await enrolled(owner);
    const { visitor, challenge } = await signIn(who);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, guess) => second(visitor, challenge, `00000${guess}`)),
    );
    expect(guesses.every(({ status }) => status === 401 || status === 429)).toBe(true);
    expect(guesses.filter(({ body }) => body["code"] === "wrong-code").length).toBeLessThanOrEqual(5);
    const more = await signIn(who);
    const refused = await second(more.visitor, more.challenge, codeOf(secret));
    expect([refused.status, refused.body["code"]]).toEqual([429, "too-many-requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await second(visitor, challenge, codeOf(secret))).status).not.toBe(200);
  });

  it("counts from the first right code on, and stops with its proof", async () => {
    const owner = server.visitor();
    const who = await owner.signUp();
    const begun = (await owner.post("/api/account/second-factor")).body as { secret: string };
    expect((await owner.post("/api/account/second-factor/confirm", { code: "000000" })).body["code"]).toBe(
      "wrong-code",
    );
    expect((await signIn(who)).reply.body["user"]).toMatchObject({ email: who.email });
    await owner.post("/api/account/second-factor/confirm", { code: codeOf(begun.secret) });
    expect((await owner.post("/api/account/second-factor")).body["code"]).toBe("second-factor-on");
    expect((await owner.delete("/api/account/second-factor")).status).toBe(200);
    await relay.take(who.email, "turned off");
    expect((await owner.delete("/api/account/second-factor")).body["code"]).toBe("second-factor-off");
    expect((await signIn(who)).reply.body["user"]).toMatchObject({ email: who.email });
  });

  it("is not got around by a new password, which ends the sign-ins that wait", async () => {
    const owner = server.visitor();
    const who = await owner.signUp();
    const { secret } = await enrolled(owner);
    const waiting = await signIn(who);
    await server.visitor().post("/api/account/password-reset", { email: who.email });
    const token = /#token=([\w-]{43})\s/.exec(await relay.take(who.email, "/reset-password#token="))?.[1] ?? "";
    const password = "wandering-heron-8";
    const done = await server.visitor().post("/api/account/password-reset/confirm", { token, password });
    expect([done.status, done.headers.get("set-cookie")]).toEqual([200, null]);
    const late = await second(waiting.visitor, waiting.challenge, codeOf(secret));
    expect(late.body["code"]).toBe("sign-in-expired");
    const next = await signIn({ email: who.email, password });
    expect(next.kinds).toContain("totp");
    expect((await second(next.visitor, next.challenge, codeOf(secret))).status).toBe(200);
  });

  it("is refused to disabled users", async () => {
    const owner = server.visitor();
    const who = await owner.signUp();
    const { secret } = await enrolled(owner);
    const { visitor, challenge } = await signIn(who);
    await server.account.disableUser(who.email);
    const refused = await second(visitor, challenge, codeOf(secret));
    expect([refused.status, refused.body["code"]]).toEqual([401, "user-disabled"]);
  });

  it("of somebody whose address nobody had shown to be theirs does not survive a new password by mail", async () => {
    const quiet = await engine.environment();
    const before = await startTestServer({ ...quiet, CLOCK: startsAt });
    const squatter = before.visitor();
    const { email } = await squatter.signUp();
    await enrolled(squatter);
    await before.stop();
    const after = await startTestServer({ ...house, ...quiet, CLOCK: startsAt });
    await after.visitor().post("/api/account/password-reset", { email });
    const token = /#token=([\w-]{43})\s/.exec(await relay.take(email, "/reset-password#token="))?.[1] ?? "";
    const password = "wandering-heron-8";
    await after.visitor().post("/api/account/password-reset/confirm", { token, password });
    const owner = after.visitor();
    expect((await owner.post("/api/account/sign-in", { email, password })).body["user"]).toMatchObject({ email });
    const ways = (await owner.get("/api/account/sign-in-ways")).body["secondFactor"];
    expect(ways).toEqual({ since: null, recoveryCodesLeft: 0 });
    await after.stop();
  });

  it("is turned on with the secret whose code was checked, not with one that came in between", async () => {
    const owner = server.visitor();
    const { email } = await owner.signUp();
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: "unused", ...house });
    const database = await openDatabase({ ...config, log: createLog("silent"), lock: false });
    const user = await server.account.userByEmail(email);
    const factors = createSecondFactorStore({ db: database.db, clock: createClock() });
    const userId = user?.id ?? "";
    await factors.begin(userId, "sealed: the first");
    await factors.begin(userId, "sealed: the second");
    expect(await factors.confirm(userId, "sealed: the first", 1, ["a"])).toBe(false);
    expect([(await factors.totp(userId))?.confirmedAt, await factors.codesLeft(userId)]).toEqual([null, 0]);
    expect(await factors.confirm(userId, "sealed: the second", 1, ["a"])).toBe(true);
    await database.close();
  });

  it("waits an hour for the first code", async () => {
    const house2 = await engine.environment();
    const before = await startTestServer({ ...house2, CLOCK: startsAt });
    const owner = before.visitor();
    await owner.signUp();
    const { secret } = (await owner.post("/api/account/second-factor")).body as { secret: string };
    const cookie = owner.cookie() ?? "";
    await before.stop();
    for (const [minutes, answer] of [
      [61, "second-factor-not-begun"],
      [59, 200],
    ] as const) {
      const at = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
      const after = await startTestServer({ ...house2, CLOCK: at });
      const path = "/api/account/second-factor/confirm";
      const code = codeOf(secret, 0, await timeAt(after.visitor()));
      const reply = await after.visitor().post(path, { code }, { cookie });
      expect(reply.body["code"] ?? reply.status).toBe(answer);
      await after.stop();
    }
  });

  it("is taken away by whoever runs the server, and the sessions with it", async () => {
    const owner = server.visitor();
    const who = await owner.signUp();
    await enrolled(owner);
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: "unused", ...house });
    const database = await openDatabase({ ...config, log: createLog("silent"), lock: false });
    const factors = createSecondFactorStore({ db: database.db, clock: createClock() });
    expect(await factors.removeByEmail(who.email)).toBe(true);
    expect(await factors.removeByEmail("stranger@example.org")).toBe(null);
    await database.close();
    // A session ended by another process is noticed within seconds.
    const status = async () => (await owner.get("/api/account/session")).status;
    await expect.poll(status).toBe(401);
    expect((await signIn(who)).reply.body["user"]).toMatchObject({ email: who.email });
  });
});

it("lets a sign-in wait ten minutes for its second step", async () => {
  const [engine] = testEngines();
  if (engine === undefined) throw new Error("there is no engine to test on");
  const house = await engine.environment();
  const before = await startTestServer({ ...house, CLOCK: startsAt });
  const owner = before.visitor();
  const { email, password } = await owner.signUp();
  const { codes } = await enrolled(owner);
  const reply = await before.visitor().post("/api/account/sign-in", { email, password });
  const { challenge } = reply.body["secondFactor"] as { challenge: string };
  await before.stop();
  const after = await startTestServer({ ...house, CLOCK: "2026-03-02T15:11:00Z" });
  const late = await after.visitor().post("/api/account/sign-in/second-step", { challenge, code: codes[0] });
  expect([late.status, late.body["code"]]).toEqual([401, "sign-in-expired"]);
  await after.stop();
});
