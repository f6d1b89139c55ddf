import { transactionTypes } from "#core/portfolio/index.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";
import { type TransactionKind, transactionKinds } from "#core/portfolio/transaction-kinds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { englishWords } from "#core/words/english-words.ts";
import { z } from "zod";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { startEcbUpstream, type EcbUpstream } from "../../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { apiOver } from "../../../../tests/support/api-over.ts";
import { createAnswerSources } from "../answer-sources.ts";
import type { ReadingTool, ToolContext, ToolFound } from "../tool.ts";
import { assistantTools } from "./index.ts";

const now = "2026-03-04T16:00:00Z";

/** An input for each tool that finds something in the portfolio below. */
const inputs: Readonly<Record<string, unknown>> = {
  get_quotes: { symbols: ["NVDA", "MSFT"] },
  get_price_history: { symbol: "NVDA", range: "6mo" },
  get_signals: { symbols: ["NVDA", "AAPL"] },
  get_indicators: { symbol: "NVDA", indicators: "ema,200;atr,14" },
  get_fundamentals: { symbol: "MSFT" },
  get_financial_statements: { symbol: "MSFT", statement: "income", period: "annual" },
  get_estimates: { symbol: "MSFT" },
  get_insiders_and_filings: { symbol: "MSFT" },
  get_news: { symbols: ["NVDA"] },
  get_calendar: { type: "earnings", symbols: [] },
  get_sentiment: { symbols: ["NVDA"] },
  compare_symbols: { symbols: ["NVDA", "MSFT"], range: "1y" },
  search_symbol: { query: "Nvidia" },
  get_related: { symbol: "NVDA" },
  get_market_movers: { kind: "gainers" },
  get_implied_move: { symbol: "NVDA" },
  get_market_status: {},
  get_exchange_rates: { base: "EUR", currencies: ["USD"] },
  get_holdings: {},
  get_performance: {},
  get_what_moved_me: { span: "month" },
  what_if: { symbol: "NVDA", action: "sell", percent: 50 },
  get_allocation: { by: "sector" },
  get_risks: {},
  get_income: {},
  get_transactions: {},
  get_watchlist: {},
  get_alerts: { symbol: "NVDA" },
  get_notes: { symbol: "NVDA" },
  run_backtest: {
    symbols: ["NVDA"],
    rule: "buy when the 20 day average crosses above the 50 day average, sell when it crosses below",
    years: 5,
  },
  calculate: { expression: "(1200 - 4) / 2", label: "Half of it" },
  propose_watch: { symbol: "JNJ" },
  propose_alert: { symbol: "JNJ", kind: "price-below", value: 100 },
  propose_transaction: { type: "buy", symbol: "KO", quantity: "3", price: "62.10" },
};

