import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PushServer, type PushSubscriptionFields, startPushServer } from "../../../tests/support/push-server.ts";
import { temporaryFolder, bothEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import type { PushDevice } from "#contract/push.ts";
import { createPasswordHasher } from "../account/password-hash.ts";
import { type Database, type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { createPushOutbox } from "./outbox.ts";
import { createPushStore, type PushStore } from "./store.ts";

const startsAt = "2026-03-04T16:00:00Z";
const patience = { interval: 50 };
const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" };

describe.each(bothEngines())("notifications on $name", (engine) => {
  let environment: Record<string, string>;
  let server: TestServer;
  let service: PushServer;
  let yahoo: YahooUpstream;
  const now = () => new Date(Date.now() + offsetMs).toISOString();
  const offsetMs = Date.parse(startsAt) - Date.now();
  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
    service = await startPushServer();
    environment = {
      ...(await engine.environment()),
      YAHOO_BASE_URL: yahoo.url,
      PUSH_ALLOW_LOOPBACK: "1",
      LIMIT_UPSTREAM_TOTAL_MS: "1000",
      LIMIT_CONNECTION_TESTS_PER_MINUTE: "3",
      LIMIT_PUSH_DEVICES: "3",
    };
    server = await startTestServer({ ...environment, CLOCK: now() });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), service.close()]);
    expect(service.faults()).toEqual([]);
  });

  const newcomer = async (): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signUp();
    return visitor;
  };
  const add = async (visitor: Visitor, browser: PushSubscriptionFields, more: object = {}) => {
    const reply = await visitor.post("/api/push/devices", { ...browser, ...more }, firefox);
    return { ...reply, device: reply.body as unknown as PushDevice };
  };
  const devices = async (visitor: Visitor) => (await visitor.get("/api/push")).body["devices"] as PushDevice[];
  /** Creates an alert whose condition is already true, so that it fires at once. */
  const fire = async (visitor: Visitor, push = true) => {
    const rule = { kind: "price", is: "above", value: 1 };
    const reply = await visitor.post("/api/alerts", { symbol: "NVDA", rule, push });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ state: "fired", push });
    return reply.body as { id: string; words: string };
  };
  /** Lets what waits for its next attempt be due. */
  const hasten = async () => {
    const statement = `UPDATE push_outbox SET next_attempt_at = '${startsAt}' WHERE state = 'waiting'`;
    const url = environment["DATABASE_URL"];
    if (url === undefined) {
      const beside = new DatabaseSync(join(environment["DATA_DIR"] ?? "", "bellwether.db"));
      beside.exec(statement);
      beside.close();
    } else {
      const beside = new Client({ connectionString: url });
      await beside.connect();
      await beside.query(statement);
      await beside.end();
    }
  };

  it("reach each device of the owner once, encrypted for it, signed by the server's own key, and no other account", async () => {
    const [visitor, stranger] = [await newcomer(), await newcomer()];
    const [phone, desk, other] = [service.browser(), service.browser(), service.browser()];
    for (const browser of [phone, desk]) expect((await add(visitor, browser)).status).toBe(200);
    await add(stranger, other);
    const alert = await fire(visitor);
    await expect.poll(() => [phone, desk].map((one) => service.arrivedAt(one).length), patience).toEqual([1, 1]);
    const [message] = service.arrivedAt(phone);
    const { publicKey } = (await visitor.get("/api/push")).body as { publicKey: string };
    expect(message?.senderKey).toBe(publicKey);
    expect(message?.claims.aud).toBe(service.origin);
    expect(message?.claims.sub).toMatch(/^mailto:|^https:/);
    const leftSeconds = (message?.claims.exp ?? 0) - Date.now() / 1000;
    expect(leftSeconds).toBeGreaterThan(0);
    expect(leftSeconds).toBeLessThanOrEqual(24 * 3600);
    expect(message?.headers).toMatchObject({ urgency: "high", "content-encoding": "aes128gcm" });
    expect(Number(message?.headers["ttl"])).toBeGreaterThan(86_000);
    expect(message?.headers["topic"]).toMatch(/^[\w-]{32}$/);
    const [event] = (await visitor.get("/api/alerts/events")).body["events"] as { id: string; valueWords: string }[];
    expect(JSON.parse(message?.text ?? "")).toEqual({
      title: alert.words,
      body: event?.valueWords,
      path: "/insights?symbol=NVDA",
      tag: `alert ${event?.id}`,
    });
    await expect
      .poll(() => devices(visitor), patience)
      .toMatchObject(
        [1, 2].map(() => ({
          label: "Firefox on Linux",
          lastSuccessAt: expect.any(String) as string,
          lastFailure: null,
        })),
      );
    // Push is off for this alert, so only the other channels get it.
    await fire(visitor, false);
    await fire(stranger);
    await expect.poll(() => service.arrivedAt(other).length, patience).toBe(1);
    expect([phone, desk].map((one) => service.arrivedAt(one).length)).toEqual([1, 1]);
  });

  it("come once, however many processes send them", async (context) => {
    if (engine.name === "sqlite") {
      context.skip("one process has a database of SQLite for itself");
      return;
    }
    const second = await startTestServer({ ...environment, CLOCK: now() });
    const visitor = await newcomer();
    const browsers = [service.browser(), service.browser(), service.browser()];
    for (const browser of browsers) await add(visitor, browser);
    for (let alerts = 0; alerts < 8; alerts++) await fire(visitor);
    await expect.poll(() => browsers.map((browser) => service.arrivedAt(browser).length), patience).toEqual([8, 8, 8]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await second.stop();
    expect(browsers.map((browser) => service.visitsOf(browser))).toEqual([8, 8, 8]);
    const tags = service
      .arrivedAt(browsers[0] ?? service.browser())
      .map(({ text }) => JSON.parse(text) as { tag: string });
    expect(new Set(tags.map(({ tag }) => tag)).size).toBe(8);
  });

  it("are each account's own: devices of another one are neither seen, tested nor removed", async () => {
    const [visitor, stranger] = [await newcomer(), await newcomer()];
    const browser = service.browser();
    const { device } = await add(visitor, browser);
    expect(await devices(stranger)).toEqual([]);
    for (const reply of [
      await stranger.post(`/api/push/devices/${device.id}/test`),
      await stranger.delete(`/api/push/devices/${device.id}`),
    ])
      expect([reply.status, reply.body["code"]]).toEqual([404, "device-not-found"]);
    expect(await devices(visitor)).toHaveLength(1);
    expect(service.visitsOf(browser)).toBe(0);
    const texts = (await visitor.get("/api/push")).text;
    for (const secret of [browser.endpoint, browser.auth, browser.p256dh]) expect(texts).not.toContain(secret);
    expect((await visitor.delete(`/api/push/devices/${device.id}`)).status).toBe(200);
    expect(await devices(visitor)).toEqual([]);
  });

  it("come no more to devices that were added with an old password", async () => {
    const visitor = server.visitor();
    const { email } = await visitor.signUp();
    await add(visitor, service.browser());
    const password = "another-otter-9";
    const hash = await createPasswordHasher({ atOnce: 1, queueLength: 1 }).create(password);
    expect(await server.account.setPasswordHash(email, String(hash))).toBe(true);
    expect((await visitor.post("/api/account/sign-in", { email, password })).status).toBe(200);
    expect(await devices(visitor)).toEqual([]);
    await add(visitor, service.browser());
    const change = await visitor.post("/api/account/password", {
      currentPassword: password,
      password: "a-third-otter-9",
    });
    expect(change.status).toBe(200);
    expect(await devices(visitor)).toEqual([]);
  });

  it("come no more to a browser whose session was ended elsewhere, and stay where it was not", async () => {
    const here = server.visitor();
    const { email, password } = await here.signUp();
    const signedIn = async () => {
      const visitor = server.visitor();
      expect((await visitor.post("/api/account/sign-in", { email, password })).status).toBe(200);
      return visitor;
    };
    const [laptop, phone, kiosk] = [await signedIn(), await signedIn(), await signedIn()];
    const idOf = async (visitor: Visitor) => (await add(visitor, service.browser())).device.id;
    const ids = [await idOf(here), await idOf(laptop), await idOf(phone)];
    const left = async () => new Set((await devices(here)).map(({ id }) => id));
    const sessions = (await laptop.get("/api/account/sessions")).body["sessions"] as {
      id: string;
      isCurrent: boolean;
    }[];
    const lost = sessions.find(({ isCurrent }) => isCurrent)?.id;
    expect((await here.delete(`/api/account/sessions/${lost}`)).status).toBe(200);
    expect(await left()).toEqual(new Set([ids[0], ids[2]]));
    const borrowed = await idOf(kiosk);
    expect(await left()).toContain(borrowed);
    await kiosk.post("/api/account/sign-out");
    expect(await left()).toEqual(new Set([ids[0], ids[2]]));
    expect((await here.delete("/api/account/sessions")).status).toBe(200);
    expect(await left()).toEqual(new Set([ids[0]]));
    expect((await add(phone, service.browser())).status).toBe(401);
    expect(await left()).toEqual(new Set([ids[0]]));
  });

  it("go with the session that a browser was last added in", async () => {
    const before = server.visitor();
    const who = await before.signUp();
    const browser = service.browser();
    await add(before, browser);
    const after = server.visitor();
    await after.post("/api/account/sign-in", who);
    await add(after, browser);
    await before.post("/api/account/sign-out");
    expect(await devices(after)).toHaveLength(1);
    await after.post("/api/account/sign-out");
    const again = server.visitor();
    await again.post("/api/account/sign-in", who);
    expect(await devices(again)).toEqual([]);
  });

  it("go to whoever subscribed on a browser last, and what was on its way to the one before goes nowhere", async () => {
    const [before, after] = [await newcomer(), await newcomer()];
    const browser = service.browser();
    await add(before, browser);
    service.answerNext({ status: 503 });
    await fire(before);
    await expect.poll(() => service.visitsOf(browser), patience).toBe(1);
    await expect.poll(async () => (await devices(before))[0]?.lastFailure, patience).toContain("503");
    await add(after, browser);
    expect([await devices(before), (await devices(after)).length]).toEqual([[], 1]);
    await hasten();
    await fire(before);
    const { words } = await fire(after);
    await expect.poll(() => service.arrivedAt(browser).length, patience).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(service.arrivedAt(browser).map(({ text }) => (JSON.parse(text) as { title: string }).title)).toEqual([
      words,
    ]);
  });

  it("are tried again while the push service is out of order, and arrive once", async () => {
    const visitor = await newcomer();
    const browser = service.browser();
    await add(visitor, browser);
    service.answerNext({ status: 500 }, { status: 429, headers: { "retry-after": "30" } });
    await fire(visitor);
    for (const [visits, status] of [
      [1, "500"],
      [2, "429"],
    ] as const) {
      await expect.poll(async () => (await devices(visitor))[0]?.lastFailure, patience).toContain(status);
      expect([service.visitsOf(browser), service.arrivedAt(browser).length]).toEqual([visits, 0]);
      await hasten();
    }
    await expect.poll(() => service.arrivedAt(browser).length, patience).toBe(1);
    await expect.poll(async () => (await devices(visitor))[0]?.lastFailure, patience).toBeNull();
    await hasten();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(service.visitsOf(browser)).toBe(3);
  });

  it("follow no redirect, and give up what is refused", async () => {
    const visitor = await newcomer();
    const [browser, elsewhere] = [service.browser(), service.browser()];
    const { device } = await add(visitor, browser);
    service.answerNext({ status: 307, headers: { location: elsewhere.endpoint } });
    const test = await visitor.post(`/api/push/devices/${device.id}/test`);
    expect(test.body).toEqual({ outcome: "failed", reason: "The push service answered 307" });
    expect(service.visitsOf(elsewhere)).toBe(0);
    service.answerNext({ status: 413 });
    await fire(visitor);
    await expect.poll(async () => (await devices(visitor))[0]?.lastFailure, patience).toContain("413");
    await hasten();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(service.visitsOf(browser)).toBe(2);
  });

  it("give up a push service that never answers, and say so", async () => {
    const visitor = await newcomer();
    const { device } = await add(visitor, service.browser());
    service.setSilent(true);
    const test = await visitor.post(`/api/push/devices/${device.id}/test`);
    service.setSilent(false);
    expect(test.body).toEqual({ outcome: "failed", reason: "No answer within 1000 ms" });
    expect((await devices(visitor))[0]).toMatchObject({ lastFailure: "No answer within 1000 ms", lastSuccessAt: null });
  });

  it("forget a device whose browser has given them up", async () => {
    const visitor = await newcomer();
    const [gone, there] = [service.browser(), service.browser()];
    await add(visitor, gone);
    const { device } = await add(visitor, there);
    service.forget(gone);
    await fire(visitor);
    await expect.poll(() => service.arrivedAt(there).length, patience).toBe(1);
    await expect.poll(async () => (await devices(visitor)).map(({ id }) => id), patience).toEqual([device.id]);
    service.answerNext({ status: 410 });
    const test = await visitor.post(`/api/push/devices/${device.id}/test`);
    expect(test.body).toEqual({ outcome: "gone", reason: null });
    expect(await devices(visitor)).toEqual([]);
  });

  it("are tested by their owner, so often a minute", async () => {
    const visitor = await newcomer();
    const browser = service.browser();
    const { device } = await add(visitor, browser);
    for (const _ of [1, 2, 3])
      expect((await visitor.post(`/api/push/devices/${device.id}/test`)).body).toEqual({
        outcome: "accepted",
        reason: null,
      });
    const refused = await visitor.post(`/api/push/devices/${device.id}/test`);
    expect([refused.status, refused.body["code"]]).toEqual([429, "rate-limited"]);
    expect(service.arrivedAt(browser)).toHaveLength(3);
    expect(JSON.parse(service.arrivedAt(browser)[0]?.text ?? "")).toMatchObject({
      title: "Bellwether: notifications work",
      path: "/alerts",
    });
  });

  it("come to so many devices, the same browser counted once", async () => {
    const visitor = await newcomer();
    const browsers = [service.browser(), service.browser(), service.browser()];
    for (const browser of browsers) expect((await add(visitor, browser)).status).toBe(200);
    for (const browser of browsers) expect((await add(visitor, browser)).status).toBe(200);
    const refused = await add(visitor, service.browser());
    expect([refused.status, refused.body["code"], refused.body["values"]]).toEqual([
      422,
      "too-many-devices",
      { maximum: 3 },
    ]);
    // A browser that has changed its address takes its own place.
    const [first] = await devices(visitor);
    const renewed = await add(visitor, service.browser(), { insteadOf: first?.id });
    expect(renewed.status).toBe(200);
    const left = (await devices(visitor)).map(({ id }) => id);
    expect(left).toContain(renewed.device.id);
    expect(left).not.toContain(first?.id);
    expect(left).toHaveLength(3);
  });

  it("go to no address inside a network, and to no browser whose keys are none", async () => {
    const visitor = await newcomer();
    const browser = service.browser();
    for (const endpoint of ["https://10.0.0.1/push", "http://push.example.org/a", "https://[::1]/a", "nonsense"]) {
      const { status, body } = await add(visitor, { ...browser, endpoint });
      expect([status, body["code"]]).toEqual([422, "push-address-refused"]);
    }
    for (const [path, wrong] of [
      ["auth", { auth: "c2hvcnQ" }],
      ["p256dh", { p256dh: "c2hvcnQ" }],
      ["p256dh", { p256dh: Buffer.alloc(65, 4).toString("base64url") }],
      ["p256dh", { p256dh: "not base64!" }],
    ] as const) {
      const { status, body } = await add(visitor, { ...browser, ...wrong });
      expect([status, body["code"]]).toEqual([422, "invalid-input"]);
      expect(body["errors"]).toMatchObject([{ path }]);
    }
    expect(await devices(visitor)).toEqual([]);
  });

  it("survive a restart between the alert and the sending, and the server's key with them", async () => {
    const visitor = server.visitor();
    const { email, password } = await visitor.signUp();
    const browser = service.browser();
    await add(visitor, browser);
    const { publicKey } = (await visitor.get("/api/push")).body;
    service.answerAll({ status: 503 });
    const { words } = await fire(visitor);
    await expect.poll(async () => (await devices(visitor))[0]?.lastFailure, patience).toContain("503");
    await server.stop();
    service.answerAll(null);
    server = await startTestServer({ ...environment, CLOCK: now() });
    await hasten();
    await expect.poll(() => service.arrivedAt(browser).length, patience).toBe(1);
    expect(service.arrivedAt(browser)[0]?.text).toContain(words);
    expect(service.arrivedAt(browser)[0]?.senderKey).toBe(publicKey);
    const again = server.visitor();
    await again.post("/api/account/sign-in", { email, password });
    expect((await again.get("/api/push")).body["publicKey"]).toBe(publicKey);
  });
});

