import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";

const password = "gleaming-otter-7";
const from = "Bellwether <mail@example.org>";

describe.each(testEngines())("the address of an account on $name", (engine) => {
  let relay: MailServer;
  let environment: Record<string, string>;
  let server: TestServer;
  beforeAll(async () => {
    relay = await startMailServer();
    environment = await engine.environment();
    server = await startTestServer({ ...environment, SMTP_URL: relay.url, MAIL_FROM: from });
  });
  afterAll(async () => {
    await server.stop();
    await relay.close();
  });

  const ask = (email: string, more: object = {}) =>
    server.visitor().post("/api/account/sign-up", { name: "Ada", email, password, ...more });
  const tokenOf = (text: string) => /#(?:sign-up|token)=([\w-]{43})\s/.exec(text)?.[1] ?? "";
  const signUpLink = async (email: string) => tokenOf(await relay.take(email, "#sign-up="));
  const open = (token: string, secret = password) =>
    server.visitor().post("/api/account/sign-up/confirm", { token, password: secret });
  const signIn = (email: string, secret = password) =>
    server.visitor().post("/api/account/sign-in", { email, password: secret });

  it("is asked for before there is an account, and whoever has one is not told to others", async () => {
    const { email } = await server.visitor().signUp();
    const taken = await ask(email.toUpperCase(), { password: "another-otter-8" });
    const free = await ask("free@example.org");
    expect([taken.status, free.status]).toEqual([202, 202]);
    expect(taken.text).toBe(free.text);
    expect([taken.headers.get("set-cookie"), free.headers.get("set-cookie")]).toEqual([null, null]);
    expect((await signIn("free@example.org")).body["code"]).toBe("invalid-credential");
    const told = await relay.take(email, "already have an account");
    expect(told).not.toContain("#sign-up=");
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, "another-otter-8")).body["code"]).toBe("invalid-credential");
  });

  it("opens the account with the link in the mail and the password of whoever asked, once", async () => {
    await ask("opened@example.org");
    const token = await signUpLink("opened@example.org");
    const wrong = await open(token, "not-the-password");
    expect([wrong.status, wrong.body["code"]]).toEqual([401, "wrong-password"]);
    expect((await open("A".repeat(43))).body["code"]).toBe("link-not-good");
    const visitor = server.visitor();
    const made = await visitor.post("/api/account/sign-up/confirm", { token, password });
    expect(made.status).toBe(201);
    expect(made.body["user"]).toMatchObject({ email: "opened@example.org", displayName: "Ada" });
    expect((await visitor.get("/api/watchlist")).body).toMatchObject({ isDefault: true });
    expect((await visitor.get("/api/account/address")).body).toEqual({
      email: "opened@example.org",
      isConfirmed: true,
      canConfirm: true,
    });
    expect((await open(token)).body["code"]).toBe("link-not-good");
  });

  it("belongs to whoever confirms it: another's wish for the same address ends with it", async () => {
    await ask("wanted@example.org", { password: "somebody-elses-9" });
    const others = await signUpLink("wanted@example.org");
    await ask("wanted@example.org");
    const own = await signUpLink("wanted@example.org");
    expect((await open(others)).body["code"]).toBe("wrong-password");
    const replies = await Promise.all([open(own), open(own)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
    expect((await open(others, "somebody-elses-9")).body["code"]).toBe("link-not-good");
    expect((await signIn("wanted@example.org", "somebody-elses-9")).body["code"]).toBe("invalid-credential");
  });

  it("gets three mails an hour, and nobody hears that more were asked for", async () => {
    for (let time = 0; time < 3; time += 1) {
      await ask("often@example.org");
      await signUpLink("often@example.org");
    }
    expect((await ask("often@example.org")).status).toBe(202);
    await ask("after@example.org");
    await signUpLink("after@example.org");
    expect(relay.recipients()).not.toContain("often@example.org");
  });

  it("of an account from before is confirmed with a link too, and gets no other mail until then", async () => {
    const house = await engine.environment();
    const before = await startTestServer(house);
    const early = before.visitor();
    const who = await early.signUp();
    expect((await early.get("/api/account/address")).body).toMatchObject({ isConfirmed: false, canConfirm: false });
    expect((await early.post("/api/account/address/ask")).body["code"]).toBe("mail-not-set-up");
    await before.stop();

    const after = await startTestServer({ ...house, SMTP_URL: relay.url, MAIL_FROM: from });
    const visitor = after.visitor();
    await visitor.post("/api/account/sign-in", who);
    const test = await visitor.post("/api/mail/test");
    expect([test.status, test.body["code"]]).toEqual([409, "email-not-confirmed"]);
    expect((await visitor.post("/api/account/address/ask")).status).toBe(200);
    const mail = await relay.take(who.email, "#token=");
    const token = tokenOf(mail);
    expect(mail).toContain(`/verify#token=${token}\n`);
    const page = await after.visitor().get(`/verify#token=${token}`);
    expect(page.status).toBe(404);
    expect((await visitor.get("/api/account/address")).body).toMatchObject({ isConfirmed: false, canConfirm: true });
    const anybody = after.visitor();
    expect((await anybody.post("/api/account/address/confirm", { token })).body).toEqual({ email: who.email });
    expect((await anybody.post("/api/account/address/confirm", { token })).body["code"]).toBe("link-not-good");
    expect((await visitor.get("/api/account/address")).body).toMatchObject({ isConfirmed: true });
    expect((await visitor.post("/api/mail/test")).status).toBe(200);
    await relay.take(who.email, "This is the test");
    expect(after.log()).not.toContain(token);
    await after.stop();
  });

  it("is not confirmed with a link that is a day old", async () => {
    const house = await engine.environment();
    const mail = { SMTP_URL: relay.url, MAIL_FROM: from };
    const monday = await startTestServer({ ...house, ...mail, CLOCK: "2026-03-02T15:00:00Z" });
    await monday.visitor().post("/api/account/sign-up", { name: "Late", email: "late@example.org", password });
    const token = await signUpLink("late@example.org");
    await monday.stop();
    const tuesday = await startTestServer({ ...house, ...mail, CLOCK: "2026-03-03T15:01:00Z" });
    const reply = await tuesday.visitor().post("/api/account/sign-up/confirm", { token, password });
    expect([reply.status, reply.body["code"]]).toEqual([404, "link-not-good"]);
    await tuesday.stop();
  });
});

it("asks for mails of one place only so often", async () => {
  const relay = await startMailServer();
  const server = await startTestServer({
    SMTP_URL: relay.url,
    MAIL_FROM: from,
    LIMIT_ACCOUNT_MAILS_PER_ADDRESS: "2",
  });
  const visitor = server.visitor();
  await visitor.signUp();
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const reply = await server
      .visitor()
      .post("/api/account/sign-up", { name: "Ada", email: `place-${time}@example.org`, password });
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([202, 429, 429]);
  await server.stop();
  await relay.close();
});
