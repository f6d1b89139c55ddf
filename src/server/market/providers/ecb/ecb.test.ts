import type { ProvidedHistory } from "../../provider.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type EcbUpstream, startEcbUpstream } from "../../../../../tests/upstreams/ecb-upstream.ts";
import { createEcb } from "./ecb.ts";
import { ratesOfCsv, ratesOfXml } from "./reference-rates.ts";

let now = Date.parse("2026-03-04T18:00:00Z");
const clock = { now: () => now };
const ignore = () => undefined;
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
let upstream: EcbUpstream;

beforeEach(async () => {
  now = Date.parse("2026-03-04T18:00:00Z");
  upstream = await startEcbUpstream({ clock });
});
afterEach(() => upstream.close());

const ecb = () => createEcb({ baseUrl: upstream.url, clock, log });

/** In the form of the published file; the figures are made up. */
const envelope = (days: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>${days}</Cube>
</gesmes:Envelope>`;

describe("the published file", () => {
  it("is read with either kind of quotes, newest day first", () => {
    const days = `<Cube time='2026-03-03'><Cube currency='USD' rate='1.08'/><Cube currency='JPY' rate='162.4'/></Cube>
      <Cube time="2026-03-04"><Cube currency="USD" rate="1.09"/></Cube>`;
    expect(ratesOfXml(envelope(days))).toEqual([
      { date: "2026-03-04", rates: { USD: 1.09 } },
      { date: "2026-03-03", rates: { USD: 1.08, JPY: 162.4 } },
    ]);
  });

  it("loses a rate that is none, and nothing else", () => {
    const days = `<Cube time="2026-03-04"><Cube currency="USD" rate="N/A"/><Cube currency="usd" rate="1"/><Cube rate="2"/>
      <Cube currency="GBP" rate="0.84"/></Cube><Cube time="2026-02-30"><Cube currency="CHF" rate="0.9"/></Cube>`;
    expect(ratesOfXml(envelope(days))).toEqual([{ date: "2026-03-04", rates: { GBP: 0.84, CHF: 0.9 } }]);
  });

  it.each([
    ["entities", `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${envelope("")}`],
    ["no end", envelope("<Cube time='2026-03-04'><Cube currency='USD' rate='1.09'/></Cube>").slice(0, -20)],
    ["no rates", envelope("<Cube time='2026-03-04'></Cube>")],
    ["another root", "<rates/>"],
  ])("is refused with %s", (_, text) => {
    expect(() => ratesOfXml(text)).toThrow("The ECB's reply");
  });
});

it("reads the data service, whose columns stand in any order", () => {
  const text =
    'TIME_PERIOD,"TITLE",CURRENCY,OBS_VALUE\r\n2012-07-13,"US dollar, daily",USD,1.2185\r\n2012-07-16,x,USD,\r\n';
  expect(ratesOfCsv(text)).toEqual([{ date: "2012-07-13", rates: { USD: 1.2185 } }]);
});

it("covers pairs of currencies that have a rate, and nothing else", () => {
  const provider = ecb();
  const covers = (symbol: string) => provider.covers(symbol);
  expect(["EURUSD=X", "USDGBP=X", "JPY=X", "CHFPLN=X"].map(covers)).toEqual([true, true, true, true]);
  expect(["AAPL", "EUREUR=X", "USDRUB=X", "BTC-USD", "EURUSD"].map(covers)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

it("works crosses out by way of the euro", async () => {
  const provider = ecb();
  const rates = (await provider.exchangeRates?.(null))?.rates ?? {};
  const answers = await provider.quotes(["USDGBP=X", "EURUSD=X", "JPY=X"]);
  const price = (symbol: string) => {
    const answer = answers.get(symbol);
    return answer?.kind === "quote" ? answer.quote.facts.price : null;
  };
  expect(price("EURUSD=X")).toBe(rates["USD"]);
  expect(price("USDGBP=X")).toBeCloseTo((rates["GBP"] ?? 0) / (rates["USD"] ?? 1), 6);
  expect(price("JPY=X")).toBeCloseTo((rates["JPY"] ?? 0) / (rates["USD"] ?? 1), 4);
  expect(upstream.count()).toBe(1);
});

it("dates a quote by the hour of publication", async () => {
  const answer = (await ecb().quotes(["EURUSD=X"])).get("EURUSD=X");
  expect(answer).toMatchObject({
    quote: {
      facts: { currency: "USD", type: "Currency", exchange: "FX" },
      origin: { asOf: "2026-03-04T15:00:00.000Z" },
    },
  });
  now = Date.parse("2026-03-04T10:00:00Z");
  const earlier = (await ecb().quotes(["EURUSD=X"])).get("EURUSD=X");
  expect(earlier).toMatchObject({ quote: { origin: { asOf: "2026-03-03T15:00:00.000Z" } } });
});

it("asks the data service for what the file of ninety days does not hold", async () => {
  const provider = ecb();
  await provider.history?.({ symbol: "EURUSD=X", interval: "1d", limit: 30 });
  expect([upstream.count("recent"), upstream.count("data")]).toEqual([1, 0]);
  const long = (await provider.history?.({ symbol: "GBPJPY=X", interval: "1d", limit: 500 })) as ProvidedHistory;
  expect(long?.bars).toHaveLength(500);
  expect(upstream.requests.at(-1)?.address).toContain("/service/data/EXR/D.GBP+JPY.EUR.SP00.A?startPeriod=");
  expect(long?.bars.at(-1)).toMatchObject({ date: "2026-03-04", open: null, volume: null });
});

it("asks for the file again after a while, and not before", async () => {
  const provider = ecb();
  for (let call = 0; call < 3; call++) await provider.exchangeRates?.(null);
  expect(upstream.count()).toBe(1);
  now += 600_000;
  await provider.exchangeRates?.(null);
  expect(upstream.count()).toBe(2);
});
