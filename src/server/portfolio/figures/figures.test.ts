import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Api } from "#contract/index.ts";
import { correlation } from "#core/market/correlation.ts";
import { type CacheRead, cacheReads } from "../../metrics/channels.ts";
import { testEngines } from "../../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { startEcbUpstream, type EcbUpstream } from "../../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";

interface HoldingsBody {
  baseCurrency: string;
  totalValue: string;
  totalCash: string;
  totalGainLoss: string;
  holdings: {
    symbol: string;
    accountId: string | null;
    value: string | null;
    quantity: string;
    price: number | null;
    dayChange: string | null;
    cost: string | null;
    gain: string | null;
    weight: number;
    lots: unknown[];
    missingSplits: unknown[];
    provenance: { status: string };
  }[];
  incomplete: { symbol: string | null; reason: object }[];
}
interface PerformanceBody {
  returns: {
    timeWeighted: number | null;
    moneyWeighted: number | null;
    simple: number | null;
    gain: number | null;
    reasons: Record<string, object>;
  };
  bridge: Record<string, string | null> | null;
  opening: { date: string; value: string | null };
  series: { date: string; value: string | null; flow: string | null }[];
  benchmark: {
    from: string;
    to: string;
    timeWeighted: number | null;
    yearly: number | null;
    difference: number | null;
    values: (number | null)[];
  } | null;
  incomplete: { symbol: string | null; reason: object }[];
}

