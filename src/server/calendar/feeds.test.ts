import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder, testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { createReaderWords } from "../settings/reader-words.ts";
import { createCalendarFeeds } from "./feeds.ts";

const openMarket = "2026-03-04T16:00:00Z";
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(environment: Record<string, string> = {}) {
  const offsetMs = Date.parse(openMarket) - Date.now();
  const upstream = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  closing.push(upstream.close);
  const server = await startTestServer({ CLOCK: openMarket, YAHOO_BASE_URL: upstream.url, ...environment });
  closing.push(server.stop);
  const visitor = server.visitor();
  await visitor.signUp();
  return { upstream, server, visitor };
}

async function makeFeed(visitor: Visitor, types: readonly string[]) {
  const { status, body } = await visitor.post("/api/calendar/feeds", { types });
  expect(status).toBe(201);
  return { id: String(body["id"]), path: new URL(String(body["url"])).pathname };
}

/** The events of a calendar file, as a calendar program reads them. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toBeTruthy();
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

describe.each(testEngines())("private calendar links on $name", (engine) => {
  it("are read without a session, as RFC 5545, and hold the events of the reader's symbols", async () => {
    const { server, visitor } = await start(await engine.environment());
    const { path } = await makeFeed(visitor, ["earnings", "dividends"]);
    // Owned, and on no list.
    expect((await visitor.post("/api/portfolio/transactions", { symbol: "KO", quantity: "3" })).status).toBe(201);
    const reply = await server.visitor().get(path);
    expect(reply.status).toBe(200);
    expect(eventsOf(reply.text).some(({ summary }) => summary.startsWith("KO "))).toBe(true);
    expect(reply.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const events = eventsOf(reply.text);
    const apple = events.find(({ summary }) => summary === "AAPL earnings, after close");
    expect(apple?.startDate.toString()).toBe("2026-03-12T20:30:00Z");
    expect(events.some(({ summary }) => summary.startsWith("AAPL ex-dividend 0.26 USD"))).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    // Lines end in CRLF and are folded at 75 octets.
    const lines = reply.text.split("\r\n");
    expect(reply.text.replaceAll("\r\n", "").includes("\n")).toBe(false);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it("are in the language of their owner", async () => {
    const { server, visitor } = await start(await engine.environment());
    const { path } = await makeFeed(visitor, ["earnings", "dividends"]);
    const read = async (): Promise<string> => (await server.visitor().get(path)).text.replaceAll("\r\n ", "");
    for (const [language, earnings, dividend] of [
      ["de", "AAPL: Quartalszahlen\\, nach Börsenschluss", "AAPL: Ex-Tag\\, Dividende 0\\,26 USD"],
      ["fr", "AAPL\u00a0: résultats\\, après clôture", "AAPL\u00a0: détachement 0\\,26 USD"],
      ["es", "AAPL: resultados\\, tras el cierre", "AAPL: ex-dividendo 0\\,26 USD"],
      ["ja", "AAPL 決算（引け後）", "AAPL 権利落ち 配当0.26 USD"],
    ] as const) {
      await visitor.patch("/api/settings", { preferences: { language } });
      const text = await read();
      expect(text).toContain(`SUMMARY:${earnings}`);
      expect(text).toContain(`SUMMARY:${dividend}`);
    }
  });

  it("name the same event the same way each time", async () => {
    const { server, visitor } = await start(await engine.environment());
    const { path } = await makeFeed(visitor, ["earnings"]);
    const read = async () => eventsOf((await server.visitor().get(path)).text).map(({ uid }) => uid);
    expect(await read()).toEqual(await read());
  });

  it("end when they are revoked, and only their owner can do that", async () => {
    const { server, visitor } = await start(await engine.environment());
    const { id, path } = await makeFeed(visitor, ["splits"]);
    const stranger = server.visitor();
    await stranger.signUp();
    expect((await stranger.delete(`/api/calendar/feeds/${id}`)).status).toBe(404);
    expect((await stranger.get("/api/calendar/feeds")).body).toEqual({ feeds: [] });
    await server.visitor().get(path);
    expect((await visitor.get("/api/calendar/feeds")).body["feeds"]).toMatchObject([
      { id, types: ["splits"], lastUsedAt: expect.stringContaining("2026-03-04") },
    ]);
    expect((await visitor.delete(`/api/calendar/feeds/${id}`)).body).toEqual({ feeds: [] });
    expect((await server.visitor().get(path)).status).toBe(404);
  });
});

it("keeps the secret out of the list, the log and the database, and tells it again to a request that is repeated", async () => {
  const DATA_DIR = temporaryFolder();
  const { server, visitor } = await start({ DATA_DIR });
  const make = () => visitor.post("/api/calendar/feeds", { types: ["earnings"] }, { "idempotency-key": "feed-1" });
  const { body } = await make();
  const { pathname: path } = new URL(String(body["url"]));
  const secret = path.split("/").at(-1)?.replace(".ics", "") ?? "";
  expect(secret.length).toBeGreaterThan(40);
  expect((await make()).body).toEqual(body);
  await server.visitor().get(path);
  expect((await visitor.get("/api/calendar/feeds")).text).not.toContain(secret);
  expect(server.log()).toContain("/api/calendar/feed/:token");
  expect(server.log()).not.toContain(secret);
  const files = readdirSync(DATA_DIR).filter((name) => name.startsWith("bellwether"));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(readFileSync(join(DATA_DIR, file)).includes(secret)).toBe(false);
});

it("answers an unknown link with 404 and an upstream that is down with 503, never with an empty calendar", async () => {
  const { server, visitor, upstream } = await start();
  expect((await server.visitor().get("/api/calendar/feed/nope.ics")).status).toBe(404);
  const { path } = await makeFeed(visitor, ["earnings"]);
  upstream.setFault("500");
  const reply = await server.visitor().get(path);
  expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "300"]);
});

it("tells a program that asks for the head alone the same, without the file", async () => {
  const { server, visitor } = await start();
  const { path } = await makeFeed(visitor, ["earnings"]);
  const reply = await server.visitor().request("HEAD", path);
  expect([reply.status, reply.text, reply.headers.get("content-type")]).toEqual([
    200,
    "",
    "text/calendar; charset=utf-8",
  ]);
  expect(reply.headers.get("cache-control")).toBe("no-store");
});

it("ends with its account", async () => {
  const { server, visitor } = await start();
  const { path } = await makeFeed(visitor, ["earnings"]);
  const { body } = await visitor.get("/api/account/session");
  await server.account.disableUser((body["user"] as { email: string }).email);
  expect((await server.visitor().get(path)).status).toBe(404);
});

it("stops at ten links", async () => {
  const { visitor } = await start();
  for (let count = 0; count < 10; count++) await makeFeed(visitor, ["ipo"]);
  expect((await visitor.post("/api/calendar/feeds", { types: ["ipo"] })).body["code"]).toBe("too-many-feeds");
  expect((await visitor.post("/api/calendar/feeds", { types: [] })).status).toBe(422);
});

it("answers with none of the events rather than with a part: a program would delete what is left out", async () => {
  const provenance = (status: "live" | "unavailable", source: string) =>
    ({ source, status, asOf: null, delayMinutes: null, fetchedAt: null }) as const;
  const pages = { earnings: provenance("unavailable", "none"), splits: provenance("live", "yahoo") };
  const read = async (types: (keyof typeof pages | "dividends")[]) => {
    const feeds = createCalendarFeeds({
      store: {
        all: async () => [],
        add: () => Promise.reject(new Error("not asked for")),
        remove: async () => false,
        find: async () => ({ id: "feed", userId: "user", types }),
        known: async () => [],
        remember: async () => undefined,
        forgetBefore: async () => undefined,
        noteUse: async () => undefined,
      },
      eventsOf: async (type) => ({
        type,
        entries: [],
        total: 0,
        nextCursor: null,
        provenance: type in pages ? pages[type as keyof typeof pages] : provenance("unavailable", "not-offered"),
      }),
      symbolsOf: async () => ["AAPL"],
      words: createReaderWords(async () => ({})),
      clock: { now: () => Date.parse(openMarket) },
      appUrl: new URL("https://bellwether.example"),
    });
    const answer = await feeds.read("secret.ics");
    return typeof answer === "string" ? "file" : answer.code;
  };
  expect(await read(["earnings", "splits"])).toBe("stock-data-unavailable");
  expect(await read(["splits"])).toBe("file");
  // Types that no source lists are missing from the file; the rest is included.
  expect(await read(["dividends", "splits"])).toBe("file");
});
