import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { bothEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import type { Alert, AlertEvent } from "#contract/alerts.ts";

const startsAt = "2026-03-04T16:00:00Z";
const patience = { interval: 100 };

describe.each(bothEngines())("alerts on $name", (engine) => {
  let server: TestServer;
  let second: TestServer | null = null;
  let yahoo: YahooUpstream;
  let relay: MailServer;
  let visitor: Visitor;
  let stranger: Visitor;
  let unconfirmed: { email: string; password: string };
  /** The first account, whose address is the unconfirmed one. */
  let administrator: Visitor;
  let price: number;
  beforeAll(async () => {
    const offsetMs = Date.parse(startsAt) - Date.now();
    const clock = { now: () => Date.now() + offsetMs };
    yahoo = await startYahooUpstream({ clock });
    relay = await startMailServer();
    const house = {
      ...(await engine.environment()),
      YAHOO_BASE_URL: yahoo.url,
      QUOTE_POLL_SECONDS: "0.1",
      LIMIT_ALERTS: "12",
      LIMIT_STREAMS_PER_USER: "50",
    };
    // An account from before mail was set up: its address is unconfirmed.
    const before = await startTestServer({ ...house, CLOCK: new Date(clock.now()).toISOString() });
    unconfirmed = await before.visitor().signUp();
    await before.stop();
    const environment = { ...house, SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" };
    server = await startTestServer({ ...environment, CLOCK: new Date(clock.now()).toISOString() });
    // Two processes share a database of PostgreSQL alone.
    if (engine.name === "postgresql")
      second = await startTestServer({ ...environment, CLOCK: new Date(clock.now()).toISOString() });
    administrator = server.visitor();
    await administrator.post("/api/account/sign-in", unconfirmed);
    visitor = server.visitor();
    await visitor.signUp();
    stranger = server.visitor();
    await stranger.signUp();
    const { quotes } = (await visitor.get("/api/market/quotes?symbols=NVDA")).body as { quotes: { price: number }[] };
    price = quotes[0]?.price ?? NaN;
  });
  afterAll(async () => {
    await Promise.all([server.stop(), second?.stop()]);
    await Promise.all([yahoo.close(), relay.close()]);
  });

  const near = (part: number) => Math.round(price * part * 100) / 100;
  const above = (part: number) => ({ kind: "price", is: "above", value: near(part) });
  const make = async (body: object, of: Visitor = visitor) => {
    const reply = await of.post("/api/alerts", { symbol: "nvda", ...body });
    return { ...reply, alert: reply.body as unknown as Alert };
  };
  const events = async (of: Visitor = visitor) =>
    (await of.get("/api/alerts/events")).body as { events: AlertEvent[]; unread: number; hasMore: boolean };
  const eventsOf = async (alert: Alert) => (await events()).events.filter(({ alertId }) => alertId === alert.id);
  const shown = async (alert: Alert) =>
    ((await visitor.get("/api/alerts")).body["alerts"] as Alert[]).find(({ id }) => id === alert.id);
  /** Keeps a user watching the price, so that it is requested every second, until the condition is met. */
  const whileWatched = async (path: string, isEnough: () => Promise<boolean>, on: TestServer = server) => {
    const watcher = on.visitor();
    await watcher.signUp();
    let isDone = false;
    const watching = watcher.events(path, () => isDone).catch(() => []);
    try {
      await expect.poll(isEnough, patience).toBe(true);
    } finally {
      isDone = true;
      await watching;
    }
  };
  const sees = async (part: number) => {
    const quotes = (await visitor.get("/api/market/quotes?symbols=NVDA")).body["quotes"] as { price: number }[];
    return quotes[0]?.price === near(part);
  };
  const moveTo = async (part: number, isEnough: () => Promise<boolean> = () => sees(part)) => {
    yahoo.setPrice("NVDA", near(part));
    await whileWatched("/api/market/live?symbols=NVDA", isEnough);
  };
  const clear = async () => {
    for (const alert of (await visitor.get("/api/alerts")).body["alerts"] as Alert[])
      await visitor.delete(`/api/alerts/${alert.id}`);
  };

  it("waits, fires once with the value that fired it, and says so on the account's own stream and by mail", async () => {
    const { status, alert } = await make({ rule: above(1.01), mail: true });
    expect(status).toBe(201);
    expect(alert).toMatchObject({ symbol: "NVDA", state: "armed", repeats: false, waitsFor: null, mail: true });
    expect(alert.words).toMatch(/^NVDA is above [\d.,]+$/);
    const other = await make({ rule: above(1.05) }, stranger);
    const heard = visitor.events("/api/market/live", (all) => all.some(({ event }) => event === "alert"));
    const stolen = stranger.events("/api/market/live?symbols=NVDA", (all) =>
      all.some(
        ({ event, data }) =>
          event === "alert" || (data as { quotes?: { price?: number }[] }).quotes?.[0]?.price === near(1.02),
      ),
    );
    await moveTo(1.02, async () => (await eventsOf(alert)).length === 1);
    const [event] = await eventsOf(alert);
    expect(event).toMatchObject({ symbol: "NVDA", words: alert.words, source: "yahoo", isRead: false });
    expect(event?.valueWords.replaceAll(",", "")).toContain(String(near(1.02)));
    expect(["live", "delayed"]).toContain(event?.status);
    expect((await heard).find(({ event: name }) => name === "alert")?.data).toMatchObject({ id: event?.id });
    expect((await stolen).some(({ event: name }) => name === "alert")).toBe(false);
    expect(await shown(alert)).toMatchObject({ state: "fired", lastFiredAt: event?.firedAt });
    // It has fired, and doesn't fire again however often the price is seen.
    await moveTo(1.03);
    await moveTo(1);
    await moveTo(1.02);
    expect(await eventsOf(alert)).toHaveLength(1);
    expect((await events(stranger)).events).toEqual([]);
    await expect.poll(() => relay.count(), patience).toBe(1);
    const [mail] = await relay.mails();
    expect(mail?.subject).toContain(alert.words);
    expect(mail?.text).toContain("/insights?symbol=NVDA");
    await stranger.delete(`/api/alerts/${other.alert.id}`);
    await clear();
  });

  it("tells in the app alone while nobody has confirmed the address", async () => {
    await moveTo(1);
    const early = administrator;
    const { alert } = await make({ rule: above(1.01), mail: true }, early);
    await moveTo(1.02, async () => (await events(early)).events.some(({ alertId }) => alertId === alert.id));
    // A mail that is asked for afterwards comes, and is the only one.
    await early.post("/api/account/address/ask");
    expect(await relay.take(unconfirmed.email, "/verify#token=")).toContain("/verify#token=");
    expect(relay.recipients()).not.toContain(unconfirmed.email);
    await early.delete(`/api/alerts/${alert.id}`);
  });

  it("fires again after the price has gone back by its margin, and not before", async () => {
    await moveTo(1);
    const { alert } = await make({ rule: above(1.01), repeats: true });
    await moveTo(1.02, async () => (await eventsOf(alert)).length === 1);
    expect((await shown(alert))?.state).toBe("fired");
    // Below the line, but by less than half a per cent.
    await moveTo(1.008);
    expect((await shown(alert))?.state).toBe("fired");
    await moveTo(1.02);
    expect(await eventsOf(alert)).toHaveLength(1);
    await moveTo(1, async () => (await shown(alert))?.state === "armed");
    await moveTo(1.02, async () => (await eventsOf(alert)).length === 2);
    await clear();
  });

  it("is fired once by several processes that see the same price", async (context) => {
    if (second === null) {
      context.skip("one process has a database of SQLite for itself");
      return;
    }
    await moveTo(1);
    const made = await Promise.all([1, 2, 3].map(() => make({ rule: above(1.01), repeats: true, mail: true })));
    const before = relay.count();
    const other = second;
    for (const [turn, part] of [1.02, 0.99, 1.02].entries()) {
      yahoo.setPrice("NVDA", near(part));
      const state = part > 1 ? "fired" : "armed";
      const isThere = async () =>
        (await Promise.all(made.map(({ alert }) => shown(alert)))).every((one) => one?.state === state);
      await Promise.all([
        whileWatched("/api/market/live?symbols=NVDA", isThere),
        whileWatched("/api/market/live?symbols=NVDA", isThere, other),
      ]);
      const told = await Promise.all(made.map(async ({ alert }) => (await eventsOf(alert)).length));
      expect(told).toEqual(made.map(() => (turn === 2 ? 2 : 1)));
    }
    await expect.poll(() => relay.count() - before, patience).toBe(6);
    await clear();
  });

  it("is heard of on a stream of another process", async (context) => {
    if (second === null) {
      context.skip("one process has a database of SQLite for itself");
      return;
    }
    await moveTo(1);
    const { origin } = second;
    const away = new AbortController();
    const stream = await fetch(`${origin}/api/market/live`, {
      headers: { cookie: visitor.cookie() ?? "" },
      signal: away.signal,
    });
    const { alert } = await make({ rule: above(0.9) });
    let text = "";
    for await (const chunk of (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += chunk;
      // The other process may still be telling of an earlier one.
      if (text.includes(alert.id)) break;
    }
    away.abort();
    expect(text).toMatch(new RegExp(`event: alert\\ndata: \\S*${alert.id}`));
    await clear();
  });

  it("tells at once what is so already, and nothing while it sleeps, is paused or is over", async () => {
    await moveTo(1);
    const { alert } = await make({ rule: above(0.9) });
    expect(await eventsOf(alert)).toHaveLength(1);

    // Higher than any price that the other process may still hold.
    const asleep = (await make({ rule: above(1.04) })).alert;
    const paused = (await make({ rule: above(1.04) })).alert;
    expect((await make({ rule: above(1.04), expiresAt: "2026-03-04T15:59:00Z" })).body).toMatchObject({
      code: "invalid-input",
      errors: [{ path: "expiresAt" }],
    });
    const ends = new Date(Date.parse(paused.createdAt) + 1_500).toISOString();
    const over = (await make({ rule: above(1.04), expiresAt: ends })).alert;
    await wait(2_000);
    const awake = (await make({ rule: above(1.04) })).alert;
    const later = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
    const snoozed = await visitor.patch(`/api/alerts/${asleep.id}`, { snoozedUntil: later });
    expect(snoozed.body).toMatchObject({ snoozedUntil: later });
    expect((await visitor.patch(`/api/alerts/${paused.id}`, { isPaused: true })).body).toMatchObject({
      isPaused: true,
    });
    await moveTo(1.045, async () => (await eventsOf(awake)).length === 1);
    for (const silent of [asleep, paused, over]) expect(await eventsOf(silent)).toEqual([]);
    expect((await shown(over))?.state).toBe("expired");
    // A condition that still holds when the alert resumes fires then.
    await visitor.patch(`/api/alerts/${asleep.id}`, { snoozedUntil: null });
    await moveTo(1.045, async () => (await eventsOf(asleep)).length === 1);
    await clear();
  });

  it("looks at bars, calendars and the portfolio when its job runs", async () => {
    await moveTo(1);
    const close = { kind: "price", field: "close" };
    const always = { kind: "compare", left: close, is: "above", right: { kind: "number", value: 1 } };
    const never = { kind: "compare", left: close, is: "below", right: { kind: "number", value: 1 } };
    const so = (await make({ rule: { kind: "condition", condition: always } })).alert;
    const notSo = (await make({ rule: { kind: "condition", condition: never } })).alert;
    const weight = (await make({ rule: { kind: "weight", percent: 20 } })).alert;
    const strategy = (
      await make({
        rule: {
          kind: "strategy",
          strategy: {
            kind: "rules",
            name: "Never",
            long: { entry: never, exit: null },
            short: null,
            sizing: { kind: "all-in" },
          },
        },
      })
    ).alert;
    const volume = (await make({ rule: { kind: "volume", times: 100 } })).alert;
    const event = (await make({ symbol: "AAPL", rule: { kind: "event", event: "dividend", days: 5 } })).alert;
    const fall = (await make({ symbol: null, rule: { kind: "drawdown", percent: 90 } })).alert;
    const bought = { type: "buy", symbol: "NVDA", date: "2026-03-02", quantity: "10", price: "100" };
    expect((await visitor.post("/api/portfolio/transactions", bought)).status).toBe(201);
    // A run that was under way already has not seen the newest alerts: they wait for the next one.
    const runAndSee = async (met: Alert) => {
      expect((await administrator.post("/api/jobs/alerts/run")).status).toBe(200);
      return eventsOf(met);
    };
    for (const met of [so, weight, event]) await expect.poll(() => runAndSee(met), patience).toHaveLength(1);
    expect((await eventsOf(weight))[0]?.valueWords).toBe("100.0% of your portfolio");
    expect((await eventsOf(event))[0]?.valueWords).toBe("5 Mar 2026, tomorrow");
    for (const unmet of [notSo, strategy, volume, fall]) {
      expect(await eventsOf(unmet)).toEqual([]);
      expect(await shown(unmet)).toMatchObject({ state: "armed", waitsFor: null });
    }
    await clear();
  });

  it("is in the reader's language: as it is set, on the stream, in the history and by mail", async () => {
    await moveTo(1);
    const expected = {
      de: [/^NVDA liegt über \d+,\d\d$/, /^\d+,\d\d USD$/, "Quelle: yahoo."],
      fr: [/^NVDA est au-dessus de \d+,\d\d$/, /^\d+,\d\d USD$/, "Source\u00a0: yahoo."],
      es: [/^NVDA está por encima de \d+,\d\d$/, /^\d+,\d\d USD$/, "Fuente: yahoo."],
      ja: [/^NVDAが\d+\.\d\dを上回る$/, /^\d+\.\d\d USD$/, "出所：yahoo"],
    } as const;
    for (const [language, [sentence, value, source]] of Object.entries(expected)) {
      const reader = server.visitor();
      const { email } = await reader.signUp();
      await reader.patch("/api/settings", { preferences: { language } });
      const heard = reader.events("/api/market/live", (all) => all.some(({ event }) => event === "alert"));
      const { alert } = await make({ rule: above(0.9), mail: true }, reader);
      expect(alert.words).toMatch(sentence);
      const [event] = (await events(reader)).events;
      expect(event?.words).toBe(alert.words);
      expect(event?.valueWords).toMatch(value);
      expect((await heard).find(({ event: name }) => name === "alert")?.data).toMatchObject({ words: alert.words });
      expect(await relay.take(email, source)).toContain(alert.words);
    }
    // The history follows when another language is chosen.
    const { alert } = await make({ rule: above(0.9) });
    await visitor.patch("/api/settings", { preferences: { language: "de" } });
    expect((await eventsOf(alert))[0]?.words).toMatch(/^NVDA liegt über/);
    await visitor.patch("/api/settings", { preferences: { language: "en" } });
    expect((await eventsOf(alert))[0]?.words).toBe(alert.words);
    await clear();
  });

  it("asks by itself for prices that nobody looks at", async () => {
    const { alert } = await make({ symbol: "KO", rule: { kind: "price", is: "above", value: 1 } });
    expect(await eventsOf(alert)).toHaveLength(1);
    await clear();
  });

  it("keeps history and counts what is unread, for each user alone", async () => {
    const { events: all, unread } = await events();
    expect(unread).toBe(all.filter(({ isRead }) => !isRead).length);
    expect(unread).toBeGreaterThan(2);
    const [first, next] = all;
    expect((await visitor.get("/api/alerts/events?before=no-such-event")).body).toMatchObject({
      code: "invalid-input",
      errors: [{ path: "before" }],
    });
    expect((await stranger.get(`/api/alerts/events?before=${first?.id}`)).body).toMatchObject({
      code: "invalid-input",
    });
    const rest = (await visitor.get(`/api/alerts/events?limit=1&before=${first?.id}`)).body;
    expect(rest).toMatchObject({ events: [{ id: next?.id }], hasMore: true });
    expect((await stranger.post("/api/alerts/events/read")).body).toEqual({ unread: 0 });
    expect((await visitor.post("/api/alerts/events/read", { ids: [first?.id] })).body).toEqual({ unread: unread - 1 });
    expect((await visitor.post("/api/alerts/events/read")).body).toEqual({ unread: 0 });
    expect((await events()).events.every(({ isRead }) => isRead)).toBe(true);
  });

  it("refuses what makes no sense, and what is somebody else's", async () => {
    const { alert } = await make({ rule: above(2) });
    expect((await make({ symbol: "NOSUCH", rule: above(2) })).body).toMatchObject({
      status: 404,
      code: "unknown-symbol",
    });
    for (const rule of [
      { kind: "price", is: "above", value: -1 },
      { kind: "magic" },
      { kind: "condition", condition: { kind: "compare" } },
      { kind: "strategy", strategy: { kind: "hold", name: "", rebalance: null, saving: null } },
    ])
      expect((await make({ rule })).status).toBe(422);
    expect((await make({ symbol: null, rule: above(2) })).status).toBe(422);
    expect((await stranger.patch(`/api/alerts/${alert.id}`, { isPaused: true })).status).toBe(404);
    expect((await stranger.delete(`/api/alerts/${alert.id}`)).status).toBe(404);
    const changed = await visitor.patch(`/api/alerts/${alert.id}`, {
      rule: { kind: "move", direction: "up", percent: 50, over: "day" },
    });
    expect(changed.body).toMatchObject({ words: "NVDA rises 50% or more over a day", state: "armed" });
    const many = await Promise.all(Array.from({ length: 14 }, () => make({ rule: above(2) })));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(11);
    expect(many.find(({ status }) => status === 422)?.body).toMatchObject({
      code: "too-many-alerts",
      values: { maximum: 12 },
    });
    await clear();
  });
});

it("never fires on made-up prices, and says what it waits for", async () => {
  const server = await startTestServer({ CLOCK: startsAt });
  const visitor = server.visitor();
  await visitor.signUp();
  const { body } = await visitor.post("/api/alerts", {
    symbol: "NVDA",
    rule: { kind: "price", is: "above", value: 1 },
  });
  const condition = {
    kind: "compare",
    left: { kind: "price", field: "close" },
    is: "above",
    right: { kind: "number", value: 1 },
  };
  await visitor.post("/api/alerts", { symbol: "NVDA", rule: { kind: "condition", condition } });
  await visitor.get("/api/market/quotes?symbols=NVDA");
  await visitor.post("/api/jobs/alerts/run");
  const job = async () =>
    ((await visitor.get("/api/jobs")).body["jobs"] as { id: string; result: string | null }[]).find(
      ({ id }) => id === "alerts",
    );
  await expect.poll(async () => (await job())?.result, patience).toBe("0 of 1 were looked at");
  expect((await visitor.get("/api/alerts/events")).body).toMatchObject({ events: [], unread: 0 });
  const { alerts } = (await visitor.get("/api/alerts")).body as { alerts: Alert[] };
  expect(alerts.map(({ state }) => state)).toEqual(["armed", "armed"]);
  expect(alerts.map(({ waitsFor }) => waitsFor)).toEqual(alerts.map(() => "Waiting for a first price for NVDA"));
  expect(body).toMatchObject({ waitsFor: "Waiting for a first price for NVDA" });
  await server.stop();
});

it("never fires on a price that is held back", async () => {
  const offsetMs = Date.parse(startsAt) - Date.now();
  const yahoo = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  const server = await startTestServer({ CLOCK: startsAt, YAHOO_BASE_URL: yahoo.url, QUOTE_POLL_SECONDS: "0.1" });
  const visitor = server.visitor();
  await visitor.signUp();
  const quotes = async () =>
    (await visitor.get("/api/market/quotes?symbols=NVDA")).body["quotes"] as {
      price: number;
      provenance: { note?: string };
    }[];
  const price = (await quotes())[0]?.price ?? NaN;
  await visitor.post("/api/alerts", { symbol: "NVDA", rule: { kind: "price", is: "above", value: price * 1.01 } });
  // A hundredfold price is no price: it is held back, and the alert sees neither it nor what stood before.
  yahoo.setPrice("NVDA", price * 100);
  await visitor.events("/api/market/live?symbols=NVDA", (all) =>
    all.some(({ data }) => JSON.stringify(data ?? null).includes('"note"')),
  );
  expect((await visitor.get("/api/alerts/events")).body).toMatchObject({ unread: 0 });
  const [alert] = (await visitor.get("/api/alerts")).body["alerts"] as Alert[];
  expect(alert).toMatchObject({ state: "armed" });
  expect(alert?.waitsFor).toMatch(/^The data for the price of NVDA looks implausible: /);
  await Promise.all([server.stop(), yahoo.close()]);
});

it("never fires on a price that has gone stale", async () => {
  const offsetMs = Date.parse(startsAt) - Date.now();
  const yahoo = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  yahoo.setFault("old");
  const server = await startTestServer({ CLOCK: startsAt, YAHOO_BASE_URL: yahoo.url });
  const visitor = server.visitor();
  await visitor.signUp();
  const { status, body } = await visitor.post("/api/alerts", {
    symbol: "NVDA",
    rule: { kind: "price", is: "above", value: 1 },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: "armed", waitsFor: "The data for the price of NVDA is too old" });
  expect((await visitor.get("/api/alerts/events")).body).toMatchObject({ events: [] });
  await Promise.all([server.stop(), yahoo.close()]);
});
