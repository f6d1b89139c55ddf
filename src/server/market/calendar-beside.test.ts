import { afterAll, beforeAll, expect, it } from "vitest";
import { startNasdaqUpstream, type NasdaqUpstream } from "../../../tests/upstreams/nasdaq-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";

const clockStartsAt = "2026-03-04T16:00:00Z";
let nasdaq: NasdaqUpstream;
let yahoo: YahooUpstream;
let server: TestServer;
let administrator: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  const offsetMs = Date.parse(clockStartsAt) - Date.now();
  const clock = { now: () => Date.now() + offsetMs };
  nasdaq = await startNasdaqUpstream({ clock });
  yahoo = await startYahooUpstream({ clock });
  server = await startTestServer({ CLOCK: clockStartsAt, YAHOO_BASE_URL: yahoo.url, NASDAQ_BASE_URL: nasdaq.url });
  administrator = server.visitor();
  await administrator.signUp();
  visitor = server.visitor();
  await visitor.signUp();
});
afterAll(async () => {
  await server.stop();
  await Promise.all([nasdaq.close(), yahoo.close()]);
});

const calendar = async (type: string, rest = "") => {
  const address = `/api/market/calendar?type=${type}&from=2026-03-02&to=2026-03-15&limit=100${rest}`;
  const { body } = await visitor.get(address);
  return body as unknown as {
    entries: { symbol: string; date: string; otherDates?: { source: string; date: string }[] }[];
    provenance: { source: string; status: string; note?: string };
  };
};

it("lists the market's dividends on an install without a key", async () => {
  const { entries, provenance } = await calendar("dividends");
  expect(entries).toHaveLength(10);
  expect(provenance).toMatchObject({ source: "nasdaq", status: "live" });
});

it("names both sources where both were asked, and a day on which they differ", async () => {
  const earlier = await calendar("earnings", "&symbols=AAPL");
  expect(earlier.entries.length).toBeLessThanOrEqual(1);
  const all = await calendar("earnings");
  const known = all.entries.find(({ symbol }) => symbol !== "CRDO");
  if (known === undefined) throw new Error("the first source lists no earnings");
  expect(all.provenance.source).toBe("yahoo, nasdaq");
  expect(all.entries.some(({ symbol }) => symbol === "CRDO")).toBe(true);
});

it("is turned off by the administrator alone, for everybody", async () => {
  const turn = (who: Visitor, id: string, isOn: boolean) => who.request("PUT", `/api/market/providers/${id}`, { isOn });
  expect((await turn(visitor, "nasdaq", false)).status).toBe(403);
  expect((await turn(administrator, "yahoo", false)).body["code"]).toBe("source-not-found");
  expect((await turn(administrator, "nasdaq", false)).body).toEqual({ isOn: false });
  const stateOf = async () => {
    const { body } = await visitor.get("/api/market/providers");
    const providers = body["providers"] as { id: string; role: string; isOn: boolean | null }[];
    return providers.find(({ id }) => id === "nasdaq");
  };
  expect(await stateOf()).toMatchObject({ role: "calendars", isOn: false });
  const before = nasdaq.count();
  const { entries, provenance } = await calendar("dividends");
  expect(entries).toEqual([]);
  expect(provenance.status).toBe("unavailable");
  expect(nasdaq.count()).toBe(before);
  expect((await turn(administrator, "nasdaq", true)).body).toEqual({ isOn: true });
  expect((await calendar("dividends")).entries).toHaveLength(10);
});

it("holds entries back that can't be true, and says so", async () => {
  nasdaq.setRows("dividends", "2026-04-01", [
    { symbol: "GOOD", companyName: "Good", dividend_Ex_Date: "4/01/2026", dividend_Rate: 0.5 },
    { symbol: "ODD", companyName: "Odd", dividend_Ex_Date: "4/01/2026", dividend_Rate: 50_000_000 },
    { symbol: "LATE", companyName: "Late", dividend_Ex_Date: "4/01/2026", record_Date: "9/01/2029", dividend_Rate: 1 },
  ]);
  const { body } = await visitor.get("/api/market/calendar?type=dividends&from=2026-04-01&to=2026-04-01");
  expect((body["entries"] as { symbol: string }[]).map(({ symbol }) => symbol)).toEqual(["GOOD"]);
  expect((body["provenance"] as { note: string }).note).toMatch(/^2 entries were held back \(ODD: a dividend of /);
});

it("tests its connection with one call", async () => {
  const before = nasdaq.count();
  const { body } = await visitor.post("/api/market/connection-test", { provider: "nasdaq" });
  expect(body).toMatchObject({ success: true, message: "Successfully connected to Nasdaq" });
  expect(nasdaq.count() - before).toBe(1);
});
