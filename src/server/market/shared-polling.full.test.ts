import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { hasRedis, startRedis, type TestRedis } from "../../../tests/support/redis-server.ts";
import { startProcess } from "../../../tests/support/server-process.ts";
import { temporaryFolder, bothEngines } from "../../../tests/support/test-engines.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const openMarket = "2026-03-04T16:00:00Z";
const pollSeconds = 1;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const priced = new Map([
  [0, "AAPL"],
  [60, "MSFT"],
  [110, "NVDA"],
]);
const symbols = Array.from({ length: 120 }, (_symbol, index) => priced.get(index) ?? `WATCH${index}`);
const symbolsIn = (address: string) =>
  (new URL(address, "http://localhost").searchParams.get("symbols") ?? "").split(",");

async function startUpstream() {
  const offsetMs = Date.parse(openMarket) - Date.now();
  const upstream = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  closing.push(upstream.close);
  const quoteCalls = () => upstream.requests.filter(({ endpoint }) => endpoint === "quote");
  return { upstream, quoteCalls };
}

async function environmentOn(
  upstream: { readonly url: string },
  redisUrl: string | null,
): Promise<Record<string, string>> {
  const engine = bothEngines().find(({ name }) => name === "postgresql");
  return {
    NODE_ENV: "test",
    ...(await engine?.environment()),
    // Those of an earlier test on the same Redis are another installation.
    APP_SECRET: randomUUID() + randomUUID(),
    ...(redisUrl === null ? {} : { REDIS_URL: redisUrl }),
    CLOCK: openMarket,
    YAHOO_BASE_URL: upstream.url,
    QUOTE_POLL_SECONDS: String(pollSeconds),
  };
}

/** Listens until the test is over. Returns how many frames of quotes have arrived. */
async function listen(origin: string, cookie: string, watched: readonly string[]): Promise<() => number> {
  const ending = new AbortController();
  closing.push(async () => ending.abort());
  const url = `${origin}/api/market/live?symbols=${watched.join()}`;
  const { status, body } = await fetch(url, { headers: { cookie }, signal: ending.signal });
  expect(status).toBe(200);
  let text = "";
  const read = async (): Promise<void> => {
    for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) text += chunk;
  };
  // It ends with the test, or with its server.
  read().catch(() => undefined);
  return () => text.split("event: quotes").length - 1;
}

async function watch(server: TestServer, watched: readonly string[]): Promise<() => number> {
  const visitor = server.visitor();
  await visitor.signUp();
  return listen(server.origin, visitor.cookie() ?? "", watched);
}

const homes = inject("postgresUrl") === null ? [] : ["postgresql", ...(hasRedis() ? ["redis"] : [])];

