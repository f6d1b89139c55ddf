import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Api } from "#contract/index.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import type { PortfolioShare, SharedPortfolio } from "#contract/sharing.ts";

const startsAt = "2026-03-04T16:00:00Z";

describe.each(testEngines())("read-only links to a portfolio on $name", (engine) => {
  let environment: Record<string, string>;
  let server: TestServer;
  let yahoo: YahooUpstream;
  let owner: Visitor;
  let stranger: Visitor;
  beforeAll(async () => {
    const offsetMs = Date.parse(startsAt) - Date.now();
    yahoo = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
    environment = { ...(await engine.environment()), YAHOO_BASE_URL: yahoo.url, LIMIT_SHARES: "8" };
    server = await startTestServer({ ...environment, CLOCK: startsAt });
    [owner, stranger] = [server.visitor(), server.visitor()];
    await owner.signUp();
    await stranger.signUp();
    const lines = [
      { type: "deposit", date: "2026-02-02", amount: "5000", currency: "USD" },
      { type: "buy", symbol: "NVDA", date: "2026-02-03", quantity: "13.5", price: "100", currency: "USD" },
      { type: "buy", symbol: "KO", date: "2026-02-10", quantity: "7", price: "60", currency: "USD" },
      { type: "deposit", date: "2026-02-20", amount: "12345.67", currency: "USD" },
    ];
    for (const line of lines) expect((await owner.post("/api/portfolio/transactions", line)).status).toBe(201);
  });
  afterAll(async () => {
    await server.stop();
    await yahoo.close();
  });

  const make = async (input: Partial<Api["POST /api/portfolio/shares"]["input"]> = {}) => {
    const made = await owner.call("POST /api/portfolio/shares", { title: "My portfolio", ...input });
    return { ...made, token: new URLSearchParams(new URL(made.url).hash.slice(1)).get("token") ?? "" };
  };
  const open = async (token: string) => {
    const reply = await server.visitor().post("/api/shared/portfolio", { token });
    return { ...reply, shared: reply.body as unknown as SharedPortfolio };
  };

  it("shows what is held, weights and returns to anybody who has the link, and no amount", async () => {
    const made = await make();
    const { status, shared, text } = await open(made.token);
    expect(status).toBe(200);
    const held = (await owner.get("/api/portfolio/holdings?by=symbol")).body as {
      totalValue: string;
      totalGainLossPercent: number;
      holdings: { symbol: string; quantity: string; value: string; weight: number; averageCost: string }[];
    };
    expect(shared).toMatchObject({
      title: "My portfolio",
      showsAmounts: false,
      baseCurrency: "USD",
      totalValue: null,
      totalGainLoss: null,
      totalDayChange: null,
      totalGainLossPercent: held.totalGainLossPercent,
    });
    expect(shared.holdings.map(({ symbol, weight }) => [symbol, weight])).toEqual(
      held.holdings.toSorted((one, other) => other.weight - one.weight).map(({ symbol, weight }) => [symbol, weight]),
    );
    const weights = shared.holdings.reduce((sum, { weight }) => sum + (weight ?? NaN), shared.cashWeight ?? NaN);
    expect(weights).toBeCloseTo(1, 9);
    for (const { quantity, value, gain, provenance } of shared.holdings) {
      expect([quantity, value, gain]).toEqual([null, null, null]);
      expect(provenance).toMatchObject({ source: "yahoo" });
    }
    // Nothing that is an amount of the owner's own, nor who that is.
    const amounts = [
      held.totalValue,
      ...held.holdings.flatMap(({ quantity, value }) => [quantity, value]),
      "12345",
      "5000",
    ];
    for (const amount of amounts) expect(text).not.toContain(`"${amount}`);
    expect(text).not.toMatch(/example\\.org|Visitor/);
  });

  it("tells the course as growth, the same as the owner's time-weighted return, whatever was paid in", async () => {
    const { shared } = await open((await make()).token);
    const { returns, benchmark } = (await owner.get("/api/portfolio/performance")).body as {
      returns: { timeWeighted: number };
      benchmark: { symbol: string; timeWeighted: number };
    };
    const course = shared.performance;
    expect(course?.timeWeighted).toBe(returns.timeWeighted);
    expect((course?.growth.at(-1) ?? NaN) - 1).toBeCloseTo(returns.timeWeighted, 9);
    expect(course?.growth).toHaveLength(course?.dates.length ?? 0);
    expect(course?.benchmark?.symbol).toBe(benchmark.symbol);
    expect((course?.benchmark?.growth.at(-1) ?? NaN) - 1).toBeCloseTo(benchmark.timeWeighted, 3);
  });

  it("shows amounts where its owner wants it", async () => {
    const { shared } = await open((await make({ showsAmounts: true })).token);
    expect(shared.holdings.find(({ symbol }) => symbol === "NVDA")).toMatchObject({ quantity: "13.5" });
    expect(shared.totalValue).toBe((await owner.get("/api/portfolio/holdings")).body["totalValue"]);
  });

  it("shows one account alone where that is shared, and never the demo", async () => {
    const other = await owner.post("/api/portfolio/accounts", { name: "Savings", currency: "USD" });
    const accountId = other.body["id"] as string;
    const { shared } = await open((await make({ accountId })).token);
    expect(shared.holdings).toEqual([]);
    expect(shared.performance).toBeNull();
    const demo = await owner.post("/api/portfolio/demo");
    const refused = await owner.post("/api/portfolio/shares", { title: "Demo", accountId: demo.body["id"] });
    expect([refused.status, refused.body["code"]]).toEqual([404, "account-not-found"]);
    const theirs = await stranger.post("/api/portfolio/shares", { title: "Theirs", accountId });
    expect([theirs.status, theirs.body["code"]]).toEqual([404, "account-not-found"]);
  });

  it("is listed without its secret, to its owner alone, and says when it was opened", async () => {
    const made = await make({ title: "For my brother" });
    expect((await owner.get("/api/portfolio/shares")).text).not.toContain(made.token);
    const listed = async (of: Visitor) => (await of.get("/api/portfolio/shares")).body["shares"] as PortfolioShare[];
    expect((await listed(owner)).find(({ id }) => id === made.id)).toMatchObject({
      title: "For my brother",
      lastOpenedAt: null,
    });
    await open(made.token);
    expect((await listed(owner)).find(({ id }) => id === made.id)?.lastOpenedAt).not.toBeNull();
    expect(await listed(stranger)).toEqual([]);
    expect(server.log()).not.toContain(made.token);
  });

  it("opens nothing once it is revoked or over, and says the same as of one that never was", async () => {
    const revoked = await make();
    const short = await make({ expiresInDays: 1 });
    const plain = ({ body: { instance: _instance, ...rest } }: { body: Record<string, unknown> }) => rest;
    const theirs = await stranger.delete(`/api/portfolio/shares/${revoked.id}`);
    expect(plain(theirs)).toEqual(plain(await stranger.delete("/api/portfolio/shares/none")));
    expect((await open(revoked.token)).status).toBe(200);
    expect((await owner.delete(`/api/portfolio/shares/${revoked.id}`)).status).toBe(200);
    const never = plain(await open("A".repeat(43)));
    expect(never).toMatchObject({ status: 404, code: "share-not-found" });
    expect(plain(await open(revoked.token))).toEqual(never);
    await server.stop();
    server = await startTestServer({ ...environment, CLOCK: "2026-03-05T16:10:00Z" });
    expect(plain(await open(short.token))).toEqual(never);
  });
});
