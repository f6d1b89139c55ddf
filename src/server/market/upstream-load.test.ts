import { afterEach, expect, it } from "vitest";
import { startTestServer } from "../../../tests/support/test-server.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const openMarket = "2026-03-04T16:00:00Z";
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

it("asks once a poll and fifty symbols, however many people watch them, and nothing for what nobody watches", async () => {
  const offsetMs = Date.parse(openMarket) - Date.now();
  const upstream = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  closing.push(upstream.close);
  const server = await startTestServer({ CLOCK: openMarket, YAHOO_BASE_URL: upstream.url, QUOTE_POLL_SECONDS: "2" });
  closing.push(server.stop);
  const symbols = Array.from({ length: 120 }, (_symbol, index) => `WATCH${index}`);
  const lists = [symbols.slice(0, 50), symbols.slice(50, 100), symbols.slice(70)];
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const visitor = server.visitor();
      await visitor.signUp();
      return visitor;
    }),
  );
  for (const [index, person] of people.entries()) {
    const list = lists[index % lists.length] ?? [];
    person.events(`/api/market/live?symbols=${list.join()}`, () => false).catch(() => undefined);
  }
  const symbolsIn = (address: string) =>
    (new URL(address, "http://localhost").searchParams.get("symbols") ?? "").split(",").length;
  const quoteCalls = () => upstream.requests.filter(({ endpoint }) => endpoint === "quote");
  // The first answers fill the page; what counts is a poll after that.
  await expect
    .poll(() => quoteCalls().reduce((sum, call) => sum + symbolsIn(call.address), 0))
    .toBeGreaterThanOrEqual(120);
  upstream.resetCounts();
  await expect.poll(() => quoteCalls().length).toBeGreaterThanOrEqual(3);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(quoteCalls().map(({ address }) => symbolsIn(address))).toEqual([50, 50, 20]);
});
