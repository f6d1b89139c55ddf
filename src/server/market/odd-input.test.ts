import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { splitRoute } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

let upstream: YahooUpstream;
let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  const openMarket = "2026-03-04T16:00:00Z";
  const offsetMs = Date.parse(openMarket) - Date.now();
  upstream = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  server = await startTestServer({ CLOCK: openMarket, YAHOO_BASE_URL: upstream.url });
  visitor = server.visitor();
  await visitor.signUp();
});
afterAll(async () => {
  await server.stop();
  await upstream.close();
});

const reads = endpoints
  .filter(({ kind }) => kind === "endpoint")
  .map(({ route }) => splitRoute(route))
  .filter(({ method, path }) => method === "GET" && path.startsWith("/api/market/"))
  .map(({ path }) => path);

const odd = ["", "%00", "%F0%9F%92%A9", "%E0%A4%A", "-1", "1e99", "NaN", "__proto__", "'", "a".repeat(4_000), "%0D%0A"];
const fields = ["symbol", "symbols", "limit", "type", "from", "to", "cursor", "interval", "points", "macd", "add"];
const others = ["sma", "window", "kind", "base", "date", "expiry", "query", "exchange"];

describe.each(reads)("GET %s", (path) => {
  it("answers odd input with what it asks for, or with 422 and the field", async () => {
    const usable = "symbol=AAPL&symbols=AAPL";
    for (const field of [...fields, ...others]) {
      for (const value of odd) {
        const query = `${usable.replace(new RegExp(`\\b${field}=AAPL`), "")}&${field}=${value}`;
        const { status, body, text } = await visitor.get(`${path}?${query}`);
        expect([200, 404, 422, 503], `${query.slice(0, 200)}: ${text.slice(0, 300)}`).toContain(status);
        if (status === 422) {
          const errors = body["errors"] as { path: string; message: string }[] | undefined;
          expect(
            errors?.map((error) => error.path.split(".")[0]),
            `${query.slice(0, 200)}: ${text}`,
          ).toContain(field);
        }
      }
    }
    expect(server.log()).not.toContain("a request failed");
  });
});

describe("a key that is given twice", () => {
  it("adds its symbols to the list", async () => {
    const { body } = await visitor.get("/api/market/quotes?symbols=AAPL,MSFT&symbols=nvda&symbols=AAPL");
    expect((body["quotes"] as { symbol: string }[]).map(({ symbol }) => symbol)).toEqual(["AAPL", "MSFT", "NVDA"]);
  });

  it("is refused where there can be one value only", async () => {
    const { status, body } = await visitor.get("/api/market/news?limit=5&limit=6");
    expect([status, body["errors"]]).toMatchObject([422, [{ path: "limit" }]]);
  });
});

it("refuses days of no market's years, from which counting weeks would never end", async () => {
  for (const range of ["from=9999-12-31", "from=0001-01-01", "from=9999-12-25&to=9999-12-31"])
    expect(await visitor.get(`/api/market/calendar?${range}`), range).toMatchObject({
      status: 422,
      body: { code: "invalid-input" },
    });
  expect((await visitor.get("/api/market/calendar?from=2199-12-30")).status).toBe(200);
});
