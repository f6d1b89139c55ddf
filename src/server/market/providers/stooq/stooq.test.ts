import type { ProvidedHistory } from "../../provider.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startLoopbackServer } from "../../../../../tests/upstreams/loopback-server.ts";
import { type StooqUpstream, startStooqUpstream } from "../../../../../tests/upstreams/stooq-upstream.ts";
import { stooqInstrument } from "./stooq-symbol.ts";
import { createStooq } from "./stooq.ts";

let now = Date.parse("2026-03-04T18:00:00Z");
const clock = { now: () => now };
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
let upstream: StooqUpstream;

beforeEach(async () => {
  now = Date.parse("2026-03-04T18:00:00Z");
  upstream = await startStooqUpstream({ clock });
});
afterEach(() => upstream.close());

const stooq = (baseUrl = upstream.url) => createStooq({ baseUrl, clock, log });

it.each([
  ["AAPL", "aapl.us", "USD"],
  ["BRK-B", "brk-b.us", "USD"],
  ["TSCO.L", "tsco.uk", "GBp"],
  ["SAP.DE", "sap.de", "EUR"],
  ["7203.T", "7203.jp", "JPY"],
  ["0700.HK", "700.hk", "HKD"],
  ["^GSPC", "^spx", null],
  ["EURUSD=X", "eurusd", "USD"],
  ["JPY=X", "usdjpy", "JPY"],
])("knows %s as %s", (symbol, name, currency) => {
  expect(stooqInstrument(symbol)).toMatchObject({ name, currency });
});

it.each(["BTC-USD", "0P000071W8.TO", "^VXAPL", "ES=F", "TOOLONG", "AAPL.US"])("does not cover %s", (symbol) => {
  expect(stooq().covers(symbol)).toBe(false);
});

it("asks for several symbols in one call, and knows N/D for unknown", async () => {
  const answers = await stooq().quotes(["AAPL", "TSCO.L", "NOPE", "BTC-USD"]);
  expect(upstream.requests.map(({ address }) => address)).toEqual([
    "/q/l/?s=aapl.us+tsco.uk+nope.us&f=sd2t2ohlcv&h=&e=csv",
  ]);
  expect(answers.get("AAPL")).toMatchObject({
    kind: "quote",
    quote: {
      facts: { price: 231.4, currency: "USD", open: 228.9, volume: 41_200_300, change: null },
      origin: { asOf: "2026-03-04T18:00:00.000Z", delayMinutes: 15 },
    },
  });
  expect(answers.get("TSCO.L")).toMatchObject({ quote: { facts: { currency: "GBp", exchange: "XLON" } } });
  expect([answers.get("NOPE"), answers.get("BTC-USD")]).toEqual([{ kind: "unknown" }, { kind: "unknown" }]);
});

it("asks for as many days as are wanted, and says that they are adjusted", async () => {
  const history = (await stooq().history?.({ symbol: "AAPL", interval: "1d", limit: 20 })) as ProvidedHistory;
  expect(upstream.requests[0]?.address).toBe("/q/d/l/?s=aapl.us&i=d&d1=20260123&d2=20260304");
  expect(history).toMatchObject({ adjusted: true, currency: "USD", timeZone: "America/New_York" });
  expect(history?.bars).toHaveLength(20);
});

it("waits an hour after its word for too many calls, which comes as an answer", async () => {
  const provider = stooq();
  upstream.setLimited(true);
  await expect(provider.quotes(["AAPL"])).rejects.toMatchObject({ advice: "wait", retryAfterMs: 3_600_000 });
  upstream.setLimited(false);
  await expect(provider.history?.({ symbol: "AAPL", interval: "1d", limit: 5 })).rejects.toMatchObject({
    advice: "wait",
  });
  expect(upstream.count()).toBe(1);
  now += 3_600_000;
  expect((await provider.quotes(["AAPL"])).get("AAPL")?.kind).toBe("quote");
});

it.each([
  ["a price of none", "AAPL.US,2026-03-04,19:00:00,1,1,1,0,1\r\n", { kind: "invalid" }],
  ["no day", "AAPL.US,yesterday,19:00:00,1,1,1,5,1\r\n", { kind: "invalid" }],
  ["no row of its own", "MSFT.US,2026-03-04,19:00:00,1,1,1,5,1\r\n", { kind: "invalid" }],
  [
    "no time",
    "AAPL.US,2026-03-03,N/D,1,1,1,5,N/D\r\n",
    { kind: "quote", quote: { facts: { volume: null }, origin: { asOf: "2026-03-03T21:00:00.000Z" } } },
  ],
])("says what it can of a reply with %s", async (_, row, expected) => {
  const body = `Symbol,Date,Time,Open,High,Low,Close,Volume\r\n${row}`;
  const answer = () => ({ headers: { "content-type": "text/csv" }, body });
  const server = await startLoopbackServer({
    clock,
    endpoints: [{ name: "any", matches: () => true, answer }],
    onControl: ignore,
  });
  expect((await stooq(server.url).quotes(["AAPL"])).get("AAPL")).toMatchObject(expected);
  await server.close();
});
