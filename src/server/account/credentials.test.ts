import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { splitRoute } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { createClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open-database.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { createMemoryState } from "../shared/memory.ts";
import { createSharedLimits } from "../shared/shared-limits.ts";
import { createLog } from "../log.ts";
import { createMailStore } from "../mail/store.ts";
import { createAddressConfirmation } from "./address-confirmation.ts";
import { createReaderWords } from "../settings/reader-words.ts";
import { createAccountMails } from "./account-mails.ts";
import { createAccountLinkStore } from "./link-store.ts";
import { createAccountStore } from "./store.ts";

const fresh = "wandering-heron-8";
const from = "Bellwether <mail@example.org>";
const tokenOf = (mail: string) => /#token=([\w-]{43})\s/.exec(mail)?.[1] ?? "";

describe.each(testEngines())("what one signs in with, on $name", (engine) => {
  let relay: MailServer;
  let server: TestServer;
  let silent: TestServer;
  beforeAll(async () => {
    relay = await startMailServer();
    server = await startTestServer({ ...(await engine.environment()), SMTP_URL: relay.url, MAIL_FROM: from });
    silent = await startTestServer(await engine.environment());
  });
  afterAll(async () => {
    await Promise.all([server.stop(), silent.stop()]);
    await relay.close();
  });

  const signIn = (email: string, password: string, on = server) =>
    on.visitor().post("/api/account/sign-in", { email, password });
  const isIn = async (visitor: Visitor) => (await visitor.get("/api/account/session")).status === 200;
  const askForReset = async (email: string) => {
    const reply = await server.visitor().post("/api/account/password-reset", { email });
    expect([reply.status, reply.body]).toEqual([202, {}]);
  };
  const reset = (token: string, password = fresh) =>
    server.visitor().post("/api/account/password-reset/confirm", { token, password });

  it("is a new password with the link in a mail, which ends every session and every token, once", async () => {
    const visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    const { token: program } = (await visitor.post("/api/tokens", { name: "Program" })).body;
    const bearer = { authorization: `Bearer ${String(program)}` };
    expect((await server.visitor().get("/api/watchlist", bearer)).status).toBe(200);
    await askForReset(email);
    const mail = await relay.take(email, "/reset-password#token=");
    const token = tokenOf(mail);
    const weak = await reset(token, "123456");
    expect([weak.status, weak.body["code"]]).toEqual([422, "weak-password"]);
    const both = await Promise.all([reset(token), reset(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await isIn(visitor)).toBe(false);
    expect((await server.visitor().get("/api/watchlist", bearer)).status).toBe(401);
    expect((await signIn(email, password)).body["code"]).toBe("invalid-credential");
    expect((await signIn(email, fresh)).status).toBe(200);
    expect(await relay.take(email, "was changed")).not.toContain(fresh);
    expect(server.log()).not.toContain(token);
  });

  it("writes to an account in its language, and before one is chosen in the caller's", async () => {
    const visitor = server.visitor();
    const { email } = await visitor.signUp();
    await server.visitor().post("/api/account/password-reset", { email }, { "accept-language": "fr-CH,fr;q=0.9" });
    expect(await relay.take(email, "Pour en d")).toContain("/reset-password#token=");
    await visitor.patch("/api/settings", { preferences: { language: "de" } });
    await server.visitor().post("/api/account/password-reset", { email }, { "accept-language": "fr-CH,fr;q=0.9" });
    expect(await relay.take(email, "innerhalb von 30 Minuten")).toContain("/reset-password#token=");
  });

  it("does not tell by a reset who has an account, and sends nothing to strangers", async () => {
    await askForReset("stranger@example.org");
    const { email } = await server.visitor().signUp();
    await server.account.disableUser(email);
    await askForReset(email);
    const known = server.visitor();
    const { email: other } = await known.signUp();
    await askForReset(other);
    await relay.take(other, "#token=");
    expect(relay.recipients()).not.toContain("stranger@example.org");
    expect(relay.recipients()).not.toContain(email);
    const noMail = await silent.visitor().post("/api/account/password-reset", { email: other });
    expect([noMail.status, noMail.body["code"]]).toEqual([409, "mail-not-set-up"]);
    expect((await silent.visitor().get("/api/account/rules")).body["canResetByMail"]).toBe(false);
    expect((await server.visitor().get("/api/account/rules")).body["canResetByMail"]).toBe(true);
  });

  it("is another password for whoever knows the one of now, and ends the other sessions alone", async () => {
    const visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    const other = server.visitor();
    await other.post("/api/account/sign-in", { email, password });
    const wrong = await visitor.post("/api/account/password", { password: fresh, currentPassword: "not it" });
    expect([wrong.status, wrong.body["code"]]).toEqual([401, "wrong-password"]);
    const weak = await visitor.post("/api/account/password", { password: "1234567", currentPassword: password });
    expect(weak.body["code"]).toBe("weak-password");
    const same = await visitor.post("/api/account/password", { password, currentPassword: password });
    expect([same.status, same.body["code"]]).toEqual([422, "same-password"]);
    expect(await isIn(other)).toBe(true);
    await askForReset(email);
    const link = tokenOf(await relay.take(email, "#token="));
    const done = await visitor.post("/api/account/password", { password: fresh, currentPassword: password });
    expect(done.status).toBe(200);
    expect([await isIn(visitor), await isIn(other)]).toEqual([true, false]);
    expect((await signIn(email, fresh)).status).toBe(200);
    expect((await reset(link)).body["code"]).toBe("link-not-good");
    await relay.take(email, "was changed");
  });

  it("is slowed down when it is guessed with a session, too", async () => {
    const visitor = silent.visitor();
    const { password } = await visitor.signUp();
    for (let failure = 0; failure < 5; failure += 1)
      await visitor.post("/api/account/password", { password: fresh, currentPassword: `wrong-${failure}` });
    const slowed = await visitor.post("/api/account/password", { password: fresh, currentPassword: password });
    expect([slowed.status, slowed.body["code"]]).toEqual([429, "too-many-requests"]);
  });

  it("is told to no session that does not give it: the right word is answered like any other", async () => {
    const house = await engine.environment();
    const lax = await startTestServer({ ...house, AUTH_MIN_PASSWORD: "6" });
    const visitor = lax.visitor();
    const { password } = await visitor.signUp();
    const answers = (on: Visitor) =>
      Promise.all([password, fresh].map((word) => on.post("/api/account/password", { password: word })));
    expect((await answers(visitor)).map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ]);
    await lax.stop();
    const strict = await startTestServer({ ...house, AUTH_MIN_PASSWORD: "100" });
    const cookie = visitor.cookie() ?? "";
    for (const word of [password, fresh]) {
      const weak = await strict.visitor().post("/api/account/password", { password: word }, { cookie });
      expect(weak.body["code"]).toBe("weak-password");
    }
    await strict.stop();
  });

  it("needs a sign-in of the last ten minutes where no password is given", async () => {
    const house = await engine.environment();
    const before = await startTestServer({ ...house, CLOCK: "2026-03-02T15:00:00Z" });
    const visitor = before.visitor();
    const { email, password } = await visitor.signUp();
    const changed = await visitor.post("/api/account/password", { password: fresh });
    expect(changed.status).toBe(200);
    const cookie = visitor.cookie() ?? "";
    await before.stop();
    const after = await startTestServer({ ...house, CLOCK: "2026-03-02T15:11:00Z" });
    for (const [path, body] of [
      ["/api/account/password", { password }],
      ["/api/account/email", { email: "new@example.org" }],
    ] as const) {
      const late = await after.visitor().post(path, body, { cookie });
      expect([late.status, late.body["code"]]).toEqual([403, "requires-recent-login"]);
    }
    expect((await signIn(email, fresh, after)).status).toBe(200);
    await after.stop();
  });

  it("is wanted again after ten minutes wherever more is opened than a look, and then is good for ten more", async () => {
    const house = await engine.environment();
    const before = await startTestServer({ ...house, CLOCK: "2026-03-02T15:00:00Z" });
    const first = before.visitor();
    const { password } = await first.signUp();
    const cookie = first.cookie() ?? "";
    expect((await first.get("/api/account/proof")).body).toMatchObject({ isRecent: true });
    expect((await first.post("/api/tokens", { name: "Early" })).status).toBe(201);
    await before.stop();

    const after = await startTestServer({ ...house, CLOCK: "2026-03-02T15:11:00Z" });
    const visitor = after.visitor();
    const wanting = endpoints.filter(({ needsRecentSignIn }) => needsRecentSignIn);
    expect(wanting.map(({ route }) => route)).toContain("POST /api/tokens");
    const ask = async (route: string) => {
      const { method, path } = splitRoute(route);
      const body = method === "GET" || method === "DELETE" ? undefined : {};
      return visitor.request(method, path.replaceAll(/:\w+/g, "some-id"), body, { cookie });
    };
    for (const { route } of wanting)
      expect([route, (await ask(route)).body["code"]]).toEqual([route, "requires-recent-login"]);
    expect((await visitor.get("/api/account/proof", { cookie })).body).toMatchObject({
      isRecent: false,
      ways: ["password"],
    });
    const wrong = await visitor.post("/api/account/proof", { password: "not the password" }, { cookie });
    expect([wrong.status, wrong.body["code"]]).toEqual([401, "wrong-password"]);
    expect((await ask("POST /api/tokens")).body["code"]).toBe("requires-recent-login");

    expect((await visitor.post("/api/account/proof", { password }, { cookie })).status).toBe(200);
    for (const { route } of wanting) expect((await ask(route)).body["code"]).not.toBe("requires-recent-login");
    await after.stop();

    const later = await startTestServer({ ...house, CLOCK: "2026-03-02T15:23:00Z" });
    const late = await later.visitor().post("/api/tokens", { name: "Late" }, { cookie });
    expect(late.body["code"]).toBe("requires-recent-login");
    await later.stop();
  });

  it("is another address once that was confirmed; the old one is told, and its links are good for nothing", async () => {
    const visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    await askForReset(email);
    const link = tokenOf(await relay.take(email, "#token="));
    const wish = { email: "Moved@example.org", currentPassword: password };
    expect((await visitor.post("/api/account/email", { ...wish, currentPassword: "no" })).status).toBe(401);
    expect((await visitor.post("/api/account/email", { ...wish, email: "no address" })).body["code"]).toBe(
      "invalid-email",
    );
    const asked = await visitor.post("/api/account/email", wish);
    expect([asked.status, asked.body]).toEqual([202, { checkMail: true }]);
    expect((await signIn("moved@example.org", password)).status).toBe(401);
    const token = tokenOf(await relay.take("Moved@example.org", "#token="));
    const confirmed = await server.visitor().post("/api/account/address/confirm", { token });
    expect(confirmed.body).toEqual({ email: "Moved@example.org" });
    expect((await visitor.get("/api/account/address")).body).toMatchObject({
      email: "Moved@example.org",
      isConfirmed: true,
    });
    expect(await relay.take(email, "now uses Moved@example.org")).not.toContain("#token=");
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn("moved@example.org", password)).status).toBe(200);
    expect((await reset(link)).body["code"]).toBe("link-not-good");
  });

  it("takes back what waits for the address before, and only where the account gets another one", async () => {
    const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDirectory = "" } = await engine.environment();
    const opened = await openDatabase({ databaseUrl, dataDirectory, log: createLog("silent") });
    const { db } = opened;
    const clock = createClock();
    const store = createAccountStore({ db, clock });
    const mails = createMailStore({ db, clock });
    const confirmation = createAddressConfirmation({
      store,
      links: createAccountLinkStore({ db, clock }),
      mail: { isSetUp: true, post: (news) => mails.add(news), withdraw: (...what) => mails.withdraw(...what) },
      mails: createAccountMails({
        appUrl: new URL("https://bellwether.example"),
        words: createReaderWords(() => Promise.resolve({})),
      }),
      limits: createRateLimits(
        readConfig({ DATA_DIR: dataDirectory }).limits,
        createSharedLimits({ shared: createMemoryState(createLog("silent")), log: createLog("silent") }),
      ),
      appUrl: new URL("https://bellwether.example"),
      addressChanged: () => Promise.resolve(),
    });
    for (const name of ["ada", "bo"]) {
      const email = `${name}@example.org`;
      const user = { id: name, email, emailKey: email, displayName: name, passwordHash: "", isConfirmed: true };
      await store.transaction((queries) => store.insertUser(queries, user));
      const letter = { to: email, subject: "", text: "", html: null, images: [], unsubscribeUrl: null };
      await mails.add(["newsletter a", "alert a", "account a"].map((key) => ({ userId: name, key, mail: letter })));
    }
    const waiting = async (userId: string) => {
      const states = await Promise.all(["newsletter", "alert", "account a"].map((key) => mails.newest(userId, key)));
      return states.map((newest) => newest?.state);
    };
    expect(await confirmation.change("ada", "bo@example.org", true, null)).toMatchObject({
      code: "email-already-in-use",
    });
    expect(await confirmation.change("ada", "ADA@example.org", true, null)).toBeNull();
    expect(await waiting("ada")).toEqual(["waiting", "waiting", "waiting"]);
    expect(await confirmation.change("ada", "moved@example.org", true, null)).toBeNull();
    expect(await waiting("ada")).toEqual(["failed", "failed", "waiting"]);
    expect(await waiting("bo")).toEqual(["waiting", "waiting", "waiting"]);
    await opened.close();
  });

  it("is no address of another account, and nobody hears whose it is", async () => {
    const { email: taken } = await server.visitor().signUp();
    const visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    const asked = await visitor.post("/api/account/email", { email: taken, currentPassword: password });
    expect([asked.status, asked.body]).toEqual([202, { checkMail: true }]);
    expect(await relay.take(taken, "already have an account")).not.toContain("#token=");
    expect((await visitor.get("/api/account/address")).body["email"]).toBe(email);
  });

  it("is another address at once where no mail is sent, unless another account has it", async () => {
    const visitor = silent.visitor();
    const { password } = await visitor.signUp();
    const { email: taken } = await silent.visitor().signUp();
    const refused = await visitor.post("/api/account/email", { email: taken, currentPassword: password });
    expect([refused.status, refused.body["code"]]).toEqual([409, "email-already-in-use"]);
    const done = await visitor.post("/api/account/email", { email: "quiet@example.org", currentPassword: password });
    expect([done.status, done.body]).toEqual([200, { checkMail: false }]);
    expect((await visitor.get("/api/account/address")).body).toMatchObject({ isConfirmed: false });
    expect((await signIn("quiet@example.org", password, silent)).status).toBe(200);
  });
});
