import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "./support/test-engines.ts";
import { startTestServer } from "./support/test-server.ts";
import { startYahooUpstream } from "./upstreams/yahoo-upstream.ts";

const openMarket = "2026-03-04T16:00:00Z";
const systemNow = Date.now;
const hourMs = 3_600_000;

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  Date.now = systemNow;
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A server on a machine whose clock is wrong, and the function that corrects it. Its provider's clock is right. */
async function wrongBy(ms: number) {
  const offsetMs = Date.parse(openMarket) - systemNow();
  const now = () => systemNow() + offsetMs;
  const upstream = await startYahooUpstream({ clock: { now } });
  endings.push(() => upstream.close());
  const server = await startTestServer({
    CLOCK: openMarket,
    DATA_DIR: temporaryFolder(),
    YAHOO_BASE_URL: upstream.url,
  });
  endings.push(() => server.stop());
  Date.now = () => systemNow() + ms;
  const visitor = server.visitor();
  await visitor.signUp();
  return {
    visitor,
    now,
    correct: () => {
      Date.now = systemNow;
    },
  };
}

describe.each([
  ["an hour ahead", hourMs],
  ["an hour behind", -hourMs],
  ["a day ahead", 24 * hourMs],
  ["a day behind", -24 * hourMs],
])("a clock that was %s", (_, ms) => {
  it("leaves no old value and keeps what was written", async () => {
    const { visitor, now, correct } = await wrongBy(ms);
    const questions = ["quotes?symbols=AAPL", "history?symbol=AAPL", "search?query=apple", "news?symbols=AAPL"];
    const ask = async (question: string) => {
      const { status, text } = await visitor.get(`/api/market/${question}`);
      return { status, fetchedAt: /"fetchedAt":"([^"]+)"/.exec(text)?.[1] ?? "", isCurrent: !text.includes('"stale"') };
    };
    for (const question of questions) expect((await ask(question)).status).toBe(200);
    const list = await visitor.post("/api/watchlists", { name: "Before" });
    expect(list.status).toBe(201);
    correct();
    for (const question of questions) {
      const startedAt = now();
      await expect
        .poll(
          async () => {
            const { isCurrent, fetchedAt } = await ask(question);
            return isCurrent && Math.abs(Date.parse(fetchedAt) - startedAt) < 10 * 60_000;
          },
          { message: question },
        )
        .toBe(true);
    }
    const { watchlists } = await visitor.call("GET /api/watchlists", {});
    expect(watchlists.filter(({ name }) => name === "Before")).toHaveLength(1);
  });
});