describe("every tool of the assistant", () => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let visitor: Visitor;
  let context: ToolContext;
  const clock = { now: () => Date.parse(now) };

  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    server = await startTestServer({ CLOCK: now, YAHOO_BASE_URL: yahoo.url, ECB_BASE_URL: ecb.url });
    visitor = server.visitor();
    await visitor.signUp();
    context = contextOf(visitor, "What is 1200 less 4, halved?");
    for (const fields of [
      { type: "deposit", amount: "9000", date: "2025-02-03", currency: "USD" },
      { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" },
      { type: "buy", symbol: "MSFT", date: "2025-04-01", quantity: "3", price: "380" },
      { type: "buy", symbol: "KO", date: "2025-04-02", quantity: "20", price: "61" },
      { type: "dividend", symbol: "KO", date: "2025-12-15", amount: "10.20" },
    ]) {
      const reply = await visitor.post("/api/portfolio/transactions", { currency: "USD", ...fields });
      if (reply.status !== 201) throw new Error(reply.text);
    }
    await visitor.post("/api/watchlist", { symbol: "AAPL" });
    await visitor.post("/api/notes", { symbol: "NVDA", text: "Sell above 200" });
    await visitor.post("/api/alerts", { symbol: "NVDA", rule: { kind: "price", is: "below", value: 5 } });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  function contextOf(who: Visitor, question: string): ToolContext {
    return { api: apiOver(who), userId: "", today: now.slice(0, 10), question, words: englishWords, facts: () => [] };
  }
  const reading = assistantTools.filter((tool): tool is ReadingTool => tool.kind === "read");
  const run = async (tool: ReadingTool, input: unknown, asked = context) =>
    tool.run(await tool.input.parseAsync(input), asked);

  it("has a name of its own, says when to ask for it, and takes nothing that it does not know", () => {
    expect(new Set(assistantTools.map(({ name }) => name)).size).toBe(assistantTools.length);
    expect(Object.keys(inputs).toSorted()).toEqual(assistantTools.map(({ name }) => name).toSorted());
    for (const tool of assistantTools) {
      expect(tool.name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
      expect(tool.description.length, tool.name).toBeGreaterThan(40);
      const schema = z.toJSONSchema(tool.input, { io: "input" });
      expect(schema, tool.name).toMatchObject({ type: "object", additionalProperties: false });
      expect(tool.input.safeParse({ ...(inputs[tool.name] as object), surprise: 1 }).success, tool.name).toBe(false);
    }
  });

  it.each(assistantTools)("names every symbol of its input: $name", (tool) => {
    const input = inputs[tool.name] as Readonly<Record<string, unknown>>;
    const given = [input["symbol"] ?? [], input["symbols"] ?? []].flat();
    expect(tool.symbolsOf(tool.input.parse(input))).toEqual(given);
  });

  const factsOf = async (name: string, input: unknown) => {
    const tool = reading.find((candidate) => candidate.name === name);
    const result = tool === undefined ? null : await run(tool, input);
    if (result?.ok !== true) throw new Error(`${name} found nothing`);
    return new Map(result.sources.flatMap(({ facts }) => facts.map((fact) => [fact.key, fact])));
  };

  it("states each reported figure as of the end of its period, not of its fetch", async () => {
    const statement = await factsOf("get_financial_statements", { symbol: "MSFT", statement: "income" });
    const ends = [...statement.keys()].flatMap((key) => (key.startsWith("end.") ? [key.slice("end.".length)] : []));
    expect(ends.length).toBeGreaterThan(2);
    for (const end of ends) expect(statement.get(`totalRevenue.${end}`)?.asOf).toBe(end);
    const company = await factsOf("get_fundamentals", { symbol: "MSFT" });
    expect(company.get("operatingMargin")?.asOf).toBe("2025-12-31");
    expect(company.get("forwardPe")?.asOf).toMatch(/^2026-03-04T/);
    const estimates = await factsOf("get_estimates", { symbol: "MSFT" });
    expect(estimates.get("actual.2025-12-31")?.asOf).toBe("2025-12-31");
  });

  it("leaves out options that have expired", async () => {
    const tool = reading.find(({ name }) => name === "get_implied_move");
    const later = { ...context, today: "2027-03-04" };
    expect(tool === undefined ? null : await run(tool, { symbol: "NVDA" }, later)).toMatchObject({
      ok: false,
      reason: expect.stringContaining("expired"),
    });
  });

  it("gives a hit rate with its base rate, and the newest third of the days when asked", async () => {
    const all = await factsOf("get_signals", { symbols: ["NVDA"] });
    for (const key of ["hitRate", "baseRate", "low", "high", "cases", "edge"])
      expect(all.has(`macd.${key}`), key).toBe(true);
    expect([...all.keys()].some((key) => key.includes("newestThird") || key.includes("strength"))).toBe(false);
    const value = (facts: typeof all, key: string) => facts.get(key)?.value ?? Number.NaN;
    expect(value(all, "macd.edge")).toBeCloseTo(value(all, "macd.hitRate") - value(all, "macd.baseRate"), 3);
    const third = await factsOf("get_signals", { symbols: ["NVDA"], newestThird: true });
    expect(value(third, "macd.newestThird.cases")).toBeLessThan(value(third, "macd.cases") / 2);
    expect(third.has("macd.newestThird.baseRate")).toBe(true);
  });

  it.each(reading)("finds something real, with facts that can be traced: $name", async (tool) => {
    const result = await run(tool, inputs[tool.name]);
    expect(result).toMatchObject({ ok: true });
    const { sources, summary, subjects } = result as ToolFound;
    expect(summary).not.toBe("");
    expect(sources.length).toBeGreaterThan(0);
    for (const { symbol, names } of subjects) {
      expect(symbol).not.toBe("");
      for (const name of names) expect(name).not.toMatch(/[<>\n]/);
    }
    for (const source of sources) {
      expect(source.title).not.toBe("");
      expect(["sample", "unavailable"]).not.toContain(source.status);
      expect(source.provider).not.toBe("");
      const keys = source.facts.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const fact of source.facts) {
        expect(fact.key).toMatch(/^[\w.-]{1,80}$/);
        expect(Number.isFinite(fact.value), fact.key).toBe(true);
        expect(fact.label, fact.key).not.toBe("");
        expect(fact.kind === "computed", fact.key).toBe(fact.formula !== null);
        if (fact.unit === "money" && fact.currency !== null) expect(fact.currency, fact.key).toMatch(/^[A-Za-z]{3}$/);
      }
      for (const key of referredKeys(source.data)) expect(keys).toContain(key);
      for (const row of source.table?.rows ?? []) {
        expect(row.cells).toHaveLength(source.table?.columns.length ?? 0);
        for (const cell of row.cells) if ("fact" in cell) expect(keys).toContain(cell.fact);
      }
      // Every number a model reads comes with the mark of a fact.
      expect(numbersIn(source.data), source.title).toEqual([]);
      // Every plain text is read by a model: a code, or words of ours.
      const sent = createAnswerSources({ amounts: "full" });
      const read = sent.add([source]).map((number) => JSON.stringify(sent.dataOf(number)));
      const isRead = (text: string) => read.some((data) => data.includes(JSON.stringify(text)));
      expect(
        textsIn(source.data).filter((text) => !isRead(text)),
        source.title,
      ).toEqual([]);
    }
  });

  it("keeps the user's own money and shares out of the data, as marks", async () => {
    for (const name of [
      "get_holdings",
      "get_performance",
      "get_what_moved_me",
      "get_income",
      "get_transactions",
      "get_allocation",
      "get_risks",
    ]) {
      const tool = reading.find((candidate) => candidate.name === name);
      const result = (await run(tool!, inputs[name])) as ToolFound;
      const sources = createAnswerSources({ amounts: "percentages" });
      const sent = sources.add(result.sources).map((number) => sources.dataOf(number));
      const text = JSON.stringify(sent) + JSON.stringify(result.notices) + result.summary;
      for (const secret of ["9000", "131.2", "1575.4", "1140", "10.2"])
        expect(text, name).not.toMatch(new RegExp(`(?<![\\d.])${secret.replace(".", "\\.")}0*(?![\\d.])`));
    }
  });

  it("only proposes what it may propose, and leaves the rest as it is", async () => {
    const propose = async (name: string, input: unknown) => {
      const tool = assistantTools.find((candidate) => candidate.name === name);
      if (tool?.kind !== "propose") throw new Error(name);
      return tool.propose(tool.input.parse(input), context);
    };
    expect(await propose("propose_watch", { symbol: "JNJ" })).toMatchObject({
      kind: "watch",
      route: "POST /api/watchlist",
      input: { symbol: "JNJ" },
      summary: "Add JNJ (Johnson & Johnson) to your watchlist",
    });
    expect(await propose("propose_watch", { symbol: "AAPL" })).toMatchObject({ ok: false });
    expect(await propose("propose_watch", { symbol: "NOSUCH" })).toMatchObject({ ok: false });
    const purchase = await propose("propose_transaction", inputs["propose_transaction"]);
    expect(purchase).toMatchObject({
      kind: "transaction",
      input: { type: "buy", symbol: "KO", quantity: "3", price: "62.10", date: "2026-03-04" },
      summary: "Record a purchase of 3 KO at 62.10 on 4 Mar 2026",
    });
    const kinds: Readonly<Partial<Record<TransactionType, object>>> = {
      split: { symbol: "KO", ratio: "2" },
      merger: { symbol: "KO", newSymbol: "NVDA", ratio: "0.5", cash: "3" },
      "spin-off": { symbol: "KO", newSymbol: "NVDA", ratio: "0.1", costShare: "0.2" },
      "symbol-change": { symbol: "KO", newSymbol: "NVDA" },
      "currency-exchange": { amount: "100", currency: "EUR", received: "110", receivedCurrency: "USD" },
    };
    for (const type of transactionTypes) {
      const { fields, shares } = transactionKinds[type] as TransactionKind;
      const usual = {
        ...(fields.symbol === "required" ? { symbol: "KO" } : {}),
        ...(shares === undefined ? { amount: "3" } : { quantity: "3", price: "62.10" }),
      };
      const cash = type === "cash-in-lieu" ? { symbol: "KO", quantity: "0.5", amount: "30" } : usual;
      const proposal = await propose("propose_transaction", { type, ...(kinds[type] ?? cash) });
      expect(proposal, type).toMatchObject({ kind: "transaction", input: { type } });
    }
    const reclaimed = { type: "tax", symbol: "KO", amount: "-1.25", currency: "USD" };
    expect(await propose("propose_transaction", reclaimed)).toMatchObject({ input: { amount: "-1.25" } });
    const merged = await propose("propose_transaction", { type: "merger", ...kinds.merger });
    expect(merged).toMatchObject({ summary: "Record a merger of KO → NVDA (0.5, 3 USD) on 4 Mar 2026" });
    const exchanged = await propose("propose_transaction", {
      type: "currency-exchange",
      ...kinds["currency-exchange"],
    });
    expect(exchanged).toMatchObject({ summary: "Record a currency exchange of 100 EUR → 110 USD on 4 Mar 2026" });
    for (const wrong of [
      { type: "buy", symbol: "KO", quantity: "3" },
      { type: "buy", symbol: "KO", quantity: "3", price: "62", date: "2031-01-01" },
      { type: "sell", symbol: "KO", quantity: "21", price: "62" },
      { type: "buy", symbol: "NOSUCH", quantity: "1", price: "1" },
    ])
      expect(await propose("propose_transaction", wrong), JSON.stringify(wrong)).toMatchObject({ ok: false });
    // How many shares there are is not told by a refusal, which a model reads.
    const refused = await propose("propose_transaction", {
      type: "sell",
      symbol: "AAPL",
      quantity: "777777",
      price: "1",
    });
    expect(JSON.stringify(refused).replace("777777", "")).not.toMatch(/\b\d+(?:\.\d+)? shares|Only/);
    const ledger = await visitor.get("/api/portfolio/transactions");
    expect(ledger.body["total"]).toBe(5);
    expect((await visitor.get("/api/watchlist")).body["symbols"]).not.toContain("JNJ");
    const alert = await propose("propose_alert", inputs["propose_alert"]);
    expect(alert).toMatchObject({
      kind: "alert",
      route: "POST /api/alerts",
      summary: "Tell you once when JNJ is below 100.00",
    });
    for (const wrong of [
      { symbol: "NOSUCH", kind: "price-below", value: 100 },
      { symbol: "JNJ", kind: "new-high-of-weeks", value: 2.5 },
      { symbol: "JNJ", kind: "percent-of-portfolio", value: 101 },
    ])
      expect(await propose("propose_alert", wrong), JSON.stringify(wrong)).toMatchObject({ ok: false });
    expect((await visitor.get("/api/alerts")).body["alerts"]).toHaveLength(1);
    // What was proposed is what the ordinary address takes.
    expect((await visitor.post("/api/alerts", (alert as { input: object }).input)).status).toBe(201);
    expect((await visitor.post("/api/portfolio/transactions", (purchase as { input: object }).input)).status).toBe(201);
  });

  it("says why there is nothing to tell", async () => {
    const stranger = server.visitor();
    await stranger.signUp();
    const nobody = contextOf(stranger, "");
    for (const name of [
      "get_holdings",
      "get_performance",
      "get_what_moved_me",
      "get_income",
      "get_transactions",
      "get_allocation",
    ]) {
      const result = await run(
        reading.find((tool) => tool.name === name)!,
        inputs[name],
        nobody,
      );
      expect(result, name).toMatchObject({ ok: false, reason: expect.stringMatching(/^No /) });
    }
    const unknown = await run(
      reading.find(({ name }) => name === "get_quotes")!,
      { symbols: ["NOSUCH"] },
    );
    expect(unknown).toEqual({ ok: false, reason: "No data available for symbol: NOSUCH" });
    const invented = await run(
      reading.find(({ name }) => name === "calculate")!,
      { expression: "77 * 3", label: "x" },
    );
    expect(invented).toMatchObject({ ok: false, reason: expect.stringContaining("77 is no number") });
  });
});

