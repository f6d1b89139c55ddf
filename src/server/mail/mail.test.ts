import { generateKeyPairSync } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { startProcess } from "../../../tests/support/server-process.ts";
import { isFullSuite } from "../../../tests/support/suite.ts";
import { bothEngines, temporaryFolder } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { createClock } from "../clock.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import type { Mail } from "./mail.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtp, mailFile } from "./smtp.ts";
import { createMailStore } from "./store.ts";

const from = "Bellwether <mail@example.org>";
const log = createLog("silent");
const letter: Mail = {
  to: "ada@example.org",
  subject: "Größe & Gewinn – Woche 47",
  text: "Your week.\n.\nA line with a dot alone stands above.\n",
  html: '<p>Your week. <img src="cid:chart" alt="Up 1.5%"></p>',
  images: [{ id: "chart", contentType: "image/png", base64: Buffer.from("not really a picture").toString("base64") }],
  unsubscribeUrl: "https://bellwether.example/api/newsletter/unsubscribe/abc",
};

describe("a mail", () => {
  it("arrives whole: both texts, the picture inside, and the way out of the list", async () => {
    const relay = await startMailServer();
    const smtp = createSmtp({ url: relay.url, from, dkim: null });
    expect(await smtp.send(letter, "<one@example.org>")).toEqual({ kind: "accepted" });
    smtp.close();
    const [mail] = await relay.mails();
    await relay.close();
    expect(mail?.subject).toBe("Größe & Gewinn – Woche 47");
    expect(mail?.from).toMatchObject({ name: "Bellwether", address: "mail@example.org" });
    expect(mail?.envelopeTo).toEqual(["ada@example.org"]);
    expect(mail?.text?.replaceAll("\r\n", "\n").trim()).toBe(letter.text.trim());
    expect(mail?.html).toContain('src="cid:chart"');
    expect(mail?.attachments).toMatchObject([{ mimeType: "image/png", disposition: "inline", contentId: "<chart>" }]);
    expect(mail?.header("List-Id")).toBe("Bellwether newsletter <newsletter.example.org>");
    expect(mail?.header("List-Unsubscribe")).toBe(`<${letter.unsubscribeUrl}>`);
    expect(mail?.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(mail?.header("Auto-Submitted")).toBe("auto-generated");
    expect(mail?.messageId).toBe("<one@example.org>");
  });

  it("takes no header out of a subject or an address", async () => {
    const relay = await startMailServer();
    const smtp = createSmtp({ url: relay.url, from, dkim: null });
    const sly = { ...letter, subject: "Hello\r\nBcc: everybody@example.org", unsubscribeUrl: null };
    await smtp.send(sly, "<two@example.org>");
    smtp.close();
    const [mail] = await relay.mails();
    await relay.close();
    expect(mail?.header("Bcc")).toBeUndefined();
    expect(mail?.header("List-Unsubscribe")).toBeUndefined();
    expect(relay.recipients()).toEqual(["ada@example.org"]);
  });

  it("is signed with the host's own key where there is one, the way out of the list included", async () => {
    const { privateKey } = generateKeyPairSync("rsa", {
      modulusLength: 2048,
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
      publicKeyEncoding: { type: "spki", format: "pem" },
    });
    const relay = await startMailServer();
    const smtp = createSmtp({ url: relay.url, from, dkim: { domain: "example.org", selector: "bell", privateKey } });
    await smtp.send(letter, "<three@example.org>");
    smtp.close();
    const [mail] = await relay.mails();
    await relay.close();
    const signature = mail?.header("DKIM-Signature")?.replaceAll(/\s/g, "") ?? "";
    expect(signature).toContain("d=example.org;");
    expect(signature).toContain("s=bell;");
    const signed = /;h=([^;]*);/.exec(signature)?.[1]?.toLowerCase().split(":");
    for (const name of ["from", "to", "subject", "list-id", "list-unsubscribe", "list-unsubscribe-post"])
      expect(signed).toContain(name);
  });

  it("says whether to try again", async () => {
    const relay = await startMailServer();
    const smtp = createSmtp({ url: relay.url, from, dkim: null });
    relay.setFault({ code: 550, message: "No such user" });
    expect(await smtp.send(letter, "<a@b>")).toMatchObject({
      kind: "refused",
      reason: expect.stringContaining("No such user") as string,
    });
    relay.setFault({ code: 451, message: "Later" });
    expect(await smtp.send(letter, "<a@b>")).toMatchObject({ kind: "try-later" });
    smtp.close();
    await relay.close();
    const alone = createSmtp({ url: relay.url, from, dkim: null });
    expect(await alone.send(letter, "<a@b>")).toMatchObject({ kind: "try-later" });
    alone.close();
  });

  it("waits where the relay does not know us, or has had enough of us: that is not the mail's fault", async () => {
    const relay = await startMailServer();
    const stranger = createSmtp({ url: relay.url.replace("//", "//bellwether:wrong@"), from, dkim: null });
    relay.setPassword("right");
    expect(await stranger.send(letter, "<a@b>")).toMatchObject({ kind: "try-later" });
    stranger.close();
    relay.setPassword(null);
    const smtp = createSmtp({ url: relay.url, from, dkim: null });
    relay.setFault({ code: 550, message: "5.4.5 Daily user sending quota exceeded" });
    expect(await smtp.send(letter, "<a@b>")).toMatchObject({ kind: "try-later" });
    smtp.close();
    await relay.close();
  });

  it("is a file where nothing is sent", async () => {
    const file = (await mailFile(letter, { from, messageId: "<four@example.org>" })).toString();
    expect(file).toContain("Message-ID: <four@example.org>\r\n");
    expect(file).toContain("Content-Type: multipart/");
  });
});

describe.each(bothEngines())("mail on $name", (engine) => {
  let server: TestServer;
  let relay: MailServer;
  let administrator: Visitor;
  beforeAll(async () => {
    relay = await startMailServer();
    server = await startTestServer({ ...(await engine.environment()), SMTP_URL: relay.url, MAIL_FROM: from });
    administrator = server.visitor();
    await administrator.signUp();
  });
  afterAll(async () => {
    await server.stop();
    await relay.close();
  });

  it("reaches the user's own address as a test, and says that it did", async () => {
    const visitor = server.visitor();
    const { email } = await visitor.signUp();
    expect((await visitor.get("/api/mail/status")).body).toEqual({ isSetUp: true, from, test: null });
    expect((await visitor.post("/api/mail/test")).status).toBe(200);
    await expect
      .poll(async () => (await visitor.get("/api/mail/status")).body["test"])
      .toMatchObject({ state: "sent", error: null });
    expect(relay.recipients()).toEqual([email]);
    const other = server.visitor();
    await other.signUp();
    expect((await other.get("/api/mail/status")).body).toMatchObject({ test: null });
  });

  it("that is refused is given up, with the relay's words for the administrator alone", async () => {
    const other = server.visitor();
    await other.signUp();
    relay.setFault({ code: 554, message: "We do not like you" });
    for (const [visitor, error] of [
      [administrator, expect.stringContaining("We do not like you") as string],
      [other, null],
    ] as const) {
      await visitor.post("/api/mail/test");
      await expect
        .poll(async () => (await visitor.get("/api/mail/status")).body["test"])
        .toMatchObject({ state: "failed", error });
    }
    relay.setFault(null);
  });

  it("says that none is sent where the host has set no relay", async () => {
    const silent = await startTestServer(await engine.environment());
    const visitor = silent.visitor();
    await visitor.signUp();
    expect((await visitor.get("/api/mail/status")).body).toEqual({ isSetUp: false, from: null, test: null });
    expect((await visitor.post("/api/mail/test")).body).toMatchObject({ status: 409, code: "mail-not-set-up" });
    await silent.stop();
  });
});

it("is tried again later, at growing distances, and is given up at last", async () => {
  const opened = await openDatabase({ databaseUrl: null, dataDirectory: temporaryFolder(), log });
  const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
  const store = createMailStore({ db: opened.db, clock });
  await opened.db
    .insertInto("users")
    .values({
      id: "u",
      email: "a@b",
      email_key: "a@b",
      display_name: "A",
      photo_url: null,
      password_hash: "",
      created_at: "",
      disabled_at: null,
    })
    .execute();
  let attempts = 0;
  const smtp = { send: () => Promise.resolve({ kind: "try-later" as const, reason: `busy ${(attempts += 1)}` }) };
  const outbox = createOutbox({ store, smtp, domain: "example.org", clock, log, owner: "one" });
  await store.add([{ userId: "u", key: "k 1", mail: letter }]);
  await store.add([{ userId: "u", key: "k 1", mail: { ...letter, subject: "again" } }]);
  for (const [index, minutes] of [0, 1, 5, 30, 120, 360, 720].entries()) {
    clock.time += minutes * 60_000 - 1;
    outbox.wake();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(attempts).toBe(index);
    clock.time += 1;
    outbox.wake();
    await expect.poll(() => attempts).toBe(index + 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await store.newest("u", "k ")).toMatchObject({ state: "failed", error: "busy 7" });
  await outbox.stop();
  await opened.close();
});

it("that somebody waits for goes out at once while every letter hangs at a slow relay", async () => {
  const opened = await openDatabase({ databaseUrl: null, dataDirectory: temporaryFolder(), log });
  const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
  const store = createMailStore({ db: opened.db, clock });
  const keys = Array.from({ length: 150 }, (_, index) => `newsletter weekly ${index}`);
  await store.add(keys.map((key) => ({ userId: null, key, mail: { ...letter, subject: key } })));
  clock.time += 60_000;
  const sent: string[] = [];
  const hanging: (() => void)[] = [];
  let isSlow = true;
  const smtp = {
    send: async ({ subject }: Mail) => {
      const isLetter = subject.startsWith("newsletter weekly");
      if (isSlow && isLetter) await new Promise<void>((resolve) => hanging.push(resolve));
      sent.push(subject);
      return { kind: "accepted" as const };
    },
  };
  const outbox = createOutbox({ store, smtp, domain: "example.org", clock, log, owner: "one" });
  outbox.wake();
  await expect.poll(() => hanging.length).toBeGreaterThan(0);
  const urgent = ["account reset 1", "newsletter confirm 1", "account reset 2"];
  await store.add(urgent.map((key) => ({ userId: null, key, mail: { ...letter, subject: key } })));
  outbox.wake();
  await expect.poll(() => sent.toSorted()).toEqual(urgent.toSorted());
  isSlow = false;
  for (const end of hanging) end();
  await expect.poll(() => sent.length).toBe(153);
  expect(new Set(sent).size).toBe(153);
  await outbox.stop();
  await opened.close();
});

describe.each(bothEngines())("the mails of several senders on $name", (engine) => {
  it("go out once each, and those of a dead one after at most a minute", async () => {
    const environment = await engine.environment();
    const at = { databaseUrl: environment["DATABASE_URL"] ?? null, dataDirectory: environment["DATA_DIR"] ?? "", log };
    const opened = await openDatabase(at);
    const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
    const store = createMailStore({ db: opened.db, clock, isShared: engine.name === "postgresql" });
    const keys = Array.from({ length: 60 }, (_, index) => `newsletter weekly ${index}`);
    await store.add(keys.map((key) => ({ userId: null, key, mail: { ...letter, subject: key } })));
    const sent: string[] = [];
    const working = { send: async ({ subject }: Mail) => (sent.push(subject), { kind: "accepted" as const }) };
    let held = 0;
    const dead = { send: () => ((held += 1), new Promise<never>(() => {})) };
    const common = { store, domain: "example.org", clock, log };
    const first = createOutbox({ ...common, smtp: dead, owner: "dead" });
    first.wake();
    // A dead sender has a few mails in hand and not the whole batch.
    await expect.poll(() => held).toBe(3);
    const others = ["two", "three"].map((owner) => createOutbox({ ...common, smtp: working, owner }));
    for (const outbox of others) outbox.wake();
    await expect.poll(() => sent.length).toBe(57);
    clock.time += 60_000;
    for (const outbox of others) outbox.wake();
    await expect.poll(() => sent.length).toBe(60);
    expect(new Set(sent).size).toBe(60);
    for (const outbox of others) await outbox.stop();
    await opened.close();
  });
});

describe.each(bothEngines())("a mail that the relay accepted while $name fails", (engine) => {
  it("goes out once, and is written down once the database works again", async () => {
    const environment = await engine.environment();
    const at = { databaseUrl: environment["DATABASE_URL"] ?? null, dataDirectory: environment["DATA_DIR"] ?? "", log };
    const opened = await openDatabase(at);
    const relay = await startMailServer();
    const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
    const store = createMailStore({ db: opened.db, clock, isShared: engine.name === "postgresql" });
    const failing =
      engine.name === "postgresql"
        ? [
            "CREATE FUNCTION broken() RETURNS trigger AS 'BEGIN RAISE EXCEPTION ''out of order''; END' LANGUAGE plpgsql",
            "CREATE TRIGGER broken BEFORE UPDATE ON mail_outbox FOR EACH ROW WHEN (NEW.state = 'sent') EXECUTE FUNCTION broken()",
          ]
        : [
            "CREATE TRIGGER broken BEFORE UPDATE ON mail_outbox WHEN NEW.state = 'sent' BEGIN SELECT RAISE(ABORT, 'out of order'); END",
          ];
    for (const statement of failing) await sql.raw(statement).execute(opened.db);
    await store.add([{ userId: null, key: "account reset 1", mail: letter }]);
    const smtp = createSmtp({ url: relay.url, from, dkim: null });
    const common = { store, smtp, domain: "example.org", clock, log };
    const outboxes = ["one", "two"].map((owner) => createOutbox({ ...common, owner }));
    outboxes[0]?.wake();
    await expect.poll(() => relay.count()).toBe(1);
    const state = async () =>
      (await opened.db.selectFrom("mail_outbox").select("state").executeTakeFirstOrThrow()).state;
    // The other sender looks within the lease, the same one also when it is over.
    clock.time += 15_000;
    outboxes[1]?.wake();
    await new Promise((resolve) => setTimeout(resolve, 300));
    clock.time += 60_000;
    outboxes[0]?.wake();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await state()).toBe("waiting");
    await sql.raw(`DROP TRIGGER broken${engine.name === "postgresql" ? " ON mail_outbox" : ""}`).execute(opened.db);
    await expect.poll(state).toBe("sent");
    for (const outbox of outboxes) outbox.wake();
    for (const outbox of outboxes) await outbox.stop();
    expect(relay.count()).toBe(1);
    smtp.close();
    await opened.close();
    await relay.close();
  });
});

describe.each(bothEngines())("after the clock was set back, on $name", (engine) => {
  it.each([60 * 60_000, 24 * 60 * 60_000])("mails from before are sent at once: by %i ms", async (ms) => {
    const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDirectory = "" } = await engine.environment();
    const opened = await openDatabase({ databaseUrl, dataDirectory, log });
    const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
    const store = createMailStore({ db: opened.db, clock, isShared: engine.name === "postgresql" });
    await store.add([{ userId: null, key: "new", mail: letter }]);
    clock.time -= ms;
    expect(await store.take("one", 30_000, false)).toMatchObject({ attempts: 0 });
    await opened.close();
  });

  it("mails that wait for another attempt are tried after their longest wait at the latest", async () => {
    const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDirectory = "" } = await engine.environment();
    const opened = await openDatabase({ databaseUrl, dataDirectory, log });
    const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
    const store = createMailStore({ db: opened.db, clock, isShared: engine.name === "postgresql" });
    await store.add([{ userId: null, key: "tried", mail: letter }]);
    const taken = await store.take("one", 30_000, false);
    await store.postponed(taken?.id ?? "", "one", 1, clock.time + 60_000, "busy");
    clock.time -= 60 * 60_000;
    expect(await store.take("one", 30_000, false)).toBeNull();
    clock.time -= 24 * 60 * 60_000;
    expect(await store.take("one", 30_000, false)).toMatchObject({ attempts: 1 });
    await opened.close();
  });
});