describe.each(homes)("quotes of instances that share %s", (home) => {
  let redis: TestRedis | null = null;
  beforeAll(async () => {
    if (home === "redis") redis = await startRedis();
  });
  afterAll(async () => redis?.stop());

  it.each([1, 2, 3])("are asked for once a poll and fifty symbols by %i of them", async (count) => {
    const { upstream, quoteCalls } = await startUpstream();
    const environment = await environmentOn(upstream, redis?.url ?? null);
    const servers: TestServer[] = [];
    for (let index = 0; index < count; index += 1) {
      const server = await startTestServer(environment);
      closing.push(server.stop);
      servers.push(server);
    }
    const lists = [symbols.slice(0, 50), symbols.slice(50, 100), symbols.slice(70)];
    const heard: (() => number)[] = [];
    for (const [index, list] of lists.entries()) {
      const server = servers[index % count];
      if (server !== undefined) heard.push(await watch(server, list));
    }
    // Until one of them polls for all: two full batches and a smaller one, at once.
    const sizes = () =>
      quoteCalls()
        .slice(-3)
        .map(({ address }) => symbolsIn(address).length)
        .toSorted((a, b) => b - a);
    await expect.poll(sizes).toEqual([50, 50, 20]);

    upstream.resetCounts();
    const framesBefore = heard.map((frames) => frames());
    const startedAt = performance.now();
    await expect.poll(() => quoteCalls().length).toBeGreaterThanOrEqual(24);
    const polls = Math.floor((performance.now() - startedAt) / (pollSeconds * 1000)) + 2;
    // As many calls as one instance makes in that time: two that poll would make twice as many.
    expect(quoteCalls().length).toBeLessThanOrEqual(3 * polls);
    // All batches are full but the last of each poll. The count may have begun in the middle of one.
    const batches = quoteCalls().map(({ address }) => symbolsIn(address).length);
    const smaller = batches.filter((size) => size !== 50);
    expect(new Set(smaller)).toEqual(new Set([20]));
    expect(Math.abs(smaller.length - batches.length / 3)).toBeLessThanOrEqual(1);
    // All fan out.
    await expect.poll(() => heard.every((frames, index) => frames() >= (framesBefore[index] ?? 0) + 3)).toBe(true);
  });

  it("are read from the others before a provider is asked", async () => {
    const { upstream, quoteCalls } = await startUpstream();
    const environment = await environmentOn(upstream, redis?.url ?? null);
    const servers = [await startTestServer(environment), await startTestServer(environment)];
    const prices: unknown[] = [];
    const database = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: temporaryFolder(),
      log: createLog("silent"),
    });
    closing.push(() => database.close());
    for (const server of servers) {
      closing.push(server.stop);
      const visitor = server.visitor();
      await visitor.signUp();
      const { body } = await visitor.get("/api/market/quotes?symbols=AAPL");
      prices.push(body["quotes"]);
      // It is kept a moment after it was answered.
      await expect.poll(() => database.db.selectFrom("last_good_quotes").select("symbol").execute()).toHaveLength(1);
    }
    expect(quoteCalls()).toHaveLength(1);
    expect(prices[1]).toEqual(prices[0]);
  });

  it("are polled by another one when the poller dies", async () => {
    const { upstream, quoteCalls } = await startUpstream();
    const environment = await environmentOn(upstream, redis?.url ?? null);
    const doomed = await startProcess({ ...environment, LIMIT_SIGN_UPS_PER_HOUR: "1000" });
    await doomed.ready();
    const origin = doomed.url;
    const signedUp = await fetch(`${origin}/api/account/sign-up`, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify({ name: "Visitor", email: "doomed@example.org", password: "gleaming-otter-7" }),
    });
    const cookie = signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await listen(origin, cookie, ["WATCH100"]);
    const coversPoll = (...wanted: string[]) =>
      quoteCalls().some(({ address }) => {
        const asked = symbolsIn(address);
        return wanted.length === asked.length && wanted.every((symbol) => asked.includes(symbol));
      });
    // It polls, before there is anybody else.
    await expect.poll(() => quoteCalls().length).toBeGreaterThanOrEqual(3);

    const servers = [await startTestServer(environment), await startTestServer(environment)];
    for (const [index, server] of servers.entries()) {
      closing.push(server.stop);
      await watch(server, [`WATCH${index}`]);
    }
    await expect.poll(() => coversPoll("WATCH100", "WATCH0", "WATCH1")).toBe(true);
    doomed.child.kill("SIGKILL");
    await doomed.exit;
    // The dead instance's symbols are forgotten later. Meanwhile one of the others polls for both.
    upstream.resetCounts();
    await expect
      .poll(() =>
        quoteCalls().some(({ address }) => {
          const asked = symbolsIn(address);
          return asked.includes("WATCH0") && asked.includes("WATCH1");
        }),
      )
      .toBe(true);
    upstream.resetCounts();
    await expect.poll(() => coversPoll("WATCH0", "WATCH1")).toBe(true);
  });
});

it.skipIf(homes.length < 2)(
  "polls by itself while the shared state is away, and together again afterwards",
  async () => {
    const { upstream, quoteCalls } = await startUpstream();
    const redis = await startRedis();
    closing.push(() => redis.stop());
    const environment = await environmentOn(upstream, redis.url);
    for (const symbol of ["WATCH0", "WATCH1"]) {
      const server = await startTestServer(environment);
      closing.push(server.stop);
      await watch(server, [symbol]);
    }
    const isAsked = (...wanted: string[]) =>
      quoteCalls().some(({ address }) => symbolsIn(address).join() === wanted.join());
    const areBothAsked = () => isAsked("WATCH0", "WATCH1") || isAsked("WATCH1", "WATCH0");
    await expect.poll(areBothAsked).toBe(true);
    await redis.halt();
    upstream.resetCounts();
    await expect.poll(() => isAsked("WATCH0") && isAsked("WATCH1")).toBe(true);
    await redis.resume();
    await expect
      .poll(
        () => {
          const areTogether = areBothAsked();
          upstream.resetCounts();
          return areTogether;
        },
        { interval: 3_000 },
      )
      .toBe(true);
  },
);