it("are made anew where the app's secret is another one, and ask no device that knew the old ones", async () => {
  const service = await startPushServer();
  const [engine] = bothEngines();
  const environment = { ...(await engine?.environment()), PUSH_ALLOW_LOOPBACK: "1" };
  const first = await startTestServer({ ...environment, APP_SECRET: "0123456789abcdef".repeat(3) });
  const visitor = first.visitor();
  const { email, password } = await visitor.signUp();
  await visitor.post("/api/push/devices", service.browser());
  const before = (await visitor.get("/api/push")).body;
  expect(before["devices"]).toHaveLength(1);
  await first.stop();
  const changed = { ...environment, APP_SECRET: "fedcba9876543210".repeat(3) };
  await promisify(execFile)(process.execPath, ["scripts/secret.ts", "replace"], {
    env: { ...process.env, ...changed },
  });
  const second = await startTestServer(changed);
  const again = second.visitor();
  await again.post("/api/account/sign-in", { email, password });
  const after = (await again.get("/api/push")).body;
  expect(after["publicKey"]).not.toBe(before["publicKey"]);
  expect(after["devices"]).toEqual([]);
  expect(second.log()).toContain("the push key cannot be opened");
  await second.stop();
  await service.close();
});

async function addUser(db: Database, id: string): Promise<void> {
  const blank = { photo_url: null, password_hash: "", created_at: "", disabled_at: null };
  await db
    .insertInto("users")
    .values({ id, email: id, email_key: id, display_name: id, ...blank })
    .execute();
  const session = { token_hash: `${id} session`, renewed_at: "", expires_at: "", ended_reason: null };
  await db
    .insertInto("sessions")
    .values({ ...session, user_id: id, created_at: "" })
    .execute();
}

