import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { type EcbUpstream, startEcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";

interface Shown {
  readonly id: string;
  readonly isRunning: boolean;
  readonly result: string | null;
  readonly error: string | null;
}

describe.each(testEngines())("what the server does by itself on $name", (engine) => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let first: Visitor;
  beforeAll(async () => {
    const clock = { now: () => Date.parse(now) };
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    const environment = await engine.environment();
    server = await startTestServer({ ...environment, CLOCK: now, YAHOO_BASE_URL: yahoo.url, ECB_BASE_URL: ecb.url });
    first = server.visitor();
    await first.signUp();
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  const jobs = async () => (await first.get("/api/jobs")).body["jobs"] as Shown[];
  const shown = async (id: string) => (await jobs()).find((job) => job.id === id);

  it("is told to the administrator, with the turns to come", async () => {
    const ids = (await jobs()).map(({ id }) => id);
    expect(ids).toEqual([
      "security-lists",
      "alert-prices",
      "alerts",
      "scheduled-questions",
      "newsletters",
      "clean-up",
      "daily-bars",
      "backup",
    ]);
    expect(await shown("clean-up")).toMatchObject({ schedule: "every hour", result: null, failures: 0 });
    expect((await first.get("/api/account/rights")).body).toEqual({ isAdministrator: true });
    const second = server.visitor();
    await second.signUp();
    expect((await second.get("/api/account/rights")).body).toEqual({ isAdministrator: false });
    expect((await first.post("/api/jobs/unheard-of/run")).body).toMatchObject({ status: 404, code: "job-not-found" });
  });

  it("cleans up", async () => {
    expect((await first.post("/api/jobs/clean-up/run")).status).toBe(200);
    await expect
      .poll(() => shown("clean-up"))
      .toMatchObject({ error: null, isRunning: false, result: "Nothing too old is left" });
  });

  it("reads the prices of what is held and watched, and says which could not be read", async () => {
    await first.post("/api/portfolio/transactions", {
      type: "buy",
      symbol: "KO",
      date: "2026-01-05",
      quantity: "2",
      price: "60",
      currency: "USD",
    });
    await first.post("/api/jobs/daily-bars/run");
    // Each account begins with five watched symbols; KO is the sixth.
    await expect.poll(() => shown("daily-bars")).toMatchObject({ error: null, result: "6 symbols are up to date" });
  });
});
