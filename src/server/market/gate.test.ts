import { afterEach, expect, it } from "vitest";
import { startTestServer } from "../../../tests/support/test-server.ts";
import { startStooqUpstream } from "../../../tests/upstreams/stooq-upstream.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const openMarket = "2026-03-04T16:00:00Z";

interface Shown {
  readonly price: number | null;
  readonly provenance: { readonly status: string; readonly source: string; readonly note?: string };
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(environment: Record<string, string> = {}) {
  const offsetMs = Date.parse(openMarket) - Date.now();
  const upstream = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  closing.push(upstream.close);
  const server = await startTestServer({
    CLOCK: openMarket,
    YAHOO_BASE_URL: upstream.url,
    QUOTE_POLL_SECONDS: "0.1",
    STOOQ_BASE_URL: "http://127.0.0.1:9",
    ...environment,
  });
  closing.push(server.stop);
  const visitor = server.visitor();
  await visitor.signUp();
  const quote = async (symbol = "AAPL") => {
    const { body } = await visitor.get(`/api/market/quotes?symbols=${symbol}`);
    return (body["quotes"] as Shown[])[0];
  };
  return { upstream, visitor, quote };
}

/** The price as a reader of the live stream last saw it, after the upstream has been asked again. */
async function afterNextPoll(visitor: Awaited<ReturnType<typeof start>>["visitor"]) {
  let last: Record<string, unknown> = {};
  await visitor.events("/api/market/live?symbols=AAPL", (events) => {
    const frames = events.filter(({ event }) => event === "quotes");
    for (const frame of frames) last = { ...last, ...(frame.data["quotes"] as Record<string, unknown>[])[0] };
    return frames.length >= 2;
  });
  return last as unknown as Shown;
}

/** Watches until the next poll has been answered. */
async function upstreamAskedAgain(
  upstream: Awaited<ReturnType<typeof start>>["upstream"],
  visitor: Awaited<ReturnType<typeof start>>["visitor"],
) {
  const before = upstream.count("quote");
  // Nothing changes, so no frame ends this: the server does when it stops.
  visitor.events("/api/market/live?symbols=AAPL", () => false).catch(() => undefined);
  await expect.poll(() => upstream.count("quote")).toBeGreaterThan(before + 1);
}

it.each([
  ["zero", 0],
  ["below zero", -1],
  ["absurd", 1e12],
  ["a hundred times too high", 23_140],
  ["a hundredth", 2.314],
  ["twice as high without a split", 470],
])("a price that is %s is held back: the last good one stays and the reason is told", async (_case, price) => {
  const { upstream, visitor, quote } = await start();
  expect(await quote()).toMatchObject({ price: 231.4 });
  upstream.setPrice("AAPL", price);
  const shown = await afterNextPoll(visitor);
  expect(shown.price).toBe(231.4);
  expect(shown.provenance.note).toMatch(/^Held back from Yahoo Finance: /);
});

it("an ordinary move passes, and clears what was said of the one before", async () => {
  const { upstream, visitor, quote } = await start();
  await quote();
  upstream.setPrice("AAPL", 23_140);
  expect((await afterNextPoll(visitor)).provenance.note).toContain("100 times");
  upstream.setPrice("AAPL", 240);
  await expect.poll(async () => (await afterNextPoll(visitor)).price).toBe(240);
  expect((await quote())?.provenance.note).toBeUndefined();
});

it("without a last good value nothing doubtful is drawn as truth", async () => {
  const { upstream, visitor, quote } = await start();
  upstream.setPrice("AAPL", 1e12);
  expect(await quote()).toMatchObject({ provenance: { status: "sample" } });
  upstream.setPrice("TSCO.L", 0);
  const { status, body } = await visitor.get("/api/market/quotes?symbols=TSCO.L");
  expect([status, body["detail"]]).toEqual([503, "Failed to fetch stock data"]);
  const mixed = await visitor.get("/api/market/quotes?symbols=TSCO.L,MSFT");
  expect((mixed.body["quotes"] as Shown[])[0]).toMatchObject({
    price: null,
    provenance: { status: "unavailable", note: expect.stringContaining("Held back from Yahoo") },
  });
});

it("a symbol whose price cannot be used is asked for once, however many readers want it", async () => {
  const { upstream, visitor } = await start();
  upstream.setPrice("TSCO.L", 0);
  const read = () => visitor.get("/api/market/quotes?symbols=TSCO.L,MSFT");
  const first = await read();
  const asked = upstream.count("quote");
  for (let reader = 0; reader < 3; reader++) expect((await read()).body).toEqual(first.body);
  expect(upstream.count("quote")).toBe(asked);
});

it("a true move of more than half is shown when a second source tells the same", async () => {
  const offsetMs = Date.parse(openMarket) - Date.now();
  const stooq = await startStooqUpstream({ clock: { now: () => Date.now() + offsetMs } });
  closing.push(stooq.close);
  const { upstream, visitor, quote } = await start({ STOOQ_BASE_URL: stooq.url });
  await quote();
  expect(stooq.count()).toBe(0);
  upstream.setPrice("AAPL", 104);
  stooq.setPrice("AAPL", 103.5);
  // A poll that was under way may end first.
  await expect.poll(async () => (await afterNextPoll(visitor).catch(() => null))?.price).toBe(104);
  expect((await quote())?.provenance.source).toBe("yahoo");
  expect((await quote())?.provenance.note).toBeUndefined();
});

it("a lie about the price is outvoted by the second source", async () => {
  const offsetMs = Date.parse(openMarket) - Date.now();
  const stooq = await startStooqUpstream({ clock: { now: () => Date.now() + offsetMs } });
  closing.push(stooq.close);
  const { upstream, quote } = await start({ STOOQ_BASE_URL: stooq.url });
  upstream.setPrice("AAPL", 23_140);
  expect(await quote()).toMatchObject({ price: 231.4, provenance: { source: "stooq" } });
});

it("a time in the future is no price of now", async () => {
  const { upstream, quote } = await start();
  upstream.setFault("future");
  expect(await quote()).toMatchObject({
    provenance: { status: "sample", note: expect.stringContaining("in the future") },
  });
});

it("an answer older than the one known changes nothing, and is no fault to tell of", async () => {
  const { upstream, visitor, quote } = await start();
  const before = await quote();
  upstream.setFault("old");
  await upstreamAskedAgain(upstream, visitor);
  expect(await quote()).toMatchObject({ price: before?.price ?? -1, provenance: { source: "yahoo" } });
  expect((await quote())?.provenance.note).toBeUndefined();
});

it("yesterday's quote in today's session says that it is old", async () => {
  const { upstream, quote } = await start();
  upstream.setFault("old");
  const shown = await quote();
  expect(shown?.provenance.status).toBe("stale");
  expect(shown?.provenance.note).toMatch(/^The price is from \d+ \w+ 2026/);
});