async function addDevice(store: PushStore, userId: string, id: string, endpoint: string): Promise<void> {
  const device = { id, endpoint, p256dh: "", auth: "", label: "A", sessionHash: `${userId} session` };
  expect(await store.add(userId, device, null, 10)).toBe("added");
}

const notification = { title: "A", body: "B", path: "/", tag: "t", topic: "t" };

describe.each(bothEngines())("the outbox on $name", (engine) => {
  const openTestDatabase = async (): Promise<OpenDatabase> => {
    const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDirectory = "" } = await engine.environment();
    return openDatabase({ databaseUrl, dataDirectory, log: createLog("silent") });
  };

  it("lets nobody wait for another account's devices that never answer", async () => {
    const log = createLog("silent");
    const opened = await openTestDatabase();
    const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
    const store = createPushStore({ db: opened.db, clock });
    for (const id of ["bad", "good"]) await addUser(opened.db, id);
    for (let index = 0; index < 10; index++)
      await addDevice(store, "bad", `b${index}`, `https://tarpit.example.org/${index}`);
    await addDevice(store, "good", "g", "https://good.example.org/g");
    for (let key = 0; key < 6; key++) await store.post("bad", `k${key}`, notification);
    clock.time += 1_000;
    const hanging: (() => void)[] = [];
    let isOver = false;
    const tried: string[] = [];
    const outbox = createPushOutbox({
      store,
      send: async ({ endpoint }) => {
        tried.push(endpoint);
        if (endpoint.includes("good")) return { kind: "accepted" };
        if (!isOver) await new Promise<void>((resolve) => hanging.push(resolve));
        return { kind: "try-later", reason: "late", retryAfterMs: null, isAnswered: false };
      },
      clock,
      log,
      owner: "one",
    });
    outbox.wake();
    await expect.poll(() => hanging.length).toBe(2);
    await store.post("good", "k", notification);
    outbox.wake();
    await expect.poll(() => tried.filter((endpoint) => endpoint.includes("good")).length).toBe(1);
    expect(hanging).toHaveLength(2);
    // With the answer that never came the whole push service rests, whatever else waits for it.
    for (const end of hanging) end();
    await expect
      .poll(async () => (await store.devices("bad")).filter((one) => one.lastFailure !== null).length)
      .toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = tried.length;
    outbox.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(tried).toHaveLength(before);
    clock.time += 15_000;
    outbox.wake();
    await expect.poll(() => tried.length).toBeGreaterThan(before);
    // One may begin while it is asked to stop.
    isOver = true;
    for (const end of hanging) end();
    await outbox.stop();
    await opened.close();
  });

  it("lets all that waits for a device wait with what failed there, and forgets one that fails for a week", async () => {
    const log = createLog("silent");
    const opened = await openTestDatabase();
    const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
    const store = createPushStore({ db: opened.db, clock });
    await addUser(opened.db, "u");
    await addDevice(store, "u", "fails", "https://push.example.org/fails");
    await addDevice(store, "u", "works", "https://push.example.org/works");
    const tried: string[] = [];
    const outbox = createPushOutbox({
      store,
      send: ({ endpoint }) => {
        tried.push(endpoint.slice("https://push.example.org/".length));
        return Promise.resolve(
          endpoint.endsWith("works")
            ? { kind: "accepted" as const }
            : { kind: "try-later" as const, reason: "busy", retryAfterMs: 60_000, isAnswered: true },
        );
      },
      clock,
      log,
      owner: "one",
    });
    const countOf = (name: string) => tried.filter((one) => one === name).length;
    for (let key = 0; key < 8; key++) await store.post("u", `k${key}`, notification);
    outbox.wake();
    await expect.poll(() => countOf("works")).toBe(8);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // At most two were under way before the first answer.
    expect(countOf("fails")).toBeLessThanOrEqual(2);
    clock.time += 7 * 24 * 3_600_000 - 1_000;
    await store.post("u", "later", notification);
    await store.deleteOld();
    outbox.wake();
    await expect.poll(() => countOf("works")).toBe(9);
    await expect.poll(async () => (await store.devices("u")).length).toBe(2);
    clock.time += 61_000;
    outbox.wake();
    await expect.poll(async () => (await store.devices("u")).map(({ id }) => id)).toEqual(["works"]);
    await outbox.stop();
    await opened.close();
  });
});

