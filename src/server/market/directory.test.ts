import { afterEach, describe, expect, it } from "vitest";
import { startTestServer } from "../../../tests/support/test-server.ts";
import { startGatewayUpstream } from "../../../tests/upstreams/gateway-upstream.ts";
import { startYahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { temporaryFolder } from "../../../tests/support/test-engines.ts";

const openMarket = "2026-03-04T16:00:00Z";
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Result {
  readonly ticker: string;
  readonly match?: string;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const madeUp = Array.from({ length: 1_500 }, (_row, index) => {
  const code = [index % 26, Math.floor(index / 26) % 26, Math.floor(index / 676)].map((at) => letters[at]).join("");
  return { symbol: `Z${code}`, name: `Zephyr ${code} Industries ${index}` };
});

async function start() {
  const offsetMs = Date.parse(openMarket) - Date.now();
  const clock = { now: () => Date.now() + offsetMs };
  const gateway = await startGatewayUpstream({ clock });
  closing.push(() => gateway.close().catch(() => undefined));
  gateway.setMoreTickers(madeUp);
  const yahoo = await startYahooUpstream({ clock });
  closing.push(() => yahoo.close().catch(() => undefined));
  const environment = {
    CLOCK: openMarket,
    DATA_DIR: temporaryFolder(),
    YAHOO_BASE_URL: yahoo.url,
    RAPIDAPI_BASE_URL: gateway.url,
    RAPIDAPI_KEY: gateway.key,
  };
  const open = async () => {
    const server = await startTestServer(environment);
    closing.push(() => server.stop().catch(() => undefined));
    const visitor = server.visitor();
    await visitor.signUp();
    const search = async (query: string) => {
      const { body } = await visitor.get(`/api/market/search?query=${encodeURIComponent(query)}`);
      return {
        results: body["results"] as Result[],
        provenance: body["provenance"] as { source: string; status: string },
      };
    };
    return { server, search };
  };
  return { gateway, yahoo, open };
}

describe("the directory of instruments", () => {
  it("is read from the provider's list, searched without a call, and still there after a restart without network", async () => {
    const { gateway, yahoo, open } = await start();
    const first = await open();
    await expect.poll(async () => (await first.search("zabc")).provenance.source, { interval: 500 }).toBe("directory");
    const calls = gateway.count() + yahoo.count();
    expect((await first.search("zabb")).results[0]).toMatchObject({ ticker: "ZABB", match: "exact" });
    expect((await first.search("zephyr")).results).toHaveLength(10);
    expect(gateway.count() + yahoo.count()).toBe(calls);
    // Fewer than asked for: others may know more.
    expect((await first.search("ZEPHYR AAA")).results[0]?.ticker).toBe("ZAAA");
    await first.server.stop();
    await gateway.off();
    await yahoo.off();
    const second = await open();
    const offline = await second.search("zabb");
    expect([offline.results[0]?.ticker, offline.provenance]).toMatchObject(["ZABB", { source: "directory" }]);
    const typo = await second.search("zehpyr");
    expect(typo.results.length).toBeGreaterThan(0);
    expect(typo.results.every(({ match }) => match === "typo")).toBe(true);
    expect((await second.search("qqqqqqqqqq")).results).toEqual([]);
  });
});