describe.each(testEngines())("figures of a portfolio on $name", (engine) => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  const clock = { now: () => Date.parse(now) };
  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    server = await startTestServer({
      ...(await engine.environment()),
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
    });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  async function newVisitor(): Promise<Visitor> {
    const visitor = server.visitor();
    await visitor.signUp();
    return visitor;
  }
  const add = (visitor: Visitor, fields: Api["POST /api/portfolio/transactions"]["input"]) =>
    visitor.call("POST /api/portfolio/transactions", fields);
  const read = async <Body>(visitor: Visitor, path: string) => {
    const reply = await visitor.get(path);
    if (reply.status !== 200) throw new Error(`${path}: ${reply.text}`);
    return reply.body as unknown as Body;
  };
  const holdings = (visitor: Visitor, query = "") => read<HoldingsBody>(visitor, `/api/portfolio/holdings${query}`);
  const performance = (visitor: Visitor, query = "") =>
    read<PerformanceBody>(visitor, `/api/portfolio/performance${query}`);

  it("give the gain of a sale in pence in pence, as its price is", async () => {
    const visitor = await newVisitor();
    const inPence = { symbol: "TSCO.L", currency: "GBp" };
    await add(visitor, { ...inPence, type: "buy", date: "2025-05-06", quantity: "9", price: "280" });
    await add(visitor, { ...inPence, type: "sell", date: "2025-06-03", quantity: "4", price: "300.5" });
    const { transactions } = await visitor.call("GET /api/portfolio/transactions", {});
    // 4 x 20.5 pence.
    expect(transactions.find(({ type }) => type === "sell")).toMatchObject({ currency: "GBp", realised: "82.00" });
  });

  it("value what is held now with the newest price, and agree with the bridge and the daily values", async () => {
    const visitor = await newVisitor();
    await add(visitor, { type: "deposit", amount: "5000", date: "2025-02-03", currency: "USD" });
    await add(visitor, { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" });
    await add(visitor, { type: "buy", symbol: "MSFT", date: "2025-04-01", quantity: "3", price: "380" });
    await add(visitor, { type: "sell", symbol: "MSFT", date: "2025-09-02", quantity: "1", price: "420", fee: "1" });
    const [held, quotes] = await Promise.all([
      holdings(visitor),
      read<{ quotes: { symbol: string; price: number; change: number }[] }>(
        visitor,
        "/api/market/quotes?symbols=NVDA,MSFT",
      ),
    ]);
    const price = new Map(quotes.quotes.map((quote) => [quote.symbol, quote.price]));
    const nvda = held.holdings.find(({ symbol }) => symbol === "NVDA");
    expect(nvda).toMatchObject({ quantity: "12", cost: "1575.40", price: price.get("NVDA") });
    expect(Number(nvda?.value)).toBeCloseTo(12 * (price.get("NVDA") ?? 0), 2);
    expect(Number(nvda?.gain)).toBeCloseTo(12 * (price.get("NVDA") ?? 0) - 1575.4, 2);
    expect(held.totalCash).toBe((5000 - 1575.4 - 1140 + 419).toFixed(2));
    const sum = held.holdings.reduce((total, { value }) => total + Number(value), Number(held.totalCash));
    expect(sum).toBeCloseTo(Number(held.totalValue), 6);

    const ledger = await read<{ transactions: { type: string; realised: string | null }[] }>(
      visitor,
      "/api/portfolio/transactions",
    );
    // 420 - 1 of fee, against 380.
    expect(ledger.transactions.find(({ type }) => type === "sell")?.realised).toBe("39.00");
    expect(ledger.transactions.find(({ type }) => type === "buy")?.realised).toBeNull();

    const measured = await performance(visitor);
    expect(measured.bridge?.["closing"]).toBe(held.totalValue);
    expect(measured.series.at(-1)?.value).toBe(held.totalValue);
    expect(measured.bridge).toMatchObject({ opening: "0.00", deposits: "5000.00", fees: "2.00", realised: "40.00" });
    expect(measured.returns.gain).toBeCloseTo(Number(held.totalValue) - 5000, 2);
    expect(measured.returns.simple).toBeCloseTo(Number(held.totalValue) / 5000 - 1, 6);
    expect(measured.opening).toEqual({ date: "2025-02-02", value: "0.00" });
    expect(measured.series[0]).toMatchObject({ date: "2025-02-03", value: "5000.00", flow: "5000.00" });
    expect(measured.benchmark?.timeWeighted).not.toBeNull();
    expect(measured.benchmark?.values).toHaveLength(measured.series.length);
    // Years before the first flow change neither the returns nor the days of the benchmark.
    const longer = await performance(visitor, "?from=2015-01-01");
    expect(longer.returns).toEqual(measured.returns);
    const { from, to, timeWeighted, yearly, difference } = measured.benchmark ?? {};
    expect(from).toBe("2025-02-03");
    const near = (ratio: number | null = null) => expect.closeTo(ratio ?? Number.NaN, 12) as number;
    expect(longer.benchmark).toMatchObject({
      from,
      to,
      timeWeighted: near(timeWeighted),
      yearly: near(yearly),
      difference: near(difference),
    });

    const parts = await read<{ total: string; contributions: { symbol: string | null; gain: string }[] }>(
      visitor,
      "/api/portfolio/contributions",
    );
    expect(parts.contributions.reduce((total, { gain }) => total + Number(gain), 0)).toBeCloseTo(
      Number(parts.total),
      2,
    );
    expect(Number(parts.total)).toBeCloseTo(measured.returns.gain ?? Number.NaN, 2);
    const days = await visitor.get("/api/portfolio/performance/days?from=2025-03-03&to=2025-03-05");
    expect(days.text.split("\r\n").map((row) => row.split(",")[0])).toEqual([
      "date",
      "2025-03-02",
      "2025-03-03",
      "2025-03-04",
      "2025-03-05",
      "",
    ]);
  });

  it("follow an edit at once, and a deletion, and its undoing", async () => {
    const visitor = await newVisitor();
    const line = await add(visitor, { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "10", price: "100" });
    expect((await holdings(visitor)).holdings[0]?.quantity).toBe("10");
    const changed = await visitor.request(
      "PUT",
      `/api/portfolio/transactions/${line.id}`,
      { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "7", price: "100" },
      { "if-match": "1" },
    );
    expect(changed.status).toBe(200);
    expect((await holdings(visitor)).holdings[0]).toMatchObject({ quantity: "7", cost: "700.00" });
    await visitor.request("DELETE", `/api/portfolio/transactions/${line.id}`, undefined, { "if-match": "2" });
    expect((await holdings(visitor)).holdings).toEqual([]);
    await visitor.post(`/api/portfolio/transactions/${line.id}/restore`, {});
    expect((await holdings(visitor)).holdings[0]?.quantity).toBe("7");
  });

  it("show every change at once, though replies are kept", async () => {
    const visitor = await newVisitor();
    const line = await add(visitor, { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "10", price: "100" });
    await add(visitor, { type: "buy", symbol: "MSFT", date: "2025-04-01", quantity: "3", price: "380" });
    const put = (path: string, body: object) => visitor.request("PUT", path, body);
    const paths = ["holdings?by=symbol", "performance?step=week", "contributions"];
    // Kept replies are compressed, so that others are made anew.
    const replies = async (encoding: string) =>
      Promise.all(
        paths.map(async (path) => {
          const { status, body } = await visitor.get(`/api/portfolio/${path}`, { "accept-encoding": encoding });
          expect(status).toBe(200);
          // A price may be asked for again between two requests.
          return JSON.stringify(body, (name, value: unknown) => (name === "provenance" ? null : value));
        }),
      );
    const changes: Record<string, () => Promise<unknown>> = {
      "another line": () => add(visitor, { type: "buy", symbol: "KO", date: "2025-05-02", quantity: "4", price: "60" }),
      "a line changed": () =>
        visitor.request(
          "PUT",
          `/api/portfolio/transactions/${line.id}`,
          { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "7", price: "100" },
          { "if-match": "1" },
        ),
      "an instrument described": () =>
        put("/api/portfolio/instruments/MSFT", { name: "The one from Redmond", tags: ["core"], note: "Bought early" }),
      "a price of one's own": () => put("/api/portfolio/instruments/MSFT/prices/2026-03-03", { price: "1" }),
      "another currency": () => visitor.patch("/api/settings", { preferences: { defaultCurrency: "EUR" } }),
      "another benchmark": () => visitor.patch("/api/portfolio/preferences", { benchmark: "QQQ" }),
      "another rate without risk": () => visitor.patch("/api/portfolio/preferences", { riskFreeRate: 0.03 }),
      "another account": () => visitor.post("/api/portfolio/accounts", { name: "Second", currency: "GBP" }),
    };
    const reads: boolean[] = [];
    const onRead = (message: unknown) => {
      const { cache, isHit } = message as CacheRead;
      if (cache === "replies") reads.push(isHit);
    };
    cacheReads.subscribe(onRead);
    await replies("gzip");
    reads.length = 0;
    await replies("gzip");
    cacheReads.unsubscribe(onRead);
    expect(reads).toEqual(paths.map(() => true));
    for (const [what, change] of Object.entries(changes)) {
      const before = await replies("gzip");
      await change();
      const kept = await replies("gzip");
      expect(kept, what).toEqual(await replies("identity"));
      expect(await replies("gzip"), what).toEqual(kept);
      if (what !== "another account") expect(kept, what).not.toEqual(before);
    }
  });

  it("keep accounts apart and together, and the demo account out of every total", async () => {
    const visitor = await newVisitor();
    const first = await add(visitor, { symbol: "NVDA", quantity: "2" });
    const second = await visitor.post("/api/portfolio/accounts", { name: "Euro", currency: "EUR" });
    const euro = String(second.body["id"]);
    await add(visitor, { accountId: euro, symbol: "NVDA", quantity: "3", type: "transfer-in" });
    await visitor.post("/api/portfolio/demo", {});
    // Shares that came in today are compared with the benchmark's change today, not over half a year.
    const measured = await performance(visitor, "?from=2025-09-04");
    expect(measured.benchmark?.from).toBe("2026-03-04");
    const all = await holdings(visitor, "?by=symbol");
    expect(all.holdings).toMatchObject([{ symbol: "NVDA", accountId: null, quantity: "5" }]);
    expect((await holdings(visitor)).holdings).toHaveLength(2);
    expect((await holdings(visitor, `?account=${euro}`)).holdings).toMatchObject([{ quantity: "3", accountId: euro }]);
    expect((await holdings(visitor, `?account=${first.accountId}`)).holdings).toMatchObject([{ quantity: "2" }]);
    const accounts = await read<{ accounts: { id: string; isDemo: boolean }[] }>(visitor, "/api/portfolio/accounts");
    const demo = accounts.accounts.find(({ isDemo }) => isDemo);
    const shown = await holdings(visitor, `?account=${demo?.id}`);
    expect(shown.holdings.length).toBeGreaterThan(3);
    expect((await performance(visitor, `?account=${demo?.id}`)).bridge?.["closing"]).toBe(shown.totalValue);
    expect((await visitor.get("/api/portfolio/holdings?account=nobody")).status).toBe(404);
    const stranger = await newVisitor();
    expect((await stranger.get(`/api/portfolio/holdings?account=${euro}`)).status).toBe(404);
    expect((await holdings(stranger)).holdings).toEqual([]);
  });

  it("never count a sample: without a price the total is incomplete and says so", async () => {
    const lonely = await startTestServer({ ...(await engine.environment()), CLOCK: now });
    try {
      const visitor = lonely.visitor();
      await visitor.signUp();
      await add(visitor, { type: "transfer-in", symbol: "AAPL", quantity: "4", price: "100", currency: "USD" });
      const held = await holdings(visitor);
      expect(held.holdings).toMatchObject([
        { symbol: "AAPL", value: null, gain: null, provenance: { status: "unavailable" } },
      ]);
      expect(held).toMatchObject({
        totalValue: null,
        totalGainLoss: null,
        incomplete: [{ symbol: "AAPL", reason: { code: "no-price" } }],
      });
      const set = await visitor.request("PUT", "/api/portfolio/instruments/AAPL/prices/2026-03-02", { price: "110" });
      expect(set.status).toBe(200);
      expect((await holdings(visitor)).totalValue).toBe("440.00");
    } finally {
      await lonely.stop();
    }
  });

  it("tell of a split that the price shows and the ledger lacks, until it is entered or said to be counted", async () => {
    const visitor = await newVisitor();
    await add(visitor, { type: "buy", symbol: "KO", date: "2010-03-02", quantity: "10", price: "54", currency: "USD" });
    await performance(visitor);
    expect((await holdings(visitor)).holdings[0]?.missingSplits).toEqual([{ date: "2012-08-13", ratio: "2" }]);
    const before = (await performance(visitor, "?from=2012-08-01&to=2012-08-10")).series;
    await visitor.request("PUT", "/api/portfolio/instruments/KO", { splitsCountedUntil: "2012-08-13" });
    expect((await holdings(visitor)).holdings[0]?.missingSplits).toEqual([]);
    const after = (await performance(visitor, "?from=2012-08-01&to=2012-08-10")).series;
    expect(Number(before.at(-1)?.value) / Number(after.at(-1)?.value)).toBeCloseTo(2, 3);
    await visitor.request("PUT", "/api/portfolio/instruments/KO", { splitsCountedUntil: null });
    await add(visitor, { type: "split", symbol: "KO", date: "2012-08-13", ratio: "2", currency: "USD" });
    expect((await holdings(visitor)).holdings[0]).toMatchObject({ quantity: "20", missingSplits: [] });
  });

  it("carry a split that the ledger lacks with every answer about the shares, and with none before it or after they are sold", async () => {
    const visitor = await newVisitor();
    await add(visitor, { type: "buy", symbol: "KO", date: "2010-03-02", quantity: "10", price: "54", currency: "USD" });
    const missingSplits = [{ symbol: "KO", date: "2012-08-13", ratio: "2" }];
    const answers = ["holdings", "performance", "contributions", "income", "allocation", "risks"];
    for (const name of answers)
      expect(await read<object>(visitor, `/api/portfolio/${name}`), name).toMatchObject({ missingSplits });
    const days = await visitor.get("/api/portfolio/performance/days?from=2026-02-23");
    expect(days.text).toContain(
      '"KO split 2-for-1 on 13 Aug 2012, but your ledger doesn\'t include it. Add the split to correct your share count."',
    );
    const before = "?from=2012-08-01&to=2012-08-10";
    expect(await read<object>(visitor, `/api/portfolio/performance${before}`)).toMatchObject({ missingSplits: [] });
    await add(visitor, {
      type: "sell",
      symbol: "KO",
      date: "2013-03-04",
      quantity: "10",
      price: "38",
      currency: "USD",
    });
    expect(await holdings(visitor)).toMatchObject({ missingSplits: [] });
    expect(await read<object>(visitor, "/api/portfolio/performance?from=2014-01-02")).toMatchObject({
      missingSplits: [],
    });
    expect(await read<object>(visitor, "/api/portfolio/performance")).toMatchObject({ missingSplits });
  });

  it("keep contributions that sum to the total gain and the time-weighted return, also without fees", async () => {
    const visitor = await newVisitor();
    const lines = [
      { type: "buy", symbol: "KO", date: "2024-03-04", quantity: "100", price: "60", fee: "10" },
      { type: "buy", symbol: "NVDA", date: "2024-05-06", quantity: "10", price: "90", fee: "20" },
      { type: "sell", symbol: "KO", date: "2025-03-03", quantity: "50", price: "70", fee: "5" },
      { type: "dividend", symbol: "KO", date: "2025-10-01", amount: "26", tax: "4" },
      { type: "withdrawal", date: "2025-11-03", amount: "1000" },
      { type: "interest", date: "2025-12-01", amount: "12.34" },
    ] as const;
    for (const line of lines) await add(visitor, { ...line, currency: "USD" });
    for (const query of ["", "?from=2025-01-02", "?fees=false&taxes=false", "?income=false"]) {
      const { returns } = await performance(visitor, query);
      const found = await read<{
        total: string;
        timeWeighted: number;
        contributions: { symbol: string | null; gain: string; points: number }[];
      }>(visitor, `/api/portfolio/contributions${query}`);
      expect(found.timeWeighted).toBe(returns.timeWeighted);
      expect(Number(found.total)).toBe(returns.gain);
      expect(found.contributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(found.timeWeighted, 9);
      expect(found.contributions.reduce((sum, { gain }) => sum + Number(gain), 0)).toBeCloseTo(Number(found.total), 6);
    }
  });

  it("name the instrument that paid, also one that was never held", async () => {
    const visitor = await newVisitor();
    await add(visitor, {
      type: "buy",
      symbol: "NVDA",
      date: "2024-05-06",
      quantity: "1",
      price: "90",
      currency: "USD",
    });
    await add(visitor, { type: "dividend", symbol: "KO", date: "2025-10-01", amount: "26", tax: "4", currency: "USD" });
    const { contributions } = await read<{ contributions: { symbol: string | null; gain: string }[] }>(
      visitor,
      "/api/portfolio/contributions?from=2025-01-02",
    );
    expect(contributions).toContainEqual(expect.objectContaining({ symbol: "KO", gain: "22.00" }));
    expect(contributions.filter(({ symbol }) => symbol === null)).toEqual([]);
  });

  it("relate each gain to opening value and purchases, also after a sale", async () => {
    const visitor = await newVisitor();
    for (const line of [
      { type: "buy", symbol: "KO", date: "2024-03-04", quantity: "100", price: "60" },
      { type: "sell", symbol: "KO", date: "2025-03-03", quantity: "95", price: "70" },
    ] as const)
      await add(visitor, { ...line, currency: "USD" });
    for (const query of ["", "?from=2025-01-02", "?from=2024-06-03&to=2024-12-30"]) {
      const found = await read<{ contributions: { symbol: string | null; simple: number | null }[] }>(
        visitor,
        `/api/portfolio/contributions${query}`,
      );
      const { returns } = await performance(visitor, `${query === "" ? "?" : `${query}&`}symbol=KO`);
      expect(returns.simple).not.toBeNull();
      expect(found.contributions.find(({ symbol }) => symbol === "KO")?.simple).toBe(returns.simple);
    }
  });

  it("lose nothing but the lines that need it to a day without an exchange rate", async () => {
    const visitor = await newVisitor();
    const opened = await visitor.post("/api/portfolio/accounts", { name: "Old", currency: "EUR", cash: "recorded" });
    const accountId = (opened.body as { id: string }).id;
    // The ECB's rates begin in 1999.
    await add(visitor, { accountId, type: "deposit", date: "1998-06-01", amount: "1000", currency: "EUR" });
    await add(visitor, { accountId, type: "interest", date: "2025-06-02", amount: "10", currency: "EUR" });
    const held = await holdings(visitor);
    expect(held).toMatchObject({ cash: [{ currency: "EUR", balance: "1010.00" }], incomplete: [] });
    expect(Number(held.totalValue)).toBeGreaterThan(1000);
    const late = await performance(visitor, "?from=2026-02-02");
    expect(late).toMatchObject({ incomplete: [], bridge: { closing: held.totalValue, deposits: "0.00" } });
    expect(Number(late.bridge?.["opening"]) + Number(late.bridge?.["currency"])).toBeCloseTo(
      Number(held.totalValue),
      6,
    );
    const all = await performance(visitor);
    expect(all.bridge).toMatchObject({ closing: held.totalValue, deposits: null, currency: null, fees: "0.00" });
    expect(Number(all.bridge?.["income"])).toBeGreaterThan(10);
    expect(all.incomplete).toContainEqual({
      symbol: null,
      reason: { code: "no-rate-on", from: "EUR", to: "USD", day: "1998-06-01" },
    });
    expect(all.returns).toMatchObject({ timeWeighted: null, gain: null });
  });

  it("say what comes in, what it is made of, and what to look at", async () => {
    const visitor = await newVisitor();
    await add(visitor, {
      type: "buy",
      symbol: "KO",
      date: "2024-03-04",
      quantity: "100",
      price: "60",
      fee: "1",
      currency: "USD",
    });
    await add(visitor, {
      type: "buy",
      symbol: "NVDA",
      date: "2024-03-04",
      quantity: "10",
      price: "85",
      currency: "USD",
    });
    await add(visitor, {
      type: "dividend",
      symbol: "KO",
      date: "2025-10-01",
      amount: "51",
      tax: "7.65",
      currency: "USD",
    });
    const income = await read<
      Record<string, unknown> & {
        months: { month: string; received: string }[];
        instruments: { symbol: string; expectedTwelveMonths: string }[];
      }
    >(visitor, "/api/portfolio/income");
    expect(income).toMatchObject({ receivedTwelveMonths: "51.00", baseCurrency: "USD" });
    expect(income.months.find(({ month }) => month === "2025-10")?.received).toBe("51.00");
    expect(Number(income.instruments.find(({ symbol }) => symbol === "KO")?.expectedTwelveMonths)).toBeGreaterThan(0);
    const spread = await read<{ totalValue: string; buckets: { name: string; share: number; value: string }[] }>(
      visitor,
      "/api/portfolio/allocation?by=holding",
    );
    expect(spread.buckets.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(spread.totalValue).toBe((await holdings(visitor)).totalValue);
    await visitor.patch("/api/portfolio/preferences", {
      targets: { holding: { KO: 0.5, NVDA: 0.5 } },
      risksOff: ["fees"],
    });
    const planned = await read<{ buckets: { name: string; target: number; buy: string; trade: string }[] }>(
      visitor,
      "/api/portfolio/allocation?by=holding&cash=1000",
    );
    expect(planned.buckets.reduce((sum, { buy }) => sum + Number(buy), 0)).toBeCloseTo(1000, 2);
    const { checks } = await read<{ checks: { id: string; isOn: boolean; isOk: boolean | null }[] }>(
      visitor,
      "/api/portfolio/risks",
    );
    expect(checks.find(({ id }) => id === "fees")?.isOn).toBe(false);
    expect(checks.find(({ id }) => id === "largest-holding")).toMatchObject({ isOk: false, isOn: true });
    expect((await visitor.get("/api/portfolio/allocation?cash=lots")).status).toBe(422);
  });

  it("correlate the largest holdings over a year of closes", async () => {
    const visitor = await newVisitor();
    await visitor.call("PUT /api/portfolio/instruments/:symbol", {
      symbol: "OURHOUSE",
      isCustom: true,
      name: "Our house",
      currency: "USD",
    });
    for (const [symbol, quantity] of [
      ["KO", "10"],
      ["NVDA", "100"],
      ["OURHOUSE", "1"],
    ] as const)
      await add(visitor, { type: "buy", symbol, date: "2026-02-02", quantity, price: "60", currency: "USD" });
    const found = await read<Api["GET /api/portfolio/correlations"]["output"]>(visitor, "/api/portfolio/correlations");
    expect(found).toMatchObject({ from: "2025-03-04", symbols: ["NVDA", "KO"], omittedCount: 0 });
    const closes = await Promise.all(
      found.symbols.map(async (symbol) => {
        const path = `/api/market/history?symbol=${symbol}&interval=1d&limit=640`;
        const { bars } = await read<Api["GET /api/market/history"]["output"]>(visitor, path);
        return bars.filter(({ date }) => date >= "2025-03-04" && date <= (found.to ?? ""));
      }),
    );
    const expected = correlation(closes[0] ?? [], closes[1] ?? []);
    expect(expected.count).toBeGreaterThan(200);
    expect(found.pairs).toEqual([
      { symbols: ["NVDA", "KO"], correlation: expected.value, changeCount: expected.count },
    ]);
    expect((await visitor.get("/api/portfolio/correlations?account=unknown")).status).toBe(404);
  });

  it("say of a flow without a rate that it is not known, never that it is nothing", async () => {
    const lonely = await startTestServer({ ...(await engine.environment()), CLOCK: now, YAHOO_BASE_URL: yahoo.url });
    try {
      const visitor = lonely.visitor();
      await visitor.signUp();
      await add(visitor, { type: "deposit", amount: "100", date: "2026-02-02", currency: "EUR" });
      const measured = await performance(visitor);
      expect(measured.series.find(({ date }) => date === "2026-02-02")).toMatchObject({ value: null, flow: null });
      expect(measured.bridge).toBeNull();
      expect(measured.returns.reasons["timeWeighted"]).toMatchObject({
        lacks: [{ symbol: null, reason: { code: "no-rate-on", from: "EUR", to: "USD", day: "2026-02-02" } }],
      });
    } finally {
      await lonely.stop();
    }
  });

  it("name what is wrong with a range", async () => {
    const visitor = await newVisitor();
    const reply = await visitor.get("/api/portfolio/performance?from=2026-03-01&to=2025-03-01");
    expect([reply.status, reply.body["code"]]).toEqual([422, "invalid-range"]);
    expect((await performance(visitor)).returns).toMatchObject({
      timeWeighted: null,
      reasons: { timeWeighted: { lacks: [{ symbol: null, reason: { code: "nothing-invested" } }], others: 0 } },
    });
  });
});