describe("without a provider", () => {
  it("never lets sample data in", async () => {
    const server = await startTestServer({ CLOCK: now });
    const visitor = server.visitor();
    await visitor.signUp();
    await visitor.post("/api/watchlist", { symbol: "AAPL" });
    const context: ToolContext = {
      api: apiOver(visitor),
      userId: "",
      today: now.slice(0, 10),
      question: "",
      words: englishWords,
      facts: () => [],
    };
    for (const name of [
      "get_quotes",
      "get_price_history",
      "get_signals",
      "get_news",
      "get_watchlist",
      "compare_symbols",
      "get_fundamentals",
      "get_calendar",
    ]) {
      const tool = assistantTools.find((candidate) => candidate.name === name);
      if (tool?.kind !== "read") throw new Error(name);
      const result = await tool.run(tool.input.parse(inputs[name]), context);
      expect(result, name).toMatchObject({ ok: false });
    }
    await server.stop();
  });
});

function* leaves(value: unknown): Generator {
  if (value !== null && typeof value === "object") for (const inner of Object.values(value)) yield* leaves(inner);
  else yield value;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (["$fact", "$quote", "$sentence", "$words"].some((kind) => kind in value)) return [];
  return Object.values(value).flatMap(textsIn);
}

function numbersIn(data: unknown): readonly number[] {
  return [...leaves(data)].filter((leaf) => typeof leaf === "number");
}

function referredKeys(data: unknown): readonly string[] {
  if (data === null || typeof data !== "object") return [];
  if ("$fact" in data) return [String(data.$fact)];
  return Object.values(data).flatMap(referredKeys);
}