it("are tried again at growing distances, later where the push service asks for it, and are given up at last", async () => {
  const log = createLog("silent");
  const opened = await openDatabase({ databaseUrl: null, dataDirectory: temporaryFolder(), log });
  const clock = { time: Date.parse("2026-03-02T15:00:00Z"), now: () => clock.time };
  const store = createPushStore({ db: opened.db, clock });
  await addUser(opened.db, "u");
  await addDevice(store, "u", "d", "https://push.example.org/d");
  const lives: number[] = [];
  const outbox = createPushOutbox({
    store,
    send: (_address, _notification, lifeSeconds) => {
      lives.push(lifeSeconds);
      return Promise.resolve({
        kind: "try-later",
        reason: `busy ${lives.length}`,
        retryAfterMs: lives.length === 2 ? 10 * 60_000 : null,
        isAnswered: true,
      });
    },
    clock,
    log,
    owner: "one",
  });
  await store.post("u", "k", notification);
  await store.post("u", "k", notification);
  for (const [index, seconds] of [0, 15, 600, 300, 1_800, 7_200].entries()) {
    clock.time += seconds * 1_000 - 1;
    outbox.wake();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(lives).toHaveLength(index);
    clock.time += 1;
    outbox.wake();
    await expect.poll(() => lives.length).toBe(index + 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // A push service keeps it no longer than it is news.
  expect(lives[0]).toBe(86_400);
  expect(lives.at(-1)).toBe(86_400 - 15 - 600 - 300 - 1_800 - 7_200);
  clock.time += 20 * 3_600_000;
  outbox.wake();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(lives).toHaveLength(6);
  expect(await store.devices("u")).toMatchObject([{ lastFailure: "busy 6" }]);
  await outbox.stop();
  await opened.close();
});