it("has a Message-ID of the sender's domain", async () => {
  const relay = await startMailServer();
  const server = await startTestServer({ SMTP_URL: relay.url, MAIL_FROM: "Bellwether <letters@mail.example.net>" });
  const visitor = server.visitor();
  await visitor.signUp();
  expect((await visitor.post("/api/mail/test")).status).toBe(200);
  await expect.poll(() => relay.count()).toBe(1);
  const [mail] = await relay.mails();
  expect(mail?.messageId).toMatch(/^<[^@<>]+@mail\.example\.net>$/);
  await server.stop();
  await relay.close();
});

it("reaches each of many people once, though the server is killed in the middle of the batch", async () => {
  const people = isFullSuite ? 5_000 : 500;
  const relay = await startMailServer();
  const folder = temporaryFolder();
  const environment = { DATA_DIR: folder, SMTP_URL: relay.url, MAIL_FROM: from, LOG_LEVEL: "info" };
  const opened = await openDatabase({ databaseUrl: null, dataDirectory: folder, log });
  const names = Array.from({ length: people }, (_, index) => `person-${index}`);
  for (let start = 0; start < people; start += 500)
    await opened.db
      .insertInto("users")
      .values(
        names.slice(start, start + 500).map((id) => ({
          id,
          email: `${id}@example.org`,
          email_key: `${id}@example.org`,
          display_name: id,
          photo_url: null,
          password_hash: "",
          created_at: "2026-03-02T15:00:00.000Z",
          disabled_at: null,
        })),
      )
      .execute();
  await createMailStore({ db: opened.db, clock: createClock() }).add(
    names.map((id) => ({
      userId: id,
      key: "issue 47",
      mail: { ...letter, to: `${id}@example.org`, html: null, images: [] },
    })),
  );
  await opened.close();

  for (const share of [0.25, 0.6]) {
    const before = relay.count();
    const server = await startProcess(environment);
    await expect.poll(() => relay.count(), { interval: 5 }).toBeGreaterThan(people * share);
    expect(relay.count()).toBeGreaterThan(before);
    server.child.kill("SIGKILL");
    await server.exit;
  }
  expect(relay.count()).toBeLessThan(people);
  await startProcess(environment);
  await expect.poll(() => new Set(relay.recipients()).size).toBe(people);
  await new Promise((resolve) => setTimeout(resolve, 1_500));

  const twice = relay.count() - people;
  // At most what was under way at each of the two kills: accepted by the relay, but not written down.
  expect(twice).toBeLessThanOrEqual(2 * 4);
  const ids = relay.raws().map((raw) => /^message-id: (.*)$/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(people);
  await relay.close();
});
